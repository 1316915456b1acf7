"""Answers to what a player asks in the middle of a game: what would this do, why not that, how do the rules go."""

from __future__ import annotations

from orcs.cli.screen import Screen
from orcs.engine.core import CHANCE, Event, Frame
from orcs.engine.game import PickError
from orcs.engine.notation import CHANCE_NAME
from orcs.game import Game
from orcs.text import Words
from orcs.text.clauses import CHAPTERS, CLAUSES, chapters_for, clauses_of
from orcs.text.examples import Example, examples_of
from orcs.text.options import pick_fields


def explain(words: Words, screen: Screen, game: Game, frame: Frame, pick: str) -> None:
    """An option in full: the card it is about, and what would happen up to the next question."""
    fields = pick_fields(pick)
    screen.say(words.option(game.state, frame, pick), style="bold")
    if "card" in fields:
        row = words.spells[str(fields["card"])]
        screen.say(f"{words.card_head(row)}. {'. '.join(words.card_account(row))}", "  ", "  ")
    events = words.account(game.rules, game.preview(pick, int(frame.actor)))
    if not events:
        screen.say(words.say("play-explain-more"), "  ")
        return
    screen.say(words.say("play-explain-then"), "  ")
    for sentence in events:
        screen.say(sentence, "    ", "  ")


def why_not(words: Words, game: Game, frame: Frame, options: list[str], pick: str) -> str:
    """Why a pick cannot be made; or that it can."""
    try:
        game.open_pick(frame, pick)
    except PickError as error:
        return words.refusal(game, error)
    return words.say("refused-open", number=options.index(pick) + 1)


def chosen_clauses(names: list[str], modules: list[str]) -> list[str] | str:
    """The clauses that these names mean, clauses or whole chapters; or the first name that means none."""
    if not names:
        return [clause for chapter in chapters_for(modules) for clause in clauses_of(chapter)]
    found: list[str] = []
    for name in names:
        upper = name.upper()
        if upper in CHAPTERS:
            found += clauses_of(upper)
        elif upper in CLAUSES:
            found.append(upper)
        else:
            return name
    return found


def print_clauses(words: Words, screen: Screen, clauses: list[str], told: bool = False) -> None:
    """Clauses under the headings of their chapters, with their examples; `told` to tell what happens in these."""
    chapter = ""
    for clause in clauses:
        if clause[0] != chapter:
            chapter = clause[0]
            screen.draw()
            screen.say(words.say(f"chapter-{chapter}"), style="bold")
        title = words.clause_title(clause)
        screen.say(words.say("rules-clause", clause=clause, title=title, text=words.clause(clause)), hang="  ")
        if "note" in words.messages.forms(f"clause-{clause}"):
            screen.say(words.say(f"clause-{clause}.note"), "    ", "    ")
        for example in examples_of(clause):
            print_example(words, screen, example, told)


def print_example(words: Words, screen: Screen, example: Example, told: bool) -> None:
    """An example in words; if wanted, also what happens in its record."""
    message = f"example-{example.id}"
    parts = {"title": words.say(f"{message}.title"), "text": words.say(message), "after": words.say(f"{message}.after")}
    screen.say(words.say("rules-example", **parts), "    ")
    if told:
        screen.say(words.say("rules-example-told", told=" ".join(account_of(words, example))), "    ")


def account_of(words: Words, example: Example) -> list[str]:
    """What happens in an example, as its record goes on."""
    game = Game.load(example.record())
    events: list[Event] = []
    for row in example.line:
        actor, pick = row.split(" ")
        if actor != CHANCE_NAME:
            events += game.play(pick, game.setup.colours.index(actor))
        elif not game.deals():
            events += game.play(pick, CHANCE)
    return words.at_table(game.edition, game.setup.colours).account(game.rules, events)


def house_rule_lines(words: Words, names: list[str]) -> list[str]:
    """The house rules in force, each with what it changes."""
    return [
        words.say("list-told", name=words.name("house_rule", name), text=words.form("house_rule", name, "text"))
        for name in names
    ]


def chapter_list(words: Words) -> str:
    """All chapters with their letters."""
    return words.list(
        words.say("play-rules-item", chapter=chapter, title=words.say(f"chapter-{chapter}")) for chapter in CHAPTERS
    )
