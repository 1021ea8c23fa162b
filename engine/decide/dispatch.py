"""The decisions: command in, events or refusal out. Imported only through `engine.decide`."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.ruling import Ruling
from engine.decide.anytime import SETTLING
from engine.decide.command_work import Work, check_not_ended
from engine.decide.flow import declined
from engine.decide.rulings import ruling
from engine.decide.tables import handle
from engine.evolve import opened
from engine.prizes.race import chips_left
from engine.refusals import Refusal, refuse
from engine.settings.chips import with_matching_chip
from engine.settings.resolve import resolve
from engine.state import TableState

Decision = tuple[tuple[ev.AnyEvent, ...], TableState]
"""The events of a command, and the state after them."""


def decide(state: TableState | None, command: cmd.Command) -> Decision:
    """Return the events of `command` and the state after them.

    Args:
        state: the table, None before the first `open`.
        command: the request.

    Returns:
        The events, and the state after them.

    Raises:
        Refused: with the fault, what is allowed and the rule; the state is unchanged.
    """
    if isinstance(command, cmd.Open):
        settings, game = resolve(command.table)
        event = ev.Opened(settings, game)
        return (event,), opened(event)
    if state is None:
        raise refuse("not_open", "not_open")
    if not isinstance(command, tuple(SETTLING)):
        check_not_ended(state)
    work = Work(state)
    if command.at is not None and command.at != state.at:
        if command.at < state.at:
            raise refuse("amount", "time_back", at=state.at)
        work.add(ev.TimePassed(command.at))
    handle(work, command)
    if state.ended:  # the last step of a session tells whether it has ended
        work.add(ev.SessionEnded())
    return tuple(work.events), work.state


def rule(state: TableState, command: cmd.SaidAndPushed) -> Ruling:
    """Return the ruling on a statement and chips without playing it (PRO-1..9, 13).

    Raises:
        Refused: statement or chips that allow no ruling.
    """
    return ruling(Work(state), command)


def completed(state: TableState | None, command: cmd.Command) -> cmd.Command:
    """Return a new command as it is decided and recorded, with the chips that follow from it written out (POT-6).

    Commands from books skip this: they are decided again as recorded.

    Raises:
        Refused: the chips on the table contradict the smallest chip.
    """
    if isinstance(command, cmd.Open):
        return replace(command, table=with_matching_chip(command.table))
    if isinstance(command, cmd.Change) and state is not None:
        return replace(command, table=with_matching_chip(command.table, state.coming_settings))
    if isinstance(command, cmd.Race) and state is not None:
        remaining = chips_left(state.settings, command.chip)
        if remaining and command.chip not in remaining:
            raise refuse("amount", "race_no_chip", chip=command.chip, chips=state.settings.denominations)
    return command


class Deciding(NamedTuple):
    """The functions of `engine.decide`."""

    decide: Callable[[TableState | None, cmd.Command], Decision]
    """Returns the events of a command and the state after them."""
    rule: Callable[[TableState, cmd.SaidAndPushed], Ruling]
    """Returns the ruling on a statement and chips (PRO-1..9)."""
    declined: Callable[[TableState], tuple[tuple[cmd.Command, Refusal], ...]]
    """Returns the refused requests made in a hand, and why (STK-1)."""
    completed: Callable[[TableState | None, cmd.Command], cmd.Command]
    """Returns a new command with what follows from it written out (POT-6)."""


DECIDING = Deciding(decide, rule, declined, completed)
