"""A real browser at a real server; its errors are collected."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Response,
    Route,
    expect,
    sync_playwright,
)

from tools.test_deps import find_chromium

Doc = dict[str, Any]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
THRIFT = ["--in-process-gpu", "--num-raster-threads=1"]
"""Flags for tests that only check that something works: on two cores they save an eighth of the time."""
LAUNCHES = 3
PATIENCE = 60_000
"""The timeout for everything, in milliseconds; it matters only where something is wrong."""
LAPTOP, PHONE, SIDEWAYS = (1366, 768), (390, 844), (844, 390)
HASTE: Doc = {"speed": 1_000_000, "motion": "none", "sound": False, "named": True}
"""Settings of a browser that shows everything at once and asks for no name."""
SEEDED = """
import itertools, secrets
truly = secrets.token_hex
secrets.token_hex = lambda size=None: "5a" * size if size in (16, 32) else truly(size)
secrets.randbits = lambda bits: 7
guests = itertools.count()
secrets.randbelow = lambda most: next(guests) % most if most == 9000 else most // 2
from orcs.cli import main
raise SystemExit(main())
"""
"""A server at which equal tables get equal deals and bots pick the same."""


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """The Chromium of the tests."""
    path = find_chromium()
    assert path is not None, "Chromium is missing: `make browser` or `make test-deps` installs it"
    with sync_playwright() as playwright:
        browser = launch(playwright, path, [*FLAGS, *flags])
        yield browser
        browser.close()


def launch(playwright: Playwright, path: str, flags: list[str]) -> Browser:
    """Start Chromium. Beside others it sometimes crashes before its first page: then once more."""
    for _ in range(LAUNCHES - 1):
        with suppress(Error):
            return playwright.chromium.launch(executable_path=path, args=flags)
    return playwright.chromium.launch(executable_path=path, args=flags)


@dataclass
class Guests:
    """People with a browser each. The browsers' errors are kept, and checked at the end."""

    browser: Browser
    url: str
    forgiven: tuple[str, ...] = ()
    """Errors that are expected here."""
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def context(
        self, size: tuple[int, int] = LAPTOP, *, touch: bool = False, theme: str = "dark", **keep: Any
    ) -> BrowserContext:
        """A new browser context: its size, its theme, and what it has stored."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        kept = {name: json.dumps(value) for name, value in (HASTE | {"theme": theme} | keep).items()}
        context.add_init_script(
            "if (location.protocol.startsWith('http')) "
            f"for (const [name, value] of Object.entries({json.dumps(kept)})) localStorage[name] ??= value"
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", self.hear)
        context.on("weberror", lambda told: self.complain(str(told.error)))
        context.on("requestfailed", lambda gone: self.complain(f"{gone.url}: {gone.failure}"))
        context.on("response", self.read)
        self.contexts.append(context)
        return context

    def page(self, address: str = "/", size: tuple[int, int] = LAPTOP, **options: Any) -> Page:
        """A new guest's browser at an address."""
        page = self.context(size, **options).new_page()
        with page.expect_response("**/api/me"):
            page.goto(address)
        return page

    def hear(self, told: ConsoleMessage) -> None:
        """Read what the browser writes to its console."""
        if told.type in ("error", "warning"):
            self.complain(told.text)

    def read(self, answer: Response) -> None:
        """Read the server's answers."""
        if answer.status >= 400:
            self.complain(f"{answer.url}: {answer.status}")

    def complain(self, text: str) -> None:
        """Record an error. Requests aborted by a reload are none."""
        if not any(known in text for known in ("net::ERR_ABORTED", "preloaded using link preload", *self.forgiven)):
            self.complaints.append(text)

    def leave(self) -> None:
        """Close all browsers; none may have had an error."""
        for context in self.contexts:
            context.close()
        assert not self.complaints, "\n".join(self.complaints)


ARRIVED = """async () => {
  while (!(await orcs.fetch("/api/me")).ok) await new Promise((next) => setTimeout(next, 20));
}"""
"""Returns once the page knows who is there."""


