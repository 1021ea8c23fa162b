"""Every screen of the app by its name, made for a size and a theme: what the tests of layout and contrast walk over."""

import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from desktop import intents as i
from desktop.bridge.bridge import Bridge
from desktop.bridge.scene import Scene
from desktop.demo import staged
from desktop.device.page import DevicePage
from desktop.device.rows import OptionPanel
from desktop.display.public_record import showing
from desktop.display.view import PlayersView
from desktop.help.keys import KeysPage
from desktop.help.tour import Tour
from desktop.intents import TapSeat, Type
from desktop.intents.questions import BoardCards, HandCards
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import Theme
from desktop.preferences.choices import Choices, ChoiceStore
from desktop.present.window_state import Local
from desktop.recap.page import RecapPage
from desktop.recap.page_records import Shown
from desktop.setup.earlier_games import newest_session
from desktop.setup.page import SetupPage
from desktop.table.view import TableView
from desktop.table.window import TableWindow
from engine import commands as c
from tests.desktop import evenings, fixtures, tables
from tests.desktop.cases import CASES

Size = tuple[int, int]
Make = Callable[[Size, Theme], QWidget]


class Screen(NamedTuple):
    """A screen: its name, and how it is made and shown."""

    name: str
    make: Make


@lru_cache(maxsize=8)
def stage(name: str) -> staged.Stage:
    """A session that was played there once; screens only look at it."""
    made = getattr(staged, name)() if hasattr(staged, name) else staged.Stage(staged.OMAHA)
    assert isinstance(made, staged.Stage)
    if name == "over_pot":
        made = staged.mid_hand()
        made.do(c.SaidAndPushed(seat=4, says="raise to 700", chips=(500, 100, 100)))
    if name in RULES:
        made = staged.Stage(RULES[name])
        for seat, who in enumerate(tables.NAMES[:8], 1):
            made.do(c.Sit(seat=seat, player=who, stack=12_345))
        if name != "levels":
            made.do(c.Deal())
        while name == "drawing" and made.session.state.hand is not None and made.session.state.hand.turn is not None:
            made.act("check" if made.session.state.hand.turn.check else "call")
    if name == "long_names":
        for seat, who in enumerate(tables.NAMES[:9], 1):
            made.do(c.Sit(seat=seat, player=who, stack=1_234_567))
    return made


def _window(session: str, opened: str = "", taps: tuple[int, ...] = (), digits: str = "") -> Make:
    def make(size: Size, theme: Theme) -> QWidget:
        bridge = Bridge(stage(session).session, lambda: 1860)
        window = TableWindow(bridge, theme)
        bridge.setParent(window)
        window.view.motion = False
        window.resize(*size)
        window.show()
        for seat in taps:
            window.handle(TapSeat(seat))
        if digits:
            window.handle(Type(digits))
        if opened:
            window.open(INTENTS[opened])
        return window

    return make


def _surface(scene: Callable[[], Scene], local: Local) -> Make:
    def make(size: Size, theme: Theme) -> QWidget:
        view = TableView(theme)
        view.resize(*size)
        view.show()
        view.restyle()
        view.render_scene(scene(), local)
        return view

    return make


def _setup(past: bool, unfolded: bool = False, then: Callable[[SetupPage], None] = lambda _: None) -> Make:
    def make(size: Size, theme: Theme) -> QWidget:
        look = Look(theme, fit(*size))
        page = SetupPage(look, newest_session(stage("mid_hand").store) if past else None)
        page.resize(*size)
        page.games.chips[page.games.chip_of("Pot-limit Omaha", "5/10")].tapped.emit()
        if unfolded:
            page.fold_rules()
        then(page)
        page.set_look(look)
        page.show()
        return page

    return make


def _levels(page: SetupPage) -> None:
    """The levels of a tournament, one of them wrong."""
    assert page.all is not None
    page.all.pick("levels")
    assert page.all.pad is not None
    page.all.pad.requested.emit(20)
    page.all.pad.moved.emit(2, "blinds")
    for sign in "1000/7":
        page.all.pad.press(sign)


