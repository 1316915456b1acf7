"""The routes of games in links."""

from __future__ import annotations

import secrets
from typing import Final

from orcs.page.records import find
from orcs.page.requests import Call, Route, nonce
from orcs.page.tables import LINK, open_room
from orcs.tables.commands import Request, Start
from orcs.tables.links import (
    GameFile,
    LinkedDoc,
    LinkedFromHere,
    LinkedGame,
    LinkedSteps,
    Packed,
    linked_doc,
    linked_fact,
    pack_game,
)
from orcs.tables.messages import TableInfo
from orcs.tables.record_docs import RecordSteps, steps_doc, viewer
from orcs.tables.replays import Replay


def pack_record(call: Call) -> Packed:
    """A finished game for a link, or the position after one of its lines."""
    return pack_game(find(call).text, call.query.get("n"))


def pack_file(call: Call) -> Packed:
    """A text record for a link, or the position after one of its lines."""
    return pack_game(call.body.record, call.body.n)


def replay(call: Call) -> Replay:
    """The replay of the game that a request holds."""
    return call.page.replays.linked(call.body.packed)


def show(call: Call) -> LinkedDoc:
    """All about a game in a link."""
    return linked_doc(call.body.packed, replay(call))


def show_steps(call: Call) -> RecordSteps:
    """What a seat saw after each of some lines of a game in a link."""
    wanted: LinkedSteps = call.body
    game = replay(call)
    return steps_doc(game, wanted.first, wanted.last, viewer(wanted.seat, game))


def play_on(call: Call) -> TableInfo:
    """A new game that begins with the first lines of one in a link: the asker against bots, dealt by a new seed."""
    room = open_room(call, linked_fact(call.body, replay(call), call.me.id, secrets.token_hex(32), nonce))
    room.do(Request(call.me.id, Start()), call.now)
    return room.show()


LINKS: Final = [
    Route("GET", "/api/records/{id}/packed", pack_record, query=LINK | {"n": int}),
    Route("POST", "/api/links/pack", pack_file, GameFile),
    Route("POST", "/api/links", show, LinkedGame),
    Route("POST", "/api/links/steps", show_steps, LinkedSteps),
    Route("POST", "/api/links/from_here", play_on, LinkedFromHere, status=201),
]
