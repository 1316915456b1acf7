from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import services


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty store, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/orcs.db"
    cluster: services.Postgres = request.getfixturevalue("postgres")
    return cluster.fresh()
