"""The turn: T1 to T7."""

from orcs.engine.fields import AT_ACTIONS_DONE, AT_ACTIONS_EXTRA, AT_POISON_PILE, AT_POWER_NEXT, AT_STACKS
from tests.support.scene import Scene

# T1


def test_T1_every_path_without_a_creature_gets_one_marker_in_path_order() -> None:
    scene = Scene()
    scene.stacks(3, 3, 3, 3, 3, 3)
    scene.markers(orc=18)
    scene.creature("goblin", "2.inner")
    scene.creature("goblin", "5.outer")
    scene.turn("blue", at="beginning")
    told = scene.play("marker:orc", "marker:orc", "marker:orc", "marker:orc")
    assert [event["path"] for event in told if event["event"] == "creature_entered"] == [1, 3, 4, 6]
    assert scene.at("1.outer") == scene.at("3.outer") == scene.at("4.outer") == scene.at("6.outer") == ["orc"]
    assert scene.asked == "ChooseReveal"
    assert scene.state.values("stacks") == [2, 3, 2, 2, 3, 2]


def test_T1_a_path_without_markers_stays_empty() -> None:
    scene = Scene()
    scene.stacks(0, 2)
    scene.markers(chief=2)
    scene.turn("green", at="beginning")
    scene.play("marker:chief")
    assert scene.board() == {"2.outer": ["chief"]}


def test_T1_one_marker_a_path_even_if_its_creature_runs_into_the_tower() -> None:
    scene = Scene(modules={"terrain": 9})
    for section in ("outer", "middle", "inner"):
        scene.terrain("road", f"1.{section}")
    scene.stacks(3)
    scene.markers(orc=3)
    scene.turn("blue", at="beginning")
    scene.play("marker:orc")
    assert scene.happened("tower_reached", path=1) == 1
    assert scene.asked == "ChooseAction"
    assert scene.state.cells[AT_STACKS + 0] == 2


def test_T1_chance_shows_any_hidden_marker() -> None:
    scene = Scene()
    scene.stacks(4)
    scene.markers(orc=1, chief=3)
    scene.turn("blue", at="beginning")
    assert scene.odds() == {"marker:orc": 1, "marker:chief": 3}


# T2


def test_T2_the_player_must_reveal_a_marker_on_another_path() -> None:
    scene = Scene()
    scene.stacks(2, 2, 0, 2, 2, 2)
    scene.markers(orc=10)
    scene.turn("blue", at="reveal")
    assert scene.options() == ["reveal:2", "reveal:4", "reveal:5", "reveal:6"]
    scene.play("reveal:4", "marker:orc")
    assert scene.at("4.outer") == ["orc"]
    assert scene.state.cells[AT_STACKS + 3] == 1
    assert scene.asked == "ChooseAction"


def test_T2_another_mages_path_may_be_chosen() -> None:
    scene = Scene()
    scene.stacks(0, 1)
    scene.markers(orc=1)
    scene.turn("blue", at="reveal")
    scene.play("reveal:2", "marker:orc")
    assert scene.at("2.outer") == ["orc"]


def test_T2_it_comes_after_the_empty_paths_were_filled() -> None:
    scene = Scene()
    scene.stacks(0, 1, 1)
    scene.markers(orc=2)
    scene.creature("orc", "3.outer")
    scene.turn("blue", at="beginning")
    scene.play("marker:orc")
    assert scene.options() == ["reveal:3"]


def test_T2_it_is_skipped_where_only_the_own_path_has_markers() -> None:
    scene = Scene()
    scene.stacks(5)
    scene.markers(orc=5)
    scene.turn("blue", at="reveal")
    assert scene.asked == "ChooseAction"


# T3


def test_T3_a_player_has_two_actions() -> None:
    scene = Scene()
    scene.play("teleport:3")
    assert scene.actor == "blue"
    scene.play("teleport:4")
    assert scene.actor == "green"


