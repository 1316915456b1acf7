"""A game in progress goes on under changed rules: real server processes, stopped or killed in the middle of a turn."""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running

pytestmark = pytest.mark.interpreted

Doc = dict[str, Any]
NO_SPELLS = "from orcs.engine.frames import act\nact.list_casts = lambda s, seat, out: None\n"
NO_ACTIONS = "from orcs.engine.frames import act\nact.ChooseAction.options = lambda self, s, out: None\n"
FIVE_CARDS = "from orcs.engine.frames import draw\ndraw.HAND = 5\n"
OTHER_TABLES = """
import dataclasses
from orcs.edition import loader
from orcs.engine import notation
import orcs.game
old = loader.built_in()
lives = tuple(dataclasses.replace(row, life=row.life + 1) for row in old.creatures)
new = dataclasses.replace(old, creatures=lives, digest="f" * 64)
loader.built_in = lambda: new
notation.RULES_VERSION = orcs.game.RULES_VERSION = 2
"""


class Party:
    """Two people at a table of a server that is upgraded under them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = Running(folder / "data")
        self.rng = random.Random(5)
        self.http = httpx.Client(timeout=30)
        self.tokens: list[str] = []
        self.table = ""
        self.seen: dict[int, list[Doc]] = {}

    def ask(self, method: str, path: str, body: Doc | None = None, token: str = "") -> Doc:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http.cookies.clear()
        answer = self.http.request(method, self.server.url + path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        found: Doc = answer.json()
        return found

    def begin(self, **wish: Any) -> None:
        """A table for both, started."""
        self.server.start()
        self.tokens = [self.ask("POST", "/api/me?token=1", {"name": name})["token"] for name in ("Ann", "Bob")]
        ann, bob = self.tokens
        made = self.ask("POST", "/api/tables", {"seats": [{"kind": "me"}, {}], "pace": 0, **wish}, ann)
        self.table = f"/api/tables/{made['id']}"
        self.ask("POST", f"{self.table}/commands?link={made['link']}", {"type": "sit"}, bob)
        self.ask("POST", f"{self.table}/commands", {"type": "start"}, ann)
        self.look()

    def look(self) -> list[Doc]:
        """The current views of both."""
        steps = [self.ask("GET", f"{self.table}/view", token=token) for token in self.tokens]
        self.seen[steps[0]["seq"]] = [self.board(step) for step in steps]
        return steps

    @staticmethod
    def board(step: Doc) -> Doc:
        """A view without what changes with time."""
        return {name: part for name, part in step["view"].items() if name != "table"}

    def pick(self, like: str = "") -> str:
        """Pick something for the seat that is asked, if possible something that starts like this."""
        steps = self.look()
        for step, token in zip(steps, self.tokens, strict=True):
            if ask := step.get("ask"):
                options = [option["text"] for option in ask["options"]]
                text = self.rng.choice([text for text in options if text.startswith(like)] or options)
                self.ask("POST", f"{self.table}/commands", {"type": "answer", "ask": ask["id"], "pick": text}, token)
                return str(text)
        raise AssertionError("nobody is asked")

    def play_out(self) -> Doc:
        """Play on for some turns until one resigns; the table's state then."""
        for _ in range(12):
            self.pick("end")
        self.ask("POST", f"{self.table}/commands", {"type": "resign"}, self.tokens[0])
        table: Doc = self.look()[0]["view"]["table"]
        assert (table["status"], table["winners"]) == ("over", [2])
        return table

    def upgrade(self, rule: str, *, kill: bool = False) -> None:
        """Stop or kill the server and start it with another rule."""
        if kill:
            self.server.kill()
        else:
            self.server.terminate()
            assert self.server.wait() == 0
        shim = self.folder / "shim"
        shim.mkdir(exist_ok=True)
        (shim / "sitecustomize.py").write_text(rule)
        self.server.env = self.server.env | {"PYTHONPATH": str(shim)}
        self.server.start()

    def kept(self) -> tuple[int, list[Doc]]:
        """The number of the snapshot, and the stored steps."""
        with closing(sqlite3.connect(self.server.data / "orcs.db")) as database:
            number = database.execute("SELECT seq FROM snapshots").fetchone()[0]
            rows = database.execute("SELECT data FROM steps ORDER BY seq").fetchall()
        return number, [json.loads(row[0]) for row in rows]

    def cast_in_a_turn(self) -> None:
        """Play until a spell has been cast after the last snapshot."""
        for _ in range(200):
            pick = self.pick("cast:")
            snapshot, steps = self.kept()
            if pick.startswith("cast:") and len(steps) > snapshot:
                return
        raise AssertionError("no spell was cast")


