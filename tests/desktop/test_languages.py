"""Every screen in every language: nothing left in English, nothing cut; a tap says what it does in that language."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.app import App
from desktop.demo.evening import OMAHA, DemoEvening
from desktop.demo.staged import Stage
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.preferences.choices import ChoiceStore
from desktop.recap.chat import summary
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.paper import page as paper
from desktop.words.i18n import LANGUAGES, VARIABLE
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.settings.currencies import USUAL
from engine.view.coming_deal import preview
from engine.view.tell_state import tell
from tests.desktop.in_each import HAND, RECAP, SETUP
from tests.desktop.screens import SCREENS, Screen
from tests.desktop.speaking import FOREIGN, speaking
from tests.desktop.spying import faults, painted_on

SMALL = (1280, 800)
LEAST = (1024, 600)
NAMES = (
    "Maya", "Theo", "Nils", "Rosa", "Sam", "Kofi", "Lena", "Omar", "Ines", "Vera", "Kim", "Ana", "Maximilian",
    "Alexander", "Wilhelmina", "van", "der", "Berg", "Bartholomew", "Konstantinos", "ngstr", "Feltbook",
)  # fmt: skip
"""People of the staged evenings, and what is called the same everywhere."""

LITERAL = re.compile(r"[A-Za-z]{3,}")
SAME = {*NAMES, *USUAL, *(word for language in LANGUAGES.values() for word in LITERAL.findall(language.name))}
"""A language is called by its own name everywhere, and a currency by its code."""

HEAD = re.compile(r"(?:[0-9a-f]{4} ){3}[0-9a-f]{4}")
"""The head of a chain, which is no word in any language."""
RULE = re.compile(r"\b[A-Z]{2,4}.\d+\b")
LIVE = [screen for screen in SCREENS if not screen.name.startswith(("table, ", "fixture", "recap"))]
"""Screens of sessions that are played; the others show records that were written down in English."""


MAIN = (
    "mid-hand", "awarded", "between", "between, table", "mid_hand, menu", "mid_hand, log", "mid_hand, seat:4",
    "mid_hand, why:wager.max", "setup, been here", "all rules", "recap, crowded", "table, four pots to come",
    "table, 11 seats",
)  # fmt: skip
"""What is looked at in every language; the long trial language stands for them everywhere else."""


@pytest.fixture(autouse=True)
def _fonts(qapp):
    fonts.install()


@pytest.fixture(scope="module")
def evening():
    """A short evening, ended."""
    stage = Stage(OMAHA)
    session = stage.session
    played = DemoEvening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
    played.sit()
    assert len(list(played.play(12))) == 12
    stage.do(c.End(at=played.at))
    return stage


def english_in(texts: list[str]) -> list[str]:
    """Words that were never given to a translator: plain letters of three or more, names and rule ids aside."""
    english = []
    for text in texts:
        for word in LITERAL.findall(HEAD.sub("", RULE.sub("", text))):
            cut = next((name for name in NAMES if name.startswith(word)), None) if "\u2026" in text else None
            if word not in SAME and cut is None:
                english.append(f"{word!r} in {text!r}")
    return english


def spoken_by(window: QWidget) -> list[str]:
    """All that is read out or shown by a tip."""
    return [
        text
        for widget in (window, *window.findChildren(QWidget))
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    ]


@pytest.mark.parametrize("screen", LIVE, ids=lambda case: case.name)
def test_every_sentence_is_long_and_nothing_is_left_in_english_or_cut(qtbot, screen: Screen):
    with speaking("pseudo"):
        window = screen.make(SMALL, load())
        qtbot.addWidget(window)
        painted = painted_on(window)
        assert english_in([*(text.words for text in painted), *spoken_by(window)]) == []
        assert faults(window, painted) == []


def test_nothing_of_the_recap_is_left_in_english(qtbot, evening):
    with speaking("pseudo"):
        report = report_of(build(evening.session))
        page = shown(report)
        window = RecapPage(Look(load(), fit(*SMALL)))
        qtbot.addWidget(window)
        window.resize(*SMALL)
        window.show_recap(page)
        window.show()
        painted = painted_on(window)
        assert english_in([*(text.words for text in painted), *spoken_by(window)]) == []
        assert faults(window, painted) == []
        words = re.sub(r"<[^>]*>", " ", paper(report, 500, "chart"))
        assert english_in([words]) == []


@pytest.mark.parametrize(
    ("code", "size"), [*((code, SMALL) for code in (*FOREIGN, "rtl")), *((code, LEAST) for code in FOREIGN)]
)
@pytest.mark.parametrize("screen", [case for case in SCREENS if case.name in MAIN], ids=lambda case: case.name)
def test_nothing_is_cut_or_lies_on_each_other(qtbot, screen: Screen, code: str, size: tuple[int, int]):
    with speaking(code):
        window = screen.make(size, load())
        qtbot.addWidget(window)
        assert faults(window, painted_on(window)) == []


@pytest.mark.parametrize("code", FOREIGN)
def test_a_hand_is_played_in_the_dealers_language(make, code):
    go, call, call_words, folded = HAND[code]
    with speaking(code):
        table = make(size=SMALL)
        table.sit()
        table.go()
        bar = table.window.view.bar
        assert bar.call.face.word == call
        assert call_words in table.statement
        table.type("30")
        assert bar.go.face.word == go
        table.go()
        assert bar.undo.face.second.endswith("30")
        table.key(Qt.Key.Key_F)
        log = [line.text for line in table.bridge.scene.log]
        assert log[-1].endswith(folded)


@pytest.mark.parametrize("code", FOREIGN)
def test_the_setup_is_in_the_language(qtbot, code):
    with speaking(code):
        window = next(screen for screen in SCREENS if screen.name == "setup").make(SMALL, load())
        qtbot.addWidget(window)
        assert SETUP[code] <= {text.words for text in painted_on(window)}


@pytest.mark.parametrize("code", FOREIGN)
def test_the_recap_is_in_the_language_on_screen_and_on_paper(qtbot, evening, code):
    everywhere, shown_alone = RECAP[code]
    with speaking(code):
        report = report_of(build(evening.session))
        window = RecapPage(Look(load(), fit(*SMALL)))
        qtbot.addWidget(window)
        window.resize(*SMALL)
        window.show_recap(shown(report))
        window.show()
        assert everywhere | shown_alone <= {text.words for text in painted_on(window)}
        printed = paper(report, 500)
        assert all(word in printed for word in everywhere)


def test_the_summary_for_the_chat_is_in_the_language(evening):
    report = report_of(build(evening.session))
    assert "12 hands" in summary(report)
    assert "Every chip accounted for." in summary(report)
    with speaking("es"):
        words = summary(report)
    assert "12 manos" in words
    assert "Todas las fichas cuadran." in words
    assert all(f"{player.name}: " in words for player in report.players)


def test_a_refusal_reaches_the_dealer_in_german(make):
    with speaking("de"):
        table = make(size=SMALL)
        table.sit()
        table.go()
        table.bridge.send(c.Deal())
        assert table.statement.startswith(("eine Hand läuft", "Eine Hand läuft"))


def test_from_the_right_all_turns_round_but_the_seats_the_cards_and_the_digits(make):
    with speaking("rtl"):
        table = make(size=SMALL)
        table.sit()
        table.go()
        view = table.window.view
        felt, pad = view.felt, view.column.pad
        assert view.column.x() == 0 < felt.x()
        assert view.bar.go.x() < view.bar.call.x() < view.bar.fold.x() < view.bar.undo.x()
        assert felt.seats[1].x() < felt.seats[9].x()
        assert [key.face.word for key in sorted(pad.keys[:3], key=lambda digit: digit.x())] == ["1", "2", "3"]
        table.fold()
        assert table.view.to_act != 1
    left = make(size=SMALL)
    assert left.window.view.column.x() > left.window.view.felt.x()


def test_another_language_is_spoken_at_once(qtbot, tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE)
    with speaking("en"), SqliteStore(tmp_path / "book.db") as store:
        choice_store = ChoiceStore(tmp_path / "choices.json")
        window = App(store, choice_store)
        qtbot.addWidget(window)
        window.resize(*SMALL)
        window.start()
        window.show()
        assert window.setup.bar.start.words == "Start"
        choice_store.change(language="fr")
        assert window.setup.bar.start.words == "Démarrer"
        window.setup.started.emit({"game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "seats": 9})
        assert "siège" in window.table.view.felt.seats[3].accessibleName().lower()
        choice_store.change(language="de")
        assert window.table.view.felt.seats[3].accessibleName() == "Platz 3, leer"
        window.close()
