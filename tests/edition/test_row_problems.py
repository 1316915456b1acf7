"""Whatever is wrong with a row is reported with the file, the row and the cause."""

import pytest

from orcs.edition import check_text
from tests.edition.overrides import changed, problems

pytestmark = pytest.mark.outside

LINE = 'lines = [{ cost = 1, verb = "strike_one", amount = 1 }]'

WORD_PROBLEMS = [
    ("creature", "orc", 'category = "tiny"', 'unknown category "tiny", expected one of: weak, strong, brute'),
    ("creature", "orc", 'skill = "fly"', 'unknown skill "fly", expected one of: draw_one_more, extra_action'),
    ("creature", "orc", 'bonus = "gold"', 'unknown bonus "gold", expected one of: none, draw'),
    ("reinforcement", "bomber", 'bonus = "draw"', 'unknown bonus "draw", expected one of: none'),
    (
        "reinforcement",
        "bomber",
        'on_defeat = "boom"',
        'unknown on_defeat "boom", expected one of: none, toad',
    ),
    ("spell", "zap", 'pile = "heap"', 'unknown pile "heap", expected one of: attack, support, start, poison'),
    ("spell", "zap", 'category = "trick"', 'unknown category "trick", expected one of: attack, lore'),
    ("spell", "zap", 'magic = ["air"]', 'unknown word "air" in magic, expected a list of: earth, lightning'),
    (
        "spell",
        "switch",
        'enhancement = ["fly"]',
        'unknown word "fly" in enhancement, expected a list of: tele',
    ),
    ("fate", "weak", 'rule = "rain"', 'unknown rule "rain", expected one of: none, life, no_learning'),
    ("fate", "weak", 'categories = ["tiny"]', 'unknown word "tiny" in categories, expected a list of: weak'),
    ("fate", "weak", 'mark = "sure"', 'unknown mark "sure", expected one of: printed, owner, found'),
    ("new_fate", "paths_all_inner", 'rule = "rain"', 'unknown rule "rain", expected one of: none, life'),
    (
        "new_fate",
        "paths_all_inner",
        'sections = ["top"]',
        'unknown word "top" in sections, expected a list of',
    ),
    ("mission", "sets", 'verb = "win"', 'unknown verb "win", expected one of: groups_of_category'),
    (
        "mission",
        "brutes",
        'category = "tiny"',
        'unknown category "tiny", expected one of: weak, strong, brute',
    ),
    (
        "terrain",
        "road_inner",
        'kind = "swamp"',
        'unknown kind "swamp", expected one of: tendrils, stone_field',
    ),
    (
        "terrain",
        "road_inner",
        'section = "top"',
        'unknown section "top", expected one of: inner, middle, outer',
    ),
]

VALUE_PROBLEMS = [
    ("creature", "orc", "life = 1", "life must be a whole number from 2 to 9, not 1"),
    ("creature", "orc", "life = 10", "life must be a whole number from 2 to 9, not 10"),
    ("creature", "orc", 'life = "two"', 'life must be a whole number from 2 to 9, not "two"'),
    ("creature", "orc", "life = true", "life must be a whole number from 2 to 9, not true"),
    ("creature", "orc", "life = 2.0", "life must be a whole number from 2 to 9, not 2.0"),
    (
        "creature",
        "orc",
        "life = 0x" + "f" * 5000,
        "life must be a whole number from 2 to 9, not a huge number",
    ),
    ("creature", "orc", "skill = 3", "skill must be one of: draw_one_more, extra_action"),
    ("creature", "orc", "track = []", "track must be a list of 1 to 8 whole numbers from 1 to 99, not []"),
    ("creature", "orc", "track = 3", "track must be a list of 1 to 8 whole numbers from 1 to 99, not 3"),
    (
        "creature",
        "orc",
        "track = [9, 8, 7, 6, 5, 4, 3, 2, 1]",
        "track must be a list of 1 to 8 whole numbers",
    ),
    ("creature", "orc", "track = [2, 1, 0]", "track must be a list of 1 to 8 whole numbers from 1 to 99"),
    ("creature", "orc", "track = [1, 2, 3]", "track must fall from value to value, not [1, 2, 3]"),
    ("creature", "orc", "track = [2, 2, 1]", "track must fall from value to value, not [2, 2, 1]"),
    ("creature", "orc", "numbered = [3]", "numbered must be a list of 2 whole numbers from 0 to 99, not [3]"),
    ("creature", "orc", "numbered = [9, 9]", "numbered must not exceed tokens (16), but adds up to 18"),
    ("creature", "orc", "marks = 3", "marks must be a table with a mark for each of: category, tokens"),
    ("reinforcement", "bomber", "life = 1", "life must be a whole number from 2 to 9, not 1"),
    ("spell", "zap", "copies = -1", "copies must be a whole number from 0 to 99, not -1"),
    ("spell", "zap", 'magic = "fire"', 'magic must be a list of: earth, lightning, water, fire, not "fire"'),
    ("spell", "zap", "magic = [1]", "magic must be a list of: earth, lightning, water, fire, not [1]"),
    (
        "spell",
        "zap",
        'magic = ["fire", "fire"]',
        "magic must be a list of: earth, lightning, water, fire, each at",
    ),
    ("spell", "zap", "lines = 3", "lines must be a list of tables, not 3"),
    ("spell", "zap", "lines = [[1]]", "lines must be a list of tables, not [a list]"),
    ("fate", "weak", 'rule = ["life", "rain"]', 'unknown word "rain" in rule, expected a list of: life, no_learning'),
    ("fate", "weak", 'rule = ["life", "none"]', 'unknown word "none" in rule, expected a list of: life, no_learning'),
    ("fate", "weak", 'rule = ["life", "life"]', "rule must be a list of: life, no_learning"),
    ("fate", "weak", 'rule = ["life", "exchange", "no_skills"]', "rule must name at most 2 special rules, not"),
    ("fate", "weak", "rule = 3", "rule must be one of: none, life"),
    ("spell", "wisdom", "points = 10", "points must be a whole number from -9 to 9, not 10"),
    (
        "new_fate",
        "paths_all_inner",
        "paths = [0]",
        "paths must be a list of 0 to 6 whole numbers from 1 to 6",
    ),
    ("new_fate", "paths_all_inner", "paths = [2, 2]", "paths must be different paths, not [2, 2]"),
    ("new_fate", "paths_all_inner", "sections = []", "paths and sections must both name what moves, or both be []"),
    ("new_fate", "paths_all_inner", "paths = []", "paths and sections must both name what moves, or both be []"),
    ("mission", "sets", "points = 0", "points must be a whole number from 1 to 9, not 0"),
    ("mission", "fours", "size = 0", "size must be a whole number from 1 to 9, not 0"),
    ("toadling", "draw", "copies = -3", "copies must be a whole number from 0 to 99, not -3"),
    ("fate", "weak", 'remove = "yes"', 'remove must be true or false, not "yes"'),
    (
        "fate",
        "weak",
        "remove = true\ncopies = 2",
        'remove = true must come without other fields, not with ["copies',
    ),
    ("fate", "wek", "remove = true", "there is no such row to remove, expected one of: weak, weak_life"),
]

