"""Serving: one process or several on one port, until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import resource
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from ipaddress import ip_address
from typing import Any

import uvicorn

from orcs.server.logs import set_up_logs
from orcs.server.services import Services
from orcs.server.settings import Settings, SettingsError, serving_file
from orcs.server.store import StoreError
from orcs.server.web.application import application
from orcs.server.wire.frames import StraightProtocol
from orcs.server.wire.passing import Passing, Ways

log = logging.getLogger("orcs.server")

FILES = 65_536
ENOUGH_FILES = 4_096
RESTART_PAUSE = 1.0
FAREWELL = 5.0
STOPPING = (signal.SIGTERM, signal.SIGINT)


class ServeError(Exception):
    """The server cannot begin: one line that says why."""


class CannotListen(ServeError):
    """The address cannot be used; `why` names the usual reasons."""

    def __init__(self, settings: Settings, error: OSError) -> None:
        super().__init__(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}")
        self.host = settings.host
        self.port = settings.port
        named = {errno.EADDRINUSE: "taken", errno.EACCES: "forbidden", errno.EADDRNOTAVAIL: "elsewhere"}
        self.why = "elsewhere" if isinstance(error, socket.gaierror) else named.get(error.errno or 0, "")


def raise_file_limit() -> int:
    """Let this process open as many sockets as the system allows; returns how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # If the protocol is explicitly TCP, event loops send small messages at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise CannotListen(settings, error) from error
    return listening


