"""French typography: spaces before and within punctuation do not break."""

import re

import pytest

from tests.support.fluent import FOLDER

pytestmark = pytest.mark.outside

LOOSE = re.compile(r"(?<=\S)[ \u00a0](?=[;!?»%])|(?<=\S)[ \u202f](?=:(?:\s|$))|«[ \u00a0]| × ")
"""Another space where U+202F (before ; ! ? » %, after «) or U+00A0 (before :, around ×) belongs."""


def test_no_line_can_break_before_its_punctuation() -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((FOLDER / "fr").glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#") and LOOSE.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_apostrophe_is_straight() -> None:
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            assert line.startswith("#") or "'" not in line, f"{path.name}: {line.strip()}"
