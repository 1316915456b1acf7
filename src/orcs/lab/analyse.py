"""The analysis of a finished game: chances at each turn, swings, and what a bot would have picked instead.

A finished game has no secrets, so the true positions are played on, by a quick bot on every seat and with fresh chance.
The same chances serve every position and both picks that are compared, which takes most of the luck out of
differences.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TextIO

from orcs.bots.bot import Budget
from orcs.bots.levels import make_bot
from orcs.bots.table import UNIT, FlatDealer, Standing, play_table, standing
from orcs.engine.core import Options, State, apply, settle
from orcs.engine.view import view
from orcs.lab.estimates import Estimate, Ratio
from orcs.lab.plan import dismiss, seeds
from orcs.lab.progress import Progress
from orcs.lab.runners import Job, Runner
from orcs.lab.timeline import Choice, Moment, Timeline, timeline
from orcs.text.messages import SOURCE

BLOCK = 5
TOGETHER = 8
SIDES = 2
STAGES = ("turns", "advice", "choices", "checks", "lines")
PARTS = (0.35, 0.42, 0.7, 0.97, 1.0)
CHECKS = 3
"""How many times more samples a pick gets that seems dear."""
SHOWN = 10
"""How many swings and costly picks are told."""
LONGEST = 12


@dataclass(frozen=True)
class Question:
    """How to look at a game: which bot advises and its limits, which plays on, how many samples, and the seed of it
    all. A checker is the better bot that plays on where a pick seems dear; without one, the same does."""

    record: str
    bot: str
    player: str
    samples: int
    seed: int
    iterations: int | None = None
    checker: str = ""

    def budget(self) -> Budget | None:
        """The adviser's limits; None leaves it its own."""
        return None if self.iterations is None else Budget(self.iterations)


@dataclass(frozen=True)
class Look:
    """A piece of the work. For a turn, samples played from its start. For a choice, the bot's advice if no samples are
    asked for, else samples with the pick played and with the pick advised. For a line, how the bot would have gone on
    from its advice."""

    question: Question
    kind: str
    index: int
    first: int = 0
    count: int = 0
    advised: int = -1

    def halves(self) -> list[Look]:
        """Looks are small: there is nothing to divide."""
        return [self]


Result = tuple[list[int], list[int]]


@dataclass
class Found:
    """What a look found: the bot's advice or line, or the wins and points of all seats in each sample, by side."""

    look: Look
    advice: int = -1
    line: list[int] = field(default_factory=list)
    samples: list[list[Result]] = field(default_factory=list)


def look_at(look: Look) -> Found:
    """Do one look. It runs in any process."""
    line = timeline(look.question.record)
    if look.kind == "turn":
        state = line.turns[look.index].state
        return Found(look, samples=[sampled(look, state, None)])
    choice = line.choices[look.index]
    if look.kind == "line":
        return Found(look, line=best_line(look, choice))
    if look.count == 0:
        return Found(look, advice=advice(look, choice))
    picks = (choice.played, look.advised)
    return Found(look, samples=[sampled(look, choice.state, pick) for pick in picks])


def lost_look(look: Look) -> Found:
    """A look whose process died found nothing."""
    return Found(look, samples=[[] for _ in range(SIDES)])


def advice(look: Look, choice: Choice) -> int:
    """What the bot would pick, knowing what the seat knew."""
    seed = seeds(f"{look.question.seed} advice", look.index, 1)[0]
    bot = make_bot(look.question.bot, seed, look.question.budget())
    try:
        return int(bot.choose(view(choice.state, choice.seat), list(choice.options)))
    except NotImplementedError:
        # A bot that only picks blindly has no advice to give.
        return choice.played
    finally:
        dismiss([bot])


def best_line(look: Look, choice: Choice) -> list[int]:
    """The bot's advice and its picks after that, until chance or a rival comes in. Forced picks go without saying."""
    state = choice.state.copy()
    out = Options()
    settle(state, out)
    bot = make_bot(look.question.bot, seeds(f"{look.question.seed} line", look.index, 1)[0], look.question.budget())
    line = [look.advised]
    apply(state, look.advised, out)
    try:
        while not state.over and state.stack[-1].actor == choice.seat and len(line) < LONGEST:
            options = out.as_list()
            pick = options[0] if len(options) == 1 else int(bot.choose(view(state, choice.seat), options))
            if len(options) > 1:
                line.append(pick)
            apply(state, pick, out)
    finally:
        dismiss([bot])
    return line


def sampled(look: Look, state: State, pick: int | None) -> list[Result]:
    """Play a position to its end several times. The draws of a sample depend on its number alone."""
    results = []
    for sample in range(look.first, look.first + look.count):
        ended = played_on(look.question, state.copy(), pick, sample)
        results.append((ended.wins, ended.totals))
    return results


