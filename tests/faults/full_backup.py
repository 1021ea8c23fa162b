"""A window whose second folder for backups is full, then is not: what was said and what lies there, as JSON.

`python -m tests.faults.full_backup FOLDER`, in a process that was started with a disk to fail (`Disk.environment`).
"""

import errno
import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop

from desktop.app import App
from desktop.preferences.choices import Choices, ChoiceStore
from desktop.shell.offscreen import application
from engine import commands as c
from engine.journal.copies import folder_of
from engine.journal.sqlite import SqliteStore
from engine.keeping.backups import listed
from tests.engine.journal.evening import start


def main() -> None:
    """Two backups while nothing can be written there, one when it can again."""
    folder, orders = Path(sys.argv[1]), Path(os.environ["FELTBOOK_FAULTS"])
    stick = folder / "STICK"
    stick.mkdir()
    failures: list[str] = []
    rounds: list[dict[str, object]] = []
    with application(widgets=True), SqliteStore(folder / "house.db") as store:
        start(store)
        app = App(store, ChoiceStore())
        app.choice_store.choices = Choices(toured=True, backups=str(stick))
        app.start()
        app.settle_in()
        app.keeper.failed.connect(failures.append)
        own = stick / folder_of(store.file).name
        for full in (True, True, False):
            orders.write_text(f"write {errno.ENOSPC} {stick}\n" if full else "")
            assert app.bridge is not None
            played = bool(app.bridge.send(c.Splash(amount=5)))
            waiting = QEventLoop()
            app.keeper.ended.connect(waiting.quit)
            app.keeper.when_due()
            waiting.exec()
            there = sorted(path.name for path in own.iterdir()) if own.exists() else []
            rounds.append({"played": played, "behind": app.keeper.behind, "there": there})
        here = len(listed((folder_of(store.file),), store.file))
        app.close()
    sys.stdout.write(json.dumps({"told": failures, "rounds": rounds, "here": here}) + "\n")


if __name__ == "__main__":
    main()
