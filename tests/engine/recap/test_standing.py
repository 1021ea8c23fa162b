"""What was read out stays true: no tick changes what others pay; only other sums do, and then what was paid stays."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import commands as c
from engine.journal.evening_marks import Tick, paid_of
from engine.journal.memory import MemoryStore
from engine.recap.agreed_keys import due_key, place_key
from engine.recap.agreed_payments import ticks_for
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.evening_settlement import as_paid
from engine.recap.payment_keys import key_of, renamed
from engine.recap.settle_records import Settlement
from engine.session import Session
from tests.engine.recap.closing import do, evening


def listed(session: Session) -> list[str]:
    """The keys of the payments, in the order they stand."""
    return [key_of(payment) for payment in build(session).settlement.payments]


def tick(session: Session, key: str, paid: bool = True, *, plain: bool = False) -> None:
    """As the page says it, or an older Feltbook (`plain`)."""
    known = session.store.settled(session.id)
    ticks = (Tick.now(key, paid),) if plain else ticks_for(build(session), known, key, paid=paid)
    session.store.settle(session.id, ticks)


def the_trial(*, plain: bool = False) -> Session:
    """Dmitri has paid Anna, then the pizza is told."""
    nets = (("Anna", 25), ("Boris", -40), ("Chloe", 70), ("Dmitri", -25), ("Elif", -45), ("Farid", -25))
    session = evening(MemoryStore(), *nets, ("Gwen", -35), ("Hugo", 100), ("Ines", -25))
    tick(session, "Dmitri>Anna:25", plain=plain)
    do(session, c.Expense(player="Gwen", amount=18, reason="pizza"))
    return session


@pytest.mark.parametrize("plain", [False, True])
def test_a_payment_that_is_ticked_changes_no_other(plain: bool) -> None:
    session = the_trial(plain=plain)
    before = listed(session)
    assert before[0] == "Dmitri>Anna:25"
    for key in (*before[1:], *reversed(before[1:])):
        tick(session, key, key not in paid_of(session.store.settled(session.id)), plain=plain)
        assert listed(session) == before, key


def test_what_was_paid_before_the_sums_changed_stays_in_its_place_when_it_was_not_after_all() -> None:
    session = the_trial()
    before = listed(session)
    tick(session, "Dmitri>Anna:25", paid=False)
    assert listed(session) == before
    tick(session, "Dmitri>Anna:25")
    assert listed(session) == before


def taken_back(paid_for: str, amount: int) -> Session:
    """Maya has paid Rosa 10; then somebody paid for something, and Maya had not paid after all."""
    session = evening(MemoryStore(), ("Rosa", 10), ("Maya", -10))
    tick(session, "Maya>Rosa:10")
    do(session, c.Expense(player=paid_for, amount=amount, reason="pizza"))
    return session


@pytest.mark.parametrize(
    ("paid_for", "amount", "apart", "together"),
    [
        ("Rosa", 12, ["Maya>Rosa:10", "Maya>Rosa:6"], ["Maya>Rosa:16"]),
        ("Rosa", 20, ["Maya>Rosa:10", "Maya>Rosa:+10"], ["Maya>Rosa:20"]),
        ("Maya", 12, ["Maya>Rosa:10", "Rosa>Maya:6"], ["Maya>Rosa:4"]),
        ("Maya", 40, ["Maya>Rosa:10", "Rosa>Maya:20"], ["Rosa>Maya:10"]),
        ("Maya", 20, ["Maya>Rosa:10", "Rosa>Maya:10"], []),
    ],
)
def test_what_two_owe_each_other_is_one_line_once_what_was_paid_was_not(
    paid_for: str, amount: int, apart: list[str], together: list[str]
) -> None:
    session = taken_back(paid_for, amount)
    assert listed(session) == apart
    tick(session, "Maya>Rosa:10", paid=False)
    assert listed(session) == together
    for key in together:
        tick(session, key)
        assert (listed(session), waiting(session)) == (together, {key: (True, False)})


def test_what_was_paid_or_left_to_later_is_no_part_of_that_line() -> None:
    session = taken_back("Rosa", 12)
    tick(session, "Maya>Rosa:6")
    tick(session, "Maya>Rosa:10", paid=False)
    assert waiting(session) == {"Maya>Rosa:10": (False, False), "Maya>Rosa:6": (True, False)}
    tick(session, "Maya>Rosa:6", paid=False)
    assert listed(session) == ["Maya>Rosa:16"]
    session = taken_back("Rosa", 12)
    wait(session, "Maya>Rosa:6")
    tick(session, "Maya>Rosa:10", paid=False)
    assert waiting(session) == {"Maya>Rosa:10": (False, False), "Maya>Rosa:6": (False, True)}
    wait(session, "Maya>Rosa:10")
    assert waiting(session) == {"Maya>Rosa:16": (False, True)}


def test_a_line_that_is_one_again_is_not_taken_for_one_that_was_paid() -> None:
    session = taken_back("Rosa", 8)
    do(session, c.Expense(player="Rosa", amount=20))
    assert listed(session) == ["Maya>Rosa:10", "Maya>Rosa:14"]
    tick(session, "Maya>Rosa:14")
    do(session, c.Expense(player="Rosa", amount=8))
    assert listed(session) == ["Maya>Rosa:10", "Maya>Rosa:14", "Maya>Rosa:4"]
    tick(session, "Maya>Rosa:10", paid=False)
    assert waiting(session) == {"Maya>Rosa:+14": (False, False), "Maya>Rosa:14": (True, False)}


def test_the_list_is_the_one_before_once_the_expense_is_dropped() -> None:
    session = the_trial()
    do(session, c.Expense(player="Gwen", amount=0, number=1))
    before = listed(session)
    do(session, c.Expense(player="Gwen", amount=27))
    assert listed(session) != before
    do(session, c.Expense(player="Gwen", amount=0, number=2))
    assert listed(session) == before


def test_another_way_makes_another_list() -> None:
    session = the_trial()
    tick(session, listed(session)[1])
    do(session, c.Settle(bank="Hugo"))
    asked = [key for key in listed(session) if key not in paid_of(session.store.settled(session.id))]
    assert all("Hugo" in key for key in asked)
    tick(session, asked[0])
    do(session, c.Settle(bank="Chloe"))
    done = paid_of(session.store.settled(session.id))
    asked = [key for key in listed(session) if key not in done]
    assert all("Chloe" in key for key in asked)
    assert set(listed(session)) >= done


amounts = st.lists(st.integers(-14, 14), min_size=3, max_size=7)
said_of = st.one_of(
    st.tuples(st.just("tick"), st.integers(0, 30)),
    st.tuples(st.just("wait"), st.integers(0, 30)),
    st.tuples(st.just("expense"), st.integers(1, 90)),
)


@settings(max_examples=60, deadline=None)
@example([0, 0, 1], [("wait", 1), ("wait", 1), ("tick", 1), ("wait", 0)], "P1")
@example([2, 0, 0], [("tick", 0), ("expense", 5), ("tick", 0), ("tick", 0)], "P1")
@given(amounts, st.lists(said_of, min_size=4, max_size=14), st.sampled_from(["", "P1", "Cage"]))
def test_no_word_on_a_payment_changes_what_the_others_are(nets: list[int], says: list[Any], bank: str) -> None:
    people = [(f"P{seat}", net) for seat, net in enumerate((*nets, -sum(nets)), 1)]
    session = evening(MemoryStore(), *people)
    if bank:
        do(session, c.Settle(bank=bank))
    for word, number in says:
        before, done = listed(session), paid_of(session.store.settled(session.id))
        if word == "expense":
            do(session, c.Expense(player=f"P{number % len(people) + 1}", amount=number))
            assert set(listed(session)) >= set(before) & done, "what was paid stays"
        elif before:
            key = before[number % len(before)]
            recap, known = build(session), session.store.settled(session.id)
            pair, were, net = pair_of(key), waiting(session), between(session, key)
            others = [(other, waits) for other, waits in were.items() if pair_of(other) != pair]
            ticks = ticks_for(recap, known, key, paid=word == "tick" and key not in done, waits=word == "wait")
            session.store.settle(session.id, ticks)
            now = waiting(session)
            assert [(other, waits) for other, waits in now.items() if pair_of(other) != pair] == others
            assert between(session, key) == net
            if len(others) + 1 == len(before):
                assert listed(session) == before
            assert {other for other in were if were[other][0]} - {key} <= set(now), "what was paid stays"
            apart = [(pair_of(other), put_off) for other, (paid, put_off) in now.items() if not paid]
            assert len(apart) == len(set(apart)), "what two have open is one line"
            assert _keys(as_paid(recap, session.store.settled(session.id)).settlement) == listed(session)
        assert len(set(listed(session))) == len(listed(session))
        _closes(session)


def pair_of(key: str) -> frozenset[str]:
    return frozenset(key.partition(":")[0].split(">"))


def between(session: Session, key: str) -> int:
    """What the first of a payment's two has to pay the other one, paid or not."""
    first = key.partition(">")[0]
    return sum(
        payment.amount if payment.payer.name == first else -payment.amount
        for payment in build(session).settlement.payments
        if pair_of(key_of(payment)) == pair_of(key)
    )


