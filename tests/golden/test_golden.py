"""Finished games of every set of modules, stored as they were played: the engine must reproduce them byte for byte."""

from pathlib import Path

import pytest

from orcs import Game, RecordError, verify
from orcs.engine import notation
from tests.properties.games import MODULE_SETS, name_of

FOLDER = Path(__file__).parent
RECORDS = {path.stem: path.read_bytes().decode() for path in sorted(FOLDER.glob("*.orc"))}


def test_there_is_one_game_for_each_set_of_modules() -> None:
    assert sorted(RECORDS) == sorted(name_of(names) for names in MODULE_SETS)
    for names in MODULE_SETS:
        header = notation.read(RECORDS[name_of(names)]).fields["modules"].split()
        assert {word.partition("=")[0] for word in header} == set(names)


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_replays_bit_for_bit(name: str) -> None:
    game = Game.load(RECORDS[name])
    assert game.over
    assert game.save() == RECORDS[name]
    assert notation.read(RECORDS[name]).result.split() == [str(score.total) for score in game.scores()]


@pytest.mark.parametrize("name", RECORDS)
def test_every_draw_of_a_golden_game_is_what_its_seed_deals(name: str) -> None:
    verdict = verify(RECORDS[name])
    assert verdict.proved
    assert verdict.over
    assert (verdict.picks + verdict.draws, verdict.deal) == (
        len(notation.read(RECORDS[name]).entries),
        notation.read(RECORDS[name]).fields["deal"].partition(" ")[0],
    )


def test_the_golden_games_differ_in_all_that_a_set_up_can_say() -> None:
    headers = [notation.read(record).fields for record in RECORDS.values()]
    assert {len(fields["colours"].split()) for fields in headers} == {2, 3, 4}
    assert {colour for fields in headers for colour in fields["colours"].split()} == {"blue", "green", "red", "yellow"}
    assert {fields["deal"].partition(" ")[0] for fields in headers} == {"keyed", "provable"}
    assert {fields["undo"] for fields in headers} == {"yes", "no"}
    assert {fields["start"] for fields in headers} >= {"drawn", "1", "2"}
    options = " ".join(fields["modules"] for fields in headers)
    assert {f"terrain={tiles}" for tiles in range(1, 10)} <= set(options.split())
    assert "reinforcement=breeding_toad:orc_rider,bomber:chief" in options


def test_some_golden_games_hold_picks_taken_back_and_one_an_owners_table() -> None:
    assert sum(" undo " in record for record in RECORDS.values()) >= 8
    assert [name for name, record in RECORDS.items() if "\ntable:" in record] == [name_of(MODULE_SETS[-1])]


@pytest.mark.parametrize("name", ["base", name_of(MODULE_SETS[-1])])
def test_a_golden_game_with_one_pick_changed_is_noticed(name: str) -> None:
    record = notation.read(RECORDS[name])
    for number in range(0, len(record.entries), 29):
        changed = notation.read(RECORDS[name])
        entry = changed.entries[number]
        before = Game.from_header(changed)
        for earlier in changed.entries[:number]:
            before.replay(earlier)
        others = [before.text(pick) for pick in before.options() if before.text(pick) != entry.pick]
        if not others or entry.back >= 0:
            continue
        entry.pick = others[0]
        with pytest.raises(RecordError):
            verify(notation.write(changed))
