"""Modules in any combination, and what is wrong with a set-up that names them badly."""

import pytest

from orcs import MODULES, Game, Setup
from orcs.edition import built_in
from orcs.engine.rules import PUBLIC, Tally
from orcs.modules.compose import compose


def test_a_module_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="not 'dragons'"):
        Game.new(2, modules=["dragons"], seed=1)


def test_modules_join_in_a_fixed_order_whatever_order_they_are_named_in() -> None:
    names = list(MODULES)
    there = compose(built_in(), Setup(["blue", "red"], 0, dict.fromkeys(names, ""), False))
    back = compose(built_in(), Setup(["blue", "red"], 0, dict.fromkeys(reversed(names), ""), False))
    assert there.modules == back.modules == names
    assert there.set_up_steps == back.set_up_steps


def test_two_modules_cannot_have_the_same_counters() -> None:
    rules = compose(built_in(), Setup(["blue", "red"], 0, {"terrain": ""}, False))
    with pytest.raises(ValueError, match="counters weather and ground overlap"):
        rules.declare(Tally("weather", rules.tallies[0].base, 1, PUBLIC, 0))
