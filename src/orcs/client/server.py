"""Server: who one is there, and the tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from orcs.client.http import send
from orcs.client.seat import Seat


class Server:
    """A game server by its address, and the identity its token stands for.

    Tables, identities and records are told as the plain data of the protocol (docs/protocol.md).
    """

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def get(self, path: str, **query: str | int | None) -> Any:
        """What a GET route tells."""
        return json.loads(self.fetch(path, **query))

    def fetch(self, path: str, **query: str | int | None) -> bytes:
        """What a GET route tells, as it comes."""
        return send("GET", self.url + path, self.token, query=query)

    def post(self, path: str, body: object, **query: str | int | None) -> Any:
        """What a POST route answers."""
        return json.loads(send("POST", self.url + path, self.token, body, query) or b"null")

    def guest(self, name: str, language: str = "en") -> dict[str, Any]:
        """Become a new guest. Keep `server.token` to be the same person next time."""
        me: dict[str, Any] = self.post("/api/me", {"name": name, "language": language}, token=1)
        self.token = me["token"]
        return me

    def me(self) -> dict[str, Any]:
        """Who the token stands for."""
        me: dict[str, Any] = self.get("/api/me")
        return me

    def create_table(
        self, seats: Sequence[str], modules: Mapping[str, str] | Sequence[str] = (), **wishes: Any
    ) -> dict[str, Any]:
        """Make a table. A seat is "me", "open" or a bot's level; modules come with their options or without.

        Further wishes go by their names in the protocol: `pace=0`, `undo=False`, `clock={"kind": "move"}` …
        """
        places = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        options = dict(modules) if isinstance(modules, Mapping) else dict.fromkeys(modules, "")
        table: dict[str, Any] = self.post("/api/tables", {"seats": places, "modules": options, **wishes})
        return table

    def tables(self, **query: str | int | None) -> Iterator[dict[str, Any]]:
        """The tables in the lobby, page after page."""
        page = self.get("/api/tables", **query)
        yield from page["tables"]
        while before := page.get("next"):
            page = self.get("/api/tables", **{**query, "before": before})
            yield from page["tables"]

    def table(self, table: str, link: str | None = None) -> dict[str, Any]:
        """One table."""
        info: dict[str, Any] = self.get(f"/api/tables/{table}", link=link)
        return info

    def command(self, table: str, type: str, link: str | None = None, **fields: Any) -> dict[str, Any]:
        """Do one thing at a table without a socket; the report that answers it."""
        report: dict[str, Any] = self.post(f"/api/tables/{table}/commands", {"type": type, **fields}, link=link)
        return report

    def view(self, table: str, link: str | None = None) -> dict[str, Any]:
        """The whole step of a table as one sees it now, without a socket."""
        step: dict[str, Any] = self.get(f"/api/tables/{table}/view", link=link)
        return step

    def watch(self, table: str, link: str | None = None) -> Seat:
        """Look on at a table, or come back to the own seat there."""
        return Seat(self.url, self.token, table, link)

    def join(self, table: str, link: str | None = None, seat: int = 0, *, known_deal: bool = False) -> Seat:
        """Sit down at a table (seat 0: anywhere), or come back to the own seat there. A table that deals an earlier
        game again (`same_deal_as`) wants to hear that this is known."""
        place = self.watch(table, link)
        me = self.me()["id"]
        try:
            if all(other.get("person") != me for other in place.table["seats"].values()):
                place.command("sit", seat=seat, **{"known_deal": True} if known_deal else {})
        except BaseException:
            place.close()
            raise
        return place
