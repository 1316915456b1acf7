"""Dealers: where the picks of chance come from.

A keyed dealer gives every copy of every outcome a number that follows from the seed, the stream and the copy alone,
and draws the lowest that is left. So two games with one seed deal alike, deck by deck, whatever their players pick.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr

from orcs.engine.core import Options, State
from orcs.engine.rng import low_63_bits
from orcs.engine.streams import SHUFFLES

PICKS: Final = 1024
STEP: Final = 0x1E3779B97F4A7C15
FIRST: Final = 0x3F58476D1CE4E5B9
SECOND: Final = 0x14D049BB133111EB


class DealError(ValueError):
    """A dealer cannot give what the game asks for: the script is at odds with the game, or at its end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """A source of chance picks, outside the State."""

    def pick(self, s: State, options: Options) -> int:
        """The outcome of the chance frame on top of the stack."""
        raise DealError("this game has no dealer: chance is played by hand")

    def note(self, s: State, options: Options, pick: int) -> None:
        """An outcome is about to be applied, whether this dealer picked it or a record did."""

    def mark(self) -> int:
        """How far the dealer has come, for `rewind`."""
        return 0

    def rewind(self, mark: int) -> None:
        """Go back to a mark, because the draws since then could not be made."""

    def source(self) -> Dealer:
        """The dealer that a saved game goes on with."""
        return self

    def save(self) -> str:
        """The header of a record: how chance is dealt."""
        return "manual"


@mypyc_attr(allow_interpreted_subclasses=True)
class HashDealer(Dealer):
    """Draws the copy with the lowest number. A stream is laid out whole at its first draw and then only shrinks."""

    def __init__(self) -> None:
        self.left: dict[int, vec[i64]] = {}

    def number(self, s: State, stream: i64, pick: i64, copy: i64) -> int:
        """The number of one copy of an outcome, counted from 0."""
        raise NotImplementedError

    def order(self, s: State, stream: int, options: Options) -> vec[i64]:
        """The outcomes that are left in a stream, that of the frame on top, the next one last."""
        if stream not in self.left:
            numbered: list[int] = []
            for i in range(options.size):
                pick = options.picks[i]
                copies = range(options.weights[i])
                numbered += [self.number(s, stream, pick, copy) * PICKS + int(pick) for copy in copies]
            numbered.sort(reverse=True)
            self.left[stream] = vec[i64]([number % PICKS for number in numbered])
        return self.left[stream]

    def plain(self, texts: dict[int, str]) -> dict[str, list[str]]:
        """What is left of each stream, the next one last, as text."""
        return {str(stream): [texts[int(pick)] for pick in picks] for stream, picks in self.left.items()}

    def pick(self, s: State, options: Options) -> int:
        return int(self.order(s, s.stack[-1].stream(s), options)[-1])

    def note(self, s: State, options: Options, pick: int) -> None:
        stream = s.stack[-1].stream(s)
        order = self.order(s, stream, options)
        i = len(order) - 1
        while order[i] != pick:
            i -= 1
        self.left[stream] = pop(order, i)[0]


def mix(x: i64, mask: i64) -> i64:
    """Scatter the bits of a number below 2**63. The mask is passed in because computing it costs time at each use."""
    x &= mask
    x ^= x >> 30
    x = (x * FIRST) & mask
    x ^= x >> 27
    x = (x * SECOND) & mask
    return x ^ (x >> 31)


def copy_number(outcome: i64, copy: i64, mask: i64) -> i64:
    """The number of one copy of an outcome, from the key that stream and pick have been mixed into."""
    return mix(outcome + copy * STEP, mask) >> 12


class KeyedDealer(HashDealer):
    """The deal that a seed gives, the same on every machine."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.key: i64 = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big") >> 1

    def number(self, s: State, stream: i64, pick: i64, copy: i64) -> int:
        mask = low_63_bits()
        return copy_number(mix(mix(self.key + stream * STEP, mask) + pick * STEP, mask), copy, mask)

    def save(self) -> str:
        return f"keyed {self.seed}"


class ProvableDealer(HashDealer):
    """A deal that can be checked afterwards: the server commits to a seed before the seats add their nonces.

    The number of a copy is HMAC-SHA-256, under the seed, of nonces, stream, outcome and copy, all as text.
    """

    def __init__(self, seed: bytes, nonces: list[str]) -> None:
        super().__init__()
        if len(seed) != 32:
            raise ValueError(f"a provable deal needs a seed of 32 bytes, not {len(seed)}")
        for nonce in nonces:
            if not nonce.isalnum() or len(nonce) > 64:
                raise ValueError(f"a nonce is 1 to 64 letters and digits, not {nonce!r}")
        self.seed = seed
        self.nonces = nonces

    def commitment(self) -> str:
        """What is published before the first draw: the SHA-256 of the seed."""
        return hashlib.sha256(self.seed).hexdigest()

    def number(self, s: State, stream: i64, pick: i64, copy: i64) -> int:
        deck = f"{stream // SHUFFLES}.{stream % SHUFFLES}"
        message = "/".join(["-".join(self.nonces), deck, s.rules.actions.text(pick), str(copy)])
        return int.from_bytes(hmac.new(self.seed, message.encode(), hashlib.sha256).digest(), "big")

    def save(self) -> str:
        return f"provable {self.commitment()}"


class ScriptedDealer(Dealer):
    """Deals what a list says, in order. An outcome that is impossible or not in the list is an error."""

    def __init__(self, script: list[str]) -> None:
        self.script = script
        self.used = 0

    def pick(self, s: State, options: Options) -> int:
        open_ = ", ".join([s.rules.actions.text(pick) for pick in options.as_list()])
        if self.used == len(self.script):
            raise DealError(f"the script ends after {self.used} draws; the next is one of: {open_}")
        text = self.script[self.used]
        pick = s.rules.actions.parse(text)
        if pick is None or not options.holds(pick):
            raise DealError(f"draw {self.used + 1} of the script is {text!r}, but chance has: {open_}")
        self.used += 1
        return pick

    def mark(self) -> int:
        return self.used

    def rewind(self, mark: int) -> None:
        self.used = mark

    def done(self) -> None:
        """Fail if part of the script was not needed."""
        if self.used < len(self.script):
            raise DealError(f"the script has {len(self.script)} draws, but only {self.used} were made")


class RecordedDealer(ScriptedDealer):
    """Deals as a record says, and after its end as another dealer does. That other dealer is the one saved."""

    def __init__(self, script: list[str], then: Dealer) -> None:
        super().__init__(script)
        self.then = then

    def pick(self, s: State, options: Options) -> int:
        if self.used == len(self.script):
            return self.then.pick(s, options)
        return super().pick(s, options)

    def note(self, s: State, options: Options, pick: int) -> None:
        self.then.note(s, options, pick)

    def source(self) -> Dealer:
        return self.then.source()

    def save(self) -> str:
        return self.then.save()
