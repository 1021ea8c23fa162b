"""A step whose events decode well and do not fit the table is damaged, whoever reads it."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine import commands as c
from engine.journal.errors import Damaged
from engine.journal.steps import JournalStep
from tests.engine.session.acting import do
from tests.engine.test_all_in import seated

UNFIT = '[{"e":"Acted","seat":6,"kind":"fold"}]'
"""An act of a seat that is not dealt in."""


def unfit(step: JournalStep) -> JournalStep:
    return replace(step, events=UNFIT)


def test_the_events_of_a_hand_name_the_step_that_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated(100, 100, 100)
    do(session, c.Deal(), c.Act("fold"), c.Act("fold"), c.Deal())
    path = session.store.path

    def with_unfit(number: int, end: int, stop: int) -> Iterator[JournalStep]:
        for step in path(number, end, stop):
            yield unfit(step) if '"fold"' in step.events else step

    assert len(list(session.played(1))) > 3
    monkeypatch.setattr(session.store, "path", with_unfit)
    with pytest.raises(Damaged, match="damaged_step"):
        list(session.played(1))


def test_requests_declined_name_the_step_that_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated(100, 100, 100)
    do(session, c.Deal(), c.Act("fold"))
    newest = session.states.step(session.tip.standing.head)
    assert session.declined(newest.sequence) == ()
    monkeypatch.setattr(session.states, "step", lambda _: unfit(newest))
    with pytest.raises(Damaged, match="damaged_step"):
        session.declined(newest.sequence)
