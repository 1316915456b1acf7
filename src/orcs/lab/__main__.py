"""The lab's commands alone: `python -m orcs.lab lab play`."""

import sys

from orcs.lab.commands import main

if __name__ == "__main__":
    sys.exit(main())
