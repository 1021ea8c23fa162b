"""An evening is settled on a real screen, with what somebody still owes from the one before, and a pizza."""

from engine.journal.evening_marks import Tick, paid_of
from engine.journal.sqlite import SqliteStore
from tests.real_screen.screen import Screen
from tests.real_screen.tables import opened

FIRST = (
    *opened("Rosa", "Theo", "Maya"),
    {"do": "pay", "from": 2, "to": 1, "amount": 20, "for": "side"},
    {"do": "pay", "from": 3, "to": 1, "amount": 15, "for": "side"},
    {"do": "end"},
)
TONIGHT = (*opened("Rosa", "Theo", "Maya"), {"do": "pay", "from": 2, "to": 1, "amount": 30, "for": "side"})


def test_an_evening_is_settled_with_a_carried_debt_and_a_pizza(screen: Screen) -> None:
    screen.prepare(*FIRST)
    with SqliteStore(screen.file) as store:
        store.settle(1, [Tick.now("Maya>Rosa:15", paid=True)])
    screen.prepare(*TONIGHT)
    screen.start()
    screen.tap("Menu")
    screen.tap("Recap")
    screen.tap("End the game")
    screen.see("Theo pays Rosa 30")
    screen.tap("Pay and share")
    screen.tap("Theo owes Rosa 20")
    screen.see("Theo paid 50")
    screen.tap("Add an expense")
    screen.see("Who paid? Rosa")
    screen.type("60")
    screen.tap("Who paid? Maya")
    screen.tap("Mostly Pizza")
    screen.tap("Maya paid 60")
    screen.see("Pizza: Maya paid 60")
    with screen.book.session() as session:
        assert session.state.ended
        assert session.verify()["balanced"]
    screen.tap("Theo paid 40")
    screen.see("Theo paid 30")
    screen.tap("Theo paid 30")
    screen.see("All settled")
    with SqliteStore(screen.file, readonly=True) as store:
        assert "Theo>Rosa:20" in paid_of(store.settled(1)), "it is paid there too"
    screen.keys("Escape")
    screen.see("Theo pays Maya 40, paid")
    screen.close()
