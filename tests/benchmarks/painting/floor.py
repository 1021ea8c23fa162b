"""A process that does the least a tap could cost: blits tiles of a ready picture and commits a row of the same length.

Usage: `python floor.py WIDTH HEIGHT RATIO BOOK`; then a JSON list of `{"tiles": [[x, y], ...], "row": "text"}` a line,
a JSON list of `[wall, cpu]` seconds a line back. Nothing of Feltbook is imported.
"""

import json
import os
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

WIDTH, HEIGHT, RATIO = (int(word) for word in sys.argv[1:4])
TILE = 16

CONFIG = Path(tempfile.mkdtemp(prefix="feltbook-bench-")) / "screen.json"
SCREEN = {"name": "s", "x": 0, "y": 0, "width": WIDTH * RATIO, "height": HEIGHT * RATIO, "dpr": 1}
CONFIG.write_text(json.dumps({"screens": [{**SCREEN, "logicalDpi": 96, "logicalBaseDpi": 96}]}))
os.environ["QT_SCALE_FACTOR"] = str(RATIO)
os.environ["QT_QPA_UPDATE_IDLE_TIME"] = "0"
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={CONFIG}"

from PySide6.QtCore import QRect, QRectF, Qt  # noqa: E402
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402


class Window(QWidget):
    """Shows a ready picture."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.picture = QPixmap(WIDTH * RATIO, HEIGHT * RATIO)
        self.picture.fill(Qt.GlobalColor.darkGreen)
        self.resize(WIDTH, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Blit tile by tile what is asked for."""
        p = QPainter(self)
        for rect in event.region():  # type: ignore[attr-defined]
            box = QRectF(rect)
            p.drawPixmap(
                box, self.picture, QRectF(box.x() * RATIO, box.y() * RATIO, box.width() * RATIO, box.height() * RATIO)
            )
        p.end()


def main() -> None:
    """Read what to do, write how long it took."""
    app = QApplication([])
    window = Window()
    window.show()
    app.processEvents()
    book = sqlite3.connect(sys.argv[4], isolation_level=None)
    book.execute("PRAGMA journal_mode=WAL")
    book.execute("PRAGMA synchronous=FULL")
    book.execute("CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, text TEXT) STRICT")
    side = TILE // RATIO
    for line in sys.stdin:
        times = []
        for tap in json.loads(line):
            region = QRegion()
            for x, y in tap["tiles"]:
                region += QRect(x * side, y * side, side, side)
            app.processEvents()
            busy, wall = time.process_time(), time.perf_counter()
            if tap["row"]:
                book.execute("BEGIN IMMEDIATE")
                book.execute("INSERT INTO rows (text) VALUES (?)", (tap["row"],))
                book.execute("COMMIT")
            window.update(region)
            app.processEvents()
            times.append((time.perf_counter() - wall, time.process_time() - busy))
        print(json.dumps(times), flush=True)


if __name__ == "__main__":
    main()
