"""Payments for the next time, and the tables that say what is open."""

import msgspec

from engine import commands as c
from engine.exports import csv, json
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.payment_keys import carried_key, key_of, put_off
from engine.recap.settle_records import Party, Payment
from engine.session import Session
from tests.engine.recap.closing import carried, do, evening, owed, reader, rows, say_of


def test_tables_say_what_a_sum_is_made_of_and_what_is_open() -> None:
    """Cards 30, half a pizza of 11 and a debt of 20: each column adds up, and what is ticked is open no more."""
    store, _, tonight = carried()
    do(tonight, c.Expense("Maya", 11, "pizza", ("Maya", "Theo")))
    recap = build(tonight)
    assert rows(csv.sums(report_of(recap))) == {
        "Rosa": [30, 0, 20, 0, 50, 0, 0, 50], "Theo": [-30, -5, -20, 0, -55, 0, 0, -55],
        "Maya": [0, 5, 0, 0, 5, 0, 0, 5], "Sam": [0] * 8,
    }  # fmt: skip
    first = recap.settlement.payments[0]
    store.settle(tonight.id, [Tick(key_of(first), True, "2026-05-01T22:00:00.000+00:00")])
    ticks = store.settled(tonight.id)
    after = rows(csv.sums(report_of(recap, ticks)))
    assert after[first.payer.name][-3:] == [first.amount, 0, after[first.payer.name][4] + first.amount]
    assert after[first.to.name][-3] == -first.amount
    assert all(sum(column) == 0 for column in zip(*after.values(), strict=True))
    paid = [line["paid_at"] for line in reader(csv.payments(report_of(recap, ticks)))]
    assert paid == ["2026-05-01T22:00:00.000+00:00", *[""] * (len(recap.settlement.payments) - 1)]
    plain = msgspec.json.decode(json.recap_json(recap, ticks))
    assert [each["paid_at"] for each in plain["settlement"]["payments"]] == [at or None for at in paid]
    players = {cost["party"]["name"]: cost["whole"] for cost in plain["costs"] if cost["party"]["kind"] == "player"}
    assert players == {name: line[4] for name, line in after.items()}


def test_what_is_left_to_next_time_stands_apart_from_what_is_open() -> None:
    session = evening(MemoryStore(), ("Rosa", 30), ("Maya", -10), ("Theo", -20))
    say_of(session, "Theo>Rosa:20", paid=False, minute=1)
    lines = rows(csv.sums(report_of(build(session), session.store.settled(session.id))))
    assert {name: line[-3:] for name, line in lines.items()} == {
        "Rosa": [0, -20, 10], "Maya": [0, 0, -10], "Theo": [0, 20, 0],
    }  # fmt: skip


def test_a_payment_that_is_settled_later_is_not_open_tonight() -> None:
    store, first, _ = carried()
    lines = rows(csv.sums(report_of(build(first), store.settled(first.id))))
    assert lines["Theo"] == [-20, 0, 0, 0, -20, 0, 20, 0]
    assert lines["Sam"] == [-15, 0, 0, 0, -15, 15, 0, 0]


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


def stands_for(session: Session) -> dict[str, list[str]]:
    ticks = session.store.settled(session.id)
    lines = report_of(build(session), ticks).payments
    return {line.key: [key_of(payment) for payment in line.was] for line in lines if line.put_off}


def test_what_was_put_off_and_goes_to_others_now_says_what_it_was() -> None:
    session = evening(MemoryStore(), ("Cleo", 11), ("Gus", -11), ("Bob", 5), ("Ann", -5))
    say_of(session, "Gus>Cleo:11", paid=False, minute=1)
    assert stands_for(session) == {"Gus>Cleo:11": []}
    do(session, c.Expense(player="Bob", amount=28, among=("Cleo", "Gus", "Bob", "Ann")))
    assert stands_for(session) == {"Gus>Bob:18": ["Gus>Cleo:11"]}
    do(session, c.Expense(player="Bob", amount=0, number=1), c.Expense(player="Cleo", amount=4, among=("Gus",)))
    assert stands_for(session) == {"Gus>Cleo:15": []}, "only who is paid is told, never an amount alone"


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
