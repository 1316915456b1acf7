"""An owner's file is laid over the built-in tables, field by field."""

from pathlib import Path

import pytest

from orcs.edition import EditionError, Spell, built_in, check, check_text, load, load_text

pytestmark = pytest.mark.outside

MUD = """
[[spell]]
id = "mud"
pile = "support"
copies = 1
category = "support"
magic = ["earth"]
lines = [{ cost = 2, verb = "draw", amount = 1, actions = 1 }]
enhancement = ["draw", "teleport"]

[[spell]]
id = "switch"
copies = 3
"""


def spell(text: str, name: str) -> Spell:
    return next(row for row in load_text(text).spells if row.id == name)


def test_an_empty_file_changes_nothing_but_is_remembered() -> None:
    edition = load_text("# nothing\n")
    assert edition.override == "# nothing\n"
    assert edition.spells == built_in().spells
    assert edition.digest == built_in().digest


def test_a_file_is_loaded_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[creature]]\nid = "chief"\nlife = 6\n', encoding="utf-8")
    assert load(file).creatures[-1].life == 6
    assert load(str(file)) == load(file)
    assert load(file).override == file.read_text(encoding="utf-8")
    assert check(file) == []


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b'\xef\xbb\xbf[[reinforcement]]\r\nid = "bomber"\r\nlife = 5\r\n')
    assert load(file).reinforcements[-1].life == 5


def test_a_known_row_keeps_the_fields_that_are_not_named() -> None:
    before, after = (
        built_in().creatures[-1],
        load_text('[[creature]]\nid = "chief"\nlife = 6\n').creatures[-1],
    )
    assert after.life == 6
    assert (after.tokens, after.track, after.skill) == (before.tokens, before.track, before.skill)


def test_a_changed_field_is_marked_as_the_owners() -> None:
    marks = dict(load_text('[[creature]]\nid = "chief"\nlife = 6\n').creatures[-1].marks)
    assert (marks["life"], marks["track"]) == ("owner", "printed")


def test_an_owner_may_give_the_mark() -> None:
    text = '[[creature]]\nid = "chief"\nlife = 6\nmarks = { life = "found", bonus = "printed" }\n'
    marks = dict(load_text(text).creatures[-1].marks)
    assert (marks["life"], marks["bonus"]) == ("found", "printed")


def test_a_card_with_one_mark_for_all_becomes_the_owners() -> None:
    row = load_text('[[fate]]\nid = "strong"\nrule = "life"\n').fate[4]
    assert (row.id, row.rules, row.mark) == ("strong", ("life",), "owner")


def test_a_card_may_be_confirmed_by_its_mark_alone() -> None:
    edition = load_text('[[fate]]\nid = "strong"\nmark = "printed"\n')
    assert edition.fate[4].mark == "printed"
    assert edition.digest == built_in().digest


def test_a_row_that_says_nothing_leaves_its_marks_alone() -> None:
    edition = load_text('[[fate]]\nid = "strong"\n[[creature]]\nid = "orc"\n')
    assert edition.fate == built_in().fate
    assert edition.creatures == built_in().creatures


def test_lines_are_replaced_as_a_whole_and_bear_their_own_marks() -> None:
    text = """
    [[spell]]
    id = "lightning_bolt"
    lines = [
        { cost = 1, verb = "strike_anywhere", amount = 1 },
        { cost = 2, verb = "strike_anywhere", amount = 3, mark = "found" },
        { cost = 3, verb = "strike_anywhere", amount = 4 },
    ]
    """
    bolt = spell(text, "lightning_bolt")
    assert [(line.cost, line.amount, line.mark) for line in bolt.lines] == [
        (1, 1, "owner"),
        (2, 3, "found"),
        (3, 4, "owner"),
    ]
    assert dict(bolt.marks)["costs"] == "owner"
    assert dict(bolt.marks)["copies"] == "inferred"


def test_a_card_that_turns_to_lore_loses_its_lines_and_the_mark_of_their_costs() -> None:
    voodoo = spell('[[spell]]\nid = "voodoo"\ncategory = "lore"\nlines = []\n', "voodoo")
    assert voodoo.lines == ()
    assert "costs" not in dict(voodoo.marks)


def test_a_new_card_comes_after_the_old_ones() -> None:
    edition = load_text(MUD)
    mud = edition.spells[-1]
    assert mud.id == "mud"
    assert mud.lines[0].actions == 1
    assert mud.enhancement == ("teleport", "draw")
    assert {mark for _, mark in mud.marks} == {"owner"}


def test_a_row_can_be_taken_out_when_the_totals_follow() -> None:
    text = '[totals]\nfate = 14\n[[fate]]\nid = "weak_life"\nremove = true\n'
    edition = load_text(text)
    assert "weak_life" not in [row.id for row in edition.fate]
    assert edition.totals.fate == 14
    assert edition.totals.new_fate == 19


def test_a_row_that_is_not_removed_stays() -> None:
    assert load_text('[[fate]]\nid = "strong"\nremove = false\n').fate == built_in().fate


