"""`orcs serve`: the game server, and the browser opened at it."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from orcs import __version__
from orcs.cli.errors import CommandError
from orcs.cli.screen import Screen
from orcs.text import Words

if TYPE_CHECKING:
    from orcs.server.serve import CannotListen
    from orcs.server.settings import Settings

OPTIONS = ("host", "port", "data", "database", "workers", "bot_processes", "public_url", "page", "log_format")


def add_serve(words: Words, serve: argparse.ArgumentParser) -> None:
    """The options of `orcs serve`; all others are set by variables."""
    for name in OPTIONS:
        option = f"--{name.replace('_', '-')}"
        serve.add_argument(option, metavar=name.rpartition("_")[2].upper(), help=words.say(f"help-serve-{name}"))
    serve.add_argument("--open", action="store_true", help=words.say("help-serve-open"))


def serve(options: argparse.Namespace, words: Words, screen: Screen) -> int:
    """Serve until told to stop."""
    from orcs.server.serve import CannotListen, ServeError, run
    from orcs.server.settings import Settings, SettingsError

    try:
        settings = Settings.load(**{name: getattr(options, name) for name in OPTIONS})
        if options.open and (running := serving_at(settings)):
            screen.say(words.say("serve-running", url=running))
            show(running)
            return 0

        def ready(where: str) -> None:
            shared = welcome(settings, where, words, screen)
            if options.open:
                show(shared)

        # At a terminal only warnings are shown; into a file everything is logged.
        asked = options.log_format or os.environ.get("ORCS_LOG_FORMAT") or not sys.stderr.isatty()
        run(settings, ready, logging.INFO if asked else logging.WARNING)
    except CannotListen as error:
        raise cannot_listen(error) from error
    except (ServeError, SettingsError) as error:
        raise CommandError("error-serve", reason=str(error)) from error
    return 0


def welcome(settings: Settings, where: str, words: Words, screen: Screen) -> str:
    """Print the server's address and who can reach it; returns the address to open here, one for friends if there is
    one.
    """
    from orcs.server.serve import network_address
    from orcs.server.settings import database_file

    screen.say(words.say("serve-ready", version=__version__, url=where))
    here = urlsplit(where)
    if network := network_address(settings.host) if not settings.public_url else None:
        where = f"http://{network}:{here.port}/"
        screen.say(words.say("serve-friends", url=where))
    elif not settings.public_url and here.hostname in ("127.0.0.1", "::1", "localhost"):
        screen.say(words.say("serve-alone"))
    if settings.page is not None:
        screen.say(words.say("serve-page", url=f"{where.rstrip('/')}/page/"))
    if file := database_file(settings):
        screen.say(words.say("serve-kept", file=str(file)))
    screen.out.flush()
    return where


def serving_at(settings: Settings) -> str | None:
    """The address of a server that already runs with the same database."""
    from orcs.server.admin.access import is_served
    from orcs.server.settings import database_file, serving_file

    file, told = database_file(settings), serving_file(settings)
    if file is None or told is None or not told.exists() or not is_served(file):
        return None
    return told.read_text().strip()


def has_screen(env: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a browser would open a window, rather than run in this terminal."""
    return platform != "linux" or any(env.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def show(where: str) -> None:
    """Open the browser. Some return only when they are closed, so do not wait for it."""
    if has_screen(os.environ):
        threading.Thread(target=webbrowser.open, args=[where], daemon=True).start()


def cannot_listen(error: CannotListen) -> CommandError:
    """The error for an address that cannot be used, with what to do."""
    port = str(error.port)
    if error.why == "taken":
        return CommandError("error-serve_taken", port=port, other=str(error.port % 65_535 + 1))
    if error.why == "forbidden":
        return CommandError("error-serve_forbidden", port=port)
    if error.why == "elsewhere":
        return CommandError("error-serve_elsewhere", host=error.host)
    return CommandError("error-serve", reason=str(error))
