"""The pages beside the table at every size: nothing cut, nothing over its box, nothing on anything."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.demo import staged
from desktop.device.page import DevicePage
from desktop.device.rows import Option, OptionPanel
from desktop.help.keys import KeysPage
from desktop.help.tour import CARDS
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.painted import Tap
from desktop.kit.theme import ThemeName, load
from desktop.preferences.choices import ChoiceStore
from desktop.words import languages
from desktop.words.i18n import LANGUAGES, TRIALS
from engine import commands as c
from tests.desktop.spying import faults, painted_on

SIZES = ((1920, 1080), (1280, 800), (1280, 720), (1366, 768), (1024, 600), (2560, 1440), (800, 1280), (1080, 1920))
PAGES = ("device", "measure", "sizes", "keys")
INSTEAD = {"measure": OptionPanel.MEASURE, "sizes": OptionPanel.SIZES}


@pytest.fixture(params=[*LANGUAGES, *TRIALS])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Languages, longer words, and from right to left."""
    languages.speak(request.param)
    yield request.param
    languages.speak("en")


def page(qtbot: QtBot, name: str, size: tuple[int, int], theme: ThemeName = "dark") -> QWidget:
    """A page at a size."""
    look = Look(load(theme), fit(*size))
    made: DevicePage | KeysPage = KeysPage(look) if name == "keys" else DevicePage(look, ChoiceStore())
    qtbot.addWidget(made)
    made.resize(*size)
    made.set_look(look)
    made.show()
    if isinstance(made, DevicePage) and name in INSTEAD:
        made.picked(Option("", opens=INSTEAD[name]))
    return made


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_or_on_anything(qtbot: QtBot, language: str, name: str, size: tuple[int, int]) -> None:
    made = page(qtbot, name, size)
    painted = painted_on(made)
    assert len(painted) > 5
    assert faults(made, painted) == []


@pytest.mark.parametrize("theme", ["light", "high_contrast"])
@pytest.mark.parametrize("name", PAGES)
def test_every_theme_paints_them(qtbot: QtBot, name: str, theme: ThemeName) -> None:
    made = page(qtbot, name, (1280, 800), theme)
    assert made.grab().toImage().pixelColor(3, 3) == load(theme).panel


@pytest.mark.parametrize("name", PAGES)
def test_everything_that_is_pressed_is_large_enough_and_named(qtbot: QtBot, name: str) -> None:
    made = page(qtbot, name, (1280, 800))
    taps = [widget for widget in made.findChildren(Tap) if widget.isVisible()]
    assert taps
    for key in taps:
        assert min(key.width(), key.height()) >= 48, key.accessibleName()
        assert key.accessibleName()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_each_card_of_the_tour_holds_its_words(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    stage = staged.Stage(staged.OMAHA)
    stage.do(c.Sit(seat=1, player="Ann", stack=500))
    app = App(stage.store)  # type: ignore[arg-type]
    qtbot.addWidget(app)
    app.resize(*size)
    app.start()
    app.show()
    app.tour_once()
    tour = app.side_pages.tour
    assert tour is not None
    assert app.table is not None
    for number in range(len(CARDS)):
        tour.at = number
        tour.show_card()
        texts = painted_on(tour)
        assert faults(tour, texts) == []
        assert app.table.view.rect().contains(tour.geometry())
    app.leave()
