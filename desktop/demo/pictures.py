"""Pictures of every screen in every theme: the app plays the hands of its own design and grabs its own window.

Pictures of the dark theme are in the folder itself, those of others in a subfolder each. Five of them are kept with
the project, for the README and the manual.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QApplication

from desktop.app import App
from desktop.bridge.bridge import Bridge
from desktop.demo import staged
from desktop.demo.evening import HOLDEM, OMAHA, DemoEvening
from desktop.demo.staged import Stage
from desktop.intents import (
    AskSit,
    EnterCards,
    Explain,
    GoTo,
    Opening,
    OpenLog,
    OpenSeatMenu,
    OpenWindowMenu,
    TapSeat,
    Type,
    WindowPage,
)
from desktop.intents.questions import HandCards
from desktop.kit.theme import ThemeName
from desktop.preferences.choices import ChoiceStore
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.shell.offscreen import application
from engine import commands as c
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.view.coming_deal import preview
from engine.view.tell_state import tell
from resources import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.journal.sqlite import SqliteStore

FOLDED_TO = 4
"""The seat that is tapped so that the seats before it fold."""
SHOWN_AT = 1860
"""Time of the pictures, in seconds of the session."""

SIZES = ((1280, 800), (1920, 1080))
THEMES: tuple[ThemeName, ...] = ("dark", "light", "high_contrast")
KEPT = ("table-1280x800", "table-1920x1080", "showdown-1280x800", "between-1280x800", "recap-1280x800")
OMAHA_HANDS, HOLDEM_HANDS = 110, 77


def take_pictures(folder: Path) -> Iterator[Path]:
    """Take every picture; yield each file as it is written.

    Raises:
        OSError: a file cannot be written.
    """
    with application(widgets=True, hidden=True):
        evening = _evening()
        for theme in THEMES:
            into = folder if theme == "dark" else folder / theme
            into.mkdir(parents=True, exist_ok=True)
            for size in SIZES:
                for name, make in SCREENS.items():
                    path = into / f"{name}-{size[0]}x{size[1]}.png"
                    _grab(make, evening if name == "recap" else None, theme, size, path)
                    yield path


def keep() -> Iterator[Path]:
    """Take the pictures of the README and the manual into the resources; yield each file as it is written.

    Raises:
        OSError: a file cannot be written.
    """
    with application(widgets=True, hidden=True):
        evening = _evening()
        resource("pictures").mkdir(exist_ok=True)
        for picture in KEPT:
            name, _, size = picture.partition("-")
            width, height = map(int, size.split("x"))
            path = resource("pictures", f"{picture}.png")
            _grab(SCREENS[name], evening if name == "recap" else None, "dark", (width, height), path)
            yield path


# The screens ----------------------------------------------------------------------------------------------------------

OpenScreen = Callable[["App"], "QWidget | None"]
Screen = tuple[Callable[[], "Stage"], OpenScreen]
"""The hands to play, and what to open after them; that returns the widget to grab, None = the whole window."""


def _typed(app: "App") -> None:

    assert app.table is not None
    app.table.handle(Type("450"))


def _ranked(app: "App") -> None:

    assert app.table is not None
    for seat in (2, 1):
        app.table.handle(TapSeat(seat))


def _folded_to(app: "App") -> None:

    assert app.table is not None
    app.table.handle(TapSeat(FOLDED_TO))


def _opens(opening: Opening) -> OpenScreen:
    def show(app: "App") -> None:
        assert app.table is not None
        app.table.open(opening)

    return show


def _goes_to(page: WindowPage) -> OpenScreen:
    def show(app: "App") -> None:
        app.handle(GoTo(page))

    return show


def _setup(app: "App") -> None:
    """Open the setup page and choose Omaha."""
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    chip = app.setup.games.chip_of("Pot-limit Omaha", "5/10")
    app.setup.games.chips[chip].tapped.emit()


def _recap(app: "App") -> None:
    """Open the recap of an evening of two games, with two payments made."""
    assert app.bridge is not None
    page = RecapPage(app.look(), app)
    recap = shown(report_of(build(app.bridge.session)))
    page.show_recap(recap, frozenset(payment.key for payment in recap.payments[:2]))
    app.show_page(page)


def _players(app: "App") -> "QWidget":
    app.around.display.toggle()  # opened without a check for room, as the table is not in this picture
    window = app.around.display.window
    assert window is not None
    return window


def _dealt() -> "Stage":
    """Return a stage with hand 47 just dealt and nobody folded."""
    stage = staged.before_omaha()
    stage.do(c.Deal())
    return stage


def _nobody() -> "Stage":
    return staged.Stage(staged.OMAHA)


SCREENS: dict[str, Screen] = {
    "table": (staged.mid_hand, _typed),
    "showdown": (staged.showdown, _ranked),
    "between": (staged.between, lambda app: None),
    "recap": (staged.between, _recap),
    "setup": (staged.mid_hand, _setup),
    "empty": (_nobody, lambda app: None),
    "folded_to": (_dealt, _folded_to),
    "seat_menu": (staged.between, _opens(OpenSeatMenu(5))),
    "menu": (staged.mid_hand, _opens(OpenWindowMenu())),
    "why": (staged.mid_hand, _opens(Explain("wager.max"))),
    "log": (staged.showdown, _opens(OpenLog())),
    "cards": (staged.showdown, _opens(EnterCards(HandCards(1)))),
    "sit": (staged.between, _opens(AskSit(8))),
    "device": (staged.mid_hand, _goes_to(WindowPage.DEVICE)),
    "keys": (staged.mid_hand, _goes_to(WindowPage.KEYS)),
    "tour": (_nobody, _goes_to(WindowPage.TOUR)),
    "players": (staged.mid_hand, _players),
    "players_between": (staged.between, _players),
}


def _grab(screen: Screen, evening: "Stage | None", theme: ThemeName, size: tuple[int, int], path: Path) -> None:
    play, show = screen
    stage = evening or play()
    choice_store = ChoiceStore()
    choice_store.change(theme=theme, toured=True, motion=False)
    app = App(cast("SqliteStore", stage.store), choice_store)
    app.resize(*size)
    app.play(stage.session)
    assert isinstance(app.bridge, Bridge)
    app.bridge.seconds = lambda: SHOWN_AT
    app.bridge.time_passed()
    app.show()
    widget = show(app) or app
    if widget is not app:
        widget.resize(*size)
    QApplication.processEvents()
    if not widget.grab().save(str(path)):
        raise OSError(0, "the picture cannot be written", str(path))
    app.leave()
    app.deleteLater()
    QApplication.processEvents()


def _evening() -> "Stage":
    """Return a stage with an evening played to its end, in memory."""
    stage = Stage(OMAHA)
    session = stage.session
    evening = DemoEvening(session.dispatch, lambda: tell(session.state), lambda: preview(session.state))
    evening.sit()
    for _ in evening.play(OMAHA_HANDS):
        pass
    session.dispatch(c.Change(table=HOLDEM, at=evening.at))
    for _ in evening.play(HOLDEM_HANDS):
        pass
    session.dispatch(c.End(at=evening.at))
    return stage
