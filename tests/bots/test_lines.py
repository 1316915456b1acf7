"""Bots that are programs: the protocol, and what happens when one misbehaves."""

from __future__ import annotations

import gc
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from orcs import Game, plain_view
from orcs.bots.bot import Bot, Budget
from orcs.bots.levels import make_bot
from orcs.bots.lines import LineBot, tables
from orcs.modules.compose import MODULES
from tests.bots.guests import decision, gone_soon, play, program

pytestmark = pytest.mark.outside

ROOT = Path(__file__).parents[2]
QUICK = Budget(seconds=0.3)


class First(Bot):
    """Picks the first option, so that a substitute can be told from the random bot."""

    def choose(self, seen: object, options: list[int]) -> int:
        return options[0]


def ask(bot: LineBot, times: int = 1) -> None:
    """Ask a bot; whatever it does, the answer is open."""
    seen, options = decision()
    for _ in range(times):
        assert bot.choose(seen, options) in options


# A program that plays


def test_a_program_is_told_the_rules_and_each_decision(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"open({str(heard)!r}, 'a').write(line)\n"
    command = program(
        tmp_path, note + "pick(message)", hello=note + "send({'type': 'hello', 'protocol': 1})", end=note + "break"
    )
    with LineBot(command, 5, Budget(iterations=9)) as bot:
        ask(bot)
        assert bot.reports == []
    hello, decide, end = map(json.loads, heard.read_text().splitlines())
    assert {key: hello[key] for key in ("type", "protocol", "seed", "seat", "seats", "modules")} == {
        "type": "hello",
        "protocol": 1,
        "seed": 5,
        "seat": 1,
        "seats": 2,
        "modules": [],
    }
    seen, options = decision()
    texts = [seen.known.rules.actions.text(option) for option in options]
    assert (decide["ask"], decide["seat"], decide["kind"], decide["options"]) == (1, 1, "ChooseReveal", texts)
    assert (decide["seconds"], decide["iterations"]) == (5.0, 9)
    assert decide["view"]["viewer"] == 1
    assert "hand" not in decide["view"]["seats"][1]
    assert end == {"type": "end"}


def test_the_tables_name_every_card_creature_and_fate() -> None:
    rules = Game.new(2, seed=1, modules=list(MODULES)).rules
    shown = tables(rules)
    for key, names in (("cards", "card"), ("creatures", "creature"), ("fates", "fate")):
        rows = shown[key]
        assert isinstance(rows, list)
        assert [row["id"] for row in rows] == rules.names[names]
    assert shown["missions"] == rules.names["mission"]
    json.dumps(shown)


def test_the_bot_guide_names_every_field_of_a_view_and_of_the_tables() -> None:
    guide = (ROOT / "docs" / "bots.md").read_text()
    game = Game.new(2, seed=1, modules=list(MODULES))
    shown: dict[str, Any] = plain_view(game.view(0))
    listed: dict[str, Any] = tables(game.rules)
    rows = [shown, *(listed[key][0] for key in ("cards", "creatures", "fates"))]
    rows += [shown["seats"][0], shown["creatures"][0]]
    missing = {field for row in rows for field in row if f"`{field}`" not in guide}
    assert missing == set()


def test_a_program_plays_game_after_game_and_hears_of_each(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"open({str(heard)!r}, 'a').write('x')\nsend({{'type': 'hello', 'protocol': 1}})"
    with LineBot(program(tmp_path, hello=note), 1, Budget()) as bot:
        for seed in (1, 2):
            play([bot, First(1, Budget())], seed)
        assert bot.reports == []
    assert heard.read_text() == "xx"


def test_the_example_in_javascript_beats_the_random_bot_under_all_modules() -> None:
    if shutil.which("node") is None:
        pytest.skip("Node is not on the path: `make test` installs it")
    wins = 0
    with LineBot(f"node {ROOT / 'examples' / 'bot.mjs'}", 1, Budget()) as bot:
        for seed in range(8):
            modules = tuple(MODULES) if seed % 2 else ()
            own, rival = play([bot, make_bot("random", seed)], seed, modules)
            wins += own > rival
        assert bot.reports == []
    assert wins == 8


def test_a_program_may_write_to_its_error_output_as_much_as_it_likes(tmp_path: Path) -> None:
    with LineBot(program(tmp_path, "sys.stderr.write('x' * 300000 + '\\n')\npick(message)"), 1, Budget()) as bot:
        ask(bot, 2)
        assert bot.reports == []


def test_a_program_gets_no_variables_but_those_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORCS_SECRET", "the key of the server")
    monkeypatch.setenv("LC_TIME", "C")
    heard = tmp_path / "heard"
    command = program(tmp_path, f"open({str(heard)!r}, 'w').write(json.dumps(dict(os.environ)))\npick(message)")
    with LineBot(command, 1, Budget()) as bot:
        ask(bot)
        assert bot.reports == []
    told = json.loads(heard.read_text())
    assert "ORCS_SECRET" not in told
    assert (told["PATH"], told["LC_TIME"]) == (os.environ["PATH"], "C")


def test_a_program_need_not_say_which_protocol_it_speaks(tmp_path: Path) -> None:
    with LineBot(program(tmp_path, hello='send({"type": "hello"})'), 1, Budget()) as bot:
        ask(bot)
        assert bot.reports == []


# A program that does not


def misbehave(command: str, times: int = 1, budget: Budget = QUICK) -> list[str]:
    """What is reported when a program is asked this many times."""
    with LineBot(command, 1, budget, start_seconds=3.0) as bot:
        ask(bot, times)
        assert bot.substituted > 0
        return [report.removeprefix(f"{bot.name}: ") for report in bot.reports]


def test_a_command_that_does_not_exist_is_reported() -> None:
    assert misbehave("./no-such-bot --flag") == [
        "cannot be started: No such file or directory; the random bot plays on"
    ]


def test_a_command_that_cannot_be_read_is_reported() -> None:
    assert misbehave("bot 'unfinished") == ["cannot be started: No closing quotation; the random bot plays on"]
    assert misbehave("") == ["cannot be started: the command is empty; the random bot plays on"]


def test_a_program_that_never_says_hello_is_ended(tmp_path: Path) -> None:
    with LineBot(program(tmp_path, hello="pass"), 1, QUICK, start_seconds=0.3) as bot:
        ask(bot, 3)
        assert bot.reports == [f"{bot.name}: did not say hello within 0.3 s; the random bot plays on"]
        assert bot.substituted == 3


def test_a_program_of_another_protocol_is_refused(tmp_path: Path) -> None:
    hello = 'send({"type": "hello", "protocol": 2})'
    assert misbehave(program(tmp_path, hello=hello), 2) == [
        "speaks protocol 2, but this game speaks 1; the random bot plays on"
    ]


def test_a_program_that_crashes_is_reported_with_its_last_words(tmp_path: Path) -> None:
    crash = "sys.stderr.write('first\\nout of ideas\\n')\nsys.exit(3)"
    assert misbehave(program(tmp_path, crash), 3) == ["ended with status 3: out of ideas; the random bot plays on"]


def test_a_program_that_crashes_before_its_first_word_is_reported(tmp_path: Path) -> None:
    assert misbehave(program(tmp_path, start="sys.exit('no licence')")) == [
        "ended with status 1: no licence; the random bot plays on"
    ]


def test_a_program_that_closes_its_output_is_reported(tmp_path: Path) -> None:
    assert misbehave(program(tmp_path, "os.close(1)\ntime.sleep(9)")) == ["closed its output; the random bot plays on"]


def test_a_silent_program_is_given_three_chances(tmp_path: Path) -> None:
    assert misbehave(program(tmp_path, "pass"), 4) == [
        "gave no answer within 0.3 s (and 2 more like this)",
        "gave no answer 3 times in a row; the random bot plays on",
    ]


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    late = "if message['ask'] == 1: time.sleep(0.5)\npick(message)"
    with LineBot(program(tmp_path, late), 1, QUICK) as bot:
        ask(bot)
        time.sleep(0.4)
        ask(bot, 2)
        assert [report.removeprefix(f"{bot.name}: ") for report in bot.reports] == [
            "gave no answer within 0.3 s",
            "answered decision 1 after its time was up",
        ]
        assert bot.substituted == 1


def test_garbage_is_reported_and_the_program_goes_on(tmp_path: Path) -> None:
    garbage = "send('?') if message['ask'] < 3 else pick(message)"
    assert misbehave(program(tmp_path, garbage), 4) == ["wrote '?', which is not a JSON object (and 1 more like this)"]


@pytest.mark.parametrize("text", ["[1]", "[" * 20000, '{"type": "pick"'])
def test_json_that_is_no_message_is_garbage(tmp_path: Path, text: str) -> None:
    assert "which is not a JSON object" in misbehave(program(tmp_path, f"send({text!r})"))[0]


def test_a_message_that_answers_nothing_is_garbage(tmp_path: Path) -> None:
    assert misbehave(program(tmp_path, "send({'type': 'pick', 'ask': 77, 'pick': 'pass'})")) == [
        'wrote {"type": "pick", "ask": 77, "pick": "pass"}, which answers nothing'
    ]


@pytest.mark.parametrize(("pick", "told"), [("'fly:me'", "'fly:me'"), ("['pass']", "['pass']")])
def test_a_pick_that_is_not_open_is_reported(tmp_path: Path, pick: str, told: str) -> None:
    assert misbehave(program(tmp_path, f"pick(message, {pick})")) == [f"picked {told}, which is not open"]


def test_a_line_that_does_not_end_is_cut(tmp_path: Path) -> None:
    assert misbehave(program(tmp_path, "while True: sys.stdout.write('x' * 9999)"), 2, Budget(seconds=5)) == [
        "wrote a line of more than 65536 bytes; the random bot plays on"
    ]


def test_a_program_that_floods_and_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    began = time.monotonic()
    flood = "send({'type': 'hello', 'protocol': 1})\nwhile True: print('{}', flush=False)"
    assert misbehave(program(tmp_path, hello=flood), 2)
    assert time.monotonic() - began < 5


def test_a_program_that_stops_reading_holds_nobody_up(tmp_path: Path) -> None:
    began = time.monotonic()
    deaf = "send({'type': 'hello', 'protocol': 1})\ntime.sleep(60)"
    with LineBot(program(tmp_path, hello=deaf), 1, Budget(seconds=0.1)) as bot:
        ask(bot, 30)
        assert bot.substituted == 30
    assert time.monotonic() - began < 5


def test_a_given_substitute_plays_on(tmp_path: Path) -> None:
    seen, options = decision()
    with LineBot("./no-such-bot", 1, Budget(), First(1, Budget())) as bot:
        assert [bot.choose(seen, options) for _ in range(5)] == [options[0]] * 5
        assert bot.reports[0].endswith("; its substitute plays on")


def test_a_whole_game_goes_on_without_the_program(tmp_path: Path) -> None:
    crash = "pick(message) if message['ask'] < 5 else sys.exit(1)"
    with LineBot(program(tmp_path, crash), 1, Budget()) as bot:
        play([bot, make_bot("random", 2)], 1, tuple(MODULES))
        assert bot.asks == 5
        assert bot.substituted > 20


# No process is left behind


def child_of(folder: Path) -> int:
    for _ in range(200):
        path = folder / "child"
        if path.is_file() and path.read_text():
            return int(path.read_text())
        time.sleep(0.02)
    raise AssertionError("the program has not started")


def parent(folder: Path, decide: str = "pick(message)", end: str = "pass") -> str:
    """A program that starts another one, and does not exit when told to."""
    start = f"child = subprocess.Popen(['sleep', '600'])\nopen({str(folder / 'child')!r}, 'w').write(str(child.pid))\n"
    return program(folder, decide, start=start, end=end)


def test_closing_ends_a_program_that_will_not_and_all_it_started(tmp_path: Path) -> None:
    bot = LineBot(parent(tmp_path), 1, Budget())
    ask(bot)
    assert bot.program is not None
    pid = bot.program.process.pid
    bot.close()
    assert gone_soon(pid)
    assert gone_soon(child_of(tmp_path))
    bot.close()
    ask(bot)


def test_a_bot_that_is_forgotten_ends_its_program(tmp_path: Path) -> None:
    bot = LineBot(parent(tmp_path), 1, Budget())
    ask(bot)
    assert bot.program is not None
    pid = bot.program.process.pid
    del bot
    gc.collect()
    assert gone_soon(pid)
    assert gone_soon(child_of(tmp_path))


def test_a_crash_ends_what_the_program_started(tmp_path: Path) -> None:
    bot = LineBot(parent(tmp_path, "os._exit(1)"), 1, Budget())
    ask(bot)
    assert gone_soon(child_of(tmp_path))


def test_the_end_of_the_interpreter_ends_the_program(tmp_path: Path) -> None:
    script = tmp_path / "session.py"
    script.write_text(
        "import sys\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from orcs.bots.bot import Budget\n"
        "from orcs.bots.lines import LineBot\n"
        "from tests.bots.guests import decision\n"
        f"bot = LineBot({parent(tmp_path)!r}, 1, Budget())\n"
        "bot.choose(*decision())\n"
        "print(bot.program.process.pid)\n"
        "raise SystemExit('interrupted')\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.stderr == "interrupted\n"
    assert gone_soon(int(done.stdout))
    assert gone_soon(child_of(tmp_path))
