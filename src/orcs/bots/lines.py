"""Bots in any language: programs that are asked and answer in lines of JSON. `docs/bots.md` describes the protocol."""

from __future__ import annotations

import json
import time
from typing import Any

from orcs.bots.bot import Bot, Budget
from orcs.bots.guests import COMMAND, Guest, MisbehaviourError
from orcs.bots.running import Program, ProgramError
from orcs.engine.actions import place_name
from orcs.engine.fields import AT_ROUND
from orcs.engine.plain import plain_view
from orcs.engine.rules import CardRow, CreatureRow, FateRow, Rules
from orcs.engine.terms import (
    CATEGORY_NAMES,
    EFFECT_NAMES,
    MAGIC_NAMES,
    PILE_NAMES,
    PLACES,
    RULE_NAMES,
    SKILL_NAMES,
    SPELL_NAMES,
    VERB_NAMES,
)
from orcs.engine.view import View

PROTOCOL = 1
START_SECONDS = 10.0
SECONDS = 5.0
PATIENCE = 3


class LineBot(Guest):
    """A program that plays. It runs from its first decision until it is closed, over as many games as it is asked in.

    A program that crashes, floods its output, or is silent three times in a row is ended, and the substitute plays on.
    """

    def __init__(
        self,
        command: str,
        seed: int,
        budget: Budget,
        substitute: Bot | None = None,
        start_seconds: float = START_SECONDS,
    ) -> None:
        super().__init__(COMMAND + command, seed, budget, substitute)
        self.command = command
        self.seed = seed
        self.start_seconds = start_seconds
        self.seconds = budget.seconds or SECONDS
        self.program: Program | None = None
        self.gone = False
        self.rules: Rules | None = None
        self.seat = -1
        self.round = 0
        self.asks = 0
        self.silences = 0

    def choose(self, seen: View, options: list[int]) -> int:
        if self.gone:
            self.substituted += 1
            return self.substitute.choose(seen, options)
        return super().choose(seen, options)

    def answer(self, seen: View, options: list[int]) -> int:
        try:
            program = self._meet(seen)
            return self._ask(program, seen, options)
        except ProgramError as error:
            raise self._judge(error) from error

    def close(self) -> None:
        """Tell the program that it is no longer needed, and end it."""
        self.gone = True
        if self.program is not None:
            self.program.close(json.dumps({"type": "end"}))
            self.program = None

    def _meet(self, seen: View) -> Program:
        """The program, told which game this is."""
        known = seen.known
        if self.program is None:
            self.program = Program(self.command)
        elif known.rules is self.rules and seen.viewer == self.seat and known.cells[AT_ROUND] >= self.round:
            self.round = int(known.cells[AT_ROUND])
            return self.program
        self.rules = known.rules
        self.seat = seen.viewer
        self.round = int(known.cells[AT_ROUND])
        deadline = time.monotonic() + self.start_seconds
        try:
            self.program.send(json.dumps(self._hello(seen)), deadline)
            while (answer := self._read(self.program, deadline)).get("type") != "hello":
                self._excuse(answer)
            if (spoken := answer.get("protocol", PROTOCOL)) != PROTOCOL:
                raise ProgramError("start", f"speaks protocol {spoken!r:.20}, but this game speaks {PROTOCOL}")
        except ProgramError as error:
            if error.kind == "silent":
                raise ProgramError("start", f"did not say hello within {self.start_seconds:g} s") from error
            raise
        return self.program

    def _hello(self, seen: View) -> dict[str, object]:
        rules = seen.known.rules
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "seed": self.seed,
            "seat": seen.viewer + 1,
            "seats": int(seen.known.seats),
            "modules": list(rules.modules),
            "tables": tables(rules),
        }

    def _ask(self, program: Program, seen: View, options: list[int]) -> int:
        """Ask for one decision and wait for its answer."""
        self.asks += 1
        rules = seen.known.rules
        texts = [rules.actions.text(option) for option in options]
        deadline = time.monotonic() + self.seconds
        message = {
            "type": "decide",
            "ask": self.asks,
            "seat": seen.viewer + 1,
            "kind": type(seen.known.stack[-1]).__name__,
            "seconds": self.seconds,
            "iterations": self.budget.iterations,
            "options": texts,
            "view": plain_view(seen),
        }
        program.send(json.dumps(message), deadline)
        while True:
            answer = self._read(program, deadline)
            if answer.get("type") == "pick" and answer.get("ask") == self.asks:
                break
            self._excuse(answer)
        self.silences = 0
        pick = answer.get("pick")
        if pick not in texts:
            raise MisbehaviourError("illegal", f"picked {pick!r:.80}, which is not open")
        return options[texts.index(pick)]

    def _excuse(self, answer: dict[str, Any]) -> None:
        """An answer to something else: too late, or nonsense."""
        ask = answer.get("ask")
        if answer.get("type") == "pick" and isinstance(ask, int) and 0 < ask <= self.asks:
            self.report("late", f"answered decision {ask} after its time was up")
        else:
            raise MisbehaviourError("garbage", f"wrote {json.dumps(answer):.80}, which answers nothing")

    def _read(self, program: Program, deadline: float) -> dict[str, Any]:
        """The next message."""
        line = program.receive(deadline)
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise MisbehaviourError("garbage", f"wrote {line!r:.80}, which is not a JSON object")
        return message

    def _judge(self, error: ProgramError) -> MisbehaviourError:
        """What follows from a failure of the program: it is ended unless it was only slow."""
        text = str(error)
        if error.kind == "silent":
            self.silences += 1
            text = f"gave no answer within {self.seconds:g} s"
            if self.silences < PATIENCE:
                return MisbehaviourError("silent", text)
            self.report("silent", text)
            error = ProgramError("away", f"gave no answer {PATIENCE} times in a row")
            text = str(error)
        self.gone = True
        if self.program is not None:
            self.program.kill()
            self.program = None
        return MisbehaviourError(error.kind, f"{text}; {self.substitute_name} plays on")


