"""Types shared by the tests of the command line."""

from collections.abc import Callable


class Result:
    """What a command printed and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Run = Callable[..., Result]
Typist = Callable[[Callable[[], str]], None]
