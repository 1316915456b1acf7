"""Put a Chromium for the tests into .chromium/, from the npm registry and pinned by its hash: `chromium.py`.

For Linux on x86-64, where it needs nothing but the C library, so nothing has to be installed system-wide.
Elsewhere, or with BROWSER=system, the tests use the `chromium` on the path.
"""

import platform
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent / "chromium"
FOLDER = Path(__file__).parent.parent / ".chromium"
PACKED = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACK = """
const fs = require("node:fs"), zlib = require("node:zlib");
const [from, to] = process.argv.slice(1);
fs.writeFileSync(to, zlib.brotliDecompressSync(fs.readFileSync(from)));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>{folder}/fonts</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>
"""
START = """#!/bin/sh
export LD_LIBRARY_PATH="{folder}/lib" FONTCONFIG_FILE="{folder}/fonts.conf"
exec "{folder}/headless_shell" "$@"
"""


def unpack(name: str, to: Path) -> None:
    """A file of the package, decompressed."""
    subprocess.run(["node", "-e", UNPACK, PACKED / f"{name}.br", to], check=True)


def main() -> None:
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        sys.exit("the npm registry has Chromium only for Linux on x86-64: install one on the path instead")
    subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=HERE, check=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    unpack("chromium", FOLDER / "headless_shell")
    (FOLDER / "headless_shell").chmod(0o755)
    for name in ("al2023.tar", "fonts.tar", "swiftshader.tar"):
        unpack(name, FOLDER / name)
        subprocess.run(["tar", "--extract", "--file", name], cwd=FOLDER, check=True)
        (FOLDER / name).unlink()
    (FOLDER / "fonts.conf").write_text(FONTS.format(folder=FOLDER))
    program = FOLDER / "chromium"
    program.write_text(START.format(folder=FOLDER))
    program.chmod(0o755)
    shutil.rmtree(HERE / "node_modules")
    subprocess.run([program, "--version"], check=True)


if __name__ == "__main__":
    main()
