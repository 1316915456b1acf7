"""The worked examples of docs/adding.md: each patch fits the sources, touches what CONTRIBUTING names, and works."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from orcs.text import LANGUAGES

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


def copy_of_the_house(folder: Path) -> None:
    """The sources, without what is built from them."""
    for name in ("src", "web/src"):
        shutil.copytree(
            ROOT / name,
            folder / name,
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "assets", "node_modules"),
        )


def touched(patch: str) -> list[str]:
    return re.findall(r"^\+\+\+ b/(.+)$", (ADDING / f"{patch}.patch").read_text(), re.MULTILINE)


@pytest.mark.parametrize("patch", PATCHES)
def test_a_worked_example_fits_and_works(patch: str, tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    if shutil.which("git") is None:
        pytest.skip("git is not installed: it lays the worked examples over the sources")
    command = ["git", "apply", "--verbose", str(ADDING / f"{patch}.patch")]
    applied = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert applied.returncode == 0, applied.stderr
    if patch in CHECKS:
        command = [sys.executable, "-c", CHECKS[patch]]
        environment = {"PYTHONPATH": str(tmp_path / "src"), "PATH": ""}
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


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
