"""Rules from an edition, a set of modules and house rules. The order is fixed, so that any set gives the same rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orcs.edition import Edition
from orcs.edition.base import base_rules
from orcs.engine.fields import SPACE
from orcs.engine.rules import Rules
from orcs.engine.setup import Setup
from orcs.modules import bonus, missions, new_fate, reinforcement, terrain
from orcs.modules.house import TABLES, VALUES, house_rules_of

MODULES: Final[dict[str, Callable[[Rules, Edition, str], None]]] = {
    "new_fate": new_fate.join,
    "terrain": terrain.join,
    "reinforcement": reinforcement.join,
    "bonus": bonus.join,
    "missions": missions.join,
}


FIELDS: Final = [field for field in SPACE.fields if field.module]
"""What the modules above declare."""

WITH_OPTION: Final = ("terrain", "reinforcement")


KEPT: Final = 32
_composed: dict[tuple[str, str, str, bool, int | None], Rules] = {}


def composed(edition: Edition, setup: Setup) -> Rules:
    """The rules of one game, shared by all games with the same set-up. Nothing changes them once they are composed."""
    modules = " ".join([f"{name}={option}" for name, option in sorted(setup.modules.items())])
    house_rules = "edition" if setup.house_rules is None else " ".join(setup.house_rules)
    key = (edition.digest, modules, house_rules, setup.undo, setup.start)
    found = _composed.pop(key, None)
    if found is None:
        found = compose(edition, setup)
        if len(_composed) >= KEPT:
            del _composed[next(iter(_composed))]
    _composed[key] = found
    return found


def compose(edition: Edition, setup: Setup) -> Rules:
    """The rules of one game. ValueError says which module, option or house rule is unknown."""
    for name in setup.modules:
        if name not in MODULES:
            raise ValueError(f"there are the modules {', '.join(MODULES)}, not {name!r}")
    house_rules = house_rules_of(edition, setup)
    for name in house_rules:
        if name in TABLES:
            edition = TABLES[name](edition)
    rules = base_rules(edition)
    rules.house_rules = house_rules
    for name in house_rules:
        if name in VALUES:
            VALUES[name](rules)
    for name, join in MODULES.items():
        if name in setup.modules:
            if setup.modules[name] and name not in WITH_OPTION:
                raise ValueError(f"{name} takes no option, not {setup.modules[name]!r}")
            join(rules, edition, setup.modules[name])
            rules.modules.append(name)
    rules.ask_end = setup.undo
    rules.named_start = -1 if setup.start is None else setup.start
    rules.close()
    return rules
