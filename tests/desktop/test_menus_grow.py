"""With text at 130 % the words of menus and sheets are larger than at 100 %, and none is cut, in any language."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.kit.button import Button
from desktop.kit.sheet import Sheet
from desktop.kit.theme import load
from desktop.table.view import TableView
from desktop.words import i18n
from tests.desktop.screens import SCREENS
from tests.desktop.speaking import speaking
from tests.desktop.spying import Painted, clipped, faults, painted_on
from tests.desktop.test_words_are_whole import LARGEST, PEOPLE, SIZE_OF

MENUS = [screen for screen in SCREENS if screen.name in ("mid_hand, seat:4", "mid_hand, menu", "between, table")]
SHEETS = [
    screen for screen in SCREENS if screen.name in ("mid_hand, said:4", "between, ask:rename:1", "mid_hand, sit:3")
]


def menu_words(painted: list[Painted]) -> dict[str, float]:
    """The words of the menu that is open, with their sizes in px."""
    return {text.words: text.px for text in painted if type(text.widget.parent()).__name__ == "MenuPanel"}


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_the_words_of_a_menu_grow_and_none_is_cut(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    made, chosen = TableView.__init__, [1.0]

    def sized(self: TableView, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]
        self.text_size = chosen[0]

    monkeypatch.setattr(TableView, "__init__", sized)
    assert len(MENUS) == 3
    with speaking(code):
        for screen in MENUS:
            sizes = []
            for chosen[0] in (1.0, LARGEST):
                window = screen.make(SIZE_OF[code], load())
                qtbot.addWidget(window)
                painted = painted_on(window)
                sizes.append(menu_words(painted))
                window.close()
            assert not faults(window, painted), screen.name
            assert not clipped(painted, PEOPLE), screen.name
            both = [(sizes[0][words], sizes[1][words]) for words in sizes[0] if words in sizes[1]]
            assert len(both) > 4
            assert sum(large for _, large in both) > 1.15 * sum(small for small, _ in both), screen.name


def test_the_words_of_a_sheet_grow(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made, chosen = TableView.__init__, [1.0]

    def sized(self: TableView, *args: object, **more: object) -> None:
        made(self, *args, **more)  # type: ignore[arg-type]
        self.text_size = chosen[0]

    monkeypatch.setattr(TableView, "__init__", sized)
    assert len(SHEETS) == 3
    for screen in SHEETS:
        sizes = []
        for chosen[0] in (1.0, LARGEST):
            window = screen.make((1280, 800), load())
            qtbot.addWidget(window)
            painted = painted_on(window)
            rows = [
                text for text in painted if isinstance(text.widget.parent(), Sheet) and isinstance(text.widget, Button)
            ]
            sizes.append({row.words: row.px for row in rows if len(row.words) > 1})
            window.close()
        assert not faults(window, painted), screen.name
        both = [(sizes[0][words], sizes[1][words]) for words in sizes[0] if words in sizes[1]]
        assert sum(large for _, large in both) > 1.1 * sum(small for small, _ in both), (screen.name, both)
