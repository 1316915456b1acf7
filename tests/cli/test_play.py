"""`orcs play`: whole games, hot-seat, commands, saving and resuming."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from orcs import Game
from orcs.text import Words
from tests.cli.running import Run, Typist


def numbers(seed: int) -> Callable[[], str]:
    rng = random.Random(seed)
    return lambda: str(rng.randint(1, 9))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_with_all_modules(players: int, orcs: Run, typist: Typist, state_folder: Path) -> None:
    typist(numbers(players))
    result = orcs("play", "--players", str(players), "--modules", "all", "--seed", str(players))
    assert result.status == 0
    assert result.err == ""
    assert "{" not in result.out
    assert "wins!" in result.out or "share the victory!" in result.out
    assert max(len(line) for line in result.out.splitlines() if "orcs " not in line) <= 80
    assert Game.load((state_folder / "orcs" / "last.orc").read_text()).over


def test_a_whole_hot_seat_game(orcs: Run, typist: Typist) -> None:
    typist(numbers(5))
    result = orcs(
        "play", "--colours", "red,yellow", "--humans", "2", "--seed", "5", "--no-undo", "--modules", "missions"
    )
    assert result.status == 0
    assert "Red, it is your decision" in result.out
    assert "Yellow, it is your decision" in result.out


def test_a_hand_is_hidden_until_the_next_player_is_there(orcs: Run) -> None:
    result = orcs("play", "--humans", "2", "--seed", "5", "--start", "1", typed="\n1\npass\n")
    before, _, after = result.out.rpartition("Green, it is your decision")
    assert "Your hand" in before
    assert "Your hand" not in after
    assert before.endswith("\n" * 50)


def test_tiles_that_lie_face_down_are_drawn(orcs: Run) -> None:
    options = ("--modules", "terrain", "--house-rules", "chosen_terrain", "--seed", "3", "--start", "1")
    result = orcs("play", *options, typed="1\n\nquit\n")
    assert result.status == 0
    assert "│covered" in result.out or "║covered" in result.out


def test_bots_alone_play_a_game_that_can_be_watched(orcs: Run) -> None:
    result = orcs("play", "--humans", "0", "--bots", "random,random", "--seed", "1")
    assert result.status == 0
    assert "Round 1 begins." in result.out
    assert "The game is over." in result.out


def test_a_seed_repeats_the_deal_and_the_bots(orcs: Run) -> None:
    watched = [orcs("play", "--humans", "0", "--seed", "9" * 30).out for _ in range(2)]
    assert watched[0] == watched[1]


def test_the_end_of_the_input_keeps_the_game(orcs: Run, state_folder: Path) -> None:
    result = orcs("play", "--seed", "7", typed="1\n")
    kept = state_folder / "orcs" / "last.orc"
    assert result.status == 0
    assert f"orcs play --load {kept} --humans 1" in result.out
    assert not Game.load(kept.read_text()).over


def test_ctrl_c_keeps_the_game(orcs: Run, typist: Typist, state_folder: Path) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    typist(interrupt)
    result = orcs("play", "--seed", "7")
    assert result.status == 0
    assert "The game is saved." in result.out
    assert (state_folder / "orcs" / "last.orc").exists()


def test_a_kept_game_goes_on(orcs: Run, typist: Typist, tmp_path: Path) -> None:
    kept = tmp_path / "my game.orc"
    first = orcs("play", "--seed", "7", "--save", str(kept), typed="1\nquit\n")
    assert f'--load "{kept}"' in first.out
    picks = len(Game.load(kept.read_text()).log)
    second = orcs("play", "--load", str(kept), typed="pass\n")
    assert "Resuming" in second.out
    assert len(Game.load(kept.read_text()).log) > picks


def test_a_game_dealt_by_hand_asks_for_chance(orcs: Run, tmp_path: Path) -> None:
    from orcs import Dealer

    kept = tmp_path / "manual.orc"
    kept.write_text(Game.new(2, dealer=Dealer()).save())
    result = orcs("play", "--load", str(kept), typed="2\n? 1\n")
    assert "Who starts?" in result.out
    assert "Which creature does the marker show?" in result.out


def test_undo_redo_and_restart(orcs: Run) -> None:
    typed = "1\nteleport:4\nteleport:5\nundo\nredo\nrestart\nundo\nredo\nredo\nredo\n"
    result = orcs("play", "--seed", "7", "--start", "1", typed=typed)
    assert result.out.count("Undone.") == 2
    assert result.out.count("There is nothing to undo") == 1
    assert result.out.count("There is nothing to redo") == 1
    assert result.out.count("Blue teleports to path 5.") == 3


def test_undo_goes_back_past_what_was_forced(orcs: Run) -> None:
    result = orcs("play", "--seed", "7", "--start", "1", typed="1\n1\ndone\nundo\nundo\nundo\n")
    assert result.out.count("Undone.") >= 1
    assert result.out.count("choose your next action (2 left)") >= 2


def test_a_game_without_undo_says_so(orcs: Run) -> None:
    result = orcs("play", "--seed", "7", "--no-undo", typed="1\nundo\n")
    assert "Undo is off in this game." in result.out


def test_a_finished_game_shows_its_result_when_it_is_loaded(orcs: Run, typist: Typist, tmp_path: Path) -> None:
    kept = tmp_path / "game.orc"
    typist(numbers(1))
    first = orcs("play", "--seed", "1", "--save", str(kept))
    second = orcs("play", "--load", str(kept))
    assert second.status == 0
    assert second.out.splitlines()[-3:] == first.out.splitlines()[-3:]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("? 1", "This would happen"),
        ("?2", "Cast"),
        ("? teleport:4", "Blue teleports to path 4."),
        ("?", "“?” needs the number of an option after it"),
        ("? 99", "needs the number of an option"),
        ("why teleport:1", "(rule T4)"),
        ("why teleport 1", "(rule T4)"),
        ("why cast fireball", "(rule C1)"),
        ("why teleport:4", "You can pick that: it is number"),
        ("why", "“why” needs a pick such as teleport:4"),
        ("why nonsense", "“nonsense” is not something you can pick"),
        ("cast:fireball", "That card is not in your hand"),
        ("end", "You still have 2 actions"),
        ("rules", "Chapters: S Set-up"),
        ("rules T3", "T3 Actions. You have two actions"),
        ("rules c", "C13 One more action"),
        ("rules X9", "there is no clause X9"),
        ("cards", "Lightning Bolt – attack"),
        ("score", "Green: 0 points"),
        ("log", "enters"),
        ("help", "undo as much as possible"),
        ("save", "“save” needs a file name"),
        ("", "TOWER"),
        ("99", "There is no option 99"),
        ("dance", "“dance” is neither a number"),
        ("²", "“²” is neither a number"),
    ],
)
def test_commands(typed: str, expected: str, orcs: Run) -> None:
    result = orcs("play", "--seed", "4", "--start", "1", typed=f"1\n{typed}\n")
    assert result.status == 0
    answer = " ".join(result.out.partition("choose your next action")[2].split())
    assert expected in answer


def test_a_question_about_a_pick_is_not_taken_for_the_pick(orcs: Run) -> None:
    out = orcs("play", "--seed", "4", "--start", "1", typed="1\nwhy cast:fireball\nquit\n").out
    assert "(rule C1)" in out
    assert "is not something you can pick" not in out


def test_save_writes_a_record(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.orc"
    result = orcs("play", "--seed", "4", typed=f"save {file}\nsave {tmp_path}\n")
    assert Game.load(file.read_text()).setup.colours == ["blue", "green"]
    assert "Saved to" in result.out
    assert "Could not save to" in " ".join(result.out.split())


def test_a_game_that_cannot_be_kept_says_so(orcs: Run, tmp_path: Path) -> None:
    result = orcs("play", "--seed", "4", "--save", str(tmp_path), typed="1\nquit\n")
    assert result.status == 0
    assert "The game could not be saved." in result.out


def test_toads_without_bonus_actions_bring_a_hint(orcs: Run) -> None:
    assert "Hint:" in orcs("play", "--modules", "reinforcement").out
    assert "Hint:" not in orcs("play", "--modules", "reinforcement=croco_flyer:orc").out
    assert "Hint:" not in orcs("play", "--modules", "bonus,reinforcement").out


def test_modules_and_their_options(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.orc"
    orcs("play", "--modules", "bonus, reinforcement=croco_flyer:orc,bomber:chief,terrain=9", "--save", str(file))
    modules = Game.load(file.read_text()).setup.modules
    assert modules == {"bonus": "", "reinforcement": "croco_flyer:orc,bomber:chief", "terrain": "9"}


def test_an_edition_is_played_with_and_kept_in_the_record(orcs: Run, tmp_path: Path) -> None:
    tables = tmp_path / "my.toml"
    tables.write_text('[[creature]]\nid = "goblin"\nlife = 4\n')
    file = tmp_path / "game.orc"
    result = orcs("--edition", str(tables), "play", "--seed", "4", "--save", str(file))
    assert "Gob♥♥♥♥" in result.out
    assert Game.load(file.read_text()).edition.creatures[0].life == 4
    assert "Gob♥♥♥♥" in orcs("play", "--edition", str(tables), "--seed", "4").out


def test_a_game_by_house_rules_says_so_and_keeps_them(orcs: Run, tmp_path: Path) -> None:
    file = tmp_path / "house.orc"
    told = orcs(
        *("play", "--humans", "0", "--seed", "4", "--modules", "reinforcement"),
        *("--house-rules", "reinforcement_bonuses,dearest_line", "--save", str(file)),
    )
    words = Words()
    assert told.status == 0
    for name in ("reinforcement_bonuses", "dearest_line"):
        assert words.name("house_rule", name) in told.out
    assert "neither will happen" in told.out
    saved = file.read_text()
    assert "\nhouse_rules: reinforcement_bonuses dearest_line\n" in saved
    assert "Toadlings and blasts are bonuses" in " ".join(orcs("replay", str(file)).out.split())
    assert "--house-rules" in orcs("play", "--load", str(file), "--house-rules", "none").err
