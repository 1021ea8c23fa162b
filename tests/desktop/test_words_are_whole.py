"""No word is cut: not with the largest text, in no language. Only names of people may end in an ellipsis."""

import re

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
SIZE_OF = {"en": (1280, 800), "de": (1024, 600), "fr": (1280, 800), "es": (1024, 600)}
NARROW = re.compile(r"^PotPill|^Settle")
"""Pots of a crowded middle, five beside each other, and the hint of a list of payments: there is no room for more."""


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_every_screen_with_the_largest_text(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    made = TableView.__init__

    def larger(self: TableView, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]
        self.text_size = LARGEST

    monkeypatch.setattr(TableView, "__init__", larger)
    monkeypatch.setattr(screens, "Look", lambda theme, fitted: Look(theme, fitted, LARGEST))
    wrong = []
    with speaking(code):
        for screen in screens.SCREENS:
            window = screen.make(SIZE_OF[code], load())
            qtbot.addWidget(window)
            painted = painted_on(window)
            cut = [line for line in clipped(painted, PEOPLE) if not NARROW.match(line)]
            wrong += [f"{screen.name}: {line}" for line in (*cut, *faults(window, painted))]
            window.close()
    assert wrong == []
