"""A pick takes the way that docs/architecture.md lists, and enters no file twice on it."""

import inspect
import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import orcs
from orcs.server.rooms import driver
from orcs.server.store import sqlite, threaded
from orcs.server.wire import socket
from orcs.tables import audience, folding, lines
from tests.server.house import House
from tests.server.playing import asked, playing, tell

ROOT = Path(__file__).parents[2]
PACKAGE = Path(orcs.__file__).parent
DOCUMENT = (ROOT / "docs/architecture.md").read_text("utf-8")
SOCKET = "server/wire/socket.py"
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|", re.M)
IN, OUT = (ROW.findall(part) for part in DOCUMENT.split("**In**")[1].split("## Layers")[0].split("**Out**"))


def files_above() -> list[str]:
    """The files of the package on the stack, from the socket on; a file that calls itself counts once."""
    names = [Path(frame.filename) for frame in reversed(inspect.stack())]
    ours = [
        name for name, _ in groupby(str(name.relative_to(PACKAGE)) for name in names if name.is_relative_to(PACKAGE))
    ]
    return ours[ours.index(SOCKET) :] if SOCKET in ours else ours


def listed(way: list[tuple[str, str]]) -> list[str]:
    """The files of the package on a way, in the order of the document."""
    return [file.removeprefix("src/orcs/") for file, _ in way if file.startswith("src/orcs/")]


@pytest.mark.parametrize(("file", "function"), IN + OUT)
def test_every_file_and_function_of_the_list_exists(file: str, function: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    if file.endswith(".py"):
        assert re.search(rf"def {function}\(", text)
    else:
        assert re.search(rf"\b(private |function |const )?{function}\b( = )?\(", text)


@pytest.mark.interpreted
def test_a_pick_goes_straight_in_and_straight_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: dict[str, list[str]] = {}

    def watch(owner: Any, name: str) -> None:
        honest = getattr(owner, name)

        def watched(*args: Any, **more: Any) -> Any:
            ways.setdefault(name, files_above())
            return honest(*args, **more)

        monkeypatch.setattr(owner, name, watched)

    async def story(house: House) -> None:
        async with playing(house) as (_, (ann, bob)):
            player = await asked(ann, bob)
            for owner, name in (
                (lines, "logged"),
                (folding, "follow"),
                (threaded.ThreadedStore, "post"),
                (sqlite.SqliteStore, "_commit"),
                (driver.Driver, "plan"),
                (audience, "step_bytes"),
                (socket.Connection, "send"),
            ):
                watch(owner, name)
            await player.answer()
            await ann.settle()

    tell(tmp_path, story)
    wire = [SOCKET, "server/wire/endpoint.py", "server/rooms/chamber.py"]
    assert ways.pop("logged") == [
        *wire,
        "server/rooms/ledger.py",
        "tables/table.py",
        "tables/handlers.py",
        "tables/playing.py",
    ]
    assert ways.pop("follow") == [*wire, "server/rooms/ledger.py", "tables/table.py"]
    assert ways.pop("post") == [*wire, "server/rooms/ledger.py"]
    back = ["server/store/jobs.py", "server/rooms/ledger.py", "server/rooms/chamber.py"]
    assert ways.pop("plan") == [*back, "server/rooms/room.py"]
    assert ways.pop("step_bytes") == [*back, "tables/audience.py"]
    assert ways.pop("send") == [*back, "tables/audience.py"]
    assert set(ways) <= {"_commit"}
    assert len(listed(IN)) == len(set(listed(IN)))
    assert len(listed(OUT)) == len(set(listed(OUT)))
    assert set(wire) <= set(listed(IN))
    assert set(back) <= set(listed(OUT))
