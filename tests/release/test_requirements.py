"""The pinned requirements can be installed by any pip, also after newer versions have come out, and the build has all
that it needs."""

import ast
import re
import sys
import tomllib
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


def test_the_build_has_the_libraries_whose_types_the_compiled_code_uses() -> None:
    """Otherwise an installation from the checkout falls back to plain Python, ten times slower, and hardly says so."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    files = [path for pattern in project["tool"]["orcs"]["compiled"] for path in Path().glob(pattern)]
    imported = {
        name.split(".")[0]
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    required = {re.split(r"\W", requirement)[0] for requirement in project["build-system"]["requires"]}
    come_with_mypy = {"librt", "mypy_extensions"}
    assert "msgspec" in imported
    assert imported - sys.stdlib_module_names - {"orcs"} - come_with_mypy <= required