def played_on(question: Question, state: State, pick: int | None, sample: int) -> Standing:
    """Play a position to its end once."""
    seats = int(state.seats)
    numbers = seeds(f"{question.seed} sample", sample, 1 + seats)
    bots = [make_bot(question.player, seed) for seed in numbers[1:]]
    if pick is not None:
        out = Options()
        settle(state, out)
        apply(state, pick, out)
    try:
        play_table(state, FlatDealer(numbers[0]), bots, None)
    finally:
        dismiss(bots)
    return standing(state)


@dataclass(frozen=True)
class Point:
    """The chances at the start of a turn, by seat."""

    moment: Moment
    wins: list[Estimate]
    scores: list[Estimate]


@dataclass(frozen=True)
class Swing:
    """What one turn changed: the change of each seat's chance to win."""

    moment: Moment
    change: list[Estimate]

    def size(self) -> float:
        """The largest change of any seat."""
        return max(abs(each.mean) for each in self.change)


@dataclass(frozen=True)
class Verdict:
    """A choice, the bot's advice, and what the pick played costs its seat against it: chance to win, points. The line
    is how the bot would have gone on, from its advice to the next chance or rival; known for the dearest picks."""

    choice: Choice
    advised: int
    wins: Estimate | None
    score: Estimate | None
    line: tuple[int, ...] = ()

    def is_sure(self) -> bool:
        """Whether the pick cost a chance to win, as far as samples can tell."""
        return self.wins is not None and self.wins.low is not None and self.wins.low > 0


@dataclass
class Analysis:
    """All that was found out about a game."""

    line: Timeline
    question: Question
    points: list[Point] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    complete: bool = True


class Gathering:
    """The results of looks as they come in."""

    def __init__(self) -> None:
        self.turns: dict[int, list[Result]] = defaultdict(list)
        self.advice: dict[int, int] = {}
        self.sides: dict[int, list[list[Result]]] = defaultdict(lambda: [[], []])
        self.checks: dict[int, list[list[Result]]] = defaultdict(lambda: [[], []])
        self.lines: dict[int, list[int]] = {}

    def take(self, found: Found) -> None:
        """Take in one look."""
        look = found.look
        if look.kind == "turn":
            self.turns[look.index] += found.samples[0]
        elif look.kind == "line":
            self.lines[look.index] = found.line
        elif look.count == 0:
            self.advice[look.index] = found.advice
        else:
            sides = self.sides if look.first < look.question.samples else self.checks
            for side, results in zip(sides[look.index], found.samples, strict=True):
                side += results

    def verdict(self, line: Timeline, index: int) -> Verdict:
        """What a pick cost, by its check if it had one."""
        sides = self.checks.get(index) or self.sides.get(index)
        return verdict(line.choices[index], self.advice[index], sides)


def turn_looks(question: Question, line: Timeline) -> Iterator[Look]:
    """Samples of all turns, a few of each at a time, so that all turns get the same number. If time runs out among the
    first, they show the whole game, not its beginning."""
    order = spread(len(line.turns))
    for first in range(0, question.samples, BLOCK):
        count = min(BLOCK, question.samples - first)
        for index in order:
            yield Look(question, "turn", index, first, count)


def spread(count: int) -> list[int]:
    """The numbers below `count`, ordered so that however many are taken, they lie evenly: by their binary digits read
    backwards."""
    width = count.bit_length()
    return sorted(range(count), key=lambda number: f"{number:0{width}b}"[::-1])


def advice_looks(question: Question, line: Timeline, seat: int | None) -> list[Look]:
    """The bot's advice for every choice, of one seat if it is named."""
    return [
        Look(question, "choice", index)
        for index, choice in enumerate(line.choices)
        if seat is None or choice.seat == seat
    ]


def choice_looks(question: Question, line: Timeline, gathering: Gathering) -> Iterator[Look]:
    """Samples of all choices in which the bot would have picked something else, in the turns that swung most first.

    A few choices at a time, so that those there is time for are known well.
    """
    size = {swing.moment.row: swing.size() for swing in swings(line, gathering)}
    others = [index for index, pick in gathering.advice.items() if pick != line.choices[index].played]
    others.sort(key=lambda index: (-size.get(turn_of(line, line.choices[index]), 0.0), index))
    for begin in range(0, len(others), TOGETHER):
        for first in range(0, question.samples, BLOCK):
            count = min(BLOCK, question.samples - first)
            for index in others[begin : begin + TOGETHER]:
                yield Look(question, "choice", index, first, count, gathering.advice[index])


def check_looks(question: Question, line: Timeline, gathering: Gathering) -> Iterator[Look]:
    """More samples of the picks that seem dear, the dearest first. Of many picks some seem dear by accident, or only
    because of how they were played on, so what made them seem so does not count in the end."""
    checking = replace(question, player=question.checker or question.player)
    seeming = [index for index in by_cost(line, gathering) if gathering.verdict(line, index).is_sure()]
    for first in range(question.samples, (1 + CHECKS) * question.samples, BLOCK):
        count = min(BLOCK, (1 + CHECKS) * question.samples - first)
        for index in seeming[:SHOWN]:
            yield Look(checking, "choice", index, first, count, gathering.advice[index])


