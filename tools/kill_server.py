"""Kill a busy server again and again: `python -m tools.kill_server --kills 200`, from the root of the repository.

People play at several tables, against each other and against bots. They chat and vote; others arrive, change their
names, set webhooks and report each other. The server is killed (SIGKILL) at random moments and started again on the
same data; everything it had acknowledged must be there, and every game must come to its end. The tests do the same a
few times; tools/long_runs.py does it overnight.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from tests.server.busy import Party
from tests.server.power import build, cut, watched
from tests.server.running import Running, running


async def kill_again_and_again(
    server: Running,
    party: Party,
    database: str,
    kills: int,
    rng: random.Random,
    after: Callable[[], object] = lambda: None,
) -> int:
    """Kill the server this many times during play, then let all games end; how many acknowledged things were lost.
    `after` is called after each kill and may damage the files.
    """
    lost = 0
    async with asyncio.TaskGroup() as group:
        playing = group.create_task(party.play())
        for number in range(kills):
            if number % 2:
                await asyncio.sleep(rng.uniform(0.05, 1.0))
            else:
                await party.moving()
                await asyncio.sleep(rng.uniform(0.0, 0.3))
            server.kill()
            after()
            await asyncio.to_thread(server.start)
            lost += await party.audit(database)
            if playing.done():
                break
        party.closing = True
    return lost + await party.audit(database)


def main() -> int:
    """Run it and say how it went, in one line."""
    options = argparse.ArgumentParser(description="Kill a busy server again and again.")
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--tables", type=int, default=4)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--power", action="store_true", help="discard what was not synced, as a power cut does")
    options.add_argument("--database", help="postgresql://…; without it, SQLite in a temporary folder")
    chosen = options.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        data = Path(folder) / "data"
        database = chosen.database or f"sqlite:///{data}/orcs.db"
        env = watched(data, build(Path(folder))) if chosen.power else {}
        with running(data, "--database", database, env=env) as server:
            party = Party([lambda: server.url], chosen.tables, chosen.seed)
            rng = random.Random(chosen.seed)
            after = partial(cut, data) if chosen.power else lambda: None
            lost = asyncio.run(kill_again_and_again(server, party, database, chosen.kills, rng, after))
            print(
                f"kills: {chosen.kills}, picks acknowledged: {party.picks}, lines said:"
                f" {sum(len(desk.said) for desk in party.desks)},"
                f" {', '.join(f'{what}: {count}' for what, count in sorted(party.bystanders.done.items()))},"
                f" lost: {lost}, tables finished: {party.finished}"
                f" of {len(party.desks)}, {time.monotonic() - began:.0f} s"
            )
            return int(lost > 0 or party.finished < len(party.desks))
    return 1


if __name__ == "__main__":
    sys.exit(main())
