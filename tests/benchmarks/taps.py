"""A tap, committed and painted, against a bare commit plus a bare repaint of the same regions, tap by tap."""

import gzip
import json
import os
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

HANDS = Path(__file__).parents[1] / "engine" / "hands.jsonl.gz"
PLAYED = 40
SIZE = (1920, 1080)


class BareBook:
    """The floor of a commit: one row as long as the app's into a WAL database with synchronous=FULL."""

    def __init__(self, path: Path) -> None:
        self.book = sqlite3.connect(path, isolation_level=None)
        self.book.execute("PRAGMA journal_mode=WAL")
        self.book.execute("PRAGMA synchronous=FULL")
        self.book.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT) STRICT")

    def commit(self, text: str) -> float:
        """Seconds of one insert and its commit."""
        start = time.perf_counter()
        self.book.execute("BEGIN IMMEDIATE")
        self.book.execute("INSERT INTO rows (text) VALUES (?)", (text,))
        self.book.execute("COMMIT")
        return time.perf_counter() - start


def main() -> None:
    """Print the medians and their ratio."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QPaintEvent, QRegion
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.desktop.dealer import Hands, mouse

    app = QApplication.instance() or QApplication([])
    painted: list[tuple[QWidget, QRegion]] = []

    class Watch(QObject):
        """Notes which regions are painted."""

        watching = False

        def eventFilter(self, widget: QObject, event: QEvent) -> bool:
            if self.watching and isinstance(event, QPaintEvent) and isinstance(widget, QWidget):
                painted.append((widget, QRegion(event.region())))
            return False

    watch = Watch()
    app.installEventFilter(watch)
    with tempfile.TemporaryDirectory() as folder:
        bare = BareBook(Path(folder) / "bare.db")
        taps: list[float] = []
        floors: list[tuple[float, float]] = []

        def press(widget: QWidget) -> None:
            """One tap as it is felt, then the floor of what it did."""
            before = hands.bridge.session._newest if hands.bridge is not None else 0
            start = time.perf_counter()
            mouse(widget)
            took = time.perf_counter() - start
            if hands.bridge is None or hands.bridge.session._newest == before:
                return  # a digit: nothing is committed
            step = next(iter(hands.store.tail(hands.bridge.session.id)[::-1]))
            hands.window.repaint()
            QApplication.processEvents()
            # the regions are noted in a second painting of the same change, so that noting costs the tap nothing
            hands.bridge.undo()
            QApplication.processEvents()
            painted.clear()
            watch.watching = True
            hands.bridge.redo()
            QApplication.processEvents()
            watch.watching = False
            regions = list(painted)
            commit = bare.commit(step.commands + step.events)
            start = time.perf_counter()
            for one, region in regions:
                one.update(region)
            QApplication.processEvents()
            floors.append((commit, time.perf_counter() - start))
            taps.append(took)

        with gzip.open(HANDS, "rt") as lines:
            played = [json.loads(line) for line in lines]
        hands = Hands(SIZE, press, Path(folder) / "taps.db")
        for hand in [one for one in played if "pluribus" in one["source"]][:PLAYED]:
            hands.play(hand)
        hands.close()
        bare.book.close()
    app.removeEventFilter(watch)
    tap, commit, paint = (
        statistics.median(taps),
        statistics.median(c for c, _ in floors),
        statistics.median(p for _, p in floors),
    )
    ratio = statistics.median(t / (c + p) for t, (c, p) in zip(taps, floors, strict=True))
    print(
        f"tap: {tap * 1000:.2f} ms committed and painted, floor {1000 * (commit + paint):.2f} ms "
        f"(commit {commit * 1000:.2f} + repaint {paint * 1000:.2f}), ratio {ratio:.2f} "
        f"(goal: at most 3), {len(taps)} taps"
    )


if __name__ == "__main__":
    main()
