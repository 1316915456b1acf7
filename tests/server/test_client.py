"""orcs.client against a real server process: a whole game, lost connections, everything a seat can ask for."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orcs.bots.levels import make_bot
from orcs.client import Seat, Server, ServerError, StaleError, UnreachableError, play
from orcs.client.bots import chooser
from orcs.client.step import merged
from orcs.modules.compose import MODULES

pytestmark = pytest.mark.outside

PROGRAM = "from orcs.cli import main; raise SystemExit(main())"
FAST = {"ORCS_MESSAGES_PER_SECOND": "10000", "ORCS_IDENTITIES_PER_HOUR": "10000"}


class Running:
    """A server process that can be stopped and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve", "--port", str(self.port), "--data", str(self.data)],
            env=os.environ | FAST,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, line
        self.port = int(found[1])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=60)
        finally:
            self.process.kill()
            self.process.communicate()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("client") / "data")
    yield server
    server.stop()


@pytest.fixture
def server(running: Running) -> Server:
    server = Server(running.url)
    server.guest("Ada")
    return server


def sit_down(server: Server, *bots: str, **wishes: Any) -> Seat:
    """A seat at a started game."""
    table = server.create_table(["me", *bots], pace=0, **wishes)
    seat = server.join(table["id"])
    seat.start()
    return seat


def until_asked(seat: Seat) -> list[str]:
    """Wait until this seat is asked; its options."""
    for _ in seat:
        if seat.ask is not None:
            return seat.ask.options
    raise AssertionError("the game ended before a question came")


def until_offered(seat: Seat, word: str) -> str:
    """Play on until such a pick is open, which depends on the deal and the fate card."""
    while True:
        options = until_asked(seat) if seat.ask is None else seat.ask.options
        for option in options:
            if option.startswith(word):
                return option
        seat.answer(options[0])


def cut(seat: Seat) -> None:
    """Break the connection without a closing handshake."""
    assert seat.connection.socket is not None
    seat.connection.socket.socket.shutdown(socket.SHUT_RDWR)


def test_a_function_plays_a_whole_game_though_its_connection_breaks(server: Server) -> None:
    rng = random.Random(7)
    asked = 0

    with sit_down(server, "random", "random") as seat:

        def choose(view: dict[str, Any], options: list[str]) -> str:
            nonlocal asked
            asked += 1
            if asked % 10 == 0:
                cut(seat)
            return rng.choice(options)

        view = play(seat, choose)
    assert asked > 20
    assert view["table"]["status"] == "over"
    assert view["table"]["ending"] == "played"
    assert view["table"]["result"] == [score["total"] for score in view["scores"].values()]


def test_a_game_goes_on_when_the_server_was_restarted(running: Running, server: Server) -> None:
    with sit_down(server, "random") as seat:
        until_asked(seat)
        before = seat.ask
        running.stop()
        running.start()
        assert before is not None
        seat.answer(before.options[0])
        assert play(seat, lambda view, options: options[-1])["table"]["status"] == "over"


def test_patches_add_up_to_the_whole_view(server: Server) -> None:
    with sit_down(server, "random", "random") as seat:

        def choose(view: dict[str, Any], options: list[str]) -> str:
            # Only bots could move now, and they wait for this answer unless all are asked at once.
            if view["table"]["to_move"] == [1]:
                whole = server.view(seat.id)
                assert (whole["seq"], whole["view"]) == (seat.seq, view)
            return options[len(options) // 2]

        play(seat, choose)


def test_our_bots_play_from_what_the_server_tells(server: Server) -> None:
    with sit_down(server, "random", modules=list(MODULES)) as seat:
        assert play(seat, chooser(make_bot("apprentice", 1)))["table"]["ending"] == "played"


def test_a_stale_answer_is_told_and_the_view_is_the_current_one(server: Server) -> None:
    with sit_down(server, "random") as seat:
        options = until_asked(seat)
        old = seat.ask
        seat.answer(options[0])
        until_asked(seat)
        new, seat.ask = seat.ask, old
        with pytest.raises(StaleError) as refused:
            seat.answer(options[0])
        assert refused.value.code == "stale"
        assert seat.ask == new


def test_a_pick_that_is_not_open_is_refused_with_the_options(server: Server) -> None:
    with sit_down(server, "random") as seat:
        options = until_asked(seat)
        with pytest.raises(ServerError) as refused:
            seat.answer("cast:nothing")
        assert refused.value.expected == options
        assert seat.ask is not None


def test_an_answer_without_an_ask_is_refused_here_already(server: Server) -> None:
    table = server.create_table(["me", "random"])
    with server.join(table["id"]) as seat, pytest.raises(ServerError, match="no open ask"):
        seat.answer("pass")


def test_a_pick_can_be_previewed_questioned_advised_and_taken_back(server: Server) -> None:
    with sit_down(server, "random") as seat:
        pick = until_offered(seat, "teleport")
        assert seat.ask is not None
        view, options = seat.view, seat.ask.options
        assert seat.preview(pick)[0]["event"] == "mage_moved"
        assert seat.why_not(pick) == ""
        assert seat.why_not("cast:poison") != ""
        assert seat.hint("random") in options
        seat.answer(pick)
        seat.undo()
        assert seat.view["seats"] == view["seats"]
        seat.redo()
        assert seat.view["seats"] != view["seats"]


def test_people_find_a_table_sit_down_and_talk(running: Running, server: Server) -> None:
    table = server.create_table(["me", "open"], listed=True)
    assert table["id"] in [other["id"] for other in server.tables()]
    guest = Server(running.url)
    guest.guest("Bob")
    with server.join(table["id"]) as host, guest.join(table["id"]) as other:
        other.say("hello")
        assert [seat["name"] for seat in other.table["seats"].values()] == ["Ada", "Bob"]
        host.start()
        assert host.chat[-1]["text"] == "hello"
        assert host.chat[-1]["name"] == "Bob"


def test_a_hidden_table_opens_by_its_link_alone(running: Running, server: Server) -> None:
    table = server.create_table(["me", "open"])
    guest = Server(running.url)
    guest.guest("Bob")
    with pytest.raises(ServerError):
        guest.join(table["id"])
    with guest.join(table["id"], table["link"]) as seat:
        assert len(seat.table["seats"]) == 2


def test_refusals_of_requests_have_code_and_message(running: Running, server: Server) -> None:
    with pytest.raises(ServerError) as refused:
        server.table("nowhere")
    assert refused.value.code == "no_table"
    assert refused.value.message
    with pytest.raises(ServerError, match="no-such-module"):
        server.create_table(["me", "random"], modules=["no-such-module"])
    with pytest.raises(ServerError):
        Server(running.url).me()


def test_a_server_that_is_not_there_is_unreachable() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{probe.getsockname()[1]}"
        with pytest.raises(UnreachableError):
            Server(url).guest("Ada")
        with pytest.raises(UnreachableError):
            Seat(url, None, "table", patience=0.2)


@pytest.mark.parametrize(
    ("base", "patch", "result"),
    [
        ({"a": 1, "b": 2}, {"a": None, "c": {"d": None}}, {"b": 2, "c": {}}),
        ({"a": {"b": 1}}, {"a": {"c": [1, None]}}, {"a": {"b": 1, "c": [1, None]}}),
        ({"a": [1]}, {"a": {"b": 1}}, {"a": {"b": 1}}),
    ],
)
def test_a_merge_patch_is_laid_over_as_rfc_7396_says(base: object, patch: object, result: object) -> None:
    assert merged(base, patch) == result
