"""Rewrite the golden games and the perft tables: `python -m tools.golden [--house]`, from the repository's root.

With --house only the games by house rules.

Only to be run on purpose, when the rules or the notation change: the tests hold the engine to what is written here.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from orcs import Dealer, Edition, Game, KeyedDealer, ProvableDealer, Rng
from orcs.edition import built_in, load_text
from orcs.engine import notation
from orcs.engine.terms import COLOURS
from tests.golden.perft import perft, position_after
from tests.properties.games import HOUSES, LIKING, MODULE_SETS, USUAL_LIKING, house_name, name_of, options_for

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
OWNER = """# what my box says
[[creature]]
id = "chief"
life = 6

[[spell]]
id = "lightning_bolt"
lines = [
  { cost = 2, verb = "strike_anywhere", amount = 2 },
  { cost = 3, verb = "strike_anywhere", amount = 3 },
]
"""
DEFEAT_LIKING = 10
DEPTH = 3
DEEPER = 4
MOST_NODES = 3000
FEW_NODES = 1500
GAMES_PER_KIND = 2


def dealer(number: int) -> Dealer:
    """Every fourth deal is provable."""
    if number % 4 != 2:
        return KeyedDealer(1000 + number)
    seed = hashlib.sha256(f"golden game {number}".encode()).digest()
    return ProvableDealer(seed, [f"nonce{seat}of{number}" for seat in range(2 + number % 3)])


def edition(number: int) -> Edition:
    """The last game is played with an owner's edition."""
    return load_text(OWNER, "owner.toml") if number == len(MODULE_SETS) - 1 else built_in()


def keen(game: Game, rng: Rng) -> int:
    """A random pick; those that defeat creatures are much more likely."""
    options = game.options()
    weights: list[int] = []
    for pick in options:
        text = game.text(pick)
        word = text.partition(":")[0]
        liking = LIKING.get(text, LIKING.get(word, USUAL_LIKING))
        if word in ("target", "area", "prey"):
            names = [event.name for event in game.preview(pick)]
            liking += DEFEAT_LIKING * (names.count("creature_defeated") + names.count("toadling_taken"))
        weights.append(liking)
    left = rng.below(sum(weights))
    for pick, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return pick
    raise AssertionError("the weights do not add up")


def change_of_mind(game: Game, seat: int, rng: Rng) -> None:
    """Now and then a player undoes a pick, and sometimes redoes it."""
    if not game.can_undo(seat) or rng.below(12):
        return
    if rng.below(3):
        game.undo(seat)
    else:
        game.restart_turn(seat)
    if rng.below(2):
        game.redo(seat)


def golden_game(number: int, house_rules: tuple[str, ...] = ()) -> Game:
    """The finished game of one set of modules; with house rules, all modules are on."""
    players = 2 + number % 3
    colours = [COLOURS[(number // 3 + seat) % len(COLOURS)] for seat in range(players)]
    game = Game.new(
        colours,
        start=None if number % 2 else number // 2 % players,
        modules=options_for(MODULE_SETS[-1 if house_rules else number], number),
        house_rules=house_rules,
        edition=built_in() if house_rules else edition(number),
        dealer=dealer(number),
        undo=number % 3 == 1,
    )
    rng = Rng(number)
    while not game.over:
        seat = game.actor
        game.play(keen(game, rng))
        if seat is not None and not game.over:
            change_of_mind(game, seat, rng)
    return game


def lines(game: Game) -> list[int] | None:
    """The number of lines of play to depth three, deeper where there are few; None if there are too many."""
    counts = [perft(game.state, 1), perft(game.state, 2)]
    if counts[1] > MOST_NODES:
        return None
    counts.append(perft(game.state, DEPTH))
    if counts[2] <= FEW_NODES:
        counts.append(perft(game.state, DEEPER))
    return counts


def decisions(name: str, record: str) -> Iterator[tuple[int, str, str, int]]:
    """Every decision of a game: how many picks it has, its kind, the game, the rows before it."""
    parts = notation.read(record)
    game = Game.from_header(parts)
    for number, entry in enumerate(parts.entries):
        yield len(game.options()), type(game.state.stack[-1]).__name__, name, number
        game.replay(entry)


def perft_rows(games: dict[str, Game]) -> Iterator[dict[str, object]]:
    """For each kind of decision, chance's too, the richest positions of the games, each from another game."""
    records = {name: game.save() for name, game in games.items()}
    found = [row for name, record in records.items() for row in decisions(name, record)]
    chosen: dict[str, list[str]] = {}
    for _, kind, name, number in sorted(found, key=lambda row: (-row[0], row[1:])):
        used = chosen.setdefault(kind, [])
        if len(used) < GAMES_PER_KIND and name not in used:
            counts = lines(position_after(records[name], number))
            if counts is not None:
                used.append(name)
                yield {"decision": kind, "game": name, "rows": number, "lines": counts}


def write(folder: Path, games: dict[str, Game]) -> None:
    """Write games and the counts of their lines of play."""
    for old in folder.glob("*.orc"):
        old.unlink()
    for name, game in games.items():
        (folder / f"{name}.orc").write_text(game.save(), encoding="utf-8", newline="\n")
        print(name, " ".join(str(score.total) for score in game.scores()))
    table = sorted(perft_rows(games), key=lambda row: (str(row["decision"]), str(row["game"])))
    rows = ",\n".join(json.dumps(row) for row in table)
    (folder / "perft.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8", newline="\n")


def main() -> None:
    if "--house" not in sys.argv:
        write(FOLDER, {name_of(names): golden_game(number) for number, names in enumerate(MODULE_SETS)})
    write(FOLDER / "house", {house_name(names): golden_game(number, names) for number, names in enumerate(HOUSES)})


if __name__ == "__main__":
    main()
