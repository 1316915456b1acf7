"""Names are harmless, tokens cannot be forged, codes work once, and people can be forgotten."""

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from orcs.server.people.identity import (
    CACHE_SECONDS,
    CODE_AGE,
    DAY,
    PICK_SECONDS,
    REFRESH_SECONDS,
    TOKEN_AGE,
    Identities,
    Identity,
    Purpose,
    make_code,
)
from orcs.server.store import StoreError
from orcs.tables.people import clean_name, words_for
from orcs.tables.refusal import Refused
from tests.server.standin import StandIn, serving

pytestmark = pytest.mark.outside

Story = Callable[[StandIn], Awaitable[None]]


def play(folder: Path, story: Story, **overrides: Any) -> None:
    async def run() -> None:
        async with serving(folder, **overrides) as server:
            await story(server)

    asyncio.run(run())


class Times:
    """Both clocks of a service, set by the test."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000
        self.s = 0.0

    def identities(self, server: StandIn) -> Identities:
        return Identities(server.store, server.settings, lambda: self.ms, lambda: self.s)


# Names


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n of   Cleves ", "Ann of Cleves"),
        ("A\u0308nn", "Änn"),
        ("evil\u202egnp.exe", "evilgnp.exe"),
        ("An\u200bn\u200d\ufeff", "Ann"),
        ("A\x00n\x1b[31mn", "An[31mn"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("q" + "\u0335\u0301\u0302\u0303\u0304", "q\u0335\u0301\u0302"),
        ("\u0301Ann", "Ann"),
        ("Ann\ufe0f\U000e0101\U000e0041", "Ann"),
        ("李小龍", "李小龍"),
        ("🐸", "🐸"),
    ],
)
def test_names_are_cleaned(sent: str, kept: str) -> None:
    assert clean_name(sent) == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200c", "\u3164\u2800", "\u202e", "\ud800", "x" * 25, "\u0301"])
def test_names_with_nothing_to_see_or_too_much_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="problem-bad_name") as refused:
        clean_name(name)
    assert refused.value.status == 422


@given(st.text(max_size=40))
def test_a_clean_name_is_one_visible_line_and_stays_as_it_is(name: str) -> None:
    try:
        clean = clean_name(name)
    except Refused:
        return
    assert 1 <= len(clean) <= 24
    assert not any(unicodedata.category(letter)[0] == "C" for letter in clean)
    assert clean == " ".join(clean.split())
    assert clean_name(clean) == clean


# Tokens


def test_a_token_proves_who_one_is(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        ann = await server.identities.create("Ann")
        purposes: tuple[Purpose, Purpose] = "cookie", "bearer"
        for purpose, other in permutations(purposes):
            token = server.identities.token(ann, purpose)
            assert await server.identities.check(token, purpose) == ann
            assert await server.identities.check(token, other) is None

    play(tmp_path, story)


def test_a_forged_token_proves_nothing(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        ann, bob = await server.identities.create("Ann"), await server.identities.create("Bob")
        token = server.identities.token(ann, "cookie")
        purpose, mine, epoch, issued, signature = token.split(".")
        other_key = Identities(server.store, msgspec.structs.replace(server.settings, secret="y" * 40))
        last = "A" if signature[-2] != "A" else "B"
        forgeries = [
            "",
            token + "A",
            token[:-1],
            f" {token}",
            f"{token}\n",
            token.upper(),
            other_key.token(ann, "cookie"),
            ".".join((purpose, bob.id, epoch, issued, signature)),
            ".".join((purpose, mine, "1", issued, signature)),
            ".".join((purpose, mine, epoch, str(int(issued) + 1), signature)),
            ".".join(("bearer", mine, epoch, issued, signature)),
            ".".join((purpose, mine, epoch, issued, "")),
            ".".join((purpose, mine, epoch, issued, "é" * 43)),
            ".".join((purpose, mine, epoch, issued, signature[:-2] + last + signature[-1])),
            ".".join((purpose, mine, "²", issued, signature)),
        ]
        for forgery in forgeries:
            for meant in ("cookie", "bearer"):
                assert await server.identities.check(forgery, meant) is None, forgery
        nobody = Identity("a" * 16, "Nobody", "en")
        assert await server.identities.check(server.identities.token(nobody, "cookie"), "cookie") is None

    play(tmp_path, story)


def test_a_token_grows_old_but_a_clock_set_back_takes_it_from_nobody(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        times = Times()
        identities = times.identities(server)
        token = identities.token(await identities.create("Ann"), "cookie")
        times.ms += TOKEN_AGE
        assert await identities.check(token, "cookie")
        times.ms += 1
        assert await identities.check(token, "cookie") is None
        times.ms -= TOKEN_AGE + 86_400_000
        assert await identities.check(token, "cookie")

    play(tmp_path, story)


def test_signing_out_makes_every_token_worthless(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        ann = await server.identities.create("Ann")
        old = server.identities.token(ann, "cookie"), server.identities.token(ann, "bearer")
        new = await server.identities.revoke(ann)
        assert await server.identities.check(old[0], "cookie") is None
        assert await server.identities.check(old[1], "bearer") is None
        assert await server.identities.check(server.identities.token(new, "cookie"), "cookie") == new

    play(tmp_path, story)


def test_checks_need_no_store_and_learn_of_a_ban_elsewhere_soon(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        times = Times()
        here, elsewhere = times.identities(server), times.identities(server)
        token = here.token(await here.create("Ann"), "cookie")
        ann = await here.check(token, "cookie")
        assert ann is not None
        await elsewhere.ban(ann.id)
        times.s += CACHE_SECONDS
        assert await here.check(token, "cookie") == ann
        times.s += 0.1
        banned = await here.check(token, "cookie")
        assert banned is not None
        assert banned.banned is not None
        assert CACHE_SECONDS <= 30

    play(tmp_path, story)


def test_those_who_pick_are_read_again_all_at_once_and_learn_of_a_ban_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orcs.server.people.identity.GATHERING_SECONDS", 0.0)

    async def story(server: StandIn) -> None:
        times, reads = Times(), list[object]()
        here, elsewhere = times.identities(server), times.identities(server)
        people = [await here.create(name) for name in ("Ann", "Bob", "Cid")]
        told: list[tuple[str, str]] = []
        here.on_shut_out.append(lambda person, why: told.append((person, why)))
        await elsewhere.ban(people[1].id)
        read = server.store.read

        def counted(work: Any) -> Any:
            reads.append(work)
            return read(work)

        monkeypatch.setattr(server.store, "read", counted)
        for _ in range(5):
            times.s += PICK_SECONDS
            for who in people:
                assert here.known(who.id) is not None
            assert here.refreshing is not None
            await here.refreshing
        assert set(told) == {(people[1].id, "problem-banned")}
        ann, bob, cid = [here.known(who.id) for who in people]
        assert (ann, cid) == (people[0], people[2])
        assert ann is people[0]
        assert bob is not None
        assert bob.banned is not None
        assert len(reads) == 5
        times.s += REFRESH_SECONDS + 1
        here.known(people[0].id)
        reading = here.refreshing
        assert reading is not None
        await here.stop()
        assert reading.cancelled()
        times.s += PICK_SECONDS
        assert here.known(people[0].id) is None

    play(tmp_path, story)


def test_a_store_in_trouble_keeps_nobody_from_being_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orcs.server.people.identity.GATHERING_SECONDS", 0.0)

    async def story(server: StandIn) -> None:
        times = Times()
        here = times.identities(server)
        ann = await here.create("Ann")
        times.s += REFRESH_SECONDS + 1

        async def read(work: object) -> None:
            raise StoreError("the disk failed")

        with monkeypatch.context() as trouble:
            trouble.setattr(server.store, "read", read)
            assert here.known(ann.id) is ann
            assert here.refreshing is not None
            await here.refreshing
            assert here.known(ann.id) is ann
        await here.stop()

    play(tmp_path, story)


def test_being_there_is_noted_once_a_day(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        times = Times()
        identities = times.identities(server)
        ann = await identities.create("Ann")
        for wait, noted in ((DAY, 0), (1, DAY + 1)):
            times.ms += wait
            times.s += 100
            await identities.get(ann.id)
            assert await server.rows("SELECT seen FROM people") == [(ann.created + noted,)]

    play(tmp_path, story)


def test_the_people_of_two_thousand_tables_are_read_once_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: StandIn) -> None:
        reads: list[object] = []

        async def read(work: object) -> list[Identity]:
            reads.append(work)
            return [Identity(f"person {len(reads)}", "Ann", "en", 0, times.ms, times.ms)]

        monkeypatch.setattr(server.store, "read", read)
        times = Times()
        identities = times.identities(server)
        for _ in range(2):
            for number in range(1, 8001):
                await identities.get(f"person {number}")
        assert len(reads) == 8000

    play(tmp_path, story)


def test_the_memory_of_people_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orcs.server.people.identity.CACHED", 3)

    async def story(server: StandIn) -> None:
        people = [await server.identities.create() for _ in range(5)]
        assert list(server.identities.cached) == [who.id for who in people[2:]]
        assert await server.identities.get(people[0].id) == people[0]

    play(tmp_path, story)


# Codes


def test_codes_can_be_read_aloud() -> None:
    for _ in range(50):
        code = make_code()
        assert len(code) == 9
        assert code[4] == "-"
        assert not set(code) & set("AEIOUY01258")


def test_a_code_works_once_however_many_try_at_the_same_moment(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        ann = await server.identities.create("Ann")
        code, _ = await server.identities.make_code(ann)
        assert await server.rows("SELECT COUNT(*) FROM codes WHERE hash LIKE ?", f"%{code}%") == [(0,)]
        spelled = f" {code.lower().replace('-', ' ')}"
        results = await asyncio.gather(
            *(server.identities.use_code(spelled) for _ in range(20)), return_exceptions=True
        )
        assert [result for result in results if not isinstance(result, Refused)] == [ann]

    play(tmp_path, story)


def test_a_code_runs_out_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        times = Times()
        identities = times.identities(server)
        ann = await identities.create("Ann")
        first, _ = await identities.make_code(ann)
        second, expires = await identities.make_code(ann)
        assert expires == times.ms + CODE_AGE
        with pytest.raises(Refused, match="problem-bad_code"):
            await identities.use_code(first)
        times.ms = expires
        with pytest.raises(Refused, match="problem-bad_code"):
            await identities.use_code(second)

    play(tmp_path, story)


def test_a_code_moves_nobody_who_is_banned(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        ann = await server.identities.create("Ann")
        code, _ = await server.identities.make_code(ann)
        await server.identities.ban(ann.id)
        with pytest.raises(Refused, match="problem-banned"):
            await server.identities.use_code(code)

    play(tmp_path, story)


@pytest.mark.parametrize("by", ["setting", "store"])
def test_a_server_for_the_invited_counts_the_uses_of_an_invitation(tmp_path: Path, by: str) -> None:
    async def story(server: StandIn) -> None:
        if by == "store":
            await server.run("INSERT INTO settings VALUES ('invitation_only', '1')")
        code = await server.identities.invite("friends", uses=2)
        results = await asyncio.gather(
            *(server.identities.create("Ann", invitation=code.lower()) for _ in range(5)), return_exceptions=True
        )
        refusals = [result for result in results if isinstance(result, Refused)]
        assert [(refused.message, refused.status) for refused in refusals] == [("problem-not_invited", 403)] * 3
        for wrong in ("", "AAAA-AAAA-AAAA"):
            with pytest.raises(Refused, match="problem-not_invited"):
                await server.identities.create("Bob", invitation=wrong)
        assert await server.rows("SELECT COUNT(*) FROM people") == [(2,)]

    play(tmp_path, story, invitation_only=by == "setting")


# What is kept


async def seat_at_table(server: StandIn, ann: Identity, bob: Identity) -> None:
    info = {"host": "Ann", "seats": [{"person": ann.id, "name": "Ann"}, {"person": bob.id, "name": "Bob"}]}
    await server.run(
        "INSERT INTO tables (id, link, host, status, listed, watch, info, created, changed, ended)"
        " VALUES ('t', 'secretlink', ?, 'over', 1, 'all', ?, 5, 6, 7)",
        ann.id,
        msgspec.json.encode(info).decode(),
    )
    for number, who in enumerate((ann, bob)):
        await server.run("INSERT INTO seats (table_id, seat, person) VALUES ('t', ?, ?)", number, who.id)
        sql = "INSERT INTO chat (table_id, id, at, person, name, seat, text) VALUES ('t', ?, 8, ?, ?, ?, 'hello')"
        await server.run(sql, number, who.id, who.name, number)
        await server.run("INSERT INTO hooks VALUES ('t', ?, 'https://hook.example', 'hooksecret', ?)", number, who.id)
        await server.run("INSERT INTO deliveries VALUES (?, 't', ?, '{}', 9, 0)", f"d{number}", number)


def test_an_export_holds_what_is_kept_and_no_secrets(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        ann, bob = await server.identities.create("Ann"), await server.identities.create("Bob")
        await seat_at_table(server, ann, bob)
        await server.identities.make_code(ann)
        export = await server.identities.export(ann)
        assert export["people"][0]["name"] == "Ann"
        assert export["hosted"] == [{"id": "t", "status": "over", "created": 5, "ended": 7}]
        assert export["seats"] == [{"id": "t", "seat": 0, "status": "over", "created": 5, "ended": 7}]
        assert export["chat"] == [{"table_id": "t", "id": 0, "at": 8, "name": "Ann", "text": "hello"}]
        assert export["hooks"] == [{"table_id": "t", "seat": 0, "url": "https://hook.example"}]
        assert len(export["codes"]) == 1
        text = msgspec.json.encode(export).decode()
        assert not any(word in text for word in ("Bob", bob.id, "hooksecret", "secretlink"))

    play(tmp_path, story)


def test_who_is_erased_leaves_a_seat_without_a_name(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        ann, bob = await server.identities.create("Ann"), await server.identities.create("Bob")
        await seat_at_table(server, ann, bob)
        code, _ = await server.identities.make_code(ann)
        token, told = server.identities.token(ann, "bearer"), []

        async def tell(who: Identity) -> None:
            told.append((who.id, who.name))
            # Until everybody has been told, a table may be stored under the old name.
            stale = "UPDATE tables SET info = replace(info, ?, 'Ann')"
            await server.identities.store.write(lambda tx: tx.execute(stale, who.name))

        server.identities.on_erase.append(tell)
        await server.identities.erase(ann)
        somebody = words_for("en").say("guest-erased")
        assert told == [(ann.id, somebody)]
        assert await server.identities.check(token, "bearer") is None
        with pytest.raises(Refused, match="problem-bad_code"):
            await server.identities.use_code(code)
        with pytest.raises(Refused, match="problem-not_known"):
            await server.identities.change(ann, name="Ann again")
        info = msgspec.json.decode((await server.rows("SELECT info FROM tables"))[0][0])
        assert info["host"] == somebody
        assert [seat["name"] for seat in info["seats"]] == [somebody, "Bob"]
        assert await server.rows("SELECT name, text FROM chat ORDER BY id") == [(somebody, ""), ("Bob", "hello")]
        assert await server.rows("SELECT seat FROM hooks") == [(1,)]
        assert await server.rows("SELECT seat FROM deliveries") == [(1,)]
        for table in ("people", "tables", "seats", "chat", "codes"):
            assert "Ann" not in repr(await server.rows(f"SELECT * FROM {table}"))

    play(tmp_path, story)


def test_a_language_without_words_is_refused(tmp_path: Path) -> None:
    async def story(server: StandIn) -> None:
        with pytest.raises(Refused, match="problem-bad_language"):
            await server.identities.create("Ann", "xx")

    play(tmp_path, story)
    assert words_for("xx").messages.bundle is words_for("en").messages.bundle
