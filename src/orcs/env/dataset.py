"""Games of bots as data to learn from: every decision with its options, the pick and how the game ended.

A game is written when it is over, so however many there are, one is in memory at a time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from orcs.bots.bot import Bot, Budget
from orcs.bots.levels import make_bot
from orcs.bots.naming import split_names
from orcs.bots.table import BotError
from orcs.engine.plain import plain_view
from orcs.engine.rules import Rules
from orcs.env.rivals import close_bots
from orcs.env.start import place_rewards, prepare
from orcs.env.table import Table, game_seed
from orcs.game import Modules
from orcs.modules.compose import MODULES
from orcs.text import Words

if TYPE_CHECKING:
    from orcs.env.spaces import Observer

FORMATS = ("jsonl", "parquet")
ROWS = 4096
SEEDS = 1 << 62

Row = dict[str, Any]


class Sink(Protocol):
    """Where rows go."""

    def write(self, rows: list[Row]) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """One row a line."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")

    def write(self, rows: list[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps(row, separators=(",", ":")) + "\n")

    def close(self) -> None:
        self.file.close()


class Parquet:
    """Columns, in groups of some thousand rows. A view is a column of JSON."""

    def __init__(self, path: Path, *, views: bool, observations: bool) -> None:
        try:
            import pyarrow  # type: ignore[import-untyped]
            from pyarrow import parquet
        except ModuleNotFoundError as error:
            raise ValueError(f"{error}; Parquet needs: pip install 'orcs-orcs-orcs[parquet]'") from error
        fields = [
            ("game", pyarrow.int64()),
            ("decision", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.string()),
            ("kind", pyarrow.string()),
            ("options", pyarrow.list_(pyarrow.string())),
            ("pick", pyarrow.string()),
            ("points", pyarrow.list_(pyarrow.int32())),
            ("reward", pyarrow.float32()),
        ]
        self.pyarrow = pyarrow
        fields += [("view", pyarrow.string())] * views
        fields += [("action", pyarrow.int16()), ("observation", pyarrow.list_(pyarrow.float32()))] * observations
        self.schema = pyarrow.schema(fields)
        self.writer = parquet.ParquetWriter(path, self.schema)
        self.waiting: list[Row] = []

    def write(self, rows: list[Row]) -> None:
        for row in rows:
            if "view" in row:
                row["view"] = json.dumps(row["view"])
        self.waiting += rows
        if len(self.waiting) >= ROWS:
            self._flush()

    def close(self) -> None:
        self._flush()
        self.writer.close()

    def _flush(self) -> None:
        self.writer.write_table(self.pyarrow.Table.from_pylist(self.waiting, schema=self.schema))
        self.waiting = []


def write_dataset(
    path: str | Path,
    games: int,
    bots: Sequence[str],
    modules: Modules = (),
    seed: int = 0,
    format: str = "jsonl",
    *,
    house_rules: Sequence[str] | None = None,
    views: bool = False,
    observations: bool = False,
    budget: Budget | None = None,
) -> int:
    """Play games among bots, one seat per name, and write every decision. Returns how many there were.

    The bots move on by one seat from game to game. `views` adds what the player saw; `observations` adds it as
    the environments show it, with the number of the pick. ValueError says what cannot be.
    """
    if games < 1:
        raise ValueError(f"a data set has at least 1 game, not {games}")
    if format not in FORMATS:
        raise ValueError(f"data sets are written as {' or '.join(FORMATS)}, not {format!r}")
    rules, setup = prepare(len(bots), modules, None, house_rules)
    table = Table(rules, setup, False)
    for name in bots:
        close_bots([make_bot(name, seed, budget)])
    add = _Additions(views, _observer(rules) if observations else None)
    sink: Sink = (
        JsonLines(Path(path)) if format == "jsonl" else Parquet(Path(path), views=views, observations=observations)
    )
    count = 0
    try:
        for game in range(games):
            rows = list(_play(table, game, bots, seed, add, budget))
            sink.write(rows)
            count += len(rows)
    finally:
        sink.close()
    return count


def _observer(rules: Rules) -> Observer:
    """What writes observations. It needs NumPy, which the game itself does not."""
    try:
        from orcs.env.spaces import Observer
    except ModuleNotFoundError as error:
        raise ValueError(f"{error}; observations need: pip install 'orcs-orcs-orcs[env]'") from error
    return Observer(rules)


class _Additions(NamedTuple):
    """Optional columns: views, and observations."""

    views: bool
    observer: Observer | None


def _play(
    table: Table, game: int, names: Sequence[str], seed: int, add: _Additions, budget: Budget | None
) -> Iterator[Row]:
    """The rows of one game."""
    seated = [names[(seat + game) % len(names)] for seat in range(len(names))]
    dealt = game_seed(seed, 0, game)
    table.begin(dealt)
    bots = [make_bot(name, (dealt * len(names) + seat) % SEEDS, budget) for seat, name in enumerate(seated)]
    rows: list[Row] = []
    while not table.state.over:
        rows.append(_decide(table, bots[table.actor], game, len(rows), seated, add))
    close_bots(bots)
    totals = table.totals()
    rewards = place_rewards(totals)
    for row in rows:
        row["points"] = totals
        row["reward"] = rewards[row["seat"] - 1]
        yield row


def _decide(table: Table, bot: Bot, game: int, decision: int, seated: list[str], add: _Additions) -> Row:
    """Ask a bot and play what it picks."""
    seat = table.actor
    seen = table.view(seat)
    options = table.open.as_list()
    text = table.rules.actions.text
    pick = bot.choose(seen, options)
    if pick not in options:
        raise BotError(f"{seated[seat]} picked {pick}, which is not open")
    row: Row = {
        "game": game,
        "decision": decision,
        "seat": seat + 1,
        "bot": seated[seat],
        "kind": type(table.state.stack[-1]).__name__,
        "options": [text(option) for option in options],
        "pick": text(pick),
    }
    if add.views:
        row["view"] = plain_view(seen)
    if add.observer is not None:
        row |= {"action": pick, "observation": add.observer.observe(table, seat).tolist()}
    table.play(pick)
    return row


def add_dataset_command(words: Words, subparsers: Any) -> None:
    """Add `dataset` to a command line; the parsed arguments are carried out by `run_dataset`."""
    say = words.say
    parser: argparse.ArgumentParser = subparsers.add_parser("dataset", help=say("help-lab-dataset"))
    parser.add_argument("path", type=Path, help=say("help-dataset-path"))
    parser.add_argument("--games", type=int, default=100, help=say("help-dataset-games"))
    parser.add_argument("--bots", default="random,random", help=say("help-dataset-bots"))
    parser.add_argument("--modules", default="", help=say("help-modules", list=words.list(MODULES)))
    parser.add_argument("--seed", type=int, default=0, help=say("help-dataset-seed"))
    parser.add_argument("--format", choices=FORMATS, default="jsonl", help=say("help-dataset-format"))
    parser.add_argument("--views", action="store_true", help=say("help-dataset-views"))
    parser.add_argument("--observations", action="store_true", help=say("help-dataset-observations"))


def run_dataset(args: argparse.Namespace, words: Words) -> int:
    """What `dataset` does."""
    try:
        count = write_dataset(
            args.path,
            args.games,
            split_names(args.bots),
            [name for name in args.modules.split(",") if name],
            args.seed,
            args.format,
            views=args.views,
            observations=args.observations,
        )
    except (ValueError, OSError) as error:
        sys.stderr.write(words.say("error-line", text=str(error)) + "\n")
        return 2
    sys.stdout.write(words.say("dataset-written", count=count, games=args.games, file=str(args.path)) + "\n")
    return 0