CARD_PROBLEMS = [
    ("zap", "lines = []", "lines of a card that is not lore must be 1 to 3, not 0"),
    (
        "zap",
        'magic = ["fire", "water"]',
        'magic of a card with lines must name exactly one type, not ["fire", ',
    ),
    ("zap", "magic = []", "magic of a card with lines must name exactly one type, not []"),
    ("wisdom", "magic = []", "magic of a lore card must name at least one of: earth, lightning, water, fire"),
    ("wisdom", LINE, "lines of a lore card must be none, not 1"),
    ("fireball", 'category = "lore"\nlines = []', 'category in pile attack must be attack, not "lore"'),
    (
        "switch",
        f'category = "attack"\n{LINE}',
        'category in pile support must be lore, support, not "attack"',
    ),
    ("switch", LINE, "verb of support lines must be one of: swap, put, forward, draw"),
    ("zap", 'lines = [{ cost = 1, verb = "swap" }]', "verb of attack lines must be one of: strike_one"),
    ("zap", 'pile = "poison"', "poison must be the id, pile and category of one card, and of no other"),
    ("zap", 'category = "poison"', "poison must be the id, pile and category of one card, and of no other"),
    ("poison", 'pile = "start"', "poison must be the id, pile and category of one card, and of no other"),
    ("poison", 'magic = ["fire"]', "a poison card must have no magic, no lines and no enhancement"),
]

LINE_PROBLEMS = [
    (
        "zap",
        '{ cost = 1, verb = "kick" }',
        'unknown verb "kick", expected one of: strike_one, strike_anywhere',
    ),
    (
        "zap",
        '{ cost = 0, verb = "strike_one", amount = 1 }',
        "cost must be a whole number from 1 to 9, not 0",
    ),
    (
        "zap",
        '{ cost = 1, verb = "strike_one", amount = 0 }',
        "amount must be a whole number from 1 to 9, not 0",
    ),
    ("zap", '{ cost = 1, verb = "strike_one" }', "missing field amount, expected a whole number from 1 to 9"),
    ("zap", '{ cost = 1, verb = "strike_one", amount = 1, actions = 1 }', 'unknown field "actions"'),
    (
        "zap",
        '{ cost = 1, verb = "strike_one", amount = 1, mark = "sure" }',
        'unknown mark "sure", expected one of',
    ),
    (
        "switch",
        '{ cost = 1, verb = "forward", amount = 3 }',
        "amount must be a whole number from 1 to 2, not 3",
    ),
    (
        "switch",
        '{ cost = 1, verb = "swap", amount = 2 }',
        'unknown field "amount", expected one of: cost, verb',
    ),
    (
        "switch",
        '{ cost = 1, verb = "swap", actions = 2 }',
        "actions must be a whole number from 0 to 1, not 2",
    ),
]


@pytest.mark.parametrize(("table", "row", "fields", "cause"), WORD_PROBLEMS + VALUE_PROBLEMS)
def test_a_wrong_field_is_named_with_its_row_and_what_was_expected(
    table: str, row: str, fields: str, cause: str
) -> None:
    found = problems(changed(table, row, fields))
    assert len(found) == 1
    assert found[0].startswith(f"my.toml: {table} {row}: {cause}")


