"""A record whose picks, set-up or end cannot be is refused at the line where it goes wrong."""

import pytest

from orcs import EditionError, Game
from orcs.edition import load_text
from orcs.engine import notation
from orcs.engine.notation import Entry
from tests.records.forging import (
    TABLE,
    fault,
    finished,
    line_of,
    lines_of,
    replaced,
    running,
    signed,
    tabled,
    waiting,
)


def header(name: str, value: str) -> str:
    """The finished game with another header field."""
    return replaced(finished(), line_of(finished(), f"{name}:"), f"{name}: {value}")


@pytest.mark.parametrize(
    ("name", "value", "cause"),
    [
        ("colours", "blue", "2 to 4 players can play, not 1"),
        ("colours", "", "2 to 4 players can play, not 0"),
        ("colours", "blue green red yellow blue", "2 to 4 players can play, not 5"),
        ("colours", "blue purple", "there are mages in blue, green, red, yellow, not 'purple'"),
        ("colours", "blue blue", "each player needs a colour of their own, not blue, blue"),
        ("start", "3", "the start player is a seat from 1 to 2, not 3"),
        ("start", "0", "the start player is a seat from 1 to 2, not 0"),
        ("modules", "dragons", "not 'dragons'"),
        ("modules", "terrain=10", "terrain takes 1 to 9 tiles, not '10'"),
        ("modules", "terrain=x", "terrain takes 1 to 9 tiles, not 'x'"),
        ("modules", "reinforcement=dragon:goblin", "not 'dragon'"),
        ("modules", "reinforcement=bomber:goblin", "bomber stands in for lava_golem or chief, not 'goblin'"),
        ("modules", "reinforcement=bomber", "bomber stands in for lava_golem or chief, not ''"),
        ("modules", "reinforcement=bomber:chief,bomber:lava_golem", "reinforcement names bomber or lava_golem twice"),
        ("deal", "luck", "a deal is 'manual', 'keyed SEED' or 'provable COMMITMENT', not 'luck'"),
        ("deal", "", "not ''"),
        ("deal", "keyed", "not 'keyed'"),
        ("deal", "keyed x", "not 'keyed x'"),
        ("deal", "keyed 1 2", "not 'keyed 1 2'"),
        ("deal", "keyed --1", "--1"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_named(name: str, value: str, cause: str) -> None:
    error = fault(header(name, value))
    assert error.expected == "a set-up that can be played"
    assert cause in error.found


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("start", "first", "first"),
        ("undo", "maybe", "maybe"),
        ("modules", "bonus=often", "often"),
        ("modules", "missions=two", "two"),
        ("modules", "new_fate=yes", "yes"),
    ],
)
def test_what_a_header_cannot_say_is_refused_and_named(name: str, value: str, named: str) -> None:
    assert named in fault(header(name, value)).found


def test_the_set_up_is_refused_at_the_line_where_it_stands() -> None:
    for name, value in (("colours", "blue pink"), ("start", "9"), ("modules", "dragons"), ("deal", "luck")):
        assert fault(header(name, value)).line == line_of(finished(), f"{name}:")


def test_a_record_of_another_edition_is_refused() -> None:
    line = line_of(finished(), "edition:")
    known = lines_of(finished())[line - 1].removeprefix("edition: ")
    error = fault(header("edition", "0123"))
    assert (error.line, error.expected, error.found) == (line, f"edition {known}", "0123")


def test_an_owners_table_is_part_of_the_record() -> None:
    game = Game.load(tabled())
    assert game.edition.override == TABLE
    assert game.edition.creatures[-1].life == 6
    lines = [line for line in lines_of(tabled()) if not line.startswith("table:")]
    assert fault(signed(lines)).expected.startswith("edition ")


@pytest.mark.parametrize("new", ["table: life = 7", "table: # mine too"])
def test_a_table_changed_in_the_record_is_not_the_edition_that_was_played(new: str) -> None:
    line = line_of(tabled(), "table: life")
    assert fault(replaced(tabled(), line, new)).expected.startswith("edition ")


@pytest.mark.parametrize("new", ["table: life = many", "table: life", "table: lives = 6"])
def test_a_table_in_the_record_that_is_no_edition_is_refused_as_a_bad_edition(new: str) -> None:
    with pytest.raises(EditionError) as error:
        Game.load(replaced(tabled(), line_of(tabled(), "table: life"), new))
    assert error.value.file == "the record's table"


def test_an_owners_table_written_on_another_system_can_be_saved_and_loaded() -> None:
    game = Game.new(2, start=0, seed=15, edition=load_text(TABLE.replace("\n", "\r\n")))
    text = game.save()
    assert Game.load(text).save() == text


def pick_line(text: str, actor: str, word: str) -> tuple[int, str]:
    """The first line where this actor picks such a thing, and its number in the game."""
    for line, entry in enumerate(lines_of(text), 1):
        words = entry.split(" ")
        if words[0].isdecimal() and words[1] == actor and words[2].startswith(word):
            return line, words[0]
    raise AssertionError(f"no {word} of {actor}")


def test_an_illegal_pick_is_refused_with_all_that_was_open() -> None:
    line, number = pick_line(finished(), "blue", "reveal")
    for pick in ("reveal:1", "teleport:3", "reveal:9", "nonsense", "undo:"):
        error = fault(replaced(finished(), line, f"{number} blue {pick}"))
        assert (error.line, error.found) == (line, repr(pick))
        assert error.expected.startswith("one of: reveal:2, ")


def test_an_illegal_draw_is_refused_with_all_that_chance_had() -> None:
    line, number = pick_line(finished(), "chance", "card")
    error = fault(replaced(finished(), line, f"{number} chance card:poison"))
    assert (error.line, error.found) == (line, "'card:poison'")
    assert "card:smash" in error.expected


@pytest.mark.parametrize("actor", ["green", "chance", "pink", "1"])
def test_a_pick_of_the_wrong_seat_is_refused(actor: str) -> None:
    line, number = pick_line(finished(), "blue", "reveal")
    error = fault(replaced(finished(), line, f"{number} {actor} reveal:2"))
    assert (error.line, error.expected, error.found) == (line, "a pick of blue", f"one of {actor}")


def test_picks_after_the_end_of_the_game_are_refused() -> None:
    lines = lines_of(finished())
    end = line_of(finished(), "result:")
    number = lines[end - 2].split(" ")[0]
    error = fault(signed([*lines[: end - 1], f"{int(number) + 1} blue pass", *lines[end - 1 :]]))
    assert (error.line, error.expected, error.found) == (end, "the end of the game", "'pass'")


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    end = line_of(finished(), "result:")
    right = lines_of(finished())[end - 1]
    error = fault(replaced(finished(), end, "result: 99 98"))
    assert (error.line, error.expected, error.found) == (end, right, "result: 99 98")


def test_a_wrong_digest_of_the_events_is_refused_with_the_right_one() -> None:
    line = line_of(finished(), "events:")
    error = fault(replaced(finished(), line, "events: 00"))
    assert (error.line, error.expected, error.found) == (line, lines_of(finished())[line - 1], "events: 00")


def test_a_finished_game_without_its_result_is_cut() -> None:
    end = line_of(finished(), "result:")
    error = fault(signed(lines_of(finished())[: end - 1]))
    assert (error.line, error.expected) == (end, "'result: …' (the record is cut)")


def test_a_result_before_the_end_of_the_game_is_refused() -> None:
    lines = [*lines_of(running()), "result: 1 2", "events: 00"]
    error = fault(signed(lines))
    assert (error.line, error.expected, error.found) == (len(lines) - 1, "no result before the game is over", "'1 2'")


def undo_line() -> tuple[int, list[str]]:
    for line, text in enumerate(lines_of(running()), 1):
        if " undo " in text:
            return line, text.split(" ")
    raise AssertionError("nothing was taken back")


def test_an_undo_that_cannot_be_is_refused() -> None:
    line, (number, colour, _, back) = undo_line()
    other = "red" if colour == "blue" else "blue"
    for forged in (
        f"{other} undo {back}",
        f"chance undo {back}",
        f"pink undo {back}",
        f"{colour} undo {int(back) - 1}",
    ):
        error = fault(replaced(running(), line, f"{number} {forged}"))
        assert (error.line, error.expected, error.found) == (line, "an undo that can be done here", forged)


def test_an_undo_at_a_table_that_allows_none_is_refused() -> None:
    lines = lines_of(running())
    lines[line_of(running(), "undo:") - 1] = "undo: no"
    line, words = undo_line()
    error = fault(signed(lines))
    assert error.line <= line
    assert words[2] == "undo"


def test_an_early_answer_must_be_to_a_decision_that_is_open() -> None:
    line = line_of(waiting(), "waiting ")
    _, number, colour, pick = lines_of(waiting())[line - 1].split(" ")
    for forged in (
        f"{int(number) + 1} {colour}",
        f"{int(number) - 2} {colour}",
        f"{int(number) - 1} {colour}",
        "1 red",
    ):
        error = fault(replaced(waiting(), line, f"waiting {forged} {pick}"))
        assert (error.line, error.expected, error.found) == (line, "an answer to a decision that is open", forged)
    for bad in ("keep:nothing", "pass"):
        error = fault(replaced(waiting(), line, f"waiting {number} {colour} {bad}"))
        assert (error.line, error.found) == (line, repr(bad))
        assert error.expected.startswith("one of: keep:")


def test_an_answer_cannot_wait_twice() -> None:
    lines = lines_of(waiting())
    line = line_of(waiting(), "waiting ")
    assert fault(signed([*lines[:line], lines[line - 1], *lines[line:]])).line == line + 1


def test_no_answer_waits_when_the_game_is_over() -> None:
    lines = lines_of(finished())
    end = line_of(finished(), "result:")
    number = int(lines[end - 2].split(" ")[0]) + 2
    error = fault(signed([*lines[: end - 1], f"waiting {number} blue pass", *lines[end - 1 :]]))
    assert (error.line, error.expected) == (end, "an answer to a decision that is open")


def test_a_game_that_refuses_a_line_of_a_record_is_as_it_was() -> None:
    game = Game.load(running())
    seat = game.actor
    assert seat is not None
    colour = game.setup.colours[seat]
    for entry in (
        Entry(colour, "nonsense"),
        Entry("chance", "card:zap"),
        Entry("pink", "undo", 1),
        Entry(colour, "undo", 1),
    ):
        with pytest.raises(notation.RecordError):
            game.replay(entry)
        assert game.save() == running()
