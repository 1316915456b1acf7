"""What lies on the table besides the board: fate, counters, display, players, the viewer's hand."""

from __future__ import annotations

from orcs.cli.board import BoardDrawing
from orcs.cli.screen import Screen
from orcs.engine.actions import CARD_ROOM
from orcs.engine.fields import (
    AT_DISCARD_SIZE,
    AT_DISPLAY,
    AT_DRAW_SIZE,
    AT_FATE,
    AT_HAND,
    AT_HAND_SIZE,
    AT_MAGES,
    AT_POWER_NEXT,
    AT_ROUND,
    AT_SKULLS,
    AT_TROPHIES,
    AT_TURN,
)
from orcs.engine.frames.fate import cleared_paths
from orcs.engine.scoring import counter_value
from orcs.engine.terms import CLEARED_PATHS, SKILL_NAMES, SKULL_TOP, TYPES
from orcs.game import Game
from orcs.text import Words

TOADLING_KINDS = 4


class TableDrawing:
    """Draws a game as one seat sees it; for any other number, as everybody does."""

    def __init__(self, words: Words, screen: Screen, game: Game, viewer: int) -> None:
        self.words = words
        self.screen = screen
        self.game = game
        self.viewer = viewer
        self.s = game.view(viewer).known
        self.rules = game.rules

    def draw(self) -> None:
        """Everything."""
        self.title()
        self.players()
        self.market()
        self.board()
        self.hand()

    def title(self) -> None:
        """Round, turn, fate card and how near the end is."""
        s = self.s
        if s.cells[AT_ROUND] == 0:
            self.heading(self.words.say("play-set_up"))
            return
        if s.cells[AT_TURN] >= 0:
            self.heading(self.words.say("play-round", round=int(s.cells[AT_ROUND]), seat=int(s.cells[AT_TURN]) + 1))
        if s.cells[AT_FATE] >= 0:
            row = self.rules.fate_rows[s.cells[AT_FATE]]
            rules = self.words.fates[row.id].rules or ("none",)
            texts = [self.words.say(f"rule-{rule}.text") for rule in rules]
            self.screen.say(" ".join([self.words.say("play-fate", fate=row.id), *texts]))
        cleared = int(cleared_paths(s))
        self.screen.say(self.words.say("play-ends", count=cleared, last=int(cleared >= CLEARED_PATHS)))

    def heading(self, text: str) -> None:
        """A line that stands out."""
        self.screen.draw(self.screen.paint(f"── {text} ".ljust(self.screen.width - 1, "─"), "bold"))

    def market(self) -> None:
        """What trophies are worth, and the display."""
        s = self.s
        worth = [
            self.words.say("play-worth-item", creature=row.id, value=int(counter_value(s, type_)))
            for type_, row in enumerate(self.rules.creature_rows)
        ]
        self.screen.say(self.words.say("play-worth", list=self.words.list(worth)), hang="  ")
        shown = self.shown_cards()
        if shown:
            text = self.words.say(
                "play-display", list=self.words.counted(self.words.name("card", card) for card in shown)
            )
            self.screen.say(text, hang="  ")
        else:
            self.screen.say(self.words.say("play-display-empty"))

    def shown_cards(self) -> list[str]:
        """The ids of the cards in the display."""
        return [row.id for kind, row in enumerate(self.rules.card_rows) for _ in range(self.s.cells[AT_DISPLAY + kind])]

    def hand_cards(self) -> list[str]:
        """The ids of the viewer's hand cards."""
        first = self.viewer * CARD_ROOM
        return [
            row.id for kind, row in enumerate(self.rules.card_rows) for _ in range(self.s.cells[AT_HAND + first + kind])
        ]

    def board(self) -> None:
        """The paths and the tower."""
        BoardDrawing(self.words, self.screen, self.s).draw()

    def players(self) -> None:
        """What is known of every player."""
        for seat in range(self.s.seats):
            self.screen.say(self.player(seat), hang="  ")

    def player(self, seat: int) -> str:
        """One player in a line or two."""
        s = self.s
        words = self.words
        name = words.say("play-you", seat=seat + 1) if seat == self.viewer else words.colour(seat)
        head = words.say(
            "play-player",
            name=name,
            points=self.points(seat),
            path=int(s.cells[AT_MAGES + seat]) + 1,
            hand=int(s.cells[AT_HAND_SIZE + seat]),
            draw=int(s.cells[AT_DRAW_SIZE + seat]),
            discard=int(s.cells[AT_DISCARD_SIZE + seat]),
        )
        parts = [head]
        rows = self.rules.creature_rows
        trophies = [
            words.say(
                "play-count",
                count=int(s.cells[AT_TROPHIES + seat * TYPES + type_]),
                item=words.name("creature", row.id),
            )
            for type_, row in enumerate(rows)
            if s.cells[AT_TROPHIES + seat * TYPES + type_] > 0
        ]
        if trophies:
            parts.append(words.say("play-player-trophies", list=words.list(trophies)))
        skulls = [
            words.name("creature", row.id)
            for type_, row in enumerate(rows)
            if s.cells[AT_SKULLS + seat * TYPES + type_] == 1
        ]
        if skulls:
            parts.append(words.say("play-player-skulls", list=words.list(skulls)))
        skills = [
            words.name("skill", SKILL_NAMES[row.skill])
            for type_, row in enumerate(rows)
            if s.cells[AT_SKULLS + seat * TYPES + type_] >= SKULL_TOP
        ]
        if skills:
            parts.append(words.say("play-player-skills", list=words.list(skills)))
        toadlings = self.toadlings(seat)
        if toadlings:
            parts.append(words.say("play-player-toadlings", list=words.counted(toadlings)))
        return words.parts(parts)

    def toadlings(self, seat: int) -> list[str]:
        """The toadlings that a player holds."""
        held = self.s.values("toadlings_held")[seat * TOADLING_KINDS : (seat + 1) * TOADLING_KINDS]
        ids = [row.id for row in self.game.edition.toadlings]
        return [
            self.words.form("toadling", ids[kind], "short") for kind, count in enumerate(held) for _ in range(count)
        ]

    def points(self, seat: int) -> int:
        """A player's points so far, without a mission that the viewer cannot see."""
        lines = self.game.scores()[seat].lines
        secret = seat != self.viewer and not self.game.over
        return sum(line.points for line in lines if not (secret and line.clause == "M2"))

    def hand(self) -> None:
        """The viewer's cards with all that is on them, and what else only the viewer knows."""
        if self.viewer < 0:
            return
        words = self.words
        hand = self.hand_cards()
        self.screen.say(words.say("play-hand" if hand else "play-hand-empty"), style="bold")
        self.cards(hand)
        kept = self.s.values("missions_kept")
        if kept and kept[self.viewer]:
            mission = self.game.edition.missions[kept[self.viewer] - 1].id
            self.screen.say(words.say("play-mission", mission=mission), hang="  ")
        if self.s.cells[AT_POWER_NEXT] > 0:
            self.screen.say(words.say("play-power", power=int(self.s.cells[AT_POWER_NEXT])))

    def cards(self, ids: list[str]) -> None:
        """Cards with all that is on them, equal ones once."""
        for card in dict.fromkeys(ids):
            row = self.words.spells[card]
            head = self.words.times(self.words.card_head(row), ids.count(card))
            self.screen.say(f"{head}. {'. '.join(self.words.card_account(row))}", "  ", "  ")
