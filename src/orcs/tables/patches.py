"""JSON merge patches (RFC 7396): made and applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Doc = dict[str, Any]


def patch(before: Doc, now: Doc) -> Doc:
    """The merge patch that makes one document of the other; empty if they are equal."""
    found: Doc = {}
    for name, value in now.items():
        old = before.get(name)
        if old is value or old == value:  # equal maps would be compared member by member
            continue
        if type(value) is dict and type(old) is dict:
            found[name] = patch(old, value)
        else:
            found[name] = value
    for name in before:
        if name not in now:
            found[name] = None
    return found


def merged(base: Any, change: Any) -> Any:
    """The document that a merge patch makes, as a client does it."""
    if not isinstance(change, Mapping):
        return change
    result = dict(base) if isinstance(base, Mapping) else {}
    for name, value in change.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result
