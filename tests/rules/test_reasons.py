"""A refusal says which of several reasons applies."""

import re
from pathlib import Path

import pytest

import orcs
from orcs import HOUSE_RULES, Game
from orcs.edition.words import TOADLING_IDS
from orcs.engine.fields import (
    AT_ACTIONS_DONE,
    AT_ACTIONS_EXTRA,
    AT_GAVE_POISON,
    AT_POWER_NEXT,
    AT_REMOVED_CARD,
    AT_STACKS,
)
from orcs.modules.bonus import NAMES as BONUSES
from orcs.text import Words
from orcs.text.messages import SOURCE
from orcs.text.options import refusal_fields
from tests.modules.marsh import marsh, quake
from tests.modules.test_bonus import hunt, strike
from tests.support.fluent import read_messages
from tests.support.scene import Scene


def told(scene: Scene, pick: str) -> str:
    """Why blue cannot pick something, in words."""
    fields = refusal_fields(scene.game.refusal(pick, 0))
    return Words("en", scene.game.edition, scene.game.setup.colours).say(str(fields.pop("say")), **fields)


def duel() -> Scene:
    """Blue on path 1 with a Zap and a poison card; a goblin there, an orc on path 3 before red."""
    scene = Scene(["blue", "red"])
    scene.hand("blue", "zap", "poison")
    scene.creature("goblin", "1.outer")
    scene.creature("orc", "3.outer")
    return scene


@pytest.mark.parametrize(
    ("pick", "expected"),
    [
        ("cast:fireball", "That card is not in your hand."),
        ("cast:poison", "Poison cannot be cast."),
        ("teleport:1", "Your mage is already there."),
        ("teleport:3", "Red’s mage stands there"),
        ("remove:zap", "Defeat two of this type to gain it: Lava Golem."),
        ("poison:2", "Defeat two of this type to gain it: Chief."),
        ("end", "You still have 2 actions."),
        ("line:1", "That is not an action."),
        ("target:1.outer.1", "First cast a spell. Then you choose what it hits or moves."),
        ("prey:1.outer", "First cast a spell."),
        ("reveal:2", "Markers are revealed at the start of a turn. Now take your actions."),
        ("learn:fireball", "To learn this card, cast a Spell Book or Wisdom on its own."),
    ],
)
def test_an_action_that_is_not_open(pick: str, expected: str) -> None:
    assert expected in told(duel(), pick)


def test_a_spell_without_power_differs_from_one_without_a_target() -> None:
    scene = duel()
    scene.hand("blue", "earthquake", "fireball")
    assert told(scene, "cast:fireball") == "Your hand cannot pay for this spell: it takes more cards of its type."
    scene.mage("blue", 5)
    assert told(scene, "cast:zap") == "Nothing is in reach for this spell. Teleport first, or bring something closer."
    scene.fate("strong_no_teleport")
    assert told(scene, "cast:zap").endswith("and the fate card forbids teleportation this round.")


def test_learning_is_refused_by_the_fate_card_if_it_forbids_it() -> None:
    scene = duel()
    scene.fate("weak_no_learning")
    assert told(scene, "learn:fireball") == "The fate card forbids learning this round."


def test_a_spell_that_moves_a_creature_asks_for_the_creature_then_for_its_place() -> None:
    scene = duel()
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:1")
    assert told(scene, "teleport:2") == "First choose the creature that the spell moves."
    assert told(scene, "prey:1.outer") == "Toadlings never move. Choose a creature."
    scene.play("target:1.outer.1")
    assert told(scene, "target:1.outer.1").startswith("Both creatures are on the same section.")
    assert told(scene, "cast:smash") == "First choose the creature that the spell moves."
    scene = duel()
    scene.hand("blue", "switch", "smash")
    scene.cast("switch", "line:2", adding=["smash"])
    scene.play("target:3.outer.1")
    assert told(scene, "teleport:2") == "First choose the section that the creature goes to."


