"""Compile the engine with mypyc where that is possible; all else is in pyproject.toml.

ORCS_COMPILE=1  compile, or fail
ORCS_COMPILE=0  do not compile: the wheel is plain Python (py3-none-any)
unset           compile if there is a C compiler with Python's headers, else install plain Python;
                an editable install stays plain, so that no stale extension hides an edited source
"""

import os
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}

choice = os.environ.get("ORCS_COMPILE", "")
if choice not in ("", "0", "1"):
    sys.exit(f"ORCS_COMPILE is {choice!r}; it must be 0, 1 or unset")


def explain(reason: object) -> None:
    if choice == "1":
        sys.exit(f"orcs: cannot compile the engine: {reason}")
    print(f"orcs: the engine will run as plain Python: {reason}", file=sys.stderr)


def wanted() -> bool:
    if choice == "0" or not BUILDING.intersection(sys.argv):
        return False
    return choice == "1" or "editable_wheel" not in sys.argv


def sources() -> list[str]:
    patterns = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["tool"]["orcs"]["compiled"]
    found = (path for pattern in patterns for path in HERE.glob(pattern) if path.name != "__init__.py")
    return sorted(str(path.relative_to(HERE)) for path in found)


def compiler_works() -> bool:
    """Whether a C file that needs Python's headers compiles."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        probed = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(probe)])]})
        command = build_ext(probed)
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:
            # What a missing compiler raises depends on the platform.
            return False
    return True


def extensions() -> list[Extension]:
    if not wanted():
        return []
    paths = sources()
    if not paths:
        explain("there are no sources to compile")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        explain(error)
        return []
    if not compiler_works():
        explain("no C compiler with Python's headers was found")
        return []
    try:
        unit = mypycify(
            # What is not compiled is not checked either: it may need libraries that are not there while building.
            ["--cache-dir=build/mypy-cache", "--follow-imports=silent", *paths],
            opt_level="3",
            target_dir="build/mypyc",
            group_name="orcs",
        )
    except SystemExit as error:
        explain(error.code if isinstance(error.code, str) else "mypyc refused the sources")
        return []
    for extension in unit:
        # A compiler newer than mypyc may emit harmless warnings.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        # Calls within the unit need not allow for another library's function of the same name; and numbers of 64 bits
        # wrap around, as mypyc promises: dealers and generators rely on it.
        extension.extra_compile_args = [*flags, "-fno-semantic-interposition", "-fwrapv"]
    return unit


class BuildAllOrNothing(build_ext):
    """The extensions share one library, so one without the others would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            explain(f"the C compiler failed ({type(error).__name__})")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
