"""The learned weights, from and to their data file.

A file has tables for each kind of game it knows: one for each moment of the round, or a single one for all of them.
Numbers are packed: 32 bits each, compressed, in base 85.
"""

from __future__ import annotations

import struct
import tomllib
import zlib
from base64 import b85decode, b85encode
from functools import cache
from importlib import resources
from pathlib import Path

from orcs.bots.sheet import LAYOUT
from orcs.bots.value import MOMENTS, Net

NUMBERS = ("late", "early", "out", "spread")


def pack(numbers: list[int]) -> str:
    """Numbers as text."""
    return b85encode(zlib.compress(struct.pack(f"<{len(numbers)}i", *numbers), 9)).decode()


def unpack(text: str) -> list[int]:
    """The numbers of a text."""
    data = zlib.decompress(b85decode(text))
    return list(struct.unpack(f"<{len(data) // 4}i", data))


def nets_text(nets: dict[str, list[Net]]) -> str:
    """The text of a file of weights."""
    lines = ["# What positions are worth, learned from many games: see docs/tuning.md.", f"layout = {LAYOUT}"]
    for kind, moments in nets.items():
        alike = all(net is moments[0] for net in moments)
        for net in moments[:1] if alike else moments:
            lines += [f'[["{kind}"]]', f"hidden = {net.hidden}"]
            lines += [f"{name} = '{pack(cells)}'" for name, cells in net.cells().items()]
    return "\n".join(lines) + "\n"


def read_nets(text: str) -> dict[str, list[Net]]:
    """The weights of a file, by kind of game. ValueError says what is wrong with it."""
    data = tomllib.loads(text)
    if data.pop("layout", None) != LAYOUT:
        raise ValueError("these weights were fitted to another list of features; train them again: orcs lab train")
    nets: dict[str, list[Net]] = {}
    for kind, moments in data.items():
        try:
            nets[kind] = [Net(table["hidden"], *[unpack(table[name]) for name in NUMBERS]) for table in moments]
            if len(moments) == 1:
                nets[kind] *= MOMENTS
            elif len(moments) != MOMENTS:
                raise ValueError(f"there is 1 table or one for each of {MOMENTS} moments, not {len(moments)}")
        except (KeyError, TypeError, ValueError, zlib.error, struct.error) as error:
            raise ValueError(f"the weights for {kind!r} cannot be read: {error}") from error
    return nets


@cache
def load_nets(path: str = "") -> dict[str, list[Net]]:
    """The weights of a file, or those that come with the game. ValueError says what is wrong with the file."""
    try:
        return read_nets((Path(path) if path else resources.files("orcs.bots") / "learned.toml").read_text("utf-8"))
    except OSError as error:
        raise ValueError(f"the weights in {path!r} cannot be read: {error.strerror}") from error
