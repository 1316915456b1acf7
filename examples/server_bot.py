"""A bot that plays a game on a server: `server_bot.py [ADDRESS] [--table ID] [--link CODE]`.

Without a table it creates one, with two of the server's bots.
"""

import argparse
import random
from typing import Any

from orcs.client import Server, play

LIKED = ("line", "target", "cast", "area", "learn", "bonus", "use", "add", "teleport", "draw", "done")


def choose(view: dict[str, Any], options: list[str]) -> str:
    """Cast whenever possible, pass last. `view` has everything else: the board, your hand, the points."""
    return max(options, key=liking)


def liking(option: str) -> tuple[int, float]:
    word = option.partition(":")[0]
    rank = len(LIKED) - LIKED.index(word) if word in LIKED else 0
    return rank, random.random()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:8000")
    parser.add_argument("--table", help="the id of a table with an open seat")
    parser.add_argument("--link", help="its code, if it is not in the lobby")
    parser.add_argument("--pace", type=int, default=0, help="milliseconds that the server's bots take (0)")
    options = parser.parse_args()
    server = Server(options.address)
    server.guest("Example bot")
    table = options.table or server.create_table(["me", "random", "apprentice"], pace=options.pace)["id"]
    with server.join(table, options.link) as seat:
        if not options.table:
            seat.start()
        view = play(seat, choose)
    for number, points in enumerate(view["table"]["result"], 1):
        player = view["table"]["seats"][str(number)]
        print(f"seat {number}: {points:3} points, {player.get('name') or player['level']}")


if __name__ == "__main__":
    main()
