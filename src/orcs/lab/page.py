"""Reports as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from orcs.lab.errors import LabError

STYLE = """
:root { color-scheme: light dark; --ink: #1d2126; --paper: #fdfcf9; --faint: #d8d5cc; --mark: #2f6fb5; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e3da; --paper: #1b1d20; --faint: #3b3e43; --mark: #6aa7e8; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--faint); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; font-size: 13px; }
svg text { fill: var(--ink); }
svg .tick { font-size: 11px; opacity: .75; }
svg .grid { stroke: var(--faint); }
svg .reference { stroke: #c0392b; stroke-dasharray: 5 4; }
svg .bar { stroke: var(--mark); stroke-width: 3; opacity: .55; }
svg .dot, svg .column { fill: var(--mark); }
svg .line { fill: none; stroke-width: 2; }
svg .band { opacity: .16; }
.note { opacity: .8; }
"""


def page(title: str, parts: Sequence[str], language: str = "en") -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def heading(words: str, level: int = 2) -> str:
    """A heading."""
    return f"<h{level}>{escape(words)}</h{level}>"


def paragraph(words: str, kind: str = "") -> str:
    """A paragraph."""
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def write_page(file: str, text: str) -> None:
    """Write a report. LabError if the file cannot be written."""
    try:
        Path(file).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise LabError(f"{file} cannot be written: {error.strerror}; name another file") from error


def check_writable(file: str | None) -> None:
    """Check before a long run, not after it, that the report can be written."""
    if file is None:
        return
    there = Path(file).exists()
    try:
        with Path(file).open("a", encoding="utf-8"):
            pass
        if not there:
            Path(file).unlink()
    except OSError as error:
        raise LabError(f"{file} cannot be written: {error.strerror}; name another file") from error
