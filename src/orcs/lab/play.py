"""The work of a run: some deals of a plan, played in every rotation and tallied. It runs in any process."""

from __future__ import annotations

from collections import Counter

from orcs.bots.table import UNIT
from orcs.engine.fields import AT_ROUND, AT_START
from orcs.lab.games import BrokenGameError, Played, Room, room
from orcs.lab.observe import Observer
from orcs.lab.plan import Batch
from orcs.lab.tally import Failure, Row, Tally


def play_batch(batch: Batch) -> Tally:
    """Play the deals of a batch. A deal with a game that broke off counts as a failure and for nothing else."""
    plan = batch.plan
    table = room(plan)
    tally = Tally(plan.number)
    sheet = ScoreSheet(plan.bots)
    players = plan.players
    for deal in range(batch.first, batch.end):
        deal_seed = plan.deal_seed(deal)
        games: list[Played] = []
        seeds = plan.bot_seeds(deal)
        for rotation, names in enumerate(plan.seatings(deal)):
            mine = seeds[rotation * players : (rotation + 1) * players]
            try:
                games.append(table.play(deal_seed, names, mine, batch.observe, batch.records))
            except BrokenGameError as broken:
                tally.failures.append(Failure(deal, rotation, broken.reason, broken.record, plan.number))
        if len(games) == players:
            sheet.add(games)
            add_wanted(tally, batch, table, deal, games)
    sheet.close(tally)
    return tally


def lost_batch(batch: Batch) -> Tally:
    """What is known of a deal whose process died: the deal itself."""
    table = room(batch.plan)
    tally = Tally(batch.plan.number)
    for deal in range(batch.first, batch.end):
        record, _ = table.retell(batch.plan.deal_seed(deal), [])
        reason = "the process that played this deal died; a bot may have ended it"
        tally.failures.append(Failure(deal, 0, reason, record, batch.plan.number))
    return tally


class Line:
    """The results of one bot in a batch: every score, and by deal its victories, points and places."""

    def __init__(self, cases: int) -> None:
        self.cases = cases
        self.scores: list[int] = []
        self.won: list[int] = []
        self.points: list[int] = []
        self.placed: list[int] = []

    def open(self) -> None:
        """Begin with another deal."""
        self.won.append(0)
        self.points.append(0)
        self.placed.append(0)

    def count(self, win: int, total: int, place: int) -> None:
        """Add one game of this deal."""
        self.scores.append(total)
        self.won[-1] += win
        self.points[-1] += total
        self.placed[-1] += place


class ScoreSheet:
    """The results of a batch, listed deal by deal and summed up at its end. Bots of one name are one."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.players = len(bots)
        self.lines = {name: Line(bots.count(name) * len(bots)) for name in bots}
        self.rounds: list[int] = []
        self.by_deal: tuple[list[int], list[int], list[int]] = ([], [], [])

    def add(self, games: list[Played]) -> None:
        """Add the games of one deal."""
        lines = self.lines
        for line in lines.values():
            line.open()
        rounds = decisions = first = 0
        for game in games:
            standing, cells = game.standing, game.state.cells
            for seat, name in enumerate(game.bots):
                lines[name].count(standing.wins[seat], standing.totals[seat], standing.places[seat])
            length = int(cells[AT_ROUND])
            self.rounds.append(length)
            rounds += length
            decisions += game.decisions
            first += standing.wins[cells[AT_START]]
        self.by_deal[0].append(rounds)
        self.by_deal[1].append(decisions)
        self.by_deal[2].append(first)

    def close(self, tally: Tally) -> None:
        """The batch is done: sum it up."""
        rounds, decisions, first = self.by_deal
        tally.deals = len(rounds)
        tally.games = len(rounds) * self.players
        tally.decisions = sum(decisions)
        tally.ratios["rounds",].add_all(rounds, self.players)
        tally.ratios["decisions",].add_all(decisions, self.players)
        tally.ratios["first",].add_all(first, self.players)
        tally.counts["rounds",].update(self.rounds)
        for name, line in self.lines.items():
            tally.ratios["win", name].add_all(line.won, line.cases)
            tally.ratios["score", name].add_all(line.points, line.cases)
            tally.ratios["place", name].add_all(line.placed, line.cases)
            tally.counts["score", name].update(line.scores)


def add_wanted(tally: Tally, batch: Batch, table: Room, deal: int, games: list[Played]) -> None:
    """Add what a batch asks for besides the results, and what guests did wrong."""
    if batch.pairs:
        tally_pairs(tally, games)
    if batch.rows or batch.records:
        tally.rows += [row_of(table, batch, deal, rotation, game) for rotation, game in enumerate(games)]
    if batch.observe:
        observer = Observer(table.rules)
        for game in games:
            observer.watch(game)
        observer.close(tally)
    for rotation, game in enumerate(games):
        if game.reports:
            record, _ = table.retell(batch.plan.deal_seed(deal), game.picks or [])
            reason = "; ".join(game.reports)
            tally.failures.append(
                Failure(deal, rotation, reason, record, batch.plan.number, finished=True, helped=game.helped)
            )


def tally_pairs(tally: Tally, games: list[Played]) -> None:
    """For every two bots that met in this deal, how often the first finished above the second, in twelfths."""
    above: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for game in games:
        for one, mine in zip(game.bots, game.standing.totals, strict=True):
            for other, theirs in zip(game.bots, game.standing.totals, strict=True):
                if one < other:
                    met[one, other] += 1
                    above[one, other] += UNIT if mine > theirs else UNIT // 2 if mine == theirs else 0
    for (one, other), cases in sorted(met.items()):
        tally.ratios["pair", one, other].add(above[one, other], cases)
        tally.series["pair", one, other].append(above[one, other])
        tally.series["met", one, other].append(cases)


def row_of(table: Room, batch: Batch, deal: int, rotation: int, game: Played) -> Row:
    """A finished game as a line of the CSV file, with its record if that is wanted."""
    seed = batch.plan.deal_seed(deal)
    return Row(
        table=batch.plan.number,
        deal=deal,
        rotation=rotation,
        deal_seed=seed,
        start=int(game.state.cells[AT_START]),
        rounds=int(game.state.cells[AT_ROUND]),
        decisions=game.decisions,
        bots=list(game.bots),
        totals=game.standing.totals,
        record=table.retell(seed, game.picks or [])[0] if batch.records else "",
    )
