"""A process that reads all there is to read in a damaged book and says how each way of reading ended.

`python -m tests.faults.reading BOOK`: a line `way: ok` or `way: CAUSE STEP` each; a hang or a traceback is a failure.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from engine.exports import files
from engine.exports.formats import FORMATS
from engine.journal.errors import JournalError
from engine.journal.store import SqliteStore
from engine.recap.build import build
from engine.session import Session
from tests.faults.broken_sync import say


def main() -> None:
    """Read everything."""
    with SqliteStore(Path(sys.argv[1])) as store:
        tell("sessions", lambda: list(store.sessions()))
        tell("players", lambda: list(store.players()))
        sessions: list[Session] = []
        tell("resume", lambda: sessions.append(Session.resume(store, 1)))
        if sessions:
            read_session(sessions[0])


def read_session(session: Session) -> None:
    """All that is read of an open session."""
    tell("log", lambda: [list(session.log(hand)) for hand in range(session.state.number + 1)])
    tell("hands", session.hands)
    tell("steps", lambda: list(session.steps()))
    tell("everything", lambda: list(session.everything()))
    tell("verify", session.verify)
    tell("recap", lambda: build(session))
    for kind in FORMATS:
        tell(kind, partial(files.export, [session], kind))
    tell("undo", lambda: undo(session))


def undo(session: Session) -> None:
    """Take back all there is."""
    while session.undo_step is not None:
        session.undo()


def tell(way: str, read: Callable[[], object]) -> None:
    """Read, and say how it ended."""
    try:
        read()
        say(f"{way}: ok")
    except JournalError as error:
        say(f"{way}: {error.cause} {error.step}")


if __name__ == "__main__":
    main()
