"""A record that is cut, edited or of another version is refused: where, what belongs there, and what is there."""

import pytest

from orcs import Game, Rng
from orcs.engine import notation
from tests.properties.games import played
from tests.records.forging import (
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

RECORDS = {"running": running, "finished": finished, "waiting": waiting, "tabled": tabled}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_taken_apart_and_written_again_is_the_same(name: str) -> None:
    text = RECORDS[name]()
    assert notation.write(notation.read(text)) == text
    assert Game.load(text).save() == text


@pytest.mark.parametrize("name", RECORDS)
def test_line_ends_of_another_system_do_no_harm(name: str) -> None:
    text = RECORDS[name]()
    assert Game.load(text.replace("\n", "\r\n")).save() == text
    assert Game.load(text + "\n\n").save() == text
    assert Game.load(text.rstrip("\n")).save() == text


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "\x00\x01\x7f\xff", "orcs-record 2\n", "﻿orcs-record 1\n", "PK\x03\x04" * 9]
)
def test_a_file_that_is_no_record_of_this_format_is_refused_at_once(text: str) -> None:
    error = fault(text)
    assert (error.line, error.expected) == (1, "'orcs-record 1'")
    assert error.found == repr(text.split("\n")[0][:60])


def test_text_that_cannot_be_encoded_is_refused_like_any_other_junk() -> None:
    assert fault("orcs-record 1\n\udcff\nchecksum: 0\n").line == 2


@pytest.mark.parametrize("keep", [1, 2, 5, 9, 40])
def test_a_record_that_is_cut_is_refused(keep: int) -> None:
    error = fault("\n".join(finished().split("\n")[:keep]) + "\n")
    assert error.line == keep
    assert error.expected == "'checksum: …' as the last line (the record is cut)"
    assert error.found == repr(finished().split("\n")[keep - 1][:60])


def test_a_record_cut_in_the_middle_of_its_last_line_is_refused() -> None:
    for missing in (2, 30, 70):
        assert "checksum" in fault(finished()[:-missing]).expected


@pytest.mark.parametrize("name", RECORDS)
def test_an_edited_record_is_refused_for_its_checksum(name: str) -> None:
    lines = RECORDS[name]().split("\n")
    for number in range(1, len(lines) - 2, max(1, len(lines) // 20)):
        for edited in (lines[number] + " ", lines[number].swapcase(), ""):
            error = fault("\n".join([*lines[:number], edited, *lines[number + 1 :]]))
            assert error.line == len(lines) - 1
            assert "the record was changed" in error.expected
            assert lines[-2].removeprefix("checksum: ") in error.found


def test_a_line_too_many_or_too_few_is_noticed_even_with_a_new_checksum() -> None:
    lines = lines_of(running())
    first = line_of(running(), "1 ")
    missing = fault(signed(lines[: first + 4] + lines[first + 5 :]))
    assert (missing.line, missing.expected) == (first + 5, "'6 <colour or chance> <pick>'")
    assert missing.found == repr(lines[first + 5])
    doubled = fault(signed([*lines[: first + 4], lines[first + 3], *lines[first + 4 :]]))
    assert (doubled.line, doubled.found) == (first + 5, repr(lines[first + 3]))


@pytest.mark.parametrize(
    ("start", "new", "expected"),
    [
        ("rules:", "rules: 2", "'rules: 1' (a record of another version)"),
        ("rules:", "rules: one", "'rules: 1' (a record of another version)"),
        ("rules:", "", "'rules: …'"),
        ("edition:", "editions: 5", "'edition: …'"),
        ("colours:", "colors: blue green", "'colours: …'"),
        ("start:", "drawn", "'start: …'"),
        ("modules:", "undo: no", "'modules: …'"),
        ("undo:", "deal: keyed 13", "'undo: …'"),
        ("deal:", "1 chance start:1", "'deal: …'"),
        ("1 ", "1 chance", "'1 <colour or chance> <pick>'"),
        ("1 ", "1 chance marker:orc marker:orc", "'1 <colour or chance> <pick>'"),
        ("1 ", "01 chance marker:orc", "'1 <colour or chance> <pick>'"),
        ("1 ", "1  chance marker:orc", "'1 <colour or chance> <pick>'"),
        ("5 ", "5 blue undo", "'5 <colour> undo <how many picks stay>'"),
        ("5 ", "5 blue undo 4 3", "'5 <colour> undo <how many picks stay>'"),
        ("5 ", "5 blue undo 5", "'5 <colour> undo <how many picks stay>'"),
        ("5 ", "5 blue undo -1", "'5 <colour> undo <how many picks stay>'"),
        ("5 ", "5 blue undo x", "'5 <colour> undo <how many picks stay>'"),
        ("5 ", "five blue pass", "'result: …'"),
        ("result:", "results: 1 2", "'result: …'"),
        ("events:", "event: 12", "'events: …'"),
    ],
)
def test_each_part_of_a_record_must_be_in_its_place(start: str, new: str, expected: str) -> None:
    line = line_of(finished(), start)
    error = fault(replaced(finished(), line, new))
    assert (error.line, error.expected, error.found) == (line, expected, repr(new))


def test_nothing_may_follow_the_end_but_the_checksum() -> None:
    lines = [*lines_of(finished()), "applause"]
    error = fault(signed(lines))
    assert (error.line, error.expected, error.found) == (len(lines), "the checksum", "'applause'")


@pytest.mark.parametrize("keep", [1, 4, 7])
def test_a_header_that_ends_too_soon_says_so(keep: int) -> None:
    error = fault(signed(lines_of(finished())[:keep]))
    assert (error.line, error.found) == (keep + 1, "the end")
    assert error.expected.startswith("'")


@pytest.mark.parametrize("new", ["waiting", "waiting x blue pass", "waiting 0 red keep:sets", "waiting 47 red undo 3"])
def test_a_waiting_answer_has_a_number_an_actor_and_a_pick(new: str) -> None:
    line = line_of(waiting(), "waiting ")
    error = fault(replaced(waiting(), line, new))
    assert error.line == line
    assert error.found


def test_a_long_line_is_not_repeated_whole_in_the_error() -> None:
    error = fault(replaced(finished(), line_of(finished(), "rules:"), "x" * 5000))
    assert len(str(error)) < 200


def test_a_record_grows_only_at_its_end() -> None:
    game = Game.new(2, start=0, seed=13)
    before = lines_of(game.save())
    for _ in played(game, Rng(13)):
        after = lines_of(game.save())
        assert after[: len(before)] == before
        before = after if not game.over else before
    assert after[-2].startswith("result: ")
