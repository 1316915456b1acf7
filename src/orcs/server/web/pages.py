"""The browser client: its files, as they were built into the package."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from orcs import learning
from orcs.server.store import Store, StoreError

SCREENS: Final = (
    "/",
    "/new",
    "/table/{id}",
    "/replay/{id}",
    "/records",
    "/art",
    "/settings",
    "/hotseat/{id}",
    "/rules",
    "/rules/cards",
    "/rules/box",
    "/rules/summary",
    "/rules/glossary",
    "/rules/about",
    "/learn",
    "/learn/{id}",
    "/operator",
)
"""The addresses of the client's screens: all of them give its one page."""
FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
SMALL: Final = 1024

MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Orcs Orcs Orcs</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Orcs Orcs Orcs</h1>
<p>The server is running, but the client for the browser was not built into this copy: <code>make web</code> builds it.
Programs can play already: <a href="/api/openapi.json">the interface</a>.</p></body></html>
"""


@dataclass(frozen=True)
class File:
    """One file of the client. Those whose name holds a hash of their content never change."""

    body: bytes
    packed: bytes | None
    media: str
    tag: str
    cache: str


def read_file(name: str, body: bytes) -> File:
    """A file, and its packed form where that is worth it."""
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if media.startswith("text/") or media in ("application/javascript", "image/svg+xml", "application/json"):
        media += "; charset=utf-8"
    packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL and not name.endswith((".woff2", ".png")) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return File(body, packed, media, tag, FOREVER if name.startswith("assets/") else ANEW)


def walk(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """All files below a folder."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from walk(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry.read_bytes()


def client_files() -> dict[str, File]:
    """The files of the client by name; only its page if it was not built."""
    folder = resources.files("orcs") / "web"
    found = {name: read_file(name, body) for name, body in walk(folder)} if folder.is_dir() else {}
    found.setdefault("index.html", read_file("index.html", MISSING.encode()))
    return found


def give(request: Request, file: File, status: int = 200) -> Response:
    """The answer that gives a file, packed if the reader can unpack it."""
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(body, status, headers=headers, media_type=file.media)


class Pages:
    """The client's one page for every screen, and its files."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.files = client_files()
        self.chapters = {chapter.id for chapter in learning.load().chapters}

    def routes(self) -> list[Route]:
        """The routes of all screens and files."""
        screens = [Route(path, self.screen) for path in SCREENS]
        return screens + [self.route(name, file) for name, file in self.files.items() if name != "index.html"]

    def route(self, name: str, file: File) -> Route:
        """The route of one file."""

        async def show(request: Request) -> Response:
            return give(request, file)

        return Route(f"/{name}", show)

    async def screen(self, request: Request) -> Response:
        """A screen. What it is to show may not be there: then it says so, and the status does too."""
        return give(request, self.files["index.html"], 200 if await self.exists(request) else 404)

    async def exists(self, request: Request) -> bool:
        """Whether there is what a path names. While the store cannot say so, the page will."""
        name = request.path_params.get("id", "")
        screen = request.url.path.split("/")[1]
        if screen == "learn":
            return not name or name in self.chapters
        if not name:
            return True
        query = f"SELECT 1 FROM {'records WHERE table_id' if screen == 'replay' else 'tables WHERE id'} = ?"
        try:
            return "\0" not in name and bool(await self.store.read(lambda tx: tx.query(query, name)))
        except StoreError:
            return True

    def lost(self, request: Request) -> Response | None:
        """The page for an unknown address opened in a browser."""
        if request.method not in ("GET", "HEAD") or request.url.path.startswith("/api/"):
            return None
        wants_page = "text/html" in request.headers.get("accept", "")
        return give(request, self.files["index.html"], 404) if wants_page else None