def _recap(shown: Callable[[], Shown]) -> Make:
    def make(size: Size, theme: Theme) -> QWidget:
        look, recap = Look(theme, fit(*size)), shown()
        page = RecapPage(look)
        page.resize(*size)
        page.set_look(look)
        page.show_recap(recap, frozenset(payment.key for payment in recap.payments[:2]))
        page.show()
        return page

    return make


STAKES = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "betting_unit": 5, "seats": 9}
RULES: dict[str, dict[str, object]] = {
    "levels": {
        "preset": "tournament",
        "game": "omaha",
        "limit": "pot_limit",
        "seats": 9,
        "smallest_chip": 25,
        "levels": [{"blinds": [25 * k, 50 * k], "ante": 25 * k, "minutes": 20} for k in (1, 2, 3, 4, 6, 800, 120_000)],
    },
    "stud": {
        "game": "seven_card_stud",
        "limit": "fixed",
        "bets": [10, 20],
        "bring_in": 5,
        "ante": {"amount": 1},
        "seats": 8,
    },
    "drawing": {"game": "triple_draw_27", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 8},
    "open_stakes": {
        **STAKES,
        "stakes": "open",
        "time": {"amount": 6},
        "straddle": {"allow": "any", "sleepers": True, "rock": True},
        "kill": {"voluntary": True},
        "seven_deuce": 5,
        "stand_up": 5,
    },
}
"""Tables of their own: tournament levels, upcards, draws, markers and all that a home game plays."""


def _device(opens: OptionPanel | None = None, **choices: object) -> Make:
    """The choices of this device, or what lies in their place."""

    def make(size: Size, theme: Theme) -> QWidget:
        look = Look(theme, fit(*size))
        choice_store = ChoiceStore(Path(tempfile.mkdtemp()) / "choices.json")
        choice_store.change(**choices)
        page = DevicePage(look, choice_store)
        page.resize(*size)
        page.set_look(look)
        page.show()
        if opens is not None:
            options = [option for group in page.panels.values() for row in group.group.rows for option in row.options]
            page.picked(next(option for option in options if option.opens == opens))
        return page

    return make


def _keys(size: Size, theme: Theme) -> QWidget:
    look = Look(theme, fit(*size))
    page = KeysPage(look)
    page.resize(*size)
    page.set_look(look)
    page.show()
    return page


def _tour(card: int) -> Make:
    def make(size: Size, theme: Theme) -> QWidget:
        window = _window("mid_hand")(size, theme)
        assert isinstance(window, TableWindow)
        tour = Tour(window.view)
        for _ in range(card):
            tour.forward.tapped.emit()
        return window

    return make


def _players(session: str) -> Make:
    def make(size: Size, theme: Theme) -> QWidget:
        view = PlayersView(theme)
        bridge = Bridge(stage(session).session, lambda: 1860)
        bridge.setParent(view)
        view.resize(*size)
        view.show()
        view.restyle()
        view.render_showing(showing(bridge.scene, Choices()))
        return view

    return make


OPENED = {
    "mid_hand": (
        "log", "board", "seat:4", "seat:9", "seat:3", "menu", "why:wager.max", "why:pots", "why:button", "floor",
        "said:4", "early:7", "sit:3", "money:4", "ask:count:4", "cards:7", "screen_pin", "correct:4", "correct:7",
        "whys", "handover",
    ),
    "between": (
        "table", "menu", "seat:1", "seat:9", "seat:8", "sit:8", "ask:add:1", "ask:rename:1", "ask:bomb", "ask:splash",
        "due:dealer", "ask:straddle:5", "levels", "draws", "ask:tip:1", "ask:count:4", "ask:buy_in:4", "floor_add",
        "handover", "whys", "log",
    ),
    "over_pot": ("floor", "log"),
    "levels": ("levels", "table"),
    "stud": ("board", ""),
    "drawing": ("draws", ""),
    "open_stakes": ("ask:marker:1", "money:1", "seat:2", "ask:run:1"),
    "long_names": ("", "seat:3", "sit:1", "log", "table", "handover"),
}  # fmt: skip

