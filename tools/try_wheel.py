"""Install the built wheel into an empty environment and play with it: `try_wheel.py`.

As a player would, with nothing but pip: a whole game in the terminal, then one at the server, whose page and scripts
must be there. Dependencies have the versions of requirements/play.txt.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
HASHES = re.compile(r" \\\n +--hash=\S+")
ENOUGH_LINES = 4000
PICKS = 40
Doc = dict[str, Any]


def install(folder: Path, wheel: Path) -> Path:
    """Create an environment with only the wheel and its dependencies; the folder of its programs."""
    constraints = folder / "constraints.txt"
    constraints.write_text(HASHES.sub("", (ROOT / "requirements" / "play.txt").read_text("utf-8")))
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / "bin"
    command = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "--constraint", str(constraints), str(wheel)], check=True)
    return programs


def play_in_terminal(programs: Path, env: dict[str, str]) -> None:
    """A game of two that always picks the first option."""
    command = [str(programs / "orcs"), "play", "--seed", "7", "--bots", "random"]
    played = subprocess.run(
        command, input="1\n" * ENOUGH_LINES, env=env, capture_output=True, text=True, timeout=300, check=False
    )
    if "points" not in played.stdout:
        sys.exit(f"the game in the terminal did not end:\n{played.stdout[-2000:]}\n{played.stderr[-2000:]}")
    print("  a game in the terminal")


class Visitor:
    """A visitor to the server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = ""

    def ask(self, path: str, body: Doc | None = None) -> Any:
        """The server's answer: parsed if JSON, text if a page, otherwise bytes."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=60) as answer:
            kind, content = answer.headers["Content-Type"], answer.read()
            return json.loads(content) if "json" in kind else content.decode() if "text/html" in kind else content


def play_at_server(programs: Path, env: dict[str, str]) -> None:
    """The page with its scripts, and some picks at a table with a bot."""
    command = [str(programs / "orcs"), "serve", "--port", "0"]
    with (
        Path(env["HOME"], "server.log").open("w") as log,
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            if found is None:
                sys.exit("the server did not start")
            visit(Visitor(found[0]))
        finally:
            server.terminate()


def visit(visitor: Visitor) -> None:
    """Fetch the page, sit down and play."""
    files = re.findall(r'(?:src|href)="(/[^"]+)"', visitor.ask("/"))
    if not any(file.endswith(".js") for file in files):
        sys.exit("the client for the browser is not in the wheel")
    for file in files:
        visitor.ask(file)
    visitor.token = visitor.ask("/api/me?token=1", {"name": "Ann"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = f"/api/tables/{visitor.ask('/api/tables', {'seats': seats, 'pace': 0})['id']}"
    if visitor.ask(f"{table}/view")["view"]["table"]["status"] == "gathering":
        visitor.ask(f"{table}/commands", {"type": "start"})
    made = 0
    for _ in range(20 * PICKS):
        ask = visitor.ask(f"{table}/view").get("ask")
        if ask:
            pick = ask["options"][0]["text"]
            visitor.ask(f"{table}/commands", {"type": "answer", "ask": ask["id"], "pick": pick})
            made += 1
        if made == PICKS:
            print(f"  {len(files)} files of the client, {PICKS} picks at a table with a bot")
            return
    sys.exit(f"after {made} picks no question came")


def main() -> None:
    (wheel,) = (ROOT / "dist").glob("*.whl")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    with tempfile.TemporaryDirectory(prefix="orcs-wheel-") as name:
        folder = Path(name)
        programs = install(folder, wheel)
        home = folder / "home"
        home.mkdir()
        # This visitor picks faster than any person.
        env = {"HOME": str(home), "PATH": os.defpath, "LANG": "C.UTF-8", "ORCS_MESSAGES_PER_SECOND": "1000"}
        told = subprocess.run([programs / "orcs", "--version"], env=env, capture_output=True, text=True, check=True)
        if told.stdout != f"orcs {version}\n":
            sys.exit(f"the wheel of {version} says {told.stdout!r}")
        print(f"  {told.stdout.strip()}, {wheel.stat().st_size // 1024} KiB")
        play_in_terminal(programs, env)
        play_at_server(programs, env)


if __name__ == "__main__":
    main()
