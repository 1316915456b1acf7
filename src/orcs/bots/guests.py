"""Guests: bots that others wrote. Whatever they do, the game goes on, and their reports say what they did."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from orcs.bots.bot import Bot, Budget, RandomBot
from orcs.bots.table import BotError
from orcs.engine.view import View

COMMAND = "cmd:"


class MisbehaviourError(BotError):
    """What a guest did instead of answering: its kind in one word, and the details."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Guest(Bot):
    """A bot that is not trusted to answer. A substitute, the random bot unless one is given, answers for it then."""

    def __init__(self, name: str, seed: int, budget: Budget, substitute: Bot | None = None) -> None:
        super().__init__(seed, budget)
        self.name = name
        self.substitute = substitute or RandomBot(seed, budget)
        self.substitute_name = "the random bot" if substitute is None else "its substitute"
        self.substituted = 0
        self.incidents: dict[str, tuple[str, int]] = {}

    def answer(self, seen: View, options: list[int]) -> int:
        """What the guest picks. MisbehaviourError if it does not."""
        raise NotImplementedError

    def choose(self, seen: View, options: list[int]) -> int:
        try:
            pick = self.answer(seen, options)
            if pick not in options:
                raise MisbehaviourError("illegal", f"picked {self.told(seen, pick)}, which is not open")
        except MisbehaviourError as error:
            self.report(error.kind, str(error))
            self.substituted += 1
            return self.substitute.choose(seen, options)
        return pick

    def told(self, seen: View, pick: object) -> str:
        """A pick as a report names it."""
        texts = seen.known.rules.actions.texts
        return texts.get(pick, repr(pick)[:80]) if isinstance(pick, int) else repr(pick)[:80]

    def report(self, kind: str, text: str) -> None:
        """Note an incident. The first of each kind is kept in words, the others are counted."""
        first, count = self.incidents.get(kind, (text, 0))
        self.incidents[kind] = (first, count + 1)

    @property
    def reports(self) -> list[str]:
        """A line for each kind of misbehaviour, in the order they first came."""
        return [
            f"{self.name}: {text}" + (f" (and {count - 1} more like this)" if count > 1 else "")
            for text, count in self.incidents.values()
        ]

    def close(self) -> None:
        """The guest leaves."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
