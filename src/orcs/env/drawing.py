"""A view as an image: the ring of paths with all that stands on it, and beside it what everybody has."""

from __future__ import annotations

import math
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from orcs.engine.plain import plain_view
from orcs.engine.terms import COLOURS, PATHS, SECTION_NAMES
from orcs.engine.view import View
from orcs.env.picture import card_lines, headline, seat_lines

Pixels = NDArray[np.uint8]
Point = tuple[float, float]

WIDTH, HEIGHT = 1120, 640
CENTRE = (320.0, 330.0)
TOWER, SECTION = 56.0, 66.0
WIDE = math.tan(math.radians(29))
TOKEN = 14.0
ROW = 84
SEAT_COLOURS = {"blue": "#3b74c9", "green": "#3f9142", "red": "#c23b30", "yellow": "#d9a514"}
TOKENS = ("#7a9e4e", "#4e8f9e", "#a9744f", "#8e6bb0", "#b0586e", "#5d6475")
NIGHT, STONE, LINES, TEXT = "#22242e", "#c9bfa8", "#5b523f", "#f2ead8"
GROUND = ("#efe6cf", "#e3d7ba", "#d5c6a3")


def draw(seen: View) -> Pixels:
    """The table as one seat sees it: height × width × red, green and blue."""
    data: dict[str, Any] = plain_view(seen)
    image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(13)
    pen.text((20, 12), headline(data), TEXT, font)
    for path in range(1, PATHS + 1):
        _path(pen, font, data, path)
    _tower(pen, font, data)
    for row, line in enumerate([*card_lines(data), *seat_lines(data)]):
        colour = SEAT_COLOURS.get(line.split(" ", 1)[0], TEXT)
        pen.text((650, 60 + row * ROW), "\n".join(wrap(line.replace("×", " x "), 58)), colour, font)
    return np.asarray(image)


def _at(path: int, out: float, aside: float = 0.0) -> Point:
    """A point on a path: so far out from the middle along it, and so far to one side."""
    angle = math.radians(60 * (path - 1) - 60)
    along, across = math.cos(angle), math.sin(angle)
    return CENTRE[0] + out * along - aside * across, CENTRE[1] + out * across + aside * along


def _path(pen: ImageDraw.ImageDraw, font: Any, data: dict[str, Any], path: int) -> None:
    for number in range(len(SECTION_NAMES)):
        near, far = TOWER + number * SECTION, TOWER + (number + 1) * SECTION
        corners = [_at(path, near, -WIDE * near), _at(path, far, -WIDE * far)]
        corners += [_at(path, far, WIDE * far), _at(path, near, WIDE * near)]
        pen.polygon(corners, GROUND[number], LINES)
    for number, section in enumerate(SECTION_NAMES):
        _creatures(pen, font, data, path, f"{path}.{section}", TOWER + number * SECTION)
    pen.text(_at(path, TOWER + 3 * SECTION + 22), f"{path}: {data['stacks'][path - 1]}", TEXT, font, anchor="mm")


def _creatures(pen: ImageDraw.ImageDraw, font: Any, data: dict[str, Any], path: int, place: str, near: float) -> None:
    """Two rows of tokens, closer to each other the more there are."""
    kinds = list(data["counters"])
    here = [creature for creature in data["creatures"] if creature["place"] == place]
    for number, creature in enumerate(here):
        row = number % 2
        out = near + SECTION * (0.5 if len(here) == 1 else 0.3 + 0.42 * row)
        columns = (len(here) + 1 - row) // 2
        step = min(2 * TOKEN + 2, 2 * (WIDE * out - TOKEN) / max(1, columns - 1))
        x, y = _at(path, out, (number // 2 - (columns - 1) / 2) * step)
        colour = TOKENS[kinds.index(creature["creature"]) % len(TOKENS)]
        edge = "#d02020" if creature["damage"] else NIGHT
        pen.ellipse((x - TOKEN, y - TOKEN, x + TOKEN, y + TOKEN), colour, edge)
        name = "".join(part[0] for part in creature["creature"].split("_")).upper()
        pen.text((x, y), f"{name}{creature['life']}", "white", font, anchor="mm")


def _tower(pen: ImageDraw.ImageDraw, font: Any, data: dict[str, Any]) -> None:
    x, y = CENTRE
    pen.ellipse((x - TOWER + 6, y - TOWER + 6, x + TOWER - 6, y + TOWER - 6), STONE, LINES)
    pen.text((x, y), f"round {data['round']}", NIGHT, font, anchor="mm")
    mages = [seat["mage"] for seat in data["seats"]]
    for number, path in enumerate(mages):
        mx, my = _at(path, TOWER - 18, 20.0 * (mages[:number].count(path) - (mages.count(path) - 1) / 2))
        pen.ellipse((mx - 9, my - 9, mx + 9, my + 9), SEAT_COLOURS[COLOURS[number]], "white")
