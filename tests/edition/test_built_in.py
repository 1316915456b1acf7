"""The built-in tables hold what the rules say is in the box."""

import pytest

from orcs.edition import Edition, Mission, built_in, load, words

pytestmark = pytest.mark.outside


@pytest.fixture
def edition() -> Edition:
    return built_in()


def test_loading_without_an_override_gives_the_built_in_edition(edition: Edition) -> None:
    assert load() is edition
    assert edition.override == ""
    assert len(edition.digest) == 64


@pytest.mark.parametrize(
    ("creature", "category", "tokens", "life", "track", "skill", "bonus"),
    [
        ("goblin", "weak", 16, 2, (3, 2, 1), "draw_one_more", "none"),
        ("orc", "weak", 16, 2, (3, 2, 1), "extra_action", "none"),
        ("goblin_shaman", "strong", 12, 3, (5, 4, 3, 2), "no_change_of_rules", "draw"),
        ("orc_rider", "strong", 12, 3, (5, 4, 3, 2), "no_loss_of_creatures", "action"),
        ("lava_golem", "brute", 8, 4, (7, 6, 5, 4, 3), "remove_card", "discard"),
        ("chief", "brute", 8, 5, (7, 6, 5, 4, 3), "poison", "power"),
    ],
)
def test_every_creature_has_its_numbers(
    edition: Edition,
    creature: str,
    category: str,
    tokens: int,
    life: int,
    track: tuple[int, ...],
    skill: str,
    bonus: str,
) -> None:
    row = next(row for row in edition.creatures if row.id == creature)
    assert (row.category, row.tokens, row.life) == (category, tokens, life)
    assert (row.track, row.skill, row.bonus) == (track, skill, bonus)


def test_the_creatures_come_in_the_order_of_the_table(edition: Edition) -> None:
    assert tuple(row.id for row in edition.creatures) == words.CREATURE_IDS
    assert tuple(row.id for row in edition.reinforcements) == words.REINFORCEMENT_IDS


def test_twelve_markers_carry_each_of_the_numbers_three_and_four(edition: Edition) -> None:
    by_category = {row.category: row.numbered for row in edition.creatures}
    assert by_category == {"weak": (3, 3), "strong": (2, 2), "brute": (1, 1)}
    assert [sum(row.numbered[i] for row in edition.creatures) for i in (0, 1)] == [12, 12]
    assert edition.per_path == (8, 10, 12)


def test_reinforcements_have_a_life_of_their_own_and_say_what_their_defeat_causes(edition: Edition) -> None:
    rows = [(row.id, row.category, row.tokens, row.life, row.on_defeat) for row in edition.reinforcements]
    assert rows == [
        ("croco_flyer", "weak", 16, 3, "none"),
        ("breeding_toad", "strong", 12, 3, "toadling"),
        ("bomber", "brute", 8, 4, "blast"),
    ]


def test_a_start_deck_is_four_attack_cards_and_four_books(edition: Edition) -> None:
    start = [row for row in edition.spells if row.pile == "start"]
    assert [row.copies for row in start] == [1] * 8
    assert [(row.id, row.magic) for row in start if row.category == "attack"] == [
        ("smash", ("earth",)),
        ("zap", ("lightning",)),
        ("cold_snap", ("water",)),
        ("fire_spark", ("fire",)),
    ]
    assert [row.magic for row in start if row.category == "lore"] == [
        ("earth", "lightning"),
        ("lightning", "water"),
        ("water", "fire"),
        ("fire", "earth"),
    ]
    for row in start[:4]:
        lines = [(line.cost, line.verb, line.amount, line.actions) for line in row.lines]
        assert lines == [(n, "strike_one", n, 0) for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("spell", "copies", "magic", "lines"),
    [
        ("fireball", 5, "fire", [(2, "strike_one", 3, 0), (3, "strike_one", 5, 0)]),
        ("lightning_bolt", 5, "lightning", [(2, "strike_anywhere", 2, 0), (3, "strike_anywhere", 4, 0)]),
        ("earthquake", 5, "earth", [(2, "strike_section", 2, 0), (3, "strike_side", 2, 0)]),
        ("ice_storm", 5, "water", [(2, "strike_section", 2, 0), (3, "strike_behind", 2, 0)]),
        ("switch", 4, "earth", [(1, "swap", 0, 0), (2, "put", 0, 0)]),
        ("replenish", 4, "lightning", [(1, "draw", 2, 0), (2, "draw", 2, 1)]),
        ("magic_bonds", 4, "water", [(1, "forward", 1, 0), (2, "forward", 2, 0)]),
        ("voodoo", 4, "fire", [(1, "discard_one", 0, 0), (2, "discard_all", 0, 1)]),
    ],
)
def test_every_pile_card_has_its_lines(
    edition: Edition, spell: str, copies: int, magic: str, lines: list[tuple[int, str, int, int]]
) -> None:
    row = next(row for row in edition.spells if row.id == spell)
    assert (row.copies, row.magic) == (copies, (magic,))
    assert row.pile == row.category
    assert [(line.cost, line.verb, line.amount, line.actions) for line in row.lines] == lines


