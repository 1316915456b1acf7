"""What a browser did, from its own trace: the processor time of its threads, frame by frame and by kind of work.

Processor time is what a thread itself used, wall time what passed. On a busy machine only the first says what a page
costs; both are reported.
"""

from __future__ import annotations

import itertools
import time
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from playwright.sync_api import Page

Event = dict[str, Any]
Thread = tuple[int, int]
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "toplevel", "blink.animations"]
PATIENCE = 30.0
TASK = "RunTask"
FRAME = "FireAnimationFrame"
KINDS = {
    "FunctionCall": "script",
    "TimerFire": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "FireIdleCallback": "script",
    "RunMicrotasks": "script",
    "BlinkScheduler_PerformMicrotaskCheckpoint": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "HitTest": "layout",
    "PrePaint": "prepaint",
    "Paint": "paint",
    "Layerize": "layerise",
    "Commit": "commit",
    "MinorGC": "memory",
    "MajorGC": "memory",
}
"""The main thread's kinds of work, by Chromium's names for its events."""
OTHERS = {
    "compositor": ("Compositor",),
    "raster": ("CompositorTileWorker", "ThreadPoolForegroundWorker"),
    "drawing": ("VizCompositorThread", "CrGpuMain"),
}
"""Threads besides the main thread. Without a GPU they do its work."""


@dataclass
class Frame:
    """From one animation frame to the next, in milliseconds of the main thread."""

    used: float = 0.0
    passed: float = 0.0
    kinds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))


@dataclass(frozen=True)
class Trace:
    """The events of a trace, read for the main thread of one page."""

    events: list[Event]

    @cached_property
    def names(self) -> dict[Thread, str]:
        """The names of threads."""
        return {thread(each): each["args"]["name"] for each in self.events if each.get("name") == "thread_name"}

    @cached_property
    def main(self) -> Thread:
        """The main thread of the page that worked most."""
        used: Counter[Thread] = Counter()
        for each in self.timed(TASK):
            if self.names.get(thread(each)) == "CrRendererMain":
                used[thread(each)] += each["tdur"]
        return used.most_common(1)[0][0]

    def timed(self, *names: str) -> list[Event]:
        """Events of these names that say how much processor time they took."""
        return [each for each in self.events if each.get("name") in names and "tdur" in each]

    @cached_property
    def tasks(self) -> list[Event]:
        """The tasks of the main thread."""
        return [each for each in self.timed(TASK) if thread(each) == self.main]

    @cached_property
    def begins(self) -> list[float]:
        """When frames begin: at the tasks that run their callbacks."""
        starts = sorted(task["ts"] for task in self.tasks)
        told = (each["ts"] for each in self.timed(FRAME) if thread(each) == self.main)
        return sorted({starts[max(0, bisect_right(starts, moment) - 1)] for moment in told})

    @cached_property
    def frames(self) -> list[Frame]:
        """The frames of the main thread."""
        begins = self.begins
        frames = [Frame() for _ in itertools.pairwise(begins)]
        for task in self.tasks:
            at = bisect_right(begins, task["ts"]) - 1
            if 0 <= at < len(frames):
                frames[at].used += task["tdur"] / 1000
                frames[at].passed += task["dur"] / 1000
        for start, kind, used in self.parts():
            at = bisect_right(begins, start) - 1
            if 0 <= at < len(frames):
                frames[at].kinds[kind] += used / 1000
        return frames

    @cached_property
    def seconds(self) -> float:
        """How long all frames took."""
        return (self.begins[-1] - self.begins[0]) / 1e6

    def parts(self) -> Iterator[tuple[float, str, float]]:
        """The main thread's work, each part attributed to its innermost event: when, what kind, how much."""
        mine = [each for each in self.events if "tdur" in each and thread(each) == self.main]
        known = sorted((each for each in mine if each["name"] in KINDS), key=lambda each: (each["ts"], -each["dur"]))
        inside: list[tuple[Event, float]] = []

        def done() -> tuple[float, str, float]:
            event, within = inside.pop()
            if inside:
                inside[-1] = (inside[-1][0], inside[-1][1] + event["tdur"])
            return event["ts"], KINDS[event["name"]], max(0.0, event["tdur"] - within)

        for each in known:
            while inside and inside[-1][0]["ts"] + inside[-1][0]["dur"] <= each["ts"]:
                yield done()
            inside.append((each, 0.0))
        while inside:
            yield done()

    def beside(self) -> dict[str, float]:
        """The processor time of other threads, in milliseconds."""
        told = dict.fromkeys(OTHERS, 0.0)
        for each in self.timed(TASK, "RasterTask"):
            of = self.names.get(thread(each), "")
            for name, threads in OTHERS.items():
                if of.startswith(threads) and (name == "raster") == (each["name"] == "RasterTask"):
                    told[name] += each["tdur"] / 1000
        return told

    def animations(self) -> list[Event]:
        """The animations that began, each with the element it moves."""
        return [each["args"]["data"] for each in self.events if each.get("name") == "Animation" and each["ph"] == "b"]

    def hindered(self) -> list[Event]:
        """What keeps animations from running on the compositor alone.

        Old versions of Chromium report on every animation, with a 0 if nothing is wrong; new ones report trouble only.
        """
        told = [each["args"].get("data", {}) for each in self.events if each.get("name") == "Animation"]
        return [each for each in told if each.get("compositeFailed") or each.get("unsupportedProperties")]


def thread(event: Event) -> Thread:
    """The thread of an event."""
    return event["pid"], event["tid"]


@contextmanager
def traced(page: Page) -> Iterator[Trace]:
    """Trace what the page does meanwhile; can be read afterwards. Every frame reaches the main thread."""
    trace = Trace([])
    done: list[bool] = []
    session = page.context.new_cdp_session(page)
    session.on("Tracing.dataCollected", lambda part: trace.events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    page.evaluate("() => { const tick = () => requestAnimationFrame(tick); tick(); }")
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    yield trace
    session.send("Tracing.end")
    give_up = time.monotonic() + PATIENCE
    while not done:
        assert time.monotonic() < give_up, "the browser returned no trace"
        page.wait_for_timeout(50)
