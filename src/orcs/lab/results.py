"""The report of `orcs lab play`: as text and as plain data."""

from __future__ import annotations

from typing import Any

from orcs import __version__
from orcs.lab.plan import Plan
from orcs.lab.session import Outcome
from orcs.lab.tally import Tally
from orcs.lab.words import columns, figure, histogram, number, percent, plain_histogram
from orcs.modules.house import house_rules_of
from orcs.text import Words

SHOWN_FAILURES = 5


def describe(plan: Plan) -> dict[str, Any]:
    """The options of a run: everything needed to repeat it."""
    return {
        "version": __version__,
        "edition": plan.edition().digest,
        "modules": dict(plan.modules),
        "house_rules": house_rules_of(plan.edition(), plan.setup()),
        "seed": plan.seed,
        "iterations": plan.iterations,
        "seconds": plan.seconds,
    }


def limits(words: Words, plan: Plan) -> str:
    """How long the bots may think."""
    parts = [] if plan.iterations is None else [words.say("lab-limit-iterations", count=plan.iterations)]
    if plan.seconds is not None:
        parts.append(words.say("lab-limit-seconds", seconds=f"{plan.seconds:g}"))
    return words.list(parts, "and") or words.say("lab-limit-own")


def heading(words: Words, plan: Plan) -> str:
    """The rules of a run in a line."""
    modules = words.list(f"{name}={option}" if option else name for name, option in plan.modules)
    house_rules = words.list(house_rules_of(plan.edition(), plan.setup()))
    rules = modules or words.say("lab-no_modules")
    return words.say(
        "lab-head",
        modules=words.list([rules, words.say("lab-house_rules", list=house_rules)]) if house_rules else rules,
        edition=plan.edition().digest[:12],
        limits=limits(words, plan),
        seed=str(plan.seed),
    )


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
    return {"failed": outcome.failed, "helped": outcome.helped, "slow": outcome.slow, "failures": listed}


def plain_play(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    """A whole run as plain data. It holds nothing of time or machine, so that equal runs give equal bytes."""
    tally = outcome.tallies[plan.number]
    results = plain_tally(tally) if tally.deals else {"games": 0, "deals": 0}
    run = {"players": plan.players, "table": list(plan.bots), "complete": outcome.complete}
    return {"lab": "play", **describe(plan), **run, **results, **plain_failures(outcome)}


def text_play(words: Words, plan: Plan, outcome: Outcome) -> str:
    """A whole run as text."""
    tally = outcome.tallies[plan.number]
    lines = [", ".join(plan.bots), heading(words, plan), *text_state(words, outcome)]
    if tally.deals:
        lines += ["", *text_tally(words, plan, tally)]
    return "\n".join(lines) + "\n"


def text_tally(words: Words, plan: Plan, tally: Tally) -> list[str]:
    """The results of one table."""
    say, language = words.say, words.language
    names = ranked(tally)
    rows = [
        [
            name,
            percent(language, tally.ratios["win", name].share()),
            number(language, tally.ratios["score", name].mean()),
            number(language, tally.ratios["place", name].mean(12), 2),
        ]
        for name in names
    ]
    heads = [say("lab-bot"), say("lab-wins"), say("lab-score"), say("lab-place")]
    rounds = number(language, tally.ratios["rounds",].mean())
    decisions = number(language, tally.ratios["decisions",].mean())
    width = max(len(name) for name in [say("lab-rounds"), *names])
    return [
        say("lab-games", games=tally.games, deals=tally.deals, players=plan.players),
        "",
        *columns(heads, rows),
        "",
        say("lab-even", share=figure(language, 100 / plan.players)),
        say("lab-first", share=percent(language, tally.ratios["first",].share())),
        say("lab-length", rounds=rounds, decisions=decisions),
        "",
        f"{say('lab-rounds'):{width}}  {histogram(tally.counts['rounds',])}",
        *[f"{name:{width}}  {histogram(tally.counts['score', name])}" for name in names],
    ]


def text_state(words: Words, outcome: Outcome) -> list[str]:
    """Whether the run is whole, and which games broke off."""
    lines = [] if outcome.complete else [words.say("lab-stopped")]
    if outcome.failed:
        lines.append(words.say("lab-failed", count=outcome.failed))
    if outcome.helped:
        lines.append(words.say("lab-helped", count=outcome.helped))
    if outcome.slow:
        lines.append(words.say("lab-slow", count=outcome.slow))
    for failure, saved in outcome.failures[:SHOWN_FAILURES]:
        told = words.say("lab-failure", deal=failure.deal, seating=failure.rotation + 1, reason=failure.reason)
        lines.append(f"  {told}\n    {words.say('lab-failure-record', file=str(saved))}")
    return lines
