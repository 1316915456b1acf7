"""One game after another at a table of bots, with everything needed for a record."""

from __future__ import annotations

from functools import lru_cache

from orcs.bots.bot import Bot
from orcs.bots.guests import Guest
from orcs.bots.levels import make_bot
from orcs.bots.table import FlatDealer, Standing, play_table, standing
from orcs.edition import Edition
from orcs.engine.chance import KeyedDealer
from orcs.engine.core import CHANCE, State
from orcs.engine.rules import Rules
from orcs.engine.setup import Setup, first_state
from orcs.game import Game
from orcs.lab.plan import Plan, dismiss, first_line
from orcs.modules.compose import compose


class Played:
    """A finished game: who sat where, its last position and how that stands, the decisions made, the picks if they
    were kept, what guests among the bots did wrong, and whether a substitute picked for one."""

    __slots__ = ("bots", "decisions", "helped", "picks", "reports", "standing", "state")

    def __init__(
        self,
        bots: tuple[str, ...],
        state: State,
        standing: Standing,
        decisions: int,
        picks: list[int] | None,
        reports: list[str],
        helped: bool,
    ) -> None:
        self.bots = bots
        self.state = state
        self.standing = standing
        self.decisions = decisions
        self.picks = picks
        self.reports = reports
        self.helped = helped


class BrokenGameError(Exception):
    """A game that could not be finished: the reason, and the record up to there."""

    def __init__(self, reason: str, record: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.record = record


class Room:
    """A table made ready for a plan: rules composed once, the first position copied for each game."""

    def __init__(self, plan: Plan) -> None:
        self.budget = plan.budget()
        self.edition: Edition = plan.edition()
        self.setup: Setup = plan.setup()
        self.rules: Rules = compose(self.edition, self.setup)
        self.first = first_state(self.rules, self.setup)
        self.dealer = FlatDealer(0)

    def play(self, deal_seed: int, names: tuple[str, ...], seeds: tuple[int, ...], listen: bool, keep: bool) -> Played:
        """Play one game. BrokenGameError if a bot or the rules fail."""
        state = self.first.copy()
        if listen:
            state.sink = []
        bots: list[Bot] = []
        picks: list[int] | None = [] if keep else None
        try:
            for name, seed in zip(names, seeds, strict=True):
                bots.append(make_bot(name, seed, self.budget))
                # Blind bots repeat from their seeds alone, so their picks need no keeping; guests may not.
                if picks is None and (bots[-1].needs_view or isinstance(bots[-1], Guest)):
                    picks = []
            self.dealer.restart(deal_seed)
            decisions = play_table(state, self.dealer, bots, picks)
        except Exception as error:
            if picks is None and len(bots) == len(names):
                return self.play(deal_seed, names, seeds, listen, keep=True)
            record, stuck = self.retell(deal_seed, picks or [])
            culprit = stuck or self.culprit(state, names, len(bots))
            raise BrokenGameError(f"{culprit}{type(error).__name__}: {first_line(error)}", record) from error
        finally:
            reports = dismiss(bots)
        helped = bool(reports) and any(bot.substituted > 0 for bot in bots if isinstance(bot, Guest))
        return Played(names, state, standing(state), decisions, picks, reports, helped)

    def culprit(self, state: State, names: tuple[str, ...], made: int) -> str:
        """Whose move it was when the game broke off, for the report."""
        if made < len(names):
            return f"making {names[made]}: "
        actor = int(state.stack[-1].actor) if state.stack else CHANCE
        return f"{self.setup.colours[actor]} ({names[actor]}): " if actor >= 0 else ""

    def retell(self, deal_seed: int, picks: list[int]) -> tuple[str, str]:
        """The record of a deal and the picks made in it, and where the rules fail, if it is they that do."""
        game = Game(self.edition, self.setup, KeyedDealer(deal_seed))
        stuck = "dealing: "
        try:
            game.begin()
            while len(game.log) < len(picks):
                stuck = f"the rules, after {game.text(picks[len(game.log)])}: "
                game.play(picks[len(game.log)])
        except Exception:
            # The record then ends before the pick that fails.
            return game.save(), stuck
        return game.save(), ""


@lru_cache(maxsize=16)
def room(plan: Plan) -> Room:
    """The table of a plan, made once in each process."""
    return Room(plan)
