"""Tables that do not add up, or do not fit the rules, are named with what was expected."""

from importlib import resources

import pytest

from orcs.edition.assembly import FILES, assemble
from orcs.edition.document import joined, read_document
from orcs.edition.problems import EditionProblem
from tests.edition.overrides import changed, new_rows, problems, removed

pytestmark = pytest.mark.outside

LINE = 'lines = [{ cost = 1, verb = "strike_one", amount = 1 }]'
CARD = f'pile = "attack"\ncopies = 0\ncategory = "attack"\nmagic = ["fire"]\n{LINE}\nenhancement = []'
FATE = 'categories = ["weak"]\nrule = "none"\ncopies = 0'
NEW_FATE = 'paths = [1]\nsections = ["inner"]\nrule = "none"\ncopies = 0'
TILE = 'kind = "road"\nsection = "inner"'
MISSION = 'verb = "most"\npoints = 2'

TABLE_PROBLEMS = [
    ("creature", removed("creature", "orc"), "missing id orc, expected all of: goblin, orc, goblin_shaman"),
    ("reinforcement", removed("reinforcement", "bomber"), "missing id bomber, expected all of: croco_flyer"),
    ("spell", removed("spell", "zap"), "missing id zap, expected all of: smash, zap, cold_snap"),
    ("toadling", removed("toadling", "life"), "missing id life, expected all of: draw, action, power, life"),
    (
        "creature",
        changed("creature", "orc", "tokens = 15"),
        "wrong total: tokens must be 72 (tokens in [totals])",
    ),
    (
        "spell",
        changed("spell", "zap", "copies = 2"),
        "cards in the start pile must be 8 (start in [totals]), not 9",
    ),
    ("spell", changed("spell", "fireball", "copies = 4"), "cards in the attack pile must be 20"),
    ("spell", changed("spell", "wisdom", "copies = 5"), "cards in the support pile must be 20"),
    ("spell", changed("spell", "poison", "copies = 15"), "cards in the poison pile must be 14"),
    ("fate", removed("fate", "weak"), "wrong total: cards must be 15 (fate in [totals]), not 13"),
    (
        "new_fate",
        removed("new_fate", "paths_all_inner"),
        "wrong total: cards must be 19 (new_fate in [totals])",
    ),
    ("mission", removed("mission", "sets"), "wrong total: missions must be 8 (missions in [totals]), not 7"),
    ("mission", removed("mission", "sets") + "[totals]\nmissions = 7", "rows must be 8 to 16, not 7"),
    ("mission", new_rows("mission", 9, MISSION) + "[totals]\nmissions = 17", "rows must be 8 to 16, not 17"),
    (
        "terrain",
        removed("terrain", "road_inner"),
        "wrong total: tiles must be 9 (terrain in [totals]), not 8",
    ),
    ("terrain", new_rows("terrain", 4, TILE), "tiles for the inner section must be at most 6, not 7"),
    ("terrain", removed("terrain", "road_inner") + "[totals]\nterrain = 8", "rows must be 9 to 18, not 8"),
    ("toadling", changed("toadling", "draw", "copies = 4"), "wrong total: toadlings must be 12"),
    (
        "toadling",
        changed("toadling", "draw", "copies = 2") + "[totals]\ntoadlings = 11",
        "toadlings must be at least 12, one for each toad, not 11",
    ),
    ("spell", new_rows("spell", 15, CARD), "rows must be 18 to 32, not 33"),
    ("fate", new_rows("fate", 19, FATE), "rows must be 1 to 32, not 33"),
    ("new_fate", new_rows("new_fate", 14, NEW_FATE), "rows must be 1 to 32, not 33"),
    (
        "creature",
        "[markers]\nper_path = [9, 10, 12]",
        "markers for 2 players must be 54 (6 paths of 9), not 48",
    ),
    (
        "creature",
        changed("creature", "orc", "numbered = [4, 2]"),
        "markers for 3 players must be 60 (6 paths of 10), not 61",
    ),
    (
        "creature",
        "[markers]\nper_path = [8, 10, 13]",
        "markers for 4 players must be 78 (6 paths of 13), not 72",
    ),
    (
        "creature",
        changed("creature", "orc", 'skill = "poison"'),
        "skill extra_action must belong to exactly one creature, not to 0",
    ),
    (
        "creature",
        changed("creature", "orc", 'skill = "poison"'),
        "skill poison must belong to exactly one creature, not to 2",
    ),
    ("creature", changed("creature", "orc", 'category = "brute"'), "weak rows must be 2, not 1"),
    ("reinforcement", changed("reinforcement", "bomber", 'category = "weak"'), "brute rows must be 1, not 0"),
]


@pytest.mark.parametrize(("table", "text", "cause"), TABLE_PROBLEMS)
def test_a_table_that_does_not_add_up_is_named(table: str, text: str, cause: str) -> None:
    found = problems(text)
    assert any(line.startswith(f"my.toml: {table}: ") and cause in line for line in found)


def test_a_known_row_may_not_be_misspelt_where_rows_cannot_be_added() -> None:
    for table, row in (("creature", "ork"), ("reinforcement", "toad"), ("toadling", "gold")):
        found = problems(changed(table, row, ""))
        assert len(found) == 1
        assert found[0].startswith(f"my.toml: {table} {row}: unknown id, expected one of: ")


def test_a_damaged_built_in_table_is_named_by_its_own_file() -> None:
    folder = resources.files("orcs.edition")
    texts = {name: (folder / name).read_text("utf-8") for name in dict.fromkeys(FILES.values())}
    texts["fate.toml"] = texts["fate.toml"].replace("copies = 2", "copies = 3")
    texts["toadlings.toml"] = texts["toadlings.toml"].replace('id = "life"\ncopies = 3', 'id = "life"')
    found: list[EditionProblem] = []
    document = joined([read_document(text, name, found) for name, text in texts.items()])
    assert assemble(document, None, "", found) is None
    assert [str(problem) for problem in found] == [
        "toadlings.toml: toadling life: missing field copies, expected a whole number from 0 to 99",
        "fate.toml: fate: wrong total: cards must be 15 (fate in [totals]), not 16",
    ]
