"""Proof of dealing: a commitment before, a seed after, and a record whose every draw can be checked."""

import hashlib
import hmac
from functools import cache

import pytest

from orcs import CHANCE, Dealer, DealError, Game, KeyedDealer, ProvableDealer, RecordedDealer, RecordError, Rng, verify
from orcs.engine import notation
from orcs.engine.streams import SHUFFLES
from tests.properties.games import frozen, played
from tests.records.forging import finished, line_of, lines_of, replaced, running, signed
from tests.records.test_dealers import assert_fair, openings

SEED = hashlib.sha256(b"a seed that nobody knows yet").digest()
NONCES = ["apple7", "Pear", "0"]


def new_provable() -> Game:
    return Game.new(3, modules=["missions", "reinforcement"], dealer=ProvableDealer(SEED, list(NONCES)))


@cache
def proved() -> str:
    """The record of a finished game with its seed revealed."""
    game = new_provable()
    for _ in played(game, Rng(31)):
        pass
    return game.save()


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify(text)
    return error.value


def test_a_provable_deal_is_committed_to_before_the_first_draw() -> None:
    dealer = ProvableDealer(SEED, NONCES)
    assert dealer.commitment() == hashlib.sha256(SEED).hexdigest()
    fields = notation.read(new_provable().save()).fields
    assert fields["deal"] == f"provable {dealer.commitment()}"
    assert fields["nonces"].split() == NONCES
    assert fields["seed"] == SEED.hex()


def test_seed_and_nonces_are_checked_when_the_deal_begins() -> None:
    for seed in (b"", SEED[:31], SEED + b"x"):
        with pytest.raises(ValueError, match=f"a seed of 32 bytes, not {len(seed)}"):
            ProvableDealer(seed, NONCES)
    for nonce in ("", "two words", "a-b", "a/b", "x" * 65, "line\n"):
        with pytest.raises(ValueError, match="a nonce is 1 to 64 letters and digits"):
            ProvableDealer(SEED, ["fine", nonce])


def test_every_draw_follows_from_seed_and_nonces_as_the_notation_says() -> None:
    record = notation.read(proved())
    game = Game.from_header(record)
    decks: dict[int, list[tuple[int, str]]] = {}
    for entry in record.entries:
        if game.actor == CHANCE:
            stream = game.state.stack[-1].stream(game.state)
            if stream not in decks:
                odds = zip(map(game.text, game.options()), game.open.odds(), strict=True)
                copies = [(text, copy) for text, count in odds for copy in range(count)]
                decks[stream] = sorted((proof(stream, text, copy), text) for text, copy in copies)
            assert decks[stream].pop(0)[1] == entry.pick
        game.replay(entry)


def proof(stream: int, text: str, copy: int) -> int:
    message = f"{'-'.join(NONCES)}/{stream // SHUFFLES}.{stream % SHUFFLES}/{text}/{copy}"
    return int.from_bytes(hmac.new(SEED, message.encode(), hashlib.sha256).digest(), "big")


def test_a_true_record_is_proved() -> None:
    verdict = verify(proved())
    record = notation.read(proved())
    chance = sum(entry.actor == "chance" for entry in record.entries)
    assert (verdict.picks, verdict.draws) == (len(record.entries) - chance, chance)
    assert (verdict.deal, verdict.proved, verdict.over) == ("provable", True, True)
    assert verify(running()).proved
    assert not verify(running()).over


def test_an_exchanged_draw_is_found_where_it_stands() -> None:
    for text in (proved(), finished()):
        lines = lines_of(text)
        line = line_of(text, "1 chance") + 2
        number, _, pick = lines[line - 1].split(" ")
        game = Game.from_header(notation.read(text))
        for entry in notation.read(text).entries[: int(number) - 1]:
            game.replay(entry)
        other = next(game.text(each) for each in game.options() if game.text(each) != pick)
        kept = [*lines[: line - 1], f"{number} chance {other}"]
        error = refused(signed(kept))
        assert (error.line, error.expected, error.found) == (line, f"{pick}, as the seed deals it", other)


@pytest.mark.parametrize("nonces", ["apple7 Pear 1", "apple7 Pear", "Pear apple7 0", ""])
def test_a_changed_nonce_is_found(nonces: str) -> None:
    error = refused(replaced(proved(), line_of(proved(), "nonces:"), f"nonces: {nonces}"))
    assert "as the seed deals it" in error.expected


