"""Changes in the course of the game: rounds, turns, actions, mages."""

from __future__ import annotations

from mypy_extensions import i64

from orcs.engine.atoms.board import heal
from orcs.engine.core import NOTHING, State
from orcs.engine.fields import (
    AT_ACTIONS_DONE,
    AT_ACTIONS_EXTRA,
    AT_FATE,
    AT_FATE_SHUFFLES,
    AT_FATES,
    AT_FATES_GONE,
    AT_GAVE_POISON,
    AT_MAGES,
    AT_OVER,
    AT_POWER_NEXT,
    AT_REMOVED_CARD,
    AT_ROUND,
    AT_START,
    AT_TURN,
)


def name_start(s: State, seat: i64) -> None:
    """This seat starts every round (S3)."""
    s.cells[AT_START] = seat
    s.emit("start_named", seat)


def begin_round(s: State) -> None:
    """A new round. It is nobody's turn yet."""
    cells = s.cells
    cells[AT_ROUND] += 1
    cells[AT_TURN] = NOTHING
    s.emit("round_began", cells[AT_ROUND])


def reveal_fate(s: State, fate: i64) -> None:
    """The top fate card is shown; its rule holds from now on (F1, F5)."""
    cells = s.cells
    cells[AT_FATES + fate] -= 1
    cells[AT_FATES_GONE + fate] += 1
    cells[AT_FATE] = fate
    s.emit("fate_revealed", fate)


def shuffle_fates(s: State) -> None:
    """The revealed fate cards make a new deck (F1)."""
    cells = s.cells
    for fate in range(s.rules.fate_kinds):
        cells[AT_FATES + fate] += cells[AT_FATES_GONE + fate]
        cells[AT_FATES_GONE + fate] = 0
    cells[AT_FATE_SHUFFLES] += 1
    s.emit("fates_shuffled")


def begin_turn(s: State, seat: i64) -> None:
    """A seat's turn, with nothing done in it."""
    cells = s.cells
    cells[AT_TURN] = seat
    cells[AT_ACTIONS_DONE] = 0
    cells[AT_ACTIONS_EXTRA] = 0
    cells[AT_REMOVED_CARD] = 0
    cells[AT_GAVE_POISON] = 0
    cells[AT_POWER_NEXT] = 0
    s.emit("turn_began", seat)


def end_turn(s: State, seat: i64) -> None:
    """The turn is over, and it is nobody's turn."""
    heal(s)
    s.cells[AT_TURN] = NOTHING
    s.emit("turn_ended", seat)


def end_game(s: State) -> None:
    """No more picks (E1)."""
    s.cells[AT_OVER] = 1
    s.emit("game_ended")


def begin_action(s: State) -> i64:
    """One more action is under way. Returns the spell power that waits for it, which is used or lost (B2)."""
    cells = s.cells
    cells[AT_ACTIONS_DONE] += 1
    power = cells[AT_POWER_NEXT]
    cells[AT_POWER_NEXT] = 0
    return power


def gain_action(s: State, seat: i64) -> None:
    """One more action this turn (C13)."""
    s.cells[AT_ACTIONS_EXTRA] += 1
    s.emit("action_gained", seat)


def gain_power(s: State, seat: i64) -> None:
    """One spell power for the next action (B2)."""
    cells = s.cells
    cells[AT_POWER_NEXT] += 1
    s.emit("power_gained", seat, cells[AT_POWER_NEXT])


def move_mage(s: State, seat: i64, path: i64) -> None:
    """A mage goes to another tower space (T4)."""
    s.cells[AT_MAGES + seat] = path
    s.emit("mage_moved", seat, path)
