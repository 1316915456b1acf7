"""`orcs replay` and `orcs verify`: records read back."""

from __future__ import annotations

import json

from orcs.cli.files import load_game, read_record
from orcs.cli.screen import Screen
from orcs.cli.story import Story
from orcs.edition import EditionError
from orcs.engine import notation
from orcs.engine.chance import DealError
from orcs.engine.core import CHANCE, Event
from orcs.engine.notation import RecordError
from orcs.engine.plain import plain_event, plain_position, plain_score
from orcs.game import Game
from orcs.text import Words
from orcs.verify import verify as check

HEADINGS = ("round_began", "turn_began")


def replay(file: str, words: Words, screen: Screen) -> int:
    """A readable account, turn by turn."""
    load_game(file)
    record = notation.read(read_record(file))
    game = Game.from_header(record)
    words = words_for(game, words, screen)
    story = Story()
    story.add(-1, game.opening)
    for entry in record.entries:
        number = len(game.log)
        events = game.replay(entry)
        if entry.back >= 0:
            story.follow_undo(game)
        else:
            story.add(number, events)
    screen.say(words.say("replay-head", file=file, players=players(words), modules=modules(words, game)), hang="  ")
    for chapter in chapters(story.since(-1)):
        tell(words, screen, game, chapter)
    if game.over:
        tell_result(words, screen, game)
    else:
        screen.draw()
        screen.say(words.say("replay-unfinished"))
    return 0


def words_for(game: Game, words: Words, screen: Screen) -> Words:
    """The words for a game, its players in their colours."""
    words = words.at_table(game.edition, game.setup.colours, game.rules.house_rules)
    screen.highlight({colour: words.colour(seat) for seat, colour in enumerate(game.setup.colours)})
    return words


def players(words: Words) -> str:
    """All players by colour."""
    return words.list(words.colour(seat) for seat in range(len(words.colours)))


def modules(words: Words, game: Game) -> str:
    """The modules and house rules in play."""
    parts = [words.say("replay-no_modules")]
    if game.rules.modules:
        names = words.list(words.name("module", module) for module in game.rules.modules)
        parts = [words.say("replay-modules", list=names)]
    if game.rules.house_rules:
        names = words.list(words.name("house_rule", name) for name in game.rules.house_rules)
        parts.append(words.say("replay-house_rules", list=names))
    return words.parts(parts)


def chapters(events: list[Event]) -> list[list[Event]]:
    """The events cut before each round and each turn."""
    found: list[list[Event]] = [[]]
    for event in events:
        if event.name in HEADINGS:
            found.append([])
        found[-1].append(event)
    return found


def tell(words: Words, screen: Screen, game: Game, events: list[Event]) -> None:
    """One round's beginning or one turn."""
    sentences = words.account(game.rules, events)
    if events and events[0].name in HEADINGS:
        screen.draw()
        screen.say(sentences.pop(0), style="bold")
    for sentence in sentences:
        screen.say(sentence, "  ", "  ")


def tell_result(words: Words, screen: Screen, game: Game) -> None:
    """Points and winners."""
    screen.draw()
    for score in game.scores():
        screen.say(words.total(score))
        for line in score.lines:
            if line.count:
                screen.say(words.score_line(game.rules, line), "    ", "  ")
    screen.say(words.winners(game.winners()), style="bold")


def replay_jsonl(file: str, positions: bool, screen: Screen) -> int:
    """One JSON object for each row of the record."""
    load_game(file)
    record = notation.read(read_record(file))
    game = Game.from_header(record)
    for number, entry in enumerate(record.entries, 1):
        row: dict[str, object] = {"number": number, "actor": entry.actor}
        if number == 1:
            row["setup"] = {name: value for name, value in record.fields.items() if name != "seed"}
            row["opening"] = [plain_event(game.rules, event) for event in game.opening]
        if entry.back >= 0:
            row["kind"] = "undo"
            row["back"] = entry.back
            game.replay(entry)
        else:
            frame = game.state.stack[-1]
            row["kind"] = type(frame).__name__
            row["clause"] = frame.clause()
            row["options"] = [game.text(pick) for pick in game.options()]
            if frame.actor == CHANCE:
                row["weights"] = game.open.odds()
            if positions:
                row["position"] = plain_position(game.state)
            row["pick"] = entry.pick
            row["events"] = [plain_event(game.rules, event) for event in game.replay(entry)]
        if game.over and number == len(record.entries):
            row["scores"] = [plain_score(game.rules, score) for score in game.scores()]
            row["winners"] = [seat + 1 for seat in game.winners()]
        screen.draw(json.dumps(row))
    return 0


def verify(file: str, words: Words, screen: Screen) -> int:
    """Say whether a record is sound; 1 if it is not."""
    text = read_record(file)
    try:
        verdict = check(text)
        game = Game.load(text)
    except (RecordError, EditionError, DealError) as error:
        screen.say(words.say("verify-bad", file=file, reason=str(error).split("\n")[0]))
        return 1
    words = words_for(game, words, screen)
    screen.say(words.say("verify-good", file=file), style="bold")
    screen.say(words.say("verify-picks", picks=verdict.picks, draws=verdict.draws))
    screen.say(words.say(f"verify-{'proved' if verdict.proved else 'not_proved'}-{verdict.deal}"))
    if verdict.over:
        totals = [words.say("verify-result-item", seat=each.seat + 1, total=each.total) for each in game.scores()]
        screen.say(words.say("verify-result", list=words.list(totals)))
        screen.say(words.winners(game.winners()))
    else:
        screen.say(words.say("verify-running"))
    return 0
