"""A game told once more along its log says what its replay says, and refuses what the rules refuse."""

from collections.abc import Callable

import pytest

from orcs import CHANCE, Game, PickError
from orcs.engine.game import Row
from orcs.engine.retelling import Retelling
from orcs.tables.replays import Replay
from tests.records.forging import finished, running, waiting


@pytest.mark.parametrize("record", [running, finished, waiting])
def test_every_row_tells_what_its_line_of_the_replay_does(record: Callable[[], str]) -> None:
    game, replay = Game.load(record()), Replay(record())
    retelling = Retelling(game)
    told = [retelling.opening, *(retelling.follow(row) for row in game.log)]
    assert told == [replay.lines(number) for number in range(replay.last + 1)]
    assert retelling.game.digest == game.digest


def test_rows_that_do_not_fit_are_refused() -> None:
    game = Game.load(running())
    begun = next(number for number, row in enumerate(game.log) if row.actor != CHANCE)
    pick = game.log[begun]
    for wrong in (Row(1 - pick.actor, pick.pick), Row(pick.actor, game.log[0].pick), Row(pick.actor, -1, back=0)):
        retelling = Retelling(game)
        for row in game.log[:begun]:
            retelling.follow(row)
        with pytest.raises(PickError):
            retelling.follow(wrong)
