"""A value fitted to positions: first a straight line by ridge regression, then hidden units by gradient descent.

How a game ends is mostly chance. So the value is fitted twice: to the ends of games, and then to what the positions
after the next turns were worth by that first value; the end counts less the farther it is away.

What missions change is fitted on top of a value for games without them, if there is one: far fewer numbers have to be
found among the noise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orcs.bots.sheet import PHASES, SIZE
from orcs.bots.value import MOMENTS, ONE, Net
from orcs.lab.explore import Positions

Matrix = NDArray[np.float32]

BATCH = 1024
HELD_OUT = 0.05
RIDGE = 30.0
FIRM = 3000.0
"""How strongly changes to a known value are pulled to 0."""
DEAD = 1e-3
"""Hidden units that change no value by more than this, in points, are left out."""
SMALLEST = 0.02
RATE = 2e-3
DECAY = 1e-3
"""How strongly hidden weights are pulled to 0 where nothing else is asked for."""
STRAIGHT = 2e-3
PATIENCE = 0.9
"""How much of what a position is worth is left to later turns than the next."""
FORGET = (0.9, 0.999)


NO_UNITS: Matrix = np.zeros(0, np.float32)
NOTHING_KNOWN = (np.zeros((2 * SIZE, 1), np.float32), NO_UNITS)


class Shape(NamedTuple):
    """How many hidden units a value has, and how strongly their weights are pulled to 0."""

    hidden: int
    decay: float = DECAY


@dataclass
class Fit:
    """A fitted value, moment by moment, and how much of the final margin it explains in games that it was not fitted
    to."""

    nets: list[Net]
    straight: float
    explained: float


class Sample:
    """Positions as matrices, a batch at a time, with each feature scaled to the same size."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self.starts = np.concatenate([[0], np.cumsum(positions.counts.astype(np.int64))])
        squares = np.zeros(SIZE)
        np.add.at(squares, positions.cells.astype(np.int64), positions.values.astype(np.float64) ** 2)
        self.scale = np.maximum(np.sqrt(squares / len(positions)), SMALLEST).astype(np.float32)
        # The last positions are held out: they are from games of their own.
        self.trained = int(len(positions) * (1 - HELD_OUT))

    def rows(self, chosen: NDArray[np.int64]) -> Matrix:
        """The features of some positions, once for the end of the game and once for its start."""
        counts = self.positions.counts[chosen].astype(np.int64)
        ends = np.cumsum(counts)
        row = np.repeat(np.arange(len(chosen)), counts)
        source = np.arange(ends[-1]) - np.repeat(ends - counts, counts) + np.repeat(self.starts[chosen], counts)
        late = np.zeros((len(chosen), SIZE), np.float32)
        cells = self.positions.cells[source].astype(np.int64)
        late[row, cells] = self.positions.values[source] / self.scale[cells]
        part = (self.positions.phases[chosen] / PHASES).astype(np.float32)[:, None]
        return np.concatenate([late * (1 - part), late * part], axis=1)

    def batches(self, order: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
        """The numbers of positions, some at a time."""
        for first in range(0, len(order), BATCH):
            yield order[first : first + BATCH]


def straight_line(sample: Sample, goals: Matrix, ridge: float) -> Matrix:
    """The best weights without hidden units."""
    squares = ridge * np.eye(2 * SIZE)
    products = np.zeros(2 * SIZE)
    for chosen in sample.batches(np.arange(sample.trained)):
        rows = sample.rows(chosen)
        squares += rows.T @ rows
        products += rows.T @ goals[chosen]
    line: Matrix = np.linalg.solve(squares, products).astype(np.float32)
    return line


class Descent:
    """Adam, for a few arrays."""

    def __init__(self, arrays: list[Matrix]) -> None:
        self.arrays = arrays
        self.means = [np.zeros_like(array) for array in arrays]
        self.squares = [np.zeros_like(array) for array in arrays]
        self.steps = 0

    def step(self, slopes: list[Matrix], rate: float) -> None:
        """Take one step down the gradient."""
        self.steps += 1
        keep, keep_square = FORGET
        for array, slope, mean, square in zip(self.arrays, slopes, self.means, self.squares, strict=True):
            mean += (1 - keep) * (slope - mean)
            square += (1 - keep_square) * (slope**2 - square)
            size = np.sqrt(square / (1 - keep_square**self.steps)) + 1e-8
            array -= rate * mean / (1 - keep**self.steps) / size


class Moment:
    """The value at one moment of the round: what is known of it, if anything, and the change to that."""

    def __init__(self, positions: Positions, moment: int, known: Net | None) -> None:
        self.numbers = np.flatnonzero(positions.moments == moment)
        self.sample = Sample(positions.chosen(self.numbers))
        self.known = NOTHING_KNOWN if known is None else scaled(known, self.sample)
        self.ridge = RIDGE if known is None else FIRM
        self.sure = guesses(self.sample, *self.known, np.arange(len(self.numbers)))
        self.change = NOTHING_KNOWN

    def straighten(self, goals: Matrix) -> None:
        """Find the best change by a straight line to what the positions are worth."""
        line = straight_line(self.sample, goals[self.numbers] - self.sure, self.ridge)
        self.change = (line[:, None], NO_UNITS)

    def descend(self, goals: Matrix, shape: Shape, epochs: int, seed: int, told: Callable[[], None]) -> None:
        """Go on from the straight line with hidden units."""
        rest = goals[self.numbers] - self.sure
        self.change = descended(self.sample, rest, self.change[0][:, 0], shape, epochs, seed, told)

    def values(self) -> Matrix:
        """What the positions are worth."""
        worth: Matrix = self.sure + guesses(self.sample, *self.change, np.arange(len(self.numbers)))
        return worth

    def whole(self) -> tuple[Matrix, Matrix]:
        """What is known with the change to it."""
        return together(self.known, self.change)

    def net(self) -> Net:
        """The whole as bots use it."""
        weights, out = self.whole()
        unscaled = weights / np.concatenate([self.sample.scale, self.sample.scale])[:, None]
        return whole_numbers(unscaled, out, spread(self.sample, weights, out))


def fit(
    positions: Positions,
    shape: Shape,
    epochs: int,
    seed: int,
    told: Callable[[], None],
    base: list[Net] | None = None,
) -> Fit:
    """Fit a value, from nothing or as changes to another. `told` is called after every epoch of every moment."""
    moments = [Moment(positions, number, None if base is None else base[number]) for number in range(MOMENTS)]
    first = epochs // 2
    for moment in moments:
        moment.straighten(positions.margins)
    straight = explained(moments)
    for moment in moments:
        moment.descend(positions.margins, shape, first, seed, told)
    goals = later_worth(values(moments, len(positions)), positions)
    for moment in moments:
        moment.straighten(goals)
        moment.descend(goals, shape, epochs - first, seed, told)
    return Fit([moment.net() for moment in moments], straight, explained(moments))


def values(moments: list[Moment], count: int) -> Matrix:
    """What all positions are worth, each by its moment."""
    worth = np.zeros(count, np.float32)
    for moment in moments:
        worth[moment.numbers] = moment.values()
    return worth


def scaled(net: Net, sample: Sample) -> tuple[Matrix, Matrix]:
    """The weights of a net for the features of a sample."""
    cells = net.cells()
    rows = np.array(cells["late"] + cells["early"], np.float32).reshape(2 * SIZE, -1)
    out = np.array(cells["out"], np.float32)
    return rows * np.concatenate([sample.scale, sample.scale])[:, None] / np.float32(ONE), out / np.float32(ONE)


def together(known: tuple[Matrix, Matrix], change: tuple[Matrix, Matrix]) -> tuple[Matrix, Matrix]:
    """The sum of two values as one, without hidden units that do nothing."""
    line = known[0][:, -1:] + change[0][:, -1:]
    weights = np.concatenate([known[0][:, :-1], change[0][:, :-1]], axis=1)
    out = np.concatenate([known[1], change[1]])
    alive = np.abs(weights).max(axis=0, initial=0) * np.abs(out) > DEAD
    return np.concatenate([weights[:, alive], line], axis=1), out[alive]


def later_worth(values: Matrix, positions: Positions) -> Matrix:
    """What each position came to be worth: by its value after the next turn, by those after later ones, and by the end
    of the game."""
    left = positions.left
    # After each turn of a game its seats that learn follow each other: so far away is a seat's next position.
    firsts = np.flatnonzero(np.diff(left, prepend=-1))
    seats = np.diff(firsts, append=len(left))
    away = np.repeat(seats, seats)
    goals = positions.margins.copy()
    for turn in range(1, int(left.max(initial=0)) + 1):
        here = np.nonzero(left == turn)[0]
        later = here + away[here]
        goals[here] = (1 - PATIENCE) * values[later] + PATIENCE * goals[later]
    return goals


def descended(
    sample: Sample, goals: Matrix, line: Matrix, shape: Shape, epochs: int, seed: int, told: Callable[[], None]
) -> tuple[Matrix, Matrix]:
    """The weights from the features and those from the hidden units that come closest to the goals."""
    hidden = shape.hidden
    generator = np.random.default_rng(seed)
    weights = np.zeros((2 * SIZE, hidden + 1), np.float32)
    weights[:, :hidden] = generator.normal(0, 0.03, (2 * SIZE, hidden))
    weights[:, hidden] = line
    out = generator.normal(0, 0.3, hidden).astype(np.float32)
    descent = Descent([weights, out])
    steps = epochs * -(-sample.trained // BATCH)
    for _ in range(epochs):
        if hidden:
            for chosen in sample.batches(generator.permutation(sample.trained)):
                rate = RATE * 0.5 * (1 + np.cos(np.pi * descent.steps / steps))
                descent.step(slopes(sample.rows(chosen), goals[chosen], weights, out, line, shape.decay), rate)
        told()
    return weights, out


def slopes(rows: Matrix, goals: Matrix, weights: Matrix, out: Matrix, line: Matrix, decay: float) -> list[Matrix]:
    """The gradient of a batch's error, with the hidden weights pulled to 0 and the others to the straight line."""
    sums = rows @ weights
    active = np.maximum(sums[:, :-1], 0)
    error = (2 / len(rows)) * (sums[:, -1] + active @ out - goals)
    back = np.concatenate([np.where(sums[:, :-1] > 0, error[:, None] * out, 0), error[:, None]], axis=1)
    slope: Any = rows.T @ back
    slope[:, :-1] += 2 * decay * weights[:, :-1]
    slope[:, -1] += 2 * STRAIGHT * (weights[:, -1] - line)
    return [slope, active.T @ error + 2 * decay * out]


def held_out(sample: Sample) -> NDArray[np.int64]:
    """The numbers of the positions that were not fitted."""
    return np.arange(sample.trained, len(sample.positions))


def errors(sample: Sample, weights: Matrix, out: Matrix) -> Matrix:
    """By how much the positions held out were misjudged."""
    error: Matrix = guesses(sample, weights, out, held_out(sample)) - sample.positions.margins[held_out(sample)]
    return error


def guesses(sample: Sample, weights: Matrix, out: Matrix, chosen: NDArray[np.int64]) -> Matrix:
    """What some positions are worth by these weights."""
    sums = np.concatenate([sample.rows(part) @ weights for part in sample.batches(chosen)])
    values: Matrix = sums[:, -1] + np.maximum(sums[:, :-1], 0) @ out
    return values


def explained(moments: list[Moment]) -> float:
    """The share of the margin's variance that is explained in the positions held out (R²); 0 if they are all from one
    game and seat."""
    error = np.concatenate([errors(moment.sample, *moment.whole()) for moment in moments])
    ends = [moment.sample.positions.margins[held_out(moment.sample)] for moment in moments]
    variance = float(np.var(np.concatenate(ends)))
    return 1 - float(np.mean(error**2)) / variance if variance else 0.0


def spread(sample: Sample, weights: Matrix, out: Matrix) -> Matrix:
    """How far games end from their values, phase by phase: a line through the errors of the positions held out."""
    phases = sample.positions.phases[held_out(sample)] / PHASES
    rows = np.stack([np.ones_like(phases), phases], axis=1)
    [base, slope], *_ = np.linalg.lstsq(rows, errors(sample, weights, out) ** 2, rcond=None)
    variances = base + slope * np.arange(PHASES + 1) / PHASES
    spreads: Matrix = np.sqrt(np.maximum(variances, 1.0)).astype(np.float32)
    return spreads


def whole_numbers(weights: Matrix, *others: Matrix) -> Net:
    """The net with its weights as the whole numbers that bots calculate with."""
    cells = [
        np.rint(each.ravel() * ONE).astype(np.int64).tolist() for each in (weights[:SIZE], weights[SIZE:], *others)
    ]
    return Net(weights.shape[1] - 1, *cells)
