"""The same runs on a Dask cluster. Needs the extra `cluster`, and this version of orcs on every worker."""

from __future__ import annotations

import importlib
from typing import Any

from orcs import __version__
from orcs.lab.errors import LabError
from orcs.lab.plan import first_line
from orcs.lab.runners import ExecutorRunner

CONNECT_SECONDS = 10


class ClusterRunner(ExecutorRunner):
    """The workers of a Dask scheduler."""

    def __init__(self, client: Any) -> None:
        threads = sum(client.nthreads().values())
        super().__init__(client.get_executor(pure=False), max(1, threads))
        self.client = client

    def stop(self) -> None:
        self.client.close()


def cluster_runner(address: str) -> ClusterRunner:
    """Join the cluster at an address such as tcp://host:8786. LabError says what is missing."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError as error:
        raise LabError("a cluster needs Dask: pip install 'orcs-orcs-orcs[cluster]'") from error
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise LabError(f"no Dask scheduler answers at {address}: {first_line(error)}") from error
    problem = unfit(client)
    if problem:
        client.close()
        raise LabError(problem)
    return ClusterRunner(client)


def unfit(client: Any) -> str:
    """Why the workers of a cluster cannot play for us; "" if they can."""
    if not client.nthreads():
        return "the cluster has no workers yet: start some with 'dask worker ADDRESS'"
    try:
        versions = client.run(installed_version)
    except Exception as error:
        return f"orcs cannot be imported on every worker of the cluster: {first_line(error)}"
    others = sorted({version for version in versions.values() if version != __version__})
    return f"the cluster's workers have orcs {', '.join(others)}; install {__version__} there" if others else ""


def installed_version() -> str:
    """The version of orcs where this runs."""
    return __version__
