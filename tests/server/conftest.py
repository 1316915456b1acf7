from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import services
from tests.server.receiver import Receiver


@pytest.fixture
def postgres() -> Iterator[services.Postgres]:
    """A private PostgreSQL; what a test puts into it is removed after the test."""
    cluster = services.postgres()
    yield cluster
    cluster.tidy()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A program that is told by webhook."""
    with Receiver() as started:
        yield started
