"""The golden games are told to every viewer in every language."""

from pathlib import Path

import pytest

from orcs import Game
from orcs.engine import notation
from orcs.text import LANGUAGES, Words

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.orc"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_told_from_beginning_to_end(path: Path, language: str) -> None:
    record = notation.read(path.read_text("utf-8"))
    game = Game.from_header(record)
    words = Words(language, game.edition, game.setup.colours)
    seats = len(game.setup.colours)
    events = list(game.opening)
    for entry in record.entries:
        events += game.replay(entry)
    for viewer in range(seats):
        told = words.account(game.rules, game.redact(events, viewer))
        assert len(told) > 100
        assert all(sentence[-1] in ".!…" and "{" not in sentence for sentence in told)
