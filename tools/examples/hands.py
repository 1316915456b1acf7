"""The cards drawn in the scenes, and how they are played."""

FIRST = ["smash", "book_earth_lightning", "zap", "book_lightning_water"]
SECOND = ["cold_snap", "book_water_fire", "fire_spark", "book_fire_earth"]
EARTHY = ["smash", "book_earth_lightning", "book_fire_earth", "zap"]
WATERY = ["cold_snap", "book_lightning_water", "book_water_fire", "fire_spark"]

SMASH_TWO = ["cast:smash", "add:book_earth_lightning", "done", "line:2"]
ZAP_TWO = ["cast:zap", "add:book_lightning_water", "done", "line:2"]
SMASH_THREE = ["cast:smash", "add:book_earth_lightning", "add:book_fire_earth", "done", "line:3"]
SNAP_THREE = ["cast:cold_snap", "add:book_lightning_water", "add:book_water_fire", "done", "line:3"]

STILL = ("brute_no_skills", "strong", "strong_no_teleport")
"""Fate cards under which the weak stay where they are."""


def learned(*cards: str) -> list[str]:
    """A first turn that learns cards with two spell books."""
    books = ["book_earth_lightning", "book_lightning_water"]
    picks = ["reveal:4"]
    for book, card in zip(books, cards, strict=False):
        picks += [f"cast:{book}", f"learn:{card}"]
    return picks
