"""The recap page shows the record and nothing else; a tap lights a line, ticks a payment, saves a file."""

from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication

from desktop.demo.evening import HOLDEM, OMAHA, Evening
from desktop.kit import fonts, scales
from desktop.kit.appearance import Look
from desktop.kit.list import RECORD
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap import paper, saving
from desktop.recap.chart import Plan, hand_label
from desktop.recap.control import RecapControl
from desktop.recap.page import RecapPage
from desktop.recap.pager import Pager
from desktop.recap.shown import Line, Payment
from desktop.recap.telling import chain_words, shown
from desktop.words import languages
from desktop.words.i18n import LANGUAGES, signed
from desktop.words.i18n import figure as chips
from desktop.words.say import say
from engine import commands as c
from engine.exports import csv
from engine.journal.errors import NotWritten
from engine.journal.settled import paid_of
from engine.journal.sqlite import SqliteStore
from engine.journal.store import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.room import post
from engine.room.post import Post
from engine.room.word import file_of
from engine.session import Session
from engine.view.telling import preview, tell
from engine.writing import write
from tests.desktop import evenings
from tests.desktop.speaking import FOREIGN, InEach, speaking
from tests.desktop.spying import clipped, faults, painted_on


@pytest.fixture(params=[(1920, 1080), (1280, 800)], ids=["wide", "compact"])
def page(request, qtbot):
    fonts.install()
    look = Look(load(), fit(*request.param))
    made = RecapPage(look)
    qtbot.addWidget(made)
    made.resize(*request.param)
    made.set_look(look)
    made.show()
    return made


@pytest.fixture(scope="module")
def evening():
    session = Session.start(MemoryStore(), OMAHA)
    played = Evening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
    played.sit()
    for _ in played.play(30):
        pass
    session.dispatch(c.Change(table=HOLDEM, at=played.at))
    for _ in played.play(10):
        pass
    return session


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_record_is_shown_before_the_page_has_its_size(qtbot, evening, qtlog):
    fonts.font.cache_clear()  # a font of this size may have been made, and warned of, before
    made = RecapPage(Look(load(), fit(640, 480)))
    qtbot.addWidget(made)
    made.show_recap(shown(report_of(build(evening))))
    assert [record.message for record in qtlog.records] == []
    made.resize(1280, 800)
    made.set_look(Look(load(), fit(1280, 800)))
    made.show()
    assert made.results.row.columns is not None


def test_figures_are_those_of_the_record(page, evening):
    made = build(evening)
    recap = shown(report_of(made))
    page.show_recap(recap)
    page.grab()
    values = {figure.label: figure.value for figure in recap.figures}
    assert values["Hands"] == str(len(made.hands)) == "40"
    assert values["Biggest pot"] == chips(max(hand.pot for hand in made.hands))
    assert values["Bought in"] == chips(made.balance.bought)
    assert recap.balance.good
    assert recap.balance.head == "Every chip accounted for"
    spoken = page.figures.accessibleName()
    assert all(value in spoken for value in values.values())
    results = page.results.records.records
    assert [result.name for result in results] == [player.name for player in made.players]
    read = QAccessible.queryAccessibleInterface(page.results.view)
    for at, (result, figure) in enumerate(zip(results, made.players, strict=True)):
        assert (result.net, result.left) == (figure.net, figure.cashed + figure.on_table)
        assert signed(figure.net) in read.child(at).text(QAccessible.Text.Name)
    assert sum(result.net for result in results) + made.balance.takes == 0


def test_lines_go_by_hands_and_end_at_the_results(evening):
    made = build(evening)
    results = {player.name: player.net for player in made.players}
    hands = {line.player: line.points for line in made.series}
    for line in shown(report_of(made)).lines:
        assert line.points[: len(hands[line.name])] == hands[line.name]
        assert line.points[-1][1] == results[line.name]


def test_a_tap_on_a_name_lights_its_line(page, qtbot):
    page.show_recap(evenings.picture())
    view = page.results.view
    spot = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.lines.chart.lit == page.results.row.lit == "Maya"


def test_the_players_are_walked_copied_and_chosen_by_the_keyboard(page, qtbot):
    page.show_recap(evenings.picture())
    view = page.results.view
    view.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(view, key)
    names = [result.name for result in evenings.picture().results]
    assert page.lines.chart.lit == view.currentIndex().data(RECORD).name
    view.selectAll()
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert [name in line for name, line in zip(names, copied, strict=True)] == [True] * len(names)


