from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import services


@pytest.fixture
def postgres() -> Iterator[services.Postgres]:
    """A private PostgreSQL; what a test puts into it is removed after the test."""
    cluster = services.postgres()
    yield cluster
    cluster.tidy()
