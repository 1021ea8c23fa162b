"""What decides: a command comes in, events go out, or a refusal. Imported through `engine.decide` alone."""

from collections.abc import Callable
from typing import NamedTuple

from engine import commands as cmd
from engine import events as ev
from engine.betting.ruling import Ruling
from engine.decide.anytime import SETTLING
from engine.decide.flow import declined
from engine.decide.rulings import ruling
from engine.decide.tables import handle
from engine.decide.work import Work, still_open
from engine.evolve import opened
from engine.refusals import Refusal, refuse
from engine.settings.resolve import resolve
from engine.state import TableState

Decided = tuple[tuple[ev.AnyEvent, ...], TableState]


def decide(state: TableState | None, command: cmd.Command) -> Decided:
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


class Deciding(NamedTuple):
    """What `engine.decide` offers."""

    decide: Callable[[TableState | None, cmd.Command], Decided]
    """The events of a command and the state they lead to."""
    rule: Callable[[TableState, cmd.SaidAndPushed], Ruling]
    """The ruling on what was said and pushed in (PRO-1..9)."""
    declined: Callable[[TableState], tuple[Refusal, ...]]
    """What was asked for and cannot be done, with the reasons (STK-1)."""


DECIDING = Deciding(decide, rule, declined)
