"""The same runs on a Dask cluster."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tests.lab.running import orcs

distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed: clusters are not tested")

pytestmark = [pytest.mark.outside, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module", autouse=True)
def silence() -> None:
    """Silence the cluster's log, which goes on after the test's output is closed."""
    logging.getLogger("distributed").handlers.clear()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes on this machine."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
        )
        with made:
            yield made


def test_a_cluster_gives_the_same_bytes_as_this_process(capsys: pytest.CaptureFixture[str], cluster: Any) -> None:
    arguments = ["lab", "play", "--bots", "random,apprentice", "--games", "10", "--seed", "4", "--json"]
    here = orcs(capsys, *arguments, "--jobs", "0")
    there = orcs(capsys, *arguments, "--cluster", cluster.scheduler_address)
    assert there.status == 0
    assert there.out == here.out
    assert here.json["games"] == 10


def test_a_cluster_without_workers_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with distributed.LocalCluster(n_workers=0, processes=True, dashboard_address=None, host="127.0.0.1") as empty:
        result = orcs(capsys, "lab", "play", "--cluster", empty.scheduler_address)
    assert result.status == 2
    assert "no workers yet" in result.err
