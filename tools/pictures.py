"""Take the pictures of the README anew: `python -m tools.pictures`, from the root. Needs Pillow besides the usual.

A real game in a real browser: one person against three bots, some rounds in. First the table as it stands, then a turn
as it moves.
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
    """Play, and take pictures."""
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
    """Some picks at the pace for people: when each frame was drawn, and the frame."""
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
    """Write a film, with as many frames as the eye needs."""
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
