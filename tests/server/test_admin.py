"""`orcs admin`, on a running server and on a stopped one."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from orcs.cli import main
from orcs.server.admin import backup as admin_backup
from orcs.server.admin import messages as a
from orcs.server.admin.access import AdminError
from orcs.server.admin.admin import Admin, admin_token
from orcs.server.settings import Settings
from orcs.tables.refusal import Refused
from tests.server.house import House, visit
from tests.server.running import PROGRAM, Running
from tests.server.services import postgres

pytestmark = pytest.mark.outside

Doc = dict[str, Any]
NOTHING = {"closed": 0, "tables": 0, "people": 0}


class Desk:
    """A server and its administrator."""

    def __init__(self, server: Running, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.capsys = capsys
        self.http = httpx.Client(timeout=30)

    def admin(self, *arguments: str, status: int = 0, data: Path | None = None) -> list[Doc]:
        """The JSON that a command prints."""
        return [json.loads(line) for line in self.said(*arguments, "--json", status=status, data=data)]

    def said(self, *arguments: str, status: int = 0, data: Path | None = None) -> list[str]:
        """The lines that a command prints, or its one-line error."""
        self.capsys.readouterr()
        assert main(["admin", *arguments, "--data", str(data or self.server.data)]) == status
        shown = self.capsys.readouterr()
        if status:
            assert shown.out == ""
            assert shown.err.count("\n") == 1
            assert shown.err.startswith("orcs: ")
        return (shown.err if status else shown.out).splitlines()

    def ask(self, method: str, path: str, body: Doc | None = None, token: str = "", status: int = 200) -> Any:
        """The server's answer."""
        self.http.cookies.clear()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, self.server.url + path, json=body, headers=headers)
        assert answer.status_code in (status, status + 1), answer.text
        return answer.json()

    def guest(self, name: str) -> Doc:
        """A new guest, with a token."""
        made: Doc = self.ask("POST", "/api/me?token=1", {"name": name})
        return made

    def game(self) -> tuple[Doc, Doc, Doc]:
        """Two guests and their game."""
        ann, bob = self.guest("Ann"), self.guest("Bob")
        table: Doc = self.ask("POST", "/api/tables", {"seats": [{"kind": "me"}, {}]}, ann["token"])
        path = f"/api/tables/{table['id']}/commands"
        self.ask("POST", f"{path}?link={table['link']}", {"type": "sit"}, bob["token"])
        self.ask("POST", path, {"type": "start"}, ann["token"])
        return table, ann, bob

    def socket(self, table: Doc, who: Doc) -> Any:
        """A guest's socket at a table."""
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table['id']}/socket"
        return connect(url, additional_headers={"Authorization": f"Bearer {who['token']}"})


def drain(socket: Any) -> None:
    """Read all that comes."""
    while True:
        socket.recv(timeout=10)


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Desk]:
    server = Running(tmp_path / "data")
    try:
        server.start()
        made = Desk(server, capsys)
        yield made
        made.http.close()
    finally:
        server.end()


def test_tables_and_people_are_listed_while_the_server_runs_and_when_it_does_not(desk: Desk) -> None:
    table, ann, bob = desk.game()
    for running in (True, False):
        (row,) = desk.admin("list", "--status", "playing")
        assert (row["id"], row["people"], row["status"]) == (table["id"], ["Ann", "Bob"], "playing")
        assert desk.admin("list", "--status", "over") == []
        assert {row["id"] for row in desk.admin("list", "people")} == {ann["id"], bob["id"]}
        seats = desk.admin("show", table["id"])[1:]
        assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
        assert sum(seat["to_move"] for seat in seats) == 1
        (line,) = desk.said("list")
        assert table["id"] in line
        assert desk.said("list", "tables", "--status", "closed") == ["None."]
        if running:
            desk.server.terminate()
            assert desk.server.wait() == 0
            assert not list(desk.server.data.glob("*.serving"))


def test_the_connected_are_told_when_their_table_is_closed(desk: Desk) -> None:
    table, ann, bob = desk.game()
    with desk.socket(table, bob) as socket:
        assert json.loads(socket.recv())["view"]["table"]["status"] == "playing"
        (row,) = desk.admin("close", table["id"])
        assert row["status"] == "closed"
        told = json.loads(socket.recv(timeout=10))
        assert told["view"]["table"]["status"] == "closed"
    desk.said("close", table["id"], status=2)
    desk.ask("POST", f"/api/tables/{table['id']}/commands", {"type": "resign"}, ann["token"], status=409)


