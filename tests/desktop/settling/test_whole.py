"""Nothing on the settle-up page is cut, at any size."""

import pytest
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.page_keys import SignCard
from desktop.kit.theme import load
from desktop.recap.payments_to_settle import Choosable
from desktop.recap.settle import SettlePanel
from desktop.recap.settle_parts import SettleMode
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from engine.journal.memory import MemoryStore
from tests.desktop.settling.evenings import SIZES, evening, opened, shown
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mode", SettleMode)
def test_nothing_is_cut_at_any_size(qtbot, size, mode):
    page = opened(qtbot, size).settle_page
    page.begin(mode)
    inside = page.rect()
    for part in (page.go, page.back, *(card for card in page.payments.cards if isinstance(card, Choosable))):
        if part.isVisible():
            at = part.mapTo(page, part.rect().topLeft())
            assert inside.contains(at), (size, part.words)
            assert inside.contains(part.mapTo(page, part.rect().bottomRight()))
    texts = painted_on(page)
    assert faults(page, texts) == []
    assert clipped(texts, page.shown.people) == []


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_with_the_largest_text(qtbot, size, code):
    with speaking(code):
        control = opened(qtbot, size, 1.3)
        for mode in SettleMode:
            page = control.settle_page
            page.begin(mode)
            texts = painted_on(page)
            assert faults(page, texts) == [], mode
            assert clipped(texts, page.shown.people) == [], mode


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_low_card_says_less_in_letters_that_are_read(qtbot, code):
    """130% at 1024x600 and three rows of payments: the two lines of the note would be 8 px high."""
    fonts.install()
    with speaking(code):
        page = QWidget()
        qtbot.addWidget(page)
        look = Look(load(), fit(1024, 600), 1.3)
        settle = SettlePanel(look)
        qtbot.addWidget(settle)
        more = settle.more
        more.setParent(page)
        more.setGeometry(10, 10, 162, 42)
        page.resize(300, 60)
        page.show()
        more.show()
        texts = painted_on(page)
        assert faults(page, texts) == []
        assert min(text.px for text in texts) >= 10, texts


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_said_while_chips_are_missing_is_whole(qtbot, code):
    with speaking(code):
        store = MemoryStore()
        session = evening(store, ("Rosa", 0), ("Maya", 0))
        session.undo()
        session.dispatch(c.Count(seat=1, stack=393))
        session.dispatch(c.End())
        page = shown((1024, 600), 1.3, session, qtbot).settle_page
        texts = painted_on(page)
        assert faults(page, texts) == []
        assert clipped(texts, page.shown.people) == []


def test_two_notes_below_the_words_of_a_low_card_touch_none_of_them(qtbot):
    """130% at 1024x600: a third row of payments leaves the card so low that its note takes two lines."""
    fonts.install()
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 60)
    card = SignCard(Look(load(), fit(1024, 600), 1.3), "coins", page, strong=False)
    card.say("Pay and share", "codes, expenses, old debts")
    card.setGeometry(10, 10, 162, 42)
    page.show()
    texts = painted_on(page)
    assert len(texts) == 3
    assert faults(page, texts) == []
