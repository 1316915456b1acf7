"""The routes of people and tables."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec

from orcs import edition as editions
from orcs.page import people
from orcs.page.commands import carry_out, change
from orcs.page.requests import Call, Route, nonce
from orcs.page.rooms import Room, Row
from orcs.page.store import INDEX
from orcs.tables import sandbox
from orcs.tables.commands import Announce, AnyCommand, Sit
from orcs.tables.documents import Levels
from orcs.tables.edition import edition_tables, list_levels
from orcs.tables.facts import Created
from orcs.tables.lessons import TutorialDoc, tutorial_doc
from orcs.tables.messages import Message, Page, TableInfo, TableWish
from orcs.tables.opening import check_wish, rematch_fact, seat_facts
from orcs.tables.owner import OwnerAnswers, OwnerFile, OwnerQuestions, owner_file, owner_questions
from orcs.tables.past import Past, past
from orcs.tables.people import Change, Greeting, Me
from orcs.tables.refusal import Refused
from orcs.tables.sandbox import SandboxStep, SandboxWish

UNFINISHED: Final = ("gathering", "playing")


class Arrival(Greeting):
    """How somebody new at this device wants to be known. There are no invitations here."""

    invitation: str = ""


# People


def arrive(call: Call) -> Me:
    """Become somebody: the owner of the browser, or a guest at it."""
    guest = bool(call.query.get("token"))
    person = people.arrive(call.page.store, guest, call.body.name, call.body.language or call.language)
    return person.me(person.id if guest else None)


def show_me(call: Call) -> Me:
    """Oneself."""
    return call.me.me()


def change_me(call: Call) -> Me:
    """Take another name or language."""
    person = people.change(call.page.store, call.me, call.body.name, call.body.language)
    call.page.rename(person)
    return person.me()


# Tables


def room_of(call: Call) -> tuple[Room, int]:
    """The room that a path names, and where the asker sits there."""
    room = call.page.hall.room(call.path["id"], call.now)
    return room, room.audience.admit(room.table, call.who.id if call.who else "", call.query.get("link", ""))


def open_room(call: Call, fact: Created) -> Room:
    """A new table."""
    return call.page.hall.create(fact, {call.me.id: call.me.name}, call.now)


def create(call: Call) -> TableInfo:
    """Make a table."""
    wish: TableWish = call.body
    check_wish(wish)
    fact = Created(call.me.id, wish, seat_facts(wish, call.me.id, nonce), secrets.token_hex(32))
    return open_room(call, fact).show()


def show(call: Call) -> TableInfo:
    """A table."""
    return room_of(call)[0].show()


def show_view(call: Call) -> bytes:
    """The whole step as the asker sees it."""
    room, seat = room_of(call)
    return room.audience.view(room.table, seat)


def command(call: Call) -> Any:
    """Carry out one command."""
    room, _ = room_of(call)
    return carry_out(room, call.me, call.body, call.now)


def show_past(call: Call) -> Past:
    """What has happened at a table, as the asker may know it."""
    room, seat = room_of(call)
    until = min(call.query.get("until", room.table.seq), room.table.seq)
    return past(room.stored(), seat, until, call.query.get("last"))


def chat(call: Call) -> dict[str, list[Any]]:
    """What was said: nothing, among people who sit side by side."""
    return {"lines": []}


def rematch(call: Call) -> TableInfo:
    """The table where the players of a finished game play again."""
    room, seat = room_of(call)
    if seat < 0:
        raise Refused("problem-not_seated", 403)
    if room.table.status != "over":
        raise Refused("problem-not_over")
    again = follow(call, room)
    if again is None:
        again = open_room(call, rematch_fact(room.table, call.me.id, secrets.token_hex(32), nonce))
        room.do(Announce(again.id, room.table.rematch), call.now)
    elif again.table.status == "gathering" and again.table.seat_of(call.me.id) < 0:
        sit_again(call, again, seat)
    return again.show()


def sit_again(call: Call, room: Room, seat: int) -> None:
    """Sit down on the old seat, or if somebody else has it, on any that is open."""
    for number in (seat + 1, 0):
        with suppress(Refused):
            change(room, call.me, Sit(number), call.now)
            return


def follow(call: Call, room: Room) -> Room | None:
    """The table of the rematch, if there is one already that has not been closed."""
    if not room.table.rematch:
        return None
    try:
        again = call.page.hall.room(room.table.rematch, call.now)
    except Refused:
        return None
    return None if again.table.status == "closed" else again


# Lists


def rows(call: Call) -> list[Row]:
    """All tables, the one that changed last first."""
    found = [msgspec.json.decode(text, type=Row) for text in call.page.store.shelf(INDEX).values()]
    return sorted(found, key=lambda row: (-row.changed, row.info.id))


def listed(row: Row) -> TableInfo:
    """A table as lists have it: without its edition, which is as long as a whole page of them."""
    row.info.edition = ""
    return row.info


def lobby(call: Call) -> Page:
    """Tables that others have opened: without a server there are none."""
    return Page([])


def mine(call: Call) -> Page:
    """The unfinished tables of this device, those where the asker is to move first."""
    tables = [listed(row) for row in rows(call) if row.info.status in UNFINISHED]
    person = call.me.id

    def waits(info: TableInfo) -> bool:
        return any(seat.person == person and seat.seat in info.to_move for seat in info.seats)

    return Page([info for info in tables if waits(info)] + [info for info in tables if not waits(info)])


# What no table is needed for


def edition(call: Call) -> Message:
    """The tables of the box."""
    return edition_tables(editions.built_in())


def levels(call: Call) -> Levels:
    """The bots that one can play against."""
    return list_levels()


def edition_of(call: Call) -> Message:
    """The tables that a table plays with."""
    text = room_of(call)[0].table.wish.edition
    return edition_tables(editions.load_text(text) if text else editions.built_in())


def questions(call: Call) -> OwnerQuestions:
    """What an owner of the box is asked."""
    return owner_questions()


def corrections(call: Call) -> OwnerFile:
    """The file of corrections that an owner's answers make."""
    return owner_file(call.body)