def test_fate_cards_can_be_added_when_the_totals_follow() -> None:
    text = """
    [totals]
    fate = 16
    new_fate = 20
    [[fate]]
    id = "all_move"
    categories = ["brute", "weak", "strong"]
    rule = "none"
    copies = 1
    [[new_fate]]
    id = "odd"
    paths = [6, 2]
    sections = ["outer", "inner"]
    rule = "exchange"
    copies = 1
    """
    edition = load_text(text)
    assert edition.fate[-1].categories == ("weak", "strong", "brute")
    assert (edition.new_fate[-1].paths, edition.new_fate[-1].sections) == ((2, 6), ("inner", "outer"))
    assert (edition.fate[-1].mark, edition.new_fate[-1].mark) == ("owner", "owner")


def test_a_mission_with_another_verb_forgets_what_the_old_one_needed() -> None:
    mission = load_text('[[mission]]\nid = "fours"\nverb = "sets"\n').missions[3]
    assert (mission.verb, mission.size, mission.category) == ("sets", 0, "")


def test_a_mission_may_get_another_verb_with_what_that_needs() -> None:
    text = '[[mission]]\nid = "fours"\nverb = "each_of_category"\ncategory = "weak"\n'
    mission = load_text(text).missions[3]
    assert (mission.verb, mission.size, mission.category) == ("each_of_category", 0, "weak")


def test_a_smaller_box_is_fine_if_everything_fits() -> None:
    text = """
    [totals]
    tokens = 66
    [markers]
    per_path = [7, 9, 11]
    [[creature]]
    id = "goblin"
    tokens = 13
    [[creature]]
    id = "orc"
    tokens = 13
    """
    edition = load_text(text)
    assert edition.per_path == (7, 9, 11)
    assert sum(row.tokens for row in edition.creatures) == 66


def test_the_digest_tells_two_editions_apart() -> None:
    digests = {
        built_in().digest,
        load_text(MUD).digest,
        load_text('[[creature]]\nid = "orc"\nlife = 3\n').digest,
    }
    assert len(digests) == 3


def test_the_digest_does_not_depend_on_how_the_file_is_written() -> None:
    short = '[[new_fate]]\nid = "paths_34_middle"\npaths = [3, 4, 5]\nsections = ["inner", "middle"]\n'
    long = """
    new_fate = [
        # the same, in other words
        { sections = ["middle", "inner"], paths = [5, 4, 3], mark = "found", id = "paths_34_middle" },
    ]
    """
    assert load_text(short).digest == load_text(long).digest != built_in().digest


def test_an_edition_loads_again_from_the_text_it_remembers() -> None:
    edition = load_text(MUD)
    assert load_text(edition.override) == edition


def test_a_sound_text_has_no_problems() -> None:
    assert check_text(MUD) == []


@pytest.mark.parametrize(
    ("rule", "rules"),
    [('"life"', ("life",)), ('"none"', ()), ("[]", ()), ('["exchange", "no_skills"]', ("no_skills", "exchange"))],
)
def test_a_fate_card_may_have_none_one_or_two_rules(rule: str, rules: tuple[str, ...]) -> None:
    edition = load_text(f'[[fate]]\nid = "strong"\nrule = {rule}\n')
    assert edition.fate[4].rules == rules
    assert (edition.digest == built_in().digest) == (not rules)


def test_a_fate_card_may_move_nobody() -> None:
    text = '[[fate]]\nid = "strong"\ncategories = []\n[[new_fate]]\nid = "paths_34_middle"\npaths = []\nsections = []\n'
    edition = load_text(text)
    assert edition.fate[4].categories == ()
    assert (edition.new_fate[1].paths, edition.new_fate[1].sections) == ((), ())


def test_a_card_scores_what_its_row_or_else_its_category_says() -> None:
    def wisdom(fields: str) -> tuple[int, str]:
        row = next(row for row in load_text(f'[[spell]]\nid = "wisdom"\n{fields}\n').spells if row.id == "wisdom")
        return row.points, dict(row.marks)["points"]

    assert wisdom("points = 2") == (2, "owner")
    assert wisdom("copies = 4") == (0, "inferred")
    lines = 'magic = ["water"]\nlines = [{ cost = 1, verb = "swap" }]'
    assert wisdom(f'category = "support"\n{lines}')[0] == 2
    assert wisdom(f'category = "support"\npoints = 1\n{lines}')[0] == 1


def test_house_rules_are_switched_on_by_name() -> None:
    edition = load_text("[house_rules]\nstrict_enhancement = true\ndearest_line = true\nwisdom_points = false\n")
    assert edition.house_rules == ("dearest_line", "strict_enhancement")
    assert edition.digest != built_in().digest
    assert load_text("[house_rules]\ndearest_line = false\n").digest == built_in().digest


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("cheating = true", 'unknown field "cheating", expected one of: wisdom_points'),
        ("dearest_line = 1", "dearest_line must be true or false, not 1"),
    ],
)
def test_a_house_rule_that_is_unknown_or_no_switch_is_named(line: str, cause: str) -> None:
    with pytest.raises(EditionError) as error:
        load_text(f"[house_rules]\n{line}\n", "my.toml")
    assert str(error.value).startswith(f"my.toml: [house_rules]: {cause}")
