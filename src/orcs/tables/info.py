"""TableInfo: a table as everybody at it may know it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from orcs import ProvableDealer
from orcs.bots.levels import LEVELS
from orcs.engine.fields import AT_ROUND
from orcs.engine.game import Game
from orcs.tables.edition import house_rules
from orcs.tables.messages import SeatInfo, TableInfo
from orcs.tables.table import Table


def seat_infos(table: Table, names: Mapping[str, str], connected: Collection[int]) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            seat=number + 1,
            kind=seat.kind,
            colour=seat.colour,
            name=names.get(seat.person, "") if seat.kind == "person" else "",
            person=seat.person,
            level=seat.level if seat.by_bot else "",
            character=LEVELS[seat.level].character if seat.kind == "bot" else "",
            away=seat.away,
            resigned=seat.resigned,
            connected=number in connected,
        )
        for number, seat in enumerate(table.seats)
    ]


class Watchers(NamedTuple):
    """Those who look on: how many there are, and the names of some."""

    number: int
    names: list[str]


NOBODY = Watchers(0, [])


def table_info(
    table: Table, names: Mapping[str, str], connected: Collection[int] = (), watchers: Watchers = NOBODY
) -> TableInfo:
    """The table in public."""
    game = table.game
    return TableInfo(
        id=table.id,
        status=table.status,
        host=names.get(table.host, ""),
        seats=seat_infos(table, names, connected),
        modules=table.wish.modules,
        clock=table.wish.clock,
        created=table.created,
        watch=table.wish.watch,
        undo=table.wish.undo,
        hints=table.wish.hints,
        listed=table.wish.listed,
        edition=table.wish.edition,
        house_rules=house_of(table),
        start=table.wish.start,
        commitment=ProvableDealer(bytes.fromhex(table.seed), []).commitment(),
        round=0 if game is None else int(game.state.cells[AT_ROUND]),
        to_move=to_move(table),
        paused=table.paused,
        votes={_numbered(name): sorted(seat + 1 for seat in seats) for name, seats in table.votes.items()},
        started=table.started,
        ended=table.ended,
        result=table.result,
        winners=[seat + 1 for seat in table.winners],
        ending=table.ending,
        same_deal_as=table.same_deal_as,
        from_here=table.from_here,
        rematch=table.rematch,
        muted=[person for person in table.muted if table.seat_of(person) >= 0],
        watching=watchers.number,
        watchers=watchers.names,
        host_seat=table.seat_of(table.host) + 1,
        host_person=table.host if table.seat_of(table.host) < 0 else "",
    )


def house_of(table: Table) -> list[str]:
    """The house rules of a table. To read them from its edition takes milliseconds, so that is done once."""
    if table.house is None:
        table.house = house_rules(table.wish)
    return table.house


def _numbered(name: str) -> str:
    what, _, seat = name.partition(" ")
    return f"{what} {int(seat) + 1}" if seat else name


def moving_doc(table: Table) -> dict[str, Any]:
    """What a pick may change in the `table` section."""
    game: Game | None = table.game
    doc = {"round": 0 if game is None else int(game.state.cells[AT_ROUND]), "to_move": to_move(table)}
    if clock := clock_doc(table):
        doc["clocks"] = clock
    return doc


def to_move(table: Table) -> list[int]:
    """The seats that are asked."""
    return [ask.seat + 1 for ask in table.asks]


def clock_doc(table: Table) -> dict[str, dict[str, int]]:
    """The clocks as everybody sees them, while they matter."""
    return table.clocks.shown() if table.clocks.ticking and table.status == "playing" else {}


def info_doc(
    table: Table, names: Mapping[str, str], connected: Collection[int], watchers: Watchers = NOBODY
) -> dict[str, Any]:
    """The `table` section of a view: nothing in it is null."""
    doc: dict[str, Any] = msgspec.to_builtins(table_info(table, names, connected, watchers))
    doc["seats"] = {str(seat["seat"]): seat for seat in doc["seats"]}
    return {name: value for name, value in doc.items() if value is not None}
