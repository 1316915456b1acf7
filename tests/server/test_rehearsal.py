"""Backups are verified by restoring them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from orcs import RecordError
from orcs.cli import main
from orcs.server.admin import rehearsal
from orcs.server.admin.access import AdminError
from orcs.server.admin.backup import back_up
from orcs.server.admin.rehearsal import Rehearsed, back_up_into
from orcs.server.settings import Settings
from orcs.tables.fold import StoredTable
from tests.server.house import House, visit
from tests.server.services import Postgres
from tests.server.standin import settings_in

pytestmark = pytest.mark.outside


def played(folder: Path, **overrides: object) -> Settings:
    """The settings of a server with a finished game, a running one, and a table that waits for players."""

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await house.resigned(ann, bob)
        made = await house.table(ann, bob)
        await house.pick(made["id"], ann, bob)
        await ann.post("/api/tables", {"seats": [{"kind": "me"}, {}]})

    visit(folder, story, **overrides)
    return settings_in(folder, **overrides)


def test_a_backup_is_restored_and_read_and_only_the_newest_stay(tmp_path: Path) -> None:
    settings, folder = played(tmp_path / "data"), tmp_path / "backups"
    made = []
    for _ in range(4):
        target, found = back_up_into(settings, folder, 3)
        assert found == Rehearsed(tables=2, unreadable=0, records=1)
        made.append(target)
    assert sorted(folder.iterdir()) == made[1:]
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in made[1:])


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        ("DELETE FROM steps WHERE seq = 2", "lacks steps"),
        ("UPDATE records SET record = record || 'x'", "is damaged"),
        ("DROP TABLE migrations", "is not a database of this game"),
    ],
)
def test_a_backup_that_cannot_be_read_does_not_count(
    harm: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, folder = played(tmp_path / "data"), tmp_path / "backups"
    before, _ = back_up_into(settings, folder, 1)

    def harmed(settings: Settings, target: Path, *, force: bool = False) -> None:
        back_up(settings, target, force=force)
        with closing(sqlite3.connect(target)) as file:
            file.execute(harm)
            file.commit()

    monkeypatch.setattr(rehearsal, "back_up", harmed)
    with pytest.raises(AdminError, match=reason):
        back_up_into(settings, folder, 1)
    assert list(folder.iterdir()) == [before]


def test_tables_that_these_rules_cannot_read_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = played(tmp_path / "data")

    async def broken(stored: StoredTable) -> None:
        raise RecordError(1, "these rules", "others")

    monkeypatch.setattr(rehearsal, "folded", broken)
    _, found = back_up_into(settings, tmp_path / "backups", 1)
    assert found == Rehearsed(tables=2, unreadable=2, records=1)


def test_backups_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    played(data)
    assert main(["admin", "backup", str(tmp_path / "backups"), "--keep", "2", "--data", str(data)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "backups/orcs-" in said[0]
    assert "2 unfinished games, 1 records" in said[1]
    assert main(["admin", "backup", str(tmp_path / "one.db"), "--verify", "--data", str(data)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert main(["admin", "backup", str(tmp_path / "two"), "--keep", "0", "--data", str(data)]) == 2


def test_a_backup_of_postgresql_is_tried_in_a_database_of_its_own(postgres: Postgres, tmp_path: Path) -> None:
    settings = played(tmp_path / "data", database=postgres.fresh())
    target, found = back_up_into(settings, tmp_path / "backups", 2)
    assert target.suffix == ".dump"
    assert found == Rehearsed(tables=2, unreadable=0, records=1)
    with postgres.connect() as connection:
        left = connection.execute("SELECT datname FROM pg_database WHERE datname LIKE 'orcs_rehearsal%'").fetchall()
    assert left == []
