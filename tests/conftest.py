"""What every test can rely on: a screen, folders of its own, hypothesis without a stopwatch.

Nothing here imports Qt, so that the engine's tests run where it is not installed:
`pytest -p no:pytest-qt tests/engine`.
"""

import gc
import json
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

SCREEN = {
    "name": "s1",
    "x": 0,
    "y": 0,
    "width": 1920,
    "height": 1080,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}

# Whoever runs the tests in another language still tests the English words.
os.environ["FELTBOOK_LANGUAGE"] = "en"

scratch = tempfile.TemporaryDirectory(prefix="feltbook-tests-")


def choose_screen(folder: Path) -> None:
    """Sets Qt's platform to a 1920 x 1080 screen in memory where there is no real one, or where that was asked for.

    Left to itself, Qt's off-screen platform has 800 x 800 px, smaller than any layout of ours.
    """
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    no_screen = sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    if asked == "offscreen" or (not asked and no_screen):
        config = folder / "screen.json"
        config.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"


def keep_out_of_home(folder: Path) -> None:
    """Points the user's folders into `folder`, so that no test meets or leaves a session or a setting at home."""
    for what in ("DATA", "CONFIG", "STATE", "CACHE"):
        os.environ[f"XDG_{what}_HOME"] = str(folder / what.lower())
    if sys.platform == "linux" and "XDG_RUNTIME_DIR" not in os.environ:
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(runtime)


choose_screen(Path(scratch.name))
keep_out_of_home(Path(scratch.name))

# A slow machine is no failing test; a failing example is printed so that it can be pasted back.
settings.register_profile("feltbook", deadline=None, print_blob=True)
settings.load_profile("feltbook")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Share whole files among processes where `--dist loadfile` asks for it; pytest-xdist need not be installed."""
    from tests.sharing import Schedule

    return Schedule(config, log) if config.getvalue("dist") == "loadfile" else None


def pytest_collection_finish() -> None:
    """Turn the automatic garbage collection off: it runs in any thread, also in the one that reads for pytest-xdist.

    Between the end of a test and its teardown a window is garbage with all its objects of Qt still alive. Collected in
    another thread, its receivers lose their slots while Qt goes on calling them, and the process crashes tests later.
    """
    gc.collect()
    gc.freeze()  # what was imported and collected by pytest is there to stay
    gc.disable()


@pytest.fixture(autouse=True)
def garbage_of_the_last_test() -> None:
    """Collect, in the main thread, what the test before left: pytest holds its fixtures until now."""
    gc.collect(0)


@pytest.fixture(autouse=True, scope="module")
def garbage_of_the_last_module() -> None:
    """Collect what lived longer than a test."""
    gc.collect()


@pytest.fixture(autouse=True)
def devices_stay_devices() -> Iterator[None]:
    """Run as root, a file moved to its place could replace `/dev/null` for everybody: the test is named then."""
    before = os.lstat(os.devnull).st_mode if os.name == "posix" else 0
    yield
    if os.name == "posix":
        assert os.lstat(os.devnull).st_mode == before, f"{os.devnull} was replaced"
        assert stat.S_ISCHR(before), f"{os.devnull} is no device"
