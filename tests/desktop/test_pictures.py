"""How every screen looks, held by small references: `make references` makes them anew, on purpose and never by a test.

A reference is its screen in blocks of 16 x 16 px: lightness and the two colour differences of each, so that how letters
are rasterised does not matter, but a part that is missing, moved, of another colour or another size does.
"""

import sys
import time
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge import build_scene
from desktop.kit import fonts
from desktop.kit.theme import ThemeName, load
from desktop.present import handover
from desktop.shell.people import people
from engine.journal.memory import MemoryStore
from tests.desktop.floor_screens import FLOOR
from tests.desktop.screens import SCREENS, Screen, Size

FOLDER = Path(__file__).parent / "references"
BLOCK = 16
NEAR = 16
"""How far a block's lightness or colour may be off, of 255: letters of another rasteriser are."""
MOST = 0.003
"""Which part of the blocks may be off by more. Measured: hinted or jagged letters 0.0018, a pot gone 0.0063."""
UPRIGHT: Size = (800, 1280)
LOOKS: tuple[tuple[Size, ThemeName], ...] = (((1280, 800), "dark"), ((1920, 1080), "high_contrast"), (UPRIGHT, "dark"))
"""Each arrangement once, in two themes: a theme changes colours and the width of lines, never where things are."""
CHOSEN = (
    "mid-hand", "typed", "over the pot", "folded to here", "awarded", "between", "empty", "mid_hand, log",
    "mid_hand, board", "mid_hand, menu", "between, seat:1", "mid_hand, why:wager.max", "mid_hand, said:4",
    "mid_hand, correct:4", "between, handover", "between, sit:8", "over_pot, floor", "table, stud", "table, two boards",
    "table, two runs", "table, 11 seats", "table, six pots to come", "setup", "all rules", "recap", "this device",
    "keys", "players' display, mid_hand",
)  # fmt: skip
"""The screens that are held; the others differ from them in words only."""

Case = tuple[str, Size, ThemeName]
FLOORS: list[Case] = [
    (f"floor, {name}", size, theme) for size, theme in LOOKS[:2] for name in ("tiles", "lists", "dealers", "day")
]
"""The floor of a card room with forty tables."""
CASES: list[Case] = [*((name, size, theme) for size, theme in LOOKS for name in CHOSEN), *FLOORS]


