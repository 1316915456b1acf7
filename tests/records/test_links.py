"""A game in a link: it comes out as it went in, and nothing else comes out."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

import pytest

from orcs import Game, verify
from orcs.engine.notation import checksum
from orcs.links import LONGEST, VERSION, LinkError, cut, pack, packed_in, unpack

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.orc"))
GAME = GOLDEN[0].read_text("utf-8")


def packed(text: str) -> str:
    return VERSION + base64.urlsafe_b64encode(zlib.compress(text.encode())).rstrip(b"=").decode()


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_golden_game_fits_in_a_link_and_comes_out_as_it_went_in(file: Path) -> None:
    text = file.read_text("utf-8")
    link = pack(text)
    assert len(link) <= LONGEST
    assert set(link) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    assert unpack(link) == text


def test_a_record_with_undos_and_corrections_comes_out_as_it_went_in() -> None:
    game = Game.new(2, seed=3, undo=True)
    while not game.undoable:
        game.play(game.asks()[0].options[0])
    game.undo(game.log[-1].actor)
    text = game.save()
    assert " undo " in text
    assert unpack(pack(text)) == text
    table = "# corrected\n\n[spells.zap]\npower = 2"
    told = "".join(f"table: {line}".rstrip() + "\n" for line in table.split("\n"))
    lines = text.replace("deal: keyed 3\n", f"deal: keyed 3\n{told}").split("\n")[:-2]
    corrected = "\n".join([*lines, f"checksum: {checksum(lines)}"]) + "\n"
    assert unpack(pack(corrected)) == corrected


def test_a_position_ends_where_it_was_cut_and_tells_nothing_of_the_deal() -> None:
    position = cut(GAME, 100)
    assert unpack(pack(position)) == position
    game = Game.load(position)
    assert len(game.log) == 100
    assert not verify(position).proved
    assert "keyed" in GAME
    assert "keyed" not in position


def test_an_address_holds_what_is_packed() -> None:
    assert packed_in("https://example.org/orcs/#game=1abc") == "1abc"
    assert packed_in("#position=1abc&at=12") == "1abc"
    assert packed_in("saved.orc") is None
    assert packed_in("https://example.org/#/rules") is None


@pytest.mark.parametrize(
    "link",
    [
        "",
        "1",
        pack(GAME)[:-20],
        pack(GAME)[:40] + "AAAA" + pack(GAME)[44:],
        "1" + "ä" * 8,
        "0abc",
        packed(""),
        packed("rules: 1\n\nred reveal:1"),
        packed(GAME),
        packed("rules: 1\n" + "x" * 200_000),
        packed(GAME.split("\n", 1)[0]) + "AAAA",
    ],
)
def test_a_broken_link_is_refused(link: str) -> None:
    with pytest.raises(LinkError) as error:
        unpack(link)
    assert not error.value.newer


@pytest.mark.parametrize("link", ["2abc", packed("rules: 2\n\nred reveal:1")])
def test_a_link_of_a_newer_version_says_so(link: str) -> None:
    with pytest.raises(LinkError) as error:
        unpack(link)
    assert error.value.newer


def test_a_link_never_unpacks_to_more_than_it_may() -> None:
    with pytest.raises(LinkError, match="more than a game"):
        unpack(packed("a" * 50_000_000))
