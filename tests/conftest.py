"""What the whole suite shares: how Hypothesis searches, and which engine is under test.

ORCS_ENGINE=compiled or ORCS_ENGINE=interpreted makes a run fail at once if it would test the other one.
"""

import os

import pytest
from hypothesis import settings

from tools import engine_kind

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


def pytest_report_header() -> str:
    return engine_kind.summary()


def pytest_sessionstart() -> None:
    expected = os.environ.get("ORCS_ENGINE")
    if expected and (wrong := engine_kind.others(expected)):
        raise pytest.UsageError(f"the engine under test is not {expected}: {', '.join(wrong)}")
