"""Debts of earlier evenings are taken along: paid in both books, asked for once."""

from typing import Any

import pytest

from engine import commands as c
from engine.journal.evening_marks import HandMark, Tick, marking
from engine.journal.memory import MemoryStore
from engine.recap import debts
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.debts import settled_elsewhere, still_owed, tick_settled_debts
from engine.recap.payment_keys import bearer_key, carried_key, carried_to, key_of, made_before, renamed
from engine.recap.settle_records import Party, Payment
from engine.refusals import refuse
from tests.engine.recap.closing import TABLE, carried, do, evening, settled_there, two_evenings, words


def test_only_an_evening_somebody_said_something_of_has_open_debts() -> None:
    store, first, tonight = two_evenings()
    assert still_owed(store, build(tonight)) == ()
    store.settle(first.id, marking(1, HandMark(), HandMark(starred=True)))
    assert still_owed(store, build(tonight)) == (), "a starred hand is no word about a payment"
    store.settle(first.id, [Tick.now("Sam>Maya:15", paid=True)])
    (owed,) = still_owed(store, build(tonight))
    assert (owed.debt.player, owed.debt.to, owed.debt.amount) == ("Theo", "Rosa", 20)
    assert owed.session == first.id
    assert still_owed(store, build(first)) == (), "no evening owes to an earlier one"


def test_a_debt_that_is_paid_tonight_is_paid_in_both_books() -> None:
    store, first, tonight = carried()
    recap = build(tonight)
    assert words(recap) == ["Theo>Rosa 50"]
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, True)
    assert report_of(build(first), store.settled(first.id)).unpaid == 0, "it is asked for tonight, not there"
    assert still_owed(store, recap) == (), "nobody pays it twice"
    store.settle(tonight.id, [Tick.now(key_of(recap.settlement.payments[0]), paid=True)])
    tick_settled_debts(store, recap)
    assert settled_there(store, first)["Theo>Rosa:20"] == (True, True)
    store.settle(tonight.id, [Tick.now(key_of(recap.settlement.payments[0]), paid=False)])
    tick_settled_debts(store, recap)
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, True)


