"""Names of bots: `adept`, `master(iterations=150)`, `my_bot.py:MyBot(seconds=2)`, `cmd:./my_bot --flag`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from orcs.bots.bot import Budget
from orcs.bots.guests import COMMAND

OUTER_COMMA = re.compile(r",(?![^()]*\))")


def split_names(text: str) -> list[str]:
    """The names in a list. Commas between parentheses belong to a name."""
    return [name.strip() for name in OUTER_COMMA.split(text)]


@dataclass(frozen=True)
class BotOptions:
    """What stands between the parentheses of a name: how long the bot may think, and a file of weights to judge by."""

    budget: Budget | None = None
    weights: str = ""


@lru_cache(maxsize=64)
def read_options(name: str) -> tuple[str, BotOptions]:
    """A name without its options, and these. ValueError if they make no sense.

    A program has none: it gets its options as arguments.
    """
    if name.startswith(COMMAND) or not name.endswith(")"):
        return name, BotOptions()
    bot, _, text = name[:-1].rpartition("(")
    options: dict[str, str] = {}
    for option in text.split(","):
        key, _, value = (part.strip() for part in option.partition("="))
        if key not in ("iterations", "seconds", "weights") or key in options:
            raise ValueError(
                "a bot's options are written 'master(iterations=150)', '(seconds=0.5)' or "
                f"'archmage(weights=mine.toml)', not {name!r}"
            )
        options[key] = value
    try:
        iterations = int(options["iterations"]) if "iterations" in options else None
        seconds = float(options["seconds"]) if "seconds" in options else None
    except ValueError:
        raise ValueError(f"the options of {name!r} must be numbers, such as iterations=150 or seconds=0.5") from None
    budget = None if iterations is None and seconds is None else Budget(iterations, seconds)
    return bot, BotOptions(budget, options.get("weights", ""))
