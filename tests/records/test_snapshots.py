"""A snapshot that is damaged is refused with a RecordError, whatever is wrong with it."""

import json
from typing import Any

import pytest

from orcs import CHANCE, Game, KeyedDealer, RecordedDealer, RecordError, Rng
from tests.properties.games import MODULE_SETS, frozen, lively, new_game
from tests.records.forging import lines_of, running, signed, waiting


def snapshot() -> dict[str, Any]:
    """A snapshot of a game in the middle, as data."""
    data: dict[str, Any] = json.loads(Game.load(running()).snapshot())
    return data


def refused(data: object) -> RecordError:
    with pytest.raises(RecordError) as error:
        Game.resume(data if isinstance(data, str) else json.dumps(data))
    return error.value


@pytest.mark.parametrize("text", ["", "{", "hello", "[]", "7", "null", '"orcs-snapshot 1"', "{}", '{"format": 1}'])
def test_what_is_no_snapshot_is_refused(text: str) -> None:
    error = refused(text)
    assert error.line == 1
    assert error.found


def test_a_snapshot_of_another_format_is_refused() -> None:
    error = refused(snapshot() | {"format": "orcs-snapshot 9"})
    assert (error.line, error.expected, error.found) == (1, "'orcs-snapshot 1'", "'orcs-snapshot 9'")


@pytest.mark.parametrize("part", ["record", "position", "left"])
def test_a_snapshot_without_one_of_its_parts_is_refused(part: str) -> None:
    data = snapshot()
    del data[part]
    error = refused(data)
    assert error.expected == "a whole snapshot"
    assert part in error.found


@pytest.mark.parametrize("part", ["record", "position", "left"])
@pytest.mark.parametrize("value", [None, 7, "x", [1], {"x": 1}])
def test_a_snapshot_with_a_part_of_another_kind_is_refused(part: str, value: object) -> None:
    refused(snapshot() | {part: value})


def test_a_snapshot_with_a_damaged_record_is_refused() -> None:
    assert "checksum" in refused(snapshot() | {"record": running().replace("blue", "red")}).expected


def test_a_position_without_one_of_its_fields_is_refused() -> None:
    derived = {"counters", "actions_left"}
    for field in set(snapshot()["position"]) - derived:
        data = snapshot()
        del data["position"][field]
        assert field in refused(data).found
    for field in set(snapshot()["position"]["seats"][0]) - {"hand_size", "draw_size"}:
        data = snapshot()
        del data["position"]["seats"][1][field]
        assert field in refused(data).found


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("fate", "no such card"),
        ("markers", {"dragon": 1}),
        ("display", {"dragon_breath": 1}),
        ("stack", [["ChooseDragon", [0]]]),
        ("stack", [["ChooseAction", [0, 1, 2]]]),
        ("creatures", [{"token": 1, "creature": "dragon", "place": "1.inner", "damage": 0, "weakened": 0}]),
        ("creatures", [{"token": 1, "creature": "orc", "place": "1.nowhere", "damage": 0, "weakened": 0}]),
        ("creatures", [{"token": 1, "creature": "orc", "place": "x.inner", "damage": 0, "weakened": 0}]),
        ("seats", []),
        ("stack", []),
        ("round", "three"),
        ("stacks", 5),
        ("counter_steps", ["a", 0, 0, 0, 0, 0]),
        ("counter_steps", [0]),
        (
            "creatures",
            [{"token": 1, "creature": "orc", "place": "1.inner", "damage": 0, "weakened": 0}] * 129,
        ),
    ],
)
def test_a_position_that_does_not_fit_the_rules_is_refused(field: str, value: object) -> None:
    data = snapshot()
    data["position"][field] = value
    refused(data)


def test_a_snapshot_whose_record_holds_a_pick_nobody_knows_is_refused() -> None:
    lines = lines_of(running())
    number = next(index for index, line in enumerate(lines) if " reveal:" in line)
    lines[number] = lines[number].partition(" reveal:")[0] + " reveal:elsewhere"
    refused(snapshot() | {"record": signed(lines)})


def test_a_snapshot_with_an_answer_that_cannot_wait_is_refused() -> None:
    data = json.loads(Game.load(waiting()).snapshot())
    lines = lines_of(data["record"])
    number, colour = lines[-1].split(" ")[1:3]
    lines[-1] = f"waiting {number} {colour} keep:nothing"
    error = refused(data | {"record": signed(lines)})
    assert error.expected.startswith("one of: keep:")


def test_a_snapshot_keeps_what_is_left_of_every_deck() -> None:
    for seed in range(4):
        game = new_game(MODULE_SETS[-1], 3, seed)
        rng = Rng(seed)
        for _ in range(60):
            game.play(lively(game, rng))
        again = Game.resume(game.snapshot())
        for _ in range(60):
            pick = lively(game, rng)
            game.play(pick)
            again.play(pick)
            assert frozen(again.state) == frozen(game.state)


def test_a_game_that_went_over_from_a_record_to_a_seed_resumes_with_the_same_draws() -> None:
    first = Game.new(2, start=0, seed=21)
    script = [first.text(row.pick) for row in first.log if row.actor == CHANCE]
    game = Game.new(2, start=0, dealer=RecordedDealer(script[:9], KeyedDealer(21)))
    again = Game.resume(game.snapshot())
    rng = Rng(21)
    for _ in range(40):
        pick = lively(game, rng)
        game.play(pick)
        again.play(pick)
        assert frozen(again.state) == frozen(game.state)


@pytest.mark.parametrize("name", ["round", "learned"])
def test_a_field_declared_later_has_its_default_in_older_snapshots(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = snapshot()
    for part in (data["position"], *data["position"]["seats"]):
        part.pop(name, None)
    refused(data)
    monkeypatch.setattr(Game.load(running()).rules.field(name), "default", 3)
    resumed = Game.resume(json.dumps(data)).state
    assert set(resumed.values(name)[: int(resumed.seats)]) == {3}
