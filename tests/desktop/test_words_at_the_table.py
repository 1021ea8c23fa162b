"""Words and figures that read oddly at a real table: each stands here as it has to."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge.build_scene import scene_of
from desktop.bridge.log import LogWriter
from desktop.bridge.step_names import step_words
from desktop.intents import Send
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.pages import Pages
from desktop.kit.theme import load
from desktop.recap.chart import ChartLine, StacksChart
from desktop.table.pots import PotPill
from desktop.words.engine import in_words
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from engine.decide.between import AT_THE_END
from engine.events import Asked, ExpenseTold, PotsAwarded, Taken
from engine.journal.steps import Label, label
from engine.refusals import refusal
from engine.settings.refused_keys import game
from engine.state import AwardedPot, Share
from engine.words import Phrase
from tests.desktop.conftest import MakeTable
from tests.desktop.in_each import POTS
from tests.desktop.speaking import speaking
from tests.desktop.spying import faults, painted_on

FOREIGN = "these chips do not play at this table, only 5, 1,000 do: they go back"
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}


def test_the_most_of_a_whole_stack_has_no_nothing_in_front_of_it(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 5000), ("Ben", 2, 5000), ("Cid", 3, 5000))
    table.go()
    pad = table.window.view.column.pad
    assert pad.pad is not None
    assert pad.pad.arithmetic == "the whole stack, 5,000"
    table.fold()
    assert pad.pad.arithmetic == "5,000 = 5 in front + 4,995 behind"


@pytest.mark.parametrize(
    ("phrase_told", "shown"),
    [
        (
            refusal("amount", "over", "PRO-8", kind="bet", to=1480, most=610),
            "bet to 1,480 is over the most, 610 (PRO-8)",
        ),
        (refusal("amount", "foreign_chips", values=(5, 1000)), FOREIGN),
        (refusal("seat", "name_taken", name="Max2000", seat=3), "Max2000 sits in seat 3 already: take another name"),
    ],
)
def test_figures_of_the_engine_keep_their_thousands_apart(phrase_told: Phrase, shown: str) -> None:
    assert in_words(phrase_told) == shown


def test_a_raise_that_a_short_all_in_closed_is_called_not_reopened(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 150), ("Cid", 3, 500))
    assert table.bridge.send(c.Button(seat=3))
    for act in (c.Deal(), c.Act("wager", to=100), c.Act("call"), c.Act("all_in")):
        assert table.bridge.send(act)
    assert table.view.to_act == 3
    assert table.window.view.bar.go.face.reason == "not reopened"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_pot_is_read_aloud_once_as_a_pot(make: MakeTable, code: str) -> None:
    lone, main = POTS[code]
    with speaking(code):
        table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 30), ("Cid", 3, 500))
        assert table.bridge.send(c.Button(seat=3))
        assert table.bridge.send(c.Deal())
        read = [pill.accessibleName() for pill in table.window.findChildren(PotPill) if pill.isVisible()]
        assert read == [lone]
        for act in (c.Act("wager", to=100), c.Act("call"), c.Act("call")):
            assert table.bridge.send(act)
        read = [pill.accessibleName() for pill in table.window.findChildren(PotPill) if pill.isVisible()]
        assert read[0] == main


def test_undo_says_which_table_somebody_went_to(make: MakeTable) -> None:
    """It was "leave table", in every language."""
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.window.desk.handle(Send(c.Leave(seat=2, to_table="7")))
    assert table.window.view.bar.undo.face.second == "Ben goes to table 7"


def test_a_step_the_log_has_no_words_for_is_named_by_the_engine() -> None:
    opened = label("open", game="Omaha")
    assert step_words(opened, str) == "the table opens: Omaha"
    with speaking("de"):
        assert step_words(opened, str) == "der Tisch öffnet: Omaha"
    assert step_words(Label("of_a_newer_book"), str) == "of a newer book"


def test_undo_says_who_took_the_deal(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.window.desk.handle(Send(c.Dealer(name="Vera")))
    assert table.window.view.bar.undo.face.second == "Vera deals"


def test_the_first_hand_of_the_chart_stands_under_its_own_point(qtbot) -> None:  # type: ignore[no-untyped-def]
    chart = StacksChart(Look(load(), fit(1920, 1080)))
    qtbot.addWidget(chart)
    chart.resize(1200, 500)
    line = ChartLine("Ann", ((0, 0), (1, 10), (2, 5), (3, 20), (4, 30)))
    chart.show_lines((line,), 4, ())
    chart.show()
    plan = chart.plan()
    label = next(text for text in painted_on(chart) if text.words.lower() == "hand 1")
    assert abs(label.rect.center().x() - plan.point(1, 0).x() * chart.look.scale) < 3
    assert plan.point(1, 0).x() > plan.plot.left() + 100


def test_a_place_nobody_has_yet_is_not_open(make: MakeTable) -> None:
    """Both are all-in with their blinds, so nobody starts: "Starts open" reads as a seat that is free."""
    table = make(HOLDEM).sit(("Ann", 1, 5), ("Ben", 2, 10))
    words = [text.words for text in painted_on(table.window.view.felt)]
    assert "open" not in words
    assert words[words.index("Starts") + 1] == "not yet"


@pytest.mark.parametrize(("wide", "up", "down"), [(360, "5 more", "8 more"), (150, "5", "8")])
def test_the_keys_that_turn_cards_say_how_many_more_there_are(qtbot: QtBot, wide: int, up: str, down: str) -> None:
    cards = Pages(Look(load(), fit(1280, 800)))
    qtbot.addWidget(cards)
    cards.resize(wide, 400)
    cards.show_rows([QWidget(cards) for _ in range(18)], [56.0] * 18)
    cards.show()
    assert [key.left for key in (cards.up, cards.down)] == [0, 13]
    assert painted_on(cards.up) == [], "nothing lies there: no figure"
    cards.turn(5)
    assert [text.words for text in painted_on(cards.up)] == [up]
    assert [text.words for text in painted_on(cards.down)] == [down]
    assert not faults(cards, painted_on(cards))


def test_what_was_asked_for_and_not_done_is_said_in_the_language_in_use(make: MakeTable) -> None:
    table = make({**HOLDEM, "buy_in": {"maximum": 500}}).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    bridge = table.bridge
    assert bridge.send(c.AddChips(seat=1, amount=300))
    assert bridge.send(c.Act("fold"))
    declined = bridge.session.declined(bridge.session.undo_step.sequence)
    assert [(command.seat, command.amount, refusal.key) for command, refusal in declined] == [(1, 300, "buy_in_over")]
    english = next(line.text for line in scene_of(bridge.session, 0).log if "not added" in line.text)
    assert english.startswith("Ann's 300 are not added: ")
    assert english.endswith("(STK-2)")
    with speaking("de"):
        line = next(line.text for line in scene_of(bridge.session, 0).log if "(STK-2)" in line.text)
    assert "höchstens" in line
    assert "at most" not in line


def test_the_log_says_how_much_of_what_the_house_took_is_rake(qapp: object) -> None:
    holdem = game("holdem")
    for rake, drop, words in ((6, 2, "house 8: rake 6, drop 2"), (6, 0, "house 6"), (0, 2, "house 2")):
        writer = LogWriter(lambda *_: "Ann", holdem)
        writer.add([PotsAwarded((AwardedPot(100, (1,), rake, drop),), (Share(1, 100 - rake - drop),))])
        assert writer.lines[0].text == words


ASKED: list[tuple[c.Command, str]] = [
    (c.Leave(seat=3), "Cid leaves at the hand's end"),
    (c.Leave(seat=3, to_table="4"), "Cid goes to table 4 at the hand's end"),
    (c.SitOut(seat=2), "Ben sits out at the hand's end"),
    (c.SitIn(seat=4), "Dora comes back at the hand's end"),
    (c.SitIn(seat=4, entry="post"), "Dora posts to come in, at the hand's end"),
    (c.SitIn(seat=4, entry="wait"), "Dora waits for the big blind, at the hand's end"),
    (c.Move(seat=1, to=9), "Ann moves to seat 9, at the hand's end"),
    (c.AddChips(seat=1, amount=116), "Ann adds 116 at the hand's end"),
    (c.AddChips(seat=1, amount=116, behind=True), "Ann: 116 on the way, at the hand's end"),
    (c.AddChips(seat=1, amount=1500, what="rebuy"), "Ann rebuys 1,500 chips, at the hand's end"),
    (c.AddChips(seat=1, amount=1500, what="add_on"), "Ann takes an add-on, 1,500 chips, at the hand's end"),
    (c.Pay(payer=1, to=2, amount=30, reason="seven_deuce"), "Ann pays 30 to Ben, at the hand's end"),
    (c.Take(seat=1, amount=7, reason="time"), "Ann gives 7: time, at the hand's end"),
    (c.Take(seat=1, amount=7, reason=""), "Ann gives 7, at the hand's end"),
]
"""Requests in a hand, and their lines in the log."""
NAMES = {1: "Ann", 2: "Ben", 3: "Cid", 4: "Dora"}


@pytest.mark.parametrize(("asked", "words"), ASKED)
def test_what_is_asked_for_in_a_hand_says_who_and_what(qapp: object, asked: c.Command, words: str) -> None:
    """Leaves and Away gave the same line, so a tap on the wrong row did not show."""
    writer = LogWriter(lambda seat, *_: NAMES[seat], game("holdem"))
    writer.add([Asked(c.encode(asked).decode())])
    assert [line.text for line in writer.lines] == [words]


def test_whatever_can_be_asked_for_in_a_hand_has_words_of_its_own() -> None:
    assert {type(asked) for asked, _ in ASKED} == set(AT_THE_END)
    assert len({words for _, words in ASKED}) == len(ASKED)


def test_who_leaves_and_who_sits_out_at_the_end_stand_in_the_log_and_on_undo(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    for asked, words, step in (
        (c.SitOut(seat=2), "Ben sits out at the hand's end", "Ben is away"),
        (c.Leave(seat=3), "Cid leaves at the hand's end", "Cid leaves"),
    ):
        assert table.bridge.send(asked)
        assert [line.text for line in table.bridge.scene.log][-1] == words
        assert table.window.view.bar.undo.face.second == step


def test_what_is_given_says_for_what(qapp: object) -> None:
    writer = LogWriter(lambda *_: "Ann", game("holdem"))
    writer.add([Taken(1, 7, "time"), Taken(1, 3, "kitty")])
    lines = [line.text for line in writer.lines]
    assert lines == ["Ann gives 7: time", "Ann gives 3: kitty"]


def test_a_shared_expense_says_how_many_share_it(qapp: object) -> None:
    writer = LogWriter(lambda *_: "Ann", game("holdem"))
    writer.add([ExpenseTold(1, "Ann", 40, "Pizza", ("Ann", "Ben")), ExpenseTold(2, "Ben", 6)])
    assert [line.text for line in writer.lines] == [
        "Pizza: Ann paid 40, shared by 2 players",
        "Ben paid 6, shared by all",
    ]
