"""The route of the tutorial."""

from __future__ import annotations

from typing import Final

from orcs.server.api.endpoints import Endpoint, fixed
from orcs.tables.lessons import TutorialDoc, tutorial_doc

HOUR: Final = 3600


@fixed
def show_tutorial() -> TutorialDoc:
    """The tutorial."""
    return tutorial_doc()


LEARNING: Final = (
    Endpoint(
        "GET",
        "/api/tutorial",
        show_tutorial,
        "The tutorial: its steps as data",
        TutorialDoc,
        who="anybody",
        cache=f"public, max-age={HOUR}",
    ),
)
