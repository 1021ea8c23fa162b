"""The labels of what undo and redo would do, in English."""

from engine.journal.labels import english
from engine.session import Session


def undo_text(session: Session) -> str:
    """What undo would take back, "" = nothing."""
    return english(session.undo_step.label) if session.undo_step else ""


def redo_text(session: Session) -> str:
    """What redo would do again, "" = nothing."""
    return english(session.redo_step.label) if session.redo_step else ""
