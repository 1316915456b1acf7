"""Games by name: made from a set-up, saved as text, loaded again."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from orcs import edition as editions
from orcs.edition import Edition
from orcs.engine import notation
from orcs.engine.chance import Dealer, DealError, HashDealer, KeyedDealer, ProvableDealer
from orcs.engine.core import CHANCE, Event, settle
from orcs.engine.game import Game as EngineGame
from orcs.engine.game import PickError, Row, row_of
from orcs.engine.notation import CHANCE_NAME, RULES_VERSION, Entry, Record, RecordError
from orcs.engine.plain import plain_position
from orcs.engine.position import position
from orcs.engine.setup import Setup
from orcs.engine.terms import COLOURS
from orcs.modules.compose import MODULES, composed
from orcs.modules.house import house_rules_of

SNAPSHOT = "orcs-snapshot 1"

ModuleOption = str | int | Mapping[str, str] | None
Modules = Mapping[str, ModuleOption] | Sequence[str]
ALL = "all"


class Game(EngineGame):
    """A game of Orcs Orcs Orcs. See `orcs.engine.game.Game` for how it is played."""

    def __init__(self, edition: Edition, setup: Setup, dealer: Dealer) -> None:
        super().__init__(composed(edition, setup), setup, dealer)
        self.edition = edition

    @classmethod
    def new(
        cls,
        players: int | Sequence[str] = 4,
        *,
        start: int | None = None,
        modules: Modules = (),
        house_rules: Sequence[str] | None = None,
        edition: Edition | str | Path | None = None,
        dealer: Dealer | None = None,
        seed: int | None = None,
        undo: bool = False,
    ) -> Game:
        """A new game, dealt up to its first decision.

        `players` is a number or the colours in seat order; `start` a seat from 0, or None to draw it; `modules` their
        names, names with options as in `{"terrain": 9, "reinforcement": {"bomber": "chief"}}`, or "all"; `house_rules`
        their names (see `HOUSE_RULES`), or None for those of the edition; `edition` a file laid over the built-in
        tables. Chance comes from `dealer`, else from `seed`, else from a seed drawn now.
        """
        if dealer is not None and seed is not None:
            raise ValueError("a game has a dealer or a seed, not both")
        if dealer is None:
            dealer = KeyedDealer(secrets.randbits(48) if seed is None else seed)
        colours = list(COLOURS[:players]) if isinstance(players, int) else list(players)
        if isinstance(players, int) and len(colours) != players:
            raise ValueError(f"2 to {len(COLOURS)} players can play, not {players}")
        tables = edition if isinstance(edition, Edition) else editions.load(edition)
        game = cls(tables, Setup(colours, start, module_options(modules), undo, house_rule_names(house_rules)), dealer)
        game.begin()
        return game

    # Saving

    def save(self, *, seed: bool = True) -> str:
        """The whole game as a record: what `load` reads, at any decision. It holds every secret of the game.

        `seed=False` leaves the seed of a provable deal out, for a record to be shown before it is revealed.
        """
        record = Record(
            self.header(seed),
            self.edition.override.replace("\r\n", "\n").split("\n") if self.edition.override else [],
            [self._entry(row.actor, row.pick, row.back) for row in self.log],
            [(number + 1, self._entry(self._actor_at(number), pick)) for number, pick in sorted(self.waiting.items())],
            " ".join(str(score.total) for score in self.scores()) if self.over else "",
            self.digest,
        )
        return notation.write(record)

    def header(self, seed: bool = True) -> dict[str, str]:
        """The head of the record, by field."""
        fields = {
            "rules": str(RULES_VERSION),
            "edition": self.edition.digest,
            "colours": " ".join(self.setup.colours),
            "start": "drawn" if self.setup.start is None else str(self.setup.start + 1),
            "modules": " ".join(f"{name}={option}" if option else name for name, option in self.setup.modules.items()),
            "undo": "yes" if self.setup.undo else "no",
            "deal": self.dealer.save(),
        }
        if self.rules.house_rules or self.edition.house_rules:
            fields["house_rules"] = " ".join(self.rules.house_rules)
        dealer = self.dealer.source()
        if isinstance(dealer, (ProvableDealer, SealedDealer)):
            fields["nonces"] = " ".join(dealer.nonces)
        if isinstance(dealer, ProvableDealer) and seed:
            fields["seed"] = dealer.seed.hex()
        return fields

    def _entry(self, actor: int, pick: int, back: int = -1) -> Entry:
        return Entry(self._name(actor), "" if back >= 0 else self.text(pick), back)

    def _name(self, actor: int) -> str:
        return CHANCE_NAME if actor == CHANCE else self.setup.colours[actor]

    def _actor_at(self, number: int) -> int:
        return int(self.independent_frames()[number - len(self.log)].actor)

    # Loading

    @classmethod
    def load(cls, text: str) -> Game:
        """The game that a record tells, replayed and checked. RecordError says where it goes wrong."""
        record = notation.read(text)
        game = cls.from_header(record)
        for entry in record.entries:
            game.replay(entry)
        for number, entry in record.waiting:
            game._replay_waiting(number - 1, entry)
        game._check_end(record)
        return game

    @classmethod
    def from_header(cls, record: Record) -> Game:
        """The game of a record before its first pick."""
        fields = record.fields
        tables = editions.load_text("\n".join(record.table), "the record's table") if record.table else editions.load()
        if tables.digest != fields["edition"]:
            raise RecordError(3, f"edition {tables.digest}", fields["edition"])
        field = "colours"
        try:
            colours = fields[field].split()
            Setup(colours, None, {}, False)
            field = "start"
            start = read_start(fields[field])
            Setup(colours, start, {}, False)
            field = "undo"
            undo = {"yes": True, "no": False}[fields[field]]
            field = "deal"
            dealer = read_dealer(fields)
            house_rules = fields["house_rules"].split() if "house_rules" in fields else None
            field = "house_rules"
            house_rules_of(tables, Setup(colours, start, {}, undo, house_rules))
            field = "modules"
            modules = dict(_pair(word) for word in fields[field].split())
            return cls(tables, Setup(colours, start, modules, undo, house_rules), dealer)
        except KeyError:
            raise RecordError(notation.header_line(field), "'undo: yes' or 'undo: no'", repr(fields[field])) from None
        except ValueError as error:
            found = f"'{field}: {fields[field]}': {error}"
            raise RecordError(notation.header_line(field), "a set-up that can be played", found) from error

    def replay(self, entry: Entry) -> list[Event]:
        """Apply one line of a record. RecordError if it is at odds with the game so far."""
        if entry.back >= 0:
            self._replay_undo(entry)
            return []
        if self.over:
            raise RecordError(entry.line, "the end of the game", repr(entry.pick))
        actor = int(self.state.stack[-1].actor)
        if self._name(actor) != entry.actor:
            raise RecordError(entry.line, f"a pick of {self._name(actor)}", f"one of {entry.actor}")
        pick = self.rules.actions.picks.get(entry.pick, -1)
        if not self.open.holds(pick):
            raise RecordError(entry.line, f"one of: {', '.join(map(self.text, self.options()))}", repr(entry.pick))
        self.undone = []
        self.waiting.pop(len(self.log), None)
        self.state.sink = []
        self.take(actor, pick)
        return self.collect()

    def _replay_undo(self, entry: Entry) -> None:
        seat = self.setup.colours.index(entry.actor) if entry.actor in self.setup.colours else CHANCE
        if not self.can_undo(seat) or self.undoable[-1] != entry.back:
            raise RecordError(entry.line, "an undo that can be done here", f"{entry.actor} undo {entry.back}")
        self.undo(seat)

    def _replay_waiting(self, number: int, entry: Entry) -> None:
        depth = number - len(self.log)
        frames = self.independent_frames()
        if not 0 < depth < len(frames) or self._name(int(frames[depth].actor)) != entry.actor:
            raise RecordError(entry.line, "an answer to a decision that is open", f"{number + 1} {entry.actor}")
        try:
            self.play(entry.pick, int(frames[depth].actor))
        except PickError as error:
            raise RecordError(entry.line, f"one of: {', '.join(error.expected)}", repr(entry.pick)) from error

    def _check_end(self, record: Record) -> None:
        if self.over != bool(record.result):
            expected = "'result: …' (the record is cut)" if self.over else "no result before the game is over"
            raise RecordError(record.end, expected, repr(record.result))
        totals = " ".join(str(score.total) for score in self.scores())
        if self.over and record.result != totals:
            raise RecordError(record.end, f"result: {totals}", f"result: {record.result}")
        if self.over and record.events != self.digest:
            raise RecordError(record.end + 1, f"events: {self.digest}", f"events: {record.events}")

    # Snapshots

    def checkpoint(self) -> dict[str, object]:
        """All but the record: with it, the game can go on even if the rules' code has changed since."""
        dealer = self.dealer.source()
        return {
            "events": self.digest,
            "position": plain_position(self.state),
            "left": dealer.plain(self.rules.actions.texts) if isinstance(dealer, HashDealer) else {},
        }

    @classmethod
    def restore(cls, record: Record, checkpoint: Mapping[str, Any]) -> Game:
        """The game of a record as a checkpoint left it; the picks of the record are kept but not replayed."""
        game = cls.from_header(record)
        game._adopt(record, checkpoint)
        return game

    def snapshot(self) -> str:
        """Record and checkpoint in one text."""
        return json.dumps({"format": SNAPSHOT, "record": self.save(), **self.checkpoint()})

    @classmethod
    def resume(cls, text: str) -> Game:
        """The game of a snapshot, from its position on; the picks before it are kept but not replayed."""
        try:
            data: dict[str, Any] = json.loads(text)
            if data["format"] != SNAPSHOT:
                raise RecordError(1, repr(SNAPSHOT), repr(data["format"]))
            game = cls.restore(notation.read(data["record"]), data)
        except (RecordError, editions.EditionError):
            raise
        except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError) as error:
            raise RecordError(1, "a whole snapshot", f"{type(error).__name__}: {error}") from error
        return game

    def _adopt(self, record: Record, data: Mapping[str, Any]) -> None:
        picks = self.rules.actions.picks
        names = {self._name(actor): actor for actor in range(CHANCE, len(self.setup.colours))}
        self.log = [
            row_of(names[entry.actor], picks[entry.pick]) if entry.back < 0 else Row(names[entry.actor], -1, entry.back)
            for entry in record.entries
        ]
        self.digest = str(data["events"])
        self.state = position(self.rules, data["position"])
        settle(self.state, self.open)
        if isinstance(self.dealer, HashDealer):
            self.dealer.left = {
                int(stream): vec[i64]([picks[text] for text in left]) for stream, left in data["left"].items()
            }
        for number, entry in record.waiting:
            self._replay_waiting(number - 1, entry)