def _keys(settlement: Settlement) -> list[str]:
    return [key_of(payment) for payment in settlement.payments]


def _closes(session: Session) -> None:
    settlement = build(session).settlement
    left = {account.party: account.amount for account in settlement.accounts}
    for payment in settlement.payments:
        left[payment.payer] = left.get(payment.payer, 0) + payment.amount
        left[payment.to] = left.get(payment.to, 0) - payment.amount
    assert not any(left.values())


def waiting(session: Session) -> dict[str, tuple[bool, bool]]:
    report = report_of(build(session), session.store.settled(session.id))
    return {payment.key: (payment.paid, payment.put_off) for payment in report.payments}


def test_what_was_not_paid_after_all_is_asked_for_and_not_put_off() -> None:
    session = evening(MemoryStore(), ("Rosa", 30), ("Maya", -10), ("Omar", -20))
    first, second = listed(session)
    recap = build(session)
    session.store.settle(session.id, ticks_for(recap, (), first, paid=False, waits=True))
    tick(session, second)
    tick(session, second, paid=False)
    assert waiting(session) == {first: (False, True), second: (False, False)}
    known = session.store.settled(session.id)
    session.store.settle(session.id, ticks_for(recap, known, second, paid=False, waits=True))
    assert waiting(session)[second] == (False, True)


