"""The board as a drawing: the tower in the middle, three paths on each side, each path's neighbours above and below."""

from __future__ import annotations

from typing import Final

from orcs.cli.screen import Screen
from orcs.engine.board import damage_of, first_at, life_of, type_of
from orcs.engine.core import State
from orcs.engine.fields import AT_CREATURES, AT_MAGES, AT_STACKS, AT_STANDING
from orcs.engine.terms import INNER, MIDDLE, OUTER, SECTION_NAMES, SECTIONS
from orcs.modules.terrain import GROUNDS
from orcs.text import Words

TOWER: Final = 9
BANDS: Final = ((5, 0), (4, 1), (3, 2))
"""The paths left and right of the tower, from the top."""
FRAME: Final = TOWER + 8

Piece = tuple[str, str]
"""A text and its style, "" for none."""


class BoardDrawing:
    """Draws one position."""

    def __init__(self, words: Words, screen: Screen, s: State) -> None:
        self.words = words
        self.screen = screen
        self.s = s
        self.room = (screen.width - FRAME - 1) // 6
        self.ground = s.values("ground")
        self.toadlings = s.values("toadlings_lying")

    def draw(self) -> None:
        """The whole board."""
        names = [self.words.name("section", SECTION_NAMES[section]) for section in (OUTER, MIDDLE, INNER)]
        headings = [self.screen.plain(name) for name in names]
        tower = self.screen.plain(self.words.say("board-tower")).center(TOWER + 2)
        left = " ".join(heading.ljust(self.room) for heading in headings)
        right = " ".join(heading.ljust(self.room) for heading in reversed(headings))
        self.screen.draw(self.screen.paint(f" {left}{tower}{right}".rstrip(), "dim"))
        for i, (left_path, right_path) in enumerate(BANDS):
            self.draw_border(left_path, right_path, "┌╥╥┐" if i == 0 else "├╫╫┤")
            self.draw_band(left_path, right_path)
        side = "─" * (3 * self.room + 2)
        self.screen.draw(f"└{side}╨{'─' * TOWER}╨{side}┘")

    def draw_border(self, left_path: int, right_path: int, corners: str) -> None:
        """The line above two paths, with their names."""
        side = 3 * self.room + 2
        left = f"─ {self.caption(left_path)} ".ljust(side, "─")
        right = f" {self.caption(right_path)} ─".rjust(side, "─")
        inside = "─" * TOWER if corners[0] == "┌" else " " * TOWER
        self.screen.draw(f"{corners[0]}{left}{corners[1]}{inside}{corners[2]}{right}{corners[3]}")

    def caption(self, path: int) -> str:
        """A path and its markers."""
        return self.screen.plain(self.words.say("board-path", path=path + 1, count=int(self.s.cells[AT_STACKS + path])))

    def draw_band(self, left_path: int, right_path: int) -> None:
        """Two paths with the tower between them."""
        left = [self.pieces(left_path * SECTIONS + section) for section in (OUTER, MIDDLE, INNER)]
        right = [self.pieces(right_path * SECTIONS + section) for section in (INNER, MIDDLE, OUTER)]
        for row in range(max(2, *(len(pieces) for pieces in left + right))):
            sides = ["│".join(self.cell(pieces, row) for pieces in side) for side in (left, right)]
            tower = " " * TOWER
            if row == 0:
                tower = self.space(left_path, "left")
            elif row == 1:
                tower = self.space(right_path, "right")
            self.screen.draw(f"│{sides[0]}║{tower}║{sides[1]}│")

    def space(self, path: int, side: str) -> str:
        """A tower space: the path's number, and the mage who stands there."""
        name = style = ""
        for seat in range(self.s.seats):
            if self.s.cells[AT_MAGES + seat] == path:
                name = self.screen.plain(self.words.colour(seat))
                style = self.words.colours[seat]
        gap = " " * (TOWER - 2 - len(name))
        painted = self.screen.paint(name, style) if style else ""
        return f"{path + 1} {painted}{gap}" if side == "left" else f"{gap}{painted} {path + 1}"

    def cell(self, pieces: list[Piece], row: int) -> str:
        """One line of a section."""
        text, style = pieces[row] if row < len(pieces) else ("", "")
        padded = text[: self.room].ljust(self.room)
        if style == "ground":
            return self.screen.paint(padded, style)
        head = padded.rstrip("♥♡ ")
        hearts = padded[len(head) :]
        return head + (self.screen.paint(hearts, "heart") if "♥" in hearts else hearts)

    def pieces(self, place: int) -> list[Piece]:
        """What lies and stands on a section."""
        found: list[Piece] = []
        if self.ground and self.ground[place]:
            kind = GROUNDS[self.ground[place]]
            found.append((self.screen.plain(self.words.say(f"terrain-{kind}.short")), "ground"))
        groups: dict[str, int] = {}
        first = int(first_at(self.s, place))
        for i in range(first, first + int(self.s.cells[AT_STANDING + place])):
            text = self.creature(int(self.s.cells[AT_CREATURES + i]))
            groups[text] = groups.get(text, 0) + 1
        found += [(f"{count}×{text}" if count > 1 else text, "") for text, count in groups.items()]
        if self.toadlings and self.toadlings[place]:
            lying = self.words.say("board-toadlings", count=self.toadlings[place])
            found.append((self.screen.plain(lying), "ground"))
        return found

    def creature(self, creature: int) -> str:
        """A creature with its hearts, those lost hollow; in figures where hearts take too much room."""
        name = self.s.rules.creature_rows[type_of(creature)].id
        short = self.screen.plain(self.words.form("creature", name, "short"))
        life = int(life_of(self.s, creature))
        damage = int(damage_of(creature))
        hearts = "♥" * (life - damage) + "♡" * damage
        if len(short) + len(hearts) + 2 <= self.room:
            return short + hearts
        return f"{short} {life - damage}/{life}"
