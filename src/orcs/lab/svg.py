"""Plots as inline SVG: dots with their intervals, histograms, lines with bands. No script, no network."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from orcs.lab.estimates import Estimate

WIDTH = 640
LEFT = 170
RIGHT = 24
ROW = 24
COLOURS = ["#2f6fb5", "#3a8f4d", "#c0392b", "#b98a00", "#7d4fb0", "#5b6770"]


def nice_ticks(low: float, high: float, count: int = 5) -> list[float]:
    """About this many round numbers that span a range."""
    span = high - low or 1.0
    power = 10 ** math.floor(math.log10(span / count))
    step = next(factor * power for factor in (1, 2, 5, 10) if span / (factor * power) <= count)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(n * step, 10) for n in range(first, last + 1)]


@dataclass(frozen=True)
class Axis:
    """Numbers laid out along pixels."""

    low: float
    high: float
    start: float
    end: float
    percent: bool = False

    def at(self, value: float) -> float:
        """The pixel of a value, kept inside the axis."""
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return round(self.start + min(1.0, max(0.0, part)) * (self.end - self.start), 1)

    def label(self, value: float) -> str:
        """A value as its tick names it."""
        return f"{100 * value:g} %" if self.percent else f"{value:g}"


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """Words at a point."""
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def figure(title: str, height: float, parts: Sequence[str]) -> str:
    """A whole plot. The title is read out where the plot cannot be seen."""
    label = escape(title, quote=True)
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" role="img" aria-label="{label}">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def span_of(estimates: Sequence[Estimate], also: Sequence[float] = ()) -> tuple[float, float]:
    """The range that holds all means and intervals, with a small margin."""
    values = [*also]
    for each in estimates:
        values += [value for value in (each.mean, each.low, each.high) if value is not None and math.isfinite(value)]
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    air = (high - low) * 0.06 or 0.5
    return low - air, high + air


def dots(
    title: str,
    rows: Sequence[tuple[str, Estimate]],
    *,
    percent: bool = False,
    reference: float | None = None,
) -> str:
    """A row for each estimate: a dot for the mean, a bar for its interval, and a line at a reference value."""
    low, high = span_of([estimate for _, estimate in rows], [] if reference is None else [reference])
    if percent:
        low, high = max(0.0, low), min(1.0, high)
    axis = Axis(low, high, LEFT, WIDTH - RIGHT, percent)
    bottom = ROW * len(rows) + 8
    parts = []
    for tick in nice_ticks(low, high):
        parts.append(line(axis.at(tick), 4, axis.at(tick), bottom, "grid"))
        parts.append(text(axis.at(tick), bottom + 14, axis.label(tick), "middle", "tick"))
    if reference is not None:
        parts.append(line(axis.at(reference), 4, axis.at(reference), bottom, "reference"))
    for i, (name, estimate) in enumerate(rows):
        y = ROW * i + ROW / 2 + 6
        parts.append(text(LEFT - 10, y + 4, name, "end"))
        if estimate.low is not None and estimate.high is not None:
            parts.append(line(axis.at(estimate.low), y, axis.at(estimate.high), y, "bar"))
        if math.isfinite(estimate.mean):
            parts.append(f'<circle cx="{axis.at(estimate.mean):g}" cy="{y:g}" r="4" class="dot"/>')
    return figure(title, bottom + 22, parts)


def bars(title: str, counter: Counter[int], height: int = 150) -> str:
    """How often each value came."""
    if not counter:
        return ""
    low, high = min(counter), max(counter)
    axis = Axis(low - 0.5, high + 0.5, 40, WIDTH - RIGHT)
    top = max(counter.values())
    width = max(1.0, (axis.end - axis.start) / (high - low + 1) - 1)
    parts = []
    for value in range(low, high + 1):
        tall = round((height - 20) * counter[value] / top, 1)
        place = axis.at(value) - width / 2
        parts.append(
            f'<rect x="{place:g}" y="{height - tall:g}" width="{width:.1f}" height="{tall:g}" class="column">'
            f"<title>{value}: {counter[value]}</title></rect>"
        )
    ticks = [tick for tick in nice_ticks(low, high, 10) if tick == int(tick)]
    parts += [text(axis.at(tick), height + 16, f"{int(tick)}", "middle", "tick") for tick in ticks]
    return figure(title, height + 24, parts)


@dataclass(frozen=True)
class Curve:
    """A named line of estimates along x."""

    name: str
    colour: str
    points: Sequence[tuple[float, Estimate]]


def curves(title: str, lines: Sequence[Curve], *, percent: bool = False, x_name: str = "", height: int = 260) -> str:
    """Lines with their intervals as bands, a legend above them."""
    estimates = [estimate for curve in lines for _, estimate in curve.points]
    low, high = (0.0, 1.0) if percent else span_of(estimates)
    xs = [x for curve in lines for x, _ in curve.points] or [0.0, 1.0]
    across = Axis(min(xs), max(xs), 56, WIDTH - RIGHT)
    up = Axis(low, high, height, 30, percent)
    parts = []
    for tick in nice_ticks(low, high):
        parts.append(line(across.start, up.at(tick), across.end, up.at(tick), "grid"))
        parts.append(text(across.start - 8, up.at(tick) + 4, up.label(tick), "end", "tick"))
    ticks = nice_ticks(min(xs), max(xs), 10)
    parts += [text(across.at(tick), height + 16, f"{tick:g}", "middle", "tick") for tick in ticks]
    parts.append(text((across.start + across.end) / 2, height + 34, x_name, "middle", "tick"))
    for i, curve in enumerate(lines):
        parts += drawn(curve, across, up)
        parts.append(f'<rect x="{60 + 130 * i}" y="4" width="12" height="12" fill="{curve.colour}"/>')
        parts.append(text(78 + 130 * i, 15, curve.name))
    return figure(title, height + 40, parts)


def drawn(curve: Curve, across: Axis, up: Axis) -> list[str]:
    """One line and its band."""
    ends = [(x, each.low, each.high) for x, each in curve.points if each.low is not None and each.high is not None]
    lower = [f"{across.at(x):g},{up.at(low):g}" for x, low, _ in ends]
    upper = [f"{across.at(x):g},{up.at(high):g}" for x, _, high in reversed(ends)]
    path = " ".join(f"{across.at(x):g},{up.at(each.mean):g}" for x, each in curve.points)
    band = f'<polygon points="{" ".join(lower + upper)}" fill="{curve.colour}" class="band"/>'
    return [band, f'<polyline points="{path}" stroke="{curve.colour}" class="line"/>']
