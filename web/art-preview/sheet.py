"""Contact sheet and check of the drawings in web/src/art.

python3 web/art-preview/sheet.py sheet.html              every drawing, several sizes, both grounds
python3 web/art-preview/sheet.py sheet.html creatures    only these groups
python3 web/art-preview/sheet.py --check                 what is missing, too big or not allowed
"""

# ruff: noqa: T201 - a command

import gzip
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "web" / "src" / "art"
EDITION = ROOT / "src" / "orcs" / "edition"

SIZES = (32, 48, 64, 96, 160)
GROUNDS = {"dark": ("#1b2230", "#f6ead0"), "light": ("#f6ead0", "#2a2118")}
ON_BASES = ("creatures",)
WITH_SILHOUETTES = ("creatures", "mages", "faces")

COLOURS = ("blue", "green", "red", "yellow")
CATEGORIES = ("weak", "strong", "brute")
MAGICS = ("earth", "lightning", "water", "fire", "lore")
SECTIONS = ("inner", "middle", "outer")
HEARTS = ("full", "lost", "extra", "missing")
MODULES = ("missions", "bonus", "new_fate", "terrain", "reinforcement")
BOARD = ("tower", "moss", "dust", "stone_wall")
# fmt: off
SIGNS = (
    "actions_left", "away", "chat", "clock", "close", "connected", "crown", "deck", "dice", "discard", "draw",
    "end_turn", "hand", "hint", "language", "log", "marker_stack", "menu", "mission", "pause", "power", "redo",
    "restart", "rules", "settings", "share", "skull", "sound_off", "sound_on", "teleport", "trophy", "undo",
)
# fmt: on

# The largest file of a group, in bytes; a figure is drawn large, an icon never.
BUDGETS = {"creatures": 2300, "mages": 2300, "faces": 1150, "spells": 2000, "board": 4000, "backs": 1200}
ICON_BUDGET = 950
TOTAL_BUDGET = 120_000
TOTAL_BUDGET_GZIPPED = 35_000

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polygon", "polyline"}


class Drawing(NamedTuple):
    group: str
    name: str
    text: str

    @property
    def key(self) -> str:
        return f"{self.group}/{self.name}"

    @property
    def symbol(self) -> str:
        return f"{self.group}-{self.name}"

    @property
    def view_box(self) -> str:
        found = re.search(r'viewBox="([^"]*)"', self.text)
        return found[1] if found else ""

    @property
    def inside(self) -> str:
        return self.text[self.text.index(">") + 1 : self.text.rindex("</svg>")]


def drawings() -> list[Drawing]:
    return [Drawing(path.parent.name, path.stem, path.read_text()) for path in sorted(ART.glob("*/*.svg"))]


def edition(name: str) -> dict[str, list[dict[str, str]]]:
    return tomllib.loads((EDITION / f"{name}.toml").read_text())


@cache
def categories() -> dict[str, str]:
    """The category of every creature; a toadling has none, and stands on no base."""
    creatures = edition("creatures")
    return {row["id"]: row["category"] for row in creatures["creature"] + creatures["reinforcement"]}


def wanted() -> set[str]:
    """The keys of all drawings that the edition, the issue and the screens ask for."""
    creatures = edition("creatures")
    rows = creatures["creature"] + creatures["reinforcement"]
    fates = edition("fate")["fate"] + edition("new_fate")["new_fate"]
    names = {
        "creatures": {row["id"] for row in rows} | {"toadling"},
        "skills": {row["skill"] for row in creatures["creature"]},
        "bonus": {row["bonus"] for row in rows} - {"none"},
        "spells": {row["id"] for row in edition("spells")["spell"]},
        "rules": {row["rule"] for row in fates},
        "terrain": {row["kind"] for row in edition("terrain")["terrain"]},
        "toadlings": {row["id"] for row in edition("toadlings")["toadling"]},
        "missions": {row["id"] for row in edition("missions")["mission"]},
        "bases": set(CATEGORIES),
        "categories": set(CATEGORIES),
        "mages": set(COLOURS),
        "emblems": set(COLOURS),
        "magic": set(MAGICS),
        "sections": set(SECTIONS),
        "hearts": set(HEARTS),
        "modules": set(MODULES),
        "board": set(BOARD),
        "signs": set(SIGNS),
    }
    return {f"{group}/{name}" for group, members in names.items() for name in members}


