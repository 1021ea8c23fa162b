"""From the start of the process to the first paint: Feltbook against empty windows, interleaved in one run.

Each run is a process of its own; the clock starts before it is made and stops when its first paint is on the screen.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from desktop.demo.staged import Stage, before_omaha, mid_hand
from desktop.shell.offscreen import has_screen
from tests.benchmarks import progress
from tests.benchmarks.taps import REFERENCE, checkout
from tests.engine.lifetime.season import book_of_season

ROUNDS = int(os.environ.get("FELTBOOK_ROUNDS", "21"))
MOST = 1.6
"""Times the empty window that also imports sqlite-utils."""
ROOT = Path(__file__).parents[2]

AS_INSTALLED = """
import sys
# What the tests bring along and who plays has not: sqlite-utils imports the one, msgspec the other.
sys.modules.update(dict.fromkeys(("numpy", "pandas", "typing_extensions")))
"""

EMPTY = """
{imports}
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, self.told)

    def told(self):
        print(time.monotonic(), time.process_time())
        sys.stdout.flush()
        QApplication.quit()

app = QApplication([])
window = Window()
window.resize(1600, 900)
window.showMaximized()
app.exec()
"""

FELTBOOK = """
import importlib.util, sys, time
import desktop.cli

def watch(app):
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    class Watch(QObject):
        # On the largest widget that nothing lies on: it is painted, and whatever else is watched makes Python objects
        # of its events, 17 million instructions that no empty window pays.
        def __init__(self, window):
            super().__init__()
            shown = [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window)]
            bare = [widget for widget in shown if not any(isinstance(part, QWidget) for part in widget.children())]
            self.widget = max(bare, key=lambda widget: widget.width() * widget.height())
            self.widget.installEventFilter(self)

        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint:
                self.widget.removeEventFilter(self)
                QTimer.singleShot(0, self.told)
            return False

        def told(self):
            print(time.monotonic(), time.process_time())
            sys.stdout.flush()
            QApplication.quit()

    app.AFTER_PAINT_MS = 60_000  # what comes after the paint is not what is measured, however slow the machine
    start = app.App.start

    def started(self):
        start(self)
        self.watch = Watch(self)

    app.App.start = started

class Importing:
    # Watches without importing anything sooner than the app itself does.
    def find_spec(self, name, path, target=None):
        if name != "desktop.app":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        run = spec.loader.exec_module

        def exec_module(module):
            run(module)
            watch(module)

        spec.loader.exec_module = exec_module
        return spec

sys.meta_path.insert(0, Importing())
sys.exit(desktop.cli.main([]))
"""


EARLIER = FELTBOOK.replace('"desktop.app"', '"desktop.opening"')
"""The same for the reference build, where that module lay elsewhere."""


def once(code: str, cache: Path, home: Path, tree: Path = ROOT) -> tuple[float, float]:
    """Seconds from making a process to its first paint: on the wall, and of processor time; `tree` = which build.

    Compiled modules lie in `cache`, as after any earlier start; the book in the user's data folder, below `home`.
    """
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env["PYTHONPYCACHEPREFIX"] = str(cache)
    env["XDG_DATA_HOME"] = env["LOCALAPPDATA"] = str(home)
    env["XDG_CONFIG_HOME"] = str(home / "config")  # which game was on the screen last is known, as after any start
    if not has_screen() and "QT_QPA_PLATFORM" not in env:
        screen = {"name": "s", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
        config = home.parent / "screen.json"
        config.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96}]}))
        env["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", AS_INSTALLED + code],
        capture_output=True,
        text=True,
        check=False,
        cwd=tree,
        env=env,
        timeout=60,
    )
    if done.returncode or done.stderr or not done.stdout.strip():
        raise RuntimeError(done.stderr or "nothing was painted")
    painted, busy = done.stdout.split()[:2]
    return float(painted) - began, float(busy)


def home(folder: Path, name: str, stage: Stage | None) -> Path:
    """A data folder with a book in it: as the stage left it, or without a session."""
    from engine.journal.sqlite import SqliteStore

    path = folder / name
    with SqliteStore(path / "feltbook" / "feltbook.db") as store:
        if stage is not None:
            steps = list(stage.session.steps())
            entries = [(step, stage.store.snapshot(1, step.sequence)) for step in steps]
            store.begin(stage.session.row, entries[0])
            store.append(entries[1:])
    return path


def median(times: list[tuple[float, float]]) -> tuple[float, float]:
    """The medians of both figures."""
    return statistics.median(wall for wall, _ in times), statistics.median(own for _, own in times)


def main() -> int:
    """Print the medians as ratios; 1 when Feltbook takes longer than it may."""
    with tempfile.TemporaryDirectory(prefix="feltbook-bench-") as name, checkout(REFERENCE) as earlier:
        folder, cache = Path(name), Path(name) / "cache"
        empty = "an empty window that imports sqlite-utils"
        book_of_season(folder / "season" / "feltbook" / "feltbook.db")
        cases = {
            "an empty window": (EMPTY.format(imports=""), folder / "none"),
            empty: (EMPTY.format(imports="import sqlite_utils"), folder / "none"),
            "feltbook, a book without sessions": (FELTBOOK, home(folder, "setup", None)),
            "feltbook, forty evenings that are over": (FELTBOOK, folder / "season"),
            "feltbook, back between two hands": (FELTBOOK, home(folder, "between", before_omaha())),
            "feltbook, back in mid-hand": (FELTBOOK, home(folder, "hand", mid_hand())),
        }
        runs: dict[str, list[tuple[float, float]]] = {what: [] for what in cases}
        for code, where in cases.values():
            once(code, cache, where)  # compiles what it imports
        first = "feltbook, its very first start"
        before = f"{REFERENCE}, its very first start"
        once(EARLIER, cache, folder / "earlier", earlier)
        runs[first], runs[before] = [], []
        for number in range(ROUNDS):
            for what, (code, where) in cases.items():
                runs[what].append(once(code, cache, where))
            runs[first].append(once(FELTBOOK, cache, folder / f"new-{number}"))
            runs[before].append(once(EARLIER, cache, folder / f"earlier-{number}", earlier))
            progress("starts", number + 1, ROUNDS)
    print(f"start to first paint, medians of {ROUNDS} rounds: on the wall, processor time; ratios within each round")
    slowest = 0.0
    for what, times in runs.items():
        wall, own = median(times)
        beside = [
            (wall / base, busy / base_busy) for (wall, busy), (base, base_busy) in zip(times, runs[empty], strict=True)
        ]
        ratio, own_ratio = median(beside)
        slowest = max(slowest, ratio) if what != before else slowest
        print(f"  {what:42} {wall * 1000:5.0f} ms {ratio:5.2f} x {own * 1000:8.0f} ms {own_ratio:5.2f} x")
    wall, own = median(
        [(wall / was, busy / was_busy) for (wall, busy), (was, was_busy) in zip(runs[first], runs[before], strict=True)]
    )
    print(f"  its very first start takes {wall:.2f} times that of {REFERENCE}, {own:.2f} times the processor time")
    print(f"  at most {MOST} x is wanted: {'yes' if slowest <= MOST else 'no'}")
    return 0 if slowest <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
