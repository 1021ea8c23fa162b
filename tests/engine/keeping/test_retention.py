"""Which backups stay, case by case; and that nobody is left without."""

import tomllib
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.keeping.retention import DAILY, MONTHLY, WEEKLY, kept

CASES = tomllib.loads(Path(__file__).with_name("retention.toml").read_text("utf-8"))["case"]
MOMENTS = st.lists(st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)), max_size=60)


def moments(case: dict[str, Any], at: str, days: str) -> set[datetime]:
    return {*case.get(at, ()), *(case["now"] - timedelta(days=ago) for ago in case.get(days, ()))}


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_retention(case: dict[str, Any]) -> None:
    made = moments(case, "made", "days")
    assert made - kept(made, case["now"]) == moments(case, "gone", "gone_days")


@given(MOMENTS, st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)))
def test_the_newest_always_stays_and_letting_go_twice_is_letting_go_once(made: list[datetime], now: datetime) -> None:
    stay = kept(made, now)
    assert stay <= set(made)
    assert kept(stay, now) == stay
    assert not made or max(made) in stay
    older = [moment for moment in stay if moment <= now - timedelta(days=2)]
    assert len(older) <= DAILY + WEEKLY + MONTHLY
