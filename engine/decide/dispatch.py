"""What decides: a command comes in, events go out, or a refusal. Imported through `engine.decide` alone."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.ruling import Ruling
from engine.decide.anytime import SETTLING
from engine.decide.command_work import Work, still_open
from engine.decide.flow import declined
from engine.decide.rulings import ruling
from engine.decide.tables import handle
from engine.evolve import opened
from engine.prizes.race import chips_left
from engine.refusals import Refusal, refuse
from engine.settings.chips import agreed
from engine.settings.resolve import resolve
from engine.state import TableState

Decision = tuple[tuple[ev.AnyEvent, ...], TableState]
"""The events of a command, and the state after them."""


def decide(state: TableState | None, command: cmd.Command) -> Decision:
    """What `command` makes happen.

    Args:
        state: the table as it stands, None before the first `open`.
        command: what is asked for.

    Returns:
        The events, and the state after them.

    Raises:
        Refused: with what is wrong, what is allowed and the rule; nothing has changed then.
    """
    if isinstance(command, cmd.Open):
        settings, game = resolve(command.table)
        event = ev.Opened(settings, game)
        return (event,), opened(event)
    if state is None:
        raise refuse("not_open", "not_open")
    if not isinstance(command, tuple(SETTLING)):
        still_open(state)
    work = Work(state)
    if command.at is not None and command.at != state.at:
        if command.at < state.at:
            raise refuse("amount", "time_back", at=state.at)
        work.add(ev.TimePassed(command.at))
    handle(work, command)
    if state.ended:  # the step a session stands on says whether it has ended
        work.add(ev.SessionEnded())
    return tuple(work.events), work.state


def rule(state: TableState, command: cmd.SaidAndPushed) -> Ruling:
    """How the engine rules on what was said and pushed in (PRO-1..9, 13); nothing is played.

    Raises:
        Refused: what was said or pushed in is none.
    """
    return ruling(Work(state), command)


def given(state: TableState | None, command: cmd.Command) -> cmd.Command:
    """A command as it is decided and recorded when it is given now: chips that follow from it are written out (POT-6).

    Books of any age are decided again as they were recorded.

    Raises:
        Refused: the chips on the table and the smallest chip would contradict each other.
    """
    if isinstance(command, cmd.Open):
        return replace(command, table=agreed(command.table))
    if isinstance(command, cmd.Change) and state is not None:
        return replace(command, table=agreed(command.table, state.next_settings or state.settings))
    if isinstance(command, cmd.Race) and state is not None:
        left = chips_left(state.settings, command.chip)
        if left and command.chip not in left:
            raise refuse("amount", "race_no_chip", chip=command.chip, chips=state.settings.denominations)
    return command


class Deciding(NamedTuple):
    """What `engine.decide` offers."""

    decide: Callable[[TableState | None, cmd.Command], Decision]
    """The events of a command and the state they lead to."""
    rule: Callable[[TableState, cmd.SaidAndPushed], Ruling]
    """The ruling on what was said and pushed in (PRO-1..9)."""
    declined: Callable[[TableState], tuple[Refusal, ...]]
    """What was asked for and cannot be done, with the reasons (STK-1)."""
    given: Callable[[TableState | None, cmd.Command], cmd.Command]
    """A command that is given now, with what follows from it written out (POT-6)."""


DECIDING = Deciding(decide, rule, declined, given)
