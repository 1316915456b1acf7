"""Orcs Orcs Orcs: the rules of the board game as a library."""

from importlib.metadata import PackageNotFoundError, version

from orcs.edition import Edition, EditionError
from orcs.edition.words import HOUSE_RULES
from orcs.engine.chance import (
    Dealer,
    DealError,
    KeyedDealer,
    ProvableDealer,
    RecordedDealer,
    ScriptedDealer,
)
from orcs.engine.core import CHANCE, EVERYONE, Event, State
from orcs.engine.game import Ask, PickError
from orcs.engine.notation import RecordError
from orcs.engine.plain import plain_event, plain_position, plain_score, plain_view
from orcs.engine.rng import Rng
from orcs.engine.scoring import Score
from orcs.engine.setup import Setup
from orcs.engine.view import View, sample
from orcs.game import Game
from orcs.modules.compose import MODULES
from orcs.verify import Verdict, verify

try:
    __version__ = version("orcs-orcs-orcs")
except PackageNotFoundError:
    __version__ = "unknown"

__all__ = [
    "CHANCE",
    "EVERYONE",
    "HOUSE_RULES",
    "MODULES",
    "Ask",
    "DealError",
    "Dealer",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "KeyedDealer",
    "PickError",
    "ProvableDealer",
    "RecordError",
    "RecordedDealer",
    "Rng",
    "Score",
    "ScriptedDealer",
    "Setup",
    "State",
    "Verdict",
    "View",
    "__version__",
    "plain_event",
    "plain_position",
    "plain_score",
    "plain_view",
    "sample",
    "verify",
]