def test_T3_three_with_extra_action() -> None:
    scene = Scene()
    scene.skill("blue", "extra_action")
    scene.play("teleport:3", "teleport:4")
    assert scene.actor == "blue"
    scene.play("teleport:5")
    assert scene.actor == "green"


def test_T3_each_action_is_a_teleport_a_cast_a_pass_or_an_action_of_a_skill() -> None:
    scene = Scene()
    scene.skill("blue", "remove_card", "poison")
    scene.hand("blue", "zap")
    scene.creature("orc", "1.outer")
    words = {option.split(":")[0] for option in scene.options()}
    assert words == {"teleport", "cast", "pass", "remove", "poison"}


def test_T3_extra_action_gained_by_the_last_action_counts_at_once() -> None:
    scene = Scene()
    scene.skulls("blue", orc=1)
    scene.creature("orc", "1.outer", damage=1)
    scene.hand("blue", "zap")
    scene.state.cells[AT_ACTIONS_DONE] = 1
    scene.cast("zap", "line:1", "target:1.outer.1")
    assert (scene.actor, scene.asked) == ("blue", "ChooseAction")


def test_T3_after_the_tenth_action_none_is_left() -> None:
    scene = Scene()
    scene.skill("blue", "extra_action")
    scene.state.cells[AT_ACTIONS_EXTRA] = 20
    spaces = [3, 4] * 5
    for number, space in enumerate(spaces, 1):
        assert scene.actor == "blue", number
        scene.play(f"teleport:{space}")
    assert scene.actor == "green"


def test_T3_what_the_tenth_action_gives_is_not_played() -> None:
    scene = Scene()
    scene.state.cells[AT_ACTIONS_DONE] = 9
    scene.state.cells[AT_ACTIONS_EXTRA] = 8
    scene.hand("blue", "replenish", "zap")
    scene.cast("replenish", "line:2", adding=["zap"])
    assert scene.happened("action_gained") == 1
    assert scene.asked == "DrawCards"
    scene.play("card:replenish", "card:zap")
    assert scene.actor == "green"


def test_T3_a_pass_is_no_action() -> None:
    scene = Scene()
    scene.state.cells[AT_ACTIONS_DONE] = 9
    scene.state.cells[AT_ACTIONS_EXTRA] = 8
    scene.turn("blue")
    scene.play("pass")
    assert scene.happened("passed", seat="blue") == 1
    assert scene.actor == "green"


def test_T3_the_phase_ends_by_itself_with_no_action_left() -> None:
    scene = Scene()
    scene.play("teleport:3", "teleport:4")
    assert scene.happened("passed") == 0
    assert scene.happened("turn_ended", seat="blue") == 1


def test_T3_with_a_usable_toadling_the_phase_ends_when_the_player_says_so() -> None:
    scene = Scene(modules=["reinforcement"])
    scene.toadlings("blue", action=1)
    scene.play("teleport:3", "teleport:4")
    assert scene.options() == ["use:action", "end"]
    scene.play("end")
    assert scene.actor == "green"


def test_T3_a_toadling_that_cannot_be_used_does_not_keep_the_phase_open() -> None:
    scene = Scene(modules=["reinforcement"])
    scene.toadlings("blue", draw=1, life=1)
    scene.play("teleport:3", "teleport:4")
    assert scene.actor == "green"


def test_T3_where_undo_is_allowed_the_phase_ends_when_the_player_says_so() -> None:
    scene = Scene(undo=True)
    scene.play("teleport:3", "teleport:4")
    assert scene.options() == ["end"]
    scene.play("end")
    assert scene.actor == "green"


def test_T3_while_actions_are_left_one_passes_and_does_not_end() -> None:
    scene = Scene(undo=True)
    assert "end" not in scene.options()
    assert scene.why_not("end") == "T3"


# T4, T5


def test_T4_to_any_unoccupied_tower_space() -> None:
    scene = Scene(3)
    assert scene.options("teleport") == ["4", "5", "6"]
    scene.play("teleport:6")
    assert scene.mage_of("blue") == 6
    assert scene.options("teleport") == ["1", "4", "5"]


