"""Step messages, assembled from their parts."""

from __future__ import annotations

from orcs.engine.core import Frame, State
from orcs.engine.game import Ask
from orcs.tables.patches import Doc
from orcs.text.options import ask_fields


def question(s: State, frame: Frame, ask: Ask) -> Doc:
    """A question as its seat gets it."""
    picks = s.rules.actions.picks
    options: list[Doc] = []
    for text in ask.options:
        option: Doc = {"id": picks[text], "text": text}
        if about := frame.about_option(s, picks[text]):
            option["about"] = about
        options.append(option)
    about = ask_fields(s, frame)
    return {"id": ask.id, "kind": ask.kind, "clause": ask.clause, "options": options, "about": about}


def step_bytes(
    seq: int,
    view: bytes,
    *,
    own: bytes = b"",
    base: int | None = None,
    events: bytes = b"[]",
    ask: bytes = b"",
    flags: tuple[str, ...] = (),
    ref: int | None = None,
) -> bytes:
    """A Step message, assembled from parts that are already encoded."""
    parts = [f'{{"type":"step","seq":{seq},"view":'.encode()]
    if own:
        parts += [view[:-1], b'"own":' if view == b"{}" else b',"own":', own, b"}"]
    else:
        parts.append(view)
    if events != b"[]":
        parts += [b',"events":', events]
    if ask:
        parts += [b',"ask":', ask]
    if base is not None:
        parts.append(f',"base":{base}'.encode())
    for flag in flags:
        parts.append(f',"{flag}":true'.encode())
    if ref is not None:
        parts.append(f',"ref":{ref}'.encode())
    parts.append(b"}")
    return b"".join(parts)
