"""Texts of overrides, and the problems they cause."""

from orcs.edition import check_text


def problems(text: str) -> list[str]:
    return [str(problem) for problem in check_text(text, "my.toml")]


def changed(table: str, row: str, fields: str) -> str:
    return f'[[{table}]]\nid = "{row}"\n{fields}\n'


def new_rows(table: str, count: int, fields: str) -> str:
    return "".join(changed(table, f"new_{number}", fields) for number in range(count))


def removed(table: str, row: str) -> str:
    return changed(table, row, "remove = true")
