"""Power cuts for tests: a server under a library that remembers unsynced writes, which are then undone on disk."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

HEAD = struct.Struct("=QQQ")


def build(folder: Path) -> Path:
    """The library, compiled. Tests that need it are skipped where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None or not Path("/proc/self/fd").exists():
        pytest.skip("power cuts need Linux and a C compiler")
    library = folder / "power.so"
    source = Path(__file__).with_name("power.c")
    command = [compiler, "-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", str(library), str(source), "-ldl"]
    subprocess.run([*command, "-lpthread"], check=True)
    return library


def watched(data: Path, library: Path) -> dict[str, str]:
    """The environment of a server whose writes in a folder are recorded."""
    (data / "unsynced").mkdir(parents=True, exist_ok=True)
    return {"LD_PRELOAD": str(library), "POWER_UNDER": str(data.resolve())}


def cut(data: Path) -> int:
    """Undo all writes that were not synced when the server was killed; how many bytes were lost."""
    lost = 0
    for notes in sorted((data / "unsynced").iterdir()):
        file = data / notes.name
        if file.exists():
            with file.open("r+b") as out:
                for offset, size, old in reversed(noted(notes.read_bytes())):
                    lost += max(len(old), out.seek(0, os.SEEK_END) - size)
                    out.seek(offset)
                    out.write(old)
                    out.truncate(size)
        notes.unlink()
    return lost


def noted(notes: bytes) -> list[tuple[int, int, bytes]]:
    """The overwritten parts in order: the position, the size of the file then, the bytes."""
    found: list[tuple[int, int, bytes]] = []
    at = 0
    while at + HEAD.size <= len(notes):
        offset, length, size = HEAD.unpack_from(notes, at)
        at += HEAD.size
        if at + length > len(notes):
            break  # killed while this was recorded, before anything was written
        found.append((offset, size, notes[at : at + length]))
        at += length
    return found
