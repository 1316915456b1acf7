"""The report of `orcs lab play`: as text and as plain data."""

from __future__ import annotations

from typing import Any

from orcs import __version__
from orcs.lab.plan import Plan
from orcs.lab.session import Outcome
from orcs.lab.tally import Tally
from orcs.lab.words import columns, histogram, number, percent, plain_histogram

SHOWN_FAILURES = 5


def describe(plan: Plan) -> dict[str, Any]:
    """What a run was made of: all that is needed to make it again."""
    return {
        "version": __version__,
        "edition": plan.edition().digest,
        "modules": dict(plan.modules),
        "seed": plan.seed,
        "iterations": plan.iterations,
        "seconds": plan.seconds,
    }


def limits(plan: Plan) -> str:
    """How long the bots may think."""
    parts = [] if plan.iterations is None else [f"{plan.iterations} iterations"]
    if plan.seconds is not None:
        parts.append(f"{plan.seconds:g} s a decision (by the clock: another run may differ)")
    return " and ".join(parts) or "each bot's own limits"


def heading(plan: Plan) -> str:
    """The rules of a run in a line."""
    modules = ", ".join(f"{name}={option}" if option else name for name, option in plan.modules) or "no modules"
    return f"{modules} · edition {plan.edition().digest[:12]} · {limits(plan)} · seed {plan.seed}"


def ranked(tally: Tally) -> list[str]:
    """The bots of a tally, the most victorious first."""
    names = tally.under("win")
    return sorted(names, key=lambda name: (-tally.ratios["win", name].x / max(1, tally.ratios["win", name].n), name))


def plain_tally(tally: Tally) -> dict[str, Any]:
    """The results of one table."""
    bots = [
        {
            "bot": name,
            "win_share": tally.ratios["win", name].share().as_plain(),
            "score": tally.ratios["score", name].mean().as_plain(),
            "place": tally.ratios["place", name].mean(12).as_plain(),
            "scores": plain_histogram(tally.counts["score", name]),
        }
        for name in ranked(tally)
    ]
    return {
        "games": tally.games,
        "deals": tally.deals,
        "bots": bots,
        "start_player_win_share": tally.ratios["first",].share().as_plain(),
        "rounds": {**tally.ratios["rounds",].mean().as_plain(), "counts": plain_histogram(tally.counts["rounds",])},
        "decisions": tally.ratios["decisions",].mean().as_plain(),
    }


def plain_failures(outcome: Outcome) -> dict[str, Any]:
    """The games that broke off."""
    listed = [
        {
            "table": failure.table + 1,
            "deal": failure.deal,
            "seating": failure.rotation + 1,
            "finished": failure.finished,
            "reason": failure.reason,
            "record": saved,
        }
        for failure, saved in outcome.failures
    ]
    return {"failed": outcome.failed, "helped": outcome.helped, "failures": listed}


def plain_play(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    """A whole run as plain data. It holds nothing of time or machine, so that equal runs give equal bytes."""
    tally = outcome.tallies[plan.number]
    results = plain_tally(tally) if tally.deals else {"games": 0, "deals": 0}
    run = {"players": plan.players, "table": list(plan.bots), "complete": outcome.complete}
    return {"lab": "play", **describe(plan), **run, **results, **plain_failures(outcome)}


def text_play(plan: Plan, outcome: Outcome) -> str:
    """A whole run as text."""
    tally = outcome.tallies[plan.number]
    lines = [f"{', '.join(plan.bots)}", heading(plan), *text_state(outcome)]
    if tally.deals:
        lines += ["", *text_tally(plan, tally)]
    return "\n".join(lines) + "\n"


def text_tally(plan: Plan, tally: Tally) -> list[str]:
    """The results of one table."""
    names = ranked(tally)
    rows = [
        [
            name,
            percent(tally.ratios["win", name].share()),
            number(tally.ratios["score", name].mean()),
            number(tally.ratios["place", name].mean(12), 2),
        ]
        for name in names
    ]
    width = max(len(name) for name in names)
    return [
        f"{tally.games:,} games: {tally.deals:,} deals, each in {plan.players} seatings",
        "",
        *columns(["bot", "wins", "score", "place"], rows),
        "",
        f"An even share is {100 / plan.players:.1f} % of the wins; ties are split. In brackets: 95 %, over deals.",
        f"The start player wins {percent(tally.ratios['first',].share())}.",
        f"A game takes {number(tally.ratios['rounds',].mean())} rounds"
        f" and {number(tally.ratios['decisions',].mean())} decisions.",
        "",
        f"{'rounds':{width}}  {histogram(tally.counts['rounds',])}",
        *[f"{name:{width}}  {histogram(tally.counts['score', name])}" for name in names],
    ]


def text_state(outcome: Outcome) -> list[str]:
    """Whether the run is whole, and which games broke off."""
    lines = [] if outcome.complete else ["Stopped before its end: these are the deals finished until then."]
    if outcome.failed:
        lines.append(f"{outcome.failed} games broke off; their deals are left out.")
    if outcome.helped:
        lines.append(f"In {outcome.helped} games a guest misbehaved and a substitute picked for it; they count.")
    for failure, saved in outcome.failures[:SHOWN_FAILURES]:
        lines.append(f"  deal {failure.deal}, seating {failure.rotation + 1}: {failure.reason}\n    record: {saved}")
    return lines
