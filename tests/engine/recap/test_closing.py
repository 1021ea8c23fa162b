"""Settling up beside the cards: shared expenses, debts of earlier evenings, a bank, whole coins; nothing is lost."""

from csv import DictReader
from io import StringIO
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import commands as c
from engine.events import ExpenseTold
from engine.evolve import evolve
from engine.exports import csv, json
from engine.journal.hand_marks import HandMark, marking
from engine.journal.memory import MemoryStore
from engine.journal.settled import Tick
from engine.keeping.names import names_in, swapped
from engine.lifetime.evenings import sum_up
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.costs import costs, in_coins, usual_coins
from engine.recap.debts import agree, elsewhere, still_owed
from engine.recap.paid import as_paid
from engine.recap.payment_keys import carried_key, carried_to, key_of, made_before, put_off, renamed
from engine.recap.records import Recap
from engine.recap.settle_records import Account, Party, Payment
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.records import Money
from engine.state import Closing, Debt, Expense

TABLE: dict[str, Any] = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9}


def evening(
    store: MemoryStore, *results: tuple[str, int], table: dict[str, Any] | None = None, end: bool = True
) -> Session:
    """An evening at which everybody bought 100 and won or lost so much, by side pays to seat 1."""
    session = Session.start(store, table or TABLE)
    assert isinstance(session, Session)
    for seat, (name, _) in enumerate(results, 1):
        do(session, c.Sit(seat=seat, player=name, stack=100))
    for seat, (_, net) in enumerate(results, 1):
        if seat > 1 and net:
            payer, to = (seat, 1) if net < 0 else (1, seat)
            do(session, c.Pay(payer=payer, to=to, amount=abs(net), reason="side"))
    if end:
        do(session, c.End())
    return session


def do(session: Session, *commands: c.Command) -> None:
    for command in commands:
        done = session.dispatch(command)
        assert not isinstance(done, Refusal), done.message


def words(recap: Recap) -> list[str]:
    return [f"{pay.payer.name}>{pay.to.name} {pay.amount}" for pay in recap.settlement.payments]


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
    assert state.closing.expenses == (Expense("Maya", 30, "", ("Zoe", "Maya")),)


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
    assert session.state.closing.expenses == (Expense("Rosa", 30),)
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
        Expense(f"P{payer}", amount, "", tuple(f"P{number}" for number in sorted(among)))
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


# Debts of earlier evenings --------------------------------------------------------------------------------------------


def two_evenings() -> tuple[MemoryStore, Session, Session]:
    """Theo owes Rosa 20 and Sam owes Maya 15 since the first, of which one payment was ticked; then another evening."""
    store = MemoryStore()
    first = evening(store, ("Rosa", 20), ("Theo", -20), ("Maya", 15), ("Sam", -15), ("Ida", 0))
    assert words(build(first)) == ["Theo>Rosa 20", "Sam>Maya 15"]
    return store, first, evening(store, ("Rosa", 30), ("Theo", -30), ("Maya", 0), ("Sam", 0))


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


def carried() -> tuple[MemoryStore, Session, Session]:
    store, first, tonight = two_evenings()
    store.settle(first.id, [Tick.now("Sam>Maya:15", paid=True)])
    (owed,) = still_owed(store, build(tonight))
    debt = owed.debt
    do(tonight, c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment))
    agree(store, build(tonight))
    return store, first, tonight


