"""The page of figures: how values are looked up, which promises hold, and the table in the README."""

import json
from pathlib import Path

import pytest

from bench.all import BENCHES, FIGURES, is_kept, look_up
from tools import figures

pytestmark = pytest.mark.outside

ANSWER = {"base": {"copy_us": 0.94}, "rows": [{"players": 2, "share": 0.8}, {"players": 4, "share": 0.93}]}


@pytest.mark.parametrize(
    ("path", "value"),
    [("base.copy_us", 0.94), ("rows.players=4.share", 0.93), ("rows.players=3.share", None), ("x", None)],
)
def test_a_figure_is_found_by_its_path(path: str, value: float | None) -> None:
    assert look_up(ANSWER, path) == value


def test_promises_are_kept_or_missed() -> None:
    assert is_kept(2.0, "≤ 2")
    assert not is_kept(2.1, "≤ 2")
    assert is_kept(500_000.0, "≥ 500000")
    assert not is_kept(499_999.0, "≥ 500000")
    assert is_kept(1.0, "")


def test_every_figure_has_its_bench() -> None:
    assert {each.bench for each in FIGURES} == set(BENCHES)
    for bench in BENCHES.values():
        assert (Path(figures.ROOT) / "bench" / bench.script).exists()


def test_the_table_is_written_between_its_marks_and_then_fresh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    readme, kept = tmp_path / "README.md", tmp_path / "figures.json"
    readme.write_text(f"before\n\n{figures.BEGIN}old\n{figures.END}\nafter\n", "utf-8")
    about = {"version": "1.2.3", "date": "2026-01-02", "python": "3.11.7", "system": "Linux x86_64", "cores": 2}
    row = {"group": "engine", "name": "copy", "value": 0.94, "unit": "µs", "promised": "≤ 2", "kept": True}
    kept.write_text(json.dumps({"about": about, "figures": [row, row | {"name": "rate", "value": 1084254.4}]}), "utf-8")
    monkeypatch.setattr(figures, "README", readme)
    monkeypatch.setattr(figures, "KEPT", kept)
    assert figures.main(check=True) == 1
    assert "tools/figures.py" in capsys.readouterr().err
    assert figures.main(check=False) == 0
    assert figures.main(check=True) == 0
    text = readme.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| engine | copy | 0.94 µs | ≤ 2 µs |\n|  | rate | 1,084,254 µs | ≤ 2 µs |\n" in text
    assert "Version 1.2.3" in text
