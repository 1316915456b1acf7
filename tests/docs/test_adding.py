"""The worked examples of docs/adding.md: each patch fits the sources, touches what CONTRIBUTING names, and works."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from orcs.text import LANGUAGES

pytestmark = pytest.mark.outside

ROOT = Path(__file__).parents[2]
ADDING = ROOT / "docs" / "adding"
PATCHES = sorted(path.stem for path in ADDING.glob("*.patch"))

CHECKS = {
    "spell": """
from orcs import Game, Rng
from orcs.edition import built_in
from orcs.text import LANGUAGES, Words

assert sum(row.copies for row in built_in().spells if row.pile == "attack") == 22
names = {language: Words(language, built_in()).say("card-avalanche") for language in LANGUAGES}
assert names == {"en": "Avalanche", "de": "Lawine", "fr": "Avalanche"}
hits = 0
for seed in range(100):
    game, rng = Game.new(4, seed=seed), Rng(seed)
    while not game.over and not hits:
        ask = game.asks()[0]
        open = [pick for pick in ask.options if "avalanche" in pick or pick.startswith("line:")] or ask.options
        pick = open[rng.below(len(open))]
        game.play(pick, ask.seat)
        hits += pick == "cast:avalanche"
assert hits, "nobody cast it"
""",
    "field": """
from orcs import Game, Rng, plain_event, plain_position, plain_view
from orcs.engine.known import known_view, plain_known
from orcs.engine.plain import plain_own
from orcs.engine.position import position
from orcs.text import LANGUAGES, Words

game, rng = Game.new(3, seed=5), Rng(5)
events = list(game.opening)
while not game.over and game.state.values("insight")[0] == 0:
    events += game.play(game.options()[rng.below(len(game.options()))])
own = game.state.values("insight")[0]
assert plain_own(game.state, 0)["insight"] == own > 0
for viewer in (0, 1, 4):
    seen = game.view(viewer)
    rows = plain_view(seen)["seats"]
    assert ["insight" in row for row in rows] == [seat == viewer for seat in range(3)]
    assert plain_view(known_view(game.rules, plain_known(seen))) == plain_view(seen)
imagined = {game.sample(1, rng).values("insight")[0] for _ in range(50)}
assert len(imagined) > 1
resumed = Game.resume(game.snapshot())
assert plain_position(resumed.state) == plain_position(game.state)
older = plain_position(game.state)
for row in older["seats"]:
    del row["insight"]
assert position(game.rules, older).values("insight") == [0, 0, 0, 0]
told = [event for event in events if event.name == "insight_gained" and event.values[0] == 0][-1:]
shown = [[plain_event(game.rules, each)["value"] for each in game.redact(told, viewer)] for viewer in (0, 1)]
assert shown == [[own], [None]]
for language in LANGUAGES:
    words = Words(language, game.edition, game.setup.colours)
    assert len({words.event(plain_event(game.rules, each)) for each in told + game.redact(told, 1)}) == 2
""",
    "decision": """
from orcs import Game, PickError, Rng
from orcs.bots.levels import make_bot
from orcs.tables.steps import question
from orcs.text import LANGUAGES, Words

game = Game.new(3, seed=5)
bots = [make_bot("adept", seat) for seat in range(3)]
while (ask := game.asks()[0]).kind != "ChooseRetreat":
    game.play(bots[ask.seat].choose(game.view(ask.seat), game.options()), ask.seat)
frame = game.independent_frames()[0]
sent = question(game.state, frame, ask)
assert sent["kind"] == "ChooseRetreat" and set(sent["about"]) == {"seat", "path"}
for language in LANGUAGES:
    words = Words(language, game.edition, game.setup.colours)
    assert str(sent["about"]["path"]) in words.ask(game.state, frame)
    told = {words.option(game.state, frame, option) for option in ask.options}
    assert len(told) == len(ask.options) and not any("{" in each for each in told)
    try:
        game.play("pass", ask.seat)
    except PickError as error:
        assert "T8" in words.refusal(game, error)
resumed = Game.resume(game.snapshot())
assert [each.options for each in resumed.asks()] == [ask.options]
while not game.over:
    ask = game.asks()[0]
    game.play(bots[ask.seat].choose(game.view(ask.seat), game.options()), ask.seat)
""",
    "module": """
from orcs import MODULES, Game, Rng, plain_view
from orcs.text import Words

