"""The parts of the engine that modules and others build on, one by one."""

import json

import pytest

from orcs import CHANCE, EVERYONE, MODULES, Event, Game, Rng, plain_event
from orcs.engine.actions import ActionSpace
from orcs.engine.core import ROOM, Frame, Options
from orcs.engine.events import EventRow, redact
from orcs.engine.fields import CELLS, NUMBER, OWNER, PUBLIC, Derived, Fields, Imagined
from orcs.engine.frames.draw import DRAWS, DrawCards, draw_cards
from orcs.engine.game import actor_name
from orcs.engine.hooks import Hooks
from orcs.engine.plain import place_number, plain_place
from orcs.engine.position import uncounted
from orcs.engine.scoring import Line, points, scores
from orcs.engine.view import open_view


def test_a_frame_without_methods_of_its_own_asks_nothing_and_cannot_resolve() -> None:
    game = Game.new(2, start=0, seed=1)
    frame = Frame(1)
    out = Options()
    frame.options(game.state, out)
    assert out.as_list() == []
    assert (frame.args(), frame.stream(game.state), frame.independent()) == ([1], 0, False)
    assert (frame.clause(), frame.refusal(game.state, 0).clause) == ("", "")
    with pytest.raises(NotImplementedError):
        frame.resolve(game.state, 0)


def test_hooks_change_nothing_unless_a_module_says_so() -> None:
    state = Game.new(2, start=0, seed=1).state
    hooks = Hooks()
    out = Options()
    lines: list[Line] = []
    hooks.take_prey(state, 0, 1)
    hooks.defeated(state, 0)
    hooks.wave(state)
    hooks.aftermath(state)
    hooks.offer(state, 0, out)
    hooks.take(state, 0, 0)
    hooks.score(state, 0, lines)
    assert (hooks.life(state, 3), hooks.landing(state, 3), hooks.prey(state, 3)) == (0, 3, 0)
    assert hooks.reaches(state, 3, True)
    assert hooks.refuse(state, 0, 0) is None
    assert (out.as_list(), lines) == ([], [])


def test_every_field_says_who_may_see_it() -> None:
    fields = Fields()
    with pytest.raises(ValueError, match="the field mine is public or owner, not ''"):
        fields.add("mine", NUMBER, "")
    with pytest.raises(ValueError, match="the field mine has no seat that could own it"):
        fields.add("mine", NUMBER, OWNER)
    with pytest.raises(ValueError, match="the field mine must say how it is imagined"):
        fields.add("mine", NUMBER, OWNER, each_seat=True)
    with pytest.raises(ValueError, match="the field mine must say how it is imagined"):
        fields.add("mine", NUMBER, PUBLIC, each_seat=True, imagined=Imagined())
    with pytest.raises(ValueError, match="the secret field mine needs more room than there is left"):
        fields.add("mine", CELLS, OWNER, size=1000, each_seat=True, imagined=Imagined())
    assert fields.all == []


def test_fields_do_not_overlap() -> None:
    rules = Game.new(2, modules=list(MODULES), seed=1).rules
    taken = [cell for field in rules.fields for cell in range(field.first, field.first + field.cells)]
    assert len(taken) == len(set(taken))
    assert max(taken) < len(rules.no_cells)


def test_a_field_that_is_imagined_or_derived_must_say_how() -> None:
    state = Game.new(2, seed=1).state
    with pytest.raises(NotImplementedError):
        Imagined().imagine(state, 0, state.cells, Rng(1))
    with pytest.raises(NotImplementedError):
        Derived().derive(state)
    with pytest.raises(KeyError):
        state.rules.field("mine")
    assert state.values("mine") == []


def test_a_pick_has_one_number_and_one_text() -> None:
    actions = ActionSpace(["zap"], ["weak"], ["orc"])
    assert actions.text(40) == "cast:zap"
    assert actions.parse("cast:zap") == 40
    assert actions.parse("cast:fireball") is None
    with pytest.raises(ValueError, match="declared twice"):
        actions.name(40, "again")
    with pytest.raises(ValueError, match="declared twice"):
        actions.name(699, "cast:zap")
    actions.declare(690, "wave", ["hand", "wand"])
    assert actions.parse("wave:wand") == 691


