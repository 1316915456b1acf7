"""Stage: plays a scene up to its example, with chance and the other players following the script, and keeps the
record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from orcs import CHANCE, Dealer, Game
from orcs.engine.fields import AT_ROUND
from orcs.engine.frames.draw import DrawCards
from orcs.engine.frames.reveal import RevealMarker
from orcs.engine.game import Row

Claim = dict[str, object]
ModuleOptions = Mapping[str, str | int | Mapping[str, str] | None]
MOST_ROWS = 1000
FILLERS = ("orc", "goblin_shaman", "goblin", "orc_rider", "orc", "goblin", "chief", "lava_golem")
"""The creatures that enter where a scene does not say."""
AT_LAST = ("end", "pass", "done", "skip")
"""The picks of players whose turn the scene does not script."""


@dataclass
class Example:
    """An example as the scene tells it: the clauses it is about, the set-up, what chance deals, what players do.

    `markers` are the creatures of each path in the order they come, `hands` the cards of each colour in the order they
    are drawn, `fates` those of the rounds, `display` the first cards that lie open. `turns` tell what players pick, by
    round and colour; what is not told, they do not do. The example itself begins with pick `start` of the turn `when`
    and ends with that turn's last pick told, or with the last of `until`.

    `claims` are events that must happen in the example, `never` events that must not, `refused` picks that are not open
    when it begins or, with `after`, after so many picks of the reader, each with the clause that forbids it.
    """

    id: str
    clauses: Sequence[str]
    when: tuple[int, str]
    turns: Mapping[tuple[int, str], Sequence[str]]
    start: int = 0
    until: tuple[int, str] | None = None
    colours: Sequence[str] = ("blue", "red")
    modules: ModuleOptions = field(default_factory=dict)
    markers: Mapping[int, Sequence[str]] = field(default_factory=dict)
    hands: Mapping[str, Sequence[str]] = field(default_factory=dict)
    fates: Sequence[str] = ()
    display: Sequence[str] = ()
    missions: Sequence[str] = ()
    tiles: Sequence[str] = ()
    toadlings: Sequence[str] = ()
    claims: Sequence[Claim] = ()
    never: Sequence[str] = ()
    refused: Sequence[Claim] = ()


class Stage:
    """One scene under way."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.game = Game.new(example.colours, start=0, modules=dict(example.modules), dealer=Dealer(), undo=False)
        self.markers = {path: list(kinds) for path, kinds in example.markers.items()}
        self.turns = {turn: list(picks) for turn, picks in example.turns.items()}
        self.queues: dict[str, list[str]] = {
            "fate": list(example.fates),
            "spell": list(example.display),
            "mission": list(example.missions),
            "tile": list(example.tiles),
            "toadling": list(example.toadlings),
        }
        self.hands = {colour: list(cards) for colour, cards in example.hands.items()}
        self.fillers = 0
        self.record = ""
        """The game up to where the example begins."""
        self.rows = 0

    def play(self) -> Game:
        """The scene, up to the end of its example."""
        last = self.example.until or self.example.when
        while not self.game.over:
            if len(self.game.log) > MOST_ROWS:
                raise RuntimeError(f"{self.example.id} does not come to its end")
            if self.game.actor == CHANCE:
                self.game.play(self.chance(), CHANCE)
                continue
            if self.record and not self.turns.get(last):
                return self.game
            self.act()
        return self.game

    def act(self) -> None:
        """The pick of the seat that is asked."""
        seat = self.game.actor
        assert seat is not None
        colour = self.example.colours[seat]
        turn = (int(self.game.state.cells[AT_ROUND]), colour)
        told = self.turns.get(turn, [])
        begins = len(self.example.turns.get(turn, ())) - len(told) == self.example.start
        if turn == self.example.when and begins and not self.record:
            self.record = self.game.save()
            self.rows = len(self.game.log)
        self.game.play(told.pop(0) if told else self.default(), seat)

    def default(self) -> str:
        """The pick of a player whose turn is not scripted."""
        options = [self.game.text(pick) for pick in self.game.options()]
        return next((pick for pick in AT_LAST if pick in options), options[-1])

    def chance(self) -> str:
        """The pick of chance: as scripted, or something harmless."""
        options = [self.game.text(pick) for pick in self.game.options()]
        frame = self.game.state.stack[-1]
        if isinstance(frame, RevealMarker):
            return self.marker(int(frame.path) + 1, options)
        word = options[0].partition(":")[0]
        queue = self.hands.get(self.example.colours[int(frame.seat)], []) if isinstance(frame, DrawCards) else None
        queue = self.queues.get(word, []) if queue is None else queue
        for wanted in queue:
            if f"{word}:{wanted}" in options:
                queue.remove(wanted)
                return f"{word}:{wanted}"
        return options[0]

    def marker(self, path: int, options: Sequence[str]) -> str:
        """The next creature of a path."""
        wanted = self.markers.get(path, [])
        if wanted:
            return f"marker:{wanted.pop(0)}"
        for _ in FILLERS:
            filler = f"marker:{FILLERS[self.fillers % len(FILLERS)]}"
            self.fillers += 1
            if filler in options:
                return filler
        return options[0]

    def told(self, row: Row) -> str:
        """A row as written in records, without its number."""
        actor = "chance" if row.actor == CHANCE else self.example.colours[row.actor]
        return f"{actor} {self.game.text(row.pick)}"

    def entry(self) -> dict[str, Any]:
        """The example's row of the index."""
        example = self.example
        return {
            "id": example.id,
            "clauses": list(example.clauses),
            "seat": list(example.colours).index(example.when[1]) + 1,
            "modules": self.game.rules.modules,
            "line": [self.told(row) for row in self.game.log[self.rows :]],
            "claims": list(example.claims),
            "never": list(example.never),
            "refused": list(example.refused),
        }