assert "mist" in MODULES
plain, misty = Game.new(2, seed=1), Game.new(2, seed=1, modules=["mist"])
assert misty.rules.modules == ["mist"]


def lives(game: Game) -> list[int]:
    creatures = plain_view(game.view(0))["creatures"]
    return [each["life"] for each in creatures if each["place"].endswith("outer")]


assert lives(misty) == [life + 1 for life in lives(plain)]
rng = Rng(1)
for sets in (["mist"], list(MODULES)):
    game = Game.new(3, seed=2, modules=sets)
    while not game.over:
        ask = game.asks()[0]
        game.play(ask.options[rng.below(len(ask.options))], ask.seat)
assert "outer" in Words("en", misty.edition).say("clause-X1")
""",
}


LEAKS = ["tests/properties/test_non_interference.py", "-k", "dealt_differently and base"]
"""Games that differ in what is hidden must look the same; these tests do not know the example's field."""


def copy_of_the_house(folder: Path) -> None:
    """The sources without build output."""
    for name in ("src", "web/src"):
        shutil.copytree(
            ROOT / name,
            folder / name,
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "assets", "node_modules"),
        )


def copy_the_generator(folder: Path) -> None:
    """Copy the tool that writes the browser's types."""
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "protocol_types.py", folder / "tools")


def touched(patch: str) -> list[str]:
    return re.findall(r"^\+\+\+ b/(.+)$", (ADDING / f"{patch}.patch").read_text(), re.MULTILINE)


@pytest.mark.parametrize("patch", PATCHES)
def test_a_worked_example_fits_and_works(patch: str, tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    if shutil.which("git") is None:
        pytest.skip("git is not installed: it applies the worked examples")
    command = ["git", "apply", "--verbose", str(ADDING / f"{patch}.patch")]
    applied = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert applied.returncode == 0, applied.stderr
    copy_the_generator(tmp_path)
    command = [sys.executable, "tools/protocol_types.py", "--check"]
    environment = {"PYTHONPATH": str(tmp_path / "src"), "PATH": ""}
    generated = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert generated.returncode == 0, generated.stderr
    if patch in CHECKS:
        command = [sys.executable, "-c", CHECKS[patch]]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("visibility", ["owner", "public"])
def test_the_leak_tests_cover_a_new_field_without_being_told(visibility: str, tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    if shutil.which("git") is None:
        pytest.skip("git is not installed: it applies the worked examples")
    subprocess.run(["git", "apply", str(ADDING / "field.patch")], cwd=tmp_path, check=True)
    fields = tmp_path / "src/orcs/engine/fields.py"
    if visibility == "public":
        declared = "OWNER, each_seat=True, imagined=UnseenInsight(), default=0"
        text = fields.read_text()
        assert declared in text
        fields.write_text(text.replace(declared, "PUBLIC, each_seat=True, default=0"))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *LEAKS]
    environment = {"PYTHONPATH": str(tmp_path / "src"), "PATH": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == (0 if visibility == "owner" else 1), done.stdout
    assert "3 passed" in done.stdout or "first_difference" in done.stdout


@pytest.mark.parametrize("patch", PATCHES)
def test_contributing_names_every_place(patch: str) -> None:
    """The paragraph `… add a spell` names each file that the example touches, or its folder."""
    text = (ROOT / "CONTRIBUTING.md").read_text()
    head = rf"^\*\*… (?:add|animate) an? {patch}\.\*\*"
    found = re.search(head + r"(.*?)(?=^\*\*…|^## )", text, re.DOTALL | re.MULTILINE)
    assert found, f"CONTRIBUTING does not say how to add a {patch}"
    for path in touched(patch):
        name = re.sub(r"^(src/orcs/|web/src/)", "", path)
        name = re.sub(r"^text/(en|de|fr)/", "text/*/", name)
        generic = re.sub(r"[^/]+(?=\.\w+$)", "NAME", name)
        assert name in found[1] or generic in found[1], f"{name} is not named"


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    shutil.copytree(tmp_path / "src/orcs/text/en", tmp_path / "src/orcs/text/nl")
    program = "from orcs.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", program, "rules", "--lang", "nl", "T3"]
    environment = {"PYTHONPATH": str(tmp_path / "src"), "PATH": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "T3" in done.stdout
    assert "nl" not in LANGUAGES


def test_each_example_is_shown() -> None:
    page = (ROOT / "docs" / "adding.md").read_text()
    for patch in PATCHES:
        assert f"adding/{patch}.patch" in page
