"""All frames of the base game by name: what saved positions and tables of steps are written in."""

from __future__ import annotations

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

FRAMES: dict[str, type[Frame]] = {
    "SetUp": SetUp,
    "DrawStart": DrawStart,
    "RevealAtSetUp": RevealAtSetUp,
    "OpenDisplay": OpenDisplay,
    "FillDisplay": FillDisplay,
    "DealHands": DealHands,
    "BeginRound": BeginRound,
    "RevealFate": RevealFate,
    "NextTurn": NextTurn,
    "RevealEmpty": RevealEmpty,
    "RevealMarker": RevealMarker,
    "ChooseReveal": ChooseReveal,
    "ChooseAction": ChooseAction,
    "EndAction": EndAction,
    "ChooseSpell": ChooseSpell,
    "ChooseEnhancement": ChooseEnhancement,
    "ChooseEffect": ChooseEffect,
    "ChooseLine": ChooseLine,
    "ChooseTarget": ChooseTarget,
    "ChooseArea": ChooseArea,
    "ChooseFirst": ChooseFirst,
    "ChooseSecond": ChooseSecond,
    "ChoosePut": ChoosePut,
    "ChooseSection": ChooseSection,
    "ChooseForward": ChooseForward,
    "ChooseRival": ChooseRival,
    "DrawCards": DrawCards,
    "DrawPhase": DrawPhase,
    "ChooseDiscard": ChooseDiscard,
    "EndTurn": EndTurn,
}
