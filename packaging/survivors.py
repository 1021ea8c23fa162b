"""How much of the rules the quick tests hold: `make mutants` changes one sign of them at a time and runs the tests.

A test that fails on a mutant has caught it; one they all pass on survives, and is either a case that nobody tests or a
change that makes no difference. The tests are collected once, and a first run of all of them tells by which lines each
comes: one that does not come by the line of a change cannot notice it. The others meet it in a fork, the quickest
first, until one fails. What is run when a module is imported is changed in a process that has not imported it yet.
"""

import argparse
import importlib
import os
import pickle
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import hypothesis
import pytest

from mutants import Changed, Mutant, mutants_of

ROOT = Path(__file__).parents[1]
ROOMS = ("betting", "pots", "positions", "decide")
QUICK = (
    "test_rulings.py", "test_hands.py", "test_pots_again.py", "test_again_once_posted.py", "test_tables.py",
    "test_betting_model.py", "test_rulings_play.py", "test_properties.py", "test_why.py", "test_coming_deals.py",
    "test_fitting.py", "test_all_in.py", "positions", "session", "recap",
)  # fmt: skip
"""Tests of the engine that play hands, in `tests/engine`."""
TESTS = ["-xqs", "--hypothesis-profile=mutants", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
TESTS += [f"-pno:{plugin}" for plugin in ("pytest-qt", "xdist", "cacheprovider")]
TESTS += [f"tests/engine/{name}" for name in QUICK]
FIRST = hypothesis.settings(deadline=None, database=None, derandomize=True, phases=[hypothesis.Phase.generate])
hypothesis.settings.register_profile("mutants", FIRST)  # the first example that fails is enough
MEMORY = 4 << 30  # bytes at which a run that makes something grow without end is stopped
BROKEN = 9  # how a fork ends that could not run the tests
WRAPPED = ("__wrapped__", "__func__", "fget")  # by a cache, a class or static method, a property
Line = tuple[str, int]


class Reach(NamedTuple):
    """What the tests come by as the code is."""

    tests: dict[Line, int]
    """For a file and a line a bit for each test that comes by it."""
    seconds: tuple[float, ...]
    """How long each test takes, of the processor."""

    def of(self, mutant: Mutant) -> list[int]:
        """The numbers of the tests that come by the change, the quickest first."""
        bits = 0
        for line in mutant.place.lines:
            bits |= self.tests.get((str(mutant.path), line), 0)
        return sorted((at for at in range(len(self.seconds)) if bits >> at & 1), key=lambda at: self.seconds[at])


def forked(run: Callable[[], int]) -> int:
    """What `run` answers in a process of its own, which says nothing; below 0 the signal that stopped it."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        status = BROKEN
        try:
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            status = run()
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def limited(seconds: float) -> None:
    """Stops this process once it has had so many more seconds of the processor."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, resource.RLIM_INFINITY))


def caught_on_import(mutant: Mutant) -> bool:
    """Whether a test fails on what is changed before its module is imported; it cannot be imported or hangs, too.

    Raises RuntimeError: pytest did not run the tests.
    """

    def run() -> int:
        limited(120)
        Changed.mutant = mutant
        sys.meta_path.insert(0, Changed)
        return int(pytest.main(TESTS))

    status = forked(run)
    if status > pytest.ExitCode.INTERRUPTED:
        raise RuntimeError(f"pytest ended with {status}: {mutant}")
    return status != 0


def put_in(mutant: Mutant) -> None:
    """Gives the function of a mutant, wherever it was imported, its changed code."""
    module = ".".join(mutant.path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    function: Any = importlib.import_module(module)
    for name in mutant.place.function.split("."):
        function = vars(function)[name]
    while wrapped := next((getattr(function, way) for way in WRAPPED if hasattr(function, way)), None):
        function = wrapped
    codes = [mutant.code()]
    for code in codes:
        codes += [part for part in code.co_consts if isinstance(part, CodeType)]
    function.__code__ = next(code for code in codes if code.co_qualname == mutant.place.function)


class Meeting:
    """A plugin of pytest: instead of running the tests once, each mutant meets those that come by its change."""

    def __init__(self, mutants: Sequence[Mutant], tell: Callable[[Mutant, bool], None]) -> None:
        self.mutants = mutants
        self.tell = tell

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tell of each mutant whether it is caught; no test is run in this process."""
        session.config.pluginmanager.unregister(name="terminalreporter")
        reach = reached(session, {str(mutant.path) for mutant in self.mutants})
        for mutant in self.mutants:
            self.tell(mutant, caught(session, reach, mutant))
        return True


def reached(session: pytest.Session, files: set[str]) -> Reach:
    """Runs every test and notes by which lines of the files it comes.

    Raises SystemExit: one of them fails as it is.
    """
    lines: set[Line] = set()

    def line(frame: FrameType, _: str, __: object) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def run() -> int:
        tests: dict[Line, int] = {}
        seconds = []
        for number, item in enumerate(session.items):
            lines.clear()
            began = time.process_time()
            sys.settrace(lambda frame, _, __: line if frame.f_code.co_filename in files else None)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            sys.settrace(None)
            seconds.append(time.process_time() - began)
            for each in lines:
                tests[each] = tests.get(each, 0) | 1 << number
        pickle.dump(Reach(tests, tuple(seconds)), kept)
        kept.flush()
        return min(session.testsfailed, 1)

    with tempfile.TemporaryFile() as kept:
        if forked(run):
            raise SystemExit("the quick tests fail on the engine as it is")
        kept.seek(0)
        reach = pickle.load(kept)
    assert isinstance(reach, Reach)
    return reach


def caught(session: pytest.Session, reach: Reach, mutant: Mutant) -> bool:
    """Whether a test fails on it; one that takes five times as long and more hangs, which is caught too.

    Raises RuntimeError: the tests could not be run.
    """
    numbers = reach.of(mutant)

    def run() -> int:
        put_in(mutant)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for number, following in zip(numbers, [*numbers[1:], None], strict=True):
            limited(3 + 5 * reach.seconds[number])
            item, coming = session.items[number], None if following is None else session.items[following]
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=coming)
            if session.testsfailed:
                return 1
        return 0

    status = forked(run) if numbers else 0
    if status == BROKEN:
        raise RuntimeError(f"the tests could not be run: {mutant}")
    return status != 0


def main() -> None:
    """Print the survivors as they come, each with how many of how many it makes, and the score."""
    options = argparse.ArgumentParser()
    options.add_argument("--sample", type=int, default=300, help="how many mutants are tried, 0 = all of them")
    options.add_argument("--seed", type=int, default=1, help="which ones")
    options.add_argument("--rooms", nargs="+", choices=ROOMS, default=ROOMS, help="of which rooms")
    asked = options.parse_args()
    os.chdir(ROOT)
    files = [path for room in asked.rooms for path in sorted((ROOT / "engine" / room).glob("*.py"))]
    every = [mutant for path in files for mutant in mutants_of(path)]
    tried = random.Random(asked.seed).sample(every, min(asked.sample or len(every), len(every)))
    verdicts: list[bool] = []

    def tell(mutant: Mutant, noticed: bool) -> None:
        verdicts.append(noticed)
        if not noticed:
            count = f"{verdicts.count(False)} of {len(verdicts)}"
            print(f"{count}: {mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.text}", flush=True)

    # those first: this process has not imported the engine yet
    for mutant in tried:
        if not mutant.place.function:
            tell(mutant, caught_on_import(mutant))
    ended = pytest.main(TESTS, plugins=[Meeting([mutant for mutant in tried if mutant.place.function], tell)])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(int(ended))
    alive = verdicts.count(False)
    print(f"{1 - alive / len(tried):.1%} caught: {alive} of {len(tried)} tried survive; mutants: {len(every)}")


if __name__ == "__main__":
    main()
