"""Create a virtual environment with pip in it: `create_venv.py FOLDER`.

As `python -m venv` does, but in a tenth of the time: Python's own copy of pip is unpacked, not installed by itself.
"""

import ensurepip
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile


def bundled_pip() -> Path | None:
    """The wheel of pip that comes with this Python: in its own folder, or where a Linux distribution puts it."""
    places = (sysconfig.get_config_var("WHEEL_PKG_DIR"), Path(ensurepip.__file__).parent / "_bundled")
    wheels = [wheel for place in places if place for wheel in Path(place).glob("pip-*.whl")]
    return wheels[0] if wheels else None


def create(folder: Path) -> None:
    """Create the environment, or bring it up to date."""
    wheel = bundled_pip()
    venv.create(folder, with_pip=wheel is None, symlinks=True)
    if wheel is not None:
        library = sysconfig.get_path("purelib", "venv", {"base": str(folder)})
        with ZipFile(wheel) as archive:
            archive.extractall(library)


if __name__ == "__main__":
    create(Path(sys.argv[1]))
