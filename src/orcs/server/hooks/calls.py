"""Calls to addresses that strangers provide: only to permitted places, and never for long.

A name is resolved once, every address of it is checked, and the call goes to the checked address itself, so that a
name cannot lead elsewhere in between. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from orcs.tables.refusal import Refused

MOST_LETTERS: Final = 1000
TIMEOUT: Final = 10.0
MOST_BYTES: Final = 4096
MOST_LINES: Final = 100
WEB_PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024
PRINTABLE: Final = re.compile(r"[!-~]+")
HOST_NAME: Final = re.compile(r"[A-Za-z0-9_.-]{1,253}")
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""All IPv6 addresses that are given out. Others may stand for IPv4 addresses, in ways that networks choose."""
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class CallError(Exception):
    """A call that got no answer, and why."""


class Target(NamedTuple):
    """Where a call goes."""

    scheme: str
    netloc: str
    host: str
    port: int
    path: str


def check_hook_url(url: str, allow_private: bool = False) -> Target:
    """The parts of an address that may be called, as far as the address itself can tell; else Refused, with the reason:
    long, form, scheme, credentials, port or private."""
    if len(url) > MOST_LETTERS:
        raise refused("long")
    if not PRINTABLE.fullmatch(url):
        raise refused("form")
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise refused("form") from error
    if parts.scheme not in WEB_PORTS:
        raise refused("scheme")
    if "@" in parts.netloc:
        raise refused("credentials")
    try:
        port = WEB_PORTS[parts.scheme] if parts.port is None else parts.port
    except ValueError as error:
        raise refused("port") from error
    if port == 0 or (port < FIRST_FREE_PORT and port not in WEB_PORTS.values() and not allow_private):
        raise refused("port")
    host = parts.hostname or ""
    literal = address_of(host)
    if literal is None and not HOST_NAME.fullmatch(host):
        raise refused("form")
    here = host == "localhost" or host.endswith(".localhost")
    if not allow_private and (here or (literal is not None and not is_public(literal))):
        raise refused("private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.netloc, host, port, path)


def refused(reason: str) -> Refused:
    """The refusal of an address."""
    return Refused("problem-hook_url", 400, reason=reason)


def address_of(host: str) -> Address | None:
    """The address that a host is written as, None if it is a name."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Whether an address is one of the open internet, and so is the one it may stand for."""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    if address not in UNICAST and address not in TRANSLATED:
        return False
    inner = [address.sixtofour, *(address.teredo or ())]
    if address in TRANSLATED:
        inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return all(is_public(each) for each in inner if each is not None)


class Caller:
    """Calls addresses. With `allow_private`, also those of this machine and its neighbours."""

    def __init__(self, allow_private: bool = False, tls: ssl.SSLContext | None = None) -> None:
        self.allow_private = allow_private
        self.tls = tls
        # Slow name servers must not hold up those who use the loop's own threads.
        self._resolvers = ThreadPoolExecutor(4, thread_name_prefix="orcs-hooks")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that a POST is answered with. CallError if there is none in time."""
        try:
            target = check_hook_url(url, self.allow_private)
            async with asyncio.timeout(TIMEOUT):
                return await self._post(target, body, headers)
        except Refused as error:
            raise CallError(f"the address is refused: {error.fields['reason']}") from error
        except TimeoutError as error:
            raise CallError("no answer in time") from error
        except (OSError, ValueError) as error:
            raise CallError(f"{type(error).__name__}: {error}") from error

    async def _post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        reader, writer = await self._connect(target)
        try:
            lines = [f"POST {target.path} HTTP/1.1", f"Host: {target.netloc}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return await read_status(reader)
        finally:
            writer.close()

    async def _connect(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the first of the host's addresses that takes it."""
        if target.scheme == "https" and self.tls is None:
            self.tls = ssl.create_default_context()
        secure = target.scheme == "https"
        failure = OSError("the name has no address")
        for address in await self._addresses(target):
            try:
                return await asyncio.open_connection(
                    address,
                    target.port,
                    limit=MOST_BYTES,
                    ssl=self.tls if secure else None,
                    server_hostname=target.host if secure else None,
                )
            except OSError as error:
                failure = error
        raise failure

    async def _addresses(self, target: Target) -> list[str]:
        """All addresses of a host. CallError if one of them is not public."""
        found = await asyncio.get_running_loop().run_in_executor(self._resolvers, resolve, target.host, target.port)
        for each in found:
            address = address_of(each)
            if not self.allow_private and (address is None or not is_public(address)):
                raise CallError("the name leads to an address that is not public")
        return found

    def close(self) -> None:
        """No more calls."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host, in the order they should be tried."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


async def read_status(reader: asyncio.StreamReader) -> int:
    """The status of an answer; interim ones are passed over, and what follows it is left unread."""
    for _ in range(MOST_LINES):
        line = await reader.readline()
        match = re.match(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b", line)
        if match is None:
            raise CallError("the answer is not HTTP")
        if not match[1].startswith(b"1"):
            return int(match[1])
        while (await reader.readline()).strip():
            pass
    raise CallError("there is no end of interim answers")
