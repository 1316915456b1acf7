"""The page that needs no server, served below /page/ from the folder that `make page` has built."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from orcs.server.web.pages import File, give, read_file
from orcs.server.web.security import PAGE_POLICY

BELOW: Final = "/page/"
NO_SERVER: Final = b'<meta name="orcs-server" content="" />'
THIS_SERVER: Final = b'<meta name="orcs-server" content="/" />'


class OfflinePage:
    """The files of the page. Each is read and packed when somebody wants it first."""

    def __init__(self, folder: Path) -> None:
        self.paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.files: dict[str, File] = {}

    def routes(self) -> list[Route]:
        """The routes of all files."""
        return [
            Route(BELOW.rstrip("/"), self.lead),
            Route(BELOW, self.show),
            *(Route(BELOW + name, self.show) for name in self.paths),
        ]

    async def lead(self, _: Request) -> Response:
        """The page is a folder: its addresses begin there."""
        return RedirectResponse(BELOW)

    async def show(self, request: Request) -> Response:
        """One file."""
        name = request.url.path.removeprefix(BELOW) or "index.html"
        if name not in self.files:
            self.files[name] = await asyncio.to_thread(self.read, name)
        answer = give(request, self.files[name])
        answer.headers["Content-Security-Policy"] = PAGE_POLICY
        return answer

    def read(self, name: str) -> File:
        """A file. Who wants to play with others is led to this server, unless the page names another one."""
        body = self.paths[name].read_bytes()
        return read_file(name, body.replace(NO_SERVER, THIS_SERVER) if name == "index.html" else body)
