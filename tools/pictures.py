"""Retake the README's pictures: `python -m tools.pictures`, from the root. Needs Pillow as well.

A real game in a real browser: one person against three bots, a few rounds in. First a still of the table, then a turn
as an animation.
"""

from __future__ import annotations

import base64
import io
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from tests.server.running import running
from tests.web.browser import SEEDED, Guests, chromium, make_table
from tests.web.player import Player

IMAGES = Path(__file__).parent.parent / "docs" / "img"
SIZE = (1280, 720)
SMALL = (720, 405)
PICKS_BEFORE = 40
PICKS_SHOWN = 5
FRAME_MS = 120
LAST_MS = 1500


def main() -> None:
    """Play and take the pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        running(Path(folder) / "data", program=SEEDED) as server,
    ):
        guests = Guests(browser, server.url)
        page = guests.page(size=SIZE)
        table = make_table(page, "adept", "adept", "adept", modules={"terrain": "", "bonus": ""})
        page.goto(f"/table/{table['id']}")
        player = Player(page, seed=3)
        for _ in range(PICKS_BEFORE):
            player.pick()
        player.look()
        page.screenshot(path=IMAGES / "table.png")
        save(film(page, player), IMAGES / "turn.gif")
        guests.leave()


def film(page: Page, player: Player) -> list[tuple[float, bytes]]:
    """Film some picks at normal speed: each frame with its time."""
    page.evaluate("() => { localStorage.motion = '\"full\"'; localStorage.speed = '1' }")
    page.reload()
    player.look()
    frames: list[tuple[float, bytes]] = []
    camera = page.context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", take)
    camera.send("Page.startScreencast", {"format": "png", "everyNthFrame": 2})
    for _ in range(PICKS_SHOWN):
        player.pick()
    player.look()
    camera.send("Page.stopScreencast")
    return frames


def save(frames: list[tuple[float, bytes]], path: Path) -> None:
    """Write the film as a GIF, with as many frames as the eye needs."""
    chosen: list[Image.Image] = []
    shown = 0.0
    for at, data in frames:
        if (at - shown) * 1000 >= FRAME_MS:
            shown = at
            chosen.append(Image.open(io.BytesIO(data)).convert("RGB").resize(SMALL))
    palette = chosen[0].quantize(96)
    drawn = [each.quantize(palette=palette, dither=Image.Dither.NONE) for each in chosen]
    times = [FRAME_MS] * (len(drawn) - 1) + [LAST_MS]
    drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=times, loop=0, optimize=True)


if __name__ == "__main__":
    main()