def test_enhancements_stand_on_the_support_pile_alone(edition: Edition) -> None:
    effects = {row.id: row.enhancement for row in edition.spells if row.enhancement}
    assert effects == {
        "switch": ("draw",),
        "replenish": ("teleport",),
        "magic_bonds": ("teleport",),
        "voodoo": ("draw",),
        "wisdom": ("teleport", "draw"),
    }


def test_wisdom_is_lore_of_every_type(edition: Edition) -> None:
    wisdom = next(row for row in edition.spells if row.id == "wisdom")
    assert (wisdom.pile, wisdom.category, wisdom.copies) == ("support", "lore", 4)
    assert set(wisdom.magic) == set(words.MAGIC)


def test_poison_does_nothing(edition: Edition) -> None:
    poison = edition.spells[-1]
    assert (poison.id, poison.pile, poison.category, poison.copies) == ("poison", "poison", "poison", 14)
    assert (poison.magic, poison.lines, poison.enhancement) == ((), (), ())


@pytest.mark.parametrize(("category", "cards"), [("weak", 9), ("strong", 7), ("brute", 5)])
def test_fate_moves_the_weak_most_and_the_brutes_least(edition: Edition, category: str, cards: int) -> None:
    assert sum(row.copies for row in edition.fate if category in row.categories) == cards


def test_a_fate_card_is_named_for_what_it_says(edition: Edition) -> None:
    for row in edition.fate:
        assert row.id == "_".join(row.categories + row.rules)


def test_every_section_of_every_path_moves_on_seven_new_fate_cards(edition: Edition) -> None:
    for path in range(1, 7):
        for section in words.SECTIONS:
            moving = [row for row in edition.new_fate if path in row.paths and section in row.sections]
            assert sum(row.copies for row in moving) == 7


def test_a_new_fate_card_is_named_for_what_it_says(edition: Edition) -> None:
    for row in edition.new_fate:
        paths = "all" if len(row.paths) == 6 else "".join(map(str, row.paths))
        sections = ("all",) if len(row.sections) == 3 else row.sections
        assert row.id == "_".join(("paths", paths, *sections, *row.rules))


def test_the_missions_count_what_they_are_named_for(edition: Edition) -> None:
    assert edition.missions == (
        Mission("weak_pairs", "groups_of_category", "weak", 2, 2, "printed"),
        Mission("strong_pairs", "groups_of_category", "strong", 2, 3, "printed"),
        Mission("brutes", "each_of_category", "brute", 0, 2, "printed"),
        Mission("fours", "groups_of_any", "", 4, 3, "printed"),
        Mission("sets", "sets", "", 0, 3, "printed"),
        Mission("skills", "skills", "", 0, 2, "printed"),
        Mission("most", "most", "", 0, 3, "printed"),
        Mission("learned", "learned", "", 2, 3, "printed"),
    )


def test_each_terrain_is_made_once_for_each_section(edition: Edition) -> None:
    tiles = {(row.kind, row.section) for row in edition.terrain}
    assert tiles == {(kind, section) for kind in words.TERRAIN_KINDS for section in words.SECTIONS}
    assert len(edition.terrain) == 9


def test_there_are_three_toadlings_of_each_kind(edition: Edition) -> None:
    assert [(row.id, row.copies) for row in edition.toadlings] == [(kind, 3) for kind in words.TOADLING_IDS]


def test_what_is_guessed_is_marked_so(edition: Edition) -> None:
    chief = dict(edition.creatures[-1].marks)
    assert (chief["life"], chief["skill"], chief["bonus"]) == ("printed", "inferred", "reconstructed")
    lives = [dict(row.marks)["life"] for row in edition.reinforcements]
    assert lives == ["printed", "inferred", "reconstructed"]
    bolt = next(row for row in edition.spells if row.id == "lightning_bolt")
    assert [line.mark for line in bolt.lines] == ["reconstructed", "printed"]
    assert {row.mark for row in edition.fate} == {"reconstructed"}


def test_nothing_built_in_bears_the_owners_mark(edition: Edition) -> None:
    assert "owner" not in repr(edition)
