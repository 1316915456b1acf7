"""Terrain: tiles on sections that take a life, give one, or lead on (G1 to G3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orcs.edition import Edition
from orcs.engine.core import CHANCE, NOTHING, Frame, Options, State
from orcs.engine.hooks import Hooks
from orcs.engine.rules import PUBLIC, Rules, Tally
from orcs.engine.streams import stream_number
from orcs.engine.terms import INNER, PATHS, PLACES, SECTION_NAMES, SECTIONS
from orcs.modules.layout import (
    GROUND,
    TERRAIN_PATH_STREAM,
    TERRAIN_STREAM,
    TILE,
    TILE_PATH,
    TILE_ROOM,
    TILES_LAID,
)

TENDRILS: Final = 1
STONE_FIELD: Final = 2
ROAD: Final = 3
KINDS: Final = ("tendrils", "stone_field", "road")
STANDARD: Final = 6
MOST: Final = 9


class LayTerrain(Frame):
    """So many tiles: one for each path, with fewer on drawn paths, further ones wherever they fit (G1)."""

    def resolve(self, s: State, pick: i64) -> None:
        tiles = s.rules.parameters["tiles"]
        for _ in range(PATHS, tiles):
            s.push(DrawTile(CHANCE, NOTHING))
        for path in range(PATHS - 1, -1, -1):
            if tiles >= PATHS:
                s.push(DrawTile(CHANCE, path))
            elif path < tiles:
                s.push(DrawTilePath(CHANCE, NOTHING))


class DrawTile(Frame):
    """Chance draws a tile, for a path or for one yet to be drawn."""

    def __init__(self, actor: i64, path: i64) -> None:
        super().__init__(actor)
        self.path = path

    def options(self, s: State, out: Options) -> None:
        for tile in range(s.rules.parameters["tile_rows"]):
            if s.tally[TILES_LAID + tile] == 0:
                out.add_chance(TILE + tile, 1)

    def resolve(self, s: State, pick: i64) -> None:
        if self.path < 0:
            s.push(DrawTilePath(CHANCE, pick - TILE))
        else:
            lay(s, pick - TILE, self.path)

    def args(self) -> list[int]:
        return [self.actor, self.path]

    def stream(self, s: State) -> i64:
        return stream_number(TERRAIN_STREAM, 0)

    def clause(self) -> str:
        return "G1"


class DrawTilePath(Frame):
    """Chance draws a path: one without a tile, or one where a given tile's section is free."""

    def __init__(self, actor: i64, tile: i64) -> None:
        super().__init__(actor)
        self.tile = tile

    def options(self, s: State, out: Options) -> None:
        for path in range(PATHS):
            if self.tile < 0:
                free = tiles_on(s, path) == 0
            else:
                free = s.tally[GROUND + path * SECTIONS + tables(s).section[self.tile]] == 0
            if free:
                out.add_chance(TILE_PATH + path, 1)

    def resolve(self, s: State, pick: i64) -> None:
        if self.tile < 0:
            s.push(DrawTile(CHANCE, pick - TILE_PATH))
        else:
            lay(s, self.tile, pick - TILE_PATH)

    def args(self) -> list[int]:
        return [self.actor, self.tile]

    def stream(self, s: State) -> i64:
        return stream_number(TERRAIN_PATH_STREAM, self.tile + 1)

    def clause(self) -> str:
        return "G1"


def tiles_on(s: State, path: i64) -> i64:
    """How many tiles lie on a path."""
    count: i64 = 0
    for place in range(path * SECTIONS, path * SECTIONS + SECTIONS):
        if s.tally[GROUND + place] != 0:
            count += 1
    return count


def lay(s: State, tile: i64, path: i64) -> None:
    """A tile comes to the section it is made for."""
    place = path * SECTIONS + tables(s).section[tile]
    s.tally[TILES_LAID + tile] = 1
    s.tally[GROUND + place] = tables(s).kind[tile]
    s.emit("terrain_laid", tile, place)


class Terrain(Hooks):
    """What the ground does to those who stand on it or would."""

    def __init__(self, kind: vec[i64], section: vec[i64]) -> None:
        self.kind = kind
        self.section = section

    def life(self, s: State, place: i64) -> i64:
        ground = s.tally[GROUND + place]
        if ground == TENDRILS:
            return -1
        return 1 if ground == STONE_FIELD else 0

    def landing(self, s: State, place: i64) -> i64:
        while place >= 0 and s.tally[GROUND + place] == ROAD:
            place = NOTHING if place % SECTIONS == INNER else place - 1
        return place


def tables(s: State) -> Terrain:
    """The tiles of these rules."""
    hook = s.rules.landing_hooks[0]
    assert isinstance(hook, Terrain)
    return hook


def join(rules: Rules, edition: Edition, option: str) -> None:
    """Add the module to a set of rules; the option is the number of tiles."""
    rows = list(edition.terrain)
    most = min(MOST, len(rows))
    if option and not (option.isdecimal() and 1 <= int(option) <= most):
        raise ValueError(f"terrain takes 1 to {most} tiles, not {option!r}")
    rules.parameters["tiles"] = int(option) if option else min(STANDARD, most)
    rules.parameters["tile_rows"] = len(rows)
    rules.frames["LayTerrain"] = LayTerrain
    rules.frames["DrawTile"] = DrawTile
    rules.frames["DrawTilePath"] = DrawTilePath
    rules.set_up_steps.insert(rules.set_up_steps.index("RevealAtSetUp"), "LayTerrain")
    rules.declare(Tally("ground", GROUND, PLACES, PUBLIC, 0))
    rules.declare(Tally("tiles_laid", TILES_LAID, TILE_ROOM, PUBLIC, 0))
    ids = [row.id for row in rows]
    rules.ranges.append((TILE, "tile", ids))
    rules.ranges.append((TILE_PATH, "tile_path", [str(path + 1) for path in range(PATHS)]))
    rules.names["terrain"] = ids
    rules.events["terrain_laid"] = "terrain place"
    kind = vec[i64]([KINDS.index(row.kind) + 1 for row in rows])
    section = vec[i64]([SECTION_NAMES.index(row.section) for row in rows])
    rules.join(Terrain(kind, section), ["life", "landing"])
