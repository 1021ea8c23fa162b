"""The column of who owes what: a question that must be answered is whole in sight at every size."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.present.column import ColumnView
from desktop.present.dues import dues
from desktop.present.slot import Slot
from desktop.table.column import ColumnPanel
from desktop.words.i18n import LANGUAGES
from desktop.words.say import say
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.fixtures import BETWEEN
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on

BESIDE = [(wide, high) for wide in range(1024, 1400, 35) for high in (600, 620, 660, 700, 720, 768, 800)]
LARGE = [(1440, 900), (1600, 900), (1920, 1040), (1920, 1080), (2560, 1440), (3840, 2160)]
UPRIGHT = [(600, 1024), (768, 1024), (800, 1280), (1080, 1920), (2160, 3840)]


@pytest.mark.parametrize("sizes", [BESIDE, LARGE, UPRIGHT], ids=["beside", "large", "upright"])
def test_a_question_is_whole_in_sight(qtbot: QtBot, sizes: list[tuple[int, int]]) -> None:
    two = dues(BETWEEN).cards[0]
    three = replace(two, options=(*two.options, two.options[0]))
    cards = (two, three, replace(three, note=say("post_again_big_blind", name="Lena", rule="BTN-3")))
    assert [len(card.options) for card in cards] == [2, 3, 3]
    column = ColumnPanel(Look(load(), fit(1280, 800)))
    qtbot.addWidget(column)
    for size in sizes:
        look = Look(load(), fit(*size))
        column.setGeometry(look.fit.column.toRect())
        column.resize(round(look.fit.column.width() * look.scale), round(look.fit.column.height() * look.scale))
        column.set_look(look)
        for card in cards:
            column.render_column(ColumnView("dues", "Hand 9", (), False, dues=replace(dues(BETWEEN), cards=(card,))))
            widget = column.dues[0]
            assert not widget.isHidden(), size
            assert column.list.up.isHidden(), size
            assert column.list.rect().adjusted(0, 0, 1, 1).contains(widget.geometry()), size
            for option in widget.options[: len(card.options)]:
                assert not option.isHidden(), size
                assert widget.rect().contains(option.geometry()), size


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_amount_stays_whole_once_its_way_in_is_ticked(qtbot: QtBot, code: str) -> None:
    with speaking(code):
        look = Look(load(), fit(1024, 600))
        buy, keep = say("option_buy_button", amount="15"), say("option_take_over")
        chosen = Slot(buy, second=say("option_button_second", dead="5", live="10"), icon="check", fill="chosen")
        wait = Slot(say("option_wait"), second=say("big_blind_in", hands=1))
        others = (Slot(keep, second=say("option_take_second")), wait)
        column = ColumnPanel(look)
        qtbot.addWidget(column)
        column.resize(round(look.fit.column.width() * look.scale), round(look.fit.column.height() * look.scale))
        column.set_look(look)
        card = replace(dues(BETWEEN).cards[0], options=(chosen, *others), settled=True)
        column.render_column(ColumnView("dues", "Hand 9", (), False, dues=replace(dues(BETWEEN), cards=(card,))))
        column.show()
        painted = painted_on(column)
        assert clipped(painted, ()) == []
        words = " ".join(piece.words for piece in painted if piece.widget is column.dues[0].options[0])
        assert buy in words


SIMPLIFIED = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9, "button_rule": "simplified",
              "new_player": "free", "enter_between": True}  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_posting_says_before_the_tap_whose_blind_comes_again(make: MakeTable, code: str, text: float) -> None:
    with speaking(code):
        table = make(SIMPLIFIED, (1024, 600))
        table.sit(*((name, seat, 200) for seat, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve"), 1)))
        assert table.bridge.send(c.Button(seat=2), c.SitOut(seat=4), c.Deal())
        while table.view.phase == "betting":
            table.fold()
        assert table.bridge.send(c.SitIn(seat=4))
        table.window.view.text_size = text
        table.window.view.restyle()
        (due,) = (widget for widget in table.window.view.column.dues if widget.isVisible())
        wanted = say("post_again_big_blind", name="Eve", rule="BTN-3")
        assert fonts.typeset(wanted) in [piece.words for piece in painted_on(due)], (
            "in one line, before anything is chosen"
        )
        assert wanted in due.accessibleName()
        assert faults(table.window, painted_on(table.window)) == []
        table.tap(due.options[0])
        (post,) = (post for post in table.bridge.scene.coming_deal.posts if post.kind == "big_blind")
        assert post.seat == 5


def test_who_waits_for_the_hand_after_the_coming_one_reads_that_it_is_one_hand(make: MakeTable) -> None:
    """Before a deal the next hand is the one that is dealt now: in that the big blind is somebody else's."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6})
    table.sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cid", 3, 200), ("Dee", 4, 200))
    for command in (c.Button(seat=1), c.SitOut(seat=3)):
        assert table.bridge.send(command)

    def folded() -> int:
        table.go()
        big = next(post.seat for post in table.view.posts if post.kind == "big_blind")
        while table.view.phase == "betting":
            table.fold()
        return big

    for _ in range(2):
        folded()
    assert table.bridge.send(c.SitIn(seat=3))
    (card,) = dues(table.bridge.scene).cards
    assert next(option.second for option in card.options if option.word == "Wait") == "big blind in 1 hand"
    assert (folded(), folded()) == (2, 3)