def test_a_tap_in_the_chart_lights_the_nearest_line(page, qtbot):
    page.show_recap(evenings.picture())
    chart = page.lines.chart
    plan = chart.plan()
    at = (evenings.picture().results[5].name, plan.names[5])
    spot = QRectF(plan.name_x + 5, at[1], 0, 0).topLeft() * chart.look.scale
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=spot.toPoint())
    assert chart.lit == at[0]


@pytest.mark.parametrize(
    "shown_recap", [evenings.picture(), evenings.crowded(), evenings.crowded(40), evenings.empty()]
)
def test_all_names_stand_at_the_ends_without_touching(qapp, shown_recap):
    fonts.install()
    plan = Plan(shown_recap.lines, shown_recap.hands, QRectF(0, 0, 900, 480), 20, 26)
    places = sorted(plan.names)
    gap = min(26.0, (480 - 26) / max(len(places) - 1, 1))
    assert all(low >= gap - 0.01 for low in (b - a for a, b in pairwise(places)))
    assert all(13 - 0.01 <= place <= 467 + 0.01 for place in places)
    assert plan.plot.width() > 400


@pytest.mark.parametrize(
    ("wanted", "gap", "placed"),
    [
        ((10.0, 50.0), 20, [10, 50]),
        ((40.0, 40.0), 20, [30, 50]),
        ((0.0, 0.0), 20, [0, 20]),
        ((100.0, 99.0, 98.0), 20, [100, 80, 60]),
        ((), 20, []),
    ],
)
def test_labels_move_no_further_than_they_must(wanted, gap, placed):
    assert scales.spread(wanted, gap, 0, 100) == pytest.approx(placed)


def test_ticks_are_round_and_hold_zero():
    assert scales.ticks(-1360, 1120, 7) == (-1500, -1000, -500, 0, 500, 1000, 1500)
    assert scales.ticks(0, 0, 5) == (-1, 0, 1)
    assert scales.hand_ticks(187, 5) == (1, 50, 100, 150, 187)
    assert scales.hand_ticks(1, 5) == (1,)
    assert scales.hand_ticks(0, 5) == ()


def test_a_payment_is_ticked_by_a_tap_and_by_another_not_any_more(page, qtbot, evening):
    control = RecapControl(page)
    session = ended(evening)
    control.open(session)
    card = page.settle.cards()[0]
    with qtbot.waitSignal(control.settled):
        click(qtbot, card)
    assert card.chosen
    assert paid_of(session.store.settled(session.id)) == {card.payment.key}
    click(qtbot, card)
    assert not card.chosen
    assert paid_of(session.store.settled(session.id)) == frozenset()


def test_a_tick_that_cannot_be_saved_is_said_and_not_shown(page, qtbot, evening, monkeypatch):
    def full(*_):
        raise NotWritten("full")

    control = RecapControl(page)
    monkeypatch.setattr(MemoryStore, "settle", full)
    control.open(ended(evening))
    card = page.settle.cards()[0]
    click(qtbot, card)
    assert not card.chosen
    assert page.settle.hint.startswith("not saved")


def test_a_running_game_is_not_ticked_but_can_be_ended(page, qtbot, evening):
    control = RecapControl(page)
    control.open(evening)
    card = page.settle.cards()[0]
    assert card.barred
    click(qtbot, card)
    assert not card.chosen
    with qtbot.waitSignal(control.closing) as closing:
        click(qtbot, page.settle.end)
    assert closing.args == [True]


def test_what_is_taken_along_is_saved_and_said(page, qtbot, tmp_path, evening):
    control = RecapControl(page, root=tmp_path)
    control.open(evening)
    for id, name in (("results", "results.csv"), ("hands", "hands.csv"), ("session", "session.json")):
        click(qtbot, page.take.offers[id])
        saved = list(tmp_path.glob(f"*/{name}"))
        assert len(saved) == 1
        assert saved[0].stat().st_size > 100
        assert page.take.offers[id].role == "win"
    click(qtbot, page.take.offers["print"])
    assert next(tmp_path.glob("*/recap.pdf")).read_bytes().startswith(b"%PDF-")
    assert next(tmp_path.glob("*/audit.jsonl")).read_text().count("\n") > 100


