"""Evenings that are settled up: everybody bought 100, and won or lost so much."""

from csv import DictReader
from io import StringIO
from typing import Any

from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.debts import still_owed, tick_settled_debts
from engine.recap.records import Recap
from engine.refusals import Refusal
from engine.session import Session

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


def two_evenings() -> tuple[MemoryStore, Session, Session]:
    """Theo owes Rosa 20 and Sam owes Maya 15 since the first, of which one payment was ticked; then another evening."""
    store = MemoryStore()
    first = evening(store, ("Rosa", 20), ("Theo", -20), ("Maya", 15), ("Sam", -15), ("Ida", 0))
    assert words(build(first)) == ["Theo>Rosa 20", "Sam>Maya 15"]
    return store, first, evening(store, ("Rosa", 30), ("Theo", -30), ("Maya", 0), ("Sam", 0))


def carried() -> tuple[MemoryStore, Session, Session]:
    store, first, tonight = two_evenings()
    store.settle(first.id, [Tick.now("Sam>Maya:15", paid=True)])
    (owed,) = still_owed(store, build(tonight))
    debt = owed.debt
    do(tonight, c.Carry(debt.player, debt.to, debt.amount, debt.evening, debt.payment))
    tick_settled_debts(store, build(tonight))
    return store, first, tonight


def reader(text: str) -> list[dict[str, str]]:
    return list(DictReader(StringIO(text, newline="")))


def owed(session: Session) -> dict[str, bool]:
    """The payments of an evening, and whether each was put off."""
    ticks = session.store.settled(session.id)
    return {payment.key: payment.put_off for payment in report_of(build(session), ticks).payments}


def say_of(session: Session, key: str, *, paid: bool, minute: int) -> None:
    session.store.settle(session.id, [Tick(key, paid, f"2026-11-22T22:{minute:02}:00.000+00:00")])


def rows(text: str) -> dict[str, list[int]]:
    """The figures of each player, in the order of the columns."""
    return {line["player"]: [int(line[key]) for key in list(line)[2:]] for line in reader(text)}


def settled_there(store: MemoryStore, first: Session) -> dict[str, tuple[bool, bool]]:
    report = report_of(build(first), store.settled(first.id))
    return {payment.key: (payment.paid, payment.carried) for payment in report.payments}
