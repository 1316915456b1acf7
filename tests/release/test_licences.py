"""Which licence expressions are allowed."""

import pytest

from tools.licences import is_allowed

pytestmark = pytest.mark.outside

ALLOWED = {"MIT", "Apache-2.0", "BSD-3-Clause"}


@pytest.mark.parametrize(
    "expression",
    ["MIT", "MIT OR GPL-3.0-only", "MIT AND Apache-2.0", "GPL-2.0-only OR (MIT AND BSD-3-Clause)", "(MIT)"],
)
def test_expressions_that_can_be_satisfied_are_allowed(expression: str) -> None:
    assert is_allowed(expression, ALLOWED)


@pytest.mark.parametrize(
    "expression",
    [
        "",
        "none",
        "GPL-3.0-only",
        "MIT AND GPL-3.0-only",
        "(MIT OR ISC) AND LGPL-3.0-only",
        "MIT License",
        "(MIT",
    ],
)
def test_other_expressions_are_not_allowed(expression: str) -> None:
    assert not is_allowed(expression, ALLOWED)