@pytest.mark.parametrize(("row", "fields", "cause"), CARD_PROBLEMS)
def test_the_fields_of_a_card_must_fit_each_other(row: str, fields: str, cause: str) -> None:
    assert f"my.toml: spell {row}: {cause}" in "\n".join(problems(changed("spell", row, fields)))


@pytest.mark.parametrize(("row", "line", "cause"), LINE_PROBLEMS)
def test_a_wrong_line_is_named_by_its_number(row: str, line: str, cause: str) -> None:
    found = problems(changed("spell", row, f"lines = [{line}]"))
    assert len(found) == 1
    assert found[0].startswith(f"my.toml: spell {row}, line 1: {cause}")


def test_costs_must_rise_from_line_to_line() -> None:
    lines = '{ cost = 2, verb = "swap" }, { cost = 2, verb = "put" }'
    expected = "my.toml: spell switch: costs must rise from line to line, not [2, 2]"
    assert problems(changed("spell", "switch", f"lines = [{lines}]")) == [expected]


def test_a_card_has_three_lines_at_most() -> None:
    lines = ", ".join(f'{{ cost = {cost}, verb = "swap" }}' for cost in range(1, 5))
    expected = "my.toml: spell switch: lines of a card that is not lore must be 1 to 3, not 4"
    assert problems(changed("spell", "switch", f"lines = [{lines}]")) == [expected]


def test_an_unknown_field_is_named_beside_the_known_ones() -> None:
    expected = 'my.toml: toadling draw: unknown field "copy", expected one of: id, copies, mark'
    assert problems(changed("toadling", "draw", "copy = 3")) == [expected]


def test_a_field_that_the_verb_does_not_use_is_unknown() -> None:
    expected = 'my.toml: mission sets: unknown field "size", expected one of: verb, id, points, mark'
    assert problems(changed("mission", "sets", "size = 3")) == [expected]


def test_a_mission_must_say_what_its_verb_needs() -> None:
    found = problems(changed("mission", "sets", 'verb = "groups_of_category"'))
    assert found == [
        "my.toml: mission sets: missing field category, expected one of: weak, strong, brute",
        "my.toml: mission sets: missing field size, expected a whole number from 1 to 9",
    ]


def test_a_new_row_must_be_complete() -> None:
    found = problems(changed("fate", "calm", 'categories = ["weak"]'))
    assert [line.split(", expected")[0] for line in found] == [
        "my.toml: fate calm: missing field rule",
        "my.toml: fate calm: missing field copies",
    ]


def test_every_field_that_a_new_row_lacks_is_named() -> None:
    found = problems(changed("new_fate", "calm", ""))
    assert found[0] == (
        "my.toml: new_fate calm: missing field paths, expected a list of 0 to 6 whole numbers from 1 to 6"
    )
    assert [line.split(", expected")[0].split()[-1] for line in found] == ["paths", "sections", "rule", "copies"]


def test_a_new_card_must_be_complete_too() -> None:
    found = problems(changed("spell", "mist", 'pile = "support"\ncategory = "lore"\nmagic = ["water"]'))
    assert [line.split(", expected")[0] for line in found] == [
        "my.toml: spell mist: missing field lines",
        "my.toml: spell mist: missing field copies",
        "my.toml: spell mist: missing field enhancement",
    ]


def test_an_unknown_mark_and_an_unknown_marked_field_are_named() -> None:
    found = problems(changed("creature", "orc", 'marks = { life = "sure", lfe = "printed" }'))
    assert [line.split(", expected")[0] for line in found] == [
        'my.toml: creature orc, marks: unknown mark of life "sure"',
        'my.toml: creature orc, marks: unknown field "lfe"',
    ]


ODD_VALUES = [
    "-1",
    "0",
    "7",
    "1e400",
    "nan",
    "true",
    '""',
    '"x"',
    "[]",
    "[1]",
    "[[]]",
    '["x"]',
    "{}",
    "1979-05-27",
]


@pytest.mark.parametrize(
    "row",
    [
        ("creature", "goblin", "category tokens life track skill bonus numbered marks"),
        ("reinforcement", "bomber", "category tokens life bonus on_defeat marks"),
        ("spell", "zap", "pile copies category magic lines enhancement marks"),
        ("fate", "weak", "categories rule copies mark"),
        ("new_fate", "paths_all_inner", "paths sections rule copies mark"),
        ("mission", "weak_pairs", "verb category size points mark"),
        ("terrain", "road_inner", "kind section mark"),
        ("toadling", "draw", "copies mark remove"),
    ],
)
def test_an_odd_value_is_a_problem_of_its_table_and_never_anything_worse(row: tuple[str, str, str]) -> None:
    table, name, fields = row
    for field in fields.split():
        for value in ODD_VALUES:
            for problem in check_text(changed(table, name, f"{field} = {value}"), "my.toml"):
                assert problem.file == "my.toml"
                assert problem.row.startswith(table)
