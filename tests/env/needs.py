"""Which libraries of the extra `env` are installed."""

from importlib.util import find_spec

NEEDED = ("PIL", "gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel")


def missing() -> list[str]:
    return [name for name in NEEDED if find_spec(name) is None]
