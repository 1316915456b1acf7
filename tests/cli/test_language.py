"""The terminal speaks the reader's language: `--lang`, else the locale; every command, its help and its errors."""

import asyncio
import re
from pathlib import Path

import pytest

from orcs import Game
from orcs.cli.language import language_said
from orcs.server.settings import Settings
from orcs.server.store import Store, open_store
from orcs.text import LANGUAGES, Words
from orcs.text.messages import VARIABLES, language_of_locale
from tests.cli.running import Run

pytestmark = pytest.mark.outside


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE@euro"}, "de"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "dexter"}, "en"),
    ],
)
def test_the_locale_decides_in_the_usual_order(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


def test_the_language_is_found_anywhere_among_the_arguments() -> None:
    assert language_said(["play", "--seed", "1"]) is None
    assert language_said(["--lang", "de", "play"]) == "de"
    assert language_said(["rules", "--lang=de", "T3"]) == "de"
    assert language_said(["rules", "--", "--lang"]) is None
    assert language_said(["rules", "--lang"]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_wins_over_the_locale(language: str, orcs: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    title = Words(language).clause_title("T3")
    for variable in VARIABLES:
        monkeypatch.setenv(variable, f"{language}_XX.UTF-8")
    assert title in orcs("rules", "T3").out
    for other in LANGUAGES:
        assert Words(other).clause_title("T3") in orcs("rules", "T3", "--lang", other).out


def test_an_unknown_language_is_refused_with_those_there_are(orcs: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = orcs("rules", "--lang", "tlh")
    assert result.status == 2
    assert result.err == f"orcs: there are no texts in “tlh”; choose one of: {', '.join(LANGUAGES)}\n"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert f"wähle eine von: {', '.join(LANGUAGES)}" in orcs("--lang", "tlh", "play").err


def test_cards_are_named_as_printed_for_those_who_want_that(orcs: Run) -> None:
    own, printed = Words("de"), Words("de", printed=True)
    listed = " ".join(orcs("rules", "--lang", "de", "--printed-names").out.split())
    for row in own.edition.spells:
        assert printed.card_head(row) in listed
    for names, words in (((), own), (("--printed-names",), printed)):
        told = " ".join(orcs("rules", "--lang", "de", *names, "C10").out.split())
        assert words.say("example-put") in told


COMMANDS = (
    ["play"],
    ["replay"],
    ["verify"],
    ["edition"],
    ["edition", "show"],
    ["edition", "check"],
    ["rules"],
    ["lab"],
    ["lab", "play"],
    ["lab", "ladder"],
    ["lab", "balance"],
    ["lab", "dataset"],
    ["analyse"],
    ["serve"],
    ["admin"],
    ["admin", "list"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_takes_the_language_and_helps_in_it(command: list[str], orcs: Run) -> None:
    helps = {language: orcs(*command, "--lang", language, "--help").out for language in LANGUAGES}
    assert len(set(helps.values())) == len(LANGUAGES)
    for language, text in helps.items():
        assert text.startswith(Words(language).say("help-usage"))
        assert Words(language).say("help-options") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_argparse_are_translated(language: str, orcs: Run) -> None:
    words = Words(language)
    for arguments, message, fields in (
        (["replay"], "error-argument-missing", {"text": "FILE"}),
        (["rules", "--dance"], "error-argument-unknown", {"text": "--dance"}),
        (["play", "--seed"], "error-argument-value", {"option": "--seed"}),
        (["analyse", "x", "--limit", "y"], "error-argument-figure", {"option": "--limit", "text": "y"}),
        (["analyse", "x", "--seat", "y"], "error-number", {"option": "--seat", "text": "y"}),
    ):
        result = orcs("--lang", language, *arguments)
        assert result.status == 2
        assert words.say(message, **fields) in result.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_kept_and_told_in_the_language(language: str, orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.orc"
    played = orcs("--lang", language, "play", "--seed", "3", "--save", str(file), typed="1\nhelp\nquit\n")
    game = Game.load(file.read_text())
    words = Words(language, game.edition, game.setup.colours)
    assert " ".join(words.say("play-how").split()) in " ".join(played.out.split())
    assert words.say("play-hand") in played.out
    assert f"orcs --lang {language} play --load {file}" in played.out
    told = orcs("replay", str(file), "--lang", language)
    assert words.say("event-round_began", round=1) in told.out
    assert words.say("replay-unfinished") in told.out
    assert words.say("verify-running") in orcs("verify", str(file), "--lang", language).out


def test_letters_that_a_terminal_cannot_show_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    from orcs.cli.screen import in_ascii

    assert "".join(map(in_ascii, "Brütende Kröte, äußerer „Höhle“ – 2 × é ’ 中")) == (
        'Bruetende Kroete, aeusserer "Hoehle" - 2 x e \' ?'
    )


def test_what_the_server_refuses_is_told_in_the_language(orcs: Run, tmp_path: Path) -> None:
    asyncio.run(made(open_store(Settings.load(data=str(tmp_path)).database)))
    for language in LANGUAGES:
        result = orcs("admin", "close", "nowhere", "--data", str(tmp_path), "--lang", language)
        assert result.status == 2
        assert Words(language).say("problem-no_table") in result.err


async def made(store: Store) -> None:
    """Create a database."""
    await store.start()
    await store.stop()


def test_opponents_and_what_they_have_are_told_in_the_language(orcs: Run) -> None:
    told = orcs("play", "--lang", "fr", "--seed", "5", typed="quit\n").out
    assert "Vert (bot, apprenti)" in told
    assert not re.search(r"\w; ", told)
