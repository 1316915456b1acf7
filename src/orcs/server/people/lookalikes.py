"""Names that look alike: the skeletons of Unicode's UTS #39, which are equal where eyes may take one for the other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib import resources

from orcs.tables.refusal import Refused


@cache
def prototypes() -> dict[int, str]:
    """What each confusable character looks like. `tools/confusables.py` writes the table."""
    table: dict[int, str] = {}
    text = (resources.files("orcs.server.people") / "confusables.txt").read_text("ascii")
    for line in text.splitlines():
        target, _, sources = line.partition(" ")
        shown = "".join(chr(int(code, 16)) for code in target.split("+"))
        table |= {int(code, 16): shown for code in sources.split()}
    return table


def skeleton(name: str) -> str:
    """What a name looks like; spaces do not count."""
    plain = unicodedata.normalize("NFD", "".join(name.split())).translate(prototypes())
    return unicodedata.normalize("NFD", plain)


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other, as they are or in small letters."""
    return skeleton(one) == skeleton(other) or skeleton(one.casefold()) == skeleton(other.casefold())


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that can be mistaken for another one at the table."""
    for other in others:
        if look_alike(name, other):
            raise Refused("problem-name_alike", 409, name=other)
