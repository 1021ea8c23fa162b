"""The setup page in money, by taps and by keyboard."""

from desktop.setup.earlier_games import EarlierSession
from desktop.setup.page import SetupPage
from tests.desktop.setups import COMPACT, click, look_on

QUARTERS = {"currency": "EUR", "minor_units": 25}


def page(qtbot, past: EarlierSession | None = None) -> SetupPage:
    made = SetupPage(look_on(COMPACT), past)
    qtbot.addWidget(made)
    made.resize(*COMPACT)
    made.show()
    qtbot.waitExposed(made)
    return made


def with_quarters(qtbot) -> SetupPage:
    """A table of 1/2 in euros, a chip worth 25 cents, by taps alone."""
    made = page(qtbot)
    click(qtbot, next(card for card in made.presets.cards if card.id == "casino"))
    click(qtbot, made.games.chips[made.games.chip_of("No-limit Hold'em", "1/2")])
    click(qtbot, made.summary.money)
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    made.all.pick("money.minor_units")
    for key in "0.25":
        click(qtbot, made.all.editor.keys[key])
    return made


def table_of(made: SetupPage) -> dict:
    tables: list[dict] = []
    made.started.connect(tables.append)
    made.start()
    return tables[0] if tables else {}


def typed_over(qtbot, size: str, blinds: str, line: str = "No-limit Hold'em in money") -> SetupPage:
    """A home table whose blinds were typed in money over a size of a line."""
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of(line, size))
    made.edit_money()
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    made.all.pick("money.minor_units")
    qtbot.keyClicks(made, "0.05")
    made.all.pick("blinds")
    qtbot.keyClicks(made, blinds)
    return made