def wait(session: Session, key: str) -> None:
    ticks = ticks_for(build(session), session.store.settled(session.id), key, paid=False, waits=True)
    session.store.settle(session.id, ticks)


def left_to_later(session: Session) -> list[str]:
    _closes(session)
    return [key for key, (_, put_off) in waiting(session).items() if put_off]


def test_an_expense_puts_off_no_payment_that_was_asked_for() -> None:
    """The trial: 10.75 to Jean waits; after the drinks the 36.50 to another was said to wait as well."""
    session = evening(MemoryStore(), ("Zolc", 30), ("Jean", 10), ("Nguyen", -40), ("Bo", -5), ("Cy", 5))
    wait(session, "Nguyen>Jean:10")
    do(session, c.Expense(player="Zolc", amount=6, among=("Zolc", "Jean", "Nguyen")))
    assert listed(session) == ["Bo>Cy:5", "Nguyen>Zolc:34", "Nguyen>Jean:8"]
    assert left_to_later(session) == ["Nguyen>Jean:8"]
    tick(session, "Bo>Cy:5")
    assert left_to_later(session) == ["Nguyen>Jean:8"]
    wait(session, "Nguyen>Zolc:34")
    assert left_to_later(session) == ["Nguyen>Zolc:34", "Nguyen>Jean:8"]


def test_who_pays_several_after_an_expense_leaves_what_goes_to_the_same_one() -> None:
    """The trial: 5.25 to Zoe waits; after the pizza two more payments to others waited with it."""
    session = evening(MemoryStore(), ("Zoe", 5), ("Marie", -5), ("Ann", 20), ("Jean", 2), ("Bo", -22))
    wait(session, "Marie>Zoe:5")
    do(session, c.Expense(player="Jean", amount=6, among=("Marie", "Zoe", "Jean")))
    after = [key for key in listed(session) if key.startswith("Marie>")]
    assert len(after) > 1
    assert left_to_later(session) == [key for key in after if key.startswith("Marie>Zoe:")] != []


def test_what_goes_to_another_now_waits_only_where_nothing_else_was_asked_of_its_payer() -> None:
    session = evening(MemoryStore(), ("Zolc", 30), ("Jean", 10), ("Nguyen", -40), ("Bo", -5), ("Cy", 5))
    wait(session, "Nguyen>Jean:10")
    do(session, c.Expense(player="Zolc", amount=10, among=("Jean",)))
    assert listed(session) == ["Nguyen>Zolc:40", "Bo>Cy:5"]
    assert left_to_later(session) == []
    tick(session, "Bo>Cy:5")
    assert left_to_later(session) == [], "a word on another's payment puts it off neither"


def test_what_was_put_off_waits_through_a_word_on_another_and_another_expense() -> None:
    session = evening(MemoryStore(), ("Cleo", 11), ("Gus", -11), ("Bob", 5), ("Ann", -5))
    wait(session, "Gus>Cleo:11")
    do(session, c.Expense(player="Bob", amount=28, among=("Cleo", "Gus", "Bob", "Ann")))
    assert left_to_later(session) == ["Gus>Bob:18"]
    tick(session, "Ann>Cleo:4")
    assert left_to_later(session) == ["Gus>Bob:18"]
    do(session, c.Expense(player="Bob", amount=2, among=("Gus",)))
    assert left_to_later(session) == ["Gus>Bob:20"]


def test_what_is_left_to_later_stays_so_once_its_payer_has_paid_another() -> None:
    session = evening(MemoryStore(), ("Zolc", 30), ("Jean", 10), ("Nguyen", -40))
    wait(session, "Nguyen>Jean:10")
    tick(session, "Nguyen>Zolc:30")
    do(session, c.Expense(player="Jean", amount=3, among=("Nguyen",)))
    assert listed(session) == ["Nguyen>Zolc:30", "Nguyen>Jean:13"]
    assert left_to_later(session) == ["Nguyen>Jean:13"]


def test_who_is_called_otherwise_is_so_in_what_stands() -> None:
    def called(name: str) -> str:
        return "Player 7" if name == "Theo: the 3rd" else name

    key, there = "Theo: the 3rd>Rosa:+20", "Player 7>Rosa:+20"
    assert renamed(place_key(3, "each", key), called) == place_key(3, "each", there)
    assert renamed(due_key(key), called) == due_key(there)
    for mark in (place_key(3, "bank", key), due_key(key)):
        assert ":" not in mark.partition(">")[2], "no reader of the book takes it for a payment"
