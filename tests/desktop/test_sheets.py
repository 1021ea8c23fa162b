"""The sheets of rulings, the record, corrections, the floor and the hand-over: nothing cut, nothing on anything."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop import intents as i
from desktop.bridge.bridge import Bridge
from desktop.bridge.hand_record import record
from desktop.demo import staged
from desktop.kit.painted import Tap
from desktop.kit.theme import load
from desktop.preferences.pins import FloorPerson, Pins, new_pin
from desktop.present.ruling import Spoken
from desktop.table.window import TableWindow
from desktop.words import languages
from engine import commands as c
from tests.desktop import tables
from tests.desktop.conftest import MakeTable
from tests.desktop.spying import Painted, watched

SIZES = [(1280, 720), (1280, 800), (1920, 1080), (800, 1280), (1024, 600)]
LANGUAGES = ["en", "pseudo"]


PIN = new_pin("2468")


def person(name: str) -> FloorPerson:
    """Somebody of the floor with a PIN."""
    return FloorPerson(name, PIN)


@lru_cache(maxsize=8)
def played(what: str) -> staged.Stage:
    """A session that was played there once; the sheets only look at it."""
    stage = staged.showdown() if what == "pushed" else staged.between() if what == "between" else staged.mid_hand()
    if what == "pushed":
        stage.do(c.Award(ranking=((2,), (1,), (7,), (4,))))
    elif what == "corrected":
        stage.session.amend(c.Amend(action=9, line={"do": "act", "action": "check"}))
        stage.act("check")
        stage.session.undo()
    elif what == "over the pot":
        stage.do(c.SaidAndPushed(seat=4, says="raise to 700", chips=(500, 100, 100)))
    return stage


def window(stage: staged.Stage, size: tuple[int, int]) -> TableWindow:
    bridge = Bridge(stage.session, lambda: 1860)
    made_window = TableWindow(bridge, load())
    bridge.setParent(made_window)
    made_window.view.motion = False
    made_window.resize(*size)
    made_window.show()
    return made_window


@lru_cache(maxsize=1)
def crowd() -> staged.Stage:
    """Eleven long names with seven digits, a hand behind them, one away."""
    stage = staged.Stage({**staged.KILL, "seats": 11})
    for seat, name in enumerate(tables.NAMES, 1):
        stage.do(c.Sit(seat=seat, player=name, stack=1_234_567))
    stage.do(c.Button(seat=2), c.Dealer(name="Kim"))
    stage.walks(3)
    stage.do(c.SitOut(seat=3), c.Dealer(name="Konstantinos Papadopoulos"), c.Dealer(name="Maximiliane"))
    return stage


def ruled_on(pane: str, **spoken: Any) -> Callable[[tuple[int, int]], TableWindow]:
    def make(size: tuple[int, int]) -> TableWindow:
        shown = window(played("mid-hand"), size)
        shown.open(i.OpenRuling(4))
        sheet: Any = shown.sheet
        sheet.rule_on(Spoken(pane=pane, **spoken))  # type: ignore[arg-type]
        return shown

    return make


def log(size: tuple[int, int]) -> TableWindow:
    shown = window(played("corrected"), size)
    shown.open(i.OpenLog())
    return shown


def correct(seat: int, preview: bool = False) -> Callable[[tuple[int, int]], TableWindow]:
    def make(size: tuple[int, int]) -> TableWindow:
        shown = window(played("mid-hand"), size)
        shown.open(i.OpenCorrection(seat))
        sheet: Any = shown.sheet
        if preview:
            sheet.acts[1].tapped.emit()
        return shown

    return make


def ranks(size: tuple[int, int]) -> TableWindow:
    stage = played("pushed")
    shown = window(stage, size)
    line = next(line for line in record(stage.session, stage.session.state.number) if line.award)
    shown.overlays.rulings.correct(stage.session.state.number, line)
    sheet: Any = shown.sheet
    sheet.ranks.hands[0].tap()
    return shown


def floor(size: tuple[int, int]) -> TableWindow:
    shown = window(played("over the pot"), size)
    ring = shown.overlays.floor.ring
    ring.pins = Pins(PIN, tuple(person(name) for name in tables.NAMES[:5]))
    shown.open(i.OpenFloor())
    return shown


def own_things(size: tuple[int, int]) -> TableWindow:
    shown = window(played("between"), size)
    shown.overlays.floor.ring.pins = Pins(None, (person("Lee"),))
    shown.overlays.floor.here = "Lee"
    shown.open(i.OpenFloor())
    return shown


def pin(size: tuple[int, int]) -> TableWindow:
    shown = window(played("between"), size)
    shown.open(i.ChangeScreenPin())
    return shown


def lock(size: tuple[int, int]) -> TableWindow:
    shown = window(played("mid-hand"), size)
    shown.overlays.floor.ring.pins = Pins(PIN, ())
    shown.open(i.LockScreen())
    return shown


def card(size: tuple[int, int]) -> TableWindow:
    shown = window(crowd(), size)
    shown.open(i.OpenHandOver())
    return shown


STATES: dict[str, Callable[[tuple[int, int]], TableWindow]] = {
    "words": ruled_on("words"),
    "digits": ruled_on("digits", word="raise to", digits="700"),
    "chips": ruled_on("chips", motions=((500, 100, 100), (25, 25))),
    "another chip": ruled_on("other", other="1000"),
    "refused": ruled_on("words", word="check"),
    "log": log,
    "correct a check": correct(4),
    "correct a bet": correct(7),
    "what changes": correct(7, preview=True),
    "rank again": ranks,
    "floor": floor,
    "the floor's own": own_things,
    "PIN": pin,
    "locked": lock,
    "hand-over": card,
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """English, and English made longer."""
    languages.speak(request.param)
    yield request.param
    languages.speak("en")


def over(shown: TableWindow) -> QWidget:
    """What lies over the table."""
    return shown.sheet or shown.overlays.floor.pins.lock  # type: ignore[return-value]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_cut_and_nothing_lies_on_anything(
    qtbot: QtBot, state: str, size: tuple[int, int], language: str
) -> None:
    shown = STATES[state](size)
    qtbot.addWidget(shown)
    sheet = over(shown)
    painted: list[Painted] = []
    with watched(painted):
        sheet.grab()
    assert len(painted) > 3
    cut = [(piece.words, type(piece.widget).__name__, piece.rect.getRect()) for piece in painted if piece.cut]
    assert not cut
    assert not [piece.words for piece in painted if piece.over_its_box]
    by_widget: dict[int, list[Painted]] = {}
    for piece in painted:
        by_widget.setdefault(id(piece.widget), []).append(piece)
    for pieces in by_widget.values():
        for piece, other in combinations(pieces, 2):
            common = piece.rect.intersected(other.rect)
            assert common.width() < 1.5 or common.height() < 1.5, (piece.words, other.words)
    keys = [key for key in sheet.findChildren(Tap) if key.isVisible()]
    spots = [key.rect().translated(key.mapTo(sheet, QPoint(0, 0))) for key in keys]
    spots = [spot.adjusted(*_inset(key)) for spot, key in zip(spots, keys, strict=True)]
    for (one_key, one_spot), (other_key, other_spot) in combinations(zip(keys, spots, strict=True), 2):
        assert not one_spot.intersects(other_spot), (one_key.accessibleName(), other_key.accessibleName())
    assert all(sheet.rect().adjusted(-1, -1, 1, 1).contains(spot) for spot in spots)


def _inset(key: Tap) -> tuple[int, int, int, int]:
    """The margin of a key takes no tap."""
    inset = round(key.margin * key.look.scale) + 1
    return inset, inset, -inset, -inset


@pytest.mark.parametrize("state", STATES)
def test_every_key_says_what_it_is(qtbot: QtBot, state: str) -> None:
    shown = STATES[state]((1280, 800))
    qtbot.addWidget(shown)
    sheet = over(shown)
    assert sheet.accessibleName()
    keys = [key for key in sheet.findChildren(Tap) if key.isVisible()]
    assert len(keys) >= 3
    assert not [type(key).__name__ for key in keys if not key.accessibleName()]


def test_the_menu_of_a_seat_begins_at_the_same_height_whatever_rows_it_has(make: MakeTable) -> None:
    """It was centred on the plate: with a row more or less every row lay elsewhere."""
    table = make({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}, (1280, 800))
    table.sit(("Ann", 1, 200), ("Ben", 2, 200), ("Cid", 3, 200))
    tops = set()
    for _ in range(3):
        table.window.overlays.open_seat(1)
        assert table.window.menu is not None
        tops.add((len(table.window.menu.panel.rows), table.window.menu.panel.y()))
        table.window.overlays.close_menu()
        table.go() if table.view.phase != "betting" else table.fold()
    assert len({rows for rows, _ in tops}) > 1, "the rows differ"
    assert len({top for _, top in tops}) == 1
