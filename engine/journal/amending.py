"""Corrections of an action or an award: find the line, replace it and decide all later steps again.

Lines that no longer fit are listed, never dropped silently (PRO-11); the old line stays in the tree (NOW-10).
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from engine import commands as c
from engine.commands import Command
from engine.events import AnyEvent, HandEnded, HandStarted
from engine.journal.codec import commands_of, events_of
from engine.journal.labels import label_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.recording import Core, Run, asks_only, counts, of_history, run
from engine.journal.states import evolved
from engine.journal.steps import JournalStep, Label
from engine.refusals import Refusal, Refused, refusal, refuse
from engine.state import Dealt, TableState


class Unfit(Struct, frozen=True):
    """A line that is not part of the corrected history: the first line that no longer fits, or one after it."""

    line: Command
    """The command that is dropped."""
    hand: int
    """The number of the hand it was part of."""
    label: Label
    """The name of the line."""
    reason: Refusal
    """Why the line does not fit."""
    moot: bool = False
    """Whether it is an act of the corrected player, who can no longer act; then the lines after it are kept."""


class Redecided(Struct, frozen=True):
    """One step that was decided again."""

    was: JournalStep
    """The step before the correction."""
    now: Run
    """The commands, events and state of the step after the correction."""


class Amended(Struct, frozen=True):
    """A correction that is decided but not stored."""

    base: int
    """The sequence of the step whose state the corrected step builds on."""
    hand: int
    """The number of the corrected hand."""
    action: int
    """The number of the corrected action in its hand, from 1; 0 = the award."""
    was: Command
    """The line that is replaced."""
    rows: tuple[Redecided, ...]
    """The steps that were decided again, the corrected step first."""
    unfit: tuple[Unfit, ...]
    """The lines that are dropped."""


class LinePlace(Struct, frozen=True):
    """The place of the line to correct."""

    step: int
    """The index of the step."""
    line: int
    """The index of the line in it."""
    was: Command
    """The line as it is now."""


def replacement_commands(amend: c.Amend) -> tuple[Command, ...]:
    """Return the lines to put in: `act`, `wager`, `expire` (several as a step) or `award`; raises Refused."""
    if amend.award == (amend.action is not None):
        raise refuse("malformed", "amend_what", "PRO-11")
    try:
        command = msgspec.convert(amend.line, Command)
        inner = command.lines if isinstance(command, c.Step) else ()
        commands = tuple(msgspec.convert(line, Command) for line in inner) or (command,)
    except msgspec.ValidationError as error:
        raise refuse("malformed", "amend_unread", "PRO-11", error=str(error)) from error
    if amend.award:
        allowed = len(commands) == 1 and isinstance(commands[0], c.Award) and commands[0].stays is None
        key = "amend_award"
    else:
        allowed = all(counts(command) or isinstance(command, (c.FoldTo, c.CheckTo)) for command in commands)
        key = "amend_action"
    if not allowed or any(asks_only(command) or of_history(command) for command in commands):
        raise refuse("malformed", key, "PRO-11")
    return commands


def find_line(steps: Sequence[JournalStep], hand: int, action: int | None) -> LinePlace:
    """Return the place of action number `action` of the hand, or of its award (None); raises Refused.

    `steps` are the steps of the current branch, beginning before the deal of the hand.
    """
    actions = 0
    for index, step in enumerate(steps):
        commands = commands_of(step)
        # The number of the hand before this step: `step.hand` is the number after all deals inside it.
        number = step.hand - sum(isinstance(command, c.Deal) for command in commands)
        for line, command in enumerate(commands):
            if isinstance(command, c.Deal):
                number += 1
            if number != hand:
                continue
            if action is None and isinstance(command, c.Award):
                return LinePlace(index, line, command)
            if counts(command):
                actions += 1
                if actions == action:
                    return LinePlace(index, line, command)
    if action is None:
        raise refuse("phase", "amend_no_award", "PRO-11", hand=hand)
    raise refuse("amount", "amend_no_action", "PRO-11", hand=hand, actions=actions, action=action)


def _dealt_at_end(core: Core, state: TableState | None, step: JournalStep, hand: int) -> Dealt | None:
    """Return kill and rock at the end of `hand` within `step`, which builds on `state`; None = it did not end there."""
    for event, after in evolved(step, state, core.evolve):
        if isinstance(event, HandEnded) and event.number == hand:
            return Dealt(after.kill, after.kill_cause, after.rock)
    return None


def money_only(
    core: Core,
    base: TableState | None,
    steps: Sequence[JournalStep],
    line: int,
    award: c.Award,
    hand: int,
    go_on: GoOn = always,
) -> tuple[tuple[Redecided, ...], tuple[Unfit, ...]]:
    """Put `award` in place of line `line` of the first step, and keep the deals of later hands (NOW-10).

    A kill that only the new award makes due is waived. If a later hand was dealt by the kill or a leg of the old award,
    kill and leg keep their old values. Raises Refused if `hand` did not end in that step or the award does not fit, and
    Cancelled if `go_on` returns False.
    """
    dealt = _dealt_at_end(core, base, steps[0], hand)
    if dealt is None:
        raise refuse("phase", "amend_kill_stays", "NOW-10")
    waiving = msgspec.structs.replace(dealt, waives=True)
    waived = redecide(core, base, steps, line, (msgspec.structs.replace(award, stays=waiving),), go_on=go_on)
    old_kills = _kills(event for step in steps for event in events_of(step))
    new_kills = _kills(event for row in waived[0] for event in row.now.events)
    if new_kills == old_kills:
        return waived
    kept = redecide(core, base, steps, line, (msgspec.structs.replace(award, stays=dealt),), go_on=go_on)
    return waived if new_kills.items() <= old_kills.items() and len(waived[1]) <= len(kept[1]) else kept


def _kills(events: Iterable[AnyEvent]) -> dict[int, tuple[int | None, int]]:
    """Return the seat that killed each hand of a history, and the kill in chips, by hand number."""
    return {event.number: (event.plan.killer, event.plan.kill) for event in events if isinstance(event, HandStarted)}


def redecide(
    core: Core,
    base: TableState | None,
    steps: Sequence[JournalStep],
    line: int,
    commands: Sequence[Command],
    moot: tuple[int, int] | None = None,
    go_on: GoOn = always,
) -> tuple[tuple[Redecided, ...], tuple[Unfit, ...]]:
    """Put `commands` in place of line `line` of the first step and decide all steps again.

    Raises Refused when the correction itself does not fit; stops at the first later line that does not fit. `moot` is a
    hand and a seat: later acts of that seat are dropped one by one once its player can no longer act. `go_on` is called
    with the number of decided steps and of all steps; Cancelled is raised if it returns False.
    """
    rows: list[Redecided] = []
    unfit: list[Unfit] = []
    state = base
    for number, step in enumerate(steps):
        if not go_on(number, len(steps)):
            raise Cancelled
        old_commands = commands_of(step)
        if unfit and not unfit[-1].moot:
            unfit.extend(_lines_after(step, old_commands))
            continue
        must_fit = 0
        if not rows:
            at = next((command.at for command in commands if command.at is not None), old_commands[line].at)
            replacement = (msgspec.structs.replace(commands[0], at=at), *commands[1:])
            old_commands = (*old_commands[:line], *replacement, *old_commands[line + 1 :])
            must_fit = line + len(replacement)
        result, dropped, unfit_line = _run_while_fitting(core, state, old_commands, must_fit, moot)
        if result is not None:
            rows.append(Redecided(step, result))
            state = result.state
        reason = refusal("phase", "moot", "PRO-11")
        unfit.extend(Unfit(command, step.hand, _label_of_line(command, step), reason, moot=True) for command in dropped)
        if unfit_line is not None:
            index, reason = unfit_line
            unfit.append(Unfit(old_commands[index], step.hand, _label_of_line(old_commands[index], step), reason))
            unfit.extend(_lines_after(step, old_commands[index + 1 :]))
    return tuple(rows), tuple(unfit)


def _run_while_fitting(
    core: Core, state: TableState | None, commands: Sequence[Command], must_fit: int, moot: tuple[int, int] | None
) -> tuple[Run | None, tuple[Command, ...], tuple[int, Refusal] | None]:
    """Run commands one by one; raises Refused if one of the first `must_fit` commands does not fit.

    Returns the result of the commands that fit, the moot commands, and the first other command that does not fit.
    """
    done: Run | None = None
    moot_commands: list[Command] = []
    for index, command in enumerate(commands):
        if index >= must_fit and moot is not None and _is_moot(state, command, *moot):
            moot_commands.append(command)
            continue
        try:
            result = run(core, state, (command,))
        except Refused as refused:
            if index < must_fit:
                raise
            return done, tuple(moot_commands), (index, refused.refusal)
        state = result.state
        done = (
            result if done is None else Run(done.commands + result.commands, done.events + result.events, result.state)
        )
    return done, tuple(moot_commands), None


def _is_moot(state: TableState | None, command: Command, hand: int, seat: int) -> bool:
    """Return whether a command is an act of `seat` in that hand although its player is folded or all-in."""
    if not isinstance(command, (c.Act, c.SaidAndPushed, c.Expire)) or command.seat != seat:
        return False
    if state is None or state.hand is None or state.number != hand:
        return False
    player = state.hand.seats[seat - 1]
    return player is not None and player.status != "in"


def _lines_after(step: JournalStep, commands: Sequence[Command]) -> Iterable[Unfit]:
    """Return the lines after the first line that does not fit."""
    reason = refusal("phase", "after_unfit", "PRO-11")
    return (Unfit(command, step.hand, _label_of_line(command, step), reason) for command in commands)


def _label_of_line(command: Command, step: JournalStep) -> Label:
    """Return the name of a line: that of its step if the step has no other lines except streets dealt by themselves."""
    first, *others = commands_of(step)
    if command == first and all(isinstance(other, c.Street) for other in others):
        return step.label
    return label_of((command,), ())
