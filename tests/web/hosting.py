"""The page without a server, as any web host serves it."""

from __future__ import annotations

import functools
import http.server
import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "dist" / "page"
BELOW = "/some/where"
SEEDED = b"""
const truly = Crypto.prototype.getRandomValues;
Crypto.prototype.getRandomValues = function (bytes) {
  return [4, 16, 32].includes(bytes.byteLength) ? bytes.fill(0x5a) : truly.call(this, bytes);
};
"""
"""Put before the script of the tables: equal tables get equal deals there, as on the server of the tests."""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page below an address that it does not know of. The addresses of a server's screens lead to the same
    screens of the page, so that one test can visit both."""

    def __init__(self, *args: Any, before: bytes, gate: threading.Event, **options: Any) -> None:
        self.before = before
        self.gate = gate
        super().__init__(*args, **options)

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        if not self.path.startswith(f"{BELOW}/"):
            if self.path.startswith(("/api/", "/favicon")):
                self.send_error(404)
            else:
                self.send_response(302)
                self.send_header("Location", f"{BELOW}/#{self.path}")
                self.end_headers()
            return None
        if self.path.endswith(".wasm"):
            self.gate.wait()
        if "/tables.worker-" not in self.path:
            return super().send_head()
        body = self.before + Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW))

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def hosted(folder: Path = PAGE, before: bytes = SEEDED, gate: threading.Event | None = None) -> Iterator[str]:
    """A host of the built page, by its own address. `before` is put before the script of the tables; Python is sent
    once the gate is open."""
    if gate is None:
        gate = threading.Event()
        gate.set()
    handler = functools.partial(Handler, directory=str(folder), before=before, gate=gate)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