def test_skills_are_used_once_a_turn() -> None:
    scene = duel()
    scene.skill("blue", "remove_card")
    scene.skill("blue", "poison")
    assert told(scene, "remove:fireball") == "That card is not in your hand."
    assert told(scene, "poison:1") == "Choose a rival at this table."
    scene.state.cells[AT_REMOVED_CARD] = scene.state.cells[AT_GAVE_POISON] = 1
    assert told(scene, "remove:zap") == "You have already removed a card this turn. You can remove another next turn."
    assert told(scene, "poison:2") == "You have already given poison this turn. You can give more next turn."
    scene.state.cells[AT_GAVE_POISON] = 0
    scene.poison_pile(0)
    assert told(scene, "poison:2") == "There is no poison left to give."


def test_nothing_is_a_reason_for_a_pick_that_is_open() -> None:
    assert refusal_fields(duel().game.refusal("cast:zap", 0)) == {}


def test_an_unknown_pick_gets_the_reason_of_the_decision() -> None:
    assert refusal_fields(duel().game.refusal("dance", 0)) == {"say": "refusal-T3"}


def test_casting_names_what_is_wrong_with_each_step() -> None:
    scene = duel()
    scene.hand("blue", "zap", "smash", "replenish", "poison")
    scene.play("cast:zap")
    assert told(scene, "add:smash").startswith("Smash adds no power of this type, and no effect.")
    assert told(scene, "add:fireball") == "That card is not in your hand."
    assert told(scene, "add:poison") == "Poison cannot be added to a spell."
    assert told(scene, "pass") == "Add a card from your hand, or add nothing more."
    scene.play("add:replenish")
    assert told(scene, "draw") == "When added, Replenish does not let you draw a card."
    assert told(scene, "pass") == "First decide about the effect of Replenish: use it, or don’t."
    scene.play("skip", "done")
    assert told(scene, "line:3") == "This line costs 3 power, and the spell has 2. Add more cards next time."
    assert told(scene, "skip").startswith("An attack that can be carried out must be.")
    scene.play("line:2")
    assert told(scene, "target:3.outer.1").startswith("This spell reaches only your own path.")
    assert told(scene, "target:1.inner.1") == "There is nothing there to hit. Choose another target."
    assert told(scene, "pass") == "Choose a target for the spell first."


def test_an_effect_is_used_once_and_only_if_the_card_has_it() -> None:
    scene = duel()
    scene.hand("blue", "zap", "wisdom", "switch")
    scene.draw_pile("blue", "smash", "smash")
    scene.play("cast:zap", "add:wisdom", "teleport:2")
    assert told(scene, "teleport:4") == "You have already teleported with Wisdom."
    scene.play("skip", "add:switch")
    assert told(scene, "teleport:4") == "When added, Switch does not let you teleport."
    scene = duel()
    scene.hand("blue", "zap", "wisdom")
    scene.draw_pile("blue", "smash", "smash")
    scene.play("cast:zap", "add:wisdom", "draw", "card:smash")
    assert told(scene, "draw") == "You have already drawn a card with Wisdom."
    scene = duel()
    scene.hand("blue", "zap", "wisdom")
    scene.play("cast:zap", "add:wisdom")
    assert told(scene, "draw") == "You have no card left to draw."


def test_a_marker_is_refused_for_the_own_path_or_an_empty_stack() -> None:
    game = Game.new(2, seed=1, start=0)
    words = Words("en", game.edition, game.setup.colours)
    game.state.cells[AT_STACKS + 1] = 0
    for pick, expected in (("reveal:1", "Your mage stands on path 1."), ("reveal:2", "Path 2 has no markers left.")):
        fields = refusal_fields(game.refusal(pick, 0))
        assert words.say(str(fields.pop("say")), **fields).startswith(expected)


def test_a_toadling_that_is_not_there_or_of_no_use() -> None:
    scene = Scene(["blue", "red"], modules=["reinforcement"])
    scene.toadlings("blue", draw=1)
    assert told(scene, "use:draw") == "You have no card left to draw."
    assert told(scene, "use:life") == "You have no such toadling."


def test_every_reason_in_the_files_is_one_that_is_given() -> None:
    rules = [path for part in ("engine", "modules") for path in (Path(orcs.__file__).parent / part).rglob("*.py")]
    source = " ".join(path.read_text("utf-8") for path in rules)
    useless = {f"useless_{kind}" for kind in (*TOADLING_IDS, *BONUSES)}
    given = set(re.findall(r'"(\w+)"', source)) | useless | set(HOUSE_RULES)
    for name in read_messages(SOURCE):
        if name.startswith("refusal-") and name.count("-") == 2:
            assert name.rpartition("-")[2] in given, name


