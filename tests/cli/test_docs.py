"""The documents are true."""

import re
from pathlib import Path

import pytest

from orcs import HOUSE_RULES, MODULES, Game, KeyedDealer
from orcs.engine.actions import MODULE_CHANCE
from orcs.engine.fields import AT_START
from orcs.engine.notation import HEADER, OPTIONAL, checksum
from orcs.engine.plain import plain_position, plain_view

pytestmark = pytest.mark.outside

ROOT = Path(__file__).parents[2]
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {})
    assert "points" in capsys.readouterr().out


def test_the_correction_in_the_readme_is_good(tmp_path: Path) -> None:
    from orcs import edition

    (block,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    assert edition.check_text(block) == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/notation.md"])
def test_links_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert link.startswith("https://") or (ROOT / name).parent.joinpath(link).exists(), link


def test_notation_names_every_event_and_field() -> None:
    rules = Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES).rules
    for event, row in rules.events.items():
        (line,) = [line for line in NOTATION.splitlines() if line.startswith("| `") and f"`{event}`" in line]
        for i, field in enumerate(row.fields):
            assert f"`{field}`{'*' if i in row.private else ''}" in line, (event, field)


def test_notation_names_every_pick_with_its_number() -> None:
    rules = Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES).rules
    first: dict[str, int] = {}
    for pick, number in sorted(rules.actions.picks.items(), key=lambda pair: pair[1]):
        first.setdefault(pick.partition(":")[0], number)
    for word, number in first.items():
        assert re.search(rf"\| `{word}[:`][^|]*\| {number} \|", NOTATION), (word, number)
    assert first["mission"] == MODULE_CHANCE


def test_notation_names_every_decision_and_header_field() -> None:
    rules = Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES).rules
    for frame in rules.frames:
        if frame.startswith("Choose") or frame == "KeepMission":
            assert frame in NOTATION
    for field in (*HEADER, *OPTIONAL):
        assert f"| `{field}: " in NOTATION


def test_notation_names_every_field_of_positions_and_views() -> None:
    game = Game.new(2, seed=1, modules=list(MODULES), house_rules=HOUSE_RULES)
    position = plain_position(game.state)
    view = plain_view(game.view(0))
    seats = position["seats"]
    assert isinstance(seats, list)
    modules = position["modules"]
    assert isinstance(modules, dict)
    for field in {*position, *view, *seats[0], *modules}:
        assert f"`{field}`" in NOTATION, field


def test_the_record_of_the_notation_is_a_real_one() -> None:
    game = Game.new(["red", "blue"], seed=7, start=0, modules={"terrain": 2}, undo=True)
    game.play("reveal:2")
    game.play("teleport:4")
    game.undo(0)
    lines = game.save().splitlines()
    (example,) = re.findall(r"```\n(orcs-record.*?)```", NOTATION, re.DOTALL)
    head, _, tail = example.partition("⋮\n")
    assert lines[: head.count("\n")] == head.splitlines()
    assert lines[-tail.count("\n") :] == tail.splitlines()
    assert lines[-1] == f"checksum: {checksum(lines[:-1])}"


def test_the_keyed_deal_is_as_the_notation_says() -> None:
    """Written from the document alone."""
    from hashlib import sha256

    whole = 2**63
    step = 0x1E3779B97F4A7C15

    def mix(x: int) -> int:
        x ^= x >> 30
        x = x * 0x3F58476D1CE4E5B9 % whole
        x ^= x >> 27
        x = x * 0x14D049BB133111EB % whole
        return x ^ x >> 31

    def number(seed: int, stream: int, pick: int, copy: int) -> int:
        key = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big") >> 1
        x = mix((key + stream * step) % whole)
        x = mix((x + pick * step) % whole)
        return mix((x + copy * step) % whole) >> 12

    game = Game.new(4, dealer=KeyedDealer(99))
    starts = sorted((number(99, 0 * 4096 + 0, 802 + seat, 0), seat) for seat in range(4))
    assert game.state.cells[AT_START] == starts[0][1]
    rows = game.rules.creature_rows
    markers = sorted(
        (number(99, 2 * 4096, 796 + type_, copy), row.id)
        for type_, row in enumerate(rows)
        for copy in range(row.markers[2])
    )
    drawn = [game.text(row.pick).partition(":")[2] for row in game.log if game.text(row.pick).startswith("marker:")]
    assert drawn == [name for _, name in markers[: len(drawn)]]
