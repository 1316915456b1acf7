"""The event stream tells everything: scores, cards and board recounted from it alone are those of the engine."""

from collections import Counter
from typing import Any, TypeVar

from orcs import EVERYONE, Event, Game, Rng, plain_event, plain_position
from orcs.engine.fields import AT_MAGES
from orcs.engine.terms import PATHS, PLACES
from tests.properties.account import Account
from tests.properties.games import every_module_set, every_table, lively, primed_game

Name = TypeVar("Name")


def heard(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    return [plain_event(game.rules, event) for event in events]


def counts(cells: Counter[Name]) -> dict[Name, int]:
    return {name: count for name, count in cells.items() if count}


@every_table
def test_scores_equal_a_recount_from_the_events(modules: tuple[str, ...], players: int) -> None:
    game = primed_game(modules, players, 41)
    account = Account(game)
    account.hear(heard(game, game.opening))
    rng = Rng(41)
    number = 0
    while not game.over:
        account.hear(heard(game, game.play(lively(game, rng))))
        number += 1
        if number % 50 == 0:
            assert [score.total for score in game.scores()] == [account.total(seat + 1) for seat in range(players)]
    totals = [account.total(seat + 1) for seat in range(players)]
    assert [score.total for score in game.scores()] == totals
    assert game.winners() == [seat for seat in range(players) if totals[seat] == max(totals)]


@every_module_set
def test_whoever_heard_all_events_knows_the_board(modules: tuple[str, ...]) -> None:
    game = primed_game(modules, 3, 43)
    account = Account(game)
    account.hear(heard(game, game.opening))
    account.mages = {seat + 1: game.state.cells[AT_MAGES + seat] + 1 for seat in range(3)}
    rng = Rng(43)
    while not game.over:
        account.hear(heard(game, game.play(lively(game, rng))))
        data: dict[str, Any] = plain_position(game.state)
        board = {row["token"]: (row["creature"], row["place"]) for row in data["creatures"]}
        assert account.board == board
        damage = {row["token"]: row["damage"] for row in data["creatures"]}
        assert counts(Counter(damage)) == counts(account.damage)
        for seat, row in enumerate(data["seats"], 1):
            assert row["mage"] == account.mages[seat]
            assert row["trophies"] == counts(account.trophies[seat])
            assert row["skulls"] == counts(account.skulls[seat])
            assert row["learned"] == account.learned[seat]
        assert data["counters"] == account.value
        if "reinforcement" in modules:
            lying = {place: data["modules"]["toadlings_lying"][number] for number, place in enumerate(places())}
            assert {place: count for place, count in lying.items() if count} == counts(account.lying)


def places() -> list[str]:
    return [f"{path + 1}.{section}" for path in range(PATHS) for section in ("inner", "middle", "outer")]


@every_module_set
def test_every_event_has_the_fields_that_the_rules_name_for_it(modules: tuple[str, ...]) -> None:
    for seed in range(44, 47):
        game = primed_game(modules, 2 + seed % 3, seed)
        rng = Rng(seed)
        events = list(game.opening)
        while not game.over:
            events += game.play(lively(game, rng))
        for event in events:
            row = game.rules.events[event.name]
            assert (event.owner == EVERYONE) == (not row.private)
            assert all(value == 0 for value in event.values[len(row.fields) :])
            for field, value in zip(row.fields, event.values, strict=False):
                assert_valid(game, field, value)


def test_random_games_together_emit_every_kind_of_event() -> None:
    modules = ("terrain", "reinforcement", "bonus", "missions")
    untold = set(primed_game(modules, 2, 48).rules.events)
    for seed in range(48, 108):
        game = primed_game(modules, 2 + seed % 3, seed)
        rng = Rng(seed)
        while not game.over and untold:
            untold -= {event.name for event in game.play(lively(game, rng))}
    assert untold == set()


def assert_valid(game: Game, field: str, value: int) -> None:
    """A field's name says what its number may be."""
    if field in game.rules.names:
        assert 0 <= value < len(game.rules.names[field])
    elif field in ("seat", "rival"):
        assert 0 <= value < len(game.setup.colours)
    elif field == "path":
        assert 0 <= value < PATHS
    elif field in ("place", "before"):
        assert 0 <= value < PLACES
    elif field == "to":
        assert 0 <= value < PLACES + PATHS
    elif field == "token":
        assert 0 <= value < 72
    else:
        assert field in ("round", "value", "power", "line", "amount", "height", "count")
        assert 0 <= value <= 20
