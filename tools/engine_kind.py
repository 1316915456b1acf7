"""Say whether the installed engine is compiled: `engine_kind.py [compiled | interpreted]`.

Given a kind, exit with an error unless every module of the compiled unit is of that kind.
"""

import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent


def unit() -> list[str]:
    """The names of the modules that mypyc compiles."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["orcs"]["compiled"]
    paths = (path for pattern in patterns for path in ROOT.glob(pattern) if path.name != "__init__.py")
    names = sorted(".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths)
    if not names:
        raise LookupError(f"no file matches tool.orcs.compiled in pyproject.toml: {patterns}")
    return names


def kind(module: str) -> str:
    """Whether importing a module would load its compiled or its plain form."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return "missing"
    return "compiled" if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def others(expected: str) -> list[str]:
    """The modules that are not of the expected kind, each with its actual kind."""
    kinds = {module: kind(module) for module in unit()}
    return [f"{module} is {found}" for module, found in kinds.items() if found != expected]


def summary() -> str:
    kinds = [kind(module) for module in unit()]
    return f"engine: {kinds.count('compiled')} of {len(kinds)} modules compiled"


if __name__ == "__main__":
    print(summary())
    if len(sys.argv) > 1 and (wrong := others(sys.argv[1])):
        sys.exit(f"the engine is not {sys.argv[1]}: {', '.join(wrong)}")
