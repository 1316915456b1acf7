"""A damaged record loads or is refused; it never crashes the reader."""

import contextlib
import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orcs import EditionError, Game, RecordError, verify
from tests.records.forging import finished, lines_of, running, signed, tabled, waiting

RECORDS = {"running": running, "finished": finished, "waiting": waiting, "tabled": tabled}
fuzzed = settings(max_examples=300, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))

WORDS = """
blue green red yellow chance undo waiting pass end done skip draw table: checksum: result: rules: 0 1 2 47 -1 ² x
"""
words = st.sampled_from(WORDS.split())
scraps = st.one_of(words, st.text(string.printable, max_size=12), st.text(max_size=8), st.integers().map(str))


def edited(line: str, kind: int, place: int, scrap: str) -> list[str]:
    """Edit one line: delete, double or replace it, or change one of its words or characters."""
    parts = line.split(" ")
    word = place % len(parts)
    return [
        [],
        [line, line],
        [scrap],
        [scrap, line],
        [" ".join([*parts[:word], scrap, *parts[word + 1 :]])],
        [" ".join([*parts[:word], *parts[word + 1 :]])],
        [line[: place % (len(line) + 1)] + scrap + line[place % (len(line) + 1) :]],
        [line[: place % (len(line) + 1)]],
    ][kind]


def storable(text: str) -> str:
    """Text as it could come from a file."""
    return text.encode("utf-8", "replace").decode()


@pytest.mark.parametrize("name", RECORDS)
@given(at=st.integers(0, 10**6), kind=st.integers(0, 7), place=st.integers(0, 200), scrap=scraps)
@fuzzed
def test_a_record_with_one_line_edited_loads_or_is_refused(
    name: str, at: int, kind: int, place: int, scrap: str
) -> None:
    lines = lines_of(RECORDS[name]())
    # Half of the edits go to the header, which is short and has most of the grammar.
    number = at % len(lines) if at % 2 else at // 2 % min(len(lines), 12)
    lines[number : number + 1] = [storable(line) for line in edited(lines[number], kind, place, scrap)]
    with contextlib.suppress(RecordError, EditionError):
        game = Game.load(signed(lines))
        again = game.save()
        assert Game.load(again).save() == again


@given(text=st.one_of(st.text(), st.binary().map(lambda data: data.decode("latin-1"))))
@fuzzed
def test_any_text_is_refused(text: str) -> None:
    for read in (Game.load, verify):
        with pytest.raises(RecordError):
            read(storable(text))


@given(lines=st.lists(scraps, max_size=8))
@fuzzed
def test_any_lines_under_the_right_title_are_refused(lines: list[str]) -> None:
    body = [storable(line).replace("\n", " ") for line in lines]
    with pytest.raises(RecordError):
        Game.load(signed(["orcs-record 1", *body]))


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_with_two_lines_exchanged_loads_or_is_refused(name: str) -> None:
    lines = lines_of(RECORDS[name]())
    for number in range(0, len(lines) - 1, max(1, len(lines) // 40)):
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        with contextlib.suppress(RecordError, EditionError):
            Game.load(signed(swapped))
