"""Store: what the browser stores, as far as it was read. What changes is collected, for the browser to store.

A key is a shelf and a name: `tables/ID/00000001` is a fact. Shelves are read whole.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from orcs.page.messages import Entries
from orcs.tables.refusal import Refused

INDEX: Final = "index/"
PEOPLE: Final = "people/"
ALL: Final = ""
"""The shelf that holds everything."""


class NotLoadedError(Exception):
    """A shelf must be read first."""

    def __init__(self, shelf: str) -> None:
        super().__init__(shelf)
        self.shelf = shelf


class Store:
    """The shelves that were read, and the changes since the last event."""

    def __init__(self) -> None:
        self.shelves: dict[str, Entries] = {}
        self.taken: set[str] = set()
        self.changes: dict[str, str | None] = {}

    def load(self, loaded: dict[str, Entries | None]) -> None:
        """Take what was read for an event."""
        for shelf, entries in loaded.items():
            if entries is None:
                self.taken.add(shelf)
            else:
                self.shelves[shelf] = entries

    def shelf(self, name: str) -> Entries:
        """All entries of a shelf, by key. Refused if another tab has it."""
        if name in self.taken:
            raise Refused("problem-other_tab", 423)
        if name not in self.shelves:
            raise NotLoadedError(name)
        return self.shelves[name]

    def add_shelf(self, name: str) -> None:
        """A shelf that is new: there is nothing to read."""
        self.shelves[name] = {}

    def put(self, key: str, text: str) -> None:
        """Store a text."""
        self.changes[key] = text
        if (entries := self.shelves.get(shelf_of(key))) is not None:
            entries[key] = text

    def drop(self, key: str) -> None:
        """Remove a text."""
        self.changes[key] = None
        if (entries := self.shelves.get(shelf_of(key))) is not None:
            entries.pop(key, None)

    def keep_only(self, names: Collection[str]) -> None:
        """Forget what was read of all other shelves: other tabs may change those."""
        self.shelves = {name: entries for name, entries in self.shelves.items() if name in names}
        self.taken.clear()

    def take_changes(self) -> dict[str, str | None]:
        """What is to be stored after an event."""
        changes, self.changes = self.changes, {}
        return changes


def shelf_of(key: str) -> str:
    """The shelf of a key."""
    return key[: key.rindex("/") + 1]
