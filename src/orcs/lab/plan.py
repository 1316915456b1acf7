"""Plans: which bots meet, under which rules, on which deals. Everything random follows from a plan's seed."""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import permutations
from pathlib import Path

from orcs import edition as editions
from orcs.bots.bot import Bot, Budget
from orcs.bots.guests import Guest
from orcs.bots.levels import make_bot
from orcs.edition import Edition, EditionError
from orcs.engine.setup import Setup
from orcs.engine.terms import COLOURS, SEATS
from orcs.lab.errors import LabError
from orcs.modules.compose import MODULES, compose

BLOCK = 64


@dataclass(frozen=True)
class Plan:
    """A table to be played deal by deal: its bots, modules with their options, edition, thinking limits
    and house rules (None: those of the edition).

    A deal is played once for every rotation of the seating, so each bot has every seat of it once. Tables of
    one run have different numbers, and so different deals.
    """

    bots: tuple[str, ...]
    seed: int
    modules: tuple[tuple[str, str], ...] = ()
    override: str = ""
    iterations: int | None = None
    seconds: float | None = None
    number: int = 0
    house_rules: tuple[str, ...] | None = None

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return len(self.bots)

    def setup(self) -> Setup:
        """What is agreed before each game: the start player is drawn."""
        return Setup(list(COLOURS[: self.players]), None, dict(self.modules), False, self.house_rule_list())

    def house_rule_list(self) -> list[str] | None:
        """The house rules as a set-up takes them; None for those of the edition."""
        return None if self.house_rules is None else list(self.house_rules)

    def edition(self) -> Edition:
        """The tables played with."""
        return load_override(self.override)

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """The bots in seat order, for every rotation of a deal. Each deal takes the next circular order of them."""
        orders = seat_orders(self.bots)
        return orders[deal % len(orders)]

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal's chance, the same for all its rotations."""
        return seeds(f"{self.seed} deals {self.number}", deal, 1)[0] >> 15

    def bot_seeds(self, deal: int) -> tuple[int, ...]:
        """Seeds for the bots of a deal: for each rotation, one for each seat."""
        return seeds(f"{self.seed} bots {self.number}", deal, self.players**2)

    def budget(self) -> Budget | None:
        """The plan's limits on thinking; None leaves each bot its own."""
        if self.iterations is None and self.seconds is None:
            return None
        return Budget(self.iterations, self.seconds)


@dataclass(frozen=True)
class Batch:
    """Some deals of a plan, and what is wanted of them besides the results."""

    plan: Plan
    first: int
    end: int
    rows: bool = False
    records: bool = False
    pairs: bool = False
    observe: bool = False

    def halves(self) -> list[Batch]:
        """The batch in two, or itself alone if it is a single deal."""
        if self.end - self.first < 2:
            return [self]
        middle = (self.first + self.end) // 2
        return [replace(self, end=middle), replace(self, first=middle)]


def seeds(name: str, number: int, each: int) -> tuple[int, ...]:
    """Seeds of 63 bits for one of the numbered parts of a run."""
    return seed_block(name, number // BLOCK, each)[number % BLOCK]


@lru_cache(maxsize=64)
def seed_block(name: str, block: int, each: int) -> list[tuple[int, ...]]:
    """The seeds of a block of parts, all from one hash."""
    digest = hashlib.shake_256(f"{name} {block}".encode()).digest(8 * each * BLOCK)
    numbers = [number >> 1 for number in struct.unpack(f">{each * BLOCK}Q", digest)]
    return [tuple(numbers[first : first + each]) for first in range(0, each * BLOCK, each)]


@lru_cache(maxsize=64)
def seat_orders(bots: tuple[str, ...]) -> list[list[tuple[str, ...]]]:
    """The ways to sit round a table, each in every rotation: each rotation moves all one seat on."""
    players = len(bots)
    circles = [(bots[0], *others) for others in permutations(bots[1:])]
    return [[circle[players - by :] + circle[: players - by] for by in range(players)] for circle in circles]


@lru_cache(maxsize=4)
def load_override(text: str) -> Edition:
    """The built-in edition, with this text laid over it if there is any."""
    return editions.load_text(text) if text else editions.load()


# Checking what a person asked for


def read_edition(path: str | None) -> str:
    """The text of an edition's file, checked. LabError names its first problem."""
    if path is None:
        return ""
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise LabError(f"the edition {path} cannot be read: {reason}; give a file in TOML") from error
    try:
        editions.load_text(text, Path(path).name)
    except EditionError as error:
        problems = str(error).splitlines()
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise LabError(f"the edition {path} cannot be played: {problems[0]}{more}") from error
    return text


def read_modules(text: str) -> tuple[tuple[str, str], ...]:
    """Modules as people write them: `missions,terrain=9,reinforcement=croco_flyer:goblin,bomber:chief`, or `all`."""
    if text == "all":
        return tuple((name, "") for name in MODULES)
    modules: dict[str, str] = {}
    name = ""
    for word in filter(None, (word.strip() for word in text.split(","))):
        if ":" in word and "=" not in word and name:
            modules[name] += f",{word}" if modules[name] else word
        else:
            name, _, option = word.partition("=")
            modules[name] = option
    return tuple(modules.items())


def checked(plan: Plan) -> Plan:
    """The plan itself, once its table, modules and bots are known to work. LabError says what does not."""
    if not 2 <= plan.players <= SEATS:
        raise LabError(f"2 to {SEATS} bots can play at a table, not {plan.players}; separate them by commas")
    try:
        compose(plan.edition(), plan.setup())
    except ValueError as error:
        raise LabError(f"these rules cannot be played: {first_line(error)}") from error
    for name in dict.fromkeys(plan.bots):
        try:
            dismiss([make_bot(name, 0, plan.budget())])
        except Exception as error:
            raise LabError(f"the bot {name!r} cannot play: {first_line(error)}") from error
    return plan


def dismiss(bots: list[Bot]) -> list[str]:
    """Let the bots of a game go. Returns what the guests among them did wrong."""
    reports: list[str] = []
    for bot in bots:
        if isinstance(bot, Guest):
            reports += bot.reports
            bot.close()
    return reports


def first_line(error: BaseException) -> str:
    """An error as one line."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
