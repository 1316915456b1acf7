"""Words: everything a person reads, in one language, for one edition and one table."""

from __future__ import annotations

from collections.abc import Sequence

from orcs.edition import Spell
from orcs.engine.core import Event, Frame, State
from orcs.engine.game import Game, PickError
from orcs.engine.plain import plain_event, plain_line
from orcs.engine.rules import CreatureRow, Rules
from orcs.engine.scoring import Line, Score
from orcs.text import narrate, options, tables
from orcs.text.names import Fields, Names


class Words(Names):
    """Sentences for events, decisions, refusals, clauses, cards and scores."""

    def event(self, fact: Fields) -> str:
        """One event, as `plain_event` gives it, in a sentence."""
        return narrate.event_sentence(self, fact)

    def account(self, rules: Rules, events: Sequence[Event]) -> list[str]:
        """What happened, told for people: one sentence for each thing that matters."""
        return narrate.account(self, [plain_event(rules, event) for event in events])

    def ask(self, s: State, frame: Frame) -> str:
        """The question that a decision asks."""
        return options.ask_sentence(self, s, frame)

    def option(self, s: State, frame: Frame, pick: str) -> str:
        """One of the options of a decision."""
        return options.option_sentence(self, s, frame, pick)

    def pick(self, pick: str) -> str:
        """A pick without the context of a decision."""
        return options.pick_sentence(self, pick)

    def refusal(self, game: Game, error: PickError) -> str:
        """Why something cannot be picked."""
        return options.refusal_sentence(self, game, error)

    def clause(self, clause: str) -> str:
        """A clause of the rules, as the house rules of the table have it."""
        return self.say(self.by_house(f"clause-{clause}"))

    def clause_title(self, clause: str) -> str:
        """The headline of a clause."""
        return self.say(f"clause-{clause}.title")

    def card_head(self, row: Spell) -> str:
        """A card's name, kind and type."""
        return tables.card_head(self, row)

    def card_lines(self, row: Spell) -> list[str]:
        """All that is written on a card."""
        return tables.card_lines(self, row)

    def card_account(self, row: Spell) -> list[str]:
        """All that is written on a card, and the name it carries in the box."""
        return tables.card_account(self, row)

    def creature_lines(self, row: CreatureRow, bonus: bool) -> list[str]:
        """All that is known of a creature in play."""
        return tables.creature_lines(self, row, bonus)

    def score_line(self, rules: Rules, line: Line) -> str:
        """One line of a score."""
        fields = plain_line(rules, line)
        fields["creature" if line.clause == "E2" else "mission"] = fields.pop("item")
        return self.say(f"score-{line.clause}", **fields)

    def total(self, score: Score) -> str:
        """A score in one line."""
        return self.say("score-total", seat=score.seat + 1, total=score.total)

    def winners(self, seats: Sequence[int]) -> str:
        """Who has won."""
        if len(seats) == 1:
            return self.say("score-winner", seat=seats[0] + 1)
        return self.say("score-winners", list=self.list((self.colour(seat) for seat in seats), "and"))
