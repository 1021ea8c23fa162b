"""The column at the showdown: every pot in sight as soon as it fits, the log above gives way first."""

import re

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.kit.sizes import BADGE
from desktop.kit.theme import load
from desktop.present.awards import Awards, Proposal
from desktop.present.centre import Centre, CentreCell, PotFace, PotWinner
from desktop.present.window_state import Local
from desktop.table.column_cards import AwardWidget
from desktop.table.pots import PotPill
from desktop.table.view import TableView
from desktop.words.i18n import LANGUAGES, amounts_in, figure
from desktop.words.languages import speak
from desktop.words.phrases import pot_name
from engine.settings.records import Money
from engine.state import AwardedPot, Share
from tests.desktop import tables
from tests.desktop.spying import Painted, painted_on

SIZES = ((1024, 600), (1366, 768), (1920, 1040), *((1280, high) for high in (761, 779, 782, 791, 800)))


@pytest.mark.parametrize("size", SIZES)
def test_two_pots_are_both_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = TableView(load())
    qtbot.addWidget(view)
    view.resize(*size)
    view.render_scene(tables.many_pots(2), Local())
    view.show()
    column = view.column
    assert [card.isHidden() for card in column.awards[:2]] == [False, False]
    assert column.list.down.isHidden()


def taken(pots: int, seats: tuple[int, ...], rake: int, drop: int = 0) -> Local:
    """Every pot goes to these seats, after what the house takes."""
    each = (1_000_000 - rake - drop) // len(seats)
    awarded = tuple(AwardedPot(1_000_000, seats, rake, drop) for _ in range(pots))
    shares = tuple(Share(seat, each, pot) for pot in range(1, pots + 1) for seat in seats)
    return Local(awards=Awards(high=((seats,),)), proposal=Proposal(awarded, shares))


def words_of(qtbot: QtBot, size: tuple[int, int], pots: int, local: Local, kind: type) -> list[Painted]:
    """What is painted on the widgets of a kind."""
    view = TableView(load())
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    view.render_scene(tables.many_pots(pots), local)
    return [text for text in painted_on(view) if isinstance(text.widget, kind)]


@pytest.mark.parametrize("drop", [0, 5_000])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:4])
def test_the_winner_and_the_amount_of_a_pot_are_read(
    qtbot: QtBot, size: tuple[int, int], language: str, drop: int
) -> None:
    speak(language)
    try:
        painted = words_of(qtbot, size, 2, taken(2, (9,), 40_000, drop), AwardWidget)
        amount = figure(960_000 - drop)
    finally:
        speak("en")
    notes = [text for text in painted if amount in text.words]
    assert len(notes) == 2
    assert not [text.words for text in notes if "…" in text.words]
    assert min(text.px for text in notes) >= 11


@pytest.mark.parametrize("winners", [(8, 9), (7, 8, 9), (5, 6, 7, 8, 9)])
@pytest.mark.parametrize("size", SIZES[:4])
def test_who_takes_what_of_a_pot_is_never_tiny(qtbot: QtBot, size: tuple[int, int], winners: tuple[int, ...]) -> None:
    painted = words_of(qtbot, size, 3, taken(3, winners, 0), PotPill)
    heads = [pot_name(number, 3) for number in (1, 2, 3)] + [figure(1_000_000 + more) for more in range(3)]
    takers = [text for text in painted if text.words not in heads]
    assert min(text.px for text in takers) >= 11
    written = [re.findall(r"\d+", text.words) for text in takers]
    seats = [number for line in written for number in line if number in map(str, winners)]
    assert sorted(seats) == sorted(str(seat) for seat in winners * 3), "no winner is dropped"
    assert not [text.words for text in painted if text.cut or text.over_its_box]


def test_a_sum_that_begins_with_its_sign_is_not_cut(qtbot: QtBot) -> None:
    with amounts_in(Money("USD", 1)):
        painted = words_of(qtbot, (1024, 600), 2, taken(2, (8, 9), 0), PotPill)
        amount = figure(500_000)
    assert sum(text.words.endswith(amount) for text in painted) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:4])
def test_the_check_of_a_winner_covers_no_letter_of_the_line_above(
    qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    """A rake makes the note a line of its own, close above the hands; the check stands out over a hand's corner."""
    speak(language)
    try:
        painted = words_of(qtbot, size, 2, taken(2, (2,), 40_000), AwardWidget)
    finally:
        speak("en")
    checked = 0
    for text in painted:
        card = text.widget
        assert isinstance(card, AwardWidget)
        for button in (button for button in card.hands[: card.count] if button.face.fill == "chosen"):
            check = card.look.of(BADGE) * text.scale
            top = button.y() + button.margin * text.scale + 0.24 * check - check / 2
            assert text.rect.bottom() <= top, text.words
            checked += 1
    assert checked >= 8, "four texts of each of two pots"


def painted_middle(view: TableView, centre: Centre) -> list[str]:
    """What the felt writes, with this in its middle."""
    view.felt.render_felt(view.felt.plates, view.felt.spots, centre, view.felt.tray, view.felt.denominations)
    return [text.words for text in painted_on(view)]


def test_a_number_in_a_name_is_no_amount(qtbot: QtBot) -> None:
    """Before the chips are worked out the last word of "2 Theodora of Ravenna 22" was taken for them, and kept."""
    view = TableView(load())
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.render_scene(tables.many_pots(1), Local())
    view.show()
    face = PotFace("Main pot", 200, won=(PotWinner(2, "Theodora of Ravenna and of Byzantium and Rome 22"),))
    painted = painted_middle(view, replace(view.felt.centre, pots=(face,)))
    [line] = [words for words in painted if words.startswith("2 ")]
    assert line.startswith("2 Theodora")
    assert line.endswith("\u2026")


def test_a_sign_in_a_name_makes_no_two_payers_of_it(qtbot: QtBot) -> None:
    """A player called "Tom + Jerry" stood as two who pay the big blind."""
    view = TableView(load())
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.render_scene(tables.many_pots(1), Local())
    view.show()
    single = CentreCell("Big", ("4 Tom + Jerry of the Northern Woods",), "10")
    pair = CentreCell("Big", ("4 Rosalind", "5 Maximilian"), "10")
    lines = [painted_middle(view, Centre("between", title="Hand 2", cells=(cell,) * 4)) for cell in (single, pair)]
    assert [words for words in lines[0] if words.endswith(" +")] == []
    assert [words for words in lines[1] if words.endswith(" +")] == ["4 Rosalind +"] * 4
