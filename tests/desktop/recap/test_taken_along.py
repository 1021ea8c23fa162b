"""What is taken along from the recap page: saved, copied, printed, with names and without."""

import pytest
from PySide6.QtGui import QGuiApplication

from desktop.demo.evening import OMAHA
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap import saving
from desktop.recap.control import RecapControl
from desktop.recap.page import RecapPage
from desktop.recap.report_times import chain_words
from desktop.words import languages
from desktop.words.i18n import LANGUAGES
from desktop.words.say import say
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.room import outbox
from engine.room.news import file_of
from engine.room.outbox import Outbox
from engine.session import Session
from tests.desktop.in_each import PLAYER
from tests.desktop.recap.clicks import click, ended_evening
from tests.desktop.speaking import FOREIGN, speaking
from tests.desktop.spying import clipped, painted_on


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
    web = next(tmp_path.glob("*/recap.html")).read_text("utf-8")
    assert web.startswith("<!DOCTYPE html>")
    assert all(player.name in web for player in build(evening).players)
    assert next(tmp_path.glob("*/audit.jsonl")).read_text().count("\n") > 100


def test_what_was_saved_before_a_payment_was_ticked_is_saved_anew(page, qtbot, tmp_path, evening, monkeypatch):
    made: list[list[bool]] = []
    monkeypatch.setattr(saving, "pdf", lambda report, path: made.append([payment.paid for payment in report.payments]))
    control = RecapControl(page, root=tmp_path)
    control.open(ended_evening())
    offered = page.take.offers["print"].notes
    for id in ("print", "results", "hands"):
        click(qtbot, page.take.offers[id])
    owed = next(tmp_path.glob("*/sums.csv")).read_text("utf-8")
    assert "tap to open" in page.take.offers["print"].notes[0]
    click(qtbot, page.settle.cards()[0])
    assert page.take.offers["print"].notes == offered
    assert "tap to open" in page.take.offers["hands"].notes[0]  # holds no payments that were made
    for id in ("print", "results"):
        click(qtbot, page.take.offers[id])
    assert next(tmp_path.glob("*/sums.csv")).read_text("utf-8") != owed, "beside the results: what is still open"
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


def test_a_payment_that_was_ticked_is_paid_in_the_copied_summary(page, qtbot):
    """The page, the PDF and the tables knew it; who pasted the text asked for the money once more."""
    control = RecapControl(page)
    control.open(ended_evening())
    click(qtbot, page.take.offers["copy"])
    assert page.take.offers["copy"].notes == ("copied, paste it",)
    card = page.settle.cards()[0]
    click(qtbot, card)
    assert page.take.offers["copy"].notes == ("for the group chat",), "that text is old"
    click(qtbot, page.take.offers["copy"])
    pay = card.payment
    pays = f"{pay.who} pays {pay.to} {pay.amount}, paid "
    assert pays in QGuiApplication.clipboard().text()


def test_what_is_printed_says_how_far_a_card_room_has_the_session(page, qtbot, tmp_path, monkeypatch):
    feet: list[str] = []
    monkeypatch.setattr(saving, "pdf", lambda report, path: feet.append(chain_words(report, "Feltbook")))
    with SqliteStore(tmp_path / "book.db") as store:
        first, session = (Session.start(store, OMAHA) for _ in range(2))
        session.dispatch(c.Sit(seat=1, player="Ann", stack=500))
        control = RecapControl(page, root=tmp_path / "saved")
        for acked in ((session.row.uid, 1, 2), (first.row.uid, 1, 1)):
            outbox.keep(file_of(store.file), Outbox(acked=acked))
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
