"""A bot in Python: it casts whenever it can and passes only when nothing else is left."""

from orcs.bots.bot import Bot
from orcs.engine.view import View

LIKED = ("line", "target", "cast", "area", "learn", "bonus", "use", "add", "teleport", "draw", "done")


class MyBot(Bot):
    def choose(self, seen: View, options: list[int]) -> int:
        text = seen.known.rules.actions.text
        return max(options, key=lambda pick: self.liking(text(pick)))

    def liking(self, option: str) -> tuple[int, int]:
        word = option.partition(":")[0]
        rank = len(LIKED) - LIKED.index(word) if word in LIKED else 0
        return rank, self.rng.below(1000)
