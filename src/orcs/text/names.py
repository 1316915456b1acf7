"""Names: how the ids and numbers of plain data become words.

The name of a field says what its value is, as in `plain_event`: a `creature`, a `card`, a `seat`, a `place`. Fluent
cannot look up a message that a value names, so this is done here, once: a field `creature` becomes the value
`$creature` and, for each attribute `x` of its message, `$creature-x`. A language adds the forms it needs that way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from orcs import edition as editions
from orcs.edition import Edition, Fate, Mission, NewFate, Spell, Terrain
from orcs.edition.rows import Line
from orcs.engine.terms import COLOURS, MAGICS, PATHS
from orcs.text.messages import Messages, Value

FAMILIES: Final = (
    "bonus",
    "category",
    "creature",
    "enhancement",
    "house_rule",
    "magic",
    "module",
    "on_defeat",
    "rule",
    "section",
    "skill",
    "spell",
    "toadling",
)
"""Fields whose value is an id with a message of its own, `field-id`."""

SEAT_FIELDS: Final = ("seat", "rival")
PLACE_FIELDS: Final = ("place", "before", "to")
Fields = Mapping[str, object]
NOTHING: Final[Mapping[str, Value]] = {}


class Names:
    """The words of one language for one edition, the colours at one table and its house rules."""

    def __init__(
        self,
        language: str = "en",
        edition: Edition | None = None,
        colours: Sequence[str] = COLOURS,
        house_rules: Sequence[str] = (),
        *,
        printed: bool = False,
    ) -> None:
        self.language = language
        self.printed = printed
        self.messages = Messages(language, printed)
        self.edition = edition or editions.built_in()
        self.colours = list(colours)
        self.house_rules = list(house_rules)
        self.spells = {row.id: row for row in self.edition.spells}
        self.fates: dict[str, Fate | NewFate] = {row.id: row for row in self.edition.fate}
        self.fates.update({row.id: row for row in self.edition.new_fate})
        self.missions = {row.id: row for row in self.edition.missions}
        self.tiles = {row.id: row for row in self.edition.terrain}

    def at_table(self, edition: Edition, colours: Sequence[str] = COLOURS, house_rules: Sequence[str] = ()) -> Self:
        """The same reader's words for another table."""
        return type(self)(self.language, edition, colours, house_rules, printed=self.printed)

    def say(self, message: str, /, **fields: object) -> str:
        """A message, its fields in words."""
        return self.messages.format(message, self.resolve(fields))

    def by_house(self, message: str) -> str:
        """The id of a message as the house rules of the table put it."""
        for name in self.house_rules:
            if self.messages.has(f"{message}-{name}"):
                return f"{message}-{name}"
        return message

    def resolve(self, fields: Fields) -> dict[str, Value]:
        """The values that messages may use, for fields of plain data. What is hidden (None) gives none."""
        values: dict[str, Value] = {}
        for field, value in fields.items():
            if value is not None:
                self._add(values, field, value)
        if "line" in fields and "card" in fields:
            line = self.spells[str(fields["card"])].lines[int(str(fields["line"])) - 1]
            values["effect"] = self.effect(line)
        return values

    def _add(self, values: dict[str, Value], field: str, value: object) -> None:
        if field in FAMILIES:
            self._add_forms(values, field, f"{field}-{value}")
        elif field == "card":
            self._add_forms(values, field, f"card-{value}", {"magics": self.magics(self.spells[str(value)].magic)})
        elif field in SEAT_FIELDS:
            values[field] = self.colour(int(str(value)) - 1)
        elif field in PLACE_FIELDS:
            self._add_place(values, field, str(value))
        elif field == "fate":
            values[field] = self.fate(self.fates[str(value)])
        elif field == "mission":
            values[field] = self.mission(self.missions[str(value)])
        elif field == "terrain":
            row = self.tiles[str(value)]
            values[field] = self.tile(row)
            self._add_forms(values, "terrain-kind", f"terrain-{row.kind}")
        else:
            values[field] = value if isinstance(value, int) else str(value)

    def _add_forms(self, values: dict[str, Value], field: str, id: str, inner: Mapping[str, Value] = NOTHING) -> None:
        for form, name in self.messages.all_forms(id, inner).items():
            values[f"{field}-{form}" if form else field] = name

    def _add_place(self, values: dict[str, Value], field: str, place: str) -> None:
        path, _, section = place.partition(".")
        if section == "tower":
            self._add_forms(values, field, "place-tower", {"path": path})
            return
        names: dict[str, Value] = {}
        self._add_forms(names, "section", f"section-{section}")
        self._add_forms(values, field, "place-section", {"path": path, **names})
        values.update({f"{field}-{form}": name for form, name in names.items()})
        values[f"{field}-path"] = path

    def _add_list(self, values: dict[str, Value], field: str, family: str, ids: Sequence[str]) -> None:
        """Several names joined by “and”, in each form that the first of them has."""
        names = [self.resolve({family: each}) for each in ids]
        for form in names[0] if names else ():
            values[field + form.removeprefix(family)] = self.list((str(each[form]) for each in names), "and")

    # Names that are built

    def name(self, field: str, value: object) -> str:
        """The word for one value."""
        return str(self.resolve({field: value})[field])

    def form(self, field: str, value: object, form: str) -> str:
        """Another form of the word for one value."""
        return str(self.resolve({field: value})[f"{field}-{form}"])

    def colour(self, seat: int) -> str:
        """The name of the player on a seat, counted from 0."""
        if 0 <= seat < len(self.colours):
            return self.messages.format(f"colour-{self.colours[seat]}", {})
        return self.messages.format("colour-nobody", {"number": seat + 1})

    def list(self, items: Iterable[str], last: str = "comma") -> str:
        """Several things as one: `a, b`, or with another joint before the last."""
        words = list(items)
        text = words[0] if words else ""
        for i, word in enumerate(words[1:], 2):
            if i < len(words) or last == "comma":
                text = self.messages.format("list-comma", {"front": text, "next": word})
            else:
                text = self.messages.format(f"list-{last}", {"front": text, "last": word})
        return text

    def parts(self, items: Sequence[str]) -> str:
        """Several statements as one: `a; b`."""
        text = items[0]
        for each in items[1:]:
            text = self.messages.format("list-parts", {"front": text, "next": each})
        return text

    def counted(self, items: Iterable[str]) -> str:
        """A list in which equal things are counted: `2 × a, b`."""
        counts: dict[str, int] = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return self.list(self.times(item, count) for item, count in counts.items())

    def times(self, item: str, count: int) -> str:
        """A thing with its count."""
        return self.messages.format("list-times", {"item": item, "count": count})

    def magics(self, magics: Sequence[str]) -> str:
        """The magic types of a card."""
        if len(magics) == MAGICS:
            return self.messages.format("magic-any", {})
        return self.list((self.messages.format(f"magic-{magic}", {}) for magic in magics), "slash")

    def slashed(self, numbers: Iterable[int]) -> Value:
        """Alternatives such as 1/2/3; one number stays a number, so that it finds its plural."""
        values = list(numbers)
        return values[0] if len(values) == 1 else "/".join(map(str, values))

    def effect(self, *lines: Line) -> str:
        """What a line of a spell does, or several that differ in their amount only."""
        line = lines[0]
        text = self.messages.format(f"line-{line.verb}", {"amount": self.slashed(each.amount for each in lines)})
        if line.actions == 0:
            return text
        return self.messages.format("line-with-action", {"effect": text, "actions": line.actions})

    def fate(self, row: Fate | NewFate) -> str:
        """A fate card: who moves, and the special rule if there is one."""
        moves = self._categories(row) if isinstance(row, Fate) else self._sections(row)
        if not row.rules:
            return self.messages.format("fate-card-plain", {"moves": moves})
        rules = self.list((self.name("rule", rule) for rule in row.rules), "and")
        return self.messages.format("fate-card", {"moves": moves, "rule": rules})

    def _categories(self, row: Fate) -> str:
        if not row.categories:
            return self.messages.format("fate-nobody", {})
        values: dict[str, Value] = {"count": len(row.categories)}
        self._add_list(values, "categories", "category", row.categories)
        return self.messages.format("fate-categories", values)

    def _sections(self, row: NewFate) -> str:
        if not row.sections:
            return self.messages.format("fate-nobody", {})
        values: dict[str, Value] = {
            "section-count": len(row.sections),
            "paths": self.list(map(str, row.paths), "and"),
            "path-count": len(row.paths) if len(row.paths) < PATHS else PATHS,
        }
        self._add_list(values, "sections", "section", row.sections)
        return self.messages.format("fate-sections", values)

    def mission(self, row: Mission) -> str:
        """A mission: what it gives points for."""
        category = row.category or None
        return self.say(f"mission-{row.verb}", category=category, size=row.size, points=row.points)

    def tile(self, row: Terrain) -> str:
        """A terrain tile: its kind and the section it is made for."""
        kind = self.messages.format(f"terrain-{row.kind}", {})
        return self.say("terrain-tile", kind=kind, section=row.section)

    def card(self, row: Spell) -> str:
        """The name of a card."""
        return self.name("card", row.id)

    def printed_name(self, row: Spell) -> str:
        """The name printed on a card, where the reader knows it by another one; else nothing."""
        message = "web-card-book" if row.id.startswith("book_") else f"card-{row.id}"
        name = Messages(self.language, printed=True).format(message, {})
        return "" if self.card(row).startswith(name) else name
