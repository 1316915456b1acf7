"""Write how Python tells golden games in every language, for the browser's tests: `words_fixture.py [--check]`.

The browser's code for texts (web/src/words) does the same as orcs.text; web/src/words/words.test.ts compares them. With
--check nothing is written; the exit status is 1 if web/src/words/fixture.json is out of date.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from orcs import Game, plain_event
from orcs import edition as editions
from orcs.engine import notation
from orcs.engine.terms import SKILL_NAMES
from orcs.tables import wire
from orcs.tables.edition import edition_tables
from orcs.text import LANGUAGES, Words
from orcs.text.narrate import account, event_sentence, is_hidden
from orcs.text.options import pick_sentence
from orcs.text.tables import card_account, card_head, creature_lines

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"
GAMES = ("new_fate+terrain+reinforcement+bonus+missions", "base")
"""One game with every module and an owner's edition, and one with neither."""
TARGET = ROOT / "web" / "src" / "words" / "fixture.json"
FEW = 5
ACCOUNTS = 40
Doc = dict[str, Any]


class Sample:
    """The first few different samples of each kind."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.seen: set[str] = set()
        self.kept: list[Doc] = []

    def add(self, kind: str, what: Doc) -> None:
        """Keep this if its kind has too few."""
        text = json.dumps(what)
        if self.counts[kind] < FEW and text not in self.seen:
            self.counts[kind] += 1
            self.seen.add(text)
            self.kept.append(what)


def told_game(name: str) -> Doc:
    """Everything said about one game."""
    record = notation.read((GOLDEN / f"{name}.orc").read_text("utf-8"))
    game = Game.from_header(record)
    tables = editions.load_text("\n".join(record.table)) if record.table else editions.load()
    tongues = {language: Words(language, tables, game.setup.colours) for language in LANGUAGES}
    events, asks, picks = Sample(), Sample(), Sample()
    accounts: list[Doc] = []
    run: list[Doc] = []
    seat = 0

    def each(say: Callable[..., Any], *what: Any) -> Doc:
        return {language: say(words, *what) for language, words in tongues.items()}

    def hear(found: list[Any]) -> None:
        for viewer in range(len(game.setup.colours)):
            for event in game.redact(found, viewer):
                fact = plain_event(game.rules, event)
                kind = f"{fact['event']} {is_hidden(fact)}"
                events.add(kind, {"fact": fact, "says": each(event_sentence, fact)})
        run.extend(plain_event(game.rules, event) for event in game.redact(found, seat))

    hear(game.opening)
    for entry in record.entries:
        for ask in game.asks():
            told = json.loads(wire.ask_bytes(game, ask))
            frame = game.independent_frames()[ask.id - len(game.log)]
            options = [each(Words.option, game.state, frame, option["text"]) for option in told["options"]]
            asks.add(ask.kind, {"ask": told, "says": each(Words.ask, game.state, frame), "options": options})
        if entry.back < 0:
            picks.add(entry.pick.partition(":")[0], {"pick": entry.pick, "says": each(pick_sentence, entry.pick)})
        hear(game.replay(entry))
        if len(run) > 2 and game.asks():
            accounts.append({"facts": run[:], "says": each(account, run)})
            run.clear()
    step = max(1, len(accounts) // ACCOUNTS)
    return {
        "game": name,
        "players": each(lambda words: [words.colour(seat) for seat in range(len(game.setup.colours))]),
        "edition": msgspec.to_builtins(edition_tables(tables)),
        "events": events.kept,
        "asks": asks.kept,
        "picks": picks.kept,
        "accounts": accounts[::step],
        "cards": [
            {"id": row.id, "head": each(card_head, row), "lines": each(card_account, row)} for row in tables.spells
        ],
        "creatures": [
            {
                "id": row.id,
                "track": list(row.track),
                "skill": SKILL_NAMES[row.skill],
                "lines": each(creature_lines, row, True),
            }
            for row in game.rules.creature_rows
        ],
        "fates": each(lambda words: {name: words.fate(row) for name, row in words.fates.items()}),
        "missions": each(lambda words: {row.id: words.mission(row) for row in tables.missions}),
        "tiles": each(lambda words: {row.id: words.tile(row) for row in tables.terrain}),
    }


def fixture() -> str:
    """The whole file."""
    return json.dumps([told_game(name) for name in GAMES], ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    """Write the file, or check that it is up to date."""
    text = fixture()
    if "--check" in sys.argv[1:]:
        if TARGET.exists() and TARGET.read_text("utf-8") == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is out of date: run tools/words_fixture.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
