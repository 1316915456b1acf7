"""What earlier versions wrote is still read: their records, snapshots and databases are kept in tests/fixtures."""

import json
import random
import sqlite3
import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from orcs import Game, __version__, verify
from tests.release.visitor import Doc, Visitor, asked, play_on, texts
from tests.server.running import Running, running
from tools.release_fixtures import facts_of

ROOT = Path(__file__).parents[2]
RELEASES = sorted((ROOT / "tests" / "fixtures").glob("v*"))
FACTS: dict[Path, Doc] = {folder: json.loads((folder / "facts.json").read_text("utf-8")) for folder in RELEASES}
GAMES = [(folder, name) for folder in RELEASES for name in FACTS[folder]["games"]]
KNOWN = [pytest.param(folder, id=folder.name) for folder in RELEASES]


def test_the_version_has_its_files_and_its_part_of_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert __version__ == project["version"], "reinstall the package: make .venv/installed"
    assert ROOT / "tests" / "fixtures" / f"v{__version__}" in RELEASES
    assert f"\n## {__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize(("folder", "name"), [pytest.param(*each, id=f"{each[0].name}-{each[1]}") for each in GAMES])
def test_a_game_is_where_it_was(folder: Path, name: str) -> None:
    text = (folder / f"{name}.orc").read_text("utf-8")
    expected = FACTS[folder]["games"][name]
    game = Game.load(text)
    assert facts_of(game) == expected
    assert verify(text).proved
    snapshot = folder / f"{name}.snapshot.json"
    assert snapshot.exists() == (not expected["over"])
    if snapshot.exists():
        assert facts_of(Game.resume(snapshot.read_text("utf-8"))) == expected


@pytest.mark.parametrize(("folder", "name"), [pytest.param(*each, id=f"{each[0].name}-{each[1]}") for each in GAMES])
def test_without_house_rules_a_record_is_written_as_it_was_to_the_byte(folder: Path, name: str) -> None:
    written = (folder / f"{name}.orc").read_bytes()
    game = Game.load(written.decode())
    assert game.rules.house_rules == []
    assert game.save().encode() == written


@pytest.fixture(params=KNOWN)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Doc]]:
    """A server on the database of an earlier version, and what must be found there."""
    facts = FACTS[request.param]["server"]
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    with closing(sqlite3.connect(data / "orcs.db")) as database:
        database.executescript((request.param / "server.sql").read_text("utf-8"))
    with running(data, env={"ORCS_SECRET": facts["secret"], "ORCS_IDLE_TABLE_DAYS": "0", "ORCS_GUEST_DAYS": "0"}) as up:
        yield up, facts


def test_people_find_their_tables_and_play_on(house: tuple[Running, Doc]) -> None:
    server, facts = house
    people = [Visitor(server.url, each["token"]) for each in facts["people"]]
    assert [person.ask("/api/me")["name"] for person in people] == [each["name"] for each in facts["people"]]
    playing = facts["tables"]["playing"]
    found = asked(playing, people)
    assert found is not None
    assert people.index(found[0]) == facts["asked"]["person"]
    assert texts(found[1]) == facts["asked"]["options"]
    before = people[0].view(playing)["seq"]
    play_on(playing, people, 10, random.Random(2))
    assert people[0].view(playing)["seq"] > before
    assert people[0].view(facts["tables"]["gathering"])["view"]["table"]["status"] == "gathering"


def test_finished_games_are_shown_and_proved(house: tuple[Running, Doc]) -> None:
    server, facts = house
    ann = Visitor(server.url, facts["people"][0]["token"])
    for name, record in facts["records"].items():
        table = facts["tables"][name]
        assert ann.view(table)["view"]["table"]["winners"] == facts["winners"][name]
        assert ann.ask(f"/api/records/{table}/text") == record
        assert verify(record).proved
