"""What a tap does not change is not presented again: counted, so that no clock is in it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from desktop.bridge.build_scene import scene_of
from desktop.bridge.log import LogWriter
from desktop.present import pad
from desktop.present.entry import remember_last
from desktop.present.notice import Notice
from desktop.table import view
from engine import commands as c
from tests.desktop.conftest import PEOPLE, MakeTable, Table

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}


@pytest.fixture
def presented(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often what stands on the felt, the quick sizes and the sum of the most were worked out."""
    counted: Counter[str] = Counter()

    def counting(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted_work(*asked: Any) -> Any:
            counted[name] += 1
            return work(*asked)

        return counted_work

    for name in ("plates", "spots", "centre", "tray"):
        monkeypatch.setattr(view, name, counting(name, getattr(view, name)))
    for name in ("sizes", "arithmetic"):
        monkeypatch.setattr(pad, name, counting(name, getattr(pad, name)))
    return counted


def opened(make: MakeTable) -> Table:
    """A hand just dealt."""
    table = make(HOLDEM).sit(*PEOPLE)
    assert table.bridge.send(c.Button(seat=1))
    assert table.bridge.send(c.Deal())
    return table


def test_a_digit_presents_the_entry_alone(make: MakeTable, presented: Counter[str]) -> None:
    table = opened(make)
    presented.clear()
    table.type("35")
    assert table.window.view.column.pad.pad is not None
    assert table.window.view.column.pad.pad.figure == "35"
    assert presented == Counter()


def test_an_act_presents_everything_once(make: MakeTable, presented: Counter[str]) -> None:
    table = opened(make)
    presented.clear()
    table.call()
    assert presented == dict.fromkeys(("plates", "spots", "centre", "tray", "sizes", "arithmetic"), 1)


@pytest.fixture
def steps_told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sequences of the steps the log told, in their order."""
    steps: list[int] = []
    add = LogWriter.add

    def counting(writer: LogWriter, events: Any, step: int = 0) -> None:
        steps.append(step)
        add(writer, events, step)

    monkeypatch.setattr(LogWriter, "add", counting)
    return steps


def as_told_anew(table: Table) -> bool:
    """Whether the log is the one that a start of the app would tell."""
    fresh = scene_of(table.bridge.session, table.bridge.now)
    return (table.bridge.scene.log, table.bridge.scene.news) == (fresh.log, fresh.news)


def test_the_log_tells_a_tap_alone(make: MakeTable, steps_told: list[int]) -> None:
    table = opened(make)
    for tap in (table.fold, table.call, table.fold):
        steps_told.clear()
        tap()
        assert steps_told == [table.bridge.session.newest]
        assert as_told_anew(table)


def test_the_log_of_another_history_is_told_anew(make: MakeTable, steps_told: list[int]) -> None:
    """Undo and another act in its place; a rename, which every line follows."""
    table = opened(make)
    table.fold()
    before = table.bridge.scene.log
    table.undo()
    table.call()
    assert as_told_anew(table)
    assert table.bridge.scene.log[-1] != before[-1]
    seat = table.bridge.scene.log[-1].seat
    assert table.bridge.send(c.Rename(seat=seat, player="Somebody"))
    assert any(line.seat == seat and "Somebody" in line.text for line in table.bridge.scene.log)
    assert as_told_anew(table)


def test_the_log_goes_on_into_the_next_hand(make: MakeTable) -> None:
    table = opened(make)
    while table.view.phase == "betting":
        table.fold()
        assert as_told_anew(table)
    assert table.bridge.send(c.Sit(seat=9, player="Late", stack=500))
    assert as_told_anew(table)
    table.go()
    assert table.view.phase == "betting"
    assert as_told_anew(table)
    table.undo()
    assert as_told_anew(table)


def test_what_is_said_leaves_the_felt_alone_and_a_preview_does_not(make: MakeTable, presented: Counter[str]) -> None:
    table = opened(make)
    presented.clear()
    table.window.desk.say(Notice("A word"))
    assert presented["plates"] == 0
    table.seat(table.view.to_act + 2)
    assert table.window.desk.local.folded_to is not None
    assert presented["plates"] == 1


def test_an_answer_lasts_as_long_as_what_it_was_asked_about() -> None:
    asked: list[tuple[object, ...]] = []

    @remember_last
    def answer(*about: object) -> int:
        asked.append(about)
        return len(asked)

    first, second = ["a"], ["a"]
    assert [answer(first, 1), answer(first, 1), answer(second, 1), answer(first, 1)] == [1, 1, 2, 3]
    assert [answer(first), answer(first)] == [4, 4]
