"""Bots from Python files: `path/to/my_bot.py:MyBot`."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from orcs.bots.bot import Bot, Budget
from orcs.bots.guests import Guest, MisbehaviourError
from orcs.bots.table import BotError
from orcs.engine.core import Options
from orcs.engine.view import View


class FileBot(Guest):
    """A bot made from a user's class. It runs in this process, where it can be timed but not stopped."""

    def __init__(self, name: str, guest: Bot, seed: int, budget: Budget, substitute: Bot | None = None) -> None:
        super().__init__(name, seed, budget, substitute)
        self.guest = guest
        self.needs_view = guest.needs_view or self.substitute.needs_view

    def answer(self, seen: View, options: list[int]) -> int:
        return self._timed(lambda: self.guest.choose(seen, list(options)))

    def pick_blind(self, options: Options) -> int:
        try:
            pick: object = self._timed(lambda: self.guest.pick_blind(options))
            if not (isinstance(pick, int) and options.holds(pick)):
                raise MisbehaviourError("illegal", f"picked {pick!r:.80}, which is not open")
        except MisbehaviourError as error:
            self.report(error.kind, str(error))
            self.substituted += 1
            return int(self.substitute.pick_blind(options))
        return pick

    def _timed(self, picking: Callable[[], int]) -> int:
        """The guest's pick. A failure, or far too long a thought, is reported."""
        began = time.monotonic()
        try:
            pick = picking()
        except Exception as error:
            raise MisbehaviourError("crash", f"failed with {describe(error)}") from error
        spent = time.monotonic() - began
        limit = self.budget.seconds
        if limit is not None and spent > 2 * limit:
            self.report("late", f"thought for {spent:.1f} s, though {limit:g} s were allowed")
        return pick


def load_bot(spec: str, seed: int, budget: Budget, substitute: Bot | None = None) -> Bot:
    """The bot of a class in a file, `path.py:Class`. BotError says in one line why there is none."""
    path, _, name = spec.rpartition(":")
    if not path or not name.isidentifier():
        raise BotError(f"a bot in a file is written 'path/to/my_bot.py:MyBot', not {spec!r}")
    made = _class(_module(Path(path)), path, name)
    try:
        guest = made(seed, budget)
    except Exception as error:
        raise BotError(f"{spec}: making the bot failed with {describe(error)}") from error
    return FileBot(spec, guest, seed, budget, substitute)


def _module(path: Path) -> ModuleType:
    """The file, imported once for all bots that it makes."""
    if not path.is_file():
        raise BotError(f"there is no bot file {path}")
    home = path.resolve()
    name = f"orcs_guest_{path.stem}_{hashlib.sha256(str(home).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, home)
    if spec is None or spec.loader is None:
        raise BotError(f"{path} is not a Python file: its name must end in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BotError(f"{path} cannot be imported: {describe(error)}") from error
    return module


def _class(module: ModuleType, path: str, name: str) -> type[Bot]:
    """The class of a bot in a module."""
    found = getattr(module, name, None)
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    if found is not None:
        raise BotError(f"{name} in {path} is not a bot: a bot is a class that extends orcs.bots.bot.Bot")
    there = [each for each, value in vars(module).items() if isinstance(value, type) and issubclass(value, Bot)]
    others = [each for each in there if vars(module)[each].__module__ == module.__name__]
    raise BotError(f"there is no {name} in {path}; its bots: {', '.join(others) or 'none'}")


def describe(error: BaseException) -> str:
    """An error in one line, with the line of the guest's file that it came from."""
    text = " ".join(str(error).split())[:200]
    frames = traceback.extract_tb(error.__traceback__)
    if isinstance(error, SyntaxError):
        place = f", line {error.lineno}"
        text = error.msg
    elif frames:
        place = f", line {frames[-1].lineno} of {Path(frames[-1].filename).name}"
    else:
        place = ""
    return f"{type(error).__name__}: {text}{place}"
