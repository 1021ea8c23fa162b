"""A gate of late imports: beginning a session and going on with one; a new book has none to show at the start."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.session import Session


def sessions() -> "type[Session]":
    """What begins a session and goes on with one."""
    from engine.session import Session

    return Session
