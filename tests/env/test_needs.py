"""That the environments are tested at all."""

import os

import pytest

from tests.env.needs import missing

pytestmark = pytest.mark.outside


def test_the_libraries_that_environments_need_are_there() -> None:
    if missing():
        assert not os.environ.get("CI"), f"the environments must be tested here: install {', '.join(missing())}"
        pytest.skip(f"the environments are not tested: {', '.join(missing())} not installed")
