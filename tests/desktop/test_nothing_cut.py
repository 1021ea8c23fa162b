"""No text is cut, no amount is elided, nothing lies on anything: at every size, for every crowded table."""

import re
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge.scene import Scene
from desktop.kit import paint
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.present.centre import centre
from desktop.present.felt import spots
from desktop.present.window_state import Local
from desktop.setup.rules import SECTIONS, keys_of
from desktop.table.geometry import Geometry
from desktop.table.measures import measures
from desktop.table.middle import middle
from desktop.table.spots import arrange
from desktop.table.view import TableView
from desktop.words.i18n import LANGUAGES
from desktop.words.languages import speak
from engine.state import Post
from tests.desktop import fixtures, tables
from tests.desktop.cases import CASES
from tests.desktop.screens import SCREENS
from tests.desktop.speaking import speaking
from tests.desktop.spying import Painted, faults, painted_on


def by_size(size: object) -> str:
    """A size in the name of a test."""
    return f"{size[0]}x{size[1]}" if isinstance(size, tuple) else str(size)


SIZES = (
    (1920, 1080), (1280, 800), (1366, 768), (1280, 720), (1024, 600), (1000, 1200), (800, 1280), (768, 1024),
)  # fmt: skip
MORE = ((3840, 2160), (2560, 1440), (1920, 1200), (1600, 900), (1024, 768), (1080, 1920))
CROWDED = ("over the pot", "between", "two boards", "two runs", "five pots", "six pots to come", "11 seats")
AT = [(case, size) for size in SIZES for case in CASES] + [(case, size) for size in MORE for case in CROWDED]


def view_of(qtbot: QtBot, size: tuple[int, int], scene: Scene, local: Local, **choices: Any) -> TableView:
    """The table's surface showing a scene."""
    view = TableView(load())
    qtbot.addWidget(view)
    for name, value in choices.items():
        setattr(view, name, value)
    view.resize(*size)
    view.show()
    view.restyle()
    view.render_scene(scene, local)
    return view


def painted(qtbot: QtBot, size: tuple[int, int], scene: Scene, local: Local) -> list[Painted]:
    """Everything written when a scene is painted."""
    return painted_on(view_of(qtbot, size, scene, local))


@pytest.mark.parametrize(("case", "size"), AT, ids=by_size)
def test_nothing_is_cut_elided_or_on_anything(qtbot: QtBot, case: str, size: tuple[int, int]) -> None:
    make, local = CASES[case]
    view = view_of(qtbot, size, make(), local)
    pieces = painted_on(view)
    assert len(pieces) > 20
    assert not faults(view, pieces)
    assert not [piece.words for piece in pieces if re.search(r"\d[,.]?\u2026|\d{1,3}k\b", piece.words)]


@pytest.mark.parametrize("choice", ["text_size=1.15", "text_size=1.3", "mirrored", "dealer_on_top", "high_keys"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (800, 1280)], ids=by_size)
def test_nor_with_other_choices(qtbot: QtBot, size: tuple[int, int], choice: str) -> None:
    name, _, value = choice.partition("=")
    for case, (make, local) in CASES.items():
        view = view_of(qtbot, size, make(), local, **{name: float(value) if value else True})
        assert not faults(view, painted_on(view)), case
        view.close()


