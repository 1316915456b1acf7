"""Take a picture of every screen: `python -m tools.screens FOLDER [de fr …] [--size 390x844 …] [--theme light]`.

For people to look at: tests find cut words and leftover English, but not what reads stiffly or looks ugly.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
from pathlib import Path

from playwright.sync_api import Locator

from orcs.cli import main as main_command
from orcs.learning import load
from orcs.text import LANGUAGES, Words
from tests.server.running import running
from tests.web.browser import PHONE, SEEDED, Guests, chromium, command, make_table, play_out, request
from tests.web.crowd import Crowd
from tests.web.layout import STILL
from tests.web.player import Player, finished, opened
from tests.web.test_explained import LONG, RELEASE
from tests.web.test_learn import Learner
from tests.web.test_rivals import cast

ALL = {"bonus": "", "missions": "", "terrain": "", "new_fate": "", "reinforcement": ""}
PAGES = {
    "home": "/",
    "lost": "/nowhere",
    "setup": "/new?preset=first",
    "setup-full": "/new?preset=full",
    "setup-friends": "/new?preset=friends",
    "setup-shared": "/new?preset=shared",
    "settings": "/settings",
    "records": "/records",
    "chapters": "/learn",
    "rules": "/rules",
    "cards": "/rules/cards",
    "summary": "/rules/summary",
    "glossary": "/rules/glossary",
    "about": "/rules/about",
    "box": "/rules/box",
    "art": "/art",
}
LOST = {"lost-table": "/table/xyz", "lost-record": "/replay/xyz", "lost-chapter": "/learn/xyz"}
SHEETS = {
    "log": "web-table-log",
    "chat": "web-table-chat",
    "menu": "web-table-menu",
    "decks": "web-decks",
    "display": "web-table-display",
}
KINDS = 40
"""How many picks to make in search of every kind of question."""


class Camera:
    """A browser of one size and language that takes screenshots."""

    def __init__(self, guests: Guests, folder: Path, language: str, size: tuple[int, int], theme: str) -> None:
        self.touch = size[0] < 1000
        self.page = guests.page("/", size, touch=self.touch, language=language, theme=theme)
        self.words = Words(language)
        self.language = language
        self.folder = folder / f"{language}-{size[0]}-{theme}"
        self.folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, *, full: bool = False) -> None:
        """Save a screenshot of the visible part, or of the whole page."""
        self.page.evaluate(STILL)
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=full)

    def pages(self) -> None:
        """The screens with their own address, with everything expanded."""
        for name, address in PAGES.items():
            self.page.goto(address)
            self.page.locator("h1").first.wait_for()
            self.page.wait_for_load_state("networkidle")
            self.page.evaluate("() => document.querySelectorAll('main details').forEach((each) => (each.open = true))")
            self.take(name, full=True)
        for name, address in LOST.items():
            self.page.goto(address)
            self.page.get_by_role("alert").wait_for()
            self.take(name)

    def table(self) -> None:
        """A table from its lobby to the end of the game, its sheets, and each kind of question once."""
        page = self.page
        table = make_table(page, "random", "open", "random", modules=ALL, house_rules=["dearest_line"])
        page.goto(f"/table/{table['id']}")
        page.get_by_role("heading", name=self.words.say("web-table-gathering")).wait_for()
        self.take("lobby")
        command(page, table["id"], "add_bot", seat=3, level="random")
        command(page, table["id"], "start")
        someone = Player(page, seed=5, touch=self.touch)
        met: set[str] = set()
        looked = False
        for _ in range(KINDS):
            seen = someone.look()
            if seen["over"]:
                break
            kind = " ".join(word for word in seen["asked"].split() if word.islower())
            if kind not in met:
                met.add(kind)
                self.take(f"question-{len(met):02}")
            if not looked and len(met) > 2 and page.locator("dialog").count() == 0:
                looked = True
                self.sheets()
                self.closer()
            someone.pick()
        command(page, table["id"], "abandon")
        page.locator("dialog .end").wait_for()
        self.take("end")
        self.replay(table["id"])

    def sheets(self) -> None:
        """The sheets that a table's tools open."""
        for name, message in SHEETS.items():
            button = self.button(message)
            if name == "decks" and not button.count():
                self.button("web-table-menu").last.click()
            if button.count():
                button.last.click()
                self.dialog(name)
        self.page.keyboard.press("?")
        self.dialog("keys")
        if (chip := self.page.locator("button.name.plain").first).count():
            chip.click()
            self.dialog("players")

    def button(self, message: str) -> Locator:
        """The buttons with this name."""
        return self.page.get_by_role("button", name=self.words.say(message), exact=True)

    def dialog(self, name: str) -> None:
        """What has opened over the screen; it is closed again."""
        opened(self.page)
        self.take(name)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def closer(self) -> None:
        """What cards and creatures say about themselves, a hint, and a clause beside the table."""
        for name, thing in (("card", "[data-hand]"), ("creature", "[data-token]"), ("fate", "[data-fate]")):
            if (one := self.page.locator(thing).first).count():
                one.evaluate(LONG)
                self.page.get_by_role("tooltip").wait_for()
                self.take(f"close-{name}")
                one.evaluate(RELEASE)
                self.page.keyboard.press("Escape")
        if (hint := self.button("web-table-hint")).count():
            hint.click()
            self.page.locator(".hinted").first.wait_for(state="attached")
            self.take("hint")
            self.page.keyboard.press("Escape")

    def replay(self, table: str) -> None:
        """The tabs of a replay."""
        self.page.goto(f"/replay/{table}")
        self.page.get_by_role("slider").wait_for()
        for number in range(self.page.get_by_role("tab").count()):
            self.page.get_by_role("tab").nth(number).click()
            self.take(f"replay-{number}")
        for name, message in (("share", "web-share-title"), ("again", "web-replay-again")):
            self.button(message).click()
            self.dialog(f"replay-{name}")

    def ended(self) -> None:
        """A game that was played to its end: the count, its turning points, and the list of records."""
        page, say = self.page, self.words.say
        table = make_table(page, "apprentice", modules={"missions": ""})["id"]
        page.goto(f"/table/{table}")
        page.locator(".question").wait_for()
        play_out(page, table)
        finished(page)
        self.take("end-counted")
        page.goto(f"/replay/{table}")
        page.get_by_role("slider").wait_for()
        ask = page.get_by_role("button", name=say("web-analysis-ask"))
        for tab in page.get_by_role("tab").all():
            if not ask.count():
                tab.click()
        ask.click()
        page.locator(".turning .note").filter(has_not_text=say("web-analysis-about")).wait_for(timeout=120_000)
        self.take("analysis", full=True)
        page.goto("/records")
        page.locator("main a[href*='/replay/']").first.wait_for()
        self.take("records-kept")

    def moderation(self, guests: Guests, data: Path) -> None:
        """A report, and the operators' screen before and after somebody becomes one."""
        page, say = self.page, self.words.say
        made = make_table(page, "open")
        friend = guests.page(f"/table/{made['id']}?link={made['link']}")
        request(friend, "POST", f"/api/tables/{made['id']}/commands?link={made['link']}", {"type": "sit"})
        command(page, made["id"], "start")
        page.goto(f"/table/{made['id']}")
        page.get_by_role("button", name=say("web-table-menu"), exact=True).last.click()
        name = request(friend, "GET", "/api/me")["name"]
        page.get_by_role("dialog").get_by_role("button", name=say("web-report-player", name=name)).click()
        page.get_by_role("radio").first.wait_for()
        self.take("report")
        page.get_by_role("button", name=say("web-report-send")).click()
        page.goto("/operator")
        told = page.locator("code").inner_text()
        self.take("operator-stranger")
        main_command([*told.removeprefix("orcs ").split(), "--data", str(data)])
        page.reload()
        page.get_by_role("article").first.wait_for()
        self.take("operator", full=True)

    def shared(self) -> None:
        """The curtain between two players at one device."""
        self.page.goto("/new?preset=shared")
        self.page.get_by_role("button", name=self.words.say("web-setup-start")).click()
        self.page.locator(".curtain button").wait_for()
        self.take("curtain")

    def settings(self) -> None:
        """What the settings open: a code for another device, and the question before everything is deleted."""
        self.page.goto("/settings")
        self.button("web-settings-code").click()
        self.page.locator(".code").wait_for()
        self.take("settings-code", full=True)
        self.button("web-settings-erase").click()
        self.dialog("settings-erase")

    def friends(self, guests: Guests) -> None:
        """A table as friends meet it by a link, with a name to give and much to read; then as a spectator sees it."""
        page, say = self.page, self.words.say
        size = page.viewport_size or {"width": PHONE[0], "height": PHONE[1]}
        made = make_table(page, "open", "random", modules=ALL, house_rules=["dearest_line"])
        table, address = made["id"], f"/table/{made['id']}?link={made['link']}"
        theme = page.evaluate("document.documentElement.dataset.theme")
        friend = guests.page(
            address, (size["width"], size["height"]), touch=self.touch, language=self.language, theme=theme, named=False
        )
        host, self.page = page, friend
        self.button("web-table-sit").first.wait_for()
        self.take("join", full=True)
        self.button("web-table-sit").first.click()
        friend.get_by_role("textbox", name=say("web-table-name-ask")).fill("Maximiliane von Habsburg")
        self.take("join-name", full=True)
        self.button("web-table-sit-down").click()
        friend.get_by_text(say("web-table-seat-mine")).wait_for()
        self.take("lobby-guest", full=True)
        host.goto(address)
        self.page = host
        command(host, table, "start")
        host.locator(".question").wait_for()
        for text in ("Good luck!", "Well played. I did not see that one coming, and I doubt that anybody did."):
            command(friend, table, "say", text=text)
        host.locator(".bubble").wait_for()
        self.take("chat-bubble")
        self.button("web-table-chat").last.click()
        self.dialog("chat-read")
        watcher = guests.page(
            address, (size["width"], size["height"]), touch=self.touch, language=self.language, theme=theme
        )
        watcher.locator(".question").wait_for()
        self.page = watcher
        self.take("spectator")
        self.page = host
        friend.context.close()
        watcher.context.close()

    def rival(self) -> None:
        """A rival's turn: the spell on stage, a crowded board, and a full hand."""
        page = self.page
        table = make_table(page, "apprentice", "adept", "archmage", modules=ALL)["id"]
        crowd = Crowd(page)
        crowd.gather(f"/table/{table}")
        full = dict.fromkeys(("zap", "fireball", "lightning_bolt", "book_lightning_water", "book_fire_earth"), 1)
        crowd.tell([crowd.step({"own": {"hand": full}}, []), cast(crowd)])
        page.locator("[data-play=zap] li").first.wait_for()
        self.take("rival")
        crowd.tell([crowd.step({"turn": 1}, [{"event": "turn_began", "seat": 1}])])
        self.take("rival-after")

    def lessons(self) -> None:
        """Each step of the tutorial."""
        learner = Learner(self.page, self.language, touch=self.touch)
        for number, chapter in enumerate(load().chapters):
            self.page.goto(f"/learn/{chapter.id}")
            for step, lesson in enumerate(chapter.lessons):
                learner.reads(lesson.message)
                if lesson.allowed:
                    learner.ring()
                self.take(f"lesson-{number:02}-{step:02}-{chapter.id}-{lesson.id}")
                if lesson.allowed:
                    learner.do(lesson.message)
                else:
                    learner.go_on()
            self.page.locator(".finish").wait_for()
            self.take(f"lesson-{number:02}-99-{chapter.id}")


def main() -> None:
    """Take the screenshots asked for."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("languages", nargs="*", default=list(LANGUAGES))
    reader.add_argument("--size", nargs="*", default=[f"{PHONE[0]}x{PHONE[1]}"])
    reader.add_argument("--theme", default="dark", choices=["dark", "light"])
    reader.add_argument("--lessons", action="store_true", help="the steps of the tutorial instead")
    asked = reader.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        chromium() as browser,
        running(Path(data) / "data", program=SEEDED) as server,
    ):
        guests = Guests(browser, server.url, forgiven=("404", "403", "WebSocket"))
        for language, size in itertools.product(asked.languages, asked.size):
            width, height = map(int, size.split("x"))
            camera = Camera(guests, asked.folder, language, (width, height), asked.theme)
            if asked.lessons:
                camera.lessons()
            else:
                camera.pages()
                camera.shared()
                camera.table()
                camera.ended()
                camera.moderation(guests, server.data)
                camera.settings()
                camera.friends(guests)
                camera.page.goto("/")
                camera.page.locator(".lists li").first.wait_for()
                camera.take("home-tables", full=True)
                camera.rival()
        guests.leave()


if __name__ == "__main__":
    main()