def problems(all_drawings: list[Drawing]) -> Iterator[str]:
    for key in sorted(wanted() - {drawing.key for drawing in all_drawings}):
        yield f"{key}: no drawing"
    for drawing in all_drawings:
        for problem in problems_of(drawing):
            yield f"{drawing.key}: {problem}"
    ids = Counter(name for drawing in all_drawings for name in re.findall(r'\bid="([^"]*)"', drawing.text))
    for name, count in ids.items():
        if count > 1:
            yield f"id {name} is used {count} times"
    raw, gzipped = weights(all_drawings)
    if raw > TOTAL_BUDGET or gzipped > TOTAL_BUDGET_GZIPPED:
        yield f"the set weighs {raw} bytes, {gzipped} gzipped"


def problems_of(drawing: Drawing) -> Iterator[str]:
    try:
        root = ElementTree.fromstring(drawing.text)
    except ElementTree.ParseError as error:
        yield f"not XML: {error}"
        return
    if root.tag != SVG + "svg" or not re.fullmatch(r"0 0 \d+ \d+", root.get("viewBox", "")):
        yield "the root is not an svg with a viewBox from 0 0"
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in SHAPES:
            yield f"<{tag}> is not allowed"
        for attribute, value in element.attrib.items():
            if attribute.startswith("on") or "href" in attribute or "url(" in value or attribute == "style":
                yield f"{attribute}={value} is not allowed"
        if (name := element.get("id")) and not name.startswith(drawing.name):
            yield f"id {name} does not begin with {drawing.name}"
    size, budget = len(drawing.text.encode()), BUDGETS.get(drawing.group, ICON_BUDGET)
    if size > budget:
        yield f"{size} bytes, more than {budget}"


def weights(all_drawings: list[Drawing]) -> tuple[int, int]:
    everything = "".join(drawing.text for drawing in all_drawings).encode()
    return len(everything), len(gzip.compress(everything, 9))


def use(drawing: Drawing, height: int) -> str:
    _, _, wide, high = drawing.view_box.split()
    width = round(height * float(wide) / float(high))
    category = categories().get(drawing.name) if drawing.group in ON_BASES else None
    base = f'<use href="#bases-{category}"/>' if category else ""
    return (
        f'<svg width="{width}" height="{height}" viewBox="{drawing.view_box}">'
        f'<title>{drawing.key}</title>{base}<use href="#{drawing.symbol}"/></svg>'
    )


def sheet(all_drawings: list[Drawing], groups: list[str]) -> str:
    symbols = "".join(
        f'<symbol id="{drawing.symbol}" viewBox="{drawing.view_box}">{drawing.inside}</symbol>'
        for drawing in all_drawings
    )
    sections = []
    for group in groups or sorted({drawing.group for drawing in all_drawings}):
        members = [drawing for drawing in all_drawings if drawing.group == group]
        for ground in GROUNDS:
            rows = "".join(row(members, size) for size in SIZES)
            sections.append(f'<section class="{ground}"><h2>{group}</h2>{rows}</section>')
        if group in WITH_SILHOUETTES:
            rows = "".join(row(members, size) for size in SIZES[:3])
            sections.append(f'<section class="silhouette">{rows}</section>')
    rules = "".join(f".{name}{{background:{ground};color:{ink}}}" for name, (ground, ink) in GROUNDS.items())
    return (
        "<!doctype html><meta charset=utf-8><title>Art</title><style>"
        "body{margin:0;font:14px sans-serif;display:grid;grid-template-columns:1fr 1fr}"
        "section{padding:8px 12px}h2{margin:0 0 4px;font-size:14px}"
        "div{display:flex;flex-wrap:wrap;gap:10px;margin-bottom:8px;align-items:flex-end}"
        ".silhouette{background:#c9a875;grid-column:1/-1}.silhouette svg{filter:brightness(0)}"
        f'{rules}</style><svg width="0" height="0" style="position:absolute">{symbols}</svg>{"".join(sections)}'
    )


def row(members: list[Drawing], size: int) -> str:
    return "<div>" + "".join(use(drawing, size) for drawing in members) + "</div>"


def main(arguments: list[str]) -> int:
    all_drawings = drawings()
    if arguments[:1] == ["--check"]:
        found = list(problems(all_drawings))
        raw, gzipped = weights(all_drawings)
        print(*found, f"{len(all_drawings)} drawings, {raw} bytes, {gzipped} gzipped", sep="\n")
        return 1 if found else 0
    if not arguments:
        print(__doc__)
        return 2
    Path(arguments[0]).write_text(sheet(all_drawings, arguments[1:]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
