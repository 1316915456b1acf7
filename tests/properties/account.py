"""An account of a game, kept from its event stream alone."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from orcs import Edition, Game, plain_position

CATEGORIES = ("weak", "strong", "brute")
SKULLS_FOR_A_SKILL = 2


class Account:
    """Cards, trophies, creatures and toadlings as the events tell them, for the seats of one table.

    It begins before the first event, with the initial skull tracks.
    """

    def __init__(self, game: Game) -> None:
        self.edition: Edition = game.edition
        seats = range(1, len(game.setup.colours) + 1)
        start = {row.id: row.copies for row in self.edition.spells if row.pile == "start"}
        rows = self.edition.creatures
        names = game.rules.names["creature"]
        self.category = {name: row.category for name, row in zip(names, rows, strict=True)}
        self.value = {name: row.track[0] for name, row in zip(names, rows, strict=True)}
        self.owned = {seat: Counter(start) for seat in seats}
        self.learned = dict.fromkeys(seats, 0)
        self.trophies: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
        self.skulls: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
        self.skills: dict[int, set[str]] = {seat: set() for seat in seats}
        before: dict[str, Any] = plain_position(game.state)
        for seat, data in enumerate(before["seats"], 1):
            for name, row in zip(names, rows, strict=True):
                self.skulls[seat][name] = data["skulls"].get(name, 0)
                if self.skulls[seat][name] == SKULLS_FOR_A_SKILL:
                    self.skills[seat].add(row.skill)
        self.mission: dict[int, str] = {}
        self.boxed: Counter[str] = Counter()
        self.entered: Counter[str] = Counter()
        self.removed: Counter[str] = Counter()
        self.board: dict[int, tuple[str, str]] = {}
        self.damage: Counter[int] = Counter()
        self.mages: dict[int, int] = {}
        self.held: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
        self.used: Counter[str] = Counter()
        self.lying: Counter[str] = Counter()
        self.hand_size = dict.fromkeys(seats, 0)

    def hear(self, events: Iterable[dict[str, Any]]) -> None:
        """Record an event."""
        for event in events:
            note = getattr(self, event["event"], None)
            if note is not None:
                note(**{name: value for name, value in event.items() if name != "event"})

    # The board

    def creature_entered(self, token: int, creature: str, path: int, to: str) -> None:
        self.entered[creature] += 1
        self.board[token] = (creature, to)

    def creature_moved(self, token: int, creature: str, before: str, to: str) -> None:
        assert self.board[token] == (creature, before)
        self.board[token] = (creature, to)

    def tower_reached(self, token: int, creature: str, path: int) -> None:
        assert self.board.pop(token) == (creature, f"{path}.tower")
        self.damage.pop(token, 0)
        self.boxed[creature] += 1

    def creature_hit(self, token: int, creature: str, place: str, amount: int) -> None:
        assert self.board[token] == (creature, place)
        self.damage[token] += amount

    def creatures_healed(self) -> None:
        self.damage.clear()

    def creature_defeated(self, token: int, creature: str, place: str, seat: int) -> None:
        assert self.board.pop(token) == (creature, place)
        self.damage.pop(token, 0)
        self.trophies[seat][creature] += 1

    def trophy_lost(self, seat: int, creature: str) -> None:
        self.trophies[seat][creature] -= 1
        self.boxed[creature] += 1

    def counter_dropped(self, creature: str, value: int) -> None:
        assert value == self.value[creature] - 1
        self.value[creature] = value

    def skull_raised(self, seat: int, creature: str, height: int) -> None:
        assert height == self.skulls[seat][creature] + 1
        self.skulls[seat][creature] = height

    def skill_gained(self, seat: int, skill: str) -> None:
        assert skill not in self.skills[seat]
        self.skills[seat].add(skill)

    def mage_moved(self, seat: int, path: int) -> None:
        assert path not in self.mages.values()
        self.mages[seat] = path

    # Cards

    def card_drawn(self, seat: int, card: str) -> None:
        self.hand_size[seat] += 1

    def spell_cast(self, seat: int, card: str, power: int) -> None:
        self.hand_size[seat] -= 1

    def card_added(self, seat: int, card: str, power: int) -> None:
        self.hand_size[seat] -= 1

    def card_learned(self, seat: int, card: str) -> None:
        self.owned[seat][card] += 1
        self.learned[seat] += 1

    def card_removed(self, seat: int, card: str) -> None:
        self.owned[seat][card] -= 1
        self.removed[card] += 1

    def poison_given(self, seat: int, rival: int) -> None:
        assert seat != rival
        self.owned[rival]["poison"] += 1

    # Modules

    def mission_kept(self, seat: int, mission: str) -> None:
        self.mission[seat] = mission

    def toadling_laid(self, place: str) -> None:
        self.lying[place] += 1

    def toadling_taken(self, seat: int, place: str, count: int) -> None:
        self.lying[place] -= count

    def toadling_turned(self, seat: int, toadling: str) -> None:
        self.held[seat][toadling] += 1

    def toadling_used(self, seat: int, toadling: str) -> None:
        self.held[seat][toadling] -= 1
        self.used[toadling] += 1

    # Points

    def total(self, seat: int) -> int:
        """The seat's points, counted from what was heard (E2 to E4, M2)."""
        spells = {row.id: row for row in self.edition.spells}
        points = sum(count * self.value[creature] for creature, count in self.trophies[seat].items())
        points += sum(2 * count for card, count in self.owned[seat].items() if spells[card].category == "support")
        points -= 2 * self.owned[seat]["poison"]
        return points + self.mission_points(seat)

    def mission_points(self, seat: int) -> int:
        """What the seat's mission is worth, in the words of the rules."""
        if seat not in self.mission:
            return 0
        won = self.trophies[seat]
        weak, strong, brute = (
            sum(count for creature, count in won.items() if self.category[creature] == category)
            for category in CATEGORIES
        )
        most = [
            creature
            for creature, count in won.items()
            if count > 0 and count == max(trophies[creature] for trophies in self.trophies.values())
        ]
        return {
            "weak_pairs": weak // 2 * 2,
            "strong_pairs": strong // 2 * 3,
            "brutes": brute * 2,
            "fours": (weak + strong + brute) // 4 * 3,
            "sets": min(weak, strong, brute) * 3,
            "skills": len(self.skills[seat]) * 2,
            "most": len(most) * 3,
            "learned": self.learned[seat] // 2 * 3,
        }[self.mission[seat]]
