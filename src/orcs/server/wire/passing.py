"""Passing on: with several processes, the sockets of a table meet in one of them, where a pick is folded and told once.

A process that accepts a socket of another one's table hands it over, with the request that it has read. If that cannot
be done now, it serves the socket itself: the processes keep up with each other through the store anyway.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import zlib
from collections.abc import Callable
from typing import Any, Final

SOCKET: Final = re.compile(rb"/api/tables/([^/?]+)/socket(?:\?|$)")
LONGEST: Final = 64 * 1024
KIND: Final = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
"""A way that keeps messages apart; that of Linux also holds many of them."""


class Ways:
    """The ways to the processes of a server, made before they are forked. A way outlives the process at its end: the
    next one in its place finds what lies there."""

    def __init__(self, processes: int) -> None:
        self.ends = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(processes)]
        for one, other in self.ends:
            one.setblocking(False)
            other.setblocking(False)

    def close(self) -> None:
        """Close them all."""
        for one, other in self.ends:
            one.close()
            other.close()

    def owner(self, url: bytes) -> int:
        """The process where the sockets with this address belong; -1 if they may be anywhere."""
        found = SOCKET.match(url)
        return zlib.crc32(found[1]) % len(self.ends) if found else -1


class Passing:
    """The place of one process among the others."""

    def __init__(self, ways: Ways, number: int) -> None:
        self.ways = ways
        self.number = number
        self.taking: set[asyncio.Task[None]] = set()

    def pass_on(self, url: bytes, head: bytes, transport: asyncio.Transport) -> bool:
        """Give a connection to the process where it belongs, with the request that came over it. False if it is to be
        served here."""
        owner = self.ways.owner(url)
        if owner in (-1, self.number) or transport.get_write_buffer_size():
            return False
        try:
            socket.send_fds(self.ways.ends[owner][1], [head], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False
        return True

    def listen(self, protocol: Callable[[], Any]) -> None:
        """Take the connections that others pass on."""
        asyncio.get_running_loop().add_reader(self.ways.ends[self.number][0], self.take_all, protocol)

    def stop(self) -> None:
        """Take no more of them."""
        asyncio.get_running_loop().remove_reader(self.ways.ends[self.number][0])

    def take_all(self, protocol: Callable[[], Any]) -> None:
        """Take what has arrived."""
        while True:
            try:
                head, files, _, _ = socket.recv_fds(self.ways.ends[self.number][0], LONGEST, 1)
            except BlockingIOError:
                return
            for file in files:
                task = asyncio.create_task(self.take(protocol, socket.socket(fileno=file), head))
                self.taking.add(task)
                task.add_done_callback(self.taking.discard)

    async def take(self, protocol: Callable[[], Any], accepted: socket.socket, head: bytes) -> None:
        """Serve a connection as if it had been accepted here."""
        accepted.setblocking(False)
        try:
            _, serving = await asyncio.get_running_loop().connect_accepted_socket(protocol, accepted)
        except OSError:  # the client is gone
            accepted.close()
        else:
            serving.data_received(head)