def line_looks(question: Question, line: Timeline, gathering: Gathering) -> list[Look]:
    """How the bot would have gone on, for the picks that cost most."""
    found = by_cost(line, gathering)[:SHOWN]
    return [Look(question, "line", index, advised=gathering.advice[index]) for index in found]


def by_cost(line: Timeline, gathering: Gathering) -> list[int]:
    """The choices that were sampled, the dearest first."""
    return sorted(gathering.sides, key=lambda index: cost(gathering.verdict(line, index)))


def cost(each: Verdict) -> tuple[float, int]:
    """Sorts verdicts, the dearest first."""
    return -(each.wins.mean if each.wins else 0.0), each.choice.row


def turn_of(line: Timeline, choice: Choice) -> int:
    """The row of the turn that a choice belongs to."""
    return max((turn.row for turn in line.turns if turn.row <= choice.row), default=0)


def analyse(
    question: Question,
    runner: Runner,
    stream: TextIO,
    *,
    limit: float,
    seat: int | None,
    parts: tuple[float, ...] = PARTS,
    language: str = SOURCE,
) -> Analysis:
    """Analyse a game within about this many seconds; 0 for no limit. What there was no time for is left out.

    `parts` says how much of the time is over at the end of each stage.
    """
    line = timeline(question.record)
    gathering = Gathering()
    job = Job(look_at, lost_look)
    began = time.monotonic()
    complete = True
    try:
        for part, stage in zip(parts, STAGES, strict=True):
            looks = stage_looks(stage, question, line, gathering, seat)
            with Progress(len(looks), stage, stream, language=language) as progress:
                for found in runner.run(job, looks):
                    gathering.take(found)
                    progress.add(1)
                    if limit and time.monotonic() - began > part * limit:
                        break
            complete = complete and progress.done == len(looks)
    except KeyboardInterrupt:
        complete = False
    return concluded(question, line, gathering, complete)


def stage_looks(stage: str, question: Question, line: Timeline, gathering: Gathering, seat: int | None) -> list[Look]:
    """The looks of one stage of the work."""
    if stage == "turns":
        return list(turn_looks(question, line))
    if stage == "advice":
        return advice_looks(question, line, seat)
    if stage == "checks":
        return list(check_looks(question, line, gathering))
    if stage == "lines":
        return line_looks(question, line, gathering)
    return list(choice_looks(question, line, gathering))


def concluded(question: Question, line: Timeline, gathering: Gathering, complete: bool) -> Analysis:
    """Estimates from the samples."""
    seats = range(len(line.colours))
    analysis = Analysis(line, question, complete=complete)
    for index, moment in enumerate(line.turns):
        results = gathering.turns[index]
        if results:
            wins = [share_of([result[0][seat] for result in results]) for seat in seats]
            scores = [mean_of([result[1][seat] for result in results]) for seat in seats]
            analysis.points.append(Point(moment, wins, scores))
    analysis.swings = swings(line, gathering)
    for index in sorted(gathering.advice):
        found = gathering.verdict(line, index)
        analysis.verdicts.append(replace(found, line=tuple(gathering.lines.get(index, ()))))
    return analysis


def swings(line: Timeline, gathering: Gathering) -> list[Swing]:
    """What each turn changed, the last one up to the game's result."""
    ended = standing(line.end)
    found = []
    for index, moment in enumerate(line.turns):
        before = gathering.turns[index]
        last = index + 1 == len(line.turns)
        after = [(ended.wins, ended.totals)] * len(before) if last else gathering.turns[index + 1]
        if before and after:
            found.append(Swing(moment, changes(before, after)))
    return found


def changes(before: list[Result], after: list[Result]) -> list[Estimate]:
    """The change of each seat's chance between two positions, sample by sample."""
    seats = range(len(before[0][0]))
    pairs = list(zip(before, after, strict=False))
    return [mean_of([new[0][seat] - old[0][seat] for old, new in pairs], UNIT) for seat in seats]


def verdict(choice: Choice, advised: int, sides: list[list[Result]] | None) -> Verdict:
    """What a pick cost; nothing if it is the bot's own."""
    if advised == choice.played:
        nothing = Estimate(0.0, 0.0, 0.0, 0, 0)
        return Verdict(choice, advised, nothing, nothing)
    if sides is None or not sides[0]:
        return Verdict(choice, advised, None, None)
    seat = choice.seat
    pairs = list(zip(*sides, strict=True))
    wins = mean_of([better[0][seat] - played[0][seat] for played, better in pairs], UNIT)
    score = mean_of([better[1][seat] - played[1][seat] for played, better in pairs])
    return Verdict(choice, advised, wins, score)


def share_of(values: list[int]) -> Estimate:
    """The mean of shares of victory, each sample a group."""
    ratio = Ratio()
    ratio.add_all(values, 1)
    return ratio.share(UNIT)


def mean_of(values: list[int], unit: int = 1) -> Estimate:
    """The mean of any values, each sample a group."""
    ratio = Ratio()
    ratio.add_all(values, 1)
    return ratio.mean(unit)