def tutorial(call: Call) -> TutorialDoc:
    """The tutorial."""
    return tutorial_doc()


def try_sandbox(call: Call) -> SandboxStep:
    """A position to try things on."""
    return sandbox.play(call.body)


LINK: Final = {"link": str}
TABLES: Final = [
    Route("POST", "/api/me", arrive, Arrival, {"token": bool}),
    Route("GET", "/api/me", show_me),
    Route("PUT", "/api/me", change_me, Change),
    Route("GET", "/api/me/tables", mine),
    Route("GET", "/api/tables", lobby, query={"status": Literal["gathering", "playing"], "before": int}),
    Route("POST", "/api/tables", create, TableWish, status=201),
    Route("GET", "/api/tables/{id}", show, query=LINK),
    Route("GET", "/api/tables/{id}/view", show_view, query=LINK),
    Route("POST", "/api/tables/{id}/commands", command, AnyCommand, LINK),
    Route("GET", "/api/tables/{id}/chat", chat, query={"link": str, "after": int}),
    Route("GET", "/api/tables/{id}/edition", edition_of, query=LINK),
    Route("GET", "/api/tables/{id}/past", show_past, query={"link": str, "until": int, "last": int}),
    Route("POST", "/api/tables/{id}/rematch", rematch, query=LINK),
    Route("GET", "/api/levels", levels),
    Route("GET", "/api/edition", edition),
    Route("GET", "/api/edition/questions", questions),
    Route("POST", "/api/edition/corrections", corrections, OwnerAnswers),
    Route("GET", "/api/tutorial", tutorial),
    Route("POST", "/api/sandbox", try_sandbox, SandboxWish),
]