INTENTS: dict[str, i.Opening] = {
    "log": i.OpenLog(), "board": i.EnterCards(BoardCards()), "menu": i.OpenWindowMenu(), "table": i.OpenTableMenu(),
    "why:wager.max": i.Explain("wager.max"), "why:pots": i.Explain("pots"), "why:button": i.Explain("button"),
    "whys": i.OpenFigureMenu(), "floor": i.OpenFloor(), "floor_add": i.AddFloorName(),
    "screen_pin": i.ChangeScreenPin(), "handover": i.OpenHandOver(), "levels": i.OpenLevels(), "draws": i.OpenDraws(),
    "due:dealer": i.OpenDealerMenu(), "said:4": i.OpenRuling(4), "early:7": i.OpenEarlyMenu(7),
    "cards:7": i.EnterCards(HandCards(7)), "ask:count:4": i.AskCount(4), "ask:add:1": i.AskAdd(1),
    "ask:buy_in:4": i.AskBuyIn(4),
    "ask:rename:1": i.AskRename(1), "ask:bomb": i.AskBomb(1), "ask:splash": i.AskSplash(), "ask:tip:1": i.AskTip(1),
    "ask:straddle:5": i.AskStraddle(5, 20), "ask:marker:1": i.AskMarker(1), "ask:run:1": i.AskChipRun(1),
    **{f"seat:{seat}": i.OpenSeatMenu(seat) for seat in range(1, 10)},
    **{f"sit:{seat}": i.AskSit(seat) for seat in range(1, 10)},
    **{f"money:{seat}": i.OpenMoneyMenu(seat) for seat in range(1, 10)},
    **{f"correct:{seat}": i.OpenCorrection(seat) for seat in range(1, 10)},
}  # fmt: skip
"""What opens each of them."""

SCREENS = [
    Screen("mid-hand", _window("mid_hand")),
    Screen("typed", _window("mid_hand", digits="450")),
    Screen("over the pot", _window("mid_hand", digits="70000")),
    Screen("folded to here", _window("mid_hand", taps=(1,))),
    Screen("showdown", _window("showdown")),
    Screen("awarded", _window("showdown", taps=(2, 1))),
    Screen("between", _window("between")),
    Screen("empty", _window("empty")),
    *(
        Screen(f"{name}, {opened or 'open'}", _window(name, opened))
        for name, several in OPENED.items()
        for opened in several
    ),
    *(Screen(f"table, {name}", _surface(make, local)) for name, (make, local) in CASES.items()),
    Screen("fixture showdown", _surface(lambda: fixtures.SHOWDOWN, Local())),
    Screen("setup", _setup(past=False)),
    Screen("setup, been here", _setup(past=True)),
    Screen("all rules", _setup(past=True, unfolded=True)),
    Screen("setup, levels", _setup(past=False, unfolded=True, then=_levels)),
    Screen("setup, reasons", _setup(past=False, then=SetupPage.explain)),
    Screen("setup, naming", _setup(past=False, then=SetupPage.name_mine)),
    Screen("recap", _recap(evenings.picture)),
    Screen("recap, crowded", _recap(evenings.crowded)),
    Screen("recap, empty", _recap(evenings.empty)),
    Screen("this device", _device()),
    Screen("this device, measure", _device(OptionPanel.MEASURE)),
    Screen("this device, quick sizes", _device(OptionPanel.SIZES)),
    Screen("keys", _keys),
    *(Screen(f"tour, card {card + 1}", _tour(card)) for card in range(5)),
    *(Screen(f"players' display, {session}", _players(session)) for session in ("mid_hand", "showdown", "between")),
]
