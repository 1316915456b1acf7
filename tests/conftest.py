"""Shared by the whole suite: Hypothesis profiles, the engine under test, and no skipped tests in CI.

ORCS_ENGINE=compiled or ORCS_ENGINE=interpreted makes a run fail at once if it would test the other one. Where CI is
set, a skipped test fails.
"""

import os
from collections import Counter
from collections.abc import Generator

import pytest
from hypothesis import settings

from tools import engine_kind

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))

# The terminal is tested in English, whatever the tester's locale.
os.environ["LC_ALL"] = "C.UTF-8"

NOT_COMPILED = {
    "interpreted": "changes code from outside, which compiled code forbids",
    "outside": "tests what surrounds the compiled code: files, tables and words, processes, connections, people",
}
"""Marks of tests that are run on the plain engine only."""


def pytest_configure(config: pytest.Config) -> None:
    for marker, reason in NOT_COMPILED.items():
        config.addinivalue_line("markers", f"{marker}: {reason}")


def pytest_report_header() -> str:
    return engine_kind.summary()


def pytest_sessionstart() -> None:
    expected = os.environ.get("ORCS_ENGINE")
    if expected and (wrong := engine_kind.others(expected)):
        raise pytest.UsageError(f"the engine under test is not {expected}: {', '.join(wrong)}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if engine_kind.others("interpreted"):
        left_out = [item for item in items if any(item.get_closest_marker(marker) for marker in NOT_COMPILED)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """In CI, turn a skip into a failure."""
    if report.outcome != "skipped" or not os.environ.get("CI") or not isinstance(report.longrepr, tuple):
        return
    path, line, reason = report.longrepr
    report.outcome = "failed"
    report.longrepr = f"{path}:{line}: in CI no test is skipped: {reason}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each reason why tests were skipped, which says how to run them."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped)
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"{count} skipped: {reason}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    forbid_skip(report)
    return report