def test_a_table_is_closed_while_no_server_runs(desk: Desk) -> None:
    table, ann, _ = desk.game()
    desk.server.kill()
    assert desk.admin("close", table["id"])[0]["status"] == "closed"
    desk.server.start()
    assert desk.ask("GET", f"/api/tables/{table['id']}", token=ann["token"])["status"] == "closed"


def test_the_banned_are_shut_out_at_once_and_let_in_again(desk: Desk) -> None:
    table, _, bob = desk.game()
    with desk.socket(table, bob) as socket:
        socket.recv()
        assert desk.admin("ban", bob["id"])[0]["status"] == "banned"
        with pytest.raises(ConnectionClosed):
            drain(socket)
    desk.ask("GET", "/api/me", token=bob["token"], status=403)
    assert [row["id"] for row in desk.admin("list", "people", "--status", "banned")] == [bob["id"]]
    assert desk.admin("unban", bob["id"])[0]["status"] == "active"
    assert desk.ask("GET", "/api/me", token=bob["token"])["name"] == "Bob"


def test_a_server_for_the_invited(desk: Desk) -> None:
    assert desk.admin("invitation-only") == [{"thing": "invitation_only", "on": False, "fixed": False}]
    assert desk.said("invitation-only", "on") == ["By invitation only: on"]
    desk.ask("POST", "/api/me", {"name": "Eve"}, status=403)
    (made,) = desk.admin("invite", "--uses", "2", "--note", "for the club")
    assert desk.ask("POST", "/api/me", {"name": "Ann", "invitation": made["code"]})["name"] == "Ann"
    (listed,) = desk.admin("invitations")
    assert (listed["uses"], listed["note"], listed["code"]) == (1, "for the club", "")
    assert desk.admin("invitation-only", "off")[0]["on"] is False
    assert desk.guest("Eve")["name"] == "Eve"


def test_purging(desk: Desk) -> None:
    table, ann, _ = desk.game()
    assert desk.admin("purge") == [{"thing": "purged", **NOTHING}]
    assert desk.admin("purge", "--person", ann["id"]) == [{"thing": "purged", **NOTHING, "people": 1}]
    desk.ask("GET", "/api/me", token=ann["token"], status=401)
    assert desk.admin("purge", "--table", table["id"]) == [{"thing": "purged", **NOTHING, "tables": 1, "closed": 1}]
    assert desk.admin("list") == []


def test_a_backup_of_a_playing_server_is_whole_and_comes_back(desk: Desk, tmp_path: Path) -> None:
    table, ann, bob = desk.game()
    path, stop, played = f"/api/tables/{table['id']}", threading.Event(), threading.Event()

    def play() -> None:
        with httpx.Client(base_url=desk.server.url) as client:
            while not stop.is_set():
                for who in (ann, bob):
                    headers = {"Authorization": f"Bearer {who['token']}"}
                    if ask := client.get(f"{path}/view", headers=headers).json().get("ask"):
                        answer = {"type": "answer", "ask": ask["id"], "pick": ask["options"][0]["text"]}
                        if client.post(f"{path}/commands", headers=headers, json=answer).is_success:
                            played.set()

    player = threading.Thread(target=play)
    player.start()
    copies = [tmp_path / f"copy-{number}.db" for number in range(5)]
    try:
        for copy in copies:
            desk.said("backup", str(copy))
            played.clear()
            assert played.wait(60)
    finally:
        stop.set()
        player.join()
    counts = []
    for copy in copies:
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            steps, seq = database.execute("SELECT count(*), max(seq) FROM steps").fetchone()
            assert steps == seq
            counts.append(steps)
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]

    desk.said("backup", str(copies[0]), status=2)
    desk.said("restore", str(copies[0]), "--force", status=2)
    desk.server.kill()
    desk.said("restore", str(copies[0]), status=2)
    desk.said("restore", str(copies[0]), "--force")
    desk.server.start()
    seen = desk.ask("GET", f"{path}/view", token=ann["token"])
    assert seen["seq"] == counts[0]
    assert (desk.server.data / "orcs.db.before").exists()


