"""The terminal: wrapped lines, colours where they are wanted, plain ASCII where nothing else can be shown."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
import unicodedata
from typing import Final, TextIO

NARROWEST: Final = 60
WIDEST: Final = 120
STYLES: Final = {
    "bold": "1",
    "dim": "2",
    "blue": "1;94",
    "green": "1;92",
    "red": "1;91",
    "yellow": "1;93",
    "heart": "91",
    "ground": "36",
}
ASCII: Final = {
    ord(sign): text
    for sign, text in {
        "♥": "*",
        "♡": ".",
        "×": "x",
        "→": ">",
        "–": "-",
        "−": "-",
        "…": "...",
        "’": "'",
        **dict.fromkeys("“”„«»", '"'),
        "\u00a0": " ",
        "\u202f": " ",
        **dict(zip("äöüßÄÖÜœæ", ("ae", "oe", "ue", "ss", "Ae", "Oe", "Ue", "oe", "ae"), strict=True)),
        "·": "-",
        "│": "|",
        "║": "|",
        "─": "-",
        "═": "=",
        **dict.fromkeys("┌┐└┘├┤┬┴┼╥╨╫", "+"),
    }.items()
}
"""What stands for a letter or sign that a terminal cannot show; other letters lose their accents."""


class Screen:
    """Prints for people and asks them."""

    def __init__(self, names: dict[str, str] | None = None) -> None:
        self.out: TextIO = sys.stdout
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.tty = self.out.isatty()
        self.colours = self.tty and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))
        self.highlight(names or {})

    def highlight(self, names: dict[str, str]) -> None:
        """Paint these words (values) in the colours they name (keys) wherever they are said."""
        self.styles = {name: colour for colour, name in names.items()}
        self.pattern = re.compile(rf"\b({'|'.join(map(re.escape, self.styles))})\b") if names else None

    def paint(self, text: str, style: str) -> str:
        """The text in a style, if the terminal shows any."""
        return f"\033[{STYLES[style]}m{text}\033[0m" if self.colours and text else text

    def plain(self, text: str) -> str:
        """The text as far as the terminal can show it."""
        if can_encode(text, self.out.encoding):
            return text
        return "".join(letter if can_encode(letter, self.out.encoding) else in_ascii(letter) for letter in text)

    def draw(self, line: str = "") -> None:
        """One line as it is."""
        print(self.plain(line), file=self.out)

    def say(self, text: str, indent: str = "", hang: str = "", style: str = "") -> None:
        """Text wrapped to the width, with the players' names in their colours."""
        for line in self.plain(text).split("\n"):
            for part in self.wrap(line, indent, indent + hang):
                if style:
                    self.draw(self.paint(part, style))
                else:
                    self.draw(self.pattern.sub(self._paint_name, part) if self.pattern and self.colours else part)

    def wrap(self, line: str, indent: str, hang: str) -> list[str]:
        """A line cut to the width."""
        return textwrap.wrap(
            line,
            self.width - 1,
            initial_indent=indent,
            subsequent_indent=hang,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [""]

    def _paint_name(self, match: re.Match[str]) -> str:
        return self.paint(match[0], self.styles[match[0]])

    def ask(self, prompt: str) -> str:
        """What the player types. EOFError at the end of the input."""
        self.out.flush()
        answer = input(self.plain(prompt))
        if not sys.stdin.isatty():
            self.draw(answer)
        return answer.strip()

    def clear(self) -> None:
        """Clear the screen, so that the last player's hand is out of sight."""
        self.draw("\033[2J\033[3J\033[H" if self.tty else "\n" * 60)


def in_ascii(letter: str) -> str:
    """What stands for a letter or sign where nothing but ASCII is understood."""
    return ASCII.get(ord(letter)) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def can_encode(text: str, encoding: str | None) -> bool:
    """Whether a terminal with this encoding can show the text."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
