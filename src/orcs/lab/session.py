"""A run from its first deal to its last: it hands out batches, merges tallies, stores games and stops on Ctrl-C."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from orcs.engine.terms import SEATS
from orcs.lab.errors import LabError
from orcs.lab.plan import Batch, Plan
from orcs.lab.play import lost_batch, play_batch
from orcs.lab.progress import Progress
from orcs.lab.runners import Job, Runner
from orcs.lab.tally import Failure, Row, Tally
from orcs.text.messages import SOURCE

BATCH_SECONDS = 0.5
BIGGEST_BATCH = 400
MOST_FAILURES = 20
FAILURES = "orcs-failures"
COLUMNS = ["table", "deal", "seating", "deal_seed", "start", "rounds", "decisions"]


def deals_for(games: int, players: int) -> int:
    """How many deals give at least this many games: each is played once in every rotation."""
    if games < 1:
        raise LabError(f"a run has 1 or more games, not {games}; ask for some with --games")
    return -(-games // players)


class Keeper:
    """Keeps what a run shows game by game: CSV lines, records, and the records of games that broke off."""

    def __init__(self, csv_file: str | None = None, folder: str | None = None) -> None:
        self.folder = ready_folder(folder) if folder else None
        self.file: TextIO | None = None
        if csv_file is not None:
            try:
                self.file = Path(csv_file).open("w", encoding="utf-8", newline="")  # noqa: SIM115
            except OSError as error:
                raise LabError(f"{csv_file} cannot be written: {error.strerror}; name another file") from error
            seats = range(1, SEATS + 1)
            names = [f"bot{seat}" for seat in seats] + [f"score{seat}" for seat in seats]
            csv.writer(self.file).writerow(COLUMNS + names)

    @property
    def rows(self) -> bool:
        """Whether games are wanted one by one."""
        return self.file is not None

    @property
    def records(self) -> bool:
        """Whether the records of all games are wanted."""
        return self.folder is not None

    def keep(self, row: Row) -> None:
        """Write a finished game."""
        if self.file is not None:
            blank = [""] * (SEATS - len(row.bots))
            facts = [row.table + 1, row.deal, row.rotation + 1, row.deal_seed, row.start + 1, row.rounds, row.decisions]
            csv.writer(self.file).writerow([*facts, *row.bots, *blank, *row.totals, *blank])
        if self.folder is not None:
            name = record_name(row.table, row.deal, row.rotation)
            (self.folder / name).write_text(row.record, encoding="utf-8", newline="\n")

    def keep_failure(self, failure: Failure) -> str:
        """Write the record of a game that broke off. Returns where it is, or why it could not be written."""
        folder = self.folder or Path(FAILURES)
        path = folder / f"failed-{record_name(failure.table, failure.deal, failure.rotation)}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(failure.record, encoding="utf-8", newline="\n")
        except OSError as error:
            return f"its record could not be saved: {error.strerror}"
        return str(path)

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def record_name(table: int, deal: int, rotation: int) -> str:
    """The file name of a game's record."""
    return f"table{table + 1}-deal{deal:06}-seating{rotation + 1}.orc"


def ready_folder(name: str) -> Path:
    """The folder for records, made if it is missing."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_text("")
        probe.unlink()
    except OSError as error:
        raise LabError(f"records cannot be saved in {name}: {error.strerror}; name another folder") from error
    return folder


@dataclass
class Outcome:
    """What a run found: a tally for each table, whether it ran to its end, how many games broke off, in how many a
    guest needed help or was slow, and the first of all these with where their records lie."""

    tallies: dict[int, Tally]
    complete: bool = True
    failed: int = 0
    helped: int = 0
    slow: int = 0
    failures: list[tuple[Failure, str]] = field(default_factory=list)


class Pace:
    """How many deals to give out at once, so that a batch takes about half a second."""

    def __init__(self, workers: int, now: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self.now = now
        self.began = now()
        self.deals = 0
        self.size = 1

    def add(self, deals: int) -> None:
        """Count more deals as done."""
        self.deals += deals
        rate = self.deals / max(self.now() - self.began, 1e-9) / self.workers
        self.size = max(1, min(BIGGEST_BATCH, int(rate * BATCH_SECONDS)))


def batches(plans: list[Plan], games: int, wanted: Batch, pace: Pace) -> Iterator[Batch]:
    """The deals of all plans, table after table, in batches as large as the pace allows."""
    for plan in plans:
        first = 0
        deals = deals_for(games, plan.players)
        while first < deals:
            end = min(deals, first + pace.size)
            yield Batch(plan, first, end, wanted.rows, wanted.records, wanted.pairs, wanted.observe)
            first = end


def play_plans(
    plans: list[Plan],
    games: int,
    runner: Runner,
    keeper: Keeper,
    stream: TextIO,
    *,
    pairs: bool = False,
    observe: bool = False,
    language: str = SOURCE,
) -> Outcome:
    """Play at least this many games of every plan, in whole deals. On Ctrl-C: the results so far."""
    total = sum(deals_for(games, plan.players) * plan.players for plan in plans)
    outcome = Outcome({plan.number: Tally(plan.number) for plan in plans})
    wanted = Batch(plans[0], 0, 0, keeper.rows, keeper.records, pairs, observe)
    pace = Pace(runner.workers)
    with Progress(total, "games", stream, language=language) as progress:
        try:
            for part in runner.run(Job(play_batch, lost_batch), batches(plans, games, wanted, pace)):
                take_in(outcome, part, keeper)
                progress.add(part.games)
                pace.add(part.deals)
        except KeyboardInterrupt:
            outcome.complete = False
    return outcome


def take_in(outcome: Outcome, part: Tally, keeper: Keeper) -> None:
    """Merge a part of the run; single games are written, not kept in memory."""
    for row in part.rows:
        keeper.keep(row)
    for failure in part.failures:
        outcome.failed += not failure.finished
        outcome.helped += failure.helped
        outcome.slow += failure.finished and not failure.helped
        if len(outcome.failures) < MOST_FAILURES:
            outcome.failures.append((failure, keeper.keep_failure(failure)))
    part.rows = []
    part.failures = []
    outcome.tallies[part.table].merge(part)
