"""The alert rules in deploy/ use metrics that the server exports."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from orcs.server.services import Services
from tests.server.standin import settings_in
from tools.test_deps import find_program

pytestmark = pytest.mark.outside

RULES = Path(__file__).parents[2] / "deploy" / "alerts.yml"


def test_alerts_use_metrics_that_exist(tmp_path: Path) -> None:
    services = Services(settings_in(tmp_path))
    services.metrics.observe_request("GET", "/", 200, 0.1)
    told = services.metrics.render().decode()
    given = set(re.findall(r"^(orcs_\w+)", told, re.MULTILINE))
    (group,) = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    asked: set[str] = set()
    for rule in group["rules"]:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "warn")
        assert rule["annotations"]["summary"].endswith(".")
        asked |= set(re.findall(r"\borcs_\w+", rule["expr"]))
    assert len(asked) >= 5
    assert asked <= given, asked - given


def test_prometheus_accepts_the_alerts() -> None:
    promtool = find_program("promtool")
    if promtool is None:
        pytest.skip("promtool is missing: `make test-deps` installs it")
    checked = subprocess.run([promtool, "check", "rules", str(RULES)], check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    (group,) = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    assert f"SUCCESS: {len(group['rules'])} rules found" in checked.stdout
