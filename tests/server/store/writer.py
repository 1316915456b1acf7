"""A process that writes rows one after another and prints the number of each once it is acknowledged.

Arguments: the URL of the store and the first number.
"""

from __future__ import annotations

import asyncio
import os
import sys

from orcs.server.store import open_store
from tests.server.store.rows import put


async def main(url: str, first: int) -> None:
    store = open_store(url)
    await store.start()
    os.write(1, b"ready\n")

    async def keep_writing(number: int) -> None:
        while True:
            await store.write(put(f"{number:08}"))
            os.write(1, b"%d\n" % number)
            number += 5

    await asyncio.gather(*(keep_writing(first + lane) for lane in range(5)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