def address(listening: socket.socket) -> str:
    """Where programs on this machine find the server."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def network_address(host: str) -> str | None:
    """Where others on the same network reach a server that listens on all addresses; None if it does not, or there is
    no network."""
    if host not in ("0.0.0.0", "::"):
        return None
    # Nothing is sent: the system only says from which address it would be.
    far = "2001:db8::1" if host == "::" else "192.0.2.1"
    with socket.socket(socket.AF_INET6 if host == "::" else socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((far, 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ip_address(found).is_loopback else f"[{found}]" if ":" in found else found


class Server(uvicorn.Server):
    """Uvicorn, but clients are told to come back before their sockets are closed, and other processes may pass theirs
    on."""

    def __init__(
        self, config: uvicorn.Config, services: Services, ready: Callable[[], None], passing: Passing | None
    ) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready
        self.passing = passing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.passing is not None:
            self.passing.listen(self.protocol)
        if self.started:
            self.ready()

    def protocol(self) -> Any:
        """What speaks with one more client."""
        config, state = self.config, self.lifespan.state
        return config.http_protocol_class(config=config, server_state=self.server_state, app_state=state)  # type: ignore[call-arg]

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # Uvicorn raises the signal again when it has stopped, and the process would end with its store still open.
        loop = asyncio.get_running_loop()
        for number in STOPPING:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Uvicorn would close the sockets at once, without telling the clients.
        for server in self.servers:
            server.close()
        if self.passing is not None:
            self.passing.stop()
        self.services.close()
        give_up = time.monotonic() + FAREWELL
        while self.services.hall.anybody() and time.monotonic() < give_up:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


async def serve(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], passing: Passing | None = None
) -> None:
    """Serve in this process, one of several with `passing`. `ready` is called when the first request can come."""
    services = Services(settings)
    await services.start()
    config = uvicorn.Config(
        application(services),
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=request_protocol(settings, passing),
        ws=StraightProtocol,
        ws_max_size=settings.body_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=50,
        ws_ping_timeout=30,
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )
    try:
        await Server(config, services, ready, passing).serve([listening])
    finally:
        await services.stop()


def request_protocol(settings: Settings, passing: Passing | None = None) -> Any:
    """What reads requests. Without the fast parser the slow one has limits of its own on sizes, but none on time."""
    try:
        from orcs.server.wire.requests import BoundedProtocol, Lines
    except ImportError:
        return "h11"
    # Behind a proxy all connections come from the proxy.
    lines = None if settings.trust_proxy else Lines(settings.connections_per_address)
    return partial(BoundedProtocol, lines=lines, passing=passing)


def run(settings: Settings, ready: Callable[[str], None], log_level: int = logging.INFO) -> None:
    """Serve until told to stop. `ready` gets the address. ServeError says why it cannot begin."""
    set_up_logs(settings.log_format, level=log_level)
    if raise_file_limit() < ENOUGH_FILES:
        log.warning("few files may be open at once, so few players can connect: raise `ulimit -n`")
    if settings.workers > 1 and settings.database.startswith("sqlite:"):
        raise ServeError(
            "several processes need a database they can share: give --database postgresql://…, or --workers 1"
        )
    with bind(settings) as listening:
        here = address(listening)
        where = settings.public_url or here
        with told_where(settings, here) as tell:

            def begun() -> None:
                tell()
                ready(where)

            if settings.workers == 1:
                run_here(settings, listening, begun)
            else:
                with contextlib.closing(Ways(settings.workers)) as ways:
                    Family(settings, listening, ways).run(begun)


@contextlib.contextmanager
def told_where(settings: Settings, here: str) -> Iterator[Callable[[], None]]:
    """Tell `orcs admin` where this server is while it serves. A shared database needs no word
    between processes."""
    file = serving_file(settings)
    told = False

    def tell() -> None:
        nonlocal told
        if file is not None:
            file.unlink(missing_ok=True)
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
                out.write(here)
            told = True

    try:
        yield tell
    finally:
        if told and file is not None:
            file.unlink(missing_ok=True)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where available."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def run_here(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], passing: Passing | None = None
) -> None:
    """Serve in this process, one of several with `passing`."""
    try:
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fast_loop()) as runner:
            # What lives as long as the server need not be scanned again and again, and tables are many small objects.
            gc.freeze()
            gc.set_threshold(50_000, 20, 100)
            # The store's thread needs a turn after each statement, and everybody waits for its commits.
            sys.setswitchinterval(0.0005)
            runner.run(serve(settings, listening, ready, passing))
    except (StoreError, SettingsError) as error:
        raise ServeError(str(error)) from error


class Family:
    """Several processes that listen on the same socket. One that dies is replaced."""

    def __init__(self, settings: Settings, listening: socket.socket, ways: Ways) -> None:
        self.settings = settings
        self.listening = listening
        self.ways = ways
        self.children: dict[int, tuple[int, float]] = {}
        """Of each process its place among the others, and when it was born."""
        self.stopping = False
        self.heard, self.held = os.pipe()

    def run(self, ready: Callable[[], None]) -> None:
        """Keep the children going until told to stop, then wait for them."""
        for number in STOPPING:
            signal.signal(number, lambda *_: self.stop())
        for place in range(self.settings.workers):
            self.spawn(place)
        ready()
        while self.children:
            try:
                pid, status = os.wait()
            except ChildProcessError:
                return
            if pid not in self.children:
                continue  # as the first process of a container it is given the children of others
            place, born = self.children.pop(pid)
            if not self.stopping:
                log.error("a process ended and is replaced", extra={"pid": pid, "status": status})
                time.sleep(max(0.0, born + RESTART_PAUSE - time.monotonic()))
            if not self.stopping:
                self.spawn(place)

    def spawn(self, place: int) -> None:
        """Start a process at its place among the others."""
        # A signal between the fork and what follows it must not be lost, neither here nor there.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                for number in STOPPING:
                    signal.signal(number, signal.SIG_DFL)
                signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
                os.close(self.held)
                threading.Thread(target=self.watch_parent, daemon=True).start()
                run_here(self.settings, self.listening, lambda: None, Passing(self.ways, place))
                status = 0
            except ServeError as error:
                log.error("a process cannot serve", extra={"reason": str(error)})
            finally:
                os._exit(status)
        self.children[pid] = place, time.monotonic()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)

    def watch_parent(self) -> None:
        """In a child: stop if the parent dies, or the port would stay taken."""
        os.read(self.heard, 1)  # the parent writes nothing: only its end can arrive
        os.kill(os.getpid(), signal.SIGTERM)

    def stop(self) -> None:
        """Tell all processes to finish."""
        self.stopping = True
        for pid in list(self.children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
