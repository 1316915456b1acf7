"""What a viewer gets of a game: honestly, and in ways that leak, which the tests must notice."""

import json

from orcs import Ask, Event, Game, PickError, plain_event, plain_position, plain_view


class Lens:
    """Everything that reaches one viewer: view, events, asks, previews, refusals."""

    def view(self, game: Game, viewer: int) -> dict[str, object]:
        return plain_view(game.view(viewer))

    def event(self, game: Game, event: Event, viewer: int) -> dict[str, object]:
        (redacted,) = game.redact([event], viewer)
        return plain_event(game.rules, redacted)

    def ask(self, ask: Ask, viewer: int) -> dict[str, object]:
        shown: dict[str, object] = {"id": ask.id, "seat": ask.seat, "kind": ask.kind, "clause": ask.clause}
        if ask.seat == viewer:
            shown["options"] = ask.options
        return shown

    def previews(self, game: Game, viewer: int) -> dict[str, object]:
        ask = game.ask_of(viewer)
        if ask is None:
            return {}
        return {text: [plain_event(game.rules, event) for event in game.preview(text, viewer)] for text in ask.options}

    def refusal(self, game: Game, text: str, viewer: int) -> str:
        """The answer to a viewer who tries a pick that is not open to them."""
        try:
            game.play(text, viewer)
        except PickError as error:
            return f"{error} | {error.clause}"
        raise AssertionError(f"{text} was open after all")

    def shown(self, game: Game, events: list[Event], viewer: int, tried: list[str]) -> str:
        """All of it at one moment, as text."""
        ask = game.ask_of(viewer)
        closed = [text for text in tried if ask is None or text not in ask.options]
        return json.dumps(
            {
                "actor": game.actor,
                "view": self.view(game, viewer),
                "events": [self.event(game, event, viewer) for event in events],
                "asks": [self.ask(each, viewer) for each in game.asks()],
                "previews": self.previews(game, viewer),
                "refusals": [self.refusal(game, text, viewer) for text in closed],
            }
        )


class ShowsHands(Lens):
    def view(self, game: Game, viewer: int) -> dict[str, object]:
        return super().view(game, viewer) | {"hands": [game.state.values("hand")]}


class ShowsDrawPiles(Lens):
    def view(self, game: Game, viewer: int) -> dict[str, object]:
        return super().view(game, viewer) | {"position": plain_position(game.state)}


class ShowsDrawnCards(Lens):
    def event(self, game: Game, event: Event, viewer: int) -> dict[str, object]:
        if event.name == "card_drawn":
            return plain_event(game.rules, event)
        return super().event(game, event, viewer)


class ShowsMissions(Lens):
    def event(self, game: Game, event: Event, viewer: int) -> dict[str, object]:
        if event.name in ("mission_dealt", "mission_kept"):
            return plain_event(game.rules, event)
        return super().event(game, event, viewer)


class ShowsOthersOptions(Lens):
    def ask(self, ask: Ask, viewer: int) -> dict[str, object]:
        return super().ask(ask, viewer) | {"options": ask.options}


class ShowsTrueScores(Lens):
    def view(self, game: Game, viewer: int) -> dict[str, object]:
        return super().view(game, viewer) | {"totals": [score.total for score in game.scores()]}


class PreviewsForOthers(Lens):
    def previews(self, game: Game, viewer: int) -> dict[str, object]:
        for ask in game.asks():
            return super().previews(game, ask.seat)
        return {}


class RefusesAsAnother(Lens):
    def refusal(self, game: Game, text: str, viewer: int) -> str:
        for ask in game.asks():
            if text not in ask.options:
                return super().refusal(game, text, ask.seat)
        return ""


LEAKS: list[type[Lens]] = [
    ShowsHands,
    ShowsDrawPiles,
    ShowsDrawnCards,
    ShowsMissions,
    ShowsOthersOptions,
    ShowsTrueScores,
    PreviewsForOthers,
    RefusesAsAnother,
]
