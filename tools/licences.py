"""Check the licences of everything this project is built, run and tested with: `licences.py`.

The Python packages are those of requirements/, with their licences from the installed metadata; the npm packages are
those of the lock files. pyproject.toml lists the allowed licences, and each excused package with its reason.
"""

import json
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCKS = ("web/package-lock.json", "tools/chromium/package-lock.json", "tools/page/package-lock.json")
REQUIREMENTS = ("requirements/play.txt", "requirements/build.txt", "requirements/dev.txt")
PINNED = re.compile(r"^([\w.-]+)(?:\[[\w,]+\])?==\S+ ?(;?)", re.MULTILINE)
WORD = re.compile(r"\(|\)|[^\s()]+")
OLD_NAMES = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Public Domain": "Public-Domain",
    "Python Software Foundation License": "PSF-2.0",
    "The Unlicense (Unlicense)": "Unlicense",
}
"""Classifiers of older packages as expressions. “BSD” does not say which variant."""


class Reader:
    """Reads an expression such as `MIT AND (BSD-3-Clause OR GPL-2.0-only)`."""

    def __init__(self, expression: str, allowed: set[str]) -> None:
        self.words = WORD.findall(expression)
        self.allowed = allowed

    def either(self) -> bool:
        """Whether one of the alternatives (OR) is allowed."""
        good = self.both()
        while self.words and self.words[0] == "OR":
            self.words.pop(0)
            good = self.both() or good
        return good

    def both(self) -> bool:
        """Whether all parts of a conjunction (AND) are allowed."""
        good = self.one()
        while self.words and self.words[0] == "AND":
            self.words.pop(0)
            good = self.one() and good
        return good

    def one(self) -> bool:
        """Whether a licence, or an expression in parentheses, is allowed."""
        word = self.words.pop(0) if self.words else ""
        if word != "(":
            return word in self.allowed
        good = self.either()
        return bool(self.words) and self.words.pop(0) == ")" and good


def is_allowed(expression: str, allowed: set[str]) -> bool:
    """Whether an expression can be satisfied with the allowed licences."""
    reader = Reader(expression, allowed)
    return reader.either() and not reader.words


def python_licence(name: str) -> str:
    """The licence of an installed package, as an expression; several classifiers all hold."""
    metadata = distribution(name).metadata
    if "License-Expression" in metadata:
        return metadata["License-Expression"]
    classifiers = [line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or [] if "License ::" in line]
    if classifiers:
        return " AND ".join(OLD_NAMES.get(each, each.replace(" ", "-")) for each in classifiers)
    return metadata["License"].strip().partition("\n")[0] if "License" in metadata else "none"


def python_packages() -> dict[str, str]:
    """The licences of Python's packages."""
    found: dict[str, str] = {}
    for file in REQUIREMENTS:
        for name, condition in PINNED.findall((ROOT / file).read_text("utf-8")):
            try:
                found[name.lower()] = python_licence(name)
            except PackageNotFoundError:
                if not condition:
                    found[name.lower()] = "unknown: it is not installed here"
    return found


def npm_packages() -> dict[str, str]:
    """The licences of npm's packages."""
    found: dict[str, str] = {}
    for file in LOCKS:
        for path, package in json.loads((ROOT / file).read_text("utf-8"))["packages"].items():
            if path:
                found[path.rpartition("node_modules/")[2]] = package.get("license", "none")
    return found


def main() -> int:
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["orcs"]["licences"]
    packages = python_packages() | npm_packages()
    allowed = set(rules["allowed"])
    refused = {name: licence for name, licence in packages.items() if not is_allowed(licence, allowed)}
    problems = [f"{name}: {licence}" for name, licence in refused.items() if name not in rules["excused"]]
    problems += [f"{name} is excused, but need not be" for name in rules["excused"] if name not in refused]
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(packages)} packages, {len(refused)} of them excused, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
