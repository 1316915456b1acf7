"""This package's bots at a server's table: the view that came as JSON, as they want it."""

from __future__ import annotations

from typing import Any

from orcs.bots.bot import Bot
from orcs.client.play import Choose
from orcs.edition import built_in, load_text
from orcs.engine.known import known_view
from orcs.engine.rules import Rules
from orcs.engine.setup import Setup
from orcs.engine.view import View
from orcs.modules.compose import composed


def chooser(bot: Bot) -> Choose:
    """A bot as `play` wants it: `play(seat, chooser(make_bot("adept", seed=1)))`."""

    def choose(view: dict[str, Any], options: list[str]) -> str:
        seen = read_view(view)
        actions = seen.known.rules.actions
        return actions.text(bot.choose(seen, [actions.picks[option] for option in options]))

    return choose


def read_view(view: dict[str, Any]) -> View:
    """The view of a seat in a running game."""
    rules, own = rules_of(view["table"]), view["own"]
    seats = [{"hand": {}, "draw": {}, **view["seats"][str(number + 1)]} for number in range(len(view["seats"]))]
    seats[own["seat"] - 1].update(hand=own["hand"], draw=own["draw"])
    modules = dict(view["modules"])
    for name, cells in own["modules"].items():
        first = (own["seat"] - 1) * len(cells)
        modules[name] = [*modules[name][:first], *cells, *modules[name][first + len(cells) :]]
    data = {"start": None, "turn": None, "fate": None, **view, "viewer": own["seat"], "seats": seats}
    return known_view(rules, data | {"modules": modules, "creatures": list(view["creatures"].values())})


def rules_of(table: dict[str, Any]) -> Rules:
    """The rules of a table's game."""
    colours = [table["seats"][str(number + 1)]["colour"] for number in range(len(table["seats"]))]
    edition = load_text(table["edition"]) if table.get("edition") else built_in()
    return composed(edition, Setup(colours, None, table["modules"], table["undo"], table.get("house_rules", [])))
