"""From drafts to rows: the fields of every table, and what one row must satisfy by itself."""

from collections.abc import Mapping, Sequence
from typing import Final

from orcs.edition import words
from orcs.edition.cells import Cells, Draft, listed, shown
from orcs.edition.problems import EditionProblem
from orcs.edition.rows import (
    Creature,
    Fate,
    Line,
    Mission,
    NewFate,
    Reinforcement,
    Spell,
    Terrain,
    Toadling,
    Totals,
)

MOST: Final = 99
MOST_PER_PATH: Final = 16
MOST_LINES: Final = 3
MOST_RULES: Final = 2
MOST_POINTS: Final = 9
POINTS: Final[Mapping[str, int]] = {"support": 2, "poison": -2}
"""What owning a card scores if its row does not say: by category, others nothing."""

CATEGORIES_IN_PILE: Final[Mapping[str, Sequence[str]]] = {
    "start": ("attack", "lore", "support"),
    "attack": ("attack",),
    "support": ("lore", "support"),
}
MARKED_FIELDS: Final[Mapping[str, Sequence[str]]] = {
    "creature": ("category", "tokens", "life", "track", "skill", "bonus", "numbered"),
    "reinforcement": ("category", "tokens", "life", "bonus", "on_defeat"),
    "spell": ("pile", "copies", "category", "magic", "costs", "enhancement", "points"),
}

Problems = list[EditionProblem]


def read_creature(draft: Draft, problems: Problems) -> Creature | None:
    cells = Cells(draft, problems)
    row = Creature(
        id=cells.row_id(),
        category=cells.word("category", words.CATEGORIES),
        tokens=cells.whole("tokens", 1, MOST),
        life=cells.whole("life", 2, 9),
        track=_descending(cells),
        skill=cells.word("skill", words.SKILLS),
        bonus=cells.word("bonus", words.BONUSES),
        numbered=_pair(cells.wholes("numbered", 0, MOST, 2, 2)),
        marks=cells.marks(MARKED_FIELDS["creature"]),
    )
    if cells.sound and sum(row.numbered) > row.tokens:
        cells.wrong(f"numbered must not exceed tokens ({row.tokens}), but adds up to {sum(row.numbered)}")
    return row if cells.finish() else None


def read_reinforcement(draft: Draft, problems: Problems) -> Reinforcement | None:
    cells = Cells(draft, problems)
    row = Reinforcement(
        id=cells.row_id(),
        category=cells.word("category", words.CATEGORIES),
        tokens=cells.whole("tokens", 1, MOST),
        life=cells.whole("life", 2, 9),
        bonus=cells.word("bonus", words.REINFORCEMENT_BONUSES),
        on_defeat=cells.word("on_defeat", words.ON_DEFEAT),
        marks=cells.marks(MARKED_FIELDS["reinforcement"]),
    )
    return row if cells.finish() else None


def read_spell(draft: Draft, problems: Problems) -> Spell | None:
    cells = Cells(draft, problems)
    drafts = cells.rows("lines")
    lines = [
        _read_line(Draft(draft.file, f"{draft.row}, line {number}", values), problems)
        for number, values in enumerate(drafts, start=1)
    ]
    no_costs = cells.sound and not drafts
    marked = [field for field in MARKED_FIELDS["spell"] if field != "costs" or not no_costs]
    category = cells.word("category", words.SPELL_CATEGORIES)
    points = cells.whole("points", -MOST_POINTS, MOST_POINTS) if cells.has("points") else POINTS.get(category, 0)
    row = Spell(
        id=cells.row_id(),
        pile=cells.word("pile", words.PILES),
        copies=cells.whole("copies", 0, MOST),
        category=category,
        magic=cells.words("magic", words.MAGIC),
        lines=tuple(line for line in lines if line is not None),
        enhancement=_in_order(cells.words("enhancement", words.ENHANCEMENTS), words.ENHANCEMENTS),
        points=points,
        marks=cells.marks(marked),
    )
    lines_sound = len(row.lines) == len(lines)
    if cells.sound and lines_sound:
        _check_spell(row, cells)
    return row if cells.finish() and lines_sound else None


