"""A game among bots, played inside the compiled unit."""

from __future__ import annotations

from orcs.bots.bot import Bot
from orcs.engine.chance import Dealer
from orcs.engine.core import CHANCE, Options, State, apply, settle
from orcs.engine.view import view


class BotError(ValueError):
    """A bot answered with something that is not open."""


def play_table(s: State, dealer: Dealer, bots: list[Bot], log: list[int]) -> int:
    """Play a position to its end; every pick, of chance too, goes to the log. Returns the decisions of players."""
    out = Options()
    decisions = 0
    settle(s, out)
    while not s.over:
        actor = s.stack[-1].actor
        if actor == CHANCE:
            pick = dealer.pick(s, out)
            dealer.note(s, out, pick)
        else:
            decisions += 1
            bot = bots[actor]
            if bot.needs_view:
                pick = bot.choose(view(s, actor), out.as_list())
                if not out.holds(pick):
                    raise BotError(f"seat {actor + 1} picked {pick}, which is not open")
            else:
                pick = bot.pick_blind(out)
        log.append(pick)
        apply(s, pick, out)
    return decisions