def _pair(word: str) -> tuple[str, str]:
    name, _, option = word.partition("=")
    return name, option


def module_options(modules: Modules) -> dict[str, str]:
    """Modules with their options as text, whatever form they came in."""
    if isinstance(modules, str):
        if modules != ALL:
            raise ValueError(f"modules are a list of names, such as ['{modules}'], or 'all'")
        modules = [ALL]
    if not isinstance(modules, Mapping):
        return dict.fromkeys(MODULES if list(modules) == [ALL] else modules, "")
    return {name: _option(option) for name, option in modules.items()}


def _option(option: ModuleOption) -> str:
    if isinstance(option, Mapping):
        return ",".join(f"{new}:{old}" for new, old in option.items())
    return "" if option is None else str(option)


def house_rule_names(house_rules: Sequence[str] | None) -> list[str] | None:
    """House rules as a list; None for those of the edition."""
    if isinstance(house_rules, str):
        raise ValueError(f"house rules are a list of names, such as ['{house_rules}']")
    return None if house_rules is None else list(house_rules)


def read_start(text: str) -> int | None:
    """The start seat that a record's header names."""
    if text == "drawn":
        return None
    if notation.int_or(text, -1) < 0:
        raise ValueError("the start is 'drawn' or a seat from 1")
    return int(text) - 1


def read_dealer(fields: dict[str, str]) -> Dealer:
    """The dealer that a record's header names."""
    kind, _, value = fields["deal"].partition(" ")
    if kind == "manual":
        return Dealer()
    if kind == "keyed" and value.lstrip("-").isdecimal():
        return KeyedDealer(int(value))
    if kind != "provable":
        raise ValueError(f"a deal is 'manual', 'keyed SEED' or 'provable COMMITMENT', not {fields['deal']!r}")
    if "seed" not in fields:
        return SealedDealer(value, fields.get("nonces", "").split())
    dealer = ProvableDealer(bytes.fromhex(fields["seed"]), fields.get("nonces", "").split())
    if dealer.commitment() != value:
        raise ValueError(f"the seed does not fit the commitment {value}")
    return dealer


class SealedDealer(Dealer):
    """Stands for a provable deal whose seed is not revealed yet: such a record can be read but not continued."""

    def __init__(self, commitment: str, nonces: list[str]) -> None:
        self.commitment = commitment
        self.nonces = nonces

    def pick(self, s: object, options: object) -> int:
        raise DealError("the seed of this deal is not revealed: the game can be replayed, not continued")

    def save(self) -> str:
        return f"provable {self.commitment}"
