"""`orcs play`: people and bots at one terminal."""

from __future__ import annotations

from typing import Final

from orcs.bots.bot import Bot
from orcs.cli.errors import CommandError
from orcs.cli.explain import chapter_list, chosen_clauses, explain, print_clauses, why_not
from orcs.cli.files import write_text
from orcs.cli.screen import Screen
from orcs.cli.story import Story
from orcs.cli.table import TableDrawing
from orcs.engine.core import CHANCE, EVERYONE, Event, Frame
from orcs.engine.fields import AT_ROUND, AT_TURN
from orcs.engine.game import PickError
from orcs.game import Game
from orcs.text import Words

NARROW_OPTION: Final = 4
LAST_WORDS: Final = ("pass", "end")


class Play:
    """A game in progress at this terminal."""

    def __init__(
        self, words: Words, screen: Screen, game: Game, bots: dict[int, Bot], save: str, program: str = "orcs"
    ) -> None:
        self.words = words
        self.screen = screen
        self.game = game
        self.bots = bots
        self.save = save
        self.program = program
        self.saved = False
        self.story = Story()
        self.humans = [seat for seat in range(len(game.setup.colours)) if seat not in bots]
        self.marks = dict.fromkeys([*self.humans, EVERYONE], 0)
        self.looking = self.humans[0] if len(self.humans) == 1 else None
        self.turn_drawn: tuple[int, int] | None = None

    def run(self) -> None:
        """Play until the game is over. EOFError if the player stops or the input ends."""
        if self.game.actor == CHANCE:
            self.story.add(len(self.game.log), self.game.advance())
        while not self.game.over:
            actor = self.game.actor
            if actor in self.bots:
                self.bot_picks(actor)
            else:
                self.human_picks(CHANCE if actor is None else actor)
        self.finish()

    def bot_picks(self, seat: int) -> None:
        """A bot answers."""
        options = self.game.options()
        pick = self.bots[seat].choose(self.game.view(seat), options)
        self.play(seat, self.game.text(pick))
        if not self.humans:
            self.tell_public()

    def play(self, seat: int, pick: str) -> None:
        """One pick, noted in the story."""
        number = len(self.game.log)
        self.story.add(number, self.game.play(pick, seat))

    # People

    def human_picks(self, seat: int) -> None:
        """A person answers one decision, or types commands until then."""
        frame = self.game.independent_frames()[0]
        options = [self.game.text(pick) for pick in self.game.options()]
        if is_forced(options):
            self.play(seat, options[0])
            return
        self.hand_over(seat)
        self.tell_news(seat)
        self.draw_for(seat, frame)
        self.list_options(frame, options)
        while True:
            answer = self.ask(seat)
            pick = self.chosen(frame, options, answer)
            if pick:
                self.marks[seat] = len(self.game.log)
                self.play(seat, pick)
                self.keep()
                return
            if self.command(seat, frame, options, answer):
                return

    def ask(self, seat: int) -> str:
        """What the player types."""
        if seat == CHANCE:
            return self.screen.ask(self.words.say("play-prompt-chance") + " ")
        prompt = self.words.say("play-prompt", seat=seat + 1)
        return self.screen.ask(self.screen.paint(prompt, self.game.setup.colours[seat]) + " ")

    def hand_over(self, seat: int) -> None:
        """With several people: hide the last hand until the next player is there."""
        if seat == CHANCE or seat == self.looking:
            return
        if len(self.humans) > 1:
            self.screen.clear()
            self.screen.say(self.words.say("play-handover", seat=seat + 1))
            self.screen.ask("")
        self.looking = seat
        self.turn_drawn = None

    def tell_news(self, seat: int) -> None:
        """What happened since this player's last pick."""
        sentences = self.news(seat)
        if not sentences:
            return
        self.screen.draw()
        if any(event.name == "turn_began" for event in self.story.since(self.marks[seat])):
            heading = "play-news" if self.marks[seat] else "play-news-first"
            self.screen.say(self.words.say(heading), style="bold")
        for sentence in sentences:
            self.screen.say(sentence, "  ", "  ")

    def news(self, seat: int) -> list[str]:
        """What happened since this player's last pick, without what their own hand shows."""
        events = self.game.redact(self.story.since(self.marks[seat]), seat)
        return self.words.account(self.game.rules, [event for event in events if not is_own_discard(event, seat)])

    def tell_public(self) -> None:
        """With no people at the table: what everybody may know."""
        events = self.game.redact(self.story.since(self.marks[EVERYONE]), EVERYONE)
        self.marks[EVERYONE] = len(self.game.log)
        for sentence in self.words.account(self.game.rules, events):
            self.screen.say(sentence, "  ", "  ")

    def draw_for(self, seat: int, frame: Frame) -> None:
        """The table at the first question of a turn, board and hand before further actions, else just the question."""
        starts = frame.independent() or type(frame).__name__ in self.game.rules.turn_steps
        if not starts and self.turn_drawn is not None:
            return
        drawing = TableDrawing(self.words, self.screen, self.game, seat)
        turn = (int(self.game.state.cells[AT_ROUND]), int(self.game.state.cells[AT_TURN]))
        self.screen.draw()
        if self.turn_drawn == turn:
            drawing.board()
            drawing.hand()
        else:
            drawing.draw()
        self.turn_drawn = turn

    def list_options(self, frame: Frame, options: list[str]) -> None:
        """The question and the numbered options, in two columns if they are many and short."""
        self.screen.draw()
        self.screen.say(self.words.ask(self.game.state, frame), style="bold")
        lines = [f"{number:>3}  {self.option(frame, pick)}" for number, pick in enumerate(options, 1)]
        room = self.screen.width // 2 - 1
        if len(lines) > NARROW_OPTION and all(len(line) < room for line in lines):
            half = (len(lines) + 1) // 2
            for left, right in zip(lines[:half], [*lines[half:], ""], strict=False):
                self.screen.draw(f"{left.ljust(room)} {right}".rstrip())
        else:
            for line in lines:
                self.screen.say(line, hang="     ")

    def option(self, frame: Frame, pick: str) -> str:
        """An option in words; a card to learn with all that is on it."""
        word, _, label = pick.partition(":")
        if word == "learn":
            row = self.words.spells[label]
            return f"{self.words.card_head(row)}. {'. '.join(self.words.card_account(row))}"
        return self.words.option(self.game.state, frame, pick)

    def chosen(self, frame: Frame, options: list[str], answer: str) -> str:
        """The pick that an answer means; "" if it means none."""
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(options):
            return options[int(answer) - 1]
        pick = answer.lower().replace(": ", ":")
        if " " not in pick and (":" in pick or pick in self.game.rules.actions.picks):
            if pick in options:
                return pick
            self.screen.say(why_not(self.words, self.game, frame, options, pick))
        return ""

    # Commands

    def command(self, seat: int, frame: Frame, options: list[str], answer: str) -> bool:
        """Carry out a command. Returns whether the question must be asked again."""
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        if word.startswith("?"):
            rest = (word[1:] + " " + rest).strip()
            word = "?"
        if word in ("undo", "redo", "restart"):
            return self.take_back(word, seat)
        if word in ("", "board", "table"):
            self.turn_drawn = None
            TableDrawing(self.words, self.screen, self.game, seat).draw()
            self.list_options(frame, options)
        elif word in ("quit", "exit", "q"):
            raise EOFError
        elif word in ("help", "h"):
            self.screen.say(self.words.say("play-help"), hang=" " * 13)
        elif word == "?":
            self.explain_option(frame, options, rest)
        elif word == "why":
            self.explain_refusal(frame, options, rest)
        elif word == "rules":
            self.show_rules(rest.split())
        elif word == "cards":
            drawing = TableDrawing(self.words, self.screen, self.game, seat)
            drawing.cards(drawing.hand_cards() + drawing.shown_cards() if seat >= 0 else drawing.shown_cards())
        elif word == "score":
            self.show_scores(seat)
        elif word == "log":
            sentences = self.news(seat) or [self.words.say("play-nothing_new")]
            for sentence in sentences:
                self.screen.say(sentence, "  ", "  ")
        elif word == "save":
            self.save_as(rest)
        elif ":" not in answer and word not in self.game.rules.actions.picks:
            self.not_understood(answer, len(options))
        return False

    def not_understood(self, answer: str, count: int) -> None:
        """Neither an option nor a command."""
        if answer.isascii() and answer.isdecimal():
            self.screen.say(self.words.say("play-not_offered", number=answer[:9], count=count))
        else:
            self.screen.say(self.words.say("play-not_understood", text=answer[:40], count=count))

    def take_back(self, word: str, seat: int) -> bool:
        """Undo, redo or restart."""
        if not self.game.setup.undo:
            self.screen.say(self.words.say("play-no_undo"))
            return False
        try:
            if word == "redo":
                number = len(self.game.log)
                self.story.add(number, self.game.redo(seat))
                self.marks[seat] = number
            else:
                self.undo(seat)
                while self.game.can_undo(seat) and (word == "restart" or self.forced_again()):
                    self.undo(seat)
                self.marks[seat] = len(self.game.log)
                self.screen.say(self.words.say("play-undone"))
        except PickError as error:
            self.screen.say(self.words.refusal(self.game, error))
            return False
        self.keep()
        return True

    def undo(self, seat: int) -> None:
        """Take one pick back, out of the story too."""
        self.game.undo(seat)
        self.story.follow_undo(self.game)

    def forced_again(self) -> bool:
        """Whether the decision that an undo came back to is forced."""
        options = [self.game.text(pick) for pick in self.game.options()]
        return is_forced(options)

    def explain_option(self, frame: Frame, options: list[str], rest: str) -> None:
        """`? N`."""
        if rest.isascii() and rest.isdecimal() and 1 <= int(rest[:9]) <= len(options):
            explain(self.words, self.screen, self.game, frame, options[int(rest) - 1])
        elif rest in options:
            explain(self.words, self.screen, self.game, frame, rest)
        else:
            self.needs("?", "number")

    def explain_refusal(self, frame: Frame, options: list[str], rest: str) -> None:
        """`why PICK`."""
        if rest:
            pick = rest.lower().replace(": ", ":").replace(" ", ":", 0 if ":" in rest else 1).replace(" ", "_")
            self.screen.say(why_not(self.words, self.game, frame, options, pick))
        else:
            self.needs("why", "pick")

    def needs(self, command: str, what: str) -> None:
        """Say what a command lacks."""
        self.screen.say(self.words.say("play-needs", command=command, what=self.words.say(f"play-needs-{what}")))

    def show_rules(self, names: list[str]) -> None:
        """`rules`, `rules T`, `rules T3`."""
        chapters = chapter_list(self.words)
        if not names:
            self.screen.say(self.words.say("play-rules", list=chapters), hang="  ")
            return
        found = chosen_clauses(names, self.game.rules.modules)
        if isinstance(found, str):
            self.screen.say(self.words.say("error-clause", name=found, list=chapters), hang="  ")
        else:
            print_clauses(self.words, self.screen, found)

    def show_scores(self, viewer: int) -> None:
        """Points line by line; the missions of others stay secret until the end."""
        for score in self.game.scores():
            drawing = TableDrawing(self.words, self.screen, self.game, viewer)
            self.screen.say(self.words.say("score-total", seat=score.seat + 1, total=drawing.points(score.seat)))
            for line in score.lines:
                secret = line.clause == "M2" and score.seat != viewer and not self.game.over
                if (line.count or line.clause == "M2") and not secret:
                    self.screen.say(self.words.score_line(self.game.rules, line), "    ", "  ")

    # Saving and the end

    def save_as(self, name: str) -> None:
        """`save FILE`."""
        if not name:
            self.needs("save", "file")
            return
        try:
            write_text(name, self.game.save())
        except CommandError as error:
            fields = {"file": error.fields["file"], "reason": error.fields["reason"]}
            self.screen.say(self.words.say("play-not_saved", **fields))
        else:
            self.screen.say(self.words.say("play-saved", file=name))

    def keep(self) -> None:
        """Autosave the game. If that fails, the player is told at the end, not now."""
        try:
            write_text(self.save, self.game.save())
            self.saved = True
        except CommandError:
            self.saved = False

    def farewell(self) -> None:
        """The player stops: save the game and say how to continue it."""
        self.keep()
        self.screen.draw()
        if self.saved:
            command = f"{self.program} play --load {quoted(self.save)} --humans {len(self.humans)}"
            self.screen.draw(self.words.say("play-bye", command=command))
        else:
            self.screen.say(self.words.say("play-bye-unsaved"))

    def finish(self) -> None:
        """The end: what happened last, the points, the winner, the record."""
        if self.humans:
            self.marks[EVERYONE] = max(self.marks[seat] for seat in self.humans)
            self.tell_news(self.humans[0] if len(self.humans) == 1 else EVERYONE)
        self.screen.draw()
        self.show_scores(EVERYONE)
        self.screen.say(self.words.winners(self.game.winners()), style="bold")
        self.keep()
        if self.saved:
            command = f"{self.program} replay {quoted(self.save)}"
            self.screen.draw(self.words.say("play-record", file=self.save, command=command))


def is_own_discard(event: Event, seat: int) -> bool:
    """Whether the viewer discarded a card, which their own hand shows."""
    return event.name == "card_discarded" and event.values[0] == seat


def quoted(name: str) -> str:
    """A file name as a shell takes it."""
    return name if all(letter.isalnum() or letter in "/._-\\:" for letter in name) else f'"{name}"'


def is_forced(options: list[str]) -> bool:
    """Whether there is nothing to choose. Ending a turn is always left to the player."""
    return len(options) == 1 and options[0] not in LAST_WORDS
