"""A client of the game server: identities, tables, and seats that are played by code."""

from orcs.client.errors import BrokenOffError, ServerError, StaleError, UnreachableError
from orcs.client.play import Choose, play
from orcs.client.seat import Seat
from orcs.client.server import Server
from orcs.client.step import Ask, Step

__all__ = [
    "Ask",
    "BrokenOffError",
    "Choose",
    "Seat",
    "Server",
    "ServerError",
    "StaleError",
    "Step",
    "UnreachableError",
    "play",
]
