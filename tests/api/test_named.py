"""What clients get by name: the creatures and sections of an option, and the modules' fields."""

from __future__ import annotations

from typing import Any

import pytest

from orcs import HOUSE_RULES, MODULES, Game, Rng, plain_event, plain_view
from orcs.engine.board import target_of
from orcs.engine.core import NOBODY
from orcs.engine.plain import PLACE_NAMES, plain_own
from tests.api.test_about import pick as eager
from tests.properties.games import lively, new_game


def own_docs(game: Game) -> list[dict[str, Any]]:
    return [plain_own(game.state, seat) for seat in range(len(game.setup.colours))]


def test_an_option_names_the_creatures_it_may_refer_to() -> None:
    game, rng = new_game(tuple(MODULES), 3, 5), Rng(5)
    met = 0
    while not game.over:
        frame = game.independent_frames()[0]
        shown: Any = plain_view(game.view(NOBODY))
        rows = {row["token"]: row for row in shown["creatures"]}
        for pick in game.options():
            tokens: Any = frame.about_option(game.state, pick).get("tokens", [])
            word, _, label = game.text(pick).partition(":")
            assert bool(tokens) == (word == "target")
            alike = {tuple(sorted(row.items())) for row in ({**rows[each], "token": 0} for each in tokens)}
            assert len(alike) == bool(tokens)
            assert {rows[each]["place"] for each in tokens} == ({label.rpartition(".")[0]} if tokens else set())
            assert {int(target_of(game.state, each)) for each in tokens} <= {pick}
            met += len(tokens) > 1
        game.play(lively(game, rng))
    assert met
    assert target_of(game.state, 127) < 0


def test_an_area_names_the_sections_that_it_hits() -> None:
    met: set[str] = set()
    for seed in range(4):
        game, rng = new_game((), 2, seed), Rng(seed)
        while not game.over:
            frame = game.independent_frames()[0]
            for pick in game.options():
                places: Any = frame.about_option(game.state, pick).get("places", [])
                word, _, label = game.text(pick).partition(":")
                if word == "area":
                    events = [plain_event(game.rules, each) for each in game.foresee([pick]).events]
                    hit = {each["place"] for each in events if each["event"] == "creature_hit"}
                    assert hit
                    assert hit <= set(places)
                    met.add(f"{len(places)} hit")
                elif word == "section":
                    assert places == [f"{game.state.values('mage')[frame.actor] + 1}.{label}"]
                    met.add(word)
                else:
                    assert not places
            game.play(eager(game, rng))
    assert met == {"1 hit", "2 hit", "section"}


@pytest.mark.parametrize("house_rules", [(), HOUSE_RULES], ids=["rulebook", "house"])
def test_views_show_the_modules_fields_by_name(house_rules: tuple[str, ...]) -> None:
    met: set[str] = set()
    for seed in range(6):
        game = Game.new(3, seed=seed, modules=list(MODULES), house_rules=house_rules)
        rng = Rng(seed)
        edition = game.edition
        kinds = ["", "tendrils", "stone_field", "road", "covered"]
        missions = ["", *(row.id for row in edition.missions)]
        toadlings = [row.id for row in edition.toadlings]
        while not game.over:
            view: Any = plain_view(game.view(NOBODY))
            cells = view["modules"]
            ground = {place: kinds[cells["ground"][i]] for i, place in enumerate(PLACE_NAMES)}
            assert view.get("terrain", {}) == {place: kind for place, kind in ground.items() if kind}
            lying = {place: cells["toadlings_lying"][i] for i, place in enumerate(PLACE_NAMES)}
            assert view.get("toadlings", {}) == {place: count for place, count in lying.items() if count}
            for seat, row in enumerate(view["seats"]):
                held = dict(zip(toadlings, cells["toadlings_held"][seat * 4 : seat * 4 + 4], strict=True))
                assert row.get("toadlings", {}) == {kind: count for kind, count in held.items() if count}
                assert "mission" not in row
                met |= set(row) & {"toadlings"}
            for own in own_docs(game):
                assert own.get("mission", "") == missions[own["modules"]["missions_kept"][0]]
            met |= set(view) & {"terrain", "stands_for"}
            met |= {"lying"} if "toadlings" in view else set()
            game.play(lively(game, rng))
        view = plain_view(game.view(NOBODY))
        assert [row["mission"] for row in view["seats"]] == [own["mission"] for own in own_docs(game)]
        assert view["stands_for"] == {"croco_flyer": "goblin", "breeding_toad": "goblin_shaman", "bomber": "lava_golem"}
    assert met == {"terrain", "stands_for", "toadlings", "lying"}


def test_views_without_modules_tell_nothing_of_them() -> None:
    view: Any = plain_view(Game.new(2, seed=1).view(NOBODY))
    assert not {"terrain", "toadlings", "stands_for"} & set(view)
    assert not any({"toadlings", "mission"} & set(row) for row in view["seats"])
