"""A program that talks in lines: started, written to, read from and ended, with a limit on everything."""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from typing import IO

LINE = 1 << 16
ERRORS = 4096
CHUNK = 1 << 16
FAREWELL = 0.5
LEEWAY = 0.05
WATCH = 0.05
INHERITED = frozenset(
    ("HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LOGNAME", "PATH", "SHELL", "TMPDIR", "TZ", "USER", "VIRTUAL_ENV")
)
RUNNING: weakref.WeakSet[Program] = weakref.WeakSet()


class ProgramError(Exception):
    """The program cannot be talked to: the reason in one word, and in a sentence."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def environment() -> dict[str, str]:
    """The variables that a program gets: where things are and which language is spoken, but nobody's secrets."""
    return {name: value for name, value in os.environ.items() if name in INHERITED or name.startswith("LC_")}


def pipes(process: subprocess.Popen[bytes]) -> list[IO[bytes]]:
    """Its input, output and error output."""
    return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it has started, and leave nothing behind."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in pipes(process):
        with contextlib.suppress(OSError):
            pipe.close()


def end_all() -> None:
    """End every program that runs. For a process that is about to exit at once."""
    for program in list(RUNNING):
        program.kill()


class Program:
    """A running program, in a process group of its own. It ends with this object or with the interpreter at the latest.

    One thread does everything: pipes never block, so that a program that neither reads nor writes holds nobody up.
    """

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise ProgramError("start", f"cannot be started: {error}") from error
        if not words:
            raise ProgramError("start", "cannot be started: the command is empty")
        if os.name != "posix":
            raise ProgramError("start", "cannot be started: bots that are programs need Linux or macOS")
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env=environment(),
            )
        except OSError as error:
            raise ProgramError("start", f"cannot be started: {error.strerror}") from error
        RUNNING.add(self)
        self.read = b""
        self.errors = b""
        self._end = weakref.finalize(self, end_group, self.process)
        self.input, self.output, self.error_output = [pipe.fileno() for pipe in pipes(self.process)]
        self.watched = [self.output, self.error_output]
        for pipe in (self.input, self.output, self.error_output):
            os.set_blocking(pipe, False)

    def send(self, line: str, deadline: float) -> None:
        """Write a line."""
        data = line.encode() + b"\n"
        while data:
            ready = self._wait(deadline, self.watched if len(self.read) <= LINE else [], [self.input])
            if self.input in ready:
                try:
                    data = data[os.write(self.input, data[:CHUNK]) :]
                except BrokenPipeError as error:
                    raise self._crash() from error
            self._take(ready)

    def receive(self, deadline: float) -> str:
        """The next line that the program writes."""
        while b"\n" not in self.read:
            self._take(self._wait(deadline, self.watched, []))
        line, _, self.read = self.read.partition(b"\n")
        return line.decode("utf-8", "replace")

    def _wait(self, deadline: float, reading: list[int], writing: list[int]) -> list[int]:
        """The pipes that are ready."""
        with selectors.DefaultSelector() as selector:
            for pipe in reading:
                selector.register(pipe, selectors.EVENT_READ)
            for pipe in writing:
                selector.register(pipe, selectors.EVENT_WRITE)
            ready = selector.select(0)
            while not ready and time.monotonic() < deadline:
                # What the program has started may hold its pipes open: then only its status tells that it is gone.
                if self.process.poll() is not None:
                    raise self._crash()
                ready = selector.select(max(0.0, min(WATCH, deadline - time.monotonic())))
        if not ready or time.monotonic() > deadline + LEEWAY:
            raise ProgramError("silent", "gave no answer in time")
        return [key.fd for key, _ in ready]

    def _take(self, ready: list[int]) -> None:
        """Read what has come; of the error output keep the end."""
        if self.error_output in ready:
            chunk = os.read(self.error_output, CHUNK)
            self.errors = (self.errors + chunk)[-ERRORS:]
            if not chunk:
                self.watched = [self.output]
        if self.output in ready:
            chunk = os.read(self.output, CHUNK)
            if not chunk:
                raise self._crash()
            self.read += chunk
            if len(self.read) > LINE and b"\n" not in self.read[:LINE]:
                raise ProgramError("long", f"wrote a line of more than {LINE} bytes")

    def _crash(self) -> ProgramError:
        """Why the program is gone: its status and the last line of its error output."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        with contextlib.suppress(OSError):
            self.errors = (self.errors + os.read(self.error_output, CHUNK))[-ERRORS:]
        status = self.process.returncode
        lines = self.errors.decode("utf-8", "replace").strip().splitlines()
        how = "closed its output" if status is None else f"ended with status {status}"
        return ProgramError("crash", how + (f": {lines[-1][:200]}" if lines else ""))

    def close(self, farewell: str) -> None:
        """Send the last line, give the program a moment to exit, then end it."""
        if self._end.alive:
            with contextlib.suppress(ProgramError, OSError):
                self.send(farewell, time.monotonic() + FAREWELL)
                pipes(self.process)[0].close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL)
            self._end()

    def kill(self) -> None:
        """End the program at once."""
        self._end()
