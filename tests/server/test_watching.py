"""Who may see a table: every kind of visitor at every route, at tables of every kind in every state."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from orcs.server.wire import socket as sockets
from orcs.server.wire.buckets import Rate
from tests.server.house import Guest, House, visit
from tests.server.support import Doc, dial, joined, quick_bots

pytestmark = pytest.mark.outside

STATES = ("gathering", "playing", "over")
KINDS = list(product(STATES, (True, False), ("all", "link", "none")))
VISITORS = ("anonymous", "stranger", "holder", "seated", "host", "banned")
EVERYBODY = {"anonymous", "stranger", "holder", "seated", "host", "banned"}
INVITED = {"holder", "seated", "host"}
OWN = {"seated", "host"}

SEEN_BY = {
    ("gathering", True, "all"): EVERYBODY,
    ("gathering", True, "link"): EVERYBODY,
    ("gathering", True, "none"): EVERYBODY,
    ("gathering", False, "all"): INVITED,
    ("gathering", False, "link"): INVITED,
    ("gathering", False, "none"): INVITED,
    ("playing", True, "all"): EVERYBODY,
    ("playing", True, "link"): INVITED,
    ("playing", True, "none"): OWN,
    ("playing", False, "all"): INVITED,
    ("playing", False, "link"): INVITED,
    ("playing", False, "none"): OWN,
    ("over", True, "all"): EVERYBODY,
    ("over", True, "link"): INVITED,
    ("over", True, "none"): OWN,
    ("over", False, "all"): INVITED,
    ("over", False, "link"): INVITED,
    ("over", False, "none"): OWN,
}

LOOKING = (
    "/api/tables/{}",
    "/api/tables/{}/view",
    "/api/tables/{}/past",
    "/api/tables/{}/chat",
    "/api/tables/{}/edition",
)
RECORDS = (
    "/api/records/{}",
    "/api/records/{}/text",
    "/api/records/{}/events",
    "/api/records/{}/views/1?seat=all",
    "/api/records/{}/steps?seat=1&to=2",
    "/api/records/{}/compare",
)
Outcome = tuple[int, str]


class Visitors:
    """A table of one kind in one state, and visitors of each kind."""

    def __init__(self, house: House, kind: tuple[str, bool, str]) -> None:
        self.house = house
        self.kind = kind
        self.status, self.listed, self.watch = kind
        self.who: dict[str, Guest] = {}
        self.table: Doc = {}

    @classmethod
    async def invited(cls, house: House, kind: tuple[str, bool, str]) -> Visitors:
        house.services.limits.rates["table"] = Rate(1e6, 1e6)
        made = cls(house, kind)
        for name in VISITORS:
            made.who[name] = await house.guest("" if name == "anonymous" else name.title())
        host, seated = made.who["host"], made.who["seated"]
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "listed": made.listed, "watch": made.watch}
        made.table = await host.post("/api/tables", wish)
        path = f"/api/tables/{made.table['id']}/commands"
        await seated.post(f"{path}?link={made.table['link']}", {"type": "sit"})
        if made.status != "gathering":
            await host.post(path, {"type": "start"})
        if made.status == "over":
            await seated.post(path, {"type": "resign"})
        await house.services.identities.ban(made.who["banned"].id)
        return made

    async def tries(self, name: str, method: str, path: str, body: Doc | None = None, table: str = "") -> Outcome:
        """A visitor's answer: the status, and the code of the problem."""
        query = {"link": self.table["link"]} if name == "holder" else {}
        where = path.format(table or self.table["id"])
        url = str(self.who[name].client.build_request(method, where).url.copy_merge_params(query))
        answer = await self.who[name].client.request(method, url, json=body)
        if table and answer.status_code == 404:
            assert "link" not in answer.text
        is_json = answer.headers.get("content-type") == "application/json"
        data = answer.json() if is_json else None
        code = data.get("code", "") if isinstance(data, dict) and answer.status_code >= 400 else ""
        if answer.status_code < 400:
            assert name in INVITED or self.table["link"] not in answer.text
        return answer.status_code, code

    async def dials(self, name: str, table: str = "") -> str:
        """The result of connecting a socket: "open", or why it was closed."""
        link = self.table["link"] if name == "holder" else ""
        socket = dial(self.house, self.who[name], table or self.table["id"], link)
        told = await socket.get()
        await socket.hang_up()
        if told["type"] == "closed":
            assert socket.closed is not None
            assert socket.closed[0] == sockets.POLICY
            return socket.closed[1]
        assert ("own" in told["view"]) == (name in OWN and self.status != "gathering")
        return "open"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(str(part) for part in kind))
