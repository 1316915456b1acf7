"""Step and Ask: the table after a change, and the question it puts to this seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Ask:
    """A question: its id, the kind of decision, the clause it comes from, the open picks as texts and as numbers."""

    id: int
    kind: str
    clause: str
    options: list[str]
    numbers: list[int]


@dataclass(frozen=True)
class Step:
    """The table after a change: the whole view, and the events that led to it as this seat may know them."""

    seq: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    ask: Ask | None
    can_undo: bool
    can_redo: bool


def read_step(message: Mapping[str, Any], view: dict[str, Any]) -> Step:
    """The step of a message, with the view as it is after it."""
    ask = message.get("ask")
    return Step(
        seq=message["seq"],
        view=view,
        events=message.get("events", []),
        ask=None if ask is None else read_ask(ask),
        can_undo=message.get("can_undo", False),
        can_redo=message.get("can_redo", False),
    )


def read_ask(message: Mapping[str, Any]) -> Ask:
    """The ask of a message."""
    options = message["options"]
    return Ask(
        id=message["id"],
        kind=message["kind"],
        clause=message["clause"],
        options=[option["text"] for option in options],
        numbers=[option["id"] for option in options],
    )


def merged(base: Any, patch: Any) -> Any:
    """A JSON merge patch (RFC 7396) laid over a value: None takes a key away. Neither argument is changed."""
    if not isinstance(patch, dict):
        return patch
    result = dict(base) if isinstance(base, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result
