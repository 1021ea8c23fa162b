"""A process that plays hands in one long-lived window of one build and times every tap; told what to do by lines.

Runs with the modules of the build whose folder is given first, so that an earlier build is measured by the same code:
only names that both builds have are used. Usage: `python worker.py FOLDER WIDTH HEIGHT RATIO BOOK [unchained]`, the
last for a book whose steps carry no hash; then a JSON object a line on standard input (a hand, `"look": true` where
changed pixels are wanted), a JSON list of taps a line back.
"""

import gc
import importlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT, WIDTH, HEIGHT, RATIO = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
BOOK = Path(sys.argv[5])
UNCHAINED = "unchained" in sys.argv[6:]
sys.path.insert(0, ROOT)

CONFIG = Path(tempfile.mkdtemp(prefix="feltbook-bench-")) / "screen.json"
SCREEN = {
    "name": "s",
    "x": 0,
    "y": 0,
    "width": WIDTH * RATIO,
    "height": HEIGHT * RATIO,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
CONFIG.write_text(json.dumps({"screens": [SCREEN]}))
os.environ["QT_SCALE_FACTOR"] = str(RATIO)
os.environ["QT_QPA_UPDATE_IDLE_TIME"] = "0"
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={CONFIG}"

from pixels import TILE, Counter, changed_tiles, unlike  # noqa: E402
from PySide6.QtCore import QEvent, Qt  # noqa: E402
from PySide6.QtGui import QContextMenuEvent, QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

try:
    from desktop.shell.offscreen import application
except ImportError:  # an earlier build had it elsewhere
    application = importlib.import_module("desktop.offscreen").application

NAMES = ("", "Ann", "Ben", "Cora", "Dov", "Elif", "Fay", "Gus", "Hana", "Ivo", "Jo", "Kim")

DEFERRED = QEvent.Type.DeferredDelete


class Worker:
    """One window and one book for all hands."""

    def __init__(self, app: QApplication) -> None:
        from tests.desktop.dealer import Hands

        self.app = app
        self.kind = ""
        self.look = False
        self.taps: list[dict[str, Any]] = []
        self.counter = Counter()
        self.hands = Hands((WIDTH, HEIGHT), self.press, BOOK)
        self.statements = 0

    def settle(self) -> None:
        """What waits in the queues is done outside the clock."""
        self.app.processEvents()
        self.app.sendPostedEvents(None, DEFERRED)
        self.app.processEvents()

    def screen(self) -> QImage:
        """What the window shows, device px: what Qt keeps of it, as a grab of the screen ends too early at ratio 2."""
        shown = self.hands.window.backingStore().paintDevice()
        assert isinstance(shown, QImage)
        return shown.convertToFormat(QImage.Format.Format_RGB32).copy()

    def press(self, widget: QWidget) -> None:
        """A press and a release of the mouse, each with its events, timed."""
        spot = widget.rect().center()
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        self.timed(
            self.kind or "act",
            lambda: QTest.mousePress(widget, left, plain, spot),
            lambda: QTest.mouseRelease(widget, left, plain, spot),
        )

    def held(self, widget: QWidget) -> None:
        """The second mouse button on a widget, timed."""
        spot = widget.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))

        def press() -> None:
            self.app.sendEvent(widget, event)
            self.app.processEvents()  # what lies over the table is shown one round of events later

        self.timed(self.kind, press)

    def timed(self, kind: str, *phases: Callable[[], object]) -> None:
        """Do it, events after each phase: wall and processor time, the bytes it stored; where wanted, its pixels."""
        self.settle()
        bridge = self.hands.bridge
        newest = self.newest()
        note: dict[str, Any] = {}
        if self.look:
            note = self.looked_at(phases)
        else:
            busy, wall = time.process_time(), time.perf_counter()
            for phase in phases:
                phase()
                self.app.processEvents()
            note = {"wall": time.perf_counter() - wall, "cpu": time.process_time() - busy}
        row = ""
        if bridge is self.hands.bridge and bridge is not None and self.newest() != newest:
            step = self.hands.store.tail(bridge.session.id)[-1]
            row = step.commands + step.events
        if kind == "wager" and not row:
            kind = "digit"
        self.taps.append({"kind": kind, "row": row, **note})

    def newest(self) -> int:
        """The number of the newest step in the book."""
        bridge = self.hands.bridge
        return 0 if bridge is None else self.hands.store.tail(bridge.session.id)[-1].sequence

    def looked_at(self, phases: tuple[Callable[[], object], ...]) -> dict[str, Any]:
        """Changed tiles, changed and painted area, paint events without a changed pixel, px unlike a full render."""
        before = first = self.screen()
        painted = events = unlike_px = 0
        idle: list[str] = []
        tiles: set[tuple[int, int]] = set()
        changed = 0
        for phase in phases:
            self.counter.events.clear()
            self.app.installEventFilter(self.counter)
            phase()
            self.app.processEvents()
            self.app.removeEventFilter(self.counter)
            after = self.screen()
            still, many = self.counter.idle(before, after, RATIO)
            events += many
            idle += still
            painted += self.counter.area(RATIO)
            now = changed_tiles(before, after)
            changed += len(now) * TILE * TILE
            tiles |= now
            full = self.hands.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            unlike_px = max(unlike_px, unlike(after, full))
            before = after
        net = changed_tiles(first, before)
        return {
            "tiles": sorted(net), "changed": changed, "painted": painted, "events": events, "empty": len(idle),
            "idle": sorted(idle), "unlike": unlike_px,
        }  # fmt: skip

    # A hand ----------------------------------------------------------------------------------------------------------

    def play(self, hand: dict[str, Any], look: bool) -> list[dict[str, Any]]:
        """The hand in the running session, with menus, sheets, an explanation and an undo on the way."""
        self.taps = []
        self.look = False
        hands = self.hands
        lines = hand["lines"]
        seats = [line for line in lines if line["do"] == "sit"]
        if hands.window is None:
            hands.do(lines[0])
            for line in seats:
                hands.do_line({**line, "player": NAMES[line["seat"]]})
        for line in seats:
            if hands.view.seats[line["seat"]].stack != line["stack"]:
                hands.do_line({"do": "count", "seat": line["seat"], "stack": line["stack"]})
            if hands.view.seats[line["seat"]].state == "out":
                hands.do_line({"do": "sit_in", "seat": line["seat"]})
        hands.do_line(next(line for line in lines if line["do"] == "button"))
        self.settle()
        self.look = look
        acts = 0
        for line in lines:
            if line["do"] in ("open", "sit", "button"):
                continue
            self.kind = {"deal": "deal", "act": "act"}.get(line["do"], "push")
            if line["do"] == "act" and "to" in line:
                self.kind = "wager"
            hands.do(line)
            if line["do"] == "act":
                acts += 1
                if acts in (2, 5) and hands.view.phase == "betting":
                    self.aside()
        self.kind = ""
        return self.taps

    def aside(self) -> None:
        """What a dealer does between two acts: undo and redo, a quick size taken back, a menu, a sheet, a why."""
        hands = self.hands
        surface = hands.window.view
        self.kind = "undo"
        hands.tap(surface.bar.undo)
        hands.bridge.redo()
        called = "face" if hasattr(surface.bar.go, "face") else "slot"  # its name in the reference build
        shown = [key for key in surface.column.pad.quicks if key.isVisible()]
        quick = next((key for key in shown if not getattr(key, called).reason), None)
        if quick is not None:
            self.kind = "size"
            hands.tap(quick)
            hands.bridge.undo()
        self.settle()
        self.kind = "menu"
        self.held(surface.felt.seats[hands.view.to_act])
        self.close_overlays()
        self.settle()
        self.kind = "sheet"
        hands.tap(surface.column.log)
        self.close_overlays()
        self.settle()
        if surface.column.pad.isVisible():
            self.kind = "why"
            hands.tap(surface.column.pad.most)
            self.close_overlays()
            self.settle()

    def close_overlays(self) -> None:
        """Close the menu, sheet or explanation that is open."""
        window = self.hands.window
        (window.overlays if hasattr(window, "overlays") else window.over).close()  # an earlier build's name


def unchain(store: Any) -> None:
    """No hash is worked out, stored or looked at from now on."""
    from engine.journal import sqlite
    from engine.journal.sql_rows import row_of

    def bare(step: Any, session: int, _: bytes) -> tuple[Any, ...]:
        return (*row_of(step, session), None)

    sqlite.chained = bare
    store.chained = False


def main() -> None:
    """Read hands, write taps."""
    with application(widgets=True) as app:
        from tests.desktop.dealer import BEFORE, Hands, read  # where the reader lies differs from build to build

        def do_line(hands: Hands, line: dict[str, Any]) -> None:
            assert hands.bridge.send(read(line)), line

        Hands.do_line = do_line  # type: ignore[attr-defined]
        assert "sit" in BEFORE
        worker = Worker(app)
        if UNCHAINED:
            unchain(worker.hands.store)
        gc.collect()
        for text in sys.stdin:
            order = json.loads(text)
            if order.get("memory"):
                import resource as usage

                print(json.dumps({"rss_kb": usage.getrusage(usage.RUSAGE_SELF).ru_maxrss}), flush=True)
                continue
            print(json.dumps(worker.play(order["hand"], order.get("look", False))), flush=True)
        worker.hands.close()


if __name__ == "__main__":
    main()
