"""Print what building the package needs, one requirement a line."""

import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
print(*project["build-system"]["requires"], sep="\n")
