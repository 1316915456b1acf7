"""Page: everything that the page's Python worker does, one event at a time."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Final

import msgspec

from orcs.page import people
from orcs.page.commands import carry_out
from orcs.page.links import LINKS
from orcs.page.messages import Answer, AnyEvent, Asked, HungUp, Lost, Opened, Outcome, Replied, Said, Sent, Work
from orcs.page.people import Person
from orcs.page.records import RECORDS, Replays
from orcs.page.requests import answer, encode
from orcs.page.rooms import Hall, Room
from orcs.page.saves import SAVES
from orcs.page.store import NotLoadedError, Store
from orcs.page.tables import TABLES
from orcs.tables.commands import read_command, ref_of
from orcs.tables.jobs import AnyJob, AnyReply
from orcs.tables.people import words_for
from orcs.tables.refusal import OUTDATED, Refused

POLICY: Final = 1008
TRY_AGAIN: Final = 1013
LOCKED: Final = 423
ROUTES: Final = [*TABLES, *RECORDS, *LINKS, *SAVES]

decode = msgspec.json.Decoder(AnyEvent).decode


class Line:
    """A line from the screen to a table."""

    def __init__(self, page: Page, number: int, who: Person, link: str, room: Room) -> None:
        self.page = page
        self.number = number
        self.who = who
        self.person = who.id
        self.name = who.name
        self.link = link
        self.room = room
        self.seat = -1

    def send(self, message: bytes) -> None:
        """Pass a message on."""
        self.page.outcome.said.append(Said(self.number, message.decode()))

    def shut_out(self, why: str = "problem-no_table", code: int = POLICY) -> None:
        """End the line."""
        message = Refused(why).problem(words_for(self.who.language)).message
        self.page.lines.pop(self.number, None)
        self.page.outcome.said.append(Said(self.number, message, code))


class Page:
    """The tables of this browser. What an event leads to is collected in `outcome`."""

    def __init__(self) -> None:
        self.store = Store()
        self.hall = Hall(self.store, self.ask)
        self.replays = Replays()
        self.lines: dict[int, Line] = {}
        self.jobs: dict[int, Callable[[AnyReply], None]] = {}
        self.last_job = 0
        self.outcome = Outcome()

    def handle(self, text: str) -> str:
        """What an event leads to. Both are JSON."""
        return encode(self.take(decode(text)))

    def take(self, event: AnyEvent) -> Outcome:
        """Handle an event. If anything unforeseen goes wrong, nothing is stored, and everything is read again."""
        self.outcome = Outcome()
        self.store.load(event.loaded)
        try:
            self.carry_out(event)
            for room in list(self.hall.rooms.values()):
                room.go_on(event.now)
        except NotLoadedError as missing:
            # It is done again from the beginning, so nothing may have been done yet.
            if not self.store.changes:
                return Outcome(needs=missing.shelf, tables=list(self.hall.rooms))
            self.fail(event)
        except Exception:
            self.fail(event)
        outcome = self.outcome
        self.hall.put_out(event.now)
        outcome.changes = self.store.take_changes()
        self.store.keep_only(self.hall.shelves())
        outcome.tables = list(self.hall.rooms)
        outcome.due = min((due for room in self.hall.rooms.values() if (due := room.wakes()) is not None), default=None)
        return outcome

    def carry_out(self, event: AnyEvent) -> None:
        """Do what an event asks for."""
        match event:
            case Asked():
                self.outcome.answers.append(answer(self, ROUTES, event))
            case Opened():
                self.open(event)
            case Sent():
                self.hear(event)
            case HungUp():
                if (line := self.lines.pop(event.line, None)) is not None:
                    line.room.disconnect(line, event.now)
            case Replied():
                if (replied := self.jobs.pop(event.job, None)) is not None:
                    replied(event.reply)
            case Lost():
                self.lose(event)

    # Lines

    def open(self, event: Opened) -> None:
        """Begin to tell somebody about a table."""
        try:
            who = people.known(self.store, event.token)
            room = self.hall.room(event.table, event.now)
            line = Line(self, event.line, who, event.link, room)
            if who.id in room.names:
                room.name(who.id, who.name)
            room.connect(line, event.now)
        except Refused as refused:
            code = TRY_AGAIN if refused.status == LOCKED else POLICY
            message = refused.problem(words_for(event.language)).message
            self.outcome.said.append(Said(event.line, message, code))
        else:
            self.lines[event.line] = line

    def hear(self, event: Sent) -> None:
        """Carry out a command that came over a line."""
        line = self.lines.get(event.line)
        if line is None:
            return
        try:
            command = read_command(event.data)
            reply = carry_out(line.room, line.who, command, event.now, line)
        except Refused as refused:
            ref = ref_of(event.data)
            line.send(msgspec.json.encode(refused.problem(words_for(line.who.language), ref)))
            if refused.message in OUTDATED:
                line.send(line.room.audience.view(line.room.table, line.seat, ref))
            return
        if reply is not None:
            line.send(reply if isinstance(reply, bytes) else msgspec.json.encode(reply))

    def rename(self, person: Person) -> None:
        """Somebody has another name or language now."""
        for line in self.lines.values():
            if line.person == person.id:
                line.who = person
        for room in self.hall.rooms.values():
            if person.id in room.names:
                room.name(person.id, person.name)

    # Jobs

    def ask(self, job: AnyJob, replied: Callable[[AnyReply], None]) -> None:
        """Let another worker do a job."""
        self.last_job += 1
        self.jobs[self.last_job] = replied
        self.outcome.jobs.append(Work(self.last_job, job))

    # When something went wrong

    def fail(self, event: AnyEvent) -> None:
        """Something unforeseen has happened: store nothing, and say so."""
        self.outcome = Outcome(error=traceback.format_exc())
        self.store.take_changes()
        self.forget("problem-unknown", TRY_AGAIN)
        if isinstance(event, Asked):
            problem = Refused("problem-unknown", 500).problem(words_for(event.language))
            self.outcome.answers.append(Answer(event.id, 500, encode(problem)))

    def lose(self, event: Lost) -> None:
        """The last change could not be stored: answer those who wait for it, and read everything again."""
        for number in event.answers:
            problem = Refused("problem-storage", 507).problem(words_for(event.language))
            self.outcome.answers.append(Answer(number, 507, encode(problem)))
        self.forget("problem-storage", TRY_AGAIN)

    def forget(self, why: str, code: int = POLICY) -> None:
        """Drop everything from memory. Those who look at a table are told why, and may come back."""
        for line in list(self.lines.values()):
            line.shut_out(why, code)
        self.jobs.clear()
        self.hall.rooms.clear()
        self.replays.clear()
        self.store.keep_only(())
