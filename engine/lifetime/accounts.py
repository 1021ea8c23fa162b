"""Amounts taken off the tables over many evenings: rake, drop, tips, time, kitty, each by its name. Pure sums."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime

from msgspec import Struct

from engine.lifetime.records import CHIPS, Season
from engine.recap.build_report import report_of
from engine.recap.records import Recap


class EveningTaking(Struct, frozen=True, kw_only=True):
    """The amount an evening paid into an account."""

    session: int
    """Number of the session in the book."""
    day: str
    """Local day on which it began: "2026-05-01"."""
    account: str
    """`rake`, `drop`, `tips`, or the dealer's name for it: `time`, `kitty` ..."""
    unit: str
    """Currency (ISO 4217), or `CHIPS`; amounts of different units are never added."""
    amount: int
    """Amount in chips, or in minor units of the currency."""


class AccountSum(Struct, frozen=True, kw_only=True):
    """Total of an account over many evenings, in one unit."""

    account: str
    """Name of the account."""
    unit: str
    """Currency or `CHIPS`."""
    evenings: int
    """Number of evenings that paid into it."""
    amount: int
    """Total in chips, or in minor units of the currency."""


def takings_of(recap: Recap) -> Iterator[EveningTaking]:
    """Yield the amounts an evening paid into accounts; those of a tournament are in chips, which are no money there."""
    money = None if recap.tournament else recap.money
    worth = money.minor_units if money is not None else 1
    day = datetime.fromisoformat(recap.created).astimezone().date().isoformat()
    for taken in report_of(recap).taken:
        yield EveningTaking(
            session=recap.session,
            day=day,
            account=taken.reason.casefold() if taken.kind == "other" else taken.kind,
            unit=money.currency if money is not None else CHIPS,
            amount=taken.amount * worth,
        )


def accounts(takings: Iterable[EveningTaking], season: Season) -> tuple[AccountSum, ...]:
    """Return the totals of the accounts over the evenings of a season, by unit and name."""
    sums = defaultdict[tuple[str, str], list[EveningTaking]](list)
    for taking in takings:
        if season.holds(taking.day):
            sums[taking.unit, taking.account].append(taking)
    return tuple(
        AccountSum(
            account=account,
            unit=unit,
            evenings=len({taking.session for taking in takings_of_account}),
            amount=sum(taking.amount for taking in takings_of_account),
        )
        for (unit, account), takings_of_account in sorted(sums.items())
    )
