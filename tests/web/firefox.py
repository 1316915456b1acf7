"""Firefox, driven by WebDriver BiDi: the protocol that it speaks itself, so no driver is needed."""

from __future__ import annotations

import itertools
import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 180.0


class Firefox:
    """One tab of a Firefox without a screen."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = itertools.count(1)
        self.send("session.new", capabilities={})
        self.tab = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> Any:
        """Carry out a command; what came of it."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(timeout=PATIENCE))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def go(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", context=self.tab, wait="complete")

    def run(self, script: str) -> Any:
        """What an expression gives, as JSON has it."""
        told = self.send(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then(JSON.stringify)",
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def wait(self, script: str) -> Any:
        """What an expression gives as soon as it gives something."""
        late = time.monotonic() + PATIENCE
        while not (found := self.run(script)):
            assert time.monotonic() < late, f"{script} gives nothing: {self.run('document.body.innerText')}"
            time.sleep(0.1)
        return found


@contextmanager
def firefox(program: str, profile: Path) -> Iterator[Firefox]:
    """A Firefox that stores all it does in a folder of its own, and ends with this."""
    process = subprocess.Popen(
        [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port",
            "0",
            "about:blank",
        ],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    try:
        told = next(line for line in process.stderr if "WebDriver BiDi listening on" in line)
        with connect(f"{told.split()[-1]}/session", max_size=None) as line:
            yield Firefox(line)
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