def test_house_rules_have_reasons_of_their_own() -> None:
    scene = Scene(["blue", "red"], house_rules=["dearest_line", "strict_enhancement"])
    scene.hand("blue", "fireball", "fire_spark", "smash")
    scene.creature("goblin", "1.outer")
    scene.play("cast:fireball")
    assert told(scene, "done").startswith("By your house rule this spell needs another card")
    scene.play("add:fire_spark")
    assert told(scene, "add:smash").startswith("Smash adds no power")
    scene = Scene(["blue", "red"], house_rules=["strict_enhancement"])
    scene.hand("blue", "fireball", "smash")
    scene.creature("goblin", "1.outer")
    scene.state.cells[AT_POWER_NEXT] = 1
    assert told(scene, "cast:fireball").startswith("By your house rule this attack spell needs another card")
    scene = Scene(["blue", "red"], house_rules=["dearest_line"])
    scene.hand("blue", "zap", "book_earth_lightning")
    scene.creature("goblin", "1.outer")
    scene.play("cast:zap", "add:book_earth_lightning", "done")
    assert told(scene, "line:1").startswith("By your house rule you must choose the most expensive line")


def test_a_player_who_must_discard_or_name_a_rival_is_told_so() -> None:
    scene = Scene(["blue", "red"])
    scene.hand("blue", "voodoo", "fire_spark")
    scene.hand("red", "zap", "smash", "wisdom", "switch")
    scene.cast("voodoo", "line:1")
    assert told(scene, "rival:1") == "The player whose turn it is never discards. Choose a rival."
    assert told(scene, "pass") == "Choose a rival with more than three cards in hand."
    scene.play("rival:2")
    words = Words("en", scene.game.edition, scene.game.setup.colours)
    for pick, expected in (("discard:fireball", "not in your hand"), ("pass", "First choose a card from your hand")):
        fields = refusal_fields(scene.game.refusal(pick, 1))
        assert expected in words.say(str(fields.pop("say")), **fields)


def test_a_spell_must_be_applied_before_anything_else() -> None:
    scene = duel()
    scene.play("cast:zap", "done")
    assert told(scene, "pass") == "First choose what the spell does."


def test_a_bonus_that_is_not_due_or_of_no_use() -> None:
    scene = marsh("bonus", house_rules=["reinforcement_bonuses"])
    scene.creature("breeding_toad", "1.inner", damage=1)
    scene.creature("bomber", "1.inner", damage=2)
    quake(scene)
    assert scene.options() == ["bonus:toadling", "skip"]
    assert told(scene, "bonus:blast") == "Nothing is left on that section for the blast to hit."
    assert told(scene, "bonus:draw") == "You have not defeated a creature that gives this bonus."
    assert told(scene, "pass") == "First take a bonus, or decline."
    scene = marsh("bonus", house_rules=["reinforcement_bonuses"])
    scene.creature("breeding_toad", "1.inner", damage=1)
    quake(scene)
    assert told(scene, "bonus:blast") == "You have not defeated a creature that gives this bonus."


def test_a_bonus_says_what_makes_it_useless() -> None:
    scene = hunt("orc_rider", "lava_golem", "chief", "goblin_shaman")
    scene.draw_pile("blue", "zap")
    scene.state.cells[AT_ACTIONS_DONE] = 9
    scene.state.cells[AT_ACTIONS_EXTRA] = 8
    strike(scene)
    assert scene.options() == ["bonus:draw", "skip"]
    assert told(scene, "bonus:discard") == "No rival has more than three cards in hand."
    assert told(scene, "bonus:action") == "You have reached the limit of ten actions in a turn."
    assert told(scene, "bonus:power").startswith("You have reached the limit of ten actions in a turn, so no spell")
    scene = hunt("chief", "goblin_shaman")
    strike(scene)
    assert told(scene, "bonus:draw") == "You have no card left to draw."
