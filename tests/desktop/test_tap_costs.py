"""What a tap asks of the book: one transaction that writes; a hand is read once; a digit asks nothing."""

import gzip
import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.journal.sqlite import SqliteStore
from tests.desktop.dealer import Hands

HANDS = Path(__file__).parents[1] / "engine" / "hands.jsonl.gz"
PLAYED = 2


def statements(tmp_path: Path) -> list[tuple[bool, list[str]]]:
    """Of every tap of some hands: whether a step came of it, and the SQL it ran by its first words."""
    ran: list[str] = []
    taps: list[tuple[bool, list[str]]] = []

    def newest() -> int:
        assert hands.bridge is not None
        return max(step.sequence for step in hands.bridge.session.steps())

    def press(widget: QWidget) -> None:
        before = newest()
        assert isinstance(hands.store, SqliteStore)
        hands.store.db.set_trace_callback(ran.append)
        ran.clear()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        hands.store.db.set_trace_callback(None)
        own = [sql for place, sql in enumerate(ran) if place == 0 or sql != ran[place - 1]]  # a trigger tells it again
        taps.append((newest() != before, [sql.split()[0].upper() for sql in own]))

    hands = Hands((1280, 800), press, tmp_path / "book.db")
    with gzip.open(HANDS, "rt") as lines:
        read = [json.loads(line) for line in lines]
    for hand in [recorded for recorded in read if "pluribus" in recorded["source"]][:PLAYED]:
        for line in hand["lines"]:
            hands.do(line)
    hands.close()
    assert isinstance(hands.store, SqliteStore)
    hands.store.close()
    return taps


def test_a_tap_is_one_transaction_of_one_step(tmp_path: Path) -> None:
    stored = [words for step, words in statements(tmp_path) if step]
    assert len(stored) > 15
    assert all(words[:2] == ["BEGIN", "INSERT"] for words in stored)
    assert all(words.count("COMMIT") == 1 for words in stored)
    assert sum(words.count("INSERT") for words in stored) == len(stored) + PLAYED, "and a snapshot where a hand ends"


def test_a_hand_is_read_once(tmp_path: Path) -> None:
    read = [word for _, words in statements(tmp_path) for word in words if word not in ("BEGIN", "INSERT", "COMMIT")]
    assert read == ["SELECT"] * PLAYED


def test_a_digit_asks_nothing_of_the_book(tmp_path: Path) -> None:
    silent = [words for step, words in statements(tmp_path) if not step]
    assert silent
    assert all(words == [] for words in silent)
