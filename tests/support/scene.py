"""Scenes: positions built by hand, and played with every outcome of chance spelled out.

    scene = Scene(3)
    scene.mage("red", 3)
    scene.hand("blue", "zap", "cold_snap")
    scene.creature("goblin", "1.outer")
    scene.cast("zap", "line:1", "target:1.outer.1")
    assert scene.damage("1.outer") == [1]

A scene starts empty: no creatures, no cards, no markers, no fate card, blue in the action phase. Seats are colours,
paths count from 1, places are `3.inner`. Chance has no dealer here: its outcomes stand among the picks (`card:zap`,
`marker:goblin`), and a draw that the test does not foresee fails, as does a pick that is not open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from orcs import CHANCE, Dealer, Event, Game, plain_event
from orcs.edition import Edition
from orcs.edition.words import TERRAIN_KINDS
from orcs.engine.actions import CARD_ROOM, place_name
from orcs.engine.atoms.board import insert
from orcs.engine.board import damage_of, index_of_token, life_of, pack, place_of, type_of
from orcs.engine.core import NOBODY, State, settle
from orcs.engine.fields import (
    AT_ASIDE,
    AT_COUNTERS,
    AT_CREATURE_COUNT,
    AT_CREATURES,
    AT_DISCARD,
    AT_DISCARD_SIZE,
    AT_DISPLAY,
    AT_DRAW,
    AT_DRAW_SIZE,
    AT_FATE,
    AT_FATES,
    AT_FATES_GONE,
    AT_HAND,
    AT_HAND_SIZE,
    AT_MAGES,
    AT_MARKERS,
    AT_NEXT_TOKEN,
    AT_PILE,
    AT_POISON_PILE,
    AT_REMOVED,
    AT_ROUND,
    AT_SKULLS,
    AT_STACKS,
    AT_START,
    AT_TROPHIES,
    AT_TURN,
)
from orcs.engine.plain import place_number
from orcs.engine.rules import Rules
from orcs.engine.scoring import counter_value
from orcs.engine.terms import SKILL_NAMES, SKULL_TOP, TYPES
from orcs.modules.missions import AT_KEPT
from orcs.modules.reinforcement import AT_BAG, AT_HELD, AT_LYING
from orcs.modules.terrain import AT_GROUND

ModuleOptions = Mapping[str, str | int | Mapping[str, str] | None]
Told = dict[str, object]


class Scene:
    """A position under construction, and then a game that goes on from it."""

    def __init__(
        self,
        players: int | Sequence[str] = 2,
        *,
        modules: ModuleOptions | Sequence[str] = (),
        house_rules: Sequence[str] = (),
        edition: Edition | None = None,
        undo: bool = False,
    ) -> None:
        self.game = Game.new(
            players,
            start=0,
            modules=modules,
            house_rules=house_rules,
            edition=edition,
            undo=undo,
            dealer=Dealer(),
        )
        self.told: list[Told] = []
        self._settled = False
        s = self.state
        s.cells[AT_START] = 0
        s.cells[AT_ROUND] = 1
        for name in ("pile", "draw", "draw_size", "markers", "stacks"):
            field = self.rules.field(name)
            for cell in range(field.first, field.first + field.cells):
                s.cells[cell] = 0
        self.turn("blue")

    # Building

    @property
    def state(self) -> State:
        """The position itself, for what has no method here."""
        return self.game.state

    @property
    def rules(self) -> Rules:
        """The rules that hold."""
        return self.game.rules

    def turn(self, colour: str, at: str = "actions", after: int = 0) -> None:
        """It is this player's turn: in the action phase ("actions"), before the free reveal ("reveal"), at the
        beginning ("beginning"), or with the draw phase next ("drawing"). `after` turns of the round are over."""
        seat = self.seat(colour)
        frames = list(self.rules.turn_frames[seat])
        left_out = {"beginning": 0, "reveal": 1, "actions": 2, "drawing": 3}[at]
        self.state.cells[AT_TURN] = seat
        self.state.stack = [self.rules.make("NextTurn", [NOBODY, after + 1]), *frames[: len(frames) - left_out]]
        self._settled = False

    def next_round(self) -> None:
        """The round is over, a fate card comes next."""
        self.state.cells[AT_TURN] = -1
        self.state.stack = [self.rules.make("BeginRound", [NOBODY])]
        self._settled = False

    def hand(self, colour: str, *cards: str) -> None:
        """Give a player cards in hand, beside those there."""
        self._cards(AT_HAND, AT_HAND_SIZE, colour, cards)

    def draw_pile(self, colour: str, *cards: str) -> None:
        """Put cards into a player's draw pile."""
        self._cards(AT_DRAW, AT_DRAW_SIZE, colour, cards)

    def discard_pile(self, colour: str, *cards: str) -> None:
        """Put cards onto a player's discard pile."""
        self._cards(AT_DISCARD, AT_DISCARD_SIZE, colour, cards)

    def _cards(self, cards_at: int, size_at: int, colour: str, cards: Sequence[str]) -> None:
        seat = self.seat(colour)
        for card in cards:
            self.state.cells[cards_at + seat * CARD_ROOM + self.kind(card)] += 1
            self.state.cells[size_at + seat] += 1
        self._settled = False

    def creature(self, creature: str, place: str, damage: int = 0, weakened: int = 0) -> int:
        """Put a creature on the board. Returns its token."""
        s = self.state
        token = int(s.cells[AT_NEXT_TOKEN])
        s.cells[AT_NEXT_TOKEN] += 1
        insert(s, pack(place_number(place), self.type(creature), damage, weakened, token))
        self._settled = False
        return token

    def mage(self, colour: str, path: int) -> None:
        """Put a mage on a tower space."""
        self.state.cells[AT_MAGES + self.seat(colour)] = path - 1
        self._settled = False

    def fate(self, fate: str) -> None:
        """This fate card lies open; its creatures have moved already."""
        index = self.rules.names["fate"].index(fate)
        self.state.cells[AT_FATES + index] -= 1
        self.state.cells[AT_FATES_GONE + index] += 1
        self.state.cells[AT_FATE] = index
        self._settled = False

    def fate_deck(self, *fates: str) -> None:
        """The fate deck holds just these cards."""
        names = self.rules.names["fate"]
        counts = Counter(fates)
        for number, name in enumerate(names):
            self.state.cells[AT_FATES + number] = counts[name]
        self._settled = False

    def counter(self, creature: str, value: int) -> None:
        """Set a creature's counter."""
        type_ = self.type(creature)
        self.state.cells[AT_COUNTERS + type_] = self.rules.creature_rows[type_].track.index(value)

    def trophies(self, colour: str, **counts: int) -> None:
        """Give a player trophies; skull tracks stay."""
        for creature, count in counts.items():
            self.state.cells[AT_TROPHIES + self.seat(colour) * TYPES + self.type(creature)] += count

    def skulls(self, colour: str, **heights: int) -> None:
        """Set skull tracks."""
        for creature, height in heights.items():
            self.state.cells[AT_SKULLS + self.seat(colour) * TYPES + self.type(creature)] = height
        self._settled = False

    def skill(self, colour: str, *skills: str) -> None:
        """Give a player extra skills."""
        for skill in skills:
            type_ = self.rules.skill_type[SKILL_NAMES.index(skill)]
            self.state.cells[AT_SKULLS + self.seat(colour) * TYPES + type_] = SKULL_TOP
        self._settled = False

    def display(self, *cards: str) -> None:
        """Lay cards into the display."""
        for card in cards:
            self.state.cells[AT_DISPLAY + self.kind(card)] += 1
        self._settled = False

    def pile(self, *cards: str) -> None:
        """Put cards into their spell pile."""
        for card in cards:
            self.state.cells[AT_PILE + self.kind(card)] += 1
        self._settled = False

    def poison_pile(self, count: int) -> None:
        """Set how many poison cards are left."""
        self.state.cells[AT_POISON_PILE] = count
        self._settled = False

    def stacks(self, *counts: int) -> None:
        """Set how many markers lie on paths 1, 2, …; paths not named have none."""
        for path in range(6):
            self.state.cells[AT_STACKS + path] = counts[path] if path < len(counts) else 0
        self._settled = False

    def markers(self, **counts: int) -> None:
        """These markers are still hidden."""
        for creature, count in counts.items():
            self.state.cells[AT_MARKERS + self.type(creature)] = count
        self._settled = False

    def terrain(self, kind: str, place: str) -> None:
        """Lay a terrain tile."""
        self.state.cells[AT_GROUND + place_number(place)] = TERRAIN_KINDS.index(kind) + 1
        self._settled = False

    def toadling(self, place: str, count: int = 1) -> None:
        """Lay toadlings, face down, on a section."""
        self.state.cells[AT_LYING + place_number(place)] += count
        self._settled = False

    def toadlings(self, colour: str, **counts: int) -> None:
        """Give a player toadlings, face up."""
        for toadling, count in counts.items():
            kind = self.rules.names["toadling"].index(toadling)
            self.state.cells[AT_HELD + self.seat(colour) * 4 + kind] += count
            self.state.cells[AT_BAG + kind] -= count
        self._settled = False

    def mission(self, colour: str, mission: str) -> None:
        """A player has kept this mission."""
        self.state.cells[AT_KEPT + self.seat(colour)] = self.rules.names["mission"].index(mission) + 1

    # Playing

    def play(self, *picks: str) -> list[Told]:
        """Play picks, of players and of chance alike, and record the events."""
        self._settle()
        told: list[Told] = []
        for pick in picks:
            told += self._tell(self.game.play(pick))
        self.told += told
        return told

    def cast(self, spell: str, *then: str, adding: Sequence[str] = ()) -> list[Told]:
        """Cast a spell with enhancements that ask nothing, and go on from the choice of its line."""
        return self.play(f"cast:{spell}", *[f"add:{card}" for card in adding], "done", *then)

    def _settle(self) -> None:
        if not self._settled:
            self.state.sink = []
            settle(self.state, self.game.open)
            self.told += self._tell(self.state.sink)
            self.state.sink = None
            self._settled = True

    def _tell(self, events: list[Event]) -> list[Told]:
        told = [plain_event(self.rules, event) for event in events]
        for event in told:
            for field in ("seat", "rival"):
                number = event.get(field)
                if isinstance(number, int):
                    event[field] = self.game.setup.colours[number - 1]
        return told

    @property
    def actor(self) -> str:
        """Whose pick it is: a colour, "chance", or "nobody" when the game is over."""
        self._settle()
        actor = self.game.actor
        if actor is None:
            return "nobody"
        return "chance" if actor == CHANCE else self.game.setup.colours[actor]

    @property
    def asked(self) -> str:
        """The kind of decision that is open."""
        self._settle()
        return type(self.state.stack[-1]).__name__ if self.state.stack else "Nothing"

    def options(self, word: str = "") -> list[str]:
        """The open picks, or the rest of those that begin with a word."""
        self._settle()
        texts = [self.game.text(pick) for pick in self.game.options()]
        if word:
            return [text.removeprefix(word + ":") for text in texts if text.startswith(word + ":")]
        return texts

    def odds(self) -> dict[str, int]:
        """The outcomes that chance has, with the number of copies that lead to each."""
        self._settle()
        return dict(zip(self.options(), self.game.open.odds(), strict=True))

    def why_not(self, pick: str) -> str:
        """The clause that forbids a pick; "" if it is open."""
        self._settle()
        return self.game.why_not(pick)

    # Looking

    def happened(self, event: str, **fields: object) -> int:
        """How often an event with these fields has been told."""
        self._settle()
        return sum(
            told["event"] == event and all(told[field] == value for field, value in fields.items())
            for told in self.told
        )

    def order(self, *events: str) -> list[str]:
        """The names of what happened so far, of these kinds only, in order."""
        return [str(told["event"]) for told in self.told if told["event"] in events]

    def at(self, place: str) -> list[str]:
        """The creatures that stand on a section."""
        return [self.rules.creature_rows[type_of(creature)].id for creature in self._standing(place)]

    def damage(self, place: str) -> list[int]:
        """The damage of the creatures on a section, in their canonical order."""
        return [int(damage_of(creature)) for creature in self._standing(place)]

    def life(self, token: int) -> int:
        """The life of a creature, now."""
        return int(life_of(self.state, self.state.cells[AT_CREATURES + index_of_token(self.state, token)]))

    def place(self, token: int) -> str:
        """Where a creature stands; "" if it has left the board."""
        index = index_of_token(self.state, token)
        return place_name(place_of(self.state.cells[AT_CREATURES + index])) if index >= 0 else ""

    def board(self) -> dict[str, list[str]]:
        """All creatures, by the places where any stand."""
        self._settle()
        places = [place_name(place) for place in range(18)]
        return {place: self.at(place) for place in places if self.at(place)}

    def _standing(self, place: str) -> list[int]:
        self._settle()
        s = self.state
        creatures = [int(s.cells[AT_CREATURES + i]) for i in range(s.cells[AT_CREATURE_COUNT])]
        return [creature for creature in creatures if place_of(creature) == place_number(place)]

    def hand_of(self, colour: str) -> list[str]:
        """A player's hand, in the order of the edition."""
        return self._kinds(AT_HAND + self.seat(colour) * CARD_ROOM)

    def draw_pile_of(self, colour: str) -> list[str]:
        """A player's draw pile, in the order of the edition."""
        return self._kinds(AT_DRAW + self.seat(colour) * CARD_ROOM)

    def discard_pile_of(self, colour: str) -> list[str]:
        """A player's discard pile, in the order of the edition."""
        return self._kinds(AT_DISCARD + self.seat(colour) * CARD_ROOM)

    def shown(self) -> list[str]:
        """The display, in the order of the edition."""
        return self._kinds(AT_DISPLAY)

    def aside(self) -> list[str]:
        """The cards that were learned in this turn and lie aside."""
        return self._kinds(AT_ASIDE)

    def removed(self) -> list[str]:
        """The cards that were removed to the box."""
        return self._kinds(AT_REMOVED)

    def _kinds(self, first: int) -> list[str]:
        self._settle()
        cells = self.state.cells
        return [row.id for kind, row in enumerate(self.rules.card_rows) for _ in range(cells[first + kind])]

    def trophies_of(self, colour: str) -> dict[str, int]:
        """A player's trophies."""
        return self._types(AT_TROPHIES, colour)

    def skulls_of(self, colour: str) -> dict[str, int]:
        """A player's skull tracks that have risen."""
        return self._types(AT_SKULLS, colour)

    def _types(self, first: int, colour: str) -> dict[str, int]:
        self._settle()
        cells = self.state.cells
        first += self.seat(colour) * TYPES
        return {
            row.id: int(cells[first + type_])
            for type_, row in enumerate(self.rules.creature_rows)
            if cells[first + type_] > 0
        }

    def counter_of(self, creature: str) -> int:
        """What a trophy of this creature is worth now."""
        self._settle()
        return int(counter_value(self.state, self.type(creature)))

    def mage_of(self, colour: str) -> int:
        """The tower space of a mage."""
        self._settle()
        return int(self.state.cells[AT_MAGES + self.seat(colour)]) + 1

    def toadlings_at(self, place: str) -> int:
        """How many toadlings lie on a section."""
        self._settle()
        return int(self.state.cells[AT_LYING + place_number(place)])

    def toadlings_of(self, colour: str) -> dict[str, int]:
        """A player's toadlings, face up."""
        self._settle()
        first = AT_HELD + self.seat(colour) * 4
        held = {name: int(self.state.cells[first + i]) for i, name in enumerate(self.rules.names["toadling"])}
        return {name: count for name, count in held.items() if count > 0}

    def points(self, colour: str, clause: str = "") -> int:
        """A player's points, or those that one clause gives."""
        self._settle()
        score = self.game.scores()[self.seat(colour)]
        return sum(line.points for line in score.lines if clause in ("", line.clause))

    # Names

    def seat(self, colour: str) -> int:
        """The number of a colour's seat, from 0."""
        return self.game.setup.colours.index(colour)

    def type(self, creature: str) -> int:
        """The number of a creature type."""
        return [row.id for row in self.rules.creature_rows].index(creature)

    def kind(self, card: str) -> int:
        """The number of a kind of card."""
        return self.rules.names["card"].index(card)