def test_T5_a_pass_ends_the_action_phase() -> None:
    scene = Scene()
    scene.play("pass")
    assert scene.actor == "green"


def test_T5_unused_spell_power_is_lost() -> None:
    scene = Scene(modules=["bonus"])
    scene.state.cells[AT_POWER_NEXT] = 2
    scene.play("pass")
    assert scene.state.cells[AT_POWER_NEXT] == 0


def test_T5_unused_spell_power_is_no_ones_in_the_next_turn() -> None:
    scene = Scene(modules=["bonus"])
    scene.state.cells[AT_POWER_NEXT] = 2
    scene.hand("green", "fireball")
    scene.creature("orc", "2.outer")
    scene.play("pass")
    assert scene.options("cast") == []


# T6, T7


def test_T6_a_hand_card_goes_to_the_box() -> None:
    scene = Scene()
    scene.skill("blue", "remove_card")
    scene.hand("blue", "zap", "smash", "smash")
    assert scene.options("remove") == ["smash", "zap"]
    scene.play("remove:smash")
    assert scene.hand_of("blue") == ["smash", "zap"]
    assert scene.removed() == ["smash"]
    assert scene.discard_pile_of("blue") == []


def test_T6_poison_may_be_removed_too() -> None:
    scene = Scene()
    scene.skill("blue", "remove_card")
    scene.hand("blue", "poison")
    scene.poison_pile(3)
    scene.play("remove:poison")
    assert scene.removed() == ["poison"]
    assert scene.state.cells[AT_POISON_PILE] == 3


def test_T6_it_is_an_action() -> None:
    scene = Scene()
    scene.skill("blue", "remove_card")
    scene.hand("blue", "smash")
    scene.play("remove:smash", "teleport:4")
    assert scene.actor == "green"


def test_T6_once_per_turn() -> None:
    scene = Scene()
    scene.skill("blue", "remove_card")
    scene.hand("blue", "smash", "zap")
    scene.play("remove:smash")
    assert scene.options("remove") == []
    assert scene.why_not("remove:zap") == "T6"


def test_T6_again_in_the_next_turn() -> None:
    scene = Scene()
    for colour in ("blue", "green"):
        scene.skill(colour, "remove_card")
        scene.hand(colour, "smash")
    scene.play("remove:smash", "pass")
    assert scene.options("remove") == ["smash"]


def test_T6_only_with_the_skill_and_a_card() -> None:
    scene = Scene()
    scene.hand("blue", "smash")
    assert scene.options("remove") == []
    scene = Scene()
    scene.skill("blue", "remove_card")
    assert scene.options("remove") == []


def test_T7_a_poison_card_goes_to_a_rivals_discard_pile() -> None:
    scene = Scene(3)
    scene.skill("blue", "poison")
    assert scene.options("poison") == ["2", "3"]
    scene.play("poison:3")
    assert scene.discard_pile_of("red") == ["poison"]
    assert scene.discard_pile_of("green") == scene.discard_pile_of("blue") == []
    assert scene.state.cells[AT_POISON_PILE] == 13
    assert scene.happened("poison_given", seat="blue", rival="red") == 1


def test_T7_it_is_an_action_once_per_turn() -> None:
    scene = Scene(3)
    scene.skill("blue", "poison")
    scene.play("poison:2")
    assert scene.options("poison") == []
    scene.play("teleport:4")
    assert scene.actor == "green"


def test_T7_again_in_the_next_turn() -> None:
    scene = Scene()
    scene.skill("blue", "poison")
    scene.skill("green", "poison")
    scene.play("poison:2", "pass")
    assert scene.options("poison") == ["1"]


def test_T7_while_the_pile_lasts() -> None:
    scene = Scene()
    scene.skill("blue", "poison")
    scene.poison_pile(0)
    assert scene.options("poison") == []
    assert scene.why_not("poison:2") == "T7"


def test_T7_only_with_the_skill() -> None:
    assert Scene().options("poison") == []
