"""Letters of 130%: nothing is written smaller than it is at 100%, and a line of the replay stays in its row."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge.scene import LogLine
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.replay.hand_pane import LineRecord, LineRow
from desktop.setup.side import ChoiceSummary
from desktop.words.i18n import LANGUAGES
from tests.desktop.screens import SCREENS
from tests.desktop.speaking import speaking
from tests.desktop.spying import Painted, painted_on

A_LITTLE = 1.5
"""Px of the screen: what rounding takes, and a word that is broken over a line."""
HOUSES = ("casino", "home", "tournament", "online")


def written(page: Any, text: float) -> list[Painted]:
    """What a page writes with letters of this size; the first page for every kind of house."""
    if hasattr(page, "view"):
        page.view.text_size = text
        page.view.restyle()
    else:
        page.set_look(replace(page.look, text=text))
    if not hasattr(page, "take_preset"):
        return painted_on(page)
    pieces = []
    for house in HOUSES:
        page.take_preset(house)
        pieces += painted_on(page)
    return pieces


def smaller(plain: list[Painted], large: list[Painted]) -> set[tuple[str, float, float]]:
    """The words that are smaller among `large`, with both sizes; a part of a sentence is found in the whole of it."""
    shrunk = set()
    for piece in large:
        words = piece.words.rstrip("\u2026").strip()
        of_kind = [each for each in plain if type(each.widget) is type(piece.widget)]
        alike = [each for each in of_kind if each.words == piece.words] or [
            each for each in of_kind if len(words) > 1 and words in each.words
        ]
        least = min((each.px for each in alike), default=0.0)
        if piece.px < least - A_LITTLE:
            shrunk.add((piece.words, least, piece.px))
    return shrunk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["1280", "1024"])
@pytest.mark.parametrize("name", ["setup", "recap", "recap, crowded", "mid-hand", "showdown", "between"])
def test_nothing_is_smaller_than_with_plain_letters(
    qtbot: QtBot, name: str, size: tuple[int, int], language: str
) -> None:
    make = next(screen.make for screen in SCREENS if screen.name == name)
    with speaking(language):
        page = make(size, load())
        qtbot.addWidget(page)
        plain, large = written(page, 1.0), written(page, 1.3)
        assert sum(piece.px for piece in large) > sum(piece.px for piece in plain), "letters have grown"
        assert not smaller(plain, large)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["1280", "1024"])
def test_the_rules_of_this_table_are_read_as_easily_as_their_neighbours(
    qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    with speaking(language):
        page: Any = next(screen.make for screen in SCREENS if screen.name == "setup")(size, load())
        qtbot.addWidget(page)
        pieces = [piece for piece in written(page, 1.3) if type(piece.widget) is ChoiceSummary]
        sizes = sorted(piece.px for piece in pieces)
        assert len(sizes) > 40
        assert sizes[0] >= 0.66 * sizes[-1], [piece.words for piece in pieces if piece.px == sizes[0]]


def line_of_the_replay(qtbot: QtBot, look: Look, words: str, across: float) -> tuple[QWidget, list[Painted]]:
    """A line of the replay as it is painted, and its words and figures without the number of the seat."""
    row = LineRecord(LogLine(words, 4, pot=1_234_575), 0, now=True)
    area = QRectF(0, 0, across, LineRow().high(look, row))

    class Line(QWidget):
        def paintEvent(self, event: object) -> None:
            p = QPainter(self)
            p.scale(look.scale, look.scale)
            LineRow().draw(p, look, area, row, False, True)
            p.end()

    line = Line()
    qtbot.addWidget(line)
    line.resize(round(area.width() * look.scale), round(area.height() * look.scale))
    return line, [piece for piece in painted_on(line) if piece.words != "4"]


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("words", ["Chlo\u00e9 grosse blinde 50", "Maximiliane relance \u00e0 1 234 567, tapis"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["1280", "1024"])
def test_a_line_of_the_replay_stays_in_its_row(qtbot: QtBot, size: tuple[int, int], words: str, text: float) -> None:
    line, pieces = line_of_the_replay(qtbot, Look(load(), fit(*size), text), words, 300)
    assert len(pieces) > 1
    for piece in pieces:
        assert piece.rect.top() >= 2
        assert piece.rect.bottom() <= line.height() - 2


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["1280", "1024"])
def test_a_line_of_the_replay_is_no_smaller_in_more_room(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    """Words that stand in one line are as large as the room lets them: they grow by steps, not at once."""
    look, sizes = Look(load(), fit(*size), text), []
    for across in range(240, 520, 10):
        _, pieces = line_of_the_replay(qtbot, look, "Anna raises to 81.50, all-in", across)
        words = [piece for piece in pieces if "1,234,575" not in piece.words]
        sizes += [words[0].px] if len(words) == 1 else []
    assert len(sizes) > 10
    assert [pair for pair in pairwise(sizes) if not 1 <= pair[1] / pair[0] < 1.15] == []


def test_the_watch_sees_a_word_that_shrank(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    rect = QRectF(0, 0, 9, 9)
    plain = [Painted("deux mots", rect, page, 15.0)]
    assert smaller(plain, [Painted("deux", rect, page, 11.0)]) == {("deux", 15.0, 11.0)}
    assert not smaller(plain, [Painted("deux mots", rect, page, 15.0), Painted("autre", rect, page, 5.0)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "least"), [((1280, 800), 13.5), ((1024, 600), 11)], ids=["1280", "1024"])
def test_how_many_payments_there_would_be_is_read_beside_a_full_title(
    qtbot: QtBot, size: tuple[int, int], least: float, language: str
) -> None:
    """Thirteen payments, the key that turns them and the one that ends the game leave it two short lines."""
    with speaking(language):
        page: Any = next(screen.make for screen in SCREENS if screen.name == "recap, crowded")(size, load())
        qtbot.addWidget(page)
        pieces = [piece for piece in written(page, 1.3) if piece.words.startswith("13 ")]
        assert [piece.px >= least for piece in pieces] == [True], [(piece.words, piece.px) for piece in pieces]
