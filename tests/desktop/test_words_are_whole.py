"""No word is cut: not with the largest text, in no language. Only names of people may end in an ellipsis."""

import re
from itertools import cycle

import pytest
from pytestqt.qtbot import QtBot

from desktop.demo.evening import DEALERS
from desktop.kit.appearance import Look
from desktop.kit.theme import load
from desktop.table.view import TableView
from desktop.words import i18n
from tests.desktop import screens, tables
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on

LARGEST = 1.3
PEOPLE = (*tables.NAMES, *DEALERS, "Maximiliana-Josephine", "Konstantinos", "Player")
SIZE_OF = dict(zip(i18n.LANGUAGES, cycle([(1280, 800), (1024, 600)])))
"""One size a language, in turn."""
OTHER_SIZE = {(1280, 800): (1024, 600), (1024, 600): (1280, 800)}
NARROWEST = re.compile("^recap|five pots")
"""Screens whose words have the least room: they are seen at both sizes in every language."""


@pytest.mark.parametrize("code", i18n.LANGUAGES)
@pytest.mark.parametrize("chosen", ["every screen", "the narrowest, at the other size"])
def test_screens_with_the_largest_text(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str, chosen: str) -> None:
    made, every = TableView.__init__, chosen == "every screen"
    size = SIZE_OF[code] if every else OTHER_SIZE[SIZE_OF[code]]
    shown = [screen for screen in screens.SCREENS if every or NARROWEST.search(screen.name)]
    assert len(shown) >= 4

    def larger(self: TableView, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]
        self.text_size = LARGEST

    monkeypatch.setattr(TableView, "__init__", larger)
    monkeypatch.setattr(screens, "Look", lambda theme, fitted: Look(theme, fitted, LARGEST))
    wrong = []
    with speaking(code):
        for screen in shown:
            window = screen.make(size, load())
            qtbot.addWidget(window)
            painted = painted_on(window)
            wrong += [f"{screen.name}: {line}" for line in (*clipped(painted, PEOPLE), *faults(window, painted))]
            window.close()
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "part"),
    [("over the pot", "AmountPad"), ("awarded", "AwardWidget"), ("levels, levels", "LevelLine"),
     ("mid_hand, said:4", "RulingSheet")],
)  # fmt: skip
def test_words_are_as_large_as_was_chosen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, part: str) -> None:
    made, screen = TableView.__init__, next(screen for screen in screens.SCREENS if screen.name == name)
    sizes: dict[float, dict[str, float]] = {}
    for text in (1.0, LARGEST):

        def chosen(self: TableView, *args: object, text: float = text, **more: object) -> None:
            made(self, *args, **more)  # type: ignore[arg-type]
            self.text_size = text

        monkeypatch.setattr(TableView, "__init__", chosen)
        window = screen.make((1280, 800), load())
        qtbot.addWidget(window)
        painted = [piece for piece in painted_on(window) if type(piece.widget).__name__ == part]
        titles = {getattr(piece.widget, "title", "") for piece in painted}
        sizes[text] = {piece.words: piece.px for piece in painted if piece.words not in titles}
        window.close()
    both = sizes[1.0].keys() & sizes[LARGEST].keys()
    assert any(sizes[LARGEST][words] > sizes[1.0][words] for words in both), sizes
    assert all(sizes[LARGEST][words] >= sizes[1.0][words] for words in both), sizes
