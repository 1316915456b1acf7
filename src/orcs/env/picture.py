"""A view as a few lines of text, for people who watch a learner."""

from __future__ import annotations

from typing import Any

from orcs.engine.plain import plain_view
from orcs.engine.terms import COLOURS, PATHS, SECTION_NAMES
from orcs.engine.view import View


def picture(seen: View) -> str:
    """The table as one seat sees it."""
    data: dict[str, Any] = plain_view(seen)
    return "\n".join([headline(data), *path_lines(data), *card_lines(data), *seat_lines(data)]) + "\n"


def headline(data: dict[str, Any]) -> str:
    """Where the game stands."""
    if data["over"]:
        return f"the game is over after round {data['round']}"
    asked = data["stack"][-1]
    return f"round {data['round']} · fate {data['fate'] or 'none'} · {COLOURS[asked[1][0]]}: {asked[0]}"


def path_lines(data: dict[str, Any]) -> list[str]:
    """Every path with its mages, creatures and stack."""
    mages = {seat["mage"]: COLOURS[number] for number, seat in enumerate(data["seats"])}
    return [
        f"{path} {mages.get(path, ''):7}"
        + "".join(f"| {_creatures(data, f'{path}.{section}'):30}" for section in SECTION_NAMES)
        + f"| {data['stacks'][path - 1]}"
        for path in range(1, PATHS + 1)
    ]


def _creatures(data: dict[str, Any], place: str) -> str:
    names = [
        creature["creature"] + "'" * creature["damage"] for creature in data["creatures"] if creature["place"] == place
    ]
    return " ".join(f"{name}×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names))


def card_lines(data: dict[str, Any]) -> list[str]:
    """What creatures are worth, and the display."""
    values = " ".join(f"{name}={value}" for name, value in data["counters"].items())
    return [f"worth: {values}", f"display: {_counted(data['display'])}"]


def seat_lines(data: dict[str, Any]) -> list[str]:
    """What every player has."""
    lines = []
    for number, (seat, score) in enumerate(zip(data["seats"], data["scores"], strict=True)):
        hand = _counted(seat["hand"]) if "hand" in seat else f"{seat['hand_size']} cards"
        lines.append(f"{COLOURS[number]:7}{score['total']:4} points · {_counted(seat['trophies'])} · hand: {hand}")
    return lines


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name}×{count}" if count > 1 else name for name, count in counts.items()) or "nothing"
