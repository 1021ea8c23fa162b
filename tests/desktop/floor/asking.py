"""What is tapped in the floor's window, and what its server was asked."""

from typing import Any

from desktop.floor.line_list import LineKey, Lines
from desktop.floor.window import FloorWindow


def asked(window: FloorWindow) -> list[tuple[str, tuple[Any, ...]]]:
    return window.reader.server.asked  # type: ignore[attr-defined, no-any-return]


def tap_key(lines: Lines, words: str) -> None:
    """Tap the key of the first line whose words begin so."""
    next(key for key in lines.keys[::2] if key.isVisible() and about(key).startswith(words)).tap()


def tap_other(lines: Lines, words: str) -> None:
    """Tap the second key of the first line whose words begin so."""
    next(key for key in lines.keys[1::2] if key.isVisible() and about(key).startswith(words)).tap()


def about(key: LineKey) -> str:
    """Of which line a key is."""
    return key.accessibleName().removeprefix(f"{key.words}, ")
