"""Tables with the creatures of Reinforcement."""

from collections.abc import Sequence

from tests.support.scene import Scene

ALL = {"croco_flyer": "goblin", "breeding_toad": "goblin_shaman", "bomber": "lava_golem"}


def marsh(*modules: str, players: int = 2, house_rules: Sequence[str] = ()) -> Scene:
    """All three new creatures: the croco flyer for the goblin, the toad for the shaman, the bomber for the golem."""
    return Scene(players, modules={"reinforcement": ALL, **dict.fromkeys(modules, "")}, house_rules=house_rules)


def quake(scene: Scene, section: str = "inner") -> None:
    """Blue hits everything in a section of path 1 for two."""
    scene.hand("blue", "earthquake", "smash")
    scene.cast("earthquake", "line:1", f"area:{section}", adding=["smash"])
