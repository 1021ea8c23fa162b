"""Every command has its handler in each phase, or is refused by name; every event has what it does to the table."""

from typing import get_args

import pytest

from engine import commands as cmd
from engine import events as ev
from engine.decide.tables import BETWEEN, IN_HAND, NEEDS_A_HAND, NO_EVENTS, WAITS_FOR_THE_END
from engine.evolve import APPLY

COMMANDS = get_args(cmd.Command)
EVENTS = get_args(ev.AnyEvent)


def records(base: type) -> set[type]:
    """The records of a kind: what nothing else is made of."""
    made = [kind for kind in base.__subclasses__() if kind.__module__.startswith("engine.")]
    return set().union(*(records(kind) or {kind} for kind in made))


def test_no_record_of_a_room_is_left_out_of_its_union() -> None:
    assert records(cmd.Base) == set(COMMANDS)
    assert records(ev.Event) == set(EVENTS)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_a_command_has_one_handler_in_each_phase_or_is_refused_by_name(command: type) -> None:
    places = {name: command in table for name, table in (("handler", BETWEEN), ("hand", NEEDS_A_HAND))}
    assert sum((*places.values(), command in NO_EVENTS)) == 1, f"between hands: {places}"
    places = {name: command in table for name, table in (("handler", IN_HAND), ("end", WAITS_FOR_THE_END))}
    assert sum((*places.values(), command in NO_EVENTS)) == 1, f"in a hand: {places}"


def test_the_tables_hold_nothing_but_commands() -> None:
    for table in (BETWEEN, IN_HAND, NEEDS_A_HAND, WAITS_FOR_THE_END, NO_EVENTS):
        assert set(table) <= set(COMMANDS)
        assert len(table) == len(set(table))


def test_every_event_has_one_function_and_no_other_class_has() -> None:
    assert set(APPLY) == set(EVENTS)
