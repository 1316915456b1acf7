"""Random games at every kind of table, and what tests compare about games."""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from orcs import CHANCE, HOUSE_RULES, MODULES, Dealer, Event, Game, Rng, State, View, plain_event, plain_position
from orcs.engine.known import known_view, plain_known
from tools import engine_kind

MODULE_SETS = [names for size in range(len(MODULES) + 1) for names in combinations(MODULES, size)]
HOUSES = [*((name,) for name in HOUSE_RULES), HOUSE_RULES]
COMPILED = engine_kind.kind("orcs.engine.core") == "compiled"
"""Whether games are cheap: plain Python takes thirty times as long, so there they are a sample of those below."""
TABLES = [
    (names, players)
    for number, names in enumerate(MODULE_SETS)
    for players in (2, 3, 4)
    if COMPILED or players == 2 + number % 3
]
HOUSE_TABLES = [
    (names, house_rules)
    for names in MODULE_SETS
    for house_rules in HOUSES
    if COMPILED or house_rules == HOUSE_RULES or names in (MODULE_SETS[0], MODULE_SETS[-1])
]
STAND_INS = [
    "",
    "croco_flyer:orc",
    "breeding_toad:orc_rider,bomber:chief",
    "croco_flyer:goblin,breeding_toad:goblin_shaman,bomber:chief",
]
COLOURS = [["red", "blue"], ["yellow", "green", "blue"], ["green", "yellow", "red", "blue"]]

# How much a lively player likes each kind of pick. Uniform play passes too often, and casts with too little power, to
# meet the rarer rules.
LIKING = {"pass": 1, "end": 6, "done": 2, "skip": 1, "teleport": 2, "cast": 12, "add": 20, "line:2": 12, "line:3": 40}
USUAL_LIKING = 6


def name_of(value: object) -> str:
    """A table's name in the ids of tests."""
    return "+".join(value) or "base" if isinstance(value, tuple) else str(value)


def house_name(house_rules: tuple[str, ...]) -> str:
    """The name of a set of house rules: that of its only one, or `all`."""
    return house_rules[0] if len(house_rules) == 1 else "all"


every_table = pytest.mark.parametrize(("modules", "players"), TABLES, ids=name_of)
every_house_table = pytest.mark.parametrize(("modules", "house_rules"), HOUSE_TABLES, ids=name_of)
every_module_set = pytest.mark.parametrize("modules", MODULE_SETS, ids=name_of)


def options_for(modules: tuple[str, ...], seed: int) -> dict[str, str]:
    """The modules, with options that depend on the seed."""
    varied = {"terrain": str(seed % 9 + 1), "reinforcement": STAND_INS[seed % len(STAND_INS)]}
    return {name: varied.get(name, "") for name in modules}


def new_game(
    modules: tuple[str, ...],
    players: int,
    seed: int,
    *,
    undo: bool = False,
    dealer: Dealer | None = None,
    house_rules: Sequence[str] | None = None,
) -> Game:
    """A game determined by its arguments; colours, start player and options depend on the seed."""
    return Game.new(
        COLOURS[players - 2],
        start=None if seed % 2 else seed // 2 % players,
        modules=options_for(modules, seed),
        house_rules=house_rules,
        seed=seed if dealer is None else None,
        dealer=dealer,
        undo=undo,
    )


def primed_game(modules: tuple[str, ...], players: int, seed: int, house_rules: Sequence[str] | None = None) -> Game:
    """A game dealt by hand with high skull tracks from the start, because random play seldom gains skills."""
    data = json.loads(new_game(modules, players, seed, dealer=Dealer(), house_rules=house_rules).snapshot())
    rng = Rng(seed)
    for seat in data["position"]["seats"]:
        seat["skulls"] = {name: int(rng.below(3)) for name in data["position"]["counters"]}
    return Game.resume(json.dumps(data))


def one_of(texts: list[str], rng: Rng) -> int:
    """The index of the option that a lively player takes."""
    weights = [LIKING.get(text, LIKING.get(text.partition(":")[0], USUAL_LIKING)) for text in texts]
    left = rng.below(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("the weights do not add up")


def lively(game: Game, rng: Rng) -> int:
    """The pick of a lively player, or of chance by its odds."""
    if game.actor == CHANCE:
        return int(rng.weighted(game.open))
    options = game.options()
    return options[one_of([game.text(pick) for pick in options], rng)]


def played(game: Game, rng: Rng) -> Iterator[list[Event]]:
    """Play a game to its end; yields the events of each pick at the decision that follows it."""
    while not game.over:
        yield game.play(lively(game, rng))


def finished(modules: tuple[str, ...], players: int, seed: int, *, undo: bool = False) -> Game:
    """A game played to its end."""
    game = new_game(modules, players, seed, undo=undo)
    for _ in played(game, Rng(seed)):
        pass
    return game


def frozen(state: State) -> str:
    """A position as text: equal texts, equal positions."""
    return json.dumps(plain_position(state))


def told(game: Game, events: list[Event]) -> str:
    """Events as text."""
    return json.dumps([plain_event(game.rules, event) for event in events])


def asked(game: Game) -> list[tuple[int, int, str, str, list[str]]]:
    """All open asks, as plain values."""
    return [(ask.id, ask.seat, ask.kind, ask.clause, ask.options) for ask in game.asks()]


def sent(game: Game, seen: View) -> View:
    """A view read back from JSON, under the receiver's own rules."""
    rules = Game(game.edition, game.setup, Dealer()).rules
    return known_view(rules, json.loads(json.dumps(plain_known(seen))))