def test_a_wrong_seed_does_not_fit_the_commitment() -> None:
    other = hashlib.sha256(b"another").hexdigest()
    for seed in (other, SEED.hex()[:-2], "not hex", ""):
        error = refused(replaced(proved(), line_of(proved(), "seed:"), f"seed: {seed}"))
        assert error.expected == "a set-up that can be played"
    assert (
        "the seed does not fit the commitment"
        in refused(replaced(proved(), line_of(proved(), "seed:"), f"seed: {other}")).found
    )


def test_another_commitment_does_not_fit_the_seed() -> None:
    error = refused(replaced(proved(), line_of(proved(), "deal:"), f"deal: provable {'0' * 64}"))
    assert "the seed does not fit the commitment" in error.found


def test_another_keyed_seed_is_found() -> None:
    error = refused(replaced(finished(), line_of(finished(), "deal:"), "deal: keyed 14"))
    assert "as the seed deals it" in error.expected


def test_a_record_dealt_by_hand_replays_but_is_not_proved() -> None:
    game = Game.new(2, start=0, dealer=Dealer())
    game.play("marker:orc")
    verdict = verify(game.save())
    assert (verdict.picks, verdict.draws, verdict.deal, verdict.proved, verdict.over) == (0, 1, "manual", False, False)


# Before the seed is revealed


def sealed() -> str:
    """A running game as it is shown before its seed is revealed."""
    game = new_provable()
    for ask in game.asks():
        game.play(ask.options[0], ask.seat)
    return game.save(seed=False)


def test_a_sealed_record_tells_commitment_and_nonces_but_no_seed() -> None:
    fields = notation.read(sealed()).fields
    assert "seed" not in fields
    assert SEED.hex() not in sealed()
    assert fields["deal"] == f"provable {hashlib.sha256(SEED).hexdigest()}"
    assert fields["nonces"].split() == NONCES


def test_a_sealed_record_replays_but_is_not_proved() -> None:
    verdict = verify(sealed())
    assert (verdict.deal, verdict.proved) == ("provable", False)


def test_a_sealed_record_loaded_and_saved_is_the_same() -> None:
    assert Game.load(sealed()).save() == sealed()


def test_a_sealed_game_cannot_go_on_and_stays_as_it_is() -> None:
    game = Game.load(sealed())
    before = (frozen(game.state), game.options(), len(game.log))
    with pytest.raises(DealError, match="not revealed"):
        game.play(game.options()[0])
    assert (frozen(game.state), game.options(), len(game.log)) == before


def test_a_sealed_record_is_proved_once_the_seed_is_added() -> None:
    lines = lines_of(sealed())
    at = line_of(sealed(), "nonces:")
    assert verify(signed([*lines[:at], f"seed: {SEED.hex()}", *lines[at:]])).proved


def test_a_finished_game_can_be_shown_without_its_seed() -> None:
    game = Game.load(proved())
    text = game.save(seed=False)
    assert "seed" not in notation.read(text).fields
    assert not verify(text).proved
    assert verify(text).over


def test_a_recorded_deal_that_goes_over_to_a_provable_one_keeps_seed_and_nonces() -> None:
    script = draws_of(new_provable())[:5]
    dealer = RecordedDealer(script, ProvableDealer(SEED, list(NONCES)))
    game = Game.new(3, modules=["missions", "reinforcement"], dealer=dealer)
    assert game.save() == new_provable().save()


def draws_of(game: Game) -> list[str]:
    return [game.text(row.pick) for row in game.log if row.actor == CHANCE]


def test_provable_deals_are_fair() -> None:
    seeds = [hashlib.sha256(f"seed {number}".encode()).digest() for number in range(1000)]
    assert_fair(openings(ProvableDealer(seed, ["a", "b", "c"]) for seed in seeds))


def test_the_nonces_alone_change_a_provable_deal() -> None:
    deals = {tuple(draws_of(Game.new(2, dealer=ProvableDealer(SEED, [f"n{number}", "x"])))) for number in range(20)}
    assert len(deals) == 20
    assert draws_of(Game.new(2, seed=1)) == draws_of(Game.new(2, dealer=KeyedDealer(1)))
