"""Terrain: tiles on sections that take a life, give one, or lead on (G1 to G3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orcs.edition import Edition
from orcs.edition.words import TERRAIN_KINDS
from orcs.engine.actions import SECTION, place_name
from orcs.engine.core import CHANCE, NOTHING, Frame, Options, State
from orcs.engine.events import EventRow
from orcs.engine.fields import AT_START, CELLS, PUBLIC, Fields, Named
from orcs.engine.hooks import Hooks
from orcs.engine.rules import Rules
from orcs.engine.streams import stream_number
from orcs.engine.terms import INNER, PATHS, PLACES, SECTION_NAMES, SECTIONS
from orcs.modules.layout import TERRAIN_PATH_STREAM, TERRAIN_STREAM, TILE, TILE_PATH, TILE_ROOM

TENDRILS: Final = 1
STONE_FIELD: Final = 2
ROAD: Final = 3
COVERED: Final = 4
GROUNDS: Final = ("", *TERRAIN_KINDS, "covered")
"""What a section is, by the number in its cell."""
STANDARD: Final = 6
MOST: Final = 9

FIELDS: Final = Fields()
AT_GROUND: Final[i64] = FIELDS.add(
    "ground", CELLS, PUBLIC, size=PLACES, named=Named("terrain", "place", "terrain_kind")
)
AT_TILES_LAID: Final[i64] = FIELDS.add("tiles_laid", CELLS, PUBLIC, size=TILE_ROOM)


class LayTerrain(Frame):
    """Lay the tiles: one on each path, or on drawn paths if there are fewer; any more go wherever they fit (G1)."""

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
        list_tiles(s, out)

    def resolve(self, s: State, pick: i64) -> None:
        if self.path < 0:
            s.push(DrawTilePath(CHANCE, pick - TILE))
        else:
            lay(s, pick - TILE, place_of_tile(s, pick - TILE, self.path))

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
                free = s.cells[AT_GROUND + place_of_tile(s, self.tile, path)] == 0
            if free:
                out.add_chance(TILE_PATH + path, 1)

    def resolve(self, s: State, pick: i64) -> None:
        if self.tile < 0:
            s.push(DrawTile(CHANCE, pick - TILE_PATH))
        else:
            lay(s, self.tile, place_of_tile(s, self.tile, pick - TILE_PATH))

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
        if s.cells[AT_GROUND + place] != 0:
            count += 1
    return count


def list_tiles(s: State, out: Options) -> None:
    """List the tiles that are left."""
    for tile in range(s.rules.parameters["tile_rows"]):
        if s.cells[AT_TILES_LAID + tile] == 0:
            out.add_chance(TILE + tile, 1)


def place_of_tile(s: State, tile: i64, path: i64) -> i64:
    """Where a tile belongs on a path: on the section it is made for."""
    return path * SECTIONS + s.rules.columns["tile_section"][tile]


def cover(s: State, seat: i64, place: i64) -> None:
    """A player lays a tile on a section, face down."""
    s.cells[AT_GROUND + place] = COVERED
    s.emit("terrain_placed", seat, place)


def lay(s: State, tile: i64, place: i64) -> None:
    """A tile is laid on a section, face up."""
    cells = s.cells
    cells[AT_TILES_LAID + tile] = 1
    cells[AT_GROUND + place] = s.rules.columns["tile_kind"][tile]
    s.emit("terrain_laid", tile, place)


class PlaceTerrain(Frame):
    """The tiles are laid face down on sections that the players choose, and are then turned up (G1)."""

    def resolve(self, s: State, pick: i64) -> None:
        tiles = s.rules.parameters["tiles"]
        for number in range(tiles - 1, PATHS - 1, -1):
            s.push(DrawFurtherPath(CHANCE, number))
        s.push(TurnTile(CHANCE))
        if tiles >= PATHS:
            s.push(ChooseTileSection(s.cells[AT_START], (1 << PATHS) - 1))
        else:
            s.push(DrawPaths(CHANCE, tiles, 0))


class DrawPaths(Frame):
    """Chance draws the paths that get a tile if there are too few for all (G1)."""

    def __init__(self, actor: i64, count: i64, drawn: i64) -> None:
        super().__init__(actor)
        self.count = count
        self.drawn = drawn

    def options(self, s: State, out: Options) -> None:
        for path in range(PATHS):
            if not (self.drawn >> path) & 1:
                out.add_chance(TILE_PATH + path, 1)

    def resolve(self, s: State, pick: i64) -> None:
        drawn = self.drawn | (1 << (pick - TILE_PATH))
        if self.count > 1:
            s.push(DrawPaths(CHANCE, self.count - 1, drawn))
        else:
            s.push(ChooseTileSection(s.cells[AT_START], drawn))

    def args(self) -> list[int]:
        return [self.actor, self.count, self.drawn]

    def stream(self, s: State) -> i64:
        return stream_number(TERRAIN_PATH_STREAM, 0)

    def clause(self) -> str:
        return "G1"


class DrawFurtherPath(Frame):
    """Chance draws the path of the seventh tile or a later one; `number` counts from 0 (G1)."""

    def __init__(self, actor: i64, number: i64) -> None:
        super().__init__(actor)
        self.number = number

    def options(self, s: State, out: Options) -> None:
        for path in range(PATHS):
            if tiles_on(s, path) < SECTIONS:
                out.add_chance(TILE_PATH + path, 1)

    def resolve(self, s: State, pick: i64) -> None:
        s.push(TurnTile(CHANCE))
        s.push(ChooseTileSection((s.cells[AT_START] + self.number) % s.seats, 1 << (pick - TILE_PATH)))

    def args(self) -> list[int]:
        return [self.actor, self.number]

    def stream(self, s: State) -> i64:
        return stream_number(TERRAIN_PATH_STREAM, self.number)

    def clause(self) -> str:
        return "G1"


class ChooseTileSection(Frame):
    """A player chooses where the tile of a path lies, not knowing which it is; the next player goes on (G1).

    `paths` are those that still lack a tile, as a bit set; the first is the one in question.
    """

    def __init__(self, actor: i64, paths: i64) -> None:
        super().__init__(actor)
        self.paths = paths

    def path(self) -> i64:
        """The path in question."""
        path: i64 = 0
        while not (self.paths >> path) & 1:
            path += 1
        return path

    def options(self, s: State, out: Options) -> None:
        first = AT_GROUND + self.path() * SECTIONS
        for section in range(SECTIONS):
            if s.cells[first + section] == 0:
                out.add(SECTION + section)

    def resolve(self, s: State, pick: i64) -> None:
        path = self.path()
        place = path * SECTIONS + pick - SECTION
        cover(s, self.actor, place)
        left = self.paths - (1 << path)
        if left != 0:
            s.push(ChooseTileSection((self.actor + 1) % s.seats, left))

    def args(self) -> list[int]:
        return [self.actor, self.paths]

    def about(self, s: State) -> dict[str, object]:
        return {"path": self.path() + 1}

    def about_option(self, s: State, pick: i64) -> dict[str, object]:
        return {"places": [place_name(self.path() * SECTIONS + pick - SECTION)]}

    def clause(self) -> str:
        return "G1"


class TurnTile(Frame):
    """Chance turns the tiles that lie face down, in path order (G1)."""

    def options(self, s: State, out: Options) -> None:
        if covered(s) >= 0:
            list_tiles(s, out)

    def resolve(self, s: State, pick: i64) -> None:
        if pick >= 0:
            lay(s, pick - TILE, covered(s))
            s.push(self)

    def stream(self, s: State) -> i64:
        return stream_number(TERRAIN_STREAM, 0)

    def clause(self) -> str:
        return "G1"


def covered(s: State) -> i64:
    """The first place with a tile that lies face down; NOTHING if there is none."""
    for place in range(PLACES):
        if s.cells[AT_GROUND + place] == COVERED:
            return place
    return NOTHING


class Terrain(Hooks):
    """What the ground does to creatures that stand on it or come to it."""

    def life(self, s: State, place: i64) -> i64:
        ground = s.cells[AT_GROUND + place]
        if ground == TENDRILS:
            return -1
        return 1 if ground == STONE_FIELD else 0

    def landing(self, s: State, place: i64) -> i64:
        while place >= 0 and s.cells[AT_GROUND + place] == ROAD:
            place = NOTHING if place % SECTIONS == INNER else place - 1
        return place


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
    step = "LayTerrain"
    rules.events["terrain_laid"] = EventRow("terrain place", "G1")
    if "terrain_chosen" in rules.parameters:
        step = "PlaceTerrain"
        rules.events["terrain_placed"] = EventRow("seat place", "G1")
        for frame in (PlaceTerrain, DrawPaths, DrawFurtherPath, ChooseTileSection, TurnTile):
            rules.frames[frame.__name__] = frame
    rules.set_up_steps.insert(rules.set_up_steps.index("RevealAtSetUp"), step)
    rules.declare(FIELDS)
    ids = [row.id for row in rows]
    rules.ranges.append((TILE, "tile", ids))
    rules.ranges.append((TILE_PATH, "tile_path", [str(path + 1) for path in range(PATHS)]))
    rules.names["terrain"] = ids
    rules.names["terrain_kind"] = list(GROUNDS[1:])
    rules.columns["tile_kind"] = [TERRAIN_KINDS.index(row.kind) + 1 for row in rows]
    rules.columns["tile_section"] = [SECTION_NAMES.index(row.section) for row in rows]
    rules.join(Terrain(), ["life", "landing"])