@pytest.mark.parametrize(
    ("language", "size"), [*((language, (1024, 600)) for language in LANGUAGES), ("de", (1280, 800))]
)
def test_setup_and_plates_hold_large_letters(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    """130%: every house's page, every section of the rules, the empty levels, the log, seat plates; no word is cut."""
    made = {screen.name: screen.make for screen in SCREENS}

    def check(window: Any, name: str) -> None:
        pieces = painted_on(window)
        assert not faults(window, pieces), name
        assert not [text.words for text in pieces if "\u2026" in text.words], name

    with speaking(language):
        page: Any = made["setup"](size, load())
        qtbot.addWidget(page)
        page.set_look(replace(page.look, text=1.3))
        for house in ("casino", "home", "tournament", "online"):
            page.take_preset(house)
            check(page, house)
        page.explain()
        check(page, "reasons")
        page.explain()
        page.fold_rules()
        for section, _ in SECTIONS:
            page.all.rules.open(section)
            page.all.pick(keys_of(section)[0].key)
            check(page, section)
        page.all.pick("levels")
        check(page, "levels")
        for name in ("mid-hand", "between", "showdown", "mid_hand, log"):
            window: Any = made[name](size, load())
            qtbot.addWidget(window)
            window.view.text_size = 1.3
            window.view.restyle()
            check(window, name)
            window.close()


def test_the_watch_sees_what_is_wrong(qtbot: QtBot) -> None:
    """The tests above could not fail otherwise: text over an edge, out of its widget, on text; widgets on widgets."""

    class Wrong(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            p = QPainter(self)
            paint.panel(p, QRectF(10, 10, 60, 40), 8, None, QColor("white"))
            paint.text(p, "over the edge", 14, 30, 20, 600, QColor("white"))
            paint.text(p, "two", 20, 100, 20, 600, QColor("white"))
            paint.text(p, "one", 25, 104, 20, 600, QColor("white"))
            paint.text(p, "far too long for this", 200, 150, 20, 600, QColor("white"))
            paint.text(p, "hidden", 20, 70, 20, 600, QColor("white"))
            paint.panel(p, QRectF(15, 64, 30, 20), 4, QColor("black"))
            paint.text(p, "below", 110, 190, 20, 600, QColor("white"))
            p.end()

    window = Wrong()
    qtbot.addWidget(window)
    window.resize(300, 220)
    for box in ((100, 180, 80, 30), (150, 190, 80, 30), (280, 10, 60, 30)):
        QWidget(window).setGeometry(*box)
    window.show()
    wrong = " / ".join(faults(window, painted_on(window)))
    for fault in (
        "over its box: 'over", "painted over: 'hidden'", "cut: 'far", "on each other: 'two' 'one'",
        "under QWidget '': 'below'", "reaches out: QWidget", "on each other: QWidget '' and QWidget",
    ):  # fmt: skip
        assert fault in wrong


@pytest.mark.parametrize("size", [*SIZES[:2], (1280, 720), (800, 1280), (768, 1024)], ids=by_size)
@pytest.mark.parametrize("bet", [100, 125_000, 1_250_000])
@pytest.mark.parametrize("seats", range(2, 12))
def test_nothing_lies_on_anything(seats: int, bet: int, size: tuple[int, int]) -> None:
    """Plates, cards, chips, puck, kill button, rock, board, pots, tray: with every seat in and betting."""
    look = Look(load(), fit(*size))
    for pots in (1, 2, 3, 4, 6):
        for acts in (1, seats):
            scene = tables.full_table(seats, bet=bet, pots=min(pots, seats), acts=acts)
            geometry = Geometry(measures(look), look.fit.area.width(), look.fit.area.height(), seats)
            laid = middle(centre(scene, Local()), look, geometry.centre)
            items = arrange(spots(scene), geometry, look, laid.blocks, acts)
            boxes = [(f"{item.kind} {item.seat}", item.rect) for item in items]
            boxes += [(f"plate {p.seat}", geometry.plate(p, p.seat == acts)) for p in geometry.places()]
            boxes.append(("tray", geometry.tray()))
            apart = combinations(boxes, 2)
            assert not [(part, other) for (part, a), (other, b) in apart if a.intersects(b)]
            assert not [name for name, box in boxes for block in laid.blocks if box.intersects(block)]


def test_texts_are_never_tiny(qtbot: QtBot) -> None:
    """Nothing on the four pictures is smaller than the smallest size of the layout, but for figures that shrank."""
    for size, least in (((1920, 1080), 12.0), ((1280, 800), 10.5)):
        for case in ("mid-hand", "between", "showdown"):
            make, local = CASES[case]
            small = [(text.words, text.px) for text in painted(qtbot, size, make(), local)]
            assert not [tiny for tiny in small if tiny[1] < least and tiny[0] != "K"]


OPENED = [screen for screen in SCREENS if not screen.name.startswith("table, ")]
SHARES = {(1280, 800): OPENED, (768, 1024): OPENED}
SHARES |= {size: OPENED[at::3] for at, size in enumerate([(1920, 1080), (1024, 600), (800, 1280)])}
"""The two tightest sizes see every screen, three others a third each: a run of the tests has to end."""


@pytest.mark.parametrize("size", SHARES, ids=by_size)
def test_nothing_is_cut_on_any_screen(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Sheets, menus, between hands, showdown, setup, all rules, recap, players' display: each as it opens."""
    for screen in SHARES[size]:
        window = screen.make(size, load())
        qtbot.addWidget(window)
        assert not faults(window, painted_on(window)), screen.name
        window.close()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 600), (800, 1280)], ids=by_size)
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_big_blinds_are_named_whole(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    preview = fixtures.BETWEEN.coming_deal
    assert preview is not None
    blinds = tuple(Post(seat, "big_blind", 100, True) for seat in (4, 9))
    named = {4: fixtures.seat("Emil", 2850, dealt=False), 9: fixtures.seat("Fatima", 2850, dealt=False)}
    view = replace(fixtures.BETWEEN_VIEW, seats=fixtures.BETWEEN_VIEW.seats | named)
    coming = replace(preview, posts=blinds, big=(4, 9))
    scene = replace(fixtures.BETWEEN, view=view, coming_deal=coming)
    speak(language)
    try:
        shown = view_of(qtbot, size, scene, Local())
        texts = [text for text in painted_on(shown) if text.widget is shown.felt]
    finally:
        speak("en")
    words = " ".join(text.words for text in texts)
    assert "4 Emil + 9 Fatima 100" in words, words
    assert faults(shown, texts) == []
