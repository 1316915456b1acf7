"""Nothing comes from nowhere and nothing gets lost: cards, figures, markers, poison, fates, toadlings, missions."""

from collections import Counter
from typing import Any

from orcs import CHANCE, Game, Rng, State, plain_event, plain_position
from orcs.engine.fields import AT_CREATURE_COUNT
from tests.properties.account import Account
from tests.properties.games import every_table, lively, primed_game


@every_table
def test_everything_in_the_box_is_somewhere_all_through_a_game(modules: tuple[str, ...], players: int) -> None:
    game = primed_game(modules, players, 51)
    account = Account(game)
    account.hear(plain_event(game.rules, event) for event in game.opening)
    rng = Rng(51)
    number = 0
    while not game.over:
        events = game.play(lively(game, rng))
        account.hear(plain_event(game.rules, event) for event in events)
        number += 1
        if number % (9 if game.actor == CHANCE else 3):
            continue
        data: dict[str, Any] = plain_position(game.state)
        assert_cards(game, data, account)
        assert_figures(game, data, account)
        assert_packed(game.state)
        assert sum(data["fates"].values()) + sum(data["fates_gone"].values()) == len_of_fate_deck(game)
        assert len({seat["mage"] for seat in data["seats"]}) == players
        if "reinforcement" in modules and data["round"]:
            assert_toadlings(game, data["modules"], account)
        if "missions" in modules:
            assert_missions(data["modules"], players, account)


def len_of_fate_deck(game: Game) -> int:
    rows = game.edition.new_fate if "new_fate" in game.setup.modules else game.edition.fate
    return sum(row.copies for row in rows)


def assert_cards(game: Game, data: dict[str, Any], account: Account) -> None:
    """Each seat has its start deck, what it learned and was given, less what it removed; the rest is in the piles."""
    everywhere: Counter[str] = Counter(data["display"]) + Counter(data["pile"]) + Counter(data["removed"])
    everywhere["poison"] += data["poison_pile"]
    for number, seat in enumerate(data["seats"], 1):
        owned = Counter(seat["hand"]) + Counter(seat["draw"]) + Counter(seat["discard"])
        if number == data["turn"]:
            owned += Counter(data["played"]) + Counter(data["aside"])
        assert owned == +account.owned[number]
        assert seat["hand_size"] == sum(seat["hand"].values())
        assert seat["draw_size"] == sum(seat["draw"].values())
        everywhere += owned
    assert Counter(data["removed"]) == account.removed
    for row in game.edition.spells:
        copies = row.copies * len(data["seats"]) if row.pile == "start" else row.copies
        assert everywhere[row.id] == copies
    spells = [row.id for row in game.edition.spells if row.pile in ("attack", "support")]
    assert sum(everywhere[name] for name in spells) == 40
    for pile in ("attack", "support"):
        names = [row.id for row in game.edition.spells if row.pile == pile]
        assert sum(data["display"].get(name, 0) for name in names) <= 3


def assert_figures(game: Game, data: dict[str, Any], account: Account) -> None:
    """Every marker is in its stack, or its creature on the board, a trophy or in the box."""
    markers = Counter(data["markers"])
    assert sum(markers.values()) == sum(data["stacks"])
    assert all(count >= 0 for count in data["stacks"])
    on_board = Counter(row["creature"] for row in data["creatures"])
    trophies: Counter[str] = Counter()
    for seat in data["seats"]:
        trophies += Counter(seat["trophies"])
    for number, name in enumerate(game.rules.names["creature"]):
        in_play = game.rules.creature_rows[number].markers[len(data["seats"]) - 2]
        assert markers[name] + on_board[name] + trophies[name] + account.boxed[name] == in_play
        assert account.entered[name] == in_play - markers[name]
    assert data["next_token"] == sum(account.entered.values())
    assert len({row["token"] for row in data["creatures"]}) == len(data["creatures"])


def assert_packed(s: State) -> None:
    """Creatures lie in canonical order, and what follows from other fields does so."""
    count = s.cells[AT_CREATURE_COUNT]
    creatures = s.values("creatures")
    assert creatures[:count] == sorted(creatures[:count])
    assert set(creatures[count:]) == {-1}
    derived = s.copy()
    for field in s.rules.fields:
        if field.derived is not None:
            field.derived.derive(derived)
    assert list(derived.cells) == list(s.cells)


def assert_toadlings(game: Game, tallies: dict[str, list[int]], account: Account) -> None:
    """Every toadling is in the bag (where those that lie on the board are drawn from), with a seat, or used up."""
    names = game.rules.names["toadling"]
    kinds = len(names)
    for kind, name in enumerate(names):
        held = sum(tallies["toadlings_held"][kind::kinds])
        assert tallies["toadlings_left"][kind] + held + account.used[name] == game.edition.toadlings[kind].copies
    assert sum(tallies["toadlings_lying"]) + tallies["toadlings_taken"][0] <= sum(tallies["toadlings_left"])


def assert_missions(tallies: dict[str, list[int]], players: int, account: Account) -> None:
    """No mission is dealt twice, and each seat keeps one of its own."""
    dealt = [number for number in tallies["missions_dealt"] if number]
    assert len(set(dealt)) == len(dealt) == tallies["missions_out"][0]
    for seat in range(players):
        if tallies["missions_chosen"][seat]:
            assert tallies["missions_kept"][seat] in tallies["missions_dealt"][2 * seat : 2 * seat + 2]
    assert sum(tallies["missions_chosen"]) == len(account.mission)