def test_tables_say_what_a_sum_is_made_of_and_what_is_open() -> None:
    """Cards 30, half a pizza of 11 and a debt of 20: each column adds up, and what is ticked is open no more."""
    store, _, tonight = carried()
    do(tonight, c.Expense("Maya", 11, "pizza", ("Maya", "Theo")))
    recap = build(tonight)
    assert rows(csv.sums(recap)) == {
        "Rosa": [30, 0, 20, 0, 50, 0, 0, 50], "Theo": [-30, -5, -20, 0, -55, 0, 0, -55],
        "Maya": [0, 5, 0, 0, 5, 0, 0, 5], "Sam": [0] * 8,
    }  # fmt: skip
    first = recap.settlement.payments[0]
    store.settle(tonight.id, [Tick(key_of(first), True, "2026-05-01T22:00:00.000+00:00")])
    ticks = store.settled(tonight.id)
    after = rows(csv.sums(recap, ticks=ticks))
    assert after[first.payer.name][-3:] == [first.amount, 0, after[first.payer.name][4] + first.amount]
    assert after[first.to.name][-3] == -first.amount
    assert all(sum(column) == 0 for column in zip(*after.values(), strict=True))
    paid = [line["paid_at"] for line in reader(csv.payments(recap, ticks=ticks))]
    assert paid == ["2026-05-01T22:00:00.000+00:00", *[""] * (len(recap.settlement.payments) - 1)]
    plain = msgspec.json.decode(json.recap_json(recap, ticks))
    assert [each["paid_at"] for each in plain["settlement"]["payments"]] == [at or None for at in paid]
    players = {cost["party"]["name"]: cost["whole"] for cost in plain["costs"] if cost["party"]["kind"] == "player"}
    assert players == {name: line[4] for name, line in after.items()}


def test_what_is_left_to_next_time_stands_apart_from_what_is_open() -> None:
    session = evening(MemoryStore(), ("Rosa", 30), ("Maya", -10), ("Theo", -20))
    say_of(session, "Theo>Rosa:20", paid=False, minute=1)
    lines = rows(csv.sums(build(session), ticks=session.store.settled(session.id)))
    assert {name: line[-3:] for name, line in lines.items()} == {
        "Rosa": [0, -20, 10], "Maya": [0, 0, -10], "Theo": [0, 20, 0],
    }  # fmt: skip


def test_a_payment_that_is_settled_later_is_not_open_tonight() -> None:
    store, first, _ = carried()
    lines = rows(csv.sums(build(first), ticks=store.settled(first.id)))
    assert lines["Theo"] == [-20, 0, 0, 0, -20, 0, 20, 0]
    assert lines["Sam"] == [-15, 0, 0, 0, -15, 15, 0, 0]


def reader(text: str) -> list[dict[str, str]]:
    return list(DictReader(StringIO(text, newline="")))


def owed(session: Session) -> dict[str, bool]:
    """The payments of an evening, and whether each was put off."""
    ticks = session.store.settled(session.id)
    return {payment.key: payment.put_off for payment in report_of(build(session), ticks).payments}


def say_of(session: Session, key: str, *, paid: bool, minute: int) -> None:
    session.store.settle(session.id, [Tick(key, paid, f"2026-11-22T22:{minute:02}:00.000+00:00")])


def test_what_was_put_off_stays_so_when_an_expense_changes_who_pays_whom() -> None:
    session = evening(MemoryStore(), ("Cleo", 11), ("Gus", -11), ("Bob", 5), ("Ann", -5))
    say_of(session, "Gus>Cleo:11", paid=False, minute=1)
    assert owed(session) == {"Gus>Cleo:11": True, "Ann>Bob:5": False}
    do(session, c.Expense(player="Bob", amount=28, among=("Cleo", "Gus", "Bob", "Ann")))
    assert owed(session) == {"Gus>Bob:18": True, "Ann>Cleo:4": False, "Ann>Bob:8": False}
    say_of(session, "Gus>Bob:18", paid=True, minute=2)
    do(session, c.Expense(player="Bob", amount=4, among=("Gus",)))
    asked = {key: waits for key, waits in owed(session).items() if key != "Gus>Bob:18"}
    assert [key for key in asked if key.startswith("Gus>")]
    assert not any(asked.values()), "Gus has paid since: the next sum is a new one"


def test_who_has_another_payment_put_off_is_asked_for_the_rest() -> None:
    session = evening(MemoryStore(), ("Cleo", 11), ("Bob", 5), ("Gus", -16))
    say_of(session, "Gus>Cleo:11", paid=False, minute=1)
    assert owed(session) == {"Gus>Cleo:11": True, "Gus>Bob:5": False}


def test_what_was_put_off_stays_so_when_a_part_of_it_is_paid_with_a_later_evening() -> None:
    emil, dora, fritz = (Party("player", name) for name in ("Emil", "Dora", "Fritz"))
    waits = Tick("Emil>Dora:40", False, "2026-01-01T20:00:00")
    later = "2026-01-08T20:00:00"
    paid_there = Tick(carried_key("0" * 32, "Emil>Dora:39"), True, later), Tick("Emil>Dora:39", True, later)
    owed_now = [Payment(emil, dora, 39), Payment(emil, fritz, 7)]
    assert put_off((waits, *paid_there), owed_now, ("Emil", "Dora", "Fritz")) == {"Emil>Fritz:7"}


