"""From a command to what is recorded of it: run it through the core, and write it down so that it can be re-decided.

A line is recorded with the seat that acted: when an earlier action is corrected later, a "call" must not slide to
another player silently (PRO-11). `fold_to` and `check_to` are recorded as the single acts they stand for.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine import commands as c
from engine.commands import Command
from engine.events import Acted, AnyEvent, TimePassed
from engine.refusals import Refused, refuse
from engine.state import TableState

Decide = Callable[[TableState | None, Command], tuple[tuple[AnyEvent, ...], TableState]]
Evolve = Callable[[TableState | None, AnyEvent], TableState]


class Core(NamedTuple):
    """The two pure functions a session runs on; tests put small ones in."""

    decide: Decide
    evolve: Evolve


class Run(Struct, frozen=True):
    """What commands came to: as recorded, their events, and the state they lead to."""

    commands: tuple[Command, ...]
    events: tuple[AnyEvent, ...]
    state: TableState


def the_core() -> Core:
    """The engine's own core; imported late, so that the journal can be read and tested without it."""
    from engine.evolve import evolve

    return Core(_decide, evolve)


def _decide(state: TableState | None, command: Command) -> tuple[tuple[AnyEvent, ...], TableState]:
    """Opening a session only evolves: what decides is imported with the first command."""
    from engine.decide import decide

    return decide(state, command)


def asks_only(command: Command) -> bool:
    """Whether a command asks and changes nothing: it is no step (TABLE-SCRIPT: undo)."""
    return isinstance(command, (c.Preview, c.Why, c.Propose, c.Levels, c.Verify)) or (
        isinstance(command, c.SaidAndPushed) and command.dry
    )


def of_history(command: Command) -> bool:
    """Whether a command is about the steps themselves, so that it cannot be inside one."""
    return isinstance(command, (c.Open, c.Undo, c.Redo, c.Amend, c.Step))


def counts(command: Command) -> bool:
    """Whether a recorded command counts as an action of its hand (amend: accepted `act`, `wager`, `expire`)."""
    return isinstance(command, (c.Act, c.SaidAndPushed, c.Expire))


def run(core: Core, state: TableState | None, commands: Sequence[Command]) -> Run:
    """Decide commands one after the other; raises Refused at the first that does not fit."""
    recorded: list[Command] = []
    events: list[AnyEvent] = []
    for command in commands:
        news, after = core.decide(state, command)
        recorded.extend(_recorded(core, state, command, news, after))
        events.extend(news)
        state = after
    if state is None:
        raise refuse("malformed", "a step needs at least one line", key="empty_step")
    return Run(tuple(recorded), tuple(events), state)


def _recorded(
    core: Core, state: TableState | None, command: Command, events: Sequence[AnyEvent], after: TableState
) -> tuple[Command, ...]:
    """One command as it is written down."""
    if isinstance(command, c.Act):
        turn = state.hand.turn if state is not None and state.hand is not None else None
        return (command,) if turn is None or command.seat is not None else (replace(command, seat=turn.seat),)
    if isinstance(command, (c.FoldTo, c.CheckTo)):
        acts = tuple(
            c.Act(action="fold" if event.kind == "fold" else "check", seat=event.seat)
            for event in events
            if isinstance(event, Acted) and not event.why
        )
        if acts:
            acts = (replace(acts[0], at=command.at), *acts[1:])
            if _leads_to(core, state, acts) == after:
                return acts
    return (command,)


def _leads_to(core: Core, state: TableState | None, commands: Sequence[Command]) -> TableState | None:
    """The state after these commands, None when one is refused."""
    try:
        for command in commands:
            _, state = core.decide(state, command)
    except Refused:
        return None
    return state


def passed(core: Core, done: Run, at: int) -> Run:
    """The run with time passed up to `at`, so that a correction does not turn the clock back."""
    if at <= done.state.at:
        return done
    event = TimePassed(at)
    return Run(done.commands, (*done.events, event), core.evolve(done.state, event))
