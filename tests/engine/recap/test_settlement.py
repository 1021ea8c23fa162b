"""Settle-up: the fewest payments, checked against trying everything; always the same list; nothing spread silently."""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.journal.evening_marks import Tick
from engine.recap.payment_keys import key_of, made_before
from engine.recap.settle_records import Account, Party, Payment, Settlement
from engine.recap.settlement import EXACT, UNACCOUNTED, settle, settled_after, with_bank


def parties(*amounts: int) -> list[Account]:
    return [Account(Party("player", f"P{seat}"), amount, seat) for seat, amount in enumerate(amounts, 1)]


def settled(settlement: Settlement) -> dict[str, int]:
    """What everyone got less what they paid."""
    got: dict[str, int] = defaultdict(int)
    for payment in settlement.payments:
        assert payment.amount > 0
        got[payment.payer.name] -= payment.amount
        got[payment.to.name] += payment.amount
    return dict(got)


def partitions(items: Sequence[int]) -> Iterator[list[list[int]]]:
    """All ways to put items into groups."""
    if not items:
        yield []
        return
    first, rest = items[0], items[1:]
    for groups in partitions(rest):
        yield [[first], *groups]
        for index in range(len(groups)):
            yield [*groups[:index], [first, *groups[index]], *groups[index + 1 :]]


def fewest(amounts: Sequence[int]) -> int:
    """Parties less the most groups that each add up to zero, by trying all groupings."""
    amounts = [amount for amount in amounts if amount]
    return len(amounts) - max(len(groups) for groups in partitions(amounts) if all(sum(group) == 0 for group in groups))


def balanced(size: int, most: int, choose: random.Random) -> list[int]:
    amounts = [choose.randint(-most, most) for _ in range(size - 1)]
    return [*amounts, -sum(amounts)]


def test_the_hand_that_greedy_loses() -> None:
    settlement = settle(parties(-10, -3, -3, 6, 5, 5))
    assert len(settlement.payments) == 4
    assert settled(settlement) == {"P1": -10, "P2": -3, "P3": -3, "P4": 6, "P5": 5, "P6": 5}


@pytest.mark.parametrize("seed", range(150))
def test_as_few_payments_as_trying_everything_finds(seed: int) -> None:
    choose = random.Random(seed)
    amounts = balanced(choose.randint(1, 8), choose.choice([3, 6, 20]), choose)
    settlement = settle(parties(*amounts))
    assert len(settlement.payments) == fewest(amounts)
    assert settled(settlement) == {
        account.party.name: account.amount for account in parties(*amounts) if account.amount
    }


def test_many_parties_are_settled_greedily_and_exactly_where_it_can_be() -> None:
    choose = random.Random(5)
    for size in (EXACT - 4, EXACT + 1, 40):
        amounts = balanced(size, 500, choose)
        settlement = settle(parties(*amounts))
        assert settled(settlement) == {
            account.party.name: account.amount for account in parties(*amounts) if account.amount
        }
        assert len(settlement.payments) <= sum(map(bool, amounts)) - 1


def test_equal_and_opposite_amounts_pair_up_first() -> None:
    amounts = [number * sign for number in range(1, 16) for sign in (1, -1)]
    assert len(settle(parties(*amounts)).payments) == 15


def test_the_order_of_the_parties_does_not_matter() -> None:
    choose = random.Random(3)
    for _ in range(20):
        some = parties(*balanced(9, 4, choose))
        expected = settle(some)
        choose.shuffle(some)
        assert settle(some) == expected


def test_nobody_owes_nothing() -> None:
    assert settle([]).payments == ()
    assert settle(parties(0, 0)).payments == ()


def test_a_difference_is_shown_and_settles_nothing_unless_asked() -> None:
    off = settle(parties(-10, 13))
    assert (off.payments, off.unaccounted) == ((), 3)
    anyway = settle(parties(-10, 13), anyway=True)
    assert anyway.unaccounted == 3
    assert settled(anyway) == {"P1": -10, "P2": 13, UNACCOUNTED: -3}


def test_with_a_bank_no_player_owes_a_player() -> None:
    settlement = with_bank(parties(-10, 4, 6), "cage")
    assert [(payment.payer.name, payment.to.name, payment.amount) for payment in settlement.payments] == [
        ("P1", "cage", 10), ("cage", "P2", 4), ("cage", "P3", 6),
    ]  # fmt: skip
    assert with_bank(parties(-10, 13), "cage").payments == ()


@given(
    st.lists(st.integers(-500, 500), min_size=2, max_size=8),
    st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(1, 300)), max_size=5, unique=True),
)
def test_what_was_paid_before_stays_paid_and_the_rest_closes_the_book(
    amounts: list[int], paid: list[tuple[int, int, int]]
) -> None:
    owed = parties(*amounts, -sum(amounts))
    made = tuple(
        Payment(owed[payer % len(owed)].party, owed[to % len(owed)].party, amount)
        for payer, to, amount in paid
        if payer % len(owed) != to % len(owed)
    )
    after = settled_after(owed, made)
    assert after.payments[: len(made)] == made
    left = {account.party: account.amount for account in owed}
    for payment in after.payments:
        left[payment.payer] += payment.amount
        left[payment.to] -= payment.amount
    assert set(left.values()) == {0}
    keys = [key_of(payment) for payment in after.payments[len(made) :]]
    assert not {key_of(payment) for payment in made} & set(keys)
    assert set(made_before([Tick(key_of(payment), True, "") for payment in made], left)) == set(made)


def test_the_same_payment_is_told_from_those_that_were_made_before() -> None:
    payer, to = parties(-15, 15)
    first, second = Payment(payer.party, to.party, 5), Payment(payer.party, to.party, 5, again=1)
    after = settled_after((payer, to), (first, second))
    assert after.payments == (first, second, Payment(payer.party, to.party, 5, again=2))
    ticks = [Tick(key_of(payment), True, "") for payment in after.payments]
    assert len({tick.payment for tick in ticks}) == 3
    assert set(made_before(ticks, (payer.party, to.party))) == set(after.payments)
