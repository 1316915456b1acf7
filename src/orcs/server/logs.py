"""Logs: one line for each event, for programs (JSON) or for people; never a name, an address, a token or a link."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Callable
from typing import IO, Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log: Final = logging.getLogger("orcs.server")
NOTE: Final = "orcs.note"
"""Where a request's scope holds what is known of it for the log: `route`, `who`."""
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
SECRETS: Final = re.compile(r"\b(cookie|bearer)\.[a-z2-7]{16}\.[0-9]+\.[0-9]+\.[\w-]+|(?<=://)[^/@\s]*:[^/@\s]*(?=@)")
CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(32), 127, *range(128, 160)) if code != ord("\n")}


def hide(text: str) -> str:
    """A text with the tokens and passwords in it masked."""
    return SECRETS.sub("(hidden)", text)


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """The fields that were logged with an event."""
    return {name: value for name, value in vars(record).items() if name not in USUAL}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, event, and the fields logged with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": hide(record.getMessage()),
        }
        for name, value in extras(record).items():
            line[name] = value if isinstance(value, (int, float, bool)) or value is None else hide(str(value))
        if record.exc_info:
            line["error"] = hide(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


class TextLines(logging.Formatter):
    """Lines for a terminal: time, level, event, fields."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = "".join(f" {name}={value}" for name, value in extras(record).items())
        text = hide(f"{record.getMessage()}{fields}").replace("\n", "\\n")
        if record.exc_info:
            text += "\n" + hide(self.formatException(record.exc_info))
        # Colours and cursor moves in what others sent must not reach the terminal.
        return f"{clock} {record.levelname.lower():7} {text.translate(CONTROLS)}"


def set_up_logs(kind: str, stream: IO[str] | None = None, level: int = logging.INFO) -> None:
    """Send all logs of this process to a stream (stderr) in one format."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # They would write whole addresses, and links are secrets.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(tells_no_path)
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)


def tells_no_path(record: logging.LogRecord) -> bool:
    """Whether a uvicorn record holds no path. Those about one socket do, or report a client's fault."""
    return not any(part in str(record.msg) for part in ('"WebSocket %s"', "Invalid UTF-8 sequence"))


class RequestLog:
    """Logs each request by its route's template, and counts it. ASGI middleware, to be the outermost."""

    def __init__(self, app: ASGIApp, observe: Callable[[str, str, int, float], None] | None = None) -> None:
        self.app = app
        self.observe = observe

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        note: dict[str, str] = {}
        scope[NOTE] = note
        status, begun = 500, time.perf_counter()

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            seconds = time.perf_counter() - begun
            # Anybody can invent a method, and each new one would be a metric of its own.
            method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"
            route = str(note.get("route") or getattr(scope.get("route"), "path", "(none)"))
            if self.observe is not None:
                self.observe(method, route, status, seconds)
            fields: dict[str, object] = {"method": method, "route": route, "status": status}
            log.info("request", extra={**fields, "ms": round(seconds * 1000, 1), "who": note.get("who", "-")})


KNOWN_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


def note_route(scope: Scope, route: str, who: str = "-") -> None:
    """Tell the log which route a request took and, by its tag, whose it is."""
    note = scope.get(NOTE)
    if note is not None:
        note.update(route=route, who=who)
