"""The ways to look at an environment."""

from __future__ import annotations

import sys

from orcs.engine.view import View
from orcs.env.drawing import Pixels, draw
from orcs.env.picture import picture

RENDER_MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """The mode. ValueError unless it is one of the RENDER_MODES, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"the render modes are {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(seen: View, mode: str | None) -> str | Pixels | None:
    """What one seat sees: an image, or text, which is printed for a human."""
    if mode == "rgb_array":
        return draw(seen)
    text = picture(seen)
    if mode == "human":
        sys.stdout.write(text)
        return None
    return text
