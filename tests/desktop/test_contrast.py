"""Contrast as it is on the screen: the ink of every text against the ground that was really painted under it."""

from collections import Counter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.metrics import fit
from desktop.kit.theme import Theme, ThemeName, contrast, load
from desktop.present.slot import Slot
from tests.desktop.screens import SCREENS, Screen
from tests.desktop.spying import Painted, covered, watched
from tests.desktop.test_theme import THEMES

FILLS = ("normal", "main", "next", "outline", "reminder", "quick", "chosen", "bare")


def ground(picture: QImage, rect: QRectF, ink: QColor) -> QColor:
    """The colour most of `rect` has that is not the ink."""
    ratio = picture.devicePixelRatio()
    step = 1 if rect.width() * rect.height() < 200 else 2
    top, left = max(0, round(rect.top() * ratio)), max(0, round(rect.left() * ratio))
    rows = range(top, min(picture.height(), round(rect.bottom() * ratio) + 1), step)
    columns = range(left, min(picture.width(), round(rect.right() * ratio) + 1), step)
    seen = Counter(picture.pixel(x, y) for y in rows for x in columns)
    near = [(QColor(rgb), count) for rgb, count in seen.most_common(6)]
    return next((colour for colour, _ in near if _apart(colour, ink) > 24), ink)


def _apart(colour: QColor, other: QColor) -> int:
    return max(abs(colour.red() - other.red()), abs(colour.green() - other.green()), abs(colour.blue() - other.blue()))


def written(window: QWidget) -> list[tuple[Painted, QColor]]:
    """Every text on a window with the ground it stands on."""
    texts: list[Painted] = []
    with watched(texts):
        picture = window.grab().toImage()
    seen = [(piece, piece.on(window)) for piece in texts]
    return [
        (piece, ground(picture, rect, piece.ink))
        for piece, rect in seen
        if not any(covered(piece, point, window) for point in (rect.center(), rect.topLeft(), rect.bottomRight()))
    ]


SHARES: list[tuple[Screen, ThemeName]] = [(screen, "light") for screen in SCREENS]
SHARES += [(screen, ("dark", "high_contrast")[at % 2]) for at, screen in enumerate(SCREENS)]
"""Every screen in the light theme, which has the least to spare, and in one of the others by turns."""


@pytest.mark.parametrize(("screen", "name"), SHARES, ids=lambda piece: getattr(piece, "name", piece))
def test_every_text_on_the_screen_has_seven_to_one(qtbot: QtBot, screen: Screen, name: ThemeName) -> None:
    window = screen.make((1280, 800), load(name))
    qtbot.addWidget(window)
    pairs = written(window)
    assert pairs
    weak = {
        (piece.words, piece.ink.name(), under.name(), round(contrast(piece.ink, under), 1))
        for piece, under in pairs
        if contrast(piece.ink, under) < 7.0
    }
    assert not weak


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load(request.param)


@pytest.mark.parametrize("fill", FILLS)
@pytest.mark.parametrize("down", [False, True])
def test_every_button_can_be_read_and_found(qtbot: QtBot, theme: Theme, fill: str, down: bool) -> None:
    button = Button(Look(theme, fit(1280, 800)))
    qtbot.addWidget(button)
    button.render_face(Slot("Raise to", "450", fill=fill))  # type: ignore[arg-type]
    button.setDown(down)
    painted, edge, line, _, first, second = button.dress()
    for behind in (theme.panel, theme.sunk):
        assert contrast(first, painted or behind) >= 7.0
        assert contrast(second, painted or behind) >= 7.0
        if fill != "bare":
            assert (
                max(contrast(colour, behind) for colour in (painted, edge if line else None) if colour is not None)
                >= 3.0
            )


def test_a_barred_button_can_be_read(qtbot: QtBot, theme: Theme) -> None:
    button = Button(Look(theme, fit(1280, 800)))
    qtbot.addWidget(button)
    button.render_face(Slot("Fold", reason="not to act"))
    painted, edge, _, dash, first, second = button.dress()
    assert painted is None
    assert dash
    assert edge is not None
    for behind in (theme.panel, theme.sunk):
        assert min(contrast(first, behind), contrast(second, behind)) >= 7.0
        assert contrast(edge, behind) >= 3.0
