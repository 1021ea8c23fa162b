"""Tables, menu rows and PINs as the tests of the floor, the lock and the dealer tap them."""

from typing import Any

from desktop.preferences.key_ring import KeyRing
from tests.desktop.conftest import Table

POT = {
    "game": "holdem", "limit": "pot_limit", "blinds": [1, 2], "seats": 6, "denominations": [1, 5, 25, 100],
}  # fmt: skip
FOUR = (("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), ("Dee", 4, 400))


def menu_row(table: Table, words: str) -> None:
    """A row of the window's own menu."""
    table.tap(table.window.view.strip.menu)
    assert table.window.menu is not None
    table.tap(next(row for row in table.window.menu.panel.rows if row.face.word == words))


def digits(table: Table, pad: Any, pin: str) -> None:
    """Tap a PIN and its key."""
    for digit in pin:
        table.tap(next(key for key in pad.keys if key.face.word == digit))
    table.tap(pad.go)


def passes(ring: KeyRing, seconds: float) -> None:
    """Let time pass on this device."""
    before = ring.now
    ring.now = lambda: before() + seconds
