"""Which backups are kept: all of two days, then one a day, a week, a month. Pure: moments in, moments out."""

from collections.abc import Callable, Collection
from datetime import date, datetime, timedelta
from typing import Final

ALL: Final = timedelta(days=2)
"""The time of which every backup is kept."""
DAILY: Final = 12
WEEKLY: Final = 10
MONTHLY: Final = 9
_DAY_BEGINS: Final = timedelta(hours=6)
"""An evening goes on after midnight and is one day: a day begins at six in the morning."""

Period = tuple[int, ...]


def kept(moments: Collection[datetime], now: datetime) -> frozenset[datetime]:
    """The moments whose backups stay; the others may go.

    Days, weeks and months without a backup count for nothing, so a book that rests loses none, and neither does one
    whose device has lost its clock. What lies in the future is kept until its time has come.

    Args:
        moments: when the backups were made, all in one time zone, that of the house.
        now: in the same time zone.
    """
    past = sorted((moment for moment in moments if moment <= now), reverse=True)
    stay = {moment for moment in moments if moment > now - ALL}
    for period, most in ((_day, DAILY), (_week, WEEKLY), (_month, MONTHLY)):
        stay |= _newest_of_each(past, period, most)
    return frozenset(stay)


def _newest_of_each(past: list[datetime], period: Callable[[date], Period], most: int) -> set[datetime]:
    """The newest moment of each of the newest periods; `past` is newest first."""
    newest: dict[Period, datetime] = {}
    for moment in past:
        newest.setdefault(period((moment - _DAY_BEGINS).date()), moment)
    return set(list(newest.values())[:most])


def _day(day: date) -> Period:
    return (day.toordinal(),)


def _week(day: date) -> Period:
    return tuple(day.isocalendar()[:2])


def _month(day: date) -> Period:
    return day.year, day.month