def test_every_text_of_the_action_space_leads_back_to_its_number() -> None:
    actions = Game.new(4, modules=["new_fate", "terrain", "reinforcement", "bonus", "missions"], seed=1).rules.actions
    assert {actions.picks[text] for text in actions.texts.values()} == set(actions.texts)
    assert all(actions.parse(actions.text(pick)) == pick for pick in actions.texts)


def test_places_have_names_and_so_have_towers() -> None:
    assert [plain_place(place) for place in (0, 4, 17, 18, 23)] == [
        "1.inner",
        "2.middle",
        "6.outer",
        "1.tower",
        "6.tower",
    ]
    assert all(place_number(plain_place(place)) == place for place in range(18))


def test_counts_of_what_does_not_exist_are_refused() -> None:
    assert uncounted(["a", "b"], {"b": 2}) == [0, 2]
    with pytest.raises(ValueError, match="there is no 'c' in these rules"):
        uncounted(["a", "b"], {"c": 1})


def test_an_event_hides_its_private_fields_from_all_but_its_owner() -> None:
    rules = Game.new(3, seed=1).rules
    drawn = Event("card_drawn", (1, 0, 0, 0), 1)
    fields = rules.events["card_drawn"]
    shown = [plain_event(rules, redact(drawn, fields, viewer)) for viewer in (0, 1, 2, CHANCE, 9)]
    assert [event["card"] is None for event in shown] == [True, False, True, True, True]
    assert [event["seat"] for event in shown] == [2] * 5
    moved = Event("mage_moved", (1, 3, 0, 0), EVERYONE)
    assert redact(moved, rules.events["mage_moved"], 0) is moved
    with pytest.raises(ValueError, match="has no seat that could own what is private"):
        EventRow("path card!", "T8")


def test_weighted_draws_follow_the_odds() -> None:
    out = Options()
    for pick, weight in ((5, 1), (6, 3), (7, 4)):
        out.add_chance(pick, weight)
    rng = Rng(1)
    drawn = [rng.weighted(out) for _ in range(8000)]
    assert [round(drawn.count(pick) / 1000) for pick in (5, 6, 7)] == [1, 3, 4]
    assert out.holds(6)
    assert not out.holds(8)


def test_errors_name_the_actor_they_speak_of() -> None:
    assert [actor_name(seat) for seat in (None, CHANCE, 0, 3)] == ["anybody", "chance", "seat 1", "seat 4"]


def test_asks_with_nothing_under_them_are_all_open_at_once() -> None:
    data = json.loads(Game.new(3, start=0, seed=2).snapshot())
    data["position"]["stack"] = [["ChooseDiscard", [2]], ["ChooseDiscard", [1]]]
    game = Game.resume(json.dumps(data))
    assert [(ask.seat, ask.id - len(game.log)) for ask in game.asks()] == [(1, 0), (2, 1)]


def test_any_number_of_options_keep_their_order_and_odds() -> None:
    options = Options()
    for pick in range(3 * ROOM):
        options.add_chance(pick, 2 * pick)
    assert options.as_list() == list(range(3 * ROOM))
    assert options.odds() == [2 * pick for pick in range(3 * ROOM)]
    assert options.holds(3 * ROOM - 1)
    assert not options.holds(3 * ROOM)


def test_options_grow_as_more_are_listed() -> None:
    out = Options()
    for pick in range(2 * ROOM + 1):
        out.add(pick)
    assert out.as_list() == list(range(2 * ROOM + 1))


@pytest.mark.parametrize("count", [DRAWS - 1, DRAWS, DRAWS + 3])
def test_any_number_of_cards_can_be_drawn(count: int) -> None:
    game = Game.new(2, start=0, seed=1)
    draw_cards(game.state, 1, count)
    frame = game.state.stack[-1]
    assert isinstance(frame, DrawCards)
    assert frame.args() == [CHANCE, 1, count]


@pytest.mark.parametrize("modules", [[], ["missions"]])
def test_points_are_the_total_of_their_lines(modules: list[str]) -> None:
    game = Game.new(3, modules=modules, seed=8)
    rng = Rng(3)
    while not game.over:
        ask = game.asks()[0]
        game.play(ask.options[rng.below(len(ask.options))], ask.seat)
        assert [points(game.state, seat) for seat in range(3)] == [score.total for score in scores(game.state)]


def test_an_open_view_hides_nothing() -> None:
    game = Game.new(2, modules=["missions"], seed=4)
    assert list(open_view(game.state).known.cells) == list(game.state.cells)
