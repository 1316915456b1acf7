"""Tables with house rules, and with a named start player."""

from pathlib import Path

import pytest

from orcs import HOUSE_RULES, Game
from orcs.tables.edition import house_rules
from orcs.tables.messages import SeatWish, TableWish
from tests.server.house import House, visit

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
DEAREST = "[house_rules]\ndearest_line = true\n"


def test_a_table_plays_by_its_house_rules_and_its_record_says_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        everything = {"missions": "", "bonus": "", "new_fate": "", "terrain": "7", "reinforcement": ""}
        made = await house.table(ann, bob, modules=everything, house_rules=list(HOUSE_RULES), start=2)
        assert (made["house_rules"], made["start"]) == (list(HOUSE_RULES), 2)
        step = await ann.get(f"/api/tables/{made['id']}/view")
        assert step["view"]["table"]["house_rules"] == list(HOUSE_RULES)
        assert step["view"]["start"] == 2
        for _ in range(12):
            assert await house.pick(made["id"], ann, bob)
        await ann.do(made["id"], "resign")
        text = (await house.rows("SELECT record FROM records"))[0][0]
        game = Game.load(text)
        assert (game.rules.house_rules, game.setup.start) == (list(HOUSE_RULES), 1)
        doc = await ann.get(f"/api/records/{made['id']}/views/{len(game.log) - 3}?seat=1")
        assert sum(1 for ground in doc["view"]["modules"]["ground"] if ground) > 0
        body = {"pick": len(game.log) - 2, "seat": 1, "level": "random"}
        again = await ann.post(f"/api/records/{made['id']}/from_here", body)
        assert (again["house_rules"], again["start"]) == (list(HOUSE_RULES), 2)
        rematch = await ann.post(f"/api/tables/{made['id']}/rematch")
        assert (rematch["house_rules"], rematch["start"]) == (list(HOUSE_RULES), 2)

    visit(tmp_path, story)


def test_what_cannot_be_agreed_on_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        for wish in ({"house_rules": ["cheating"]}, {"start": 3}):
            refused = await ann.post("/api/tables", {"seats": SEATS, **wish}, 422)
            assert refused["code"] == "bad_table"
        plain = await ann.post("/api/tables", {"seats": SEATS})
        assert ("house_rules" in plain, "start" in plain) == (False, False)

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("edition", "chosen", "in_force"),
    [
        ("", None, []),
        (DEAREST, None, ["dearest_line"]),
        (DEAREST, [], []),
        (DEAREST, ["strict_enhancement", "wisdom_points"], ["wisdom_points", "strict_enhancement"]),
    ],
)
def test_a_table_goes_by_its_edition_unless_house_rules_are_named(
    edition: str, chosen: list[str] | None, in_force: list[str]
) -> None:
    wish = TableWish([SeatWish("me"), SeatWish("bot")], edition=edition, house_rules=chosen)
    assert house_rules(wish) == in_force