def blocks(widget: QWidget) -> bytes:
    """A widget's picture, three bytes a block: lightness, blue against yellow, red against green."""
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    across, down = picture.width() // BLOCK, picture.height() // BLOCK
    small = picture.copy(0, 0, across * BLOCK, down * BLOCK).scaled(
        across, down, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    averages = bytearray()
    for y in range(down):
        row = bytes(small.constScanLine(y))[: 3 * across]
        for red, green, blue in zip(row[::3], row[1::3], row[2::3], strict=True):
            light = (red * 3 + green * 6 + blue) // 10
            averages += bytes((light, (blue - light) // 2 + 128, (red - light) // 2 + 128))
    return bytes(averages)


def file_of(name: str, size: Size, theme: str) -> Path:
    plain = "".join(sign if sign.isalnum() else "_" for sign in name)
    return FOLDER / f"{plain}-{size[0]}x{size[1]}-{theme}.z"


def screen_of(name: str) -> Screen:
    if name.startswith("floor, "):
        return Screen(name, FLOOR[name.removeprefix("floor, ")])
    return next(screen for screen in SCREENS if screen.name == name)


def shown(name: str, size: Size, theme: ThemeName) -> QWidget:
    """A screen with the wall's clock stopped, in UTC, and one head of all chains: none is a part of how it looks."""
    kept, local = (build_scene.clock_words, handover.short), time.localtime
    build_scene.clock_words, handover.short = lambda: "20:31", lambda _: "2d71 1642 b726 b044"
    time.localtime = time.gmtime
    try:
        return screen_of(name).make(size, load(theme))
    finally:
        build_scene.clock_words, handover.short = kept
        time.localtime = local


def off(now: bytes, before: bytes) -> float:
    """Which part of the blocks is off."""
    if len(now) != len(before):
        return 1.0
    wrong = sum(
        any(abs(level - other) > NEAR for level, other in zip(now[at : at + 3], before[at : at + 3], strict=True))
        for at in range(0, len(now), 3)
    )
    return wrong * 3 / len(now)


@pytest.mark.parametrize(("name", "size", "theme"), CASES, ids=lambda value: str(value).replace(", ", "x"))
def test_a_screen_looks_as_it_did(qtbot: QtBot, name: str, size: Size, theme: ThemeName) -> None:
    window = shown(name, size, theme)
    qtbot.addWidget(window)
    reference = file_of(name, size, theme)
    assert reference.exists(), "no reference yet: make references"
    assert off(blocks(window), zlib.decompress(reference.read_bytes())) <= MOST, "if that is meant: make references"


def test_names_are_offered_in_a_book_that_has_no_file() -> None:
    """The pictures' own evenings: `feltbook pictures` opens the sheet of a player there."""
    assert list(people(MemoryStore())) == []


def test_another_theme_a_missing_part_and_another_size_are_seen(qtbot: QtBot) -> None:
    """The comparison would fail if something were wrong."""
    window = shown("typed", (1280, 800), "dark")
    qtbot.addWidget(window)
    before = blocks(window)
    assert off(before, before) == 0
    light = shown("typed", (1280, 800), "light")
    qtbot.addWidget(light)
    assert off(blocks(light), before) > 0.5
    for part in (window.view.felt.pots[0], window.view.felt.seats[8], window.view.bar.fold, window.view.column.log):  # type: ignore[attr-defined]
        part.hide()
        assert off(blocks(window), before) > MOST, type(part).__name__
        part.show()
    assert off(blocks(window), before) == 0


@pytest.mark.parametrize("name", ["typed", "table, 11 seats"])
@pytest.mark.parametrize(
    ("hinting", "strategy"),
    [
        (QFont.HintingPreference.PreferFullHinting, QFont.StyleStrategy.PreferAntialias),
        (QFont.HintingPreference.PreferNoHinting, QFont.StyleStrategy.NoAntialias),
    ],
    ids=["hinted", "jagged"],
)
def test_other_letters_are_no_other_picture(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    hinting: QFont.HintingPreference,
    strategy: QFont.StyleStrategy,
) -> None:
    window = shown(name, (1280, 800), "light")
    qtbot.addWidget(window)
    before, plain = blocks(window), fonts.font

    def font(px: int, weight: int = fonts.MEDIUM) -> QFont:
        made = QFont(plain(px, weight))
        made.setHintingPreference(hinting)
        made.setStyleStrategy(strategy)
        return made

    monkeypatch.setattr(fonts, "font", font)
    monkeypatch.setattr(fonts, "shaped", fonts.shaped.__wrapped__)  # what is shaped already is kept
    now = blocks(window)
    assert now != before
    assert off(now, before) <= MOST


def test_no_reference_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.z")} == {file_of(*case).name for case in CASES}


def make() -> None:
    """Make each reference anew that is missing, or off by more than the test allows; the others stay as they are."""
    app = QApplication.instance() or QApplication(["references"])
    assert isinstance(app, QApplication)
    fonts.install()
    FOLDER.mkdir(exist_ok=True)
    for old in set(FOLDER.glob("*.z")) - {file_of(*case) for case in CASES}:
        old.unlink()
    for case in CASES:
        window, reference = shown(*case), file_of(*case)
        now = blocks(window)
        if not reference.exists() or off(now, zlib.decompress(reference.read_bytes())) > MOST:
            reference.write_bytes(zlib.compress(now, 9))
        window.close()
        window.deleteLater()
        app.processEvents()


if __name__ == "__main__":
    sys.exit(make())
