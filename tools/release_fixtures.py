"""Write the files that later versions must still read, into tests/fixtures/vVERSION: `release_fixtures.py`.

Records and snapshots of games at every stage, and the database of a server with a table that waits for players, one in
the middle of a turn, one given up and one played to the end. A release writes its folder once; it never changes
afterwards.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from orcs import MODULES, Game, KeyedDealer, ProvableDealer, Rng, __version__
from orcs.engine.fields import AT_ROUND
from tests.release.visitor import Doc, Visitor, asked, play_on, texts
from tests.server.running import Running, running

ROOT = Path(__file__).parent.parent
SECRET = "kept with the files of a release, and good for nothing else"
WHOLE = 10_000
GAMES: dict[str, tuple[int, list[str], int]] = {
    "two": (2, [], WHOLE),
    "three-terrain": (3, ["terrain"], WHOLE),
    "four-all": (4, list(MODULES), WHOLE),
    "opening": (4, list(MODULES), 3),
    "middle": (3, ["missions", "bonus"], 60),
}
"""Games by name: the number of players, the modules, and the picks after which they are saved."""


def stage(players: int, modules: list[str], picks: int, seed: int) -> Game:
    """A random game with an undo now and then, but never of the last pick."""
    dealer = ProvableDealer(b"%032d" % seed, [f"nonce{seat}" for seat in range(players)]) if seed % 2 else None
    game = Game.new(players, modules=modules, dealer=dealer or KeyedDealer(seed), undo=True)
    rng = Rng(seed)
    for number in range(picks):
        if game.over:
            break
        ask = game.asks()[0]
        game.play(ask.options[rng.below(len(ask.options))], ask.seat)
        if number % 9 == 4 and game.can_undo(ask.seat):
            game.undo(ask.seat)
    return game


def facts_of(game: Game) -> Doc:
    """Facts about a game that every later version must agree with."""
    asks = [] if game.over else game.asks()
    return {
        "over": game.over,
        "round": game.state.cells[AT_ROUND],
        "scores": [score.total for score in game.scores()] if game.over else None,
        "winners": game.winners() if game.over else None,
        "asks": [{"seat": ask.seat, "options": list(ask.options)} for ask in asks],
    }


def write_games(folder: Path) -> Doc:
    """Write records, and snapshots of unfinished games."""
    facts: Doc = {}
    for seed, (name, (players, modules, picks)) in enumerate(GAMES.items(), 1):
        game = stage(players, modules, picks, seed)
        (folder / f"{name}.orc").write_text(game.save(), "utf-8")
        if not game.over:
            (folder / f"{name}.snapshot.json").write_text(game.snapshot() + "\n", "utf-8")
        facts[name] = facts_of(game)
    return facts


def make_table(ann: Visitor, bob: Visitor | None, **wish: Any) -> str:
    """A started table of both, or one of Ann's that waits for players."""
    made = ann.ask("/api/tables", {"seats": [{"kind": "me"}, {}], "pace": 0, **wish})
    table = str(made["id"])
    if bob is not None:
        bob.ask(f"/api/tables/{table}/commands?link={made['link']}", {"type": "sit"})
        ann.do(table, "start")
    return table


def live(server: Running) -> Doc:
    """Play at the server; returns what must be found there later."""
    ann, bob = people = [Visitor(server.url), Visitor(server.url)]
    for person, name in zip(people, ("Ann", "Bob"), strict=True):
        person.token = person.ask("/api/me?token=1", {"name": name})["token"]
    rng = random.Random(9)
    gathering = make_table(ann, None)
    playing = make_table(ann, bob, modules={"missions": "", "bonus": ""})
    play_on(playing, people, 25, rng)
    resigned = make_table(ann, bob)
    play_on(resigned, people, 10, rng)
    bob.do(resigned, "resign")
    ended = make_table(ann, bob, modules=dict.fromkeys(MODULES, ""))
    play_on(ended, people, WHOLE, rng)
    found = asked(playing, people)
    assert found is not None
    tables = {"gathering": gathering, "playing": playing, "resigned": resigned, "ended": ended}
    return {
        "secret": SECRET,
        "people": [{"name": name, "token": each.token} for name, each in zip(("Ann", "Bob"), people, strict=True)],
        "tables": tables,
        "asked": {"person": people.index(found[0]), "options": texts(found[1])},
        "winners": {name: ann.view(tables[name])["view"]["table"]["winners"] for name in ("resigned", "ended")},
        "records": {name: ann.ask(f"/api/records/{tables[name]}/text") for name in ("resigned", "ended")},
    }


def write_database(folder: Path) -> Doc:
    """Write the database of a server as SQL statements."""
    with tempfile.TemporaryDirectory() as temporary:
        data = Path(temporary, "data")
        with running(data, env={"ORCS_SECRET": SECRET}) as server:
            facts = live(server)
            server.terminate()
            server.wait()
        with closing(sqlite3.connect(data / "orcs.db")) as database:
            statements = "\n".join(database.iterdump())
            version = database.execute("PRAGMA user_version").fetchone()[0]
    (folder / "server.sql").write_text(f"PRAGMA user_version = {version};\n{statements}\n", "utf-8")
    return facts


def main() -> None:
    folder = ROOT / "tests" / "fixtures" / f"v{__version__}"
    if folder.exists():
        sys.exit(f"{folder.relative_to(ROOT)} exists already: the fixtures of a release never change")
    folder.mkdir(parents=True)
    facts = {"games": write_games(folder), "server": write_database(folder)}
    (folder / "facts.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(*sorted(str(path.relative_to(ROOT)) for path in folder.iterdir()), sep="\n")


if __name__ == "__main__":
    main()
