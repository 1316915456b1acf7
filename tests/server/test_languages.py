"""Everybody is answered in their own language, even if they change it while a socket is open."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcs.server.web.security import preferred_language
from orcs.tables.people import words_for
from orcs.text import LANGUAGES
from tests.server.house import House, visit
from tests.server.support import dial, joined

pytestmark = pytest.mark.outside


def test_two_people_at_a_table_are_refused_in_their_own_languages(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table(ann, bob)
        await bob.client.put("/api/me", json={"language": "fr"})
        async with joined(house, ann, table["id"]) as first, joined(house, bob, table["id"]) as second:
            for player, language in ((first, "en"), (second, "fr")):
                player.send("start", ref=1)
                problem = await player.until(lambda message: message["type"] == "problem")
                assert problem["message"] == words_for(language).say("problem-started")

    visit(tmp_path, story)


def test_who_changes_the_language_is_answered_in_it_without_a_new_socket(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        table = await house.table(ann, bots=1)
        async with joined(house, ann, table["id"]) as player:
            for language in LANGUAGES:
                await ann.client.put("/api/me", json={"language": language})
                player.send("start", ref=1)
                problem = await player.until(lambda message: message["type"] == "problem")
                assert problem["message"] == words_for(language).say("problem-started")

    visit(tmp_path, story)


def test_who_is_not_let_in_reads_why(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.client.put("/api/me", json={"language": "fr"})
        socket = dial(house, ann, "nowhere")
        assert await socket.get() == {"type": "closed"}
        assert socket.closed is not None
        assert socket.closed[1] == words_for("fr").say("problem-no_table")

    visit(tmp_path, story)


def test_a_guest_who_names_no_language_gets_that_of_the_request(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for wanted, language in (("de-AT,en;q=0.8", "de"), ("en;q=0.3, xx, fr;q=0.9", "fr"), ("", "en")):
            stranger = await house.guest()
            me = (await stranger.client.post("/api/me", json={}, headers={"Accept-Language": wanted})).json()
            assert me["language"] == language
            name = words_for(language).say("guest-name", number="1")
            assert me["name"].rstrip("0123456789") == name.rstrip("0123456789")

    visit(tmp_path, story)


def test_accept_language_is_read_by_what_is_liked_best() -> None:
    for wanted, language in (
        ("", "en"),
        ("de", "de"),
        ("de-CH;q=0.7, fr-CH;q=0.9, en;q=0.1", "fr"),
        ("en;q=0, de;q=0.1", "de"),
        ("fil, sv", "en"),
        ("de;q=what, fr", "de"),
    ):
        assert preferred_language({"accept-language": wanted}) == language
