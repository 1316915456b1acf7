"""Every event can be told, whatever its fields hold."""

import itertools
from collections.abc import Iterator, Mapping

import pytest

from orcs import MODULES, Game
from orcs.engine.core import HIDDEN, Event
from orcs.engine.plain import plain_event
from orcs.engine.rules import Rules
from orcs.engine.terms import PLACES
from orcs.text import LANGUAGES, Words

pytestmark = pytest.mark.outside

PLAYERS = (2, 3, 4)
NUMBERS = {"token": (0, 71), "round": (1, 17), "value": (1, 7), "power": (0, 1, 5), "amount": (1, 5), "height": (1, 2)}
COUNTS = {"count": (1, 2, 4)}


def all_modules(players: int) -> Game:
    return Game.new(players, seed=1, modules=list(MODULES))


def domain(rules: Rules, field: str, seats: int, event: str) -> list[int]:
    """The values that a field may have."""
    name = field.rstrip("!")
    hidden = [HIDDEN] if field.endswith("!") else []
    if name in rules.names:
        return [*range(len(rules.names[name])), *hidden]
    if name in ("seat", "rival"):
        return list(range(seats))
    if name == "path":
        return list(range(6))
    if name in ("place", "before"):
        return [0, 7, PLACES - 1]
    if name == "to":
        return [*range(0, PLACES, 5), PLACES, PLACES + 5]
    if name == "line":
        return [0]
    return list({**NUMBERS, **COUNTS}[name])


def samples(game: Game, event: str) -> Iterator[Event]:
    fields = game.rules.events[event].fields
    for values in itertools.product(*(domain(game.rules, field, len(game.setup.colours), event) for field in fields)):
        if event == "line_applied" and not game.rules.card_rows[values[1]].lines:
            continue
        padded = (*values, 0, 0, 0, 0)
        yield Event(event, (padded[0], padded[1], padded[2], padded[3]), 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_event_with_every_combination_of_fields_gives_a_sentence(players: int, language: str) -> None:
    game = all_modules(players)
    words = Words(language, game.edition, game.setup.colours)
    for name in game.rules.events:
        for event in samples(game, name):
            sentence = words.event(plain_event(game.rules, event))
            assert sentence
            assert "{" not in sentence
            assert "None" not in sentence


@pytest.mark.parametrize(
    ("language", "beginning"), [("en", "Blue loses a"), ("de", "Blau verliert eine "), ("fr", "Bleu perd ")]
)
def test_base_creatures_have_sentences_too(language: str, beginning: str) -> None:
    game = Game.new(2, seed=1)
    words = Words(language, game.edition, game.setup.colours)
    for creature in game.rules.names["creature"]:
        assert words.event({"event": "trophy_lost", "seat": 1, "creature": creature}).startswith(beginning)


def tell(facts: list[Mapping[str, object]], language: str = "en") -> list[str]:
    from orcs.text.narrate import account

    return account(Words(language), facts)


def test_cards_drawn_one_after_another_are_told_together() -> None:
    facts = [{"event": "card_drawn", "seat": 1, "card": card} for card in ("zap", "smash", "zap")]
    assert tell([*facts]) == ["Blue draws 2 × Zap, Smash."]


def test_cards_drawn_by_others_are_only_counted() -> None:
    facts: list[Mapping[str, object]] = [{"event": "card_drawn", "seat": 2, "card": None}] * 4
    assert tell(facts) == ["Green draws 4 cards."]


def test_draws_of_two_players_are_told_apart() -> None:
    facts: list[Mapping[str, object]] = [
        {"event": "card_drawn", "seat": 1, "card": "zap"},
        {"event": "card_drawn", "seat": 2, "card": None},
    ]
    assert tell(facts) == ["Blue draws Zap.", "Green draws a card."]


def test_a_creature_that_reaches_the_tower_is_told_once() -> None:
    facts: list[Mapping[str, object]] = [
        {"event": "creature_moved", "token": 1, "creature": "goblin", "before": "3.inner", "to": "3.tower"},
        {"event": "tower_reached", "token": 1, "creature": "goblin", "path": 3},
    ]
    assert tell(facts) == ["Goblin reaches the tower of path 3!"]


def test_a_march_is_one_sentence_and_a_swap_names_both_paths() -> None:
    march: list[Mapping[str, object]] = [
        {"event": "creature_moved", "token": n, "creature": "orc", "before": "2.outer", "to": "2.middle"}
        for n in range(2)
    ]
    assert tell(march) == ["Moves: 2 × Orc (path 2, outer → middle)."]
    swap: list[Mapping[str, object]] = [
        {"event": "creature_moved", "token": 1, "creature": "orc", "before": "2.outer", "to": "4.inner"},
        {"event": "creature_moved", "token": 2, "creature": "chief", "before": "4.inner", "to": "2.outer"},
    ]
    assert tell(swap) == [
        "Moves: Orc (path 2, outer section → path 4, inner section), "
        "Chief (path 4, inner section → path 2, outer section)."
    ]


def test_german_inflects_the_names_it_puts_into_sentences() -> None:
    toad: dict[str, object] = {"token": 1, "creature": "breeding_toad"}
    shaman: dict[str, object] = {"token": 2, "creature": "goblin_shaman"}
    assert tell([{"event": "creature_defeated", "seat": 1, "place": "3.middle", **toad}], "de") == [
        "Blau besiegt eine Brütende Kröte (Weg 3 Mitte)."
    ]
    assert tell([{"event": "creature_defeated", "seat": 2, "place": "1.outer", **shaman}], "de") == [
        "Grün besiegt einen Goblin-Schamanen (Weg 1 außen)."
    ]
    assert tell([{"event": "tower_reached", "path": 4, **toad}], "de") == [
        "Eine Brütende Kröte erreicht den Turm von Weg 4!"
    ]
    assert tell([{"event": "counter_dropped", "creature": "orc_rider", "value": 1}], "de") == [
        "Jede Reiter-Trophäe ist nur noch 1 Punkt wert."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_runs_of_every_event_give_sentences(players: int, language: str) -> None:
    from orcs.text.narrate import RUNS, is_quiet, run_sentence

    game = all_modules(players)
    words = Words(language, game.edition, game.setup.colours)
    for name in RUNS:
        for event in samples(game, name):
            fact = plain_event(game.rules, event)
            if is_quiet(fact) or (name == "mission_dealt" and fact["mission"] is None):
                continue
            sentence = run_sentence(words, [fact, fact])
            assert sentence
            assert "{" not in sentence
