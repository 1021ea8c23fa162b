"""The setup page as tests open it, and the screens it is tried on."""

from PySide6.QtCore import Qt

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup.earlier_games import EarlierSession
from desktop.setup.page import SetupPage

PAST = EarlierSession(
    3, '{"preset": "home", "blinds": [1, 2]}', "No-limit Hold'em 1/2", "home", 9, 47, 8, "23:12", True, goes_on=47
)
KILL = {"game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "kill": {"on": "two_in_a_row"}}

WIDE, COMPACT = (1920, 1080), (1280, 800)


def look_on(size):
    """How the app looks on a screen of this size, px."""
    fonts.install()
    return Look(load(), fit(*size))


def shown(qtbot, look, past=None, **more):
    page = SetupPage(look, past, **more)
    qtbot.addWidget(page)
    page.resize(round(look.fit.width * look.scale), round(look.fit.height * look.scale))
    page.set_look(look)
    page.show()
    qtbot.waitExposed(page)
    page.grab()
    return page


def click(qtbot, widget):
    assert widget.isVisible()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def tournament_rules(qtbot, look, line="No-limit Hold'em, levels", stakes="15 min"):
    """All rules of a tournament with this game and these stakes."""
    page = shown(qtbot, look)
    click(qtbot, next(card for card in page.presets.cards if card.id == "tournament"))
    click(qtbot, page.games.chips[page.games.chip_of(line, stakes)])
    page.fold_rules()
    return page