def test_everybody_gets_what_is_meant_for_them(kind: tuple[str, bool, str], tmp_path: Path) -> None:
    async def story(house: House) -> None:
        visitors = await Visitors.invited(house, kind)
        sees = SEEN_BY[kind]
        over = visitors.status == "over"
        missing = (404, "no_table")
        for name in VISITORS:
            for path in LOOKING:
                assert await visitors.tries(name, "GET", path) == ((200, "") if name in sees else missing), (name, path)
            for path in RECORDS:
                expected = (200, "") if over and name in sees else (404, "no_record")
                assert await visitors.tries(name, "GET", path) == expected, (name, path)
            if name == "anonymous":
                unknown: Outcome | None = (401, "not_known")
            else:
                unknown = (403, "banned") if name == "banned" else None
            seen = (200, "") if name in sees else missing
            resync = await visitors.tries(name, "POST", "/api/tables/{}/commands", {"type": "resync"})
            assert resync == (unknown or seen), name
            for command in ("start", "add_bot", "undo", "resign", "mute", "close") if name not in OWN else ():
                body: Doc = {"type": command} | ({"seat": 2} if command == "add_bot" else {})
                body |= {"person": "x"} if command == "mute" else {}
                status, _ = await visitors.tries(name, "POST", "/api/tables/{}/commands", body)
                wanted = (unknown or missing)[:1] if unknown or name not in sees else (403, 409)
                assert status in wanted, (name, command)
            # Webhooks need no link: they are for people with a seat.
            outside = (403, "not_seated") if "stranger" in sees else missing
            hook = (404, "no_hook") if name in OWN else unknown or outside
            assert await visitors.tries(name, "GET", "/api/tables/{}/hook") == hook, name
            again = (403, "not_seated") if name in sees else missing
            if name not in OWN:
                assert await visitors.tries(name, "POST", "/api/tables/{}/rematch", {}) == (unknown or again), name
            deal = (422, "other_seats") if over and name in sees else (404, "no_record")
            body = {"seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
            assert await visitors.tries(name, "POST", "/api/tables/{}/same_deal", body) == (unknown or deal), name
            line = (404, "no_line") if over and name in sees else (404, "no_record")
            body = {"pick": 999_999, "seat": 1}
            assert await visitors.tries(name, "POST", "/api/records/{}/from_here", body) == (unknown or line), name

    visit(tmp_path, story)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(str(part) for part in kind))
def test_sockets_open_for_those_who_may_see_the_table(kind: tuple[str, bool, str], tmp_path: Path) -> None:
    async def story(house: House) -> None:
        visitors = await Visitors.invited(house, kind)
        for name in VISITORS:
            reason = await visitors.dials(name)
            if name == "banned":
                assert reason == "You have been banned from this server."
            elif name in SEEN_BY[kind]:
                assert reason == "open"
            else:
                assert reason == await visitors.dials(name, "nowhere")

    visit(tmp_path, story)


@pytest.mark.parametrize("kind", [("gathering", False, "all"), ("playing", True, "none"), ("over", False, "link")])
def test_a_hidden_table_cannot_be_told_from_one_that_does_not_exist(
    kind: tuple[str, bool, str], tmp_path: Path
) -> None:
    async def story(house: House) -> None:
        visitors = await Visitors.invited(house, kind)
        client = visitors.who["stranger"].client
        sit: Doc = {"type": "sit"}
        requests: list[tuple[str, str, Doc | None]] = [("GET", path, None) for path in (*LOOKING, *RECORDS)]
        requests += [("POST", "/api/tables/{}/commands", sit), ("POST", "/api/tables/{}/rematch", {})]
        requests += [("GET", "/api/tables/{}/hook", None), ("DELETE", "/api/tables/{}/hook", None)]
        requests += [("PUT", "/api/tables/{}/hook", {"url": "https://example.org/"})]
        for method, path, body in requests:
            hidden, missing = [
                await client.request(method, path.format(name), json=body)
                for name in (visitors.table["id"], "A" * len(visitors.table["id"]))
            ]
            assert hidden.status_code == missing.status_code == 404, path
            assert hidden.content == missing.content
            assert dict(hidden.headers) == dict(missing.headers)
        assert visitors.table["id"] not in (await client.get("/api/tables?status=gathering")).text
        assert visitors.table["id"] not in (await client.get("/api/tables?status=playing")).text
        assert visitors.table["id"] not in (await client.get("/api/records")).text
        assert visitors.table["id"] not in (await client.get("/api/me/tables")).text

    visit(tmp_path, story)


