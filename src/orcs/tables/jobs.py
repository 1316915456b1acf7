"""Jobs: what is thought out away from a table, in another process or worker. A job and its reply are JSON.

To add a kind of job, add a class to `AnyJob`, its answer to `AnyReply`, and a case to `carried_out`.
"""

from __future__ import annotations

import traceback
from typing import Any, Final

from msgspec import Struct

from orcs.bots.levels import ADVISER
from orcs.tables import thinking
from orcs.tables.documents import GameAnalysis
from orcs.tables.thinking import TableRules

ERROR_LENGTH: Final = 2000
LEVEL: Final = ADVISER
SAMPLES: Final = 100


class Job(Struct, tag_field="job", kw_only=True):
    """Work to be done within this many seconds."""

    limit: float


class Choose(Job, tag="choose"):
    """Pick one of the options, as the bot of a level would."""

    level: str
    rules: TableRules
    view: dict[str, Any]
    options: list[str]
    seconds: float
    seed: int


class Analyse(Job, tag="analyse"):
    """Analyse a finished game within about this many seconds, against the picks of a level's bot."""

    record: str
    level: str
    samples: int
    seconds: float


class Reply(Struct, tag_field="reply"):
    """What a worker says."""


class Ready(Reply, tag="ready"):
    """The worker can begin."""


class Chosen(Reply, tag="chosen"):
    """The pick of a bot."""

    pick: str


class Analysed(Reply, tag="analysed"):
    """What was found out about a game."""

    analysis: GameAnalysis


class Failed(Reply, tag="failed"):
    """The job failed; the worker is fine."""

    error: str


AnyJob = Choose | Analyse
AnyReply = Ready | Chosen | Analysed | Failed


def carried_out(job: AnyJob) -> AnyReply:
    """Do a job, and say how it ended."""
    try:
        match job:
            case Choose():
                return Chosen(thinking.choose(job.level, job.rules, job.view, job.options, job.seconds, job.seed))
            case Analyse():
                # Only analyses need the lab.
                from orcs.tables.analysis import look_back

                return Analysed(look_back(job.record, job.level, job.samples, job.seconds))
    except Exception:
        return Failed(traceback.format_exc()[-ERROR_LENGTH:])