def read_fate(draft: Draft, problems: Problems) -> Fate | None:
    cells = Cells(draft, problems)
    row = Fate(
        id=cells.row_id(),
        categories=_in_order(cells.words("categories", words.CATEGORIES), words.CATEGORIES),
        rules=_fate_rules(cells),
        copies=cells.whole("copies", 0, MOST),
        mark=cells.mark(),
    )
    return row if cells.finish() else None


def read_new_fate(draft: Draft, problems: Problems) -> NewFate | None:
    cells = Cells(draft, problems)
    paths = cells.wholes("paths", 1, 6, 0, 6)
    if len(set(paths)) < len(paths):
        cells.wrong(f"paths must be different paths, not {shown(list(paths))}")
    sections = _in_order(cells.words("sections", words.SECTIONS), words.SECTIONS)
    if cells.sound and bool(paths) != bool(sections):
        cells.wrong("paths and sections must both name what moves, or both be [] for a card that moves nobody")
    row = NewFate(
        id=cells.row_id(),
        paths=tuple(sorted(paths)),
        sections=sections,
        rules=_fate_rules(cells),
        copies=cells.whole("copies", 0, MOST),
        mark=cells.mark(),
    )
    return row if cells.finish() else None


def read_mission(draft: Draft, problems: Problems) -> Mission | None:
    cells = Cells(draft, problems)
    verb = cells.word("verb", words.MISSION_VERBS)
    with_category = verb in words.MISSION_VERBS_WITH_CATEGORY
    with_size = verb in words.MISSION_VERBS_WITH_SIZE
    if not verb:
        cells.leave("category", "size")
    row = Mission(
        id=cells.row_id(),
        verb=verb,
        category=cells.word("category", words.CATEGORIES) if with_category else "",
        size=cells.whole("size", 1, 9) if with_size else 0,
        points=cells.whole("points", 1, 9),
        mark=cells.mark(),
    )
    return row if cells.finish() else None


def read_terrain(draft: Draft, problems: Problems) -> Terrain | None:
    cells = Cells(draft, problems)
    row = Terrain(
        id=cells.row_id(),
        kind=cells.word("kind", words.TERRAIN_KINDS),
        section=cells.word("section", words.SECTIONS),
        mark=cells.mark(),
    )
    return row if cells.finish() else None


def read_toadling(draft: Draft, problems: Problems) -> Toadling | None:
    cells = Cells(draft, problems)
    row = Toadling(id=cells.row_id(), copies=cells.whole("copies", 0, MOST), mark=cells.mark())
    return row if cells.finish() else None


def read_totals(draft: Draft, problems: Problems) -> Totals | None:
    cells = Cells(draft, problems)
    row = Totals(
        tokens=cells.whole("tokens", 1, MOST),
        start=cells.whole("start", 1, MOST),
        attack=cells.whole("attack", 1, MOST),
        support=cells.whole("support", 1, MOST),
        poison=cells.whole("poison", 1, MOST),
        fate=cells.whole("fate", 1, MOST),
        new_fate=cells.whole("new_fate", 1, MOST),
        missions=cells.whole("missions", 1, MOST),
        terrain=cells.whole("terrain", 1, MOST),
        toadlings=cells.whole("toadlings", 1, MOST),
    )
    return row if cells.finish() else None


def read_per_path(draft: Draft, problems: Problems) -> tuple[int, int, int] | None:
    """Markers on each path with 2, 3 and 4 players; set-up reveals two of them."""
    cells = Cells(draft, problems)
    two, three, four = cells.wholes("per_path", 2, MOST_PER_PATH, 3, 3)
    return (two, three, four) if cells.finish() else None