def test_what_was_saved_before_a_payment_was_ticked_is_saved_anew(page, qtbot, tmp_path, evening, monkeypatch):
    made: list[list[bool]] = []
    monkeypatch.setattr(saving, "pdf", lambda report, path: made.append([payment.paid for payment in report.payments]))
    control = RecapControl(page, root=tmp_path)
    control.open(ended(evening))
    offered = page.take.offers["print"].notes
    for id in ("print", "results"):
        click(qtbot, page.take.offers[id])
    assert "tap to open" in page.take.offers["print"].notes[0]
    click(qtbot, page.settle.cards()[0])
    assert page.take.offers["print"].notes == offered
    assert "tap to open" in page.take.offers["results"].notes[0]  # holds no payments that were made
    click(qtbot, page.take.offers["print"])
    assert [any(paid) for paid in made] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["compact", "small"])
def test_where_it_was_saved_is_told_whole(qtbot, language, size):
    fonts.install()
    languages.speak(language)
    try:
        look = Look(load(), fit(*size))
        made = RecapPage(look)
        qtbot.addWidget(made)
        made.resize(*size)
        made.set_look(look)
        made.show()
        for id, file in (("results", "results.csv"), ("session", "session.json"), ("print", "recap-players.pdf")):
            made.take.tell(id, say("recap.saved", file=file), "win")
        assert clipped(painted_on(made.take), ()) == []
    finally:
        languages.speak("en")


def test_the_summary_goes_to_the_clipboard(page, qtbot, evening):
    control = RecapControl(page)
    control.open(evening)
    click(qtbot, page.take.offers["copy"])
    assert "Every chip accounted for" in QGuiApplication.clipboard().text()


def test_what_is_printed_says_how_far_a_card_room_has_the_session(page, qtbot, tmp_path, monkeypatch):
    feet: list[str] = []
    monkeypatch.setattr(saving, "pdf", lambda report, path: feet.append(chain_words(report, "Feltbook")))
    with SqliteStore(tmp_path / "book.db") as store:
        first, session = (Session.start(store, OMAHA) for _ in range(2))
        session.dispatch(c.Sit(seat=1, player="Ann", stack=500))
        control = RecapControl(page, root=tmp_path / "saved")
        for acked in ((session.row.uid, 1, 2), (first.row.uid, 1, 1)):
            post.keep(file_of(store.file), Post(acked=acked))
            control.open(session)
            click(qtbot, page.take.offers["print"])
    assert feet[0].endswith("; the card room has it up to step 2")
    assert "card room" not in feet[1], "what it has of another session says nothing of this one"
    assert feet[0].startswith(feet[1])


def test_without_names_everybody_is_a_number_in_what_is_taken_along(page, qtbot, tmp_path):
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.start(store, OMAHA)
        for seat, name in ((1, "Zebulon"), (2, "Yolanda")):
            session.dispatch(c.Sit(seat=seat, player=name, stack=500))
        control = RecapControl(page, root=tmp_path / "saved")
        control.open(session)
        control.taking.nameless = lambda: True
        for id in ("copy", "results", "session"):
            click(qtbot, page.take.offers[id])
            assert page.take.offers[id].role == "win"
    saved = [QGuiApplication.clipboard().text(), *(path.read_text() for path in (tmp_path / "saved").glob("*/*"))]
    assert len(saved) == 5
    assert all("Player 1" in text for text in saved)
    assert not any(name in text for name in ("Zebulon", "Yolanda") for text in saved)


PLAYER = InEach(de="Spieler", fr="Joueur", es="Jugador")


@pytest.mark.parametrize("code", FOREIGN)
def test_who_is_a_number_is_one_in_the_language_of_the_device(page, qtbot, tmp_path, code):
    """What the page of the device promises, Player 1, is what then stands in the file."""
    word = PLAYER[code]
    with speaking(code), SqliteStore(tmp_path / "book.db") as store:
        session = Session.start(store, OMAHA)
        for seat, name in ((1, "Zebulon"), (2, "Yolanda")):
            session.dispatch(c.Sit(seat=seat, player=name, stack=500))
        control = RecapControl(page, root=tmp_path / "saved")
        control.taking.nameless = lambda: True
        control.open(session)
        assert f"{word} 1, {word} 2" in page.take.note
        click(qtbot, page.take.offers["copy"])
        copied = QGuiApplication.clipboard().text()
        offered = say("device.files_nameless")
    assert offered == f"{word} 1, {word} 2"
    assert f"{word} 1" in copied
    assert "Player" not in copied


