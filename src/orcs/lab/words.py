"""Numbers and tables as plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from babel.numbers import format_decimal

from orcs.lab.estimates import Estimate

BARS = " ▁▂▃▄▅▆▇█"
WIDEST = 60


def figure(language: str, value: float, digits: int = 1) -> str:
    """A number as it is written in a language: `1,234.5` or `1.234,5`."""
    return format_decimal(round(value, digits), format=f"#,##0.{'0' * digits}", locale=language)


def number(language: str, estimate: Estimate, digits: int = 1) -> str:
    """A mean with its interval: `51.3 (50.8–51.8)`."""
    mean = figure(language, estimate.mean, digits)
    if estimate.low is None or estimate.high is None:
        return mean
    return f"{mean} ({figure(language, estimate.low, digits)}–{figure(language, estimate.high, digits)})"


def percent(language: str, estimate: Estimate, digits: int = 1) -> str:
    """A share with its interval: `38.2 % (36.1–40.3)`."""
    mean = f"{figure(language, 100 * estimate.mean, digits)} %"
    if estimate.low is None or estimate.high is None:
        return mean
    ends = f"{figure(language, 100 * estimate.low, digits)}–{figure(language, 100 * estimate.high, digits)}"
    return f"{mean} ({ends})"


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows under their heads, aligned: the first column to the left, the others to the right."""
    table = [list(heads), *[list(row) for row in rows]]
    widths = [max(len(row[i]) for row in table) for i in range(len(heads))]
    lines = []
    for row in table:
        cells = [
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def histogram(counter: Counter[int]) -> str:
    """How often each value came, as a line of bars with the lowest and the highest value."""
    if not counter:
        return ""
    low, high = min(counter), max(counter)
    step = max(1, -(-(high - low + 1) // WIDEST))
    heights = [sum(counter[low + start + i] for i in range(step)) for start in range(0, high - low + 1, step)]
    top = max(heights)
    bars = "".join(BARS[-(-height * (len(BARS) - 1) // top)] for height in heights)
    return f"{low} {bars} {high}"


def plain_histogram(counter: Counter[int]) -> dict[str, int]:
    """How often each value came, as JSON carries it."""
    return {str(value): counter[value] for value in sorted(counter)}
