"""The pinned requirements can be installed by any pip, also after newer versions have come out."""

import re
from importlib import metadata
from pathlib import Path

import pytest

pytestmark = pytest.mark.outside

PINNED = re.compile(r"^([\w.-]+)(?:\[([\w,-]+)\])?==", re.MULTILINE)
WITH_EXTRAS = re.compile(r"([\w.-]+)\s*\[([\w,\s-]+)\]")


def test_what_is_wanted_with_extras_is_pinned_with_them() -> None:
    """Otherwise pip takes the newest version with these extras, and then misses its hash."""
    text = Path("requirements/dev.txt").read_text("utf-8")
    extras = {name: set(named.split(",")) for name, named in PINNED.findall(text)}
    wanted = {
        (found[1].lower(), extra.strip())
        for package in metadata.distributions()
        for line in package.requires or ()
        if package.name.lower() in extras and "extra ==" not in line and (found := WITH_EXTRAS.match(line))
        for extra in found[2].split(",")
    }
    assert ("coverage", "toml") in wanted
    assert [(name, extra) for name, extra in wanted if extra not in extras[name]] == []
