"""Decides and stores steps of a session, with the streets dealt without a command; refuses times that go back."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine import commands as c
from engine.commands import Command
from engine.events import AnyEvent
from engine.journal.amending import Unfit
from engine.journal.recording import Onward, Run, run, street
from engine.journal.step_rows import StepRow, entry, marker, real_step
from engine.journal.steps import NONE, JournalStep, Label, StepKind, label
from engine.refusals import Refusal, Refused, refuse
from engine.session.corrections import CorrectionReader
from engine.session.counts_and_cash_outs import CashOut, CountHeld
from engine.state import TableState


class Done(Struct, frozen=True):
    """The result of an accepted command."""

    events: tuple[AnyEvent, ...]
    """The events."""
    state: TableState
    """The state after it."""
    step: JournalStep | None = None
    """The stored step, None where nothing was stored."""
    unfit: tuple[Unfit, ...] = ()
    """After an amend, the lines that are not part of the corrected history (PRO-11)."""
    dealt_other: int = 0
    """For a correction that was only tried, the first hand dealt with other posts than in the book, 0 = none."""
    counts: tuple[CountHeld, ...] = ()
    """After an amend, later counts of stacks whose difference changed; the stacks stay as counted (STK-1)."""
    left: tuple[CashOut, ...] = ()
    """After an amend, players who left later with other chips than the correction gives them."""


class StepRunner(CorrectionReader):
    """A session that decides and stores steps: on disk first, then in memory, then to the subscribers."""

    @property
    def streets_by_themselves(self) -> bool:
        """Whether streets are dealt without a command."""
        return self.tip.streets_by_themselves

    @streets_by_themselves.setter
    def streets_by_themselves(self, by_themselves: bool) -> None:
        self.tip.streets_by_themselves = by_themselves

    def dry_run(self, commands: Sequence[Command]) -> Done | Refusal:
        """Return the result of `dispatch_step`, streets without a command included; nothing is stored."""
        try:
            done = self._run(commands)
        except Refused as refused:
            return refused.refusal
        return Done(done.events, done.state)

    def undo(self, at: int | None = None) -> Done | Refusal:
        """Undo the last step, of any kind and across hands; code `phase` when there is nothing to undo."""
        head = self.states.step(self.tip.standing.head)
        if head.before == NONE:
            return refuse("phase", "nothing_to_undo").refusal
        return self._mark("undo", head.before, label("undo", of=self._leading(head).label), at)

    def redo(self, at: int | None = None) -> Done | Refusal:
        """Redo the step undone last; code `phase` when none is left (a new step clears them)."""
        if not self.tip.standing.redo:
            return refuse("phase", "nothing_to_redo").refusal
        target = self.tip.standing.redo[-1]
        return self._mark("redo", target, label("redo", of=self._leading(self.states.step(target)).label), at)

    def read_other_steps(self) -> None:
        """Read the steps that another connection has written, and notify the subscribers."""
        tail = self.store.tail(self.id)
        for step in tail if tail[-1].sequence > self.newest else ():
            self.states.add(step)
            self._make_current(step, self.states.at(step.head))

    def _answer(self, command: Command) -> Done | Refusal:
        """Return the events of a command that only asks; nothing is stored."""
        try:
            events, _ = self.tip.core.decide(self.state, command)
        except Refused as refused:
            return refused.refusal
        return Done(events, self.state)

    def _run(self, commands: Sequence[Command], *onward: Onward) -> Run:
        """Decide commands in the current state, and the steps that follow without a command; raises Refused."""
        if any(isinstance(command, c.Award) and command.stays is not None for command in commands):
            raise refuse("malformed", "award_stays", "NOW-10")
        names_street = any(isinstance(command, c.Street) for command in commands)
        if self.streets_by_themselves and not names_street:
            onward = (*onward, street)
        return run(self.tip.core, self.state, commands, *onward, fresh=True)

    def _street_after(self, row: StepRow, at: int | None) -> tuple[StepRow, ...]:
        """Return the row of the street dealt without a command after `row`, () where none is."""
        first = street(row.state) if self.streets_by_themselves else None
        if first is None:
            return ()
        done = run(self.tip.core, row.state, (replace(first, at=at),), street)
        return (real_step(self.id, row.step.sequence + 1, row.step, done, clock=row.step.at),)

    def _store_step(self, commands: tuple[Command, ...], *onward: Onward) -> Done | Refusal:
        """Decide commands, store the step, then notify the subscribers."""
        try:
            self._check_clock(commands)
            done = self._run(commands, *onward)
        except Refused as refused:
            return refused.refusal
        head = self.states.step(self.tip.standing.head)
        row = real_step(self.id, self.newest + 1, head, done, clock=self.tip.at)
        self.store.append([entry(row)])
        self.states.add(row.step, done.state)
        self._make_current(row.step, done.state)
        return Done(done.events, done.state, row.step)

    def _mark(self, kind: StepKind, target: int, name: Label, at: int | None) -> Done | Refusal:
        """Append a marker that makes the real step `target` the current one."""
        if at is not None and at < self.clock:
            return refused_time(at, self.clock)
        state, target_step = self.states.at(target), self.states.step(target)
        at = self.tip.at if at is None else at
        step = marker(kind, self.id, self.newest + 1, target_step, self.tip.standing.head, name, at)
        self.store.append([(step, None)])
        self._make_current(step, state)
        return Done((), state, step)

    def _make_current(self, step: JournalStep, state: TableState) -> None:
        """Make a stored step the current one and notify the subscribers."""
        self.worked_out = ()
        self.tip.move_to(step, state)

    def _check_clock(self, commands: Sequence[Command]) -> None:
        """Refuse commands whose time is before the step made last or the command before."""
        clock = self.clock
        for command in commands:
            if command.at is not None:
                if command.at < clock:
                    raise Refused(refused_time(command.at, clock))
                clock = command.at


def refused_time(at: int, clock: int) -> Refusal:
    """Return the refusal of a line whose time is before the step made last."""
    return refuse("amount", "time_before_step", at=at, clock=clock).refusal
