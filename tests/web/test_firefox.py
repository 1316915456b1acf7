"""The page without a server in Firefox."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.firefox import firefox
from tests.web.hosting import BELOW
from tools.test_deps import find_program

DOOR = "document.querySelector('button.door.first:enabled')"
"""A click may come before anything listens, so it is made again until the table opens."""
QUESTION = "document.querySelector('.question.mine[aria-busy=false] h2')?.textContent.trim()"
OPTIONS = "[...document.querySelectorAll('[data-options] button')].map((each) => each.textContent.trim())"


def test_a_game_is_played_in_firefox_and_goes_on_after_a_reload(page_host: str, tmp_path: Path) -> None:
    program = find_program("firefox-esr")
    if program is None:
        pytest.skip("firefox-esr is missing: `make test-deps` installs it")
    with firefox(program, tmp_path) as browser:
        browser.go(f"{page_host}{BELOW}/")
        browser.wait(f"location.href.includes('#/table/') || ({DOOR}?.click(), false)")
        asked = browser.wait(QUESTION)
        browser.reload()
        assert browser.wait(QUESTION) == asked
        browser.run(
            "document.querySelector('.stack.open, [data-options] button').dispatchEvent(CLICK)".replace(
                "CLICK", "new MouseEvent('click', {bubbles: true})"
            )
        )
        browser.wait(f"{QUESTION} !== {asked!r}")
