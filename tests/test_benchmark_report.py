"""The report that is kept beside a release: every benchmark's own words, and what they ran on."""

import io
import sys
from importlib.metadata import version

from tests.benchmarks.__main__ import Both, outcome, report


def test_the_report_holds_what_every_benchmark_said() -> None:
    text = report({"engine": "ratio 12.0\n", "taps": "ratio 0.6\n"}, 0.5)
    assert text.startswith(f"# Benchmarks of {version('feltbook')}\n")
    assert "## engine\n\n```\nratio 12.0\n```" in text
    assert "## taps\n\n```\nratio 0.6\n```" in text
    assert "load 0.5" in text


def test_what_is_said_is_shown_and_kept() -> None:
    screen = io.StringIO()
    both = Both(screen)
    print("a line", file=both)
    assert (both.kept, screen.getvalue()) == ("a line\n", "a line\n")


def test_a_benchmark_that_fails_says_why_and_keeps_none_of_the_others_from_running() -> None:
    def broken() -> int:
        sys.stdout.write("half of it\n")
        raise RuntimeError("a worker ended: 1")

    text, status = outcome(broken)
    assert status == 1
    assert text.startswith("half of it\n")
    assert "RuntimeError: a worker ended: 1" in text
    assert outcome(lambda: None)[1] == 0