class Device(Guests):
    """One browser at the page without a server, which keeps what it has fetched from test to test. Everybody in a test
    is at this device; options other than the size need a browser of their own."""

    def context(self, *args: Any, **options: Any) -> BrowserContext:
        """A browser of its own, beside the one that everybody shares."""
        if not self.contexts:
            super().context()
        return super().context(*args, **options)

    def page(self, address: str = "/", size: tuple[int, int] = LAPTOP, **options: Any) -> Page:
        """A new tab at an address."""
        if options:
            page = self.context(size, **options).new_page()
        else:
            if not self.contexts:
                super().context()
            page = self.contexts[0].new_page()
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(address)
        page.evaluate(ARRIVED)
        return page

    def rest(self) -> None:
        """Close all tabs, and all browsers but the first one; none may have complained."""
        for context in self.contexts[1:]:
            context.close()
        del self.contexts[1:]
        for context in self.contexts:
            for page in context.pages:
                page.close()
        told, self.complaints = self.complaints, []
        assert not told, "\n".join(told)


EVERYWHERE = pytest.mark.parametrize("guests", ["server_guests", "device"], indirect=True, ids=["server", "page"])
"""For tests that need nobody else: they are played at a server, and at the page without one."""


LATE = {"new": ".stand", "records": ".none, main li", "rules/box": "[data-question]"}
"""What a screen shows only once the server has answered."""


def visit(page: Page, screen: str) -> None:
    """Go to a screen, and wait until it is complete."""
    page.goto(f"/{screen}")
    expect(page.locator(LATE.get(screen.partition("?")[0], "main h1, header h1")).first).to_be_visible()


def make_table(page: Page, *others: str, **wish: Any) -> Doc:
    """A table in play: the page's person, then bots of these levels or "open" seats. Bots take no time."""
    seats: list[Doc] = [{"kind": "me"}]
    seats += [{"kind": "open"} if level == "open" else {"kind": "bot", "level": level} for level in others]
    made = cast(Doc, request(page, "POST", "/api/tables", {"seats": seats, "pace": 0, **wish}))
    if "open" not in others:
        command(page, made["id"], "start")
    return made


def command(page: Page, table: str, name: str, **fields: Any) -> Doc:
    """Send a command to a table without the screen."""
    return cast(Doc, request(page, "POST", f"/api/tables/{table}/commands", {"type": name, **fields}))


def request(page: Page, method: str, path: str, body: Doc | None = None) -> Any:
    """The server's answer to the page itself, with its cookie and its origin."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const headers = body ? {"Content-Type": "application/json"} : {};
          const ask = window.orcs?.fetch ?? fetch;
          const answer = await ask(path, {method, headers, body: body && JSON.stringify(body)});
          const text = await answer.text();
          if (!answer.ok) throw new Error(`${path} ${answer.status} ${text}`);
          return text ? JSON.parse(text) : null;
        }""",
        [method, path, body],
    )


@contextmanager
def holding(page: Page, address: str) -> Iterator[None]:
    """Keep the requests to an address waiting meanwhile."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(address, hold)
    yield
    for route in held:
        route.continue_()
    page.unroute(address)


def play_out(page: Page, table: str) -> None:
    """Play the page's seat to the end of the game without the screen, always with an option that moves on."""
    page.evaluate(
        """async (id) => {
          const ask = window.orcs?.fetch ?? fetch;
          const told = async (command) => {
            const headers = {"Content-Type": "application/json"};
            const body = JSON.stringify(command);
            return (await ask(`/api/tables/${id}/commands`, {method: "POST", headers, body})).json();
          };
          for (let n = 0; n < 3000; n++) {
            const {view, ask} = await told({type: "resync"});
            if (view.table.status !== "playing") return;
            if (!ask) { await new Promise((next) => setTimeout(next, 10)); continue; }
            const last = ask.options.at(-1).text;
            const pick = (ask.options.find(({text}) => text === "end") ?? {text: last}).text;
            await told({type: "answer", ask: ask.id, pick});
          }
          throw new Error("the game does not end");
        }""",
        table,
    )
