"""An owner's comparison over the server: the questions, the file, and answers that cannot be."""

from pathlib import Path

from orcs.edition import built_in, load_text
from orcs.edition.owner import questions
from tests.server.house import House, visit


def test_an_owner_is_asked_and_gets_the_file(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        asked = (await ann.get("/api/edition/questions"))["questions"]
        assert [(each["table"], each["id"]) for each in asked] == [
            (each.table, each.id) for each in questions(built_in())
        ]
        answers = [{"table": each["table"], "id": each["id"]} for each in asked]
        made = await ann.post("/api/edition/corrections", {"answers": answers})
        assert load_text(made["text"]).digest == built_in().digest
        assert "problems" not in made
        bomber = {"table": "reinforcement", "id": "bomber", "fields": {"life": "5"}}
        made = await ann.post("/api/edition/corrections", {"answers": [bomber]})
        assert load_text(made["text"]).reinforcements[-1].life == 5
        draw = {"table": "toadling", "id": "draw", "fields": {"copies": "4"}}
        made = await ann.post("/api/edition/corrections", {"answers": [draw]})
        assert "wrong total" in made["problems"][0]

    visit(tmp_path, story)


def test_answers_that_cannot_be_are_named(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        wrong = {"table": "reinforcement", "id": "bomber", "fields": {"life": "many"}}
        made = await ann.post("/api/edition/corrections", {"answers": [wrong]})
        assert made["text"] == ""
        assert [(each["table"], each["id"]) for each in made["wrong"]] == [("reinforcement", "bomber")]
        unknown = {"answers": [{"table": "spell", "id": "poison"}]}
        assert (await ann.post("/api/edition/corrections", unknown, 422))["code"] == "no_question"

    visit(tmp_path, story)