def test_a_payment_that_was_made_is_made_without_names_as_well(page, qtbot, tmp_path, monkeypatch):
    reports = []
    monkeypatch.setattr(saving, "pdf", lambda report, path: reports.append((path.name, report)))
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.start(store, OMAHA)
        for seat, name in ((1, "Zebulon"), (2, "Yolanda")):
            session.dispatch(c.Sit(seat=seat, player=name, stack=500))
        session.dispatch(c.Pay(payer=1, to=2, amount=70, reason="bet"))
        session.dispatch(c.End())
        control = RecapControl(page, root=tmp_path)
        control.open(session)
        click(qtbot, page.settle.cards()[0])
        for nameless in (False, True):
            control.taking.nameless = [lambda: False, lambda: True][nameless]
            control.open(session)
            assert ("without names" in page.take.note) == nameless
            click(qtbot, page.take.offers["print"])
    assert [name for name, _ in reports] == ["recap.pdf", "recap-no-names.pdf"]
    assert [[(paid.payer.name, paid.paid) for paid in report.payments] for _, report in reports] == [
        [("Zebulon", True)],
        [("Player 1", True)],
    ]


def test_chips_that_do_not_agree_are_shown(page, evening):
    session = Session.start(MemoryStore(), OMAHA)
    for seat in (1, 2):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=500))
    session.dispatch(c.Count(seat=1, stack=475))
    recap = shown(report_of(build(session)))
    page.show_recap(recap)
    assert not recap.balance.good
    assert recap.balance.head == "25 chips fewer counted than recorded"
    page.grab()


def off_by(store, counted):
    """An evening of three that has ended: the first stack was counted otherwise than recorded."""
    session = Session.start(store, OMAHA)
    for seat, name in ((1, "Zebulon"), (2, "Yolanda"), (3, "Xaver")):
        session.dispatch(c.Sit(seat=seat, player=name, stack=500))
    session.dispatch(c.Pay(payer=1, to=2, amount=70, reason="bet"))
    session.dispatch(c.Count(seat=1, stack=counted))
    session.dispatch(c.End())
    return session


def test_who_bears_a_difference_is_said_by_a_tap_and_stays_said(page, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(saving, "pdf", lambda report, path: write(path, paper.page(report, 500)))
    with SqliteStore(tmp_path / "book.db") as store:
        session = off_by(store, 405)
        control = RecapControl(page, root=tmp_path)
        control.open(session)
        assert page.settle.hint == "off by 25: count again, or settle anyway"
        offers = {" ".join((card.words, *card.notes)): card for card in page.settle.bearers()}
        assert list(offers) == [
            "all players get 8 or 9 more each", "kitty gets 25 more", "Zebulon gets 25 more", "Yolanda gets 25 more",
            "Xaver gets 25 more",
        ]  # fmt: skip
        click(qtbot, offers["Xaver gets 25 more"])
        assert [(card.words, *card.notes) for card in page.settle.bearers()] == [
            ("Xaver", "gets 25 more", "tap to take back")
        ]
        assert [(card.payment.who, card.payment.to, card.payment.amount) for card in page.settle.cards()] == [
            ("Zebulon", "Yolanda", 70), ("Zebulon", "Xaver", 25)
        ]  # fmt: skip
        for nameless in (False, True):
            control.taking.nameless = [lambda: False, lambda: True][nameless]
            control.open(session)
            click(qtbot, page.take.offers["print"])
            click(qtbot, page.take.offers["copy"])
            sentence = "The results are off by 25. Settled anyway: {} gets 25 more.".format(
                ("Xaver", "Player 3")[nameless]
            )
            assert sentence in next(tmp_path.glob(f"*/recap{'-no-names' * nameless}.pdf")).read_text()
            assert sentence in QGuiApplication.clipboard().text()
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.resume(store, 1)
        assert "\r\nZebulon,Xaver,25," in csv.payments(build(session))
        control.open(session)
        click(qtbot, page.settle.bearers()[0])
        assert len(page.settle.bearers()) == 5
        assert page.settle.cards() == []
        assert build(session).settlement.payments == ()


@pytest.mark.parametrize("shown_recap", [evenings.picture(), evenings.crowded(), evenings.crowded(2), evenings.empty()])
@pytest.mark.parametrize("theme", ["dark", "light", "high_contrast"])
def test_every_evening_paints_in_every_theme(page, shown_recap, theme):
    page.set_look(Look(load(theme), page.look.fit, 1.3))
    page.show_recap(shown_recap)
    page.grab()


def test_time_is_called_time_and_the_kitty_kitty(evening):
    session = Session.start(MemoryStore(), OMAHA)
    for seat in (1, 2):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=500))
    session.dispatch(c.Take(seat=1, amount=126, reason="time"))
    report = report_of(build(session))
    assert shown(report).balance.detail == "1,000 in = 874 + time 126"
    assert shown(report).figures[-1].note == "time 126"
    session.dispatch(c.Take(seat=2, amount=5, reason="kitty"))
    session.dispatch(c.Take(seat=2, amount=3, reason="tip"))
    assert shown(report_of(build(session))).balance.detail == "1,000 in = 866 + tips 3 + kitty 5 + time 126"


