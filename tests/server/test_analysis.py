"""The analysis of a finished game: computed on request, in the background."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orcs.server.records import analyses as analysing
from orcs.tables.documents import GameAnalysis
from tests.server.house import Doc, Guest, House, visit

SECONDS = 1.0
PATIENCE = 600.0
"""An analysis runs at the lowest priority: beside other tests, a second of work can take a minute."""


async def finished(house: House, *guests: Guest, **wish: Any) -> Doc:
    """A game that was played to its end."""
    made = await house.table(*guests, **wish)
    while await house.pick(made["id"], *guests) is not None:
        pass
    assert house.game(made["id"]).over
    return made


async def settled(house: House, guest: Guest, path: str) -> Doc:
    """Its state once nothing is being computed."""
    await asyncio.gather(*house.services.analyses.running.values())
    answer: Doc = await guest.get(path)
    return answer


def path_of(made: Doc) -> str:
    return f"/api/records/{made['id']}/analysis"


def test_a_finished_game_is_analysed_once_when_somebody_asks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        analyses = house.services.analyses
        analyses.seconds = SECONDS
        analyses.workers.grace = PATIENCE
        ann, bob, cid = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cid")
        made = await finished(house, ann, bob, listed=True)
        path, game = path_of(made), house.game(made["id"])
        assert await ann.get(path) == {"status": "none", "seconds": SECONDS}
        assert not analyses.workers.workers

        assert (await ann.post(path))["status"] == "running"
        assert (await cid.post(path))["status"] == "running"
        assert (await (await house.guest()).get(path))["status"] == "running"
        assert len(analyses.running) == 1
        done = await settled(house, ann, path)
        assert done["status"] == "done"
        check_analysis(msgspec.convert(done["analysis"], GameAnalysis), len(game.log))
        assert done["analysis"]["scores"] == [score.total for score in game.scores()]

        assert await bob.post(path) == done
        assert not analyses.running
        assert (analyses.workers.crashed, analyses.workers.timed_out, analyses.workers.failed) == (0, 0, 0)
        await house.services.retention.remove(made["id"])
        assert await house.rows("SELECT * FROM analyses") == []

    visit(tmp_path, story)


def check_analysis(analysis: GameAnalysis, lines: int) -> None:
    """Check that the analysis is plausible."""
    assert sum(analysis.wins) == pytest.approx(1)
    assert analysis.turns
    assert [turn.at for turn in analysis.turns] == sorted({turn.at for turn in analysis.turns})
    for turn in analysis.turns:
        assert 0 <= turn.at < lines
        assert turn.seat in (1, 2)
        assert sum(each.mean for each in turn.win) == pytest.approx(1, abs=1e-3)
        for each in turn.win:
            assert each.samples > 0
            assert each.low is not None
            assert each.high is not None
            assert 0 <= each.low <= each.mean <= each.high <= 1
    sizes = [max(abs(each.mean) for each in swing.change) for swing in analysis.swings]
    assert sizes == sorted(sizes, reverse=True)
    assert all(pick.played != pick.advised and pick.win.mean > 0 for pick in analysis.picks)


def test_only_who_may_read_a_record_may_ask_and_only_for_finished_games(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, eve = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Eve")
        running = path_of(await house.table(ann, bob, listed=True))
        given_up = await house.resigned(ann, bob, listed=False)
        for guest, path in ((ann, running), (eve, running), (eve, path_of(given_up))):
            assert (await guest.get(path, 404))["code"] == "no_record"
            assert (await guest.post(path, status=404))["code"] == "no_record"
        assert (await (await house.guest()).post(path_of(given_up), status=401))["code"] == "not_known"
        assert (await eve.get(path_of(given_up), link=given_up["link"]))["status"] == "none"
        # Nobody knows how a game that was given up would have ended.
        assert (await ann.post(path_of(given_up), status=409))["code"] == "no_analysis"
        assert not house.services.analyses.running

    visit(tmp_path, story)


def test_guests_of_one_address_cannot_fill_the_queue(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await finished(house, ann, bob, listed=True)
        limits = house.services.limits
        assert limits.rates["analysis_here"].burst < analysing.MOST_WAITING
        limits.charge("analysis_here", "127.0.0.1", 1000)
        assert (await ann.post(path_of(made), status=429))["code"] == "too_fast"
        assert not house.services.analyses.running

    visit(tmp_path, story)


def test_a_worker_that_fails_leaves_all_else_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        analyses = house.services.analyses
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        made = await finished(house, ann, bob)
        path = path_of(made)
        analyses.seconds = 0.5
        analyses.workers.grace = -0.4
        assert (await ann.post(path))["status"] == "running"
        assert await settled(house, ann, path) == {"status": "none", "seconds": 0.5, "problem": "analysis_failed"}
        assert analyses.workers.timed_out == 2

        analyses.workers.grace = PATIENCE
        monkeypatch.setattr(analysing, "LEVEL", "nobody")
        await ann.post(path)
        assert (await settled(house, ann, path))["problem"] == "analysis_failed"
        assert analyses.workers.failed == 2

        monkeypatch.undo()
        await ann.post(path)
        while not any(worker.writer for worker in analyses.workers.workers):
            await asyncio.sleep(0.01)
        for worker in analyses.workers.workers:
            worker.process.kill()
        assert (await settled(house, ann, path))["status"] == "done"
        assert analyses.workers.crashed == 1
        # Bots think in other processes.
        assert house.services.workers.crashed == house.services.workers.timed_out == 0

        await house.run("DELETE FROM analyses")
        monkeypatch.setattr(analysing, "MOST_WAITING", 0)
        assert (await ann.post(path, status=503))["code"] == "analysis_busy"
        monkeypatch.undo()
        analyses.seconds = 20.0
        await ann.post(path)
        await asyncio.sleep(0.2)
        await asyncio.wait_for(analyses.stop(), 10)
        assert not analyses.running

    visit(tmp_path, story)
