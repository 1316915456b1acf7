"""The examples of the rules: for each a record up to where it begins, and the line that shows what the clause says.

`tools/examples` stages them; the browser plays them in the sandbox, `orcs rules` tells them, and the tests replay them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

Claim = dict[str, object]


@dataclass(frozen=True)
class Example:
    """One example: the clauses it is about, the seat (from 1) whose eyes it is seen with, and the rows of its line.

    `claims` are events that happen in the line (`times`: so often, if not once or more), `never` events that do not,
    `refused` picks that are not open when it begins, each with its clause.
    """

    id: str
    clauses: list[str]
    seat: int
    modules: list[str]
    line: list[str]
    claims: list[Claim]
    never: list[str]
    refused: list[Claim]

    def record(self) -> str:
        """The game up to where the example begins."""
        return (resources.files(__package__) / f"{self.id}.orc").read_text("utf-8")


@cache
def examples() -> tuple[Example, ...]:
    """All examples, in the order of the rules."""
    text = (resources.files(__package__) / "index.json").read_text("utf-8")
    return tuple(Example(**row) for row in json.loads(text))


def examples_of(clause: str) -> list[Example]:
    """The examples that a clause is told with: those it comes first in."""
    return [example for example in examples() if example.clauses[0] == clause]
