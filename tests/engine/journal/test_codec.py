"""Commands and events are read back as they were written, by every later version too."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

from engine import commands as c
from engine import events as e
from engine.evolve import evolve
from engine.journal import codec, formats
from engine.journal.error_words import english
from engine.journal.errors import Damaged, NewerBook
from engine.journal.played_rules import GAMES, RULES, rules_in
from engine.journal.steps import JournalStep, label
from engine.state import TableState
from tests.engine.journal.make_golden import target
from tests.engine.journal.samples import COMMANDS, EVENTS, sample


def row(commands: str = "[]", events: str = "[]", version: int = codec.VERSION) -> JournalStep:
    return JournalStep(
        session=1, sequence=1, parent=0, before=0, kind="do", at=0, hand=0, phase="between", label=label("end"),
        commands=commands, events=events, version=version,
    )  # fmt: skip


def test_what_is_written_is_read() -> None:
    step = row(codec.encode_commands(COMMANDS), codec.encode_events(EVENTS))
    assert codec.commands_of(step) == COMMANDS
    assert codec.events_of(step) == EVENTS


def test_commands_are_written_as_lines_of_the_table_script() -> None:
    assert codec.encode_commands((c.Pay(payer=3, to=5, amount=10, reason="bet"),)) == (
        '[{"do":"pay","from":3,"to":5,"amount":10,"for":"bet"}]'
    )


@pytest.mark.parametrize("version", range(1, codec.VERSION + 1))
def test_golden_log_of_each_version_still_leads_to_the_same_table(version: int) -> None:
    golden: dict[str, Any] = msgspec.json.decode(target(version).read_bytes())
    assert golden["version"] == version
    everything = row(
        msgspec.json.encode(golden["commands"]).decode(), msgspec.json.encode(golden["events"]).decode(), version
    )
    assert len(codec.commands_of(everything)) == len(golden["commands"])
    assert len(codec.events_of(everything)) == len(golden["events"])
    state: TableState | None = None
    for stored in golden["rows"]:
        if stored["counts"]:
            for event in codec.events_of(row(events=msgspec.json.encode(stored["events"]).decode(), version=version)):
                state = evolve(state, event)
    assert state is not None
    assert state.number == golden["hand"]
    assert {player.name: player.stack for player in state.seats if player is not None} == golden["stacks"]


def test_older_rows_are_lifted_version_by_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{"e": "DealerSat", "name": row["who"]} if row["e"] == "DealerCame" else row for row in rows]

    monkeypatch.setattr(codec, "VERSION", 3)
    monkeypatch.setitem(codec.UPCASTS, 1, codec.Upcast(list, renamed))
    monkeypatch.setitem(codec.UPCASTS, 2, codec.Upcast(lambda rows: rows[1:], list))
    old = row('[{"do":"end"},{"do":"dealer","name":"Kim"}]', '[{"e":"DealerCame","who":"Kim"}]', 1)
    assert codec.events_of(old) == (e.DealerSat("Kim"),)
    assert codec.commands_of(old) == (c.Dealer(name="Kim"),)


def test_a_row_of_a_newer_version_is_refused_in_words() -> None:
    with pytest.raises(NewerBook) as refused:
        codec.events_of(row(version=codec.VERSION + 1))
    assert english(refused.value).endswith("Update Feltbook; the book was left as it is.")


@pytest.mark.parametrize("events", ["[", '[{"e":"NoSuchThing"}]', '[{"e":"DealerSat"}]'])
def test_damaged_rows_are_named(events: str) -> None:
    with pytest.raises(Damaged, match="step=1"):
        codec.events_of(row(events=events))


@pytest.mark.parametrize("wrong", ['{"e":"NoSuchThing"}', '{"e":"DealerSat"}', '{"name":"Kim"}', "7"])
def test_a_damaged_record_is_named_by_its_place_in_the_row(wrong: str) -> None:
    with pytest.raises(Damaged) as refused:
        codec.events_of(row(events=f'[{{"e":"DealerSat","name":"Kim"}},{wrong}]'))
    assert "$[1]" in str(refused.value.__cause__)


def test_a_snapshot_is_the_state() -> None:
    state = sample(inspect.type_info(TableState))
    blob = codec.encode_snapshot(state)
    assert codec.decode_snapshot(blob) == state


def test_the_shape_has_every_record_of_the_state() -> None:
    records: set[type] = set()
    waiting = [inspect.type_info(TableState)]
    while waiting:
        info = waiting.pop()
        if isinstance(info, inspect.StructType) and info.cls not in records:
            records.add(info.cls)
            waiting += [field.type for field in info.fields]
        for name in ("item_type", "key_type", "value_type"):
            waiting += [getattr(info, name)] if hasattr(info, name) else []
        for name in ("item_types", "types"):
            waiting += getattr(info, name, ())
    assert set(codec.records_in(TableState)) == records
    assert len(records) > 20


def test_the_shape_is_written_down() -> None:
    """A field of the state is new, gone or named otherwise: put this into `SHAPE` of `engine/journal/formats.py`."""
    assert codec.shape_of(TableState).hex() == formats.SHAPE.hex()


def test_rules_are_read_alone_as_with_all_events() -> None:
    step = row(events=codec.encode_events(EVENTS))
    rulings = [event for event in EVENTS if isinstance(event, e.Opened | e.SettingsChanged | e.GameTurned)]
    assert {type(event).__name__ for event in rulings} == set(GAMES)
    assert [(rules.settings, rules.game) for rules in rules_in(step, GAMES)] == [
        (event.settings, event.game) for event in rulings
    ]
    assert len(rules_in(step)) == len([event for event in rulings if type(event).__name__ in RULES])


@pytest.mark.parametrize("events", ["[", "[1]", '[{"e":"Opened"}]', '[{"e":"Opened","settings":1,"game":2}]'])
def test_damaged_rules_are_named(events: str) -> None:
    with pytest.raises(Damaged, match="step=1"):
        rules_in(row(events=events))


def test_rules_of_a_newer_version_are_refused() -> None:
    with pytest.raises(NewerBook):
        rules_in(row(version=codec.VERSION + 1))


def test_a_snapshot_of_another_shape_is_not_read() -> None:
    blob = codec.encode_snapshot(sample(inspect.type_info(TableState)))
    assert codec.decode_snapshot(b"\0\0\0\0" + blob[4:]) is None
    assert codec.decode_snapshot(blob[:-3]) is None
    assert codec.decode_snapshot(b"") is None
