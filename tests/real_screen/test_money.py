"""An evening in euros on a real screen: stakes typed 0.25/0.50, a wager typed in money, settled in euros."""

from tests.real_screen.screen import Screen
from tests.real_screen.tables import dealt


def test_stakes_are_typed_in_euros_and_the_table_opens_in_them(screen: Screen) -> None:
    screen.start()
    screen.tap("Casino")
    screen.tap("No-limit Hold'em 5/10")
    screen.tap("Chips or money")
    screen.tap("Currency of the chips: EUR")
    screen.tap("What a chip of 1 is worth")
    screen.type("0.05")
    screen.see("What a chip of 1 is worth: €0.05")
    screen.tap("Blinds and antes")
    screen.tap("Blinds:")
    screen.type("0.25/0.50")
    screen.see("Blinds: 0.25 / 0.50")
    screen.tap("Start")
    screen.see("No-limit Hold'em €0.25/0.50")
    settings = screen.book.view.limits
    assert settings.minimum_bet == 10  # chips of five cents


def test_a_wager_is_typed_in_euros_and_the_evening_is_settled_in_them(screen: Screen) -> None:
    money = {"currency": "EUR", "minor_units": 25}
    screen.prepare(*dealt("Ann", "Ben", stack=200, money=money))
    screen.start()
    screen.see("to call €0.25")
    screen.tap("7")
    screen.tap("Decimal mark")
    screen.tap("5")
    screen.see("Raise to €7.50")
    screen.keys("Return")
    screen.see("to call €7.00")
    assert screen.book.view.bet == 30
    screen.tap("Fold")
    screen.see("Deal hand 2")
    screen.tap("Menu")
    screen.tap("Recap")
    screen.tap("End the game")
    screen.tap("End without a count")
    screen.see("Ben pays Ann €0.50")
