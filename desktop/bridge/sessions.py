"""Both gates of late imports: `present` for a session to show, which a start on a new book does not have.

The first paint does not need the parts that change a session: `desktop.shell.after_paint` imports them afterwards.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.bridge.session_changes import SessionChanges
    from engine.journal.current_session import CurrentSession


def present() -> "type[CurrentSession]":
    """Return the class of a session that is only shown."""
    from engine.journal.current_session import CurrentSession

    return CurrentSession


def changing() -> "SessionChanges":
    """Return the functions that start, continue, correct and explain a session."""
    from desktop.bridge.session_changes import CHANGING

    return CHANGING