def _read_line(draft: Draft, problems: Problems) -> Line | None:
    cells = Cells(draft, problems)
    cost = cells.whole("cost", 1, 9)
    verb = cells.word("verb", words.LINE_VERBS)
    amount = 0
    if verb and verb not in words.VERBS_WITHOUT_AMOUNT:
        amount = cells.whole("amount", 1, 2 if verb == "forward" else 9)
    actions = 0
    if verb in words.SUPPORT_VERBS and cells.has("actions"):
        actions = cells.whole("actions", 0, 1)
    if not verb:
        cells.leave("amount", "actions")
    row = Line(cost, verb, amount, actions, cells.mark())
    return row if cells.finish() else None


def _check_spell(row: Spell, cells: Cells) -> None:
    """How the fields of one card must fit each other."""
    if len({row.id == "poison", row.pile == "poison", row.category == "poison"}) > 1:
        cells.wrong("poison must be the id, pile and category of one card, and of no other")
    elif row.category == "poison":
        if row.magic or row.lines or row.enhancement:
            cells.wrong("a poison card must have no magic, no lines and no enhancement")
    else:
        expected = CATEGORIES_IN_PILE[row.pile]
        if row.category not in expected:
            cells.wrong(f"category in pile {row.pile} must be {listed(expected)}, not {shown(row.category)}")
        if row.category == "lore":
            _check_lore(row, cells)
        else:
            _check_lines(row, cells)


def _check_lore(row: Spell, cells: Cells) -> None:
    if row.lines:
        cells.wrong(f"lines of a lore card must be none, not {len(row.lines)}")
    if not row.magic:
        cells.wrong(f"magic of a lore card must name at least one of: {listed(words.MAGIC)}")


def _check_lines(row: Spell, cells: Cells) -> None:
    if len(row.magic) != 1:
        cells.wrong(f"magic of a card with lines must name exactly one type, not {shown(list(row.magic))}")
    if not 1 <= len(row.lines) <= MOST_LINES:
        cells.wrong(f"lines of a card that is not lore must be 1 to {MOST_LINES}, not {len(row.lines)}")
    costs = [line.cost for line in row.lines]
    if costs != sorted(set(costs)):
        cells.wrong(f"costs must rise from line to line, not {shown(costs)}")
    verbs = words.STRIKE_VERBS if row.category == "attack" else words.SUPPORT_VERBS
    for line in row.lines:
        if line.verb not in verbs:
            expected = f"one of: {listed(verbs)}"
            cells.wrong(f"verb of {row.category} lines must be {expected}, not {shown(line.verb)}")


def _descending(cells: Cells) -> tuple[int, ...]:
    track = cells.wholes("track", 1, MOST, 1, 8)
    if list(track) != sorted(set(track), reverse=True):
        cells.wrong(f"track must fall from value to value, not {shown(list(track))}")
    return track


def _pair(numbers: tuple[int, ...]) -> tuple[int, int]:
    return numbers[0], numbers[1]


def read_house_rules(draft: Draft, problems: Problems) -> tuple[str, ...] | None:
    """The house rules that are switched on."""
    cells = Cells(draft, problems)
    chosen = tuple(name for name in words.HOUSE_RULES if cells.flag(name))
    return chosen if cells.finish() else None


def _fate_rules(cells: Cells) -> tuple[str, ...]:
    """The special rules of a fate card: one word, "none" for none, or a list of two that hold together."""
    if not cells.is_list("rule"):
        rule = cells.word("rule", words.FATE_RULES)
        return () if rule in ("", "none") else (rule,)
    rules = cells.words("rule", words.FATE_RULES[1:])
    if cells.sound and len(rules) > MOST_RULES:
        cells.wrong(f"rule must name at most {MOST_RULES} special rules, not {shown(list(rules))}")
    return _in_order(rules, words.FATE_RULES)


def _in_order(chosen: Sequence[str], vocabulary: Sequence[str]) -> tuple[str, ...]:
    return tuple(word for word in vocabulary if word in chosen)
