"""A table's WebSocket, opened again when it is lost."""

from __future__ import annotations

import json
import random
import time
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from orcs.client.errors import ServerError, UnreachableError
from orcs.client.http import read_refusal

FIRST_DELAY = 0.1
LONGEST_DELAY = 5.0
LARGEST_MESSAGE = 1 << 22
UNWANTED = 1008
TRY_AGAIN = (408, 425, 429)


class LostError(Exception):
    """The socket is closed; it can be opened again."""


class Connection:
    """JSON messages to and from a table. Attempts that fail count until a message comes."""

    def __init__(self, url: str, token: str | None, table: str, link: str | None, patience: float) -> None:
        query = f"?{urlencode({'link': link})}" if link is not None else ""
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket{query}"
        self.headers = {"Authorization": f"Bearer {token}"} if token is not None else {}
        self.patience = patience
        self.pause = 0.0
        self.failures = 0
        self.failing_since = 0.0
        self.socket: ClientConnection | None = None

    def open(self) -> None:
        """Connect, trying again with longer and longer pauses. ServerError if the server does not want us."""
        self.close()
        while self.socket is None:
            time.sleep(max(self.pause, self.delay()))
            self.pause = 0.0
            try:
                # Entered by hand: the socket lives as long as the seat does.
                self.socket = connect(
                    self.address, additional_headers=self.headers, max_size=LARGEST_MESSAGE, compression=None
                ).__enter__()
            except InvalidStatus as error:
                status = error.response.status_code
                if status < 500 and status not in TRY_AGAIN:
                    raise read_refusal(status, bytes(error.response.body or b"")) from None
                self.fail(error)
            except (OSError, WebSocketException) as error:
                self.fail(error)

    def delay(self) -> float:
        """Seconds until the next try; not for all clients alike, so that they do not come back all at once."""
        if not self.failures:
            return 0.0
        return min(LONGEST_DELAY, FIRST_DELAY * 2.0 ** min(self.failures - 1, 10)) * random.uniform(0.5, 1.0)

    def fail(self, error: Exception) -> None:
        """Count a failure. UnreachableError if it has been going on for too long."""
        now = time.monotonic()
        if not self.failures:
            self.failing_since = now
        self.failures += 1
        if now - self.failing_since > self.patience:
            raise UnreachableError("unreachable", f"{self.address} does not answer: {error}") from error

    def lose(self, error: Exception) -> LostError:
        """What to raise when the socket has closed. ServerError if the server closed it for good."""
        if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == UNWANTED:
            raise ServerError("refused", error.rcvd.reason) from None
        self.fail(error)
        return LostError(str(error))

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        try:
            self.opened().send(json.dumps(message))
        except (OSError, ConnectionClosed) as error:
            raise self.lose(error) from error

    def receive(self) -> dict[str, Any]:
        """The next message. LostError if the connection is, or if the server said goodbye."""
        try:
            message: dict[str, Any] = json.loads(self.opened().recv())
        except (OSError, ConnectionClosed) as error:
            raise self.lose(error) from error
        self.failures = 0
        if message["type"] == "goodbye":
            self.pause = message.get("after", 0) / 1000
            raise LostError(message["reason"])
        return message

    def opened(self) -> ClientConnection:
        """The socket, if there is one."""
        if self.socket is None:
            raise LostError("the seat was left")
        return self.socket

    def close(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None