NAMESAKES = ("Anne-Sophie Lindenbaum-Krause", "Anne-Sophie Lindenbaum-Kranz", "Marta Fernandez-Oliveira", "Bo")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("closed", [True, False])
def test_names_are_whole_where_money_changes_hands(qtbot, size, closed):
    """Two who begin alike can be told apart on every card, and nothing on a card runs into anything else."""
    fonts.install()
    look = Look(load(), fit(*size))
    page = RecapPage(look)
    qtbot.addWidget(page)
    page.resize(*size)
    page.set_look(look)
    pairs = [(NAMESAKES[at % 4], NAMESAKES[(at + 1 + at // 4) % 4]) for at in range(6)]
    payments = tuple(
        Payment(who, to, 1000 + at, f"{at}", marker=at == 2) for at, (who, to) in enumerate(pairs) if who != to
    )
    page.show()
    page.show_recap(msgspec.structs.replace(evenings.picture(), payments=payments, ended=closed))
    pieces = painted_on(page)
    assert not [line for line in faults(page, pieces) if "PaymentCard" in line]
    for card in page.settle.cards():
        words = {text.words for text in pieces if text.widget is card}
        assert {fonts.typeset(card.payment.who), fonts.typeset(card.payment.to)} <= words, words
        assert chips(card.payment.amount) in words


def test_a_larger_screen_shows_no_fewer_payments(qtbot):
    """Names as long as they come: 1280x800 has fewer reference px in a row than 1024x600, and larger ones."""
    fonts.install()
    payments = tuple(Payment(NAMESAKES[at % 3], NAMESAKES[(at + 1) % 3], 1000 + at, f"{at}") for at in range(9))
    in_sight = []
    for size in ((1024, 600), (1280, 800), (1440, 900), (1920, 1080)):
        page = RecapPage(Look(load(), fit(*size)))
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.show_recap(msgspec.structs.replace(evenings.picture(), payments=payments, ended=True))
        in_sight.append(len(page.settle.cards()))
        assert not [line for line in faults(page, painted_on(page)) if "PaymentCard" in line]
    assert in_sight == sorted(in_sight)


def test_the_column_of_chips_is_true_for_who_came_back(page, qtbot):
    """Ann left with 300 and came back with 300 bought anew: 600 in all, neither in front of her nor taken away once."""
    session = Session.start(MemoryStore(), OMAHA)
    for seat, name in ((1, "Ann"), (2, "Ben")):
        session.dispatch(c.Sit(seat=seat, player=name, stack=300))
    session.dispatch(c.Leave(seat=1))
    session.dispatch(c.Sit(seat=1, player="Ann", stack=300))
    for head, spoken in (("Has in all", "has 600 in all"), ("Cashed out", "cashed out 600")):
        page.show_recap(shown(report_of(build(session))))
        words = {text.words for text in painted_on(page)}
        assert {head, "600"} <= words
        ann = next(result for result in page.results.records.records if result.name == "Ann")
        assert spoken in page.results.records.words(ann)
        session.dispatch(c.End())


def test_payments_begin_at_the_first_when_the_game_ends_but_not_at_a_tick(page):
    payments = tuple(Payment(NAMESAKES[at % 4], f"Player {at}", 100 + at, f"{at}") for at in range(20))
    running = msgspec.structs.replace(evenings.picture(), payments=payments, ended=False)
    closed = msgspec.structs.replace(running, ended=True)
    page.show_recap(running)
    pager = page.settle.findChild(Pager)
    pager.tap()
    second = page.settle.cards()[0].payment
    assert second != payments[0]
    page.show_recap(closed)
    assert page.settle.cards()[0].payment == payments[0]
    pager.turned.emit(payments.index(second))  # the same spot rests for a second tap so soon
    page.show_paid(frozenset({second.key}))
    assert page.settle.cards()[0].payment == second


def ended(session):
    """The same evening, ended; left as it was for the tests after."""
    store = MemoryStore()
    copy = Session.start(store, OMAHA)
    played = Evening(copy.dispatch, lambda: tell(copy.state), lambda: preview(copy.state))
    played.sit()
    for _ in played.play(12):
        pass
    copy.dispatch(c.End(at=played.at))
    return copy


SEVEN = (
    "Maximilian",
    "Christopher",
    "Alessandra",
    "Konstantin B.",
    "Jean-Philippe",
    "Wilhelmina van der Berg",
    "Giovanni",
)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_six_payments_are_on_one_page(qtbot, size):
    fonts.install()
    made = RecapPage(Look(load(), fit(*size)))
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    six = tuple(Payment(SEVEN[at], SEVEN[at + 1], 1000 + at, f"{at}") for at in range(6))
    made.show_recap(msgspec.structs.replace(evenings.picture(), payments=six, ended=True))
    assert [card.payment for card in made.settle.cards()] == list(six)
    assert not made.settle.findChild(Pager).isVisible()
    assert not faults(made, painted_on(made))


@pytest.mark.parametrize("amounts", [(10, 20, 23_456), (10, 20, 30)])
@pytest.mark.parametrize("width", [1280, 1024])
def test_what_is_to_be_done_is_said_alike_on_every_card(qtbot, amounts, width):
    fonts.install()
    size = (width, 800)
    made = RecapPage(Look(load(), fit(*size)))
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    payments = tuple(Payment("Ann", "Ben", amount, f"{amount}") for amount in amounts)
    made.show_recap(msgspec.structs.replace(evenings.picture(), payments=payments, ended=True))
    notes = [text.words for text in painted_on(made) if text.words in ("tap when paid", "unpaid")]
    assert len(notes) == 3
    assert len(set(notes)) == 1


def test_a_course_of_ten_thousand_hands_is_painted_by_few_points_and_ends_where_it_ends(qapp):
    points = tuple((hand, (hand * 7919) % 1000 - 500) for hand in range(1, 10_001))
    plan = Plan((Line("Ann", points), Line("Ben", points[5000:])), 10_000, QRectF(0, 0, 900, 480), 20, 26)
    for line, path in zip(plan.lines, plan.paths, strict=True):
        assert path.size() <= plan.plot.width() + 2
        assert path.at(path.size() - 1) == plan.point(*line.points[-1])
    highest = max(points[5000:], key=lambda point: point[1])
    assert plan.point(*highest) in plan.paths[1].toList()


def test_the_last_hand_under_the_axis_keeps_off_the_leaders_of_the_names(qapp):
    lines = (Line("Ann", ((0, 0), (14, 500))), Line("Ben", ((0, 0), (14, -500))))
    plan = Plan(lines, 14, QRectF(0, 0, 600, 300), 16, 24)
    words, left = hand_label(plan, 14, 15)
    assert left + fonts.width(words, 15, fonts.MEDIUM) <= plan.plot.right()
    words, left = hand_label(plan, 7, 15)
    assert left + fonts.width(words, 15, fonts.MEDIUM) / 2 == pytest.approx(plan.point(7, 0).x())
    assert hand_label(plan, 1, 15)[1] >= plan.plot.left()


def test_a_payment_that_was_made_stays_made_when_a_correction_changes_its_amount(page, qtbot, tmp_path):
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.start(store, OMAHA)
        for seat, name in ((1, "Zebulon"), (2, "Yolanda"), (3, "Xaver")):
            session.dispatch(c.Sit(seat=seat, player=name, stack=500))
        session.dispatch(c.Pay(payer=1, to=2, amount=70, reason="bet"))
        session.dispatch(c.End())
        control = RecapControl(page, root=tmp_path)
        control.open(session)
        click(qtbot, page.settle.cards()[0])
        session.undo()  # the end
        session.dispatch(c.Pay(payer=2, to=3, amount=20, reason="bet"))
        session.dispatch(c.End())
        control.open(session)
        cards = [(card.payment.who, card.payment.to, card.payment.amount, card.chosen) for card in page.settle.cards()]
        assert cards == [("Zebulon", "Yolanda", 70, True), ("Yolanda", "Xaver", 20, False)]
        click(qtbot, page.settle.cards()[0])  # it was not made after all
        cards = [(card.payment.who, card.payment.to, card.payment.amount, card.chosen) for card in page.settle.cards()]
        assert cards == [("Zebulon", "Yolanda", 50, False), ("Zebulon", "Xaver", 20, False)]
