"""Which picks, counters and streams of the engine's free ranges belong to which module."""

from __future__ import annotations

from typing import Final

from orcs.engine.actions import MODULE_CHANCE, MODULE_PICKS
from orcs.engine.streams import MODULE_STREAM

MISSION_ROOM: Final = 16
TILE_ROOM: Final = 18

KEEP: Final = MODULE_PICKS
BONUS: Final = KEEP + MISSION_ROOM
USE: Final = BONUS + 4

DEAL: Final = MODULE_CHANCE
TILE: Final = DEAL + MISSION_ROOM
TILE_PATH: Final = TILE + TILE_ROOM
TOADLING: Final = TILE_PATH + 6

DEALT: Final = 0
KEPT: Final = 8
CHOSEN: Final = 12
DEALT_COUNT: Final = 16
DUE: Final = 17
GROUND: Final = 22
TILES_LAID: Final = 40
LYING: Final = 58
BAG: Final = 76
HELD: Final = 80
BLASTS: Final = 96
TAKEN: Final = 114

MISSION_STREAM: Final = MODULE_STREAM
TERRAIN_STREAM: Final = MODULE_STREAM + 1
TERRAIN_PATH_STREAM: Final = MODULE_STREAM + 2
TOADLING_STREAM: Final = MODULE_STREAM + 3
