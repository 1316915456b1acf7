"""Build the package into dist/, compiled if that is possible: `python -m tools.build_wheel STAMP SOURCE …`.

setup.py says what ORCS_COMPILE does. What the build prints is kept in build/wheel.log. The stamp is a file dated to the
start of the last build, so that sources edited during the build count as newer.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.locks import BUILDING, locked

ROOT = Path(__file__).parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
LOG = BUILD / "wheel.log"
BACKEND = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
FALLBACK = "orcs: the engine will run as plain Python: "
REMEDY = "with a C compiler and Python's headers (Debian, Ubuntu: gcc python3-dev) `make engine` compiles it"


def sweep() -> None:
    """Remove old build output: a new wheel would include whatever is left here, even deleted files."""
    for folder in (*BUILD.glob("lib*"), *BUILD.glob("bdist*")):
        shutil.rmtree(folder)
    for wheel in DIST.glob("*.whl"):
        wheel.unlink()


def build() -> int:
    """Run the build as pip would, with its output in the log."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        # Without this folder on the path, as in the build of a release.
        command = [sys.executable, "-P", "-c", BACKEND]
        return subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False).returncode


def main() -> int:
    stamp, *sources = map(Path, sys.argv[1:])
    with locked(BUILDING, "waiting for another build of the package to end"):
        if stamp.exists() and stamp.stat().st_mtime >= max(source.stat().st_mtime for source in sources):
            return 0
        began = time.time()
        status = make_wheel()
        if status == 0:
            stamp.touch()
            os.utime(stamp, (began, began))
    return status


def make_wheel() -> int:
    sweep()
    status = build()
    lines = LOG.read_text("utf-8").splitlines()
    if status:
        print("\n".join(lines[-30:]), file=sys.stderr)
        print(f"the package could not be built; the whole log is in {LOG.relative_to(ROOT)}", file=sys.stderr)
        return status
    (wheel,) = DIST.glob("*.whl")
    reasons = [line.removeprefix(FALLBACK) for line in lines if line.startswith(FALLBACK)]
    if reasons:
        print(f"  the engine stays plain Python, some ten times slower ({reasons[0]}): {REMEDY}")
    elif os.environ.get("ORCS_COMPILE") == "0":
        print("  the engine stays plain Python, as ORCS_COMPILE=0 says")
    print(f"  {wheel.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
