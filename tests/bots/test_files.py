"""Bots from Python files: those that play, and the one-line reason why one does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcs.bots.bot import Bot, Budget
from orcs.bots.files import FileBot, load_bot
from orcs.bots.levels import make_bot
from orcs.bots.table import BotError
from orcs.engine.core import Options
from tests.bots.guests import decision, play

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
HEAD = "from orcs.bots.bot import Bot\n"


def load(folder: Path, text: str, name: str = "Mine", budget: Budget | None = None) -> FileBot:
    path = folder / "mine.py"
    path.write_text(HEAD + text)
    bot = load_bot(f"{path}:{name}", 1, budget or Budget())
    assert isinstance(bot, FileBot)
    return bot


def refusal(spec: str) -> str:
    with pytest.raises(BotError) as caught:
        make_bot(spec, 1)
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_the_example_plays_by_its_name_and_beats_the_random_bot() -> None:
    wins = 0
    for seed in range(20):
        mine = make_bot(f"{EXAMPLE}:MyBot", seed)
        mine_points, random_points = play([mine, make_bot("random", seed)], seed)
        wins += mine_points > random_points
    assert wins >= 15


def test_the_bot_guide_shows_the_example_as_it_is() -> None:
    guide = EXAMPLE.parents[1] / "docs" / "bots.md"
    assert EXAMPLE.read_text() in guide.read_text()


def test_a_bot_is_made_with_its_seed_and_budget(tmp_path: Path) -> None:
    bot = load(tmp_path, "class Mine(Bot):\n    pass\n", budget=Budget(iterations=7))
    assert isinstance(bot.guest, Bot)
    assert bot.guest.budget.iterations == 7


def test_a_file_that_is_not_there_is_named() -> None:
    assert refusal("nowhere/my_bot.py:MyBot") == "there is no bot file nowhere/my_bot.py"


def test_a_name_without_a_class_says_how_it_is_written() -> None:
    assert refusal("my_bot.py:").startswith("a bot in a file is written 'path/to/my_bot.py:MyBot'")


def test_a_file_that_is_no_python_says_so(tmp_path: Path) -> None:
    (tmp_path / "bot.txt").write_text("")
    assert "must end in .py" in refusal(f"{tmp_path / 'bot.txt'}:MyBot")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def broken(:\n", "SyntaxError: invalid syntax, line 2"),
        ("import nothing_of_this_name\n", "No module named 'nothing_of_this_name', line 2 of mine.py"),
        ("raise SystemExit(3)\n", "SystemExit: 3"),
        ("1 / 0\n", "ZeroDivisionError: division by zero, line 2 of mine.py"),
    ],
)
def test_a_file_that_cannot_be_imported_says_where(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "mine.py").write_text(HEAD + text)
    assert said in refusal(f"{tmp_path / 'mine.py'}:Mine")


def test_a_missing_class_is_reported_with_those_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(HEAD + "class Other(Bot):\n    pass\n")
    assert refusal(f"{tmp_path / 'mine.py'}:Mine").endswith("its bots: Other")


def test_something_that_is_no_bot_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(HEAD + "class Mine:\n    pass\n")
    assert "extends orcs.bots.bot.Bot" in refusal(f"{tmp_path / 'mine.py'}:Mine")


def test_a_bot_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(HEAD + "class Mine(Bot):\n    def __init__(self):\n        pass\n")
    assert "making the bot failed with TypeError" in refusal(f"{tmp_path / 'mine.py'}:Mine")


def test_a_bot_that_fails_is_substituted_and_reported_once_with_a_count(tmp_path: Path) -> None:
    bot = load(tmp_path, "class Mine(Bot):\n    def choose(self, seen, options):\n        return options[99]\n")
    seen, options = decision()
    for _ in range(3):
        assert bot.choose(seen, options) in options
    assert bot.substituted == 3
    assert len(bot.reports) == 1
    assert "failed with IndexError: list index out of range, line 4 of mine.py" in bot.reports[0]
    assert bot.reports[0].endswith("(and 2 more like this)")


def test_a_bot_that_picks_what_is_not_open_is_substituted(tmp_path: Path) -> None:
    bot = load(tmp_path, "class Mine(Bot):\n    def choose(self, seen, options):\n        return 'fly'\n")
    seen, options = decision()
    assert bot.choose(seen, options) in options
    assert "picked 'fly', which is not open" in bot.reports[0]


def test_a_bot_cannot_spoil_the_options_it_is_shown(tmp_path: Path) -> None:
    bot = load(tmp_path, "class Mine(Bot):\n    def choose(self, seen, options):\n        return options.pop(0)\n")
    seen, options = decision()
    before = list(options)
    bot.choose(seen, options)
    assert options == before


BLIND = """class Mine(Bot):
    def __init__(self, seed, budget):
        super().__init__(seed, budget)
        self.needs_view = False

    def pick_blind(self, options):
        return {pick}
"""


def test_a_bot_that_needs_no_view_gets_none(tmp_path: Path) -> None:
    bot = load(tmp_path, BLIND.format(pick="options.picks[1]"))
    out = Options()
    for pick in (4, 5, 6):
        out.add(pick)
    assert not bot.needs_view
    assert bot.pick_blind(out) == 5
    assert bot.reports == []


@pytest.mark.parametrize(
    ("pick", "said"),
    [("99", "picked 99, which is not open"), ("'fly'", "picked 'fly'"), ("1 / 0", "failed with ZeroDivisionError")],
)
def test_a_bot_that_picks_blindly_what_is_not_open_is_substituted(tmp_path: Path, pick: str, said: str) -> None:
    bot = load(tmp_path, BLIND.format(pick=pick))
    out = Options()
    out.add(4)
    assert bot.pick_blind(out) == 4
    assert bot.substituted == 1
    assert said in bot.reports[0]


def test_a_bot_whose_substitute_needs_a_view_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(HEAD + BLIND.format(pick="0"))
    assert load_bot(f"{path}:Mine", 1, Budget(), make_bot("apprentice", 1)).needs_view


def test_a_bot_that_thinks_far_too_long_is_reported(tmp_path: Path) -> None:
    slow = "import time\nclass Mine(Bot):\n    def choose(self, seen, options):\n        time.sleep(0.05)\n"
    bot = load(tmp_path, slow + "        return options[0]\n", budget=Budget(seconds=0.01))
    seen, options = decision()
    assert bot.choose(seen, options) == options[0]
    assert "though 0.01 s were allowed" in bot.reports[0]
