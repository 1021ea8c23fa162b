"""Selects the backups to keep: all of two days, then one per day, week and month; pure functions of moments."""

from collections.abc import Callable, Collection
from datetime import date, datetime, timedelta
from typing import Final

ALL: Final = timedelta(days=2)
"""The age up to which all backups are kept."""
DAILY: Final = 12
WEEKLY: Final = 10
MONTHLY: Final = 9
_DAY_BEGINS: Final = timedelta(hours=6)
"""The start of a day, six in the morning: an evening that goes on after midnight belongs to one day."""

Period = tuple[int, ...]


def kept(moments: Collection[datetime], now: datetime) -> frozenset[datetime]:
    """Return the moments whose backups are kept; the others may be deleted.

    Days, weeks and months without a backup are not counted, so an unused book loses no backup, and neither does a book
    on a device with a wrong clock. Moments after `now` are kept.

    Args:
        moments: when the backups were made, all in one time zone, that of the house.
        now: in the same time zone.
    """
    past_moments = sorted((moment for moment in moments if moment <= now), reverse=True)
    moments_kept = {moment for moment in moments if moment > now - ALL}
    for period, most in ((_day, DAILY), (_week, WEEKLY), (_month, MONTHLY)):
        moments_kept |= _newest_of_each(past_moments, period, most)
    return frozenset(moments_kept)


def _newest_of_each(past_moments: list[datetime], period: Callable[[date], Period], most: int) -> set[datetime]:
    """Return the newest moment of each of the newest periods; `past_moments` is newest first."""
    newest: dict[Period, datetime] = {}
    for moment in past_moments:
        newest.setdefault(period((moment - _DAY_BEGINS).date()), moment)
    return set(list(newest.values())[:most])


def _day(day: date) -> Period:
    return (day.toordinal(),)


def _week(day: date) -> Period:
    return tuple(day.isocalendar()[:2])


def _month(day: date) -> Period:
    return day.year, day.month
