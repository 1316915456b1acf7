"""A flood from one address affects neither players at another nor the server's memory.

`python -m tools.flood_server` does it for longer, with bounds on time.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.flood_server import KINDS, MOST_MEMORY, flood

pytestmark = pytest.mark.outside


def test_others_play_on_while_one_address_floods_the_server(tmp_path: Path) -> None:
    found = flood(tmp_path, 2.0, 3, list(KINDS))
    assert list(found) == ["none", *KINDS, "all"]
    idle = found["none"].memory
    for name, each in found.items():
        assert each.times, name
        assert each.memory < idle + MOST_MEMORY, name
        assert max(each.times) < 30, name
