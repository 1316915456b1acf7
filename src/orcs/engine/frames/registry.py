"""All frames of the base game by name, as saved positions and tables of steps hold them."""

from __future__ import annotations

from typing import Final

from orcs.engine.core import Frame
from orcs.engine.frames.act import ChooseAction, ChooseSpell, EndAction
from orcs.engine.frames.cast import ChooseEffect, ChooseEnhancement, ChooseLine
from orcs.engine.frames.draw import ChooseDiscard, DrawCards, DrawPhase
from orcs.engine.frames.end import EndTurn
from orcs.engine.frames.fate import BeginRound, NextTurn, RevealFate
from orcs.engine.frames.reveal import ChooseReveal, RevealEmpty, RevealMarker
from orcs.engine.frames.setup import DealHands, DrawStart, FillDisplay, OpenDisplay, RevealAtSetUp, SetUp
from orcs.engine.frames.strike import ChooseArea, ChooseTarget
from orcs.engine.frames.support import (
    ChooseFirst,
    ChooseForward,
    ChoosePut,
    ChooseRival,
    ChooseSecond,
    ChooseSection,
)

FRAMES: Final[dict[str, type[Frame]]] = {
    frame.__name__: frame
    for frame in (
        SetUp,
        DrawStart,
        RevealAtSetUp,
        OpenDisplay,
        FillDisplay,
        DealHands,
        BeginRound,
        RevealFate,
        NextTurn,
        RevealEmpty,
        RevealMarker,
        ChooseReveal,
        ChooseAction,
        EndAction,
        ChooseSpell,
        ChooseEnhancement,
        ChooseEffect,
        ChooseLine,
        ChooseTarget,
        ChooseArea,
        ChooseFirst,
        ChooseSecond,
        ChoosePut,
        ChooseSection,
        ChooseForward,
        ChooseRival,
        DrawCards,
        DrawPhase,
        ChooseDiscard,
        EndTurn,
    )
}