def test_an_evening_is_added_up_once_whatever_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word about a payment added it all up again, in the window: seconds a tap after a long evening."""
    sums: list[int] = []
    monkeypatch.setattr(debts, "build", lambda session: sums.append(session.id) or build(session))
    store, first, tonight = two_evenings()
    recap = build(tonight)
    cache: debts.RecapCache = {}
    for key, paid in (("Sam>Maya:15", True), ("Theo>Rosa:20", True), ("Theo>Rosa:20", False), ("Sam>Maya:15", False)):
        store.settle(first.id, [Tick.now(key, paid=paid)])
        owed = {each.debt.payment for each in still_owed(store, recap, cache)}
        assert owed == {each.debt.payment for each in still_owed(store, recap)}
        assert (key in owed) is not paid
        assert debts.steps_to_read(store, recap, cache) == 0
    assert len(sums) == 1 + 4, "once with what was added up before, each time without"


def test_who_bears_a_difference_is_read_again() -> None:
    store = MemoryStore()
    first = evening(store, ("Rosa", 20), ("Theo", -20), end=False)
    do(first, c.Count(seat=1, stack=130), c.End())
    tonight = evening(store, ("Rosa", 30), ("Theo", -30))
    recap = build(tonight)
    cache: debts.RecapCache = {}
    off = build(first).settlement.unaccounted
    assert off
    for name in ("Rosa", "Theo", "Rosa"):
        other = "Theo" if name == "Rosa" else "Rosa"
        bears = bearer_key(Party("player", name), off), bearer_key(Party("player", other), off)
        store.settle(first.id, [Tick.now(key, paid) for key, paid in zip(bears, (True, False), strict=True)])
        fresh = still_owed(store, recap)
        assert still_owed(store, recap, cache) == fresh
        assert fresh


def test_a_debt_of_who_gets_more_tonight_is_paid_once_the_creditor_has_everything() -> None:
    store = MemoryStore()
    first = evening(store, ("Rosa", 20), ("Theo", -20))
    store.settle(first.id, [Tick.now("Theo>Rosa:20", paid=False)])
    tonight = evening(store, ("Maya", -60), ("Theo", 50), ("Rosa", 10))
    (owed,) = still_owed(store, build(tonight))
    do(tonight, c.Carry("Theo", "Rosa", 20, owed.debt.evening, owed.debt.payment))
    recap = build(tonight)
    assert words(recap) == ["Maya>Theo 30", "Maya>Rosa 30"]
    for payment, paid in zip(recap.settlement.payments, (False, True), strict=True):
        store.settle(tonight.id, [Tick.now(key_of(payment), paid=True)])
        tick_settled_debts(store, recap)
        assert settled_there(store, first)["Theo>Rosa:20"] == (paid, True)


def test_a_debt_that_two_evenings_took_along_is_asked_for_once() -> None:
    store, first, tonight = carried()
    tonight.undo()
    tick_settled_debts(store, build(tonight))
    later = evening(store, ("Rosa", 30), ("Theo", -30))
    debt = still_owed(store, build(later))[0].debt
    do(later, c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment))
    tick_settled_debts(store, build(later))
    assert settled_elsewhere(store, build(later)) == {}
    tonight.redo()
    tick_settled_debts(store, build(tonight))
    ticks = store.settled(first.id)
    assert carried_to(ticks) == {"Theo>Rosa:20": store.session(later.id).uid}, "it stays the later evening's"
    assert settled_elsewhere(store, build(tonight)) == {debt: store.session(later.id).created}
    assert settled_elsewhere(store, build(later)) == {}
    store.settle(tonight.id, [Tick.now(key_of(build(tonight).settlement.payments[0]), paid=True)])
    tick_settled_debts(store, build(tonight))
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, True), "the later evening says when it is paid"
    do(tonight, c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment, off=True))
    assert settled_elsewhere(store, build(tonight)) == {}
    tick_settled_debts(store, build(tonight))
    assert carried_to(store.settled(first.id)) == {"Theo>Rosa:20": store.session(later.id).uid}


def test_a_debt_that_is_left_there_after_all_is_open_there_again() -> None:
    store, first, tonight = carried()
    debt = tonight.state.closing.debts[0]
    again = tonight.dispatch(c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment))
    assert again == refuse("phase", "carried_already").refusal
    tonight.undo()
    tick_settled_debts(store, build(tonight))
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, False)
    assert words(build(tonight)) == ["Theo>Rosa 30"]
    off = c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment, off=True)
    assert tonight.dispatch(off) == refuse("phase", "carried_not").refusal


@pytest.mark.parametrize(
    ("there", "here", "amount"),
    [
        ({"currency": "EUR", "minor_units": 25}, {"currency": "EUR", "minor_units": 100}, 5),
        ({"currency": "EUR", "minor_units": 25}, {"currency": "EUR", "minor_units": 200}, None),
        ({"currency": "EUR", "minor_units": 25}, {"currency": "USD", "minor_units": 25}, None),
        ({"currency": "EUR", "minor_units": 25}, None, None),
    ],
)
def test_a_debt_is_told_in_tonights_unit_or_not_at_all(
    there: dict[str, Any], here: dict[str, Any] | None, amount: int | None
) -> None:
    store = MemoryStore()
    first = evening(store, ("Rosa", 20), ("Theo", -20), table={**TABLE, "money": there})
    store.settle(first.id, [Tick.now("Theo>Rosa:20", paid=False)])
    tonight = evening(store, ("Rosa", 0), ("Theo", 0), table={**TABLE, **({"money": here} if here else {})})
    assert [owed.debt.amount for owed in still_owed(store, build(tonight))] == ([amount] if amount else [])


def test_a_mark_that_a_payment_went_along_is_known_again_and_renamed() -> None:
    key = carried_key("ab" * 16, "Theo>Rosa:20")
    assert carried_to([Tick.now(key, paid=True)]) == {"Theo>Rosa:20": "ab" * 16}
    assert carried_to([Tick.now(key, paid=False)]) == {}
    assert renamed(key, lambda name: name.replace("Theo", "Player 7")) == carried_key("ab" * 16, "Player 7>Rosa:20")
    theo, rosa = Party("player", "Theo"), Party("player", "Rosa")
    ticks = [Tick.now(key, paid=True), Tick.now("Theo>Rosa:20", paid=True)]
    assert made_before(ticks, (theo, rosa)) == (Payment(theo, rosa, 20),), "made once"