def test_what_is_no_backup_is_not_put_in_place(desk: Desk, tmp_path: Path) -> None:
    desk.server.kill()
    before = desk.admin("list", "people")
    junk = tmp_path / "junk.db"
    for content in (b"", b"no database at all" * 100):
        junk.write_bytes(content)
        desk.said("restore", str(junk), "--force", status=2)
    desk.said("restore", str(tmp_path / "nothing.db"), "--force", status=2)
    assert desk.admin("list", "people") == before


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("list", "dragons"),
        ("list", "--status", "happy"),
        ("list", "--limit", "0"),
        ("show", "nothing"),
        ("close", "nothing"),
        ("ban", "nobody"),
        ("unban", "nobody"),
        ("purge", "--person", "nobody"),
        ("purge", "--table", "nothing"),
        ("invite", "--uses", "many"),
        ("invite", "--uses", "-1"),
        ("invite", "--note", "x" * 201),
        ("invitation-only", "perhaps"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    async def nothing(_: House) -> None:
        pass

    visit(tmp_path / "data", nothing)
    Desk(Running(tmp_path / "data"), capsys).said(*arguments, status=2)


def test_without_a_database_it_says_so_and_makes_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(Running(tmp_path), capsys)
    desk.said("list", status=2)
    desk.said("list", data=tmp_path / "nowhere", status=2)
    assert not (tmp_path / "orcs.db").exists()
    assert not (tmp_path / "nowhere").exists()


def test_the_way_in_needs_the_secret(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        guest = await house.guest("Ann")
        for header in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer " + "0" * 64}):
            answer = await guest.client.post("/api/admin", json={"do": "people"}, headers=header)
            assert answer.status_code == 404
        good = {"Authorization": f"Bearer {admin_token(house.services.settings.key)}"}
        answer = await guest.client.post("/api/admin", json={"do": "people"}, headers=good)
        assert [row["name"] for row in answer.json()] == ["Ann"]
        for body in ({"do": "fly"}, {"do": "people", "limit": "x"}, [1]):
            answer = await guest.client.post("/api/admin", json=body, headers=good)
            assert answer.status_code == 400

    visit(tmp_path, story)


def test_another_program_that_looks_into_the_database_does_not_take_its_log_away(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        file = tmp_path / "orcs.db"
        await house.guest("Ann")
        count_people = "execute('SELECT count(*) FROM people').fetchone()[0]"
        look = f"import sqlite3; print(sqlite3.connect({str(file)!r}).{count_people})"
        for count in (1, 2):
            done = await asyncio.to_thread(
                subprocess.run, [sys.executable, "-c", look], capture_output=True, text=True, check=True
            )
            assert int(done.stdout) == count
            assert file.with_name("orcs.db-wal").exists()
            await house.guest("Bob")

    visit(tmp_path, story)


# PostgreSQL


def admin_process(data: Path, url: str, *arguments: str) -> list[Doc]:
    """The JSON that a command prints, run in its own process."""
    command = [sys.executable, "-c", PROGRAM, "admin", *arguments, "--data", str(data), "--database", url, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_on_postgresql_the_processes_that_serve_hear_of_it(tmp_path: Path) -> None:
    url = postgres().fresh()

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = (await house.table(ann, bob))["id"]
        rows = await asyncio.to_thread(admin_process, tmp_path, url, "close", table)
        assert rows[0]["status"] == "closed"
        for _ in range(500):
            room = house.services.hall.rooms.get(table)
            if room is None or room.table.status == "closed":
                break
            await asyncio.sleep(0.01)
        assert room is None or room.table.status == "closed"  # it is dropped if nobody has used it lately
        assert (await asyncio.to_thread(admin_process, tmp_path, url, "purge", "--table", table))[0]["tables"] == 1

    (tmp_path / "secret").write_text("s" * 40)
    (tmp_path / "secret").chmod(0o600)
    visit(tmp_path, story, database=url)


def test_postgresql_is_backed_up_and_brought_back_by_its_own_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = postgres()
    with cluster.connect() as connection:
        connection.execute("CREATE DATABASE backed_up")
    url, copy = cluster.url("backed_up"), tmp_path / "copy.dump"
    settings = Settings.load({}, data=tmp_path, secret="s" * 40, database=url)
    monkeypatch.setenv("PATH", str(cluster._programs), prepend=os.pathsep)
    if not (cluster._programs / "pg_dump").exists():
        pytest.skip("pg_dump is missing")

    async def story(house: House) -> None:
        await house.guest("Ann")
        await asyncio.to_thread(admin_backup.back_up, settings, copy)
        with pytest.raises(AdminError, match="in use"):
            await asyncio.to_thread(admin_backup.bring_back, settings, copy)
        await house.guest("Bob")

    visit(tmp_path, story, database=url)
    with pytest.raises(AdminError, match="not empty"):
        admin_backup.bring_back(settings, copy)
    admin_backup.bring_back(settings, copy, force=True)
    assert [row["name"] for row in admin_process(tmp_path, url, "list", "people")] == ["Ann"]


def test_without_the_programs_of_postgresql_it_says_what_to_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    url = "postgresql://orcs:verysecret@db.example/orcs"
    settings = Settings.load({}, data=tmp_path, secret="s" * 40, database=url)
    with pytest.raises(AdminError, match="run: pg_dump") as error:
        admin_backup.back_up(settings, tmp_path / "copy.dump")
    assert "verysecret" not in str(error.value)


def test_somebody_is_taken_from_a_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        admin = Admin(house.services)
        made = await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}, {}], "pace": 0})
        for guest in (bob, cid):
            await guest.post(f"/api/tables/{made['id']}/commands?link={made['link']}", {"type": "sit"})
        rows = await admin.do(a.Remove(made["id"], 3))
        assert [row.kind for row in rows if isinstance(row, a.SeatRow)] == ["person", "person", "open"]
        await cid.post(f"/api/tables/{made['id']}/commands?link={made['link']}", {"type": "sit"})
        await ann.do(made["id"], "start")
        await admin.do(a.Remove(made["id"], 2))
        info = await ann.get(f"/api/tables/{made['id']}")
        assert [seat.get("resigned", False) for seat in info["seats"]] == [False, True, False]
        assert info["status"] == "playing"
        assert (await bob.do(made["id"], "back", 409))["code"] == "resigned"
        for seat in (2, 4):
            with pytest.raises(Refused):
                await admin.do(a.Remove(made["id"], seat))

    visit(tmp_path, story)


