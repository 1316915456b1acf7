from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import services
from tests.server.receiver import Receiver


@pytest.fixture
def postgres() -> Iterator[services.Postgres]:
    """A private PostgreSQL, emptied after each test."""
    cluster = services.postgres()
    yield cluster
    cluster.tidy()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A program that receives webhook calls."""
    with Receiver() as started:
        yield started
