"""Names by the keys on the screen: umlauts, accents, digits, hyphen and apostrophe, by language."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.table.letters import PLAIN, second_page, with_letter
from desktop.words.i18n import LANGUAGES
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.in_each import NAMES
from tests.desktop.speaking import speaking


def spell(table: Table, sheet: Any, name: str) -> None:
    """Tap a name, turning the page of letters where it is needed."""
    for letter in name:
        if letter.upper() not in sheet.letters.page and letter not in sheet.letters.page:
            table.tap(sheet.letters.other)
        keys = {key.slot.word: key for key in sheet.letters.keys}
        table.tap(keys[letter] if letter in keys else keys[letter.upper()])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 600)])
def test_names_of_the_language_are_spelled_by_touch(make: MakeTable, code: str, size: tuple[int, int]) -> None:
    with speaking(code):
        table = make(size=size)
        table.seat(3)
        sheet: Any = table.window.sheet
        assert sheet is not None
        sheet.show_letters(True)
        for name in NAMES[code]:
            sheet.name.clear()
            spell(table, sheet, name)
            assert sheet.name.text() == name
        assert all(key.accessibleName() for key in sheet.letters.keys)


def test_the_keys_are_letters_while_the_name_has_the_keyboard(make: MakeTable) -> None:
    table = make()
    table.seat(3)
    sheet: Any = table.window.sheet
    for tapped, letters in ((None, True), (sheet.entry, False), (sheet.name, True), (sheet.entry, False)):
        if tapped is not None:
            table.tap(tapped)
        assert (sheet.name.hasFocus(), sheet.letters.keys[0].isVisible()) == (letters, letters)
        assert sheet.pad.keys[0].isVisible() is not letters
    table.key(Qt.Key.Key_J)
    assert (sheet.name.text(), sheet.letters.keys[0].isVisible()) == ("j", True), "typing a letter goes to the name"


def test_both_pages_have_as_many_letters_and_none_twice() -> None:
    for language in LANGUAGES.values():
        page = second_page(language)
        assert len(page) == len(PLAIN) == len(set(page))
        assert set("0123456789-'") <= set(page)


def test_after_a_hyphen_or_an_apostrophe_a_name_begins() -> None:
    assert with_letter("O'", "B") == "O'B"
    assert with_letter("Anna-", "Ä") == "Anna-Ä"
    assert with_letter("Wei", "ß") == "Weiß"
    assert with_letter("J", "Ö") == "Jö"
