"""What happened in games, read from their events and their last position: no rule is written a second time here."""

from __future__ import annotations

from collections import Counter, defaultdict

from orcs.bots.table import UNIT
from orcs.engine.fields import AT_LEARNED, AT_SKULLS, AT_TROPHIES
from orcs.engine.plain import plain_line
from orcs.engine.rules import Rules
from orcs.engine.scoring import scores
from orcs.engine.terms import RULE_NAMES, SKULL_TOP, START_PILE, TYPES
from orcs.lab.games import Played
from orcs.lab.tally import Key, Tally


class Observer:
    """Watches the games of one deal and adds what they show to a tally, as one group."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.sums: dict[Key, list[int]] = defaultdict(lambda: [0, 0])

    def note(self, key: Key, x: int, n: int = 1) -> None:
        """Count more of something, in more cases."""
        cell = self.sums[key]
        cell[0] += x
        cell[1] += n

    def close(self, tally: Tally) -> None:
        """Add the deal to the tally."""
        for key, (x, n) in self.sums.items():
            tally.ratios[key].add(x, n)

    def watch(self, game: Played) -> None:
        """Take in one game."""
        story = Story(self.rules, game)
        shares = game.standing.wins
        self.watch_scores(game, shares)
        self.watch_gains("learned", story.learned, self.learnable(), shares)
        self.watch_gains("skill", story.skills, self.rules.names["skill"], shares)
        self.watch_missions(story, shares)
        self.watch_fate(story, shares)
        for seat, share in enumerate(shares):
            self.note(("seat", str(seat + 1)), share)
        for creature in self.rules.names["creature"]:
            self.note(("tower", creature), story.towers[creature])

    def learnable(self) -> list[str]:
        """The cards that can be learned."""
        return [row.id for row in self.rules.card_rows if row.pile < START_PILE]

    def watch_scores(self, game: Played, shares: list[int]) -> None:
        """Points by where they come from, and trophies, of all seats and of the winners."""
        for score, share in zip(scores(game.state), shares, strict=True):
            seat = score.seat
            trophies = sum(int(game.state.cells[AT_TROPHIES + seat * TYPES + type_]) for type_ in range(TYPES))
            self.note(("points",), score.total)
            self.note(("trophies",), trophies)
            skulls = [int(game.state.cells[AT_SKULLS + seat * TYPES + type_]) for type_ in range(TYPES)]
            self.note(("skills",), sum(height >= SKULL_TOP for height in skulls))
            self.note(("cards",), int(game.state.cells[AT_LEARNED + seat]))
            if share:
                self.note(("winner", "points"), score.total)
                self.note(("winner", "trophies"), trophies)
            for line in score.lines:
                plain = plain_line(self.rules, line)
                source = str(plain["item"]) if plain["clause"] == "E2" else SOURCES[line.clause]
                self.note(("points", source), line.points)
                if line.clause == "E2":
                    self.note(("trophies", source), line.count)
                if line.clause == "M2":
                    self.note(("mission", str(plain["item"]), "points"), line.points)

    def watch_gains(self, word: str, gains: dict[int, Counter[str]], items: list[str], shares: list[int]) -> None:
        """How often each thing was gained, and the victories of seats with and without it."""
        for seat, share in enumerate(shares):
            for item in items:
                count = gains[seat][item]
                self.note((word, item, "count"), count)
                self.note((word, item, "have"), UNIT if count else 0)
                self.note((word, item, "with" if count else "without"), share)

    def watch_missions(self, story: Story, shares: list[int]) -> None:
        """The victories of each mission that was kept, and how often a mission dealt was kept."""
        for seat, share in enumerate(shares):
            for mission in story.dealt[seat]:
                kept = mission == story.kept.get(seat)
                self.note(("mission", mission, "kept"), UNIT if kept else 0)
                if kept:
                    self.note(("mission", mission, "with"), share)

    def watch_fate(self, story: Story, shares: list[int]) -> None:
        """Under each special rule: rounds, trophies, creatures in the tower, and the victories of those who took the
        most trophies in its rounds."""
        for rule in RULE_NAMES:
            rounds = story.rounds[rule]
            self.note(("fate", rule, "rounds"), rounds)
            if rounds:
                taken = [story.taken[rule, seat] for seat in range(len(shares))]
                self.note(("fate", rule, "trophies"), sum(taken), rounds)
                self.note(("fate", rule, "towers"), story.reached[rule], rounds)
                for seat, share in enumerate(shares):
                    if 0 < taken[seat] == max(taken):
                        self.note(("fate", rule, "most"), share)


SOURCES = {"E3": "support_spells", "E4": "poison_cards", "M2": "missions"}


class Story:
    """The events of one game, counted."""

    def __init__(self, rules: Rules, game: Played) -> None:
        self.learned: dict[int, Counter[str]] = defaultdict(Counter)
        self.skills: dict[int, Counter[str]] = defaultdict(Counter)
        self.dealt: dict[int, list[str]] = defaultdict(list)
        self.kept: dict[int, str] = {}
        self.towers: Counter[str] = Counter()
        self.rounds: Counter[str] = Counter()
        self.taken: Counter[tuple[str, int]] = Counter()
        self.reached: Counter[str] = Counter()
        names = rules.names
        rules_shown = [RULE_NAMES[0]]
        for event in game.state.sink or []:
            first, second, _, fourth = event.values
            if event.name == "fate_revealed":
                shown = int(rules.fate_rules[first])
                rules_shown = [name for i, name in enumerate(RULE_NAMES) if shown >> i & 1]
                self.rounds.update(rules_shown)
            elif event.name == "creature_defeated":
                self.taken.update((rule, fourth) for rule in rules_shown)
            elif event.name == "tower_reached":
                self.towers[names["creature"][second]] += 1
                self.reached.update(rules_shown)
            elif event.name == "card_learned":
                self.learned[first][names["card"][second]] += 1
            elif event.name == "skill_gained":
                self.skills[first][names["skill"][second]] += 1
            elif event.name == "mission_dealt":
                self.dealt[first].append(names["mission"][second])
            elif event.name == "mission_kept":
                self.kept[first] = names["mission"][second]
