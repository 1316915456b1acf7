"""Names of bots: `adept`, `master(iterations=150)`, `my_bot.py:MyBot(seconds=2)`, `cmd:./my_bot --flag`."""

from __future__ import annotations

import re

from orcs.bots.bot import Budget
from orcs.bots.guests import COMMAND

OUTER_COMMA = re.compile(r",(?![^()]*\))")


def split_names(text: str) -> list[str]:
    """The names in a list. Commas between parentheses belong to a name."""
    return [name.strip() for name in OUTER_COMMA.split(text)]


def read_options(name: str) -> tuple[str, Budget | None]:
    """A name without its options, and the budget that they set, if there are any. ValueError if they make no sense.

    A program has none: it gets its options as arguments.
    """
    if name.startswith(COMMAND) or not name.endswith(")"):
        return name, None
    bot, _, text = name[:-1].rpartition("(")
    options: dict[str, str] = {}
    for option in text.split(","):
        key, _, value = (part.strip() for part in option.partition("="))
        if key not in ("iterations", "seconds") or key in options:
            raise ValueError(f"a bot's options are written 'master(iterations=150)' or '(seconds=0.5)', not {name!r}")
        options[key] = value
    try:
        iterations = int(options["iterations"]) if "iterations" in options else None
        seconds = float(options["seconds"]) if "seconds" in options else None
    except ValueError:
        raise ValueError(f"the options of {name!r} must be numbers, such as iterations=150 or seconds=0.5") from None
    return bot, Budget(iterations, seconds)
