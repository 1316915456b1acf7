"""The sandbox: play on from any position, with nothing stored."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orcs import MODULES, Game, KeyedDealer, RecordedDealer, Rng, ScriptedDealer, plain_event
from orcs.engine import notation
from orcs.engine.fields import AT_CREATURE_COUNT, AT_HAND_SIZE
from orcs.server.api import sandbox
from orcs.server.api.sandbox import play
from orcs.server.wire.buckets import Rate
from orcs.tables.documents import View
from orcs.tables.refusal import Refused
from orcs.tables.sandbox import SandboxSetup, SandboxStep, SandboxWish
from tests.server.house import Doc, House, visit


def refusal(wish: SandboxWish) -> Refused:
    with pytest.raises(Refused) as refused:
        play(wish)
    return refused.value


def random_game(picks: int, modules: list[str], seed: int = 3) -> tuple[Game, list[str]]:
    """A game some picks after its beginning, and these picks."""
    game, rng, made = Game.new(["red", "green"], start=1, seed=seed, modules=modules, undo=True), Rng(seed), []
    for _ in range(picks):
        if game.over:
            break
        ask = game.asks()[0]
        made.append(ask.options[rng.below(len(ask.options))])
        game.play(made[-1], ask.seat)
    return game, made


@pytest.mark.parametrize("modules", [[], list(MODULES)])
@pytest.mark.parametrize("picks", [0, 1, 40, 2000])
def test_a_position_is_shown_as_a_table_would_show_it(picks: int, modules: list[str]) -> None:
    game, made = random_game(picks, modules)
    setup = SandboxSetup(["red", "green"], 2, dict.fromkeys(modules, ""), 3)
    step = play(SandboxWish(setup=setup, picks=made))
    view = msgspec.convert(step.view, View)
    seat = game.actor or 0
    assert step.seq == len(made)
    assert view.own is not None
    assert view.own.seat == seat + 1
    assert view.table.status == ("over" if game.over else "playing")
    assert [each.colour for each in view.table.seats.values()] == ["red", "green"]
    assert sum(view.own.hand.values()) == game.state.cells[AT_HAND_SIZE + seat]
    assert (step.ask is None) == game.over
    assert view.table.winners == ([seat + 1 for seat in game.winners()] if game.over else [])
    if step.ask is not None:
        assert [option.text for option in step.ask.options] == game.asks()[0].options
        assert [option.preview for option in step.ask.options] == [
            msgspec.to_builtins([plain_event(game.rules, event) for event in game.preview(option.text)])
            for option in step.ask.options
        ]


def test_a_record_can_be_gone_on_from_with_whatever_chance_is_to_draw() -> None:
    game, made = random_game(60, [])
    record = game.save()
    plain = play(SandboxWish(record=record))
    assert (
        plain.view["creatures"]
        == play(SandboxWish(setup=SandboxSetup(["red", "green"], 2, {}, 3), picks=made)).view["creatures"]
    )
    assert plain.ask is not None
    pick = plain.ask.options[0].text
    assert play(SandboxWish(record=record, picks=[pick])).seq == 1


def test_a_game_dealt_by_hand_goes_on_by_seed() -> None:
    played = Game.new(2, start=0, seed=5, undo=True)
    draws = [played.text(row.pick) for row in played.log]
    by_hand = Game.new(2, start=0, dealer=ScriptedDealer(draws), undo=True)
    assert "deal: manual" in by_hand.save()
    step = play(SandboxWish(record=by_hand.save()))
    assert step.ask is not None
    reveal = step.ask.options[0].text
    after = play(SandboxWish(record=by_hand.save(), picks=[reveal]))
    assert after.events[0]["event"] == "creature_entered"


def test_chance_draws_what_it_is_told_and_then_what_the_seed_deals() -> None:
    usual = Game.new(["blue", "red"], start=0, seed=1, undo=True)
    first = usual.text(usual.log[0].pick)
    other = next(name for name in ("marker:goblin", "marker:orc", "marker:chief") if name != first)
    told = Game.new(["blue", "red"], start=0, dealer=RecordedDealer([other], KeyedDealer(1)), undo=True)
    step = play(SandboxWish(chance=[other]))
    entered = [event["creature"] for event in step.events if event["event"] == "creature_entered"]
    assert entered[0] == other.partition(":")[2]
    assert len(step.view["creatures"]) == told.state.cells[AT_CREATURE_COUNT]
    refused = refusal(SandboxWish(chance=["marker:dragon"]))
    assert (refused.message, refused.status) == ("problem-sandbox_record", 422)
    assert "marker:dragon" in str(refused.fields["text"])


def test_what_others_hold_is_not_told() -> None:
    _, made = random_game(60, ["missions"])
    setup = SandboxSetup(["red", "green"], 2, {"missions": ""}, 3)
    for seat in (1, 2):
        step = play(SandboxWish(setup=setup, picks=made, seat=seat, known=0))
        assert step.view["own"]["seat"] == seat
        assert all("hand" not in other for other in step.view["seats"].values())
        drawn = [event for event in step.events if event["event"] == "card_drawn"]
        assert {event["seat"] for event in drawn} == {1, 2}
        assert all((event["card"] is None) == (event["seat"] != seat) for event in drawn)


def test_events_are_those_that_the_asker_does_not_know_yet() -> None:
    _, made = random_game(6, [])
    setup = SandboxSetup(["red", "green"], 2, {}, 3)
    steps = [play(SandboxWish(setup=setup, picks=made[:n], seat=1)) for n in range(len(made) + 1)]
    whole = [event for step in steps[1:] for event in step.events]
    assert play(SandboxWish(setup=setup, picks=made, seat=1, known=0)).events == whole
    assert play(SandboxWish(setup=setup, picks=made, seat=1, known=4)).events == [
        event for step in steps[5:] for event in step.events
    ]
    assert play(SandboxWish(setup=setup, picks=made, seat=1, known=len(made))).events == []
    assert steps[0].events[0]["event"] == "start_named"


def test_why_a_pick_is_not_open_is_told_by_clause() -> None:
    step = play(SandboxWish(why_not=["reveal:1", "reveal:2", "nonsense"]))
    assert step.why_not == {"reveal:1": "T2", "reveal:2": "", "nonsense": "T2"}
    assert play(SandboxWish(seat=2, why_not=["reveal:1"])).why_not == {}


def test_a_creature_that_is_asked_about_may_be_named_by_its_token() -> None:
    step = play(SandboxWish())
    creatures: Any = step.view["creatures"]
    token, creature = next((token, row) for token, row in creatures.items() if row["place"].startswith("3"))
    asked = play(SandboxWish(why_not=[f"target:{token}", "target:99"]))
    assert list(asked.why_not) == [f"target:{creature['place']}.1", "target:99"]
    assert asked.why_not == dict.fromkeys(asked.why_not, "T2")


def test_a_pick_that_is_not_open_is_named_with_its_clause() -> None:
    refused = refusal(SandboxWish(picks=["reveal:2", "reveal:3"]))
    assert (refused.message, refused.status) == ("problem-sandbox_pick", 409)
    assert refused.fields == {"number": 2, "pick": "reveal:3"}
    assert "pass" in refused.expected


@pytest.mark.parametrize(
    ("wish", "message", "status"),
    [
        (SandboxWish(record="nonsense"), "problem-sandbox_record", 422),
        (SandboxWish(setup=SandboxSetup(["red", "red"])), "problem-bad_table", 422),
        (SandboxWish(setup=SandboxSetup(start=3)), "problem-bad_table", 422),
        (SandboxWish(setup=SandboxSetup(modules={"dragons": ""})), "problem-bad_table", 422),
        (SandboxWish(setup=SandboxSetup(modules={"terrain": "99"})), "problem-bad_table", 422),
        (SandboxWish(seat=3), "problem-no_seat", 404),
    ],
)
def test_what_cannot_be_set_up_is_refused(wish: SandboxWish, message: str, status: int) -> None:
    refused = refusal(wish)
    assert (refused.message, refused.status) == (message, status)


def test_a_record_with_answers_that_wait_is_refused() -> None:
    game = Game.new(2, start=0, seed=5, modules=["missions"], undo=True)
    second = game.asks()[1]
    game.play(second.options[0], second.seat)
    assert "waiting" in game.save()
    assert refusal(SandboxWish(record=game.save())).message == "problem-sandbox_record"


def test_corrections_of_a_record_must_be_possible() -> None:
    record = Game.new(2, start=0, seed=5, undo=True).save()
    head, _, rest = record.partition("deal: keyed 5\n")
    lines = (head + "deal: keyed 5\ntable: nonsense\n" + rest.rpartition("checksum")[0]).rstrip("\n").split("\n")
    text = "\n".join([*lines, f"checksum: {notation.checksum(lines)}", ""])
    assert refusal(SandboxWish(record=text)).message == "problem-edition"


def test_how_long_a_request_may_work_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    game, made = random_game(30, [])
    monkeypatch.setattr(sandbox, "SECONDS", -1.0)
    for wish in (SandboxWish(record=game.save()), SandboxWish(picks=made), SandboxWish()):
        refused = refusal(wish)
        assert (refused.message, refused.status) == ("problem-sandbox_slow", 422)


def test_the_route_serves_everybody_keeps_nothing_and_refuses_clearly(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        stranger, ann = await house.guest(), await house.guest("Ann")
        before = await counts(house)
        for guest in (stranger, ann):
            step: Doc = await guest.post("/api/sandbox", {"picks": ["reveal:2"], "seat": 1})
            assert step["type"] == "step"
            assert msgspec.convert(step, SandboxStep).ask is not None
            assert step["ask"]["kind"] == "ChooseAction"
        assert await counts(house) == before
        assert not house.services.hall.rooms
        for body, status, code in (
            ({"picks": ["reveal:1"]}, 409, "sandbox_pick"),
            ({"record": "x"}, 422, "sandbox_record"),
            ({"record": "x" * 40_001}, 400, "bad_message"),
            ({"picks": ["pass"] * 1001}, 400, "bad_message"),
            ({"picks": "pass"}, 400, "bad_message"),
            ({"dragons": 1}, 400, "bad_message"),
            ({"record": "x" * 70_000}, 413, "too_big"),
        ):
            problem = await ann.post("/api/sandbox", body, status)
            assert problem["code"] == code
            assert problem["message"]
        problem = await ann.post("/api/sandbox", {"picks": ["reveal:1"]}, 409)
        assert problem["clause"] == "T2"
        assert "reveal:2" in problem["expected"]

    visit(tmp_path, story)


async def counts(house: House) -> list[Any]:
    names = ("tables", "steps", "records", "seats")
    return [await house.rows(f"SELECT COUNT(*) FROM {name}") for name in names]


def test_nobody_may_ask_too_often(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        house.services.limits.rates["sandbox"] = Rate(0.01, 3)
        stranger, ann = await house.guest(), await house.guest("Ann")
        for guest in (stranger, ann):
            await asyncio.gather(*(guest.post("/api/sandbox") for _ in range(3)))
            assert (await guest.post("/api/sandbox", status=429))["code"] == "too_fast"

    visit(tmp_path, story)
