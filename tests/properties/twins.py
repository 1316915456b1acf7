"""Twin games: alike in all that one viewer can know, different in what is hidden from that viewer."""

import json
from collections.abc import Iterator

from orcs import CHANCE, Event, Game, Rng, State, plain_position
from orcs.engine.core import Options, apply
from tests.properties.games import frozen, lively, one_of

Step = tuple[list[Event], list[Event]]
Picks = tuple[int, int, int]


def redealt(game: Game, viewer: int, rng: Rng) -> Game:
    """The same game with the rivals' secrets dealt again: cards, missions, and every other secret field."""
    data = json.loads(game.snapshot())
    data["position"] = plain_position(game.sample(viewer, rng))
    return Game.resume(json.dumps(data))


def twins(game: Game, viewer: int, rng: Rng) -> tuple[Game, Game] | None:
    """The game and another that the viewer cannot tell from it; None if nothing is hidden now."""
    for _ in range(4):
        other = redealt(game, viewer, rng)
        if frozen(other.state) != frozen(game.state):
            return Game.resume(game.snapshot()), other
    return None


def walk(one: Game, two: Game, viewer: int, rng: Rng, steps: int) -> Iterator[Step]:
    """Play twins on with picks that look the same to the viewer, until what was hidden comes to light."""
    for _ in range(steps):
        picks = chance_picks(one, two, viewer, rng) if one.actor == CHANCE else player_picks(one, two, viewer, rng)
        if picks is None:
            return
        first, second, seat = picks
        if shows_hands(one, two, first, second):
            return
        step = one.play(first, seat), two.play(second, seat)
        assert one.over == two.over
        if one.over:
            return
        yield step


def chance_picks(one: Game, two: Game, viewer: int, rng: Rng) -> Picks | None:
    """Draws that the viewer does not see differ; all others are the same."""
    if owner_of_draw(one) not in (None, viewer):
        return lively(one, rng), lively(two, rng), CHANCE
    common = [pick for pick in one.options() if pick in two.options()]
    if not common:
        return None
    pick = common[rng.below(len(common))]
    return pick, pick, CHANCE


def owner_of_draw(game: Game) -> int | None:
    """The only seat that sees the next draw, or None if all do."""
    frame = game.state.stack[-1]
    kind = type(frame).__name__
    if kind == "DrawCards":
        return frame.args()[1]
    return frame.args()[1] // 2 if kind == "DealMissions" else None


def player_picks(one: Game, two: Game, viewer: int, rng: Rng) -> Picks | None:
    """A seat that is asked answers alike in both games, except for a mission that another seat keeps face down."""
    asks = one.asks()
    ask = asks[rng.below(len(asks))]
    twin = two.ask_of(ask.seat)
    assert twin is not None
    picks = one.rules.actions.picks
    if ask.seat != viewer and ask.kind == "KeepMission":
        return picks[ask.options[rng.below(2)]], picks[twin.options[rng.below(2)]], ask.seat
    common = [text for text in ask.options if text in twin.options]
    if not common:
        return None
    pick = picks[common[one_of(common, rng)]]
    return pick, pick, ask.seat


def shows_hands(one: Game, two: Game, first: int, second: int) -> bool:
    """Whether the picks end the action phase, so that hands that differ are discarded for all to see (T8)."""
    trials = []
    for game, pick in ((one, first), (two, second)):
        trial = game.state.copy()
        if game.asks()[1:] or not waits_for_draw_phase(trial):
            return False
        apply(trial, pick, Options())
        trials.append(trial)
    if waits_for_draw_phase(trials[0]) and waits_for_draw_phase(trials[1]):
        return False
    return trials[0].values("discard") != trials[1].values("discard")


def waits_for_draw_phase(s: State) -> bool:
    return "DrawPhase" in [type(frame).__name__ for frame in s.stack]
