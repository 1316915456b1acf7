"""Copy the figures of docs/figures.json, which bench/all.py wrote, into the table in README.md: `figures.py [--check]`.

The table stands between two comments. With --check nothing is written; it is an error if the table differs from what
this script would write. Only `make bench` can tell whether the values still hold.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
README, KEPT = ROOT / "README.md", ROOT / "docs" / "figures.json"
BEGIN, END = "<!-- figures -->\n", "<!-- /figures -->\n"


def shown(value: float, unit: str) -> str:
    """A value with as many digits as matter."""
    digits = (
        f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
    )
    return f"{digits} {unit}".strip()


def table(page: dict[str, Any]) -> str:
    """The figures as a table, with the machine they were measured on."""
    about = page["about"]
    rows = ["| | figure | measured | promised |", "|---|---|---:|---:|"]
    before = ""
    for each in page["figures"]:
        group = "" if each["group"] == before else each["group"]
        before = each["group"]
        promised = f"{each['promised']} {each['unit']}".strip() if each["promised"] else ""
        rows.append(f"| {group} | {each['name']} | {shown(each['value'], each['unit'])} | {promised} |")
    where = f"Version {about['version']}, {about['date']}: {about['system']}, {about['cores']} cores, Python"
    return "\n".join([*rows, "", f"{where} {about['python']}. `make bench` measures it again.", ""])


def main(*, check: bool) -> int:
    text = README.read_text("utf-8")
    if BEGIN not in text or END not in text:
        print(f"README.md has no place for the figures: {BEGIN.strip()} and {END.strip()}")
        return 0
    if not KEPT.exists():
        print("no figures yet: run make bench ARGS='--output docs/figures.json'")
        return 0
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    fresh = f"{head}{BEGIN}\n{table(json.loads(KEPT.read_text('utf-8')))}\n{END}{tail}"
    if check and fresh != text:
        print(
            "the figures in README.md are not those of docs/figures.json: run python tools/figures.py", file=sys.stderr
        )
        return 1
    if not check:
        README.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