def tables(rules: Rules) -> dict[str, object]:
    """The rules' tables with the ids that views and options use."""
    shown: dict[str, object] = {
        "cards": [_card(row) for row in rules.card_rows],
        "creatures": [_creature(row) for row in rules.creature_rows],
        "fates": [_fate(row) for row in rules.fate_rows],
    }
    for name, key in (("mission", "missions"), ("terrain", "terrain"), ("toadling", "toadlings")):
        shown[key] = list(rules.names.get(name, []))
    return shown


def _card(row: CardRow) -> dict[str, object]:
    return {
        "id": row.id,
        "category": SPELL_NAMES[row.group],
        "pile": PILE_NAMES[row.pile],
        "copies": row.copies,
        "magic": _set(row.magics, MAGIC_NAMES),
        "enhancement": _set(row.effects, EFFECT_NAMES),
        "lines": [
            {"cost": line.cost, "verb": VERB_NAMES[line.verb], "amount": line.amount, "actions": line.actions}
            for line in row.lines
        ],
    }


def _creature(row: CreatureRow) -> dict[str, object]:
    return {
        "id": row.id,
        "category": CATEGORY_NAMES[row.category],
        "tokens": row.tokens,
        "life": row.life,
        "track": list(row.track),
        "skill": SKILL_NAMES[row.skill],
        "bonus": row.bonus,
        "on_defeat": row.on_defeat,
    }


def _fate(row: FateRow) -> dict[str, object]:
    return {
        "id": row.id,
        "categories": _set(row.categories, CATEGORY_NAMES),
        "places": [place_name(place) for place in range(PLACES) if row.places >> place & 1],
        "rule": _set(row.rules, RULE_NAMES)[0],
        "rules": _set(row.rules & ~1, RULE_NAMES),
        "copies": row.copies,
    }


def _set(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]
