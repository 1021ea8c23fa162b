"""A long evening in the window: memory, taps and the size of the book by the hour. `make soak` runs it alone.

`FELTBOOK_SOAK` = hours of the evening and how many times live pace, `12,10` as it comes: 72 minutes; pace 0 waits for
nothing. A tap is one command from its dispatch until it is stored and painted, off screen.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

HOURS, TIMES = (int(part) for part in os.environ.get("FELTBOOK_SOAK", "12,10").split(","))
MOST = 1.5
"""Times the second hour: what a tap of the last hour may take, and what memory may be held."""
HOUR = 3600
SIZE = (1280, 800)
MANY = 1 << 30


def held() -> float:
    """MB of memory this process holds now."""
    status = Path("/proc/self/status").read_text("ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def main() -> int:
    """Print a line an hour; 1 when the last is much slower or larger than the second."""
    if not __name__.endswith("__main__") and "FELTBOOK_SOAK" not in os.environ:
        print("left out: make soak runs it alone")
        return 0
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from desktop.app import App
    from desktop.demo.evening import OMAHA, DemoEvening
    from desktop.kit import fonts
    from engine.commands import Command
    from engine.journal.sqlite import SqliteStore
    from engine.refusals import Refusal
    from engine.session import Done, Session
    from engine.view.coming_deal import preview
    from engine.view.tell_state import tell

    application = QApplication.instance() or QApplication(["soak"])
    fonts.install()
    taps: list[float] = []
    hours: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory(prefix="feltbook-soak-") as folder:
        book = Path(folder) / "book.db"
        with SqliteStore(book) as store:
            session = Session.start(store, OMAHA)
            assert isinstance(session, Session)
            window = App(store)
            window.resize(*SIZE)
            window.play(session)
            window.show()
            application.processEvents()

            def do(command: Command) -> Done | Refusal:
                begun = time.perf_counter()
                done = session.dispatch(command)
                application.processEvents()
                taps.append(time.perf_counter() - begun)
                return done

            evening = DemoEvening(do, lambda: tell(session.state), lambda: preview(session.state))
            evening.sit()
            started, first = time.monotonic(), evening.at
            print("hour   hands    taps  tap ms  the slowest of 100   MB held   MB of book")
            for hand in evening.play(MANY):
                played = evening.at - first
                while TIMES and time.monotonic() - started < played / TIMES:
                    application.processEvents()
                    time.sleep(0.02)
                if played >= HOUR * (len(hours) + 1):
                    middle, slow = 1000 * statistics.median(taps), 1000 * statistics.quantiles(taps, n=100)[98]
                    size = sum(path.stat().st_size for path in book.parent.glob("book.db*")) / 2**20
                    hours.append((middle, held()))
                    print(
                        f"{len(hours):>4}  {hand:>6}  {len(taps):>6}  {middle:>6.2f}  {slow:>18.2f}"
                        f"  {hours[-1][1]:>8.1f}  {size:>11.2f}",
                        flush=True,
                    )
                    taps.clear()
                if len(hours) == HOURS:
                    break
            whole = session.verify()
            window.leave()
    slower, larger = (hours[-1][at] / hours[min(1, len(hours) - 1)][at] for at in (0, 1))
    print(f"the last hour beside the second: a tap {slower:.2f}, memory {larger:.2f} (goal: at most {MOST})")
    print(f"balanced: {whole['balanced']}, replayed: {whole['replay']}")
    return int(max(slower, larger) > MOST or not (whole["balanced"] and whole["replay"]))


if __name__ == "__main__":
    sys.exit(main())
