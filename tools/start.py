"""Start the game from this folder at once, and compile its engine meanwhile: `python -m tools.start serve|play …`.

If the package in .venv-built is up to date, it is run. If not, the sources are run as they are, and the package is
built and installed in the background for the next start. ORCS_COMPILE=0 never compiles; ORCS_COMPILE=1 compiles first,
or fails. docs/decisions/first-start.md says why.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

from tools.locks import COMPILING, PACKAGE, locked

ROOT = Path(__file__).parent.parent
PROGRAMS = ROOT / ".venv-built" / "bin"
LOG = ROOT / "build" / "compile.log"
FROM_SOURCES = [str(PROGRAMS / "python"), "-c", "from orcs.cli import main; raise SystemExit(main())"]
INSTALLED = ".venv-built/installed"


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def outer_environment() -> dict[str, str]:
    """The environment without make's own variables, which would affect a nested make."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}


def make(*words: str, quiet: bool = False) -> int:
    """Run make; its exit status."""
    command = ["make", "--no-print-directory", *words]
    return subprocess.run(command, cwd=ROOT, env=outer_environment(), capture_output=quiet, check=False).returncode


def up_to_date() -> bool:
    """Whether the installed package was built from the current sources."""
    return make("--question", INSTALLED, quiet=True) == 0


def is_compiled() -> bool:
    """Whether the engine of the installed package is compiled."""
    command = [str(PROGRAMS / "python"), "tools/engine_kind.py", "compiled"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


class Compiling:
    """The background build, in its own process group, so that Ctrl-C at the game does not stop it."""

    def __init__(self, *, tell_at_once: bool) -> None:
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                ["nice", "make", "--no-print-directory", INSTALLED],
                cwd=ROOT,
                env=outer_environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.stopped = False
        self.teller = threading.Thread(target=self.tell, daemon=True)
        if tell_at_once:
            self.teller.start()

    def tell(self) -> None:
        """Report the result once it has ended."""
        failed = self.process.wait()
        if self.stopped:
            return
        if failed:
            say(f"the engine could not be compiled: {LOG.relative_to(ROOT)} says why; the next start tries again")
        elif is_compiled():
            say("the engine is compiled: it is used from the next start on")
        else:
            say(f"the engine stays plain Python here: {LOG.relative_to(ROOT)} says why")

    def finish(self) -> None:
        """Wait for the end, unless interrupted."""
        if self.process.poll() is None:
            say("the engine is still being compiled, for a minute or two; Ctrl-C stops that too")
        try:
            if self.teller.ident is None:
                self.teller.start()
            self.teller.join()
        except KeyboardInterrupt:
            self.stop()
            say("stopped; the next start begins it again")

    def stop(self) -> None:
        """Kill it and everything it started, silently."""
        self.stopped = True
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def run(command: list[str], env: dict[str, str], compiling: Compiling | None) -> int:
    """Run the game to its end, then wait for the build."""
    told: list[int] = []
    # Ctrl-C reaches the game directly. If it were ignored here, the game would inherit that.
    signal.signal(signal.SIGINT, lambda *_: None)
    game = subprocess.Popen(command, env=env)

    def pass_on(number: int, frame: FrameType | None) -> None:
        told.append(number)
        game.send_signal(signal.SIGTERM)

    signal.signal(signal.SIGTERM, pass_on)
    signal.signal(signal.SIGHUP, pass_on)
    status = game.wait()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if compiling is not None:
        if told or status not in (0, 130, -signal.SIGINT):
            compiling.stop()
        else:
            compiling.finish()
    return status if status >= 0 else 128 - status


def main() -> int:
    wish = os.environ.get("ORCS_COMPILE", "")
    env = dict(os.environ)
    command, compiling = [str(PROGRAMS / "orcs")], None
    with ExitStack() as held:
        if wish == "1" and (failed := make("engine")):
            return failed
        if wish != "0" and up_to_date():
            held.enter_context(locked(PACKAGE, "waiting for the package to be installed", shared=True))
        else:
            command = FROM_SOURCES
            env["PYTHONPATH"] = str(ROOT / "src")
            if wish == "0":
                say("starting with the engine as plain Python, as ORCS_COMPILE=0 says")
            elif held.enter_context(locked(COMPILING, wait=False)):
                say("starting with the engine as plain Python; it is compiled meanwhile, for the next start")
                compiling = Compiling(tell_at_once=sys.argv[1:2] == ["serve"])
            else:
                say("starting with the engine as plain Python; another game here is compiling it already")
        return run([*command, *sys.argv[1:]], env, compiling)


if __name__ == "__main__":
    sys.exit(main())
