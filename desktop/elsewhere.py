"""Save elsewhere: the game in memory goes into another book, and goes on there."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.present.local import Said
from desktop.wording import say
from engine.journal.errors import JournalError, NotWritten
from engine.journal.place import INDEX, LOG
from engine.journal.sqlite import SqliteStore

if TYPE_CHECKING:
    from desktop.app import App
    from desktop.bridge import Bridge
    from engine.session import Session


def save_elsewhere(app: "App", bridge: "Bridge") -> None:
    """Ask for a file, write the whole session there and show it; when that fails, nothing has changed and it is said.

    The book it was in is left as it is: what it lost, it must not be mixed with.
    """
    named = ask_file(app, suggested(app.store.file))
    if not named:
        return
    try:
        store, session = saved(bridge.session, Path(named))
    except JournalError as error:
        bridge.failed.emit(NotWritten(error.cause, error.path, error.detail, session=error.session, step=error.step))
        return
    app.store = store
    app.play(session)
    if app.table is not None:
        app.table.desk.say(Said(say("goes_on_in", file=store.file.name), "win"), stays=True)


def saved(session: "Session", path: Path) -> tuple[SqliteStore, "Session"]:
    """The session in the book at `path`, made if it is not there; a book that was made in vain is gone again."""
    new = not path.exists()
    store = SqliteStore(path)
    try:
        return store, session.save_to(store)
    except BaseException:
        store.close()
        if new:
            for name in ("", LOG, INDEX, ".lock"):
                Path(f"{path}{name}").unlink(missing_ok=True)
        raise


def suggested(book: Path) -> Path:
    """A name beside the book that is free: "feltbook 2026-11-22 0130.db"."""
    return book.with_name(f"{book.stem} {datetime.now():%Y-%m-%d %H%M}{book.suffix or '.db'}")


def ask_file(parent: QWidget, start: Path) -> str:
    """Where to; "" when it was not said."""
    return QFileDialog.getSaveFileName(parent, say("save_elsewhere"), str(start), f"{say('book_files')} (*.db)")[0]
