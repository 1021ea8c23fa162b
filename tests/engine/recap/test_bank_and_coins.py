"""Everybody settles with a bank, in whole coins; every column adds up and nothing is lost."""

from hypothesis import given
from hypothesis import strategies as st

from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.costs import costs, in_coins, usual_coins
from engine.recap.evening_settlement import as_paid
from engine.recap.payment_keys import key_of
from engine.recap.settle_records import Account, Party
from engine.settings.records import Money
from engine.state import Closing, Debt, SharedExpense
from tests.engine.recap.closing import do, evening, words


def test_everybody_settles_with_a_player_who_is_the_bank() -> None:
    session = evening(MemoryStore(), ("Rosa", 30), ("Maya", -40), ("Omar", 10))
    do(session, c.Settle(bank="Rosa"))
    recap = build(session)
    assert words(recap) == ["Maya>Rosa 40", "Rosa>Omar 10"]
    session.store.settle(session.id, [Tick.now(key_of(recap.settlement.payments[0]), paid=True)])
    assert words(as_paid(recap, session.store.settled(session.id))) == words(recap)
    do(session, c.Settle(bank="Cage"))
    assert words(build(session)) == [
        "Maya>Rosa 40", "Rosa>Cage 10", "Cage>Omar 10",
    ], "what was paid stays paid"  # fmt: skip


def test_payments_in_whole_coins_lose_nothing() -> None:
    session = evening(MemoryStore(), ("Rosa", 13), ("Maya", -6), ("Omar", -7))
    do(session, c.Settle(coin=5))
    recap = build(session)
    assert words(recap) == ["Omar>Rosa 10", "Maya>Rosa 5"]
    rounding = {cost.party.name: cost.rounding for cost in recap.costs if cost.rounding}
    assert rounding == {"Rosa": 2, "Maya": 1, "Omar": -3}
    assert session.dispatch(c.Settle(coin=0)).code == "amount"


@given(
    st.lists(st.integers(-500, 500), min_size=2, max_size=9),
    st.lists(st.tuples(st.integers(0, 9), st.integers(1, 999), st.sets(st.integers(0, 8))), max_size=4),
    st.integers(1, 50),
)
def test_every_column_of_the_costs_adds_up(nets: list[int], shared: list[tuple[int, int, set[int]]], coin: int) -> None:
    nets = [*nets, -sum(nets)]
    accounts = [Account(Party("player", f"P{seat}"), net, seat) for seat, net in enumerate(nets)]
    expenses = tuple(
        SharedExpense(f"P{payer}", amount, "", tuple(f"P{number}" for number in sorted(among)))
        for payer, amount, among in shared
    )
    made = costs(accounts, Closing(expenses, (Debt("P0", "P1", 7, "e", "k"),), "", coin))
    assert sum(cost.cards for cost in made) == sum(cost.before for cost in made) == 0
    assert sum(cost.rounding for cost in made) == sum(cost.whole for cost in made) == 0
    assert all(sum(column) == 0 for column in zip(*(cost.shared for cost in made), strict=True))
    assert all(cost.whole % coin == 0 and abs(cost.rounding) < coin for cost in made)
    assert all(cost.cards + sum(cost.shared) + cost.before + cost.rounding == cost.whole for cost in made)


def test_coins_are_round_in_the_money_of_the_payments() -> None:
    assert usual_coins(None) == (1, 5, 10, 25, 100)
    assert usual_coins(Money("EUR", 25)) == (1, 2, 4, 8, 20)
    assert usual_coins(Money("EUR", 100)) == (1, 2, 5, 10)
    assert usual_coins(Money("EUR", 1)) == (1, 50, 100, 200, 500)


def test_what_does_not_add_up_to_coins_is_not_rounded() -> None:
    assert in_coins([7, -3], 5) == [7, -3]
    assert in_coins([7, -2], 5) == [5, 0]
