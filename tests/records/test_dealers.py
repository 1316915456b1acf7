"""Dealers by hand, by script and by seed deal what they should, and nothing else."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest

from orcs import CHANCE, Dealer, DealError, Game, KeyedDealer, RecordedDealer, Rng, ScriptedDealer, verify
from orcs.engine import notation
from orcs.engine.chance import HashDealer
from orcs.engine.streams import SHUFFLES
from tests.properties.chi_square import assert_fits
from tests.properties.games import MODULE_SETS, frozen, new_game, played

MODULUS = 1 << 63
STEP = 0x1E3779B97F4A7C15

# The draws of small games by seed, and the numbers of single copies (seed, stream, pick, copy): fixed forever.
FIRST_DRAWS = {
    1: """
        orc goblin goblin chief goblin_shaman goblin_shaman orc goblin orc orc_rider orc lava_golem
        fireball earthquake fireball switch voodoo replenish
        cold_snap fire_spark smash book_earth_lightning
        book_lightning_water book_fire_earth book_earth_lightning zap strong_brute_no_teleport
    """,
    2026: """
        goblin orc goblin_shaman orc goblin orc_rider orc chief lava_golem orc_rider chief goblin_shaman
        ice_storm ice_storm ice_storm switch switch wisdom
        book_water_fire smash book_earth_lightning book_lightning_water
        book_fire_earth cold_snap book_water_fire zap weak_no_learning
    """,
    -7: """
        goblin goblin goblin_shaman orc chief orc orc_rider goblin orc_rider lava_golem goblin lava_golem
        earthquake ice_storm fireball wisdom wisdom switch
        smash book_fire_earth zap book_water_fire
        fire_spark book_earth_lightning smash zap strong
    """,
}
NUMBERS = {
    (0, 0, 0, 0): 160498649312129,
    (1, 8192, 796, 0): 685563788449501,
    (1, 8192, 796, 15): 979921774813182,
    (2026, 20481, 700, 1): 1219442111020270,
    (-7, 49152, 880, 2): 1739400693601097,
    (1000000000000000000000000000000, 4096, 767, 0): 1232900087805114,
}


def draws(game: Game) -> list[str]:
    """All that chance picked."""
    return [game.text(row.pick) for row in game.log if row.actor == CHANCE]


def test_a_seed_deals_what_it_always_dealt() -> None:
    for seed, expected in FIRST_DRAWS.items():
        dealt = draws(Game.new(2, start=0, seed=seed))
        assert [text.partition(":")[2] for text in dealt] == expected.split()


def test_a_seed_gives_every_copy_the_number_it_always_had() -> None:
    state = Game.new(2, seed=1).state
    for (seed, stream, pick, copy), expected in NUMBERS.items():
        assert KeyedDealer(seed).number(state, stream, pick, copy) == expected
        assert numbered(seed, stream, pick, copy) == expected


def mixed(x: int) -> int:
    x ^= x >> 30
    x = x * 0x3F58476D1CE4E5B9 % MODULUS
    x ^= x >> 27
    x = x * 0x14D049BB133111EB % MODULUS
    return x ^ x >> 31


def numbered(seed: int, stream: int, pick: int, copy: int) -> int:
    """The number of a copy, as docs/notation.md gives it."""
    key = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big") >> 1
    x = mixed((key + stream * STEP) % MODULUS)
    x = mixed((x + pick * STEP) % MODULUS)
    return mixed((x + copy * STEP) % MODULUS) >> 12


def test_every_draw_is_the_copy_with_the_lowest_number_left() -> None:
    for seed in (3, 4):
        dealt = new_game(MODULE_SETS[-1], 3, seed)
        for _ in played(dealt, Rng(seed)):
            pass
        record = notation.read(dealt.save())
        game = Game.from_header(record)
        decks: dict[int, list[tuple[int, int]]] = {}
        for entry in record.entries:
            if game.actor == CHANCE:
                stream = game.state.stack[-1].stream(game.state)
                if stream not in decks:
                    odds = zip(game.options(), game.open.odds(), strict=True)
                    copies = [(pick, copy) for pick, count in odds for copy in range(count)]
                    decks[stream] = sorted((numbered(seed, stream, pick, copy), pick) for pick, copy in copies)
                assert Counter(pick for _, pick in decks[stream]) == Counter(
                    dict(zip(game.options(), game.open.odds(), strict=True))
                )
                assert game.text(decks[stream].pop(0)[1]) == entry.pick
            game.replay(entry)


def decks_of(game: Game) -> dict[str, list[str]]:
    """What each deck dealt in a game, shuffle by shuffle."""
    record = notation.read(game.save())
    again = Game.from_header(record)
    dealt: dict[str, list[str]] = defaultdict(list)
    for entry in record.entries:
        if again.actor == CHANCE:
            stream = again.state.stack[-1].stream(again.state)
            dealt[f"{stream // SHUFFLES}.{stream % SHUFFLES}"].append(entry.pick)
        again.replay(entry)
    return dealt


def test_other_picks_of_the_players_do_not_shift_the_draws_of_any_deck() -> None:
    games = [Game.new(3, start=0, modules=["terrain", "reinforcement"], seed=5) for _ in range(2)]
    for number, game in enumerate(games):
        for _ in played(game, Rng(number)):
            pass
    one, two = map(decks_of, games)
    assert one != two
    # Fate cards, markers, both spell piles, the seats' first decks, the terrain.
    for deck in ("1.0", "2.0", "3.0", "4.0", "5.0", "6.0", "7.0", "10.0"):
        shared = min(len(one[deck]), len(two[deck]))
        assert shared >= 3
        assert one[deck][:shared] == two[deck][:shared]
    assert one["12.0"][:1] == two["12.0"][:1]
    assert len({tuple(one[deck]) for deck in ("5.0", "6.0", "7.0")}) == 3


def test_another_draw_from_one_deck_does_not_shift_the_draws_of_the_others() -> None:
    plain = Game.new(2, start=0, seed=6)
    other = next(text for text in ("marker:orc", "marker:chief") if text != draws(plain)[0])
    changed = Game.new(2, start=0, dealer=RecordedDealer([other], KeyedDealer(6)))
    one, two = decks_of(plain), decks_of(changed)
    assert one["2.0"] != two["2.0"]
    assert {deck: dealt for deck, dealt in one.items() if deck != "2.0"} == {
        deck: dealt for deck, dealt in two.items() if deck != "2.0"
    }


def openings(dealers: Iterable[Dealer]) -> list[list[str]]:
    """The draws of many set-ups."""
    return [draws(Game.new(3, dealer=dealer)) for dealer in dealers]


def first_of(dealt: list[list[str]], word: str, skip: int = 0) -> Counter[str]:
    """How often each outcome was the first (or a later) draw of its kind."""
    return Counter([text for text in each if text.startswith(word)][skip] for each in dealt)


def assert_fair(dealt: list[list[str]]) -> None:
    """Start players, markers, fate cards and hands come as often as they lie in their decks."""
    game = Game.new(3, seed=1)
    assert_fits(first_of(dealt, "start"), {f"start:{seat}": 1.0 for seat in (1, 2, 3)})
    rows = game.rules.creature_rows
    for skip in (0, 11):
        assert_fits(first_of(dealt, "marker", skip), {f"marker:{row.id}": float(row.markers[1]) for row in rows})
    assert_fits(first_of(dealt, "fate"), {f"fate:{row.id}": float(row.copies) for row in game.rules.fate_rows})
    deck = [f"card:{row.id}" for row in game.edition.spells if row.pile == "start"]
    for skip in (0, 3, 4, 11):
        assert_fits(first_of(dealt, "card", skip), dict.fromkeys(deck, 1.0))
    hands = [[text for text in each if text.startswith("card")] for each in dealt]
    neighbours = Counter((hand[0], hand[1]) for hand in hands)
    assert_fits(neighbours, {(one, two): 1.0 for one in deck for two in deck if one != two})
    rivals = Counter((hand[0], hand[4]) for hand in hands)
    assert_fits(rivals, {(one, two): 1.0 for one in deck for two in deck})


def test_keyed_deals_are_fair() -> None:
    assert_fair(openings(KeyedDealer(seed) for seed in range(1500)))


def test_keyed_deals_of_seeds_far_apart_are_fair() -> None:
    assert_fair(openings(KeyedDealer(seed * 0x9E3779B97F4A7C15 - 10**30) for seed in range(1000)))


# By hand and by script


def test_without_a_dealer_chance_is_picked_by_hand() -> None:
    game = Game.new(2, start=0, dealer=Dealer())
    assert game.actor == CHANCE
    assert game.asks() == []
    assert game.play("marker:orc", CHANCE)
    assert Game.load(game.save()).save() == game.save()
    with pytest.raises(DealError, match="chance is played by hand"):
        Dealer().pick(game.state, game.open)


def test_a_script_deals_in_order_and_must_be_used_up() -> None:
    script = draws(Game.new(2, start=0, seed=8))
    game = Game.new(2, start=0, dealer=ScriptedDealer(script))
    assert draws(game) == script
    assert isinstance(game.dealer, ScriptedDealer)
    game.dealer.done()
    with pytest.raises(DealError, match=f"the script has {len(script)} draws, but only 0 were made"):
        ScriptedDealer(script).done()
    assert notation.read(game.save()).fields["deal"] == "manual"


def test_a_script_that_ends_too_soon_says_what_comes_next() -> None:
    script = draws(Game.new(2, start=0, seed=8))
    with pytest.raises(DealError, match="the script ends after 3 draws; the next is one of: marker:goblin, marker:orc"):
        Game.new(2, start=0, dealer=ScriptedDealer(script[:3]))


@pytest.mark.parametrize("text", ["marker:dragon", "card:zap", "pass", ""])
def test_a_script_that_foresees_what_cannot_be_is_refused(text: str) -> None:
    script = draws(Game.new(2, start=0, seed=8))
    with pytest.raises(DealError, match=f"draw 3 of the script is '{text}', but chance has: marker:goblin, marker:orc"):
        Game.new(2, start=0, dealer=ScriptedDealer([*script[:2], text]))


def test_a_game_whose_dealer_fails_is_as_it_was() -> None:
    script = draws(Game.new(2, start=0, seed=8))
    game = Game.new(2, start=0, dealer=ScriptedDealer(script))
    before = (game.save(), frozen(game.state), game.options(), game.digest)
    with pytest.raises(DealError):
        game.play("reveal:2")
    assert (game.save(), frozen(game.state), game.options(), game.digest) == before


def test_a_recorded_deal_goes_over_to_another_dealer_as_if_that_had_dealt_all() -> None:
    whole = Game.new(2, start=0, modules=["bonus"], seed=9)
    for _ in played(whole, Rng(9)):
        pass
    script = draws(whole)
    for length in (0, 7, 20, 90, len(script)):
        game = Game.new(2, start=0, modules=["bonus"], dealer=RecordedDealer(script[:length], KeyedDealer(9)))
        for _ in played(game, Rng(9)):
            pass
        assert game.save() == whole.save()
        assert verify(game.save()).proved


def test_a_recorded_deal_is_as_strict_as_a_script() -> None:
    with pytest.raises(DealError, match="draw 1 of the script is 'marker:dragon'"):
        Game.new(2, start=0, dealer=RecordedDealer(["marker:dragon"], KeyedDealer(1)))


def test_a_dealer_that_does_not_number_its_copies_cannot_deal() -> None:
    game = Game.new(2, start=0, dealer=Dealer())
    with pytest.raises(NotImplementedError):
        HashDealer().pick(game.state, game.open)
    assert HashDealer().save() == "manual"


def test_one_seed_deals_two_games_alike_and_two_seeds_do_not() -> None:
    assert draws(Game.new(4, seed=10)) == draws(Game.new(4, seed=10))
    assert draws(Game.new(4, seed=10)) != draws(Game.new(4, seed=11))
    assert draws(Game.new(4)) != draws(Game.new(4))
