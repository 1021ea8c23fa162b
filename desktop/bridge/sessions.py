"""Both gates of late imports: `present` shows a session where one was asked for, a start on a new book has none.

What changes it is not needed for the first paint: `desktop.shell.after_paint` imports it then.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.bridge.session_changes import Changing
    from engine.journal.current_session import Present


def present() -> "type[Present]":
    """A session as it stands, to be shown."""
    from engine.journal.current_session import Present

    return Present


def changing() -> "Changing":
    """What begins a session, goes on with one, corrects and explains it."""
    from desktop.bridge.session_changes import CHANGING

    return CHANGING
