"""`orcs serve`: the game server, and the browser opened at it."""

from __future__ import annotations

import argparse
import webbrowser

from orcs.cli.errors import CommandError
from orcs.cli.screen import Screen
from orcs.text import Words

OPTIONS = ("host", "port", "data", "database", "workers", "bot_processes", "public_url", "log_format")


def add_serve(words: Words, serve: argparse.ArgumentParser) -> None:
    """The options of `orcs serve`; all others are set by variables."""
    for name in OPTIONS:
        option = f"--{name.replace('_', '-')}"
        serve.add_argument(option, metavar=name.rpartition("_")[2].upper(), help=words.say(f"help-serve-{name}"))
    serve.add_argument("--open", action="store_true", help=words.say("help-serve-open"))


def serve(options: argparse.Namespace, words: Words, screen: Screen) -> int:
    """Serve until told to stop."""
    from orcs.server.serve import ServeError, run
    from orcs.server.settings import Settings, SettingsError

    def ready(where: str) -> None:
        screen.say(words.say("serve-ready", url=where))
        if options.open:
            webbrowser.open(where)

    try:
        run(Settings.load(**{name: getattr(options, name) for name in OPTIONS}), ready)
    except (ServeError, SettingsError) as error:
        raise CommandError("error-serve", reason=str(error)) from error
    return 0