@pytest.fixture
def party(tmp_path: Path) -> Iterator[Callable[..., Party]]:
    parties: list[Party] = []

    def make(**wish: Any) -> Party:
        parties.append(Party(tmp_path))
        parties[-1].begin(**wish)
        return parties[-1]

    yield make
    for each in parties:
        each.http.close()
        each.server.end()


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
def test_picks_that_the_new_rules_forbid_are_taken_back_to_the_start_of_the_turn(
    party: Callable[..., Party], kill: bool
) -> None:
    game = party(modules={"missions": "", "bonus": ""})
    for _ in range(5):
        game.pick()
    game.cast_in_a_turn()
    game.look()
    snapshot, steps = game.kept()
    game.upgrade(NO_SPELLS, kill=kill)
    after = game.look()
    assert [game.board(step) for step in after] == game.seen[snapshot]
    assert after[0]["seq"] == len(steps) + 1
    assert (game.kept()[1][-1]["fact"], game.kept()[1][-1]["to"]) == ("reverted", snapshot)
    for _ in range(8):
        assert not game.pick("cast:").startswith("cast:")

    before = game.look()
    game.upgrade("", kill=kill)
    again = game.look()
    assert [game.board(step) for step in again] == [game.board(step) for step in before]
    game.cast_in_a_turn()
    game.upgrade(NO_SPELLS, kill=kill)
    assert game.look()[0]["seq"] == len(game.kept()[1])
    assert sum(step["fact"] == "reverted" for step in game.kept()[1]) == 2
    end = game.play_out()
    game.upgrade(NO_ACTIONS, kill=kill)
    assert game.look()[0]["view"]["table"] == end


@pytest.mark.parametrize("rule", [FIVE_CARDS, OTHER_TABLES], ids=["five cards", "other tables"])
def test_picks_that_still_fit_are_kept(party: Callable[..., Party], rule: str) -> None:
    game = party()
    game.cast_in_a_turn()
    before = game.look()
    steps = game.kept()[1]
    game.upgrade(rule, kill=True)
    after = game.look()
    assert [step["seq"] for step in after] == [step["seq"] for step in before]
    assert [step.get("ask") for step in after] == [step.get("ask") for step in before]
    kept = ("stack", "seats", "own", "display", "round", "turn")
    for was, now in zip(before, after, strict=True):
        assert {name: now["view"].get(name) for name in kept} == {name: was["view"].get(name) for name in kept}
    assert game.kept()[1] == steps
    end = game.play_out()
    game.upgrade("")
    assert game.look()[0]["view"]["table"] == end


def test_a_rule_that_leaves_nothing_to_choose_does_not_leave_the_table_stuck(party: Callable[..., Party]) -> None:
    game = party(modules={"missions": ""})
    while not any(step.get("ask", {}).get("kind") == "ChooseAction" for step in game.look()):
        game.pick()
    steps = game.kept()[1]
    game.upgrade(NO_ACTIONS, kill=True)
    assert any(step.get("ask") for step in game.look())
    repaired = game.kept()[1]
    assert repaired[: len(steps)] == steps
    assert [step["fact"] for step in repaired[len(steps) :]] == ["reverted"]
    assert all(line.startswith("chance ") for line in repaired[-1]["lines"])
    game.play_out()
