"""The one way to change a table: `decide(state, command)` gives the events and the state they lead to, or refuses."""

from engine import commands as cmd
from engine import events as ev
from engine.decide.tables import handle
from engine.decide.work import Work, still_open
from engine.evolve import opened
from engine.refusals import refuse
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
    still_open(state)
    work = Work(state)
    if command.at is not None and command.at != state.at:
        if command.at < state.at:
            raise refuse("amount", "time_back", at=state.at)
        work.add(ev.TimePassed(command.at))
    handle(work, command)
    return tuple(work.events), work.state
