"""`orcs lab train`: from nothing to weights that the archmage can use."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from orcs.bots.nets import load_nets, nets_text, read_nets
from orcs.bots.sheet import LAYOUT, SIZE, WAIT, WAIT_FATE
from orcs.bots.value import MOMENTS, ONE
from orcs.engine.terms import SEATS
from orcs.lab.commands import main
from orcs.lab.explore import Exploration, Positions, explore
from orcs.lab.fitting import PATIENCE, Shape, fit, later_worth
from orcs.lab.plan import Plan
from orcs.lab.train import DEALS, Course

TRAIN = ["lab", "train", "--players", "2", "--games", "20", "--iterations", "1", "--hidden", "2", "--jobs", "0"]


def test_training_goes_from_nothing_to_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "learned.toml"
    assert main([*TRAIN, str(path)]) == 0
    nets = read_nets(path.read_text("utf-8"))
    assert list(nets) == ["2"]
    assert len(nets["2"]) == MOMENTS
    assert max(net.hidden for net in nets["2"]) == 2
    assert "round 2" in capsys.readouterr().out


def test_training_that_was_stopped_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole, again = tmp_path / "whole.toml", tmp_path / "again.toml"
    keep = ["--keep", str(tmp_path / "kept")]
    assert main([*TRAIN, *keep, str(whole)]) == 0
    for path in sorted((tmp_path / "kept").iterdir())[::2]:
        path.unlink()
    assert main([*TRAIN, *keep, str(again)]) == 0
    assert whole.read_text("utf-8") == again.read_text("utf-8")


def test_too_few_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TRAIN, "--games", "3", str(tmp_path / "learned.toml")]) == 2
    assert "20 or more games a round, not 3" in capsys.readouterr().err


def test_a_negative_pull_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TRAIN, "--decay", "-1", str(tmp_path / "learned.toml")]) == 2
    assert "a decay of 0 or more" in capsys.readouterr().err


def test_positions_are_noted_from_the_exploring_turn_on() -> None:
    positions = explore(Exploration(Plan(("adept", "adept"), 5, iterations=1), "", 0, 6))
    assert len(positions) == len(positions.margins) == len(positions.phases)
    assert positions.counts.sum() == len(positions.cells) == len(positions.values)
    assert positions.cells.max() < SIZE
    assert set(np.sign(positions.margins)) >= {-1, 1}


def test_positions_are_noted_before_the_fate_card_too() -> None:
    positions = explore(Exploration(Plan(("adept", "adept"), 5, iterations=1), "", 0, 6))
    begun, waiting = (np.isin(positions.cells, range(first, first + SEATS)).sum() for first in (WAIT, WAIT_FATE))
    assert begun + waiting == len(positions)
    assert begun / 3 < waiting < begun


def test_a_fit_finds_what_the_margin_depends_on() -> None:
    generator = np.random.default_rng(3)
    values = generator.integers(1, 9, (6000, 2))
    margins = 2.0 * values[:, 0] + np.maximum(values[:, 1] - 4, 0) * 3.0
    positions = Positions(
        np.tile(np.array([5, 9], np.int16), 6000),
        values.astype(np.int32).ravel(),
        np.full(6000, 2, np.int16),
        np.arange(6000, dtype=np.int16) % MOMENTS,
        np.full(6000, 16, np.int16),
        margins.astype(np.float32),
        np.zeros(6000, np.int16),
    )
    epochs: list[int] = []
    found = fit(positions, Shape(4), 40, 1, lambda: epochs.append(1))
    assert len(epochs) == 40 * MOMENTS
    assert found.straight > 0.8
    assert found.explained > found.straight
    for net in found.nets:
        width = net.hidden + 1
        assert 1 < width <= 5
        assert net.cells()["early"][5 * width + width - 1] > ONE // 2


def test_what_missions_change_is_fitted_on_top_of_a_known_value() -> None:
    generator = np.random.default_rng(3)
    values = generator.integers(1, 9, (18000, 2))
    known, whole = (
        Positions(
            np.tile(np.array([5, 9], np.int16), 18000),
            values.astype(np.int32).ravel(),
            np.full(18000, 2, np.int16),
            np.arange(18000, dtype=np.int16) % MOMENTS,
            np.full(18000, 16, np.int16),
            (values @ weights).astype(np.float32),
            np.zeros(18000, np.int16),
        )
        for weights in ([2.0, 0.0], [2.0, 1.0])
    )
    base = fit(known, Shape(0), 2, 1, lambda: None).nets
    found = fit(whole, Shape(0), 2, 1, lambda: None, base)
    assert found.straight > 0.9
    for net in found.nets:
        assert net.hidden == 0
        kept, added = (net.cells()["early"][cell] / ONE for cell in (5, 9))
        assert kept == pytest.approx(2, abs=0.3)
        assert 0.4 < added < 1


def test_a_position_is_worth_what_comes_of_it() -> None:
    # Two seats, three turns noted.
    margins = np.array([4, -4] * 3, np.float32)
    values = np.array([9, -9, 2, -2, 1, -1], np.float32)
    left = np.array([2, 2, 1, 1, 0, 0], np.int16)
    nothing = np.zeros(0, np.int16)
    positions = Positions(nothing, nothing.astype(np.int32), np.zeros(6, np.int16), nothing, nothing, margins, left)
    last = 4.0
    middle = (1 - PATIENCE) * 1 + PATIENCE * last
    first = (1 - PATIENCE) * 2 + PATIENCE * middle
    found = later_worth(values, positions)
    assert found == pytest.approx([first, -first, middle, -middle, last, -last])
    # The same turns of a game in which one seat learns, and another game after it.
    once = [0, 2, 4, *range(6)]
    both = replace(positions, counts=np.zeros(9, np.int16), margins=margins[once], left=left[once])
    assert later_worth(values[once], both) == pytest.approx(found[once])


def test_training_can_begin_with_what_was_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learned, fresh, further = (tmp_path / f"{name}.toml" for name in ("learned", "fresh", "further"))
    once = [*TRAIN, "--rounds", "1", "--iterations", "3"]
    assert main([*once, str(learned)]) == 0
    assert main([*once, "--seed", "5", str(fresh)]) == 0
    assert main([*once, "--seed", "5", "--begin", str(learned), str(further)]) == 0
    assert fresh.read_text("utf-8") != further.read_text("utf-8")
    capsys.readouterr()
    assert main([*once, "--begin", str(tmp_path / "none.toml"), str(further)]) == 2
    assert "none.toml' cannot be read: No such file" in capsys.readouterr().err


def test_half_of_the_batches_are_played_without_the_rival() -> None:
    course = Course(Plan(("adept", "novice"), 5), 800, 1, Shape(0), 1, None, {}, "novice")
    rivals = [course.rival_of(first) for first in range(0, 800, DEALS)]
    assert sorted(set(rivals)) == ["", "novice"]
    assert rivals.count("") == len(rivals) // 2


def test_batches_leave_modules_out_but_never_missions() -> None:
    plan = Plan(("adept", "adept"), 5, modules=(("bonus", ""), ("missions", ""), ("terrain", "")))
    course = Course(plan, 800, 1, Shape(0), 1, None, {})
    batches = [dict(course.varied(first).modules) for first in range(0, 800, DEALS)]
    assert course.kind == "2-missions"
    assert all("missions" in batch for batch in batches)
    assert dict(plan.modules) in batches
    assert len({tuple(batch) for batch in batches}) > 2


def test_a_seat_can_learn_to_beat_a_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(("adept", "novice"), 5, iterations=1)
    both, one = (explore(Exploration(plan, "", 0, 40, rival)) for rival in ("", "novice"))
    assert abs(both.margins.mean()) < 3 < one.margins.mean()
    assert one.left.max() > 20
    path, kept = tmp_path / "response.toml", tmp_path / "kept"
    once = [*TRAIN, "--rounds", "1", "--keep", str(kept)]
    assert main([*once, "--against", "novice", str(path)]) == 0
    assert list(read_nets(path.read_text("utf-8"))) == ["2"]
    assert main([*once, "--against", "apprentice", str(path)]) == 0
    assert main([*once, "--against", "novice", "--iterations", "2", str(path)]) == 0
    assert len(list(kept.iterdir())) == 3, "games of one kind are not taken for those of another"
    capsys.readouterr()
    assert main([*TRAIN, "--against", "nobody", str(path)]) == 2
    assert "'nobody'" in capsys.readouterr().err


def test_what_beats_a_bot_is_built_on_what_was_known() -> None:
    plan, nets = Plan(("adept", "adept"), 5), load_nets()
    with_missions = Plan(("adept", "adept"), 5, modules=(("missions", ""),))
    bases = {
        (kind.kind, rival): kind.base
        for rival in ("", "novice")
        for kind in (Course(each, 20, 1, Shape(0), 1, None, nets, rival) for each in (plan, with_missions))
    }
    assert bases == {
        ("2", ""): None,
        ("2-missions", ""): nets["2"],
        ("2", "novice"): nets["2"],
        ("2-missions", "novice"): nets["2-missions"],
    }


def test_weights_for_other_features_are_refused() -> None:
    text = nets_text(load_nets()).replace(f"layout = {LAYOUT}", "layout = 2")
    with pytest.raises(ValueError, match="another list of features; train them again: orcs lab train"):
        read_nets(text)


def test_weights_that_are_cut_off_are_refused() -> None:
    text = nets_text(load_nets()).replace("hidden = ", "hidden = 1", 1)
    with pytest.raises(ValueError, match="the weights for '2' cannot be read"):
        read_nets(text)


def test_one_table_of_weights_can_serve_all_moments_of_a_round() -> None:
    net = load_nets()["2"][0]
    [alike] = read_nets(nets_text({"2": [net] * MOMENTS})).values()
    assert [each.cells() for each in alike] == [net.cells()] * MOMENTS
    with pytest.raises(ValueError, match="there is 1 table or one for each of 3 moments, not 2"):
        read_nets(nets_text({"2": [net, load_nets()["2"][1]]}))
