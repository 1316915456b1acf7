"""The people of one device: its owner, and guests who share it."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from orcs.page.store import PEOPLE, Store
from orcs.tables.people import Me, check_language, clean_name
from orcs.tables.refusal import Refused
from orcs.text.messages import FOLDER

OWNER: Final = "me"


class Person(Struct):
    """Somebody. Whoever shares the device may play for all guests, so a guest's id is also the token."""

    id: str
    name: str
    language: str

    def me(self, token: str | None = None) -> Me:
        """The person, as they see themselves."""
        return Me(self.id, self.name, self.language, token)


def find(store: Store, token: str) -> Person | None:
    """The person that a token stands for: the owner if it is empty."""
    text = store.shelf(PEOPLE).get(PEOPLE + (token or OWNER))
    return None if text is None else msgspec.json.decode(text, type=Person)


def known(store: Store, token: str) -> Person:
    """The person that a token stands for, refused if there is none."""
    person = find(store, token)
    if person is None:
        raise Refused("problem-not_known", 401)
    return person


def arrive(store: Store, guest: bool, name: str | None, language: str) -> Person:
    """The owner, new the first time; or a new guest."""
    owner = find(store, "")
    if owner is not None and not guest:
        return owner
    check_language(language)
    if name is None:
        name = guest_name(language)
    person = Person(secrets.token_hex(8) if guest else OWNER, clean_name(name), language)
    keep(store, person)
    return person


def guest_name(language: str) -> str:
    """A name for somebody who has given none. Only the file that has it is read: all of them take a second here."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / "server.ftl").read_text("utf-8")))
    pattern = bundle.get_message("guest-name").value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, {"number": str(1000 + secrets.randbelow(9000))})
    return str(text)


def change(store: Store, person: Person, name: str | None, language: str | None) -> Person:
    """Take another name or language."""
    changed = Person(
        person.id,
        person.name if name is None else clean_name(name),
        person.language if language is None else check_language(language),
    )
    keep(store, changed)
    return changed


def keep(store: Store, person: Person) -> None:
    """Store a person."""
    store.put(PEOPLE + person.id, msgspec.json.encode(person).decode())
