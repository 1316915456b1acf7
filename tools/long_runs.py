"""Tests that take hours, one after another at low priority: `python -m tools.long_runs --into results.txt`.

Servers are killed, and lose power, as often as asked for; then the routes are fuzzed. Each batch of kills begins with
an empty store and writes a line when it is over, so that an interrupted run still leaves results.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from tests.server.services import Postgres
from tools.test_deps import find_postgresql

BATCH = 25
NICE = 15
CASES = 45
"""Roughly how many requests Schemathesis makes to all routes per allowed example."""


def note(into: Path, text: str) -> None:
    """Append a line to the results."""
    with into.open("a") as file:
        file.write(f"{time.strftime('%H:%M')} {text}\n")


def kill(into: Path, name: str, kills: int, seed: int, *options: str) -> int:
    """Kill servers in batches; how many batches failed."""
    wrong = 0
    for number in range(0, kills, BATCH):
        count = min(BATCH, kills - number)
        command = [sys.executable, "-m", "tools.kill_server", "--kills", str(count), "--seed", str(seed + number)]
        done = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
        wrong += done.returncode != 0
        said = done.stdout.strip() or f"failed: {done.stderr.strip()[-2000:]}"
        note(into, f"{name}, {number + count} of {kills}: {said}")
    return wrong


def kill_postgres(into: Path, kills: int, seed: int) -> int:
    """The same on PostgreSQL."""
    programs = find_postgresql()
    assert programs is not None, "PostgreSQL is missing: `make test-deps` installs it"
    postgres = Postgres(programs)
    try:
        wrong = 0
        for number in range(0, kills, BATCH):
            count = min(BATCH, kills - number)
            wrong += kill(into, f"PostgreSQL, {number} before", count, seed + number, "--database", postgres.fresh())
        return wrong
    finally:
        postgres.remove()


def fuzz(into: Path, cases: int) -> int:
    """Send the routes requests that fit their schema, and some that do not."""
    env = os.environ | {"ORCS_SCHEMA_EXAMPLES": str(-(-cases // CASES))}
    command = [sys.executable, "-m", "pytest", "-qs", "tests/server/test_schemathesis.py", "-p", "no:cacheprovider"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    counted = re.findall(r"^cases: (\d+)$", done.stdout, re.MULTILINE)
    note(into, f"Schemathesis, cases: {counted}, {done.stdout.strip().splitlines()[-1]}")
    if done.returncode:
        note(into, done.stdout[-4000:])
    return done.returncode


def main() -> int:
    """Run what was asked for; 0 if nothing was lost and nothing failed."""
    options = argparse.ArgumentParser(description="Kill and fuzz servers for hours.")
    options.add_argument("--into", type=Path, required=True, help="the file that gets the results")
    options.add_argument("--kills", type=int, default=500, help="kills on SQLite")
    options.add_argument("--power", type=int, default=100, help="power cuts on SQLite")
    options.add_argument("--postgres", type=int, default=200, help="kills on PostgreSQL")
    options.add_argument("--cases", type=int, default=50_000, help="requests that Schemathesis makes up")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    os.nice(NICE)
    wrong = kill(chosen.into, "power cuts", chosen.power, chosen.seed, "--power")
    wrong += kill_postgres(chosen.into, chosen.postgres, chosen.seed) if chosen.postgres else 0
    wrong += kill(chosen.into, "SQLite", chosen.kills, chosen.seed)
    wrong += fuzz(chosen.into, chosen.cases) if chosen.cases else 0
    note(chosen.into, "all right" if not wrong else f"{wrong} went wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
