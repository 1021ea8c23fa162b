"""Shared expenses are settled beside the cards; told anew, taken back, said after the end."""

from typing import Any

import pytest

from engine import commands as c
from engine.events import ExpenseTold
from engine.evolve import evolve
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.keeping.names import names_in, swapped
from engine.lifetime.evenings import sum_up
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.evening_settlement import as_paid
from engine.recap.payment_keys import key_of
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.records import Money
from engine.state import SharedExpense
from tests.engine.recap.closing import TABLE, do, evening, words


def test_a_pizza_is_shared_and_settled_with_the_cards() -> None:
    session = evening(MemoryStore(), ("Rosa", 30), ("Maya", -10), ("Omar", -20))
    do(session, c.Expense(player="Maya", amount=61, reason="pizza"))
    recap = build(session)
    assert {cost.party.name: (cost.cards, cost.shared, cost.whole) for cost in recap.costs if cost.whole} == {
        "Rosa": (30, (-21,), 9), "Maya": (-10, (41,), 31), "Omar": (-20, (-20,), -40),
    }  # fmt: skip
    assert words(recap) == ["Omar>Maya 31", "Omar>Rosa 9"]


def test_a_host_who_did_not_play_gets_back_what_some_owe() -> None:
    session = evening(MemoryStore(), ("Rosa", 0), ("Maya", 0))
    do(session, c.Expense(player="Zoe", amount=30, among=("Maya", "Zoe")))
    assert words(build(session)) == ["Maya>Zoe 15"]


def test_an_expense_before_anybody_sits_stays_with_the_payer() -> None:
    session = Session.start(MemoryStore(), TABLE)
    assert isinstance(session, Session)
    do(session, c.Expense(player="Zoe", amount=30))
    recap = build(session)
    assert [(cost.party.name, cost.whole) for cost in recap.costs if cost.party.kind == "player"] == [("Zoe", 0)]
    assert words(recap) == []


def test_who_takes_the_name_of_another_who_shares_an_expense_shares_it_once() -> None:
    session = evening(MemoryStore(), ("Rosa", 0), ("Maya", 0), end=False)
    do(session, c.Expense(player="Maya", amount=30, among=("Rosa", "Maya", "Zoe")), c.Rename(seat=1, player="Zoe"))
    recap = build(session)
    assert sum(cost.whole for cost in recap.costs) == 0
    assert words(recap) == ["Zoe>Maya 15"]


def test_two_people_who_are_merged_share_an_expense_once() -> None:
    session = evening(MemoryStore(), ("Rosa", 0), ("Maya", 0))
    event = ExpenseTold(1, "Maya", 30, "", ("Zoe", "Maya", "Zoe"))  # as the book has it once Rosa is Zoe
    state = evolve(session.state, event)
    assert state.closing.expenses == (SharedExpense("Maya", 30, "", ("Zoe", "Maya")),)


