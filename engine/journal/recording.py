"""Runs commands through the core and returns them in the form in which they are stored, so that they can be re-decided.

An act is stored with the seat that acted: when an earlier action is corrected later, a "call" must not silently move
to another player (PRO-11). `fold_to` and `check_to` are stored as the single acts they stand for. Commands that come
by themselves are stored too: the next street, checks all round.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine import commands as c
from engine.commands import Act, Command, Street
from engine.decide import completed, decide
from engine.events import Acted, AnyEvent, TimePassed
from engine.evolve import evolve
from engine.refusals import refuse
from engine.state import TableState

Onward = Callable[[TableState], Command | None]
"""A function that returns the command that comes by itself on a table, None if there is none."""


def street(state: TableState) -> Street | None:
    """Return the next street, once the round before it is closed; a draw waits for the dealer, who counts the cards.

    No street comes while a ruling is open: after it the floor could no longer decide (PRO-7, PL-5).
    """
    hand = state.hand
    if hand is None or hand.phase != "street" or state.question is not None:
        return None
    return None if state.game.streets[hand.street + 1].draw else Street()


def check(state: TableState) -> Act | None:
    """Return the check of the player to act, None if there is no player to act."""
    turn = state.hand.turn if state.hand is not None else None
    return None if turn is None else Act("check", seat=turn.seat)


Decide = Callable[[TableState | None, Command], tuple[tuple[AnyEvent, ...], TableState]]
Evolve = Callable[[TableState | None, AnyEvent], TableState]


class Core(Struct, frozen=True):
    """The two pure functions a session runs on; tests use smaller ones."""

    decide: Decide
    """Returns the events of a command and the state they lead to; raises Refused."""
    evolve: Evolve
    """Returns the state after an event."""


class Run(Struct, frozen=True):
    """The result of running commands."""

    commands: tuple[Command, ...]
    """The commands as they are stored."""
    events: tuple[AnyEvent, ...]
    """Their events, in order."""
    state: TableState
    """The state they lead to."""


def the_core() -> Core:
    """Return the core with the engine's own functions."""
    return Core(decide, evolve)


def asks_only(command: Command) -> bool:
    """Return whether a command only asks and changes nothing: it is no step (TABLE-SCRIPT: undo)."""
    return isinstance(command, (c.Preview, c.Why, c.Propose, c.Levels, c.Verify)) or (
        isinstance(command, c.SaidAndPushed) and command.dry
    )


def of_history(command: Command) -> bool:
    """Return whether a command is about the steps themselves, so that it cannot be inside one."""
    return isinstance(command, (c.Open, c.Undo, c.Redo, c.Amend, c.Step))


def counts(command: Command) -> bool:
    """Return whether a stored command counts as an action of its hand (amend: accepted `act`, `wager`, `expire`)."""
    return isinstance(command, (c.Act, c.SaidAndPushed, c.Expire))


def run(core: Core, state: TableState | None, commands: Sequence[Command], *onward: Onward, fresh: bool = False) -> Run:
    """Decide commands one after the other, each once; raises Refused at the first that does not fit.

    Args:
        core: decides and evolves.
        state: the table before the commands.
        commands: the commands to decide.
        onward: functions for commands that come by themselves afterwards: each is used until it returns None.
        fresh: whether the commands are new, not stored ones that are decided again.
    """
    stored: list[Command] = []
    events: list[AnyEvent] = []
    remaining, automatic = iter(commands), list(onward)
    while (command := next(remaining, None) or _next_automatic(state, automatic)) is not None:
        command = completed(state, command) if fresh else command
        new_events, after = core.decide(state, command)
        stored.extend(_stored_form(state, command, new_events))
        events.extend(new_events)
        state = after
    if state is None:
        raise refuse("malformed", "empty_step")
    return Run(tuple(stored), tuple(events), state)


def _next_automatic(state: TableState | None, automatic: list[Onward]) -> Command | None:
    """Return the next command that comes by itself; functions that return None are removed from `automatic`."""
    while automatic and state is not None:
        command = automatic[0](state)
        if command is not None:
            return command
        del automatic[0]
    return None


def _stored_form(state: TableState | None, command: Command, events: Sequence[AnyEvent]) -> tuple[Command, ...]:
    """Return a command as it is stored: an act with the seat that acted, a run of folds or checks act by act."""
    if isinstance(command, c.Act):
        turn = state.hand.turn if state is not None and state.hand is not None else None
        return (command,) if turn is None or command.seat is not None else (replace(command, seat=turn.seat),)
    if isinstance(command, (c.FoldTo, c.CheckTo)):
        # Acts with a reason follow by themselves (of players who left or are away), after each of these acts again.
        acts = tuple(
            c.Act(action="fold" if event.kind == "fold" else "check", seat=event.seat)
            for event in events
            if isinstance(event, Acted) and not event.why
        )
        return (replace(acts[0], at=command.at), *acts[1:]) if acts else (command,)
    return (command,)


def passed(core: Core, done: Run, at: int) -> Run:
    """Return the run with time passed up to second `at`, so that a correction does not turn the clock back."""
    if at <= done.state.at:
        return done
    event = TimePassed(at)
    return Run(done.commands, (*done.events, event), core.evolve(done.state, event))
