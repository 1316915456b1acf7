"""Replace the installed package by a command, once no game runs from it: `python -m tools.install_built COMMAND …`."""

import subprocess
import sys

from tools.locks import PACKAGE, locked

if __name__ == "__main__":
    with locked(PACKAGE, "waiting for the game that is running to end: its files would be replaced under it"):
        sys.exit(subprocess.run(sys.argv[1:], check=False).returncode)
