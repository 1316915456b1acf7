"""Which picks and streams of the engine's free ranges belong to which module. Deals hash these numbers: they stay."""

from __future__ import annotations

from typing import Final

from orcs.engine.actions import MODULE_CHANCE, MODULE_PICKS
from orcs.engine.streams import MODULE_STREAM

MISSION_ROOM: Final = 16
TILE_ROOM: Final = 18

KEEP: Final = MODULE_PICKS
BONUS: Final = KEEP + MISSION_ROOM
USE: Final = BONUS + 4
PLACE_BONUS: Final = USE + 4

DEAL: Final = MODULE_CHANCE
TILE: Final = DEAL + MISSION_ROOM
TILE_PATH: Final = TILE + TILE_ROOM
TOADLING: Final = TILE_PATH + 6

MISSION_STREAM: Final = MODULE_STREAM
TERRAIN_STREAM: Final = MODULE_STREAM + 1
TERRAIN_PATH_STREAM: Final = MODULE_STREAM + 2
TOADLING_STREAM: Final = MODULE_STREAM + 3
