"""Names by the keys on the screen, by language; letters and signs that are typed at the name or at the chips."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

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
        keys = {key.face.word: key for key in sheet.letters.keys}
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


def at_the_chips(make: MakeTable) -> Table:
    """The name Bo typed for seat 1; Tab went on to the chips."""
    table = make()
    table.seat(1)
    QTest.keyClicks(table.window.focusWidget(), "Bo")
    table.key(Qt.Key.Key_Tab)
    return table


def test_signs_typed_into_the_chips_go_into_no_name(make: MakeTable) -> None:
    table = at_the_chips(make)
    sheet: Any = table.window.sheet
    QTest.keyClicks(table.window.focusWidget(), "-")
    assert (sheet.name.text(), sheet.digits, sheet.go.face.reason) == ("Bo", "", "digits only here")
    table.key(Qt.Key.Key_Return)
    assert not table.view.seats, "nobody sits down with what was not meant"
    QTest.keyClicks(table.window.focusWidget(), "500")
    table.key(Qt.Key.Key_Backspace)
    assert (sheet.digits, sheet.go.face.reason) == ("50", "")
    table.key(Qt.Key.Key_Return)
    assert (table.view.seats[1].player, table.view.seats[1].stack) == ("Bo", 50)


def test_backspace_takes_a_wrong_sign_from_the_chips_and_leaves_the_digits(make: MakeTable) -> None:
    table = at_the_chips(make)
    sheet: Any = table.window.sheet
    QTest.keyClicks(table.window.focusWidget(), "70-")
    table.key(Qt.Key.Key_Backspace)
    assert (sheet.digits, sheet.go.face.reason) == ("70", "")
    table.key(Qt.Key.Key_Backtab)
    QTest.keyClicks(table.window.focusWidget(), "b")
    assert sheet.name.text().endswith("b"), "letters typed into the name go there"