def test_the_audit_log_knows_what_was_done_and_whether_it_was_altered(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        admin = Admin(house.services)
        await admin.do(a.Ban(ann.id))
        with pytest.raises(Refused):
            await admin.do(a.Ban("nobody"))
        await admin.do(a.ListPeople())
        await admin.do(a.InvitationOnly())
        await admin.do(a.InvitationOnly(True))
        await admin.do(a.Ban(ann.id, False))
        rows = [row for row in await admin.do(a.ListAudit()) if isinstance(row, a.AuditRow)]
        done = [json.loads(row.command)["do"] for row in rows]
        assert done == ["ban", "invitation_only", "ban", "ban"]
        assert [row.number for row in rows] == [4, 3, 2, 1]
        assert all(row.intact for row in rows)
        assert [row.number for row in await admin.do(a.ListAudit(2)) if isinstance(row, a.AuditRow)] == [4, 3]
        await house.run("UPDATE audit SET at = at + 1 WHERE number = 2")
        assert await broken(admin) == [2]
        await house.run("UPDATE audit SET at = at - 1 WHERE number = 2")
        assert await broken(admin) == []
        await house.run("DELETE FROM audit WHERE number = 2")
        assert await broken(admin) == [3]

    visit(tmp_path, story)


async def broken(admin: Admin) -> list[int]:
    """The rows that were changed."""
    rows = await admin.do(a.ListAudit())
    return [row.number for row in rows if isinstance(row, a.AuditRow) and not row.intact]


def test_audit_and_removal_on_the_command_line(desk: Desk) -> None:
    table, _, bob = desk.game()
    assert [row["thing"] for row in desk.admin("remove", table["id"], "2")] == ["table", "seat", "seat"]
    desk.admin("ban", bob["id"])
    said = desk.said("audit")
    assert [line.split()[0] for line in said] == ["2", "1"]
    assert bob["id"] in said[0]
    assert not any("ALTERED" in line for line in said)
    desk.said("remove", table["id"], "2", status=2)


def test_the_secret_is_replaced_while_the_server_runs(desk: Desk) -> None:
    ann = desk.guest("Ann")
    before = (desk.server.data / "secret").read_text()
    assert [row["thing"] for row in desk.admin("rotate-key", "--days", "7")] == ["key"]
    assert before.strip() in (desk.server.data / "secret").read_text().splitlines()[1]
    assert desk.admin("list", "people")[0]["id"] == ann["id"]  # the server still has the old one
    desk.server.kill()
    desk.server.start()
    assert desk.ask("GET", "/api/me", token=ann["token"])["name"] == "Ann"
    desk.admin("rotate-key", "--days", "0")
    desk.server.kill()
    desk.server.start()
    desk.ask("GET", "/api/me", token=ann["token"], status=401)
    assert not any("ALTERED" in line for line in desk.said("audit"))
    desk.said("rotate-key", "--days", "400", status=2)


def test_a_secret_from_the_environment_is_not_replaced(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORCS_SECRET", "e" * 40)
    (said,) = desk.said("rotate-key", status=2)
    assert "ORCS_OLD_SECRETS" in said
