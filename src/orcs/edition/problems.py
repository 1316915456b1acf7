"""What can be wrong with an edition, said with file, row and cause."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EditionProblem:
    """One thing that is wrong, and where."""

    file: str
    row: str
    cause: str

    def __str__(self) -> str:
        return f"{self.file}: {self.row}: {self.cause}"


class EditionError(ValueError):
    """An edition that cannot be played.

    The text lists every problem; file, row and cause are those of the first.
    """

    def __init__(self, problems: Sequence[EditionProblem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)
        self.file = problems[0].file
        self.row = problems[0].row
        self.cause = problems[0].cause