@pytest.mark.parametrize("link", ["", "wrong", "ä" * 30, "%00", "A" * 40])
def test_a_wrong_link_opens_nothing(link: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        visitors = await Visitors.invited(house, ("playing", False, "link"))
        name = visitors.table["id"]
        answer = await visitors.who["stranger"].client.get(f"/api/tables/{name}?link={link}")
        assert answer.status_code == (400 if link == "%00" else 404)
        socket = dial(house, visitors.who["stranger"], name, link)
        assert (await socket.get())["type"] == "closed"
        await socket.hang_up()

    visit(tmp_path, story)


@pytest.mark.parametrize(("watch", "stays"), [("all", (True, True)), ("link", (True, False)), ("none", (False, False))])
def test_who_may_not_watch_the_game_is_sent_away_when_it_begins(
    watch: str, stays: tuple[bool, bool], tmp_path: Path
) -> None:
    async def story(house: House) -> None:
        quick_bots(house.services)
        host, holder, other = [await house.guest(name) for name in ("Host", "Holder", "Other")]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = await host.post("/api/tables", {"seats": seats, "pace": 5000, "listed": True, "watch": watch})
        async with joined(house, holder, table["id"], table["link"]) as one, joined(house, other, table["id"]) as two:
            await host.do(table["id"], "start")
            for socket, may in zip((one, two), stays, strict=True):
                if may:
                    await socket.settle()
                    assert socket.view["table"]["status"] == "playing"
                    assert "own" not in socket.view
                else:
                    await socket.until(lambda message: message["type"] == "closed")
                    assert not any(b'"playing"' in message for message in socket.received)

    visit(tmp_path, story)


def test_a_host_without_a_seat_watches_as_the_public_does(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, ann, bob = [await house.guest(name) for name in ("Host", "Ann", "Bob")]
        table = await host.post("/api/tables", {"seats": [{}, {}], "watch": "none"})
        name, link = table["id"], table["link"]
        for guest in (ann, bob):
            await guest.post(f"/api/tables/{name}/commands?link={link}", {"type": "sit"})
        async with joined(house, host, name) as socket:
            await socket.do("start")
            for _ in range(12):
                assert await house.pick(name, ann, bob)
            await socket.settle()
            for command in ("undo", "resign", "pause"):
                assert await socket.refused(command) == "not_seated"
            assert await socket.refused("preview", pick="end") == "not_seated"
            assert await socket.refused("hint") == "not_asked"
            assert not any(b'"own"' in message or b'"ask"' in message for message in socket.received)

    visit(tmp_path, story)


def test_the_end_of_a_game_opens_the_whole_record_to_who_may_watch(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob, viewer = [await house.guest(name) for name in ("Ann", "Bob", "Viewer")]
        table = await house.table(ann, bob, listed=True, modules={"missions": ""})
        name = table["id"]
        async with joined(house, viewer, name) as socket:
            for _ in range(10):
                await house.pick(name, ann, bob)
            await viewer.get(f"/api/records/{name}", 404)
            seed = house.services.hall.rooms[name].table.seed
            await bob.do(name, "resign")
            await socket.settle()
            assert socket.view["table"]["status"] == "over"
            assert not any(seed.encode() in message for message in socket.received)
            assert (await viewer.get(f"/api/records/{name}"))["proof"]["seed"] == seed

    visit(tmp_path, story)


def test_the_table_tells_how_many_look_on_and_what_they_are_called(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        visitors = await Visitors.invited(house, ("playing", True, "all"))
        table = visitors.table["id"]

        def seen(told: Doc, number: int) -> bool:
            return bool(told["type"] == "step" and told["view"].get("table", {}).get("watching", -1) == number)

        async with joined(house, visitors.who["host"], table) as host:
            async with joined(house, visitors.who["stranger"], table), joined(house, visitors.who["stranger"], table):
                async with joined(house, visitors.who["anonymous"], table):
                    told = await host.until(lambda message: seen(message, 2))
                    assert told["view"]["table"].get("watchers", ["Stranger"]) == ["Stranger"]
                await host.until(lambda message: seen(message, 1))
            gone = await host.until(
                lambda message: message["type"] == "step" and "watchers" in message["view"].get("table", {})
            )
            assert gone["view"]["table"]["watchers"] in ([], None)
            view = (await visitors.who["host"].get(f"/api/tables/{table}/view"))["view"]
            assert view["table"].get("watching", 0) == 0
            assert visitors.who["stranger"].id not in str(view)

    visit(tmp_path, story)
