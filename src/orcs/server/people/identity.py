"""Identities: guests with a name, signed tokens, codes that move an identity, export and erasure."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import math
import re
import secrets
import time
from base64 import b32encode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from starlette.requests import HTTPConnection

from orcs.server.clock import now_ms
from orcs.server.people.erasure import KEPT, erase_from_tables, erase_person, own_picks
from orcs.server.people.lookalikes import check_name
from orcs.server.settings import Settings
from orcs.server.store import Bulk, Insert, Store, StoreError, Transaction, Value
from orcs.tables.people import check_language, clean_name, words_for
from orcs.tables.refusal import Refused

COOKIE: Final = "orcs"
PERSON: Final = "person/"
"""How news about a person begins; other news is about tables."""
DAY: Final = 86_400_000
TOKEN_AGE: Final = 365 * DAY
CODE_AGE: Final = 600_000
CACHED: Final = 20_000
"""More people than sit at the tables that one process can serve: with fewer, each message would cost a read."""
CACHE_SECONDS: Final = 20.0
"""How long a ban, or anything else that another process changes, may go unnoticed."""
REFRESH_SECONDS: Final = 10.0
"""After this long, whoever picks is read again, together with others."""
PICK_SECONDS: Final = 300.0
"""How long ago a person may have been read whose pick does not wait for that."""
GATHERING_SECONDS: Final = 0.25
MOST_AT_ONCE: Final = 500
CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ3479"
"""No vowels, which would make words, and no letters that look alike."""

Purpose = Literal["cookie", "bearer"]
TOKEN: Final = re.compile(r"(cookie|bearer)\.([a-z2-7]{16})\.([0-9]{1,12})\.([0-9]{1,15})\.([\w-]{43})", re.ASCII)
THEIRS: Final = """status IN ('gathering', 'playing') AND id IN (
    SELECT table_id FROM seats WHERE person = ?
    UNION SELECT id FROM tables WHERE host = ? AND status IN ('gathering', 'playing'))"""
"""The tables where a person sits or is the host."""
MATES: Final = f"""SELECT DISTINCT name FROM people WHERE id <> ? AND id IN (
    SELECT host FROM tables WHERE {THEIRS}
    UNION SELECT person FROM seats WHERE table_id IN (SELECT id FROM tables WHERE {THEIRS}))"""
"""The names of the others there."""
COLUMNS: Final = "id, name, language, epoch, created, seen, banned, erased, muted, operator"
GUESTS: Final = "people (id, name, language, epoch, created, seen)"
SWITCH: Final = "invitation_only"
BY_INVITATION: Final = Bulk.guard("EXISTS (SELECT 1 FROM settings WHERE name = {} AND value = '1')")
Noting = Callable[[str, int], tuple[Bulk, tuple[Value, ...]]]
"""What else is stored of a new guest, given the id and the time."""


@dataclass(frozen=True)
class Identity:
    """A person. Raising the epoch makes every token given before worthless."""

    id: str
    name: str
    language: str
    epoch: int = 0
    created: int = 0
    seen: int = 0
    banned: int | None = None
    erased: int | None = None
    muted: int | None = None
    """Until when they may not chat."""
    operator: int = 0
    """1 for an operator."""


def reading_people(ids: Sequence[str]) -> Callable[[Transaction], list[Identity]]:
    """The work that reads some people."""
    source = f"people WHERE id IN ({', '.join('?' * len(ids))}) ORDER BY id"
    return lambda tx: [Identity(*row) for row in tx.many(COLUMNS, source, *ids)]


class Identities:
    """The people of a server. `on_erase` is called with each person erased, by then under a neutral name."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: Callable[[], int] = now_ms,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.clock = clock
        self.on_erase: list[Callable[[Identity], Awaitable[None]]] = []
        self.on_shut_out: list[Callable[[str, str], None]] = []
        """Called with the id of a person who was banned or signed out, and with the message that says why."""
        self.cached: OrderedDict[str, tuple[float, Identity]] = OrderedDict()
        self.changes = 0
        self.stale: set[str] = set()
        self.refreshing: asyncio.Task[None] | None = None
        self.switch = False
        self.switch_read = -math.inf

    # Tokens

    def sign(self, use: str, text: str) -> str:
        """What only this server can make of a text, for one use."""
        return signature(self.settings.key, use, text)

    def signatures(self, use: str, text: str) -> list[str]:
        """What the server makes of a text, and would have made of it before its key was replaced."""
        return [signature(key, use, text) for key in self.settings.keys(self.now())]

    def tag(self, id: str) -> str:
        """A name for a person in logs, which tells nobody who it is."""
        return self.sign("log", id)[:12]

    def token(self, who: Identity, purpose: Purpose) -> str:
        """A token that proves a person's identity: `purpose.id.epoch.issued.signature`."""
        body = f"{purpose}.{who.id}.{who.epoch}.{self.now()}"
        return f"{body}.{self.sign('token', body)}"

    async def check(self, token: str, purpose: Purpose) -> Identity | None:
        """Who a token belongs to; nobody if it is forged, old, revoked or meant for something else."""
        match = TOKEN.fullmatch(token)
        if match is None or match[1] != purpose:
            return None
        body = token.rpartition(".")[0]
        if not hmac.compare_digest(self.sign("token", body), match[5]):
            if not any(hmac.compare_digest(old, match[5]) for old in self.signatures("token", body)):
                return None
        # One from the future was signed here too, before the clock was set back.
        if self.now() - int(match[4]) > TOKEN_AGE:
            return None
        who = await self.get(match[2])
        return who if who is not None and who.epoch == int(match[3]) and who.erased is None else None

    async def of(self, connection: HTTPConnection) -> Identity | None:
        """Who sends a request or opens a socket. A bearer token counts instead of the cookie, even a bad one."""
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            return await self.check(token.strip(), "bearer") if scheme.lower() == "bearer" else None
        for word in connection.scope.get("subprotocols", ()):
            # Pages cannot give sockets a header: one device where several people play sends their tokens this way.
            if word.startswith("bearer."):
                return await self.check(word, "bearer")
        cookie = connection.cookies.get(COOKIE)
        return await self.check(cookie, "cookie") if cookie else None

    # Reading and changing

    async def by_invitation(self) -> bool:
        """Whether the server is for the invited, as of a few seconds ago at most."""
        if self.settings.invitation_only:
            return True
        if self.clock() - self.switch_read > CACHE_SECONDS:
            self.switch = bool(await self.store.read(lambda t: t.query(BY_INVITATION.one, SWITCH)))
            self.switch_read = self.clock()
        return self.switch

    def known(self, id: str) -> Identity | None:
        """The person with this id, if they were read a few minutes ago at most, for picks: whoever was banned elsewhere
        meanwhile is found out a moment later. Others ask `get`."""
        kept = self.cached.get(id)
        if kept is None:
            return None
        age = self.clock() - kept[0]
        if age > PICK_SECONDS:
            return None
        if age > REFRESH_SECONDS:
            self.stale.add(id)
            if self.refreshing is None:
                self.refreshing = asyncio.create_task(self._refresh())
        self.cached.move_to_end(id)
        return kept[1]

    async def _refresh(self) -> None:
        """Read again those who have picked, all at once. Whoever has not changed stays the same object; whoever was
        banned, erased or signed out is shut out."""
        try:
            while self.stale:
                await asyncio.sleep(GATHERING_SECONDS)
                some = [self.stale.pop() for _ in range(min(len(self.stale), MOST_AT_ONCE))]
                changes, asked = self.changes, self.clock()
                for who in await self.store.read(reading_people(some)):
                    if changes != self.changes:
                        break  # what was read may be out of date: they are read again when they pick
                    same = self.cached.get(who.id, (0.0, who))[1]
                    self._keep(same if same == who else who, asked)
                    if who.banned is not None:
                        self.shut_out(who.id, "problem-banned")
                    elif who.erased is not None or who.epoch != same.epoch:
                        self.shut_out(who.id, "problem-not_known")
        except StoreError:
            self.stale.clear()  # each of them will be read when it is needed
        finally:
            self.refreshing = None

    async def stop(self) -> None:
        """Stop reading people again."""
        if self.refreshing is not None:
            self.refreshing.cancel()
            with suppress(asyncio.CancelledError):
                await self.refreshing

    async def get(self, id: str) -> Identity | None:
        """The person with this id, as of a few seconds ago at most."""
        kept = self.cached.get(id)
        if kept is not None and self.clock() - kept[0] <= CACHE_SECONDS:
            self.cached.move_to_end(id)
            return kept[1]
        changes, asked = self.changes, self.clock()
        found = await self.store.read(reading_people([id]))
        if not found:
            return None
        who = found[0]
        if self.now() - who.seen > DAY:
            # Only for retention, so a full disk must not shut anybody out.
            with suppress(StoreError):
                await self.store.write(lambda t: t.execute("UPDATE people SET seen = ? WHERE id = ?", self.now(), id))
        if changes == self.changes:
            self._keep(who, asked)
        return who

    def _keep(self, who: Identity, asked: float) -> None:
        self.cached[who.id] = (asked, who)
        self.cached.move_to_end(who.id)
        while len(self.cached) > CACHED:
            self.cached.popitem(last=False)

    def forget(self, id: str) -> None:
        """Read a person from the store the next time."""
        self.changes += 1
        self.cached.pop(id, None)

    async def create(
        self, name: str | None = None, language: str = "en", invitation: str = "", noting: Noting | None = None
    ) -> Identity:
        """A new guest, and what is noted of them. An invitation-only server uses up one invitation."""
        check_language(language)
        if name is None:
            name = words_for(language).say("guest-name", number=str(1000 + secrets.randbelow(9000)))
        at = self.now()
        who = Identity(b32encode(secrets.token_bytes(10)).decode().lower(), clean_name(name), language, 0, at, at)
        uninvited = Refused("problem-not_invited", 403, given="yes" if invitation else "no")
        insert = Insert(GUESTS, (who.id, who.name, language, 0, at, at), [noting(who.id, at)] if noting else ())
        hashes = self.code_hashes("invitation", invitation)

        def work(t: Transaction) -> None:
            if self.settings.invitation_only or t.query(BY_INVITATION.one, SWITCH):
                sql = "UPDATE invitations SET uses = uses - 1 WHERE hash = ? AND uses > 0"
                if not any(t.execute(sql, hashed) for hashed in hashes):
                    raise uninvited
            insert(t)

        if invitation or self.settings.invitation_only:
            await self.store.write(work)
        else:
            await self.store.write(replace(insert, guards=[(BY_INVITATION, (SWITCH,), uninvited)]))
        self._keep(who, self.clock())
        return who

    async def change(self, who: Identity, name: str | None = None, language: str | None = None) -> Identity:
        """Another name, or another language."""
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = clean_name(name)
        if language is not None:
            values["language"] = check_language(language)

        def check(t: Transaction) -> None:
            if name is not None:
                # With several processes, nobody may sit down or take another name there at the same moment.
                t.execute(f"UPDATE tables SET host = host WHERE {THEIRS}", who.id, who.id)
                check_name(values["name"], [row[0] for row in t.query(MATES, *[who.id] * 5)])

        if values:
            await self._update(who.id, ", ".join(f"{each} = ?" for each in values), *values.values(), check=check)
        return await self.get(who.id) or who

    async def revoke(self, who: Identity) -> Identity:
        """Make every token of a person worthless."""
        epoch = await self._update(who.id, "epoch = epoch + 1", tell=True)
        self.shut_out(who.id, "problem-not_known")
        return replace(who, epoch=epoch)

    async def ban(self, id: str, banned: bool = True) -> None:
        """Ban a person, or lift the ban."""
        await self._update(id, "banned = ?", self.now() if banned else None, tell=True)
        if banned:
            self.shut_out(id, "problem-banned")

    async def mute(self, id: str, until: int | None) -> None:
        """Mute a person everywhere until then; None unmutes them. Other processes notice within seconds."""
        await self._update(id, "muted = ?", until)

    async def make_operator(self, id: str, on: bool = True) -> None:
        """Make a person an operator, or no longer."""
        await self._update(id, "operator = ?", int(on))

    def shut_out(self, id: str, why: str) -> None:
        """Close what a person has open."""
        for tell in self.on_shut_out:
            tell(id, why)

    async def hear(self, id: str) -> None:
        """Another process has banned, signed out, erased or pardoned a person."""
        self.forget(id)
        who = await self.get(id)
        if who is None or who.erased is not None:
            self.shut_out(id, "problem-not_known")
        else:
            self.shut_out(id, "problem-not_known" if who.banned is None else "problem-banned")

    async def _update(
        self,
        id: str,
        change: str,
        *values: object,
        tell: bool = False,
        check: Callable[[Transaction], None] = lambda _: None,
    ) -> int:
        sql = f"UPDATE people SET {change} WHERE id = ? AND erased IS NULL RETURNING epoch"

        def work(t: Transaction) -> list[tuple[Any, ...]]:
            check(t)
            if tell:
                t.announce(PERSON + id, 0)
            return t.query(sql, *values, id)

        try:
            rows = await self.store.write(work)
        finally:
            self.forget(id)
        if not rows:
            raise Refused("problem-not_known", 401)
        return int(rows[0][0])

    # Codes

    def code_hashes(self, use: str, code: str) -> list[str]:
        """How a code is stored; first as it is stored today."""
        return self.signatures(use, "".join(filter(str.isalnum, code.upper())))

    async def make_code(self, who: Identity) -> tuple[str, int]:
        """A code that moves a person to another device once, and until when. The one before stops working."""
        code, expires = make_code(), self.now() + CODE_AGE
        hashed = self.code_hashes("code", code)[0]

        def work(t: Transaction) -> None:
            t.execute("DELETE FROM codes WHERE person = ? OR expires <= ?", who.id, self.now())
            t.execute("INSERT INTO codes (hash, person, expires) VALUES (?, ?, ?)", hashed, who.id, expires)

        await self.store.write(work)
        return code, expires

    async def use_code(self, code: str) -> Identity:
        """The person whom a code moves. It works once, even if two use it at the same moment."""
        hashes = self.code_hashes("code", code)
        sql = "DELETE FROM codes WHERE hash = ? AND expires > ? RETURNING person"
        now = self.now()
        rows = await self.store.write(lambda t: [row for hashed in hashes for row in t.query(sql, hashed, now)])
        if rows:
            # Its epoch must be today's, or the new token would be worthless.
            self.forget(rows[0][0])
        who = await self.get(rows[0][0]) if rows else None
        if who is None or who.erased is not None:
            raise Refused("problem-bad_code", 404)
        if who.banned is not None:
            raise Refused("problem-banned", 403)
        return who

    async def invite(self, note: str = "", uses: int = 1) -> str:
        """An invitation to a server that needs one."""
        code = make_code(3)
        row = (self.code_hashes("invitation", code)[0], note, uses, self.now())
        sql = "INSERT INTO invitations (hash, note, uses, created) VALUES (?, ?, ?, ?)"
        await self.store.write(lambda t: t.execute(sql, *row))
        return code

    # What is stored of a person

    async def export(self, who: Identity) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored of a person, by database table, without secrets and hashes."""
        kept = await self.store.search(lambda t: {name: t.named(sql, who.id) for name, sql in KEPT.items()})
        kept["picks"] = []
        for place in kept["seats"]:
            kept["picks"] += await self.store.search(own_picks(place["id"], place["seat"]))
        return kept

    async def erase(self, who: Identity) -> None:
        """Forget a person. Finished games stay, with another name in them; what they said at tables goes."""
        neutral = words_for(who.language).say("guest-erased")

        def work(t: Transaction) -> None:
            t.announce(PERSON + who.id, 0)
            erase_person(t, who.id, neutral, self.now())

        await self.store.write(work)
        self.forget(who.id)
        for tell in self.on_erase:
            await tell(replace(who, name=neutral))
        # A table may have been on its way to the store with the old name.
        await self.store.write(lambda t: erase_from_tables(t, who.id, neutral))


def signature(key: bytes, use: str, text: str) -> str:
    """What a key makes of a text, for one use."""
    digest = hmac.new(key, f"{use}:{text}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def make_code(groups: int = 2) -> str:
    """A code that can be read aloud: groups of four letters."""
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(groups))