@pytest.mark.parametrize("prizes", [None, {"currency": "EUR", "entry": 1000, "shares": [1]}])
def test_an_expense_at_a_tournament_is_shared_by_all_who_played(prizes: dict[str, Any] | None) -> None:
    table = {"preset": "tournament", "game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}
    session = Session.start(MemoryStore(), table | ({"prizes": prizes} if prizes else {}))
    assert isinstance(session, Session)
    do(session, *(c.Sit(seat=seat, player=name, stack=100) for seat, name in enumerate(("Rosa", "Maya", "Omar"), 1)))
    do(session, c.Expense(player="Rosa", amount=30))
    assert words(build(session)) == ["Maya>Rosa 10", "Omar>Rosa 10"]


def test_what_was_paid_is_owed_back_when_everybody_comes_out_even() -> None:
    session = evening(MemoryStore(), ("Rosa", 10), ("Maya", -10))
    paid = [Tick.now(key_of(build(session).settlement.payments[0]), paid=True)]
    do(session, c.Expense(player="Maya", amount=20, reason="pizza"))
    recap = build(session)
    assert words(recap) == []
    assert words(as_paid(recap, paid)) == ["Maya>Rosa 10", "Rosa>Maya 10"]


def test_an_expense_is_told_anew_and_taken_back() -> None:
    session = evening(MemoryStore(), ("Rosa", 0), ("Maya", 0))
    do(session, c.Expense(player="Rosa", amount=30), c.Expense(player="Rosa", amount=40, number=1))
    assert words(build(session)) == ["Maya>Rosa 20"]
    do(session, c.Expense(player="Rosa", amount=0, number=1))
    assert words(build(session)) == []
    assert [session.dispatch(c.Expense(player="Rosa", amount=9, number=number)).code for number in (0, 2)] == [
        "unknown", "unknown",
    ]  # fmt: skip
    assert session.dispatch(c.Expense(player="Rosa", amount=0)).code == "amount"
    assert session.dispatch(c.Expense(player=" ", amount=1)).code == "seat"
    assert session.dispatch(c.Expense(player="Rosa", amount=1, among=("Maya", "Maya"))).code == "seat"


def test_what_is_said_after_the_end_leaves_the_evening_ended_and_survives_its_reopening() -> None:
    store = MemoryStore()
    session = evening(store, ("Rosa", 5), ("Maya", -5))
    do(session, c.Expense(player="Rosa", amount=30))
    assert [row.id for row in store.ended()] == [session.id]
    assert session.dispatch(c.Deal()).code == "phase"
    session.reopen()
    assert [row.id for row in store.running()] == [session.id]
    assert session.state.closing.expenses == (SharedExpense("Rosa", 30),)
    assert session.verify()["balanced"]


def test_what_is_said_after_the_end_moves_no_end() -> None:
    store = MemoryStore()
    session = evening(store, ("Rosa", 5), ("Maya", -5), end=False)
    do(session, c.Dealer(name="Kim", at=60), c.Settle(at=3000, coin=5), c.End(at=3600))
    assert build(session).seconds == 3600
    do(session, c.Expense(player="Rosa", amount=30, at=9000), c.Carry("Maya", "Rosa", 7, "ab", "k", at=9100))
    session.undo(9200)
    recap = build(session)
    assert (recap.seconds, recap.downs[-1].ended, recap.ended) == (3600, 3600, True)
    summed = sum_up(store, session.id)
    assert (summed.seconds, {result.seconds for result in summed.evening.results}) == (3600, {3600})
    session.reopen(9300)
    assert (build(session).seconds, build(session).ended) == (9300, False)
    do(session, c.End(at=9400))
    assert build(session).seconds == 9400, "it went on until then"


def test_everybodys_figures_are_there_before_anything_is_said() -> None:
    report = report_of(build(evening(MemoryStore(), ("Rosa", 30), ("Maya", -30), ("Omar", 0))))
    sums = {cost.party.name: (cost.cards, cost.whole) for cost in report.costs if cost.party.kind == "player"}
    assert sums == {"Rosa": (30, 30), "Maya": (-30, -30), "Omar": (0, 0)}
    assert not report.beside, "papers tell the cards elsewhere"


def test_a_rename_puts_the_name_right_in_what_was_said() -> None:
    session = evening(MemoryStore(), ("P1", 0), ("Maya", 0), end=False)
    do(session, c.Expense(player="Maya", amount=30, among=("P1", "Maya")), c.Rename(seat=1, player="Rosa"))
    assert words(build(session)) == ["Rosa>Maya 15"]


def test_a_chip_keeps_its_worth_once_an_expense_was_told_in_it() -> None:
    euros = {**TABLE, "money": {"currency": "EUR", "minor_units": 25}}
    session = evening(MemoryStore(), ("Rosa", 0), ("Maya", 0), table=euros, end=False)
    do(session, c.Change(table={"money": {"currency": "EUR", "minor_units": 50}}))
    do(session, c.Expense(player="Rosa", amount=30, reason="pizza"))
    refused = session.dispatch(c.Change(table={"money": {"currency": "EUR", "minor_units": 25}}))
    assert isinstance(refused, Refusal)
    assert (refused.code, "drop them" in refused.message) == ("settings", True)
    do(session, c.Change(table={"money": {"currency": "EUR", "minor_units": 50}, "seats": 8}))
    do(session, c.Expense(player="Rosa", amount=0, number=1))
    do(session, c.Change(table={"money": {"currency": "EUR", "minor_units": 25}}))
    assert build(session).paid_in == Money("EUR", 25)


def test_an_expense_in_chips_stays_so_many_once_they_are_worth_something() -> None:
    session = evening(MemoryStore(), ("Rosa", 0), ("Maya", 0), end=False)
    do(session, c.Expense(player="Rosa", amount=30), c.Change(table={"money": {"currency": "EUR", "minor_units": 25}}))
    assert words(build(session)) == ["Maya>Rosa 15"]


def test_who_is_forgotten_is_forgotten_in_expenses_and_debts() -> None:
    step = [
        *[0] * 16, "{}", "null",
        '[{"do":"expense","player":"Theo","amount":9,"among":["Rosa","Theo"]},{"do":"settle","bank":"Theo"}]',
        '[{"e":"DebtCarried","player":"Rosa","to":"Theo","amount":5,"evening":"x","payment":"Rosa>Theo:5"}]',
    ]  # fmt: skip
    assert names_in(step) == {"Theo", "Rosa"}
    changed = swapped(step, lambda name: "Player 7" if name == "Theo" else name)
    assert "Theo" not in "".join(map(str, changed))
    assert "Rosa>Player 7:5" in changed[-1]