def rows(text: str) -> dict[str, list[int]]:
    """The figures of each player, in the order of the columns."""
    return {line["player"]: [int(line[key]) for key in list(line)[2:]] for line in reader(text)}


def settled_there(store: MemoryStore, first: Session) -> dict[str, tuple[bool, bool]]:
    report = report_of(build(first), store.settled(first.id))
    return {payment.key: (payment.paid, payment.carried) for payment in report.payments}


def test_a_debt_that_is_paid_tonight_is_paid_in_both_books() -> None:
    store, first, tonight = carried()
    recap = build(tonight)
    assert words(recap) == ["Theo>Rosa 50"]
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, True)
    assert report_of(build(first), store.settled(first.id)).unpaid == 0, "it is asked for tonight, not there"
    assert still_owed(store, recap) == (), "nobody pays it twice"
    store.settle(tonight.id, [Tick.now(key_of(recap.settlement.payments[0]), paid=True)])
    agree(store, recap)
    assert settled_there(store, first)["Theo>Rosa:20"] == (True, True)
    store.settle(tonight.id, [Tick.now(key_of(recap.settlement.payments[0]), paid=False)])
    agree(store, recap)
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, True)


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
        agree(store, recap)
        assert settled_there(store, first)["Theo>Rosa:20"] == (paid, True)


def test_a_debt_that_two_evenings_took_along_is_asked_for_once() -> None:
    store, first, tonight = carried()
    tonight.undo()
    agree(store, build(tonight))
    later = evening(store, ("Rosa", 30), ("Theo", -30))
    debt = still_owed(store, build(later))[0].debt
    do(later, c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment))
    agree(store, build(later))
    assert elsewhere(store, build(later)) == {}
    tonight.redo()
    agree(store, build(tonight))
    ticks = store.settled(first.id)
    assert carried_to(ticks) == {"Theo>Rosa:20": store.session(later.id).uid}, "it stays the later evening's"
    assert elsewhere(store, build(tonight)) == {debt: store.session(later.id).created}
    assert elsewhere(store, build(later)) == {}
    store.settle(tonight.id, [Tick.now(key_of(build(tonight).settlement.payments[0]), paid=True)])
    agree(store, build(tonight))
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, True), "the later evening says when it is paid"
    do(tonight, c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment, off=True))
    assert elsewhere(store, build(tonight)) == {}
    agree(store, build(tonight))
    assert carried_to(store.settled(first.id)) == {"Theo>Rosa:20": store.session(later.id).uid}


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


def test_a_debt_that_is_left_there_after_all_is_open_there_again() -> None:
    store, first, tonight = carried()
    debt = tonight.state.closing.debts[0]
    assert tonight.dispatch(c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment)).code == "phase"
    tonight.undo()
    agree(store, build(tonight))
    assert settled_there(store, first)["Theo>Rosa:20"] == (False, False)
    assert words(build(tonight)) == ["Theo>Rosa 30"]
    off = c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment, off=True)
    assert tonight.dispatch(off).code == "phase"


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


# Keys and names -------------------------------------------------------------------------------------------------------


def test_a_mark_that_a_payment_went_along_is_known_again_and_renamed() -> None:
    key = carried_key("ab" * 16, "Theo>Rosa:20")
    assert carried_to([Tick.now(key, paid=True)]) == {"Theo>Rosa:20": "ab" * 16}
    assert carried_to([Tick.now(key, paid=False)]) == {}
    assert renamed(key, lambda name: name.replace("Theo", "Player 7")) == carried_key("ab" * 16, "Player 7>Rosa:20")
    theo, rosa = Party("player", "Theo"), Party("player", "Rosa")
    ticks = [Tick.now(key, paid=True), Tick.now("Theo>Rosa:20", paid=True)]
    assert made_before(ticks, (theo, rosa)) == (Payment(theo, rosa, 20),), "made once"


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
