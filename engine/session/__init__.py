"""A running session: what changes where it stands. Dispatch commands, undo, redo, amend, subscribe.

A refusal is a value and changes nothing. What is accepted is on disk before anything in memory changes and before
anybody hears of it; when the disk fails, the exception reaches the caller and the session stands where it stood.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine import commands as c
from engine.commands import Command
from engine.events import AnyEvent
from engine.journal.amending import Amended, Unfit
from engine.journal.codec import commands_of, events_of
from engine.journal.errors import damaged, detail_of
from engine.journal.going_on import GoOn, always, reported
from engine.journal.present import Tip
from engine.journal.recording import Core, Onward, Run, asks_only, check, of_history, passed, run, street, the_core
from engine.journal.rows import StepRow, amend_rows, entry, marker, real_step
from engine.journal.states import KEPT
from engine.journal.steps import NONE, JournalStep, Label, StepKind, label
from engine.journal.stored import SessionRow, Store
from engine.refusals import Refusal, Refused, refuse
from engine.session.correcting import Correcting, dealt_other
from engine.session.counts_and_cash_outs import CashOut, CountHeld, cash_outs, counts_held
from engine.state import TableState


class Done(Struct, frozen=True):
    """An accepted command."""

    events: tuple[AnyEvent, ...]
    """What happened."""
    state: TableState
    """The table now."""
    step: JournalStep | None = None
    """The step stored, None when it only asked."""
    unfit: tuple[Unfit, ...] = ()
    """After an amend, the lines that are not part of the corrected history (PRO-11)."""
    dealt_other: int = 0
    """Of a correction that is only asked for, the first hand dealt with other posts than in the book, 0 = none."""
    counts: tuple[CountHeld, ...] = ()
    """After an amend, the later counts of stacks that are off by another amount: the stacks stay as counted (STK-1)."""
    left: tuple[CashOut, ...] = ()
    """After an amend, those who left later, with other chips than they would have now."""


class Session(Correcting):
    """A table's book, open for writing: what `History` shows and `Correcting` works out, and every change of it.

    `streets_by_themselves`: a street follows in the step that closes the round before it, without being given; a step
    that gives streets itself gets no others, and a draw is always given.
    """

    @property
    def streets_by_themselves(self) -> bool:
        """Whether streets come without being given."""
        return self.tip.streets_by_themselves

    @streets_by_themselves.setter
    def streets_by_themselves(self, by_themselves: bool) -> None:
        self.tip.streets_by_themselves = by_themselves

    # Opening ----------------------------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        store: Store,
        table: dict[str, Any],
        name: str = "",
        at: int = 0,
        *,
        version: str = "",
        core: Core | None = None,
        streets_by_themselves: bool = False,
    ) -> "Session | Refusal":
        """A new session at a table with these settings; refused settings store nothing.

        Args:
            store: where it is kept.
            table: the settings as the table script has them.
            name: what it is called in lists.
            at: seconds since it began.
            version: of the Feltbook that opens it, for the record.
            core: what decides and evolves, for tests.
            streets_by_themselves: whether streets come without being given.
        """
        core = core or the_core()
        try:
            done = passed(core, run(core, None, (c.Open(table=table),), fresh=True), at)
        except Refused as refused:
            return refused.refusal
        created = datetime.now(UTC).isoformat(timespec="seconds")
        opening = done.commands[0]
        settings = msgspec.json.encode(opening.table if isinstance(opening, c.Open) else table).decode()
        row = SessionRow(id=0, name=name, created=created, table=settings, version=version)
        number = store.begin(row, entry(real_step(0, 1, None, done)))
        begun = cls(Tip(store, number, core))
        begun.streets_by_themselves = streets_by_themselves
        return begun

    @classmethod
    def resume(cls, store: Store, session_id: int, *, core: Core | None = None) -> "Session":
        """Open a session at the very tap it was left at; raises `UnknownSession`. Only events are evolved."""
        return cls(Tip(store, session_id, core or the_core()))

    # Doing ------------------------------------------------------------------------------------------------------------

    def dispatch(self, command: Command) -> Done | Refusal:
        """Do what a tap or a line asks for. A refusal changes nothing; `preview`, `why`, `verify` store nothing."""
        match command:
            case c.Undo():
                return self.undo(command.at)
            case c.Redo():
                return self.redo(command.at)
            case c.Amend():
                return self.preview_amend(command) if command.dry else self.amend(command)
            case c.Step():
                return self._dispatch_lines(command)
            case c.Open():
                return refuse("phase", "already_open").refusal
            case c.Verify() | c.Preview() | c.Why() | c.Propose() | c.Levels():
                return Done((), self.state)
            case c.SaidAndPushed() if command.dry:
                return self._asked(command)
        return self._do((command,))

    def dispatch_step(self, commands: Sequence[Command]) -> Done | Refusal:
        """Do several commands as one step: all or none, undone as one."""
        if not commands:
            return refuse("malformed", "empty_step").refusal
        for command in commands:
            if of_history(command) or asks_only(command):
                word = type(command).__struct_config__.tag
                return refuse("malformed", "not_in_step", word=repr(word)).refusal
        return self._do(tuple(commands))

    def check_round(self, at: int | None = None) -> Done | Refusal:
        """Everybody still to act in this round checks, as one step; refused when somebody may not."""
        first = check(self.state) or c.Act("check")
        return self._do((replace(first, at=at),), check)

    def would(self, commands: Sequence[Command]) -> Done | Refusal:
        """What `dispatch_step` would come to, streets that come by themselves included; nothing is stored."""
        try:
            done = self._run(commands)
        except Refused as refused:
            return refused.refusal
        return Done(done.events, done.state)

    def undo(self, at: int | None = None) -> Done | Refusal:
        """Take the last step back, of any kind and across hands; code `phase` when there is nothing to undo."""
        head = self.states.step(self.tip.standing.head)
        if head.before == NONE:
            return refuse("phase", "nothing_to_undo").refusal
        return self._mark("undo", head.before, label("undo", of=self._leading(head).label), at)

    def redo(self, at: int | None = None) -> Done | Refusal:
        """Do the step undone last again; code `phase` when none is left (a new step clears them)."""
        if not self.tip.standing.redo:
            return refuse("phase", "nothing_to_redo").refusal
        target = self.tip.standing.redo[-1]
        return self._mark("redo", target, label("redo", of=self._leading(self.states.step(target)).label), at)

    def reopen(self, at: int | None = None) -> Done | Refusal:
        """Take the end of the session back; what was said about settling up since it ended is said once more."""
        if not self.state.ended:
            return refuse("phase", "nothing_to_undo").refusal
        closing: list[Command] = []
        while True:
            last = commands_of(self.states.step(self.tip.standing.head))
            closing[:0] = [replace(word, at=None) for word in last if isinstance(word, c.Expense | c.Carry | c.Settle)]
            done = self.undo(at)
            if isinstance(done, Refusal) or not done.state.ended:
                return done if isinstance(done, Refusal) or not closing else self.dispatch_step(closing)

    # Correcting -------------------------------------------------------------------------------------------------------

    def amend(self, command: c.Amend, go_on: GoOn = always) -> Done | Refusal:
        """Correct an action or the award of the running or an earlier hand and re-decide what came after (PRO-11).

        The result's `unfit` lists the first later line that no longer fits and all after it. One undo takes it back.
        A street that comes by itself then is a step of its own, stored with it.

        `go_on` is told how many steps of how many are decided, made and written, each in its turn; False ends it.

        Raises:
            Cancelled: it was ended, and nothing was changed.
        """
        try:
            self._check_clock((command,))
            amended = self._amended(command, go_on)
        except Refused as refused:
            return refused.refusal
        running = self.state.number if self.state.hand is not None else 0
        parent = self.states.step(amended.base)
        rows = amend_rows(amended, parent, self.tip.standing.head, self.newest + 1, self.tip.at, running, go_on)
        events, last = _events(amended), rows[-1]
        after = self._street_after(last, command.at)
        self.store.append([entry(row) for row in (*rows, *after)], go_on)
        for row in (*rows[-KEPT:], *after):
            self.states.add(row.step, row.state)
        for row in (last, *after):
            self._stand(row.step, row.state)
            events += events_of(row.step) if row is not last else ()
        step = (*rows, *after)[-1].step
        counts, left = counts_held(amended.rows), cash_outs(amended.rows)
        return Done(events, self.state, step, amended.unfit, counts=counts, left=left)

    def preview_amend(self, command: c.Amend, go_on: GoOn = always) -> Done | Refusal:
        """What `amend` would do, without doing it; `go_on` is told how many steps of how many are decided.

        Raises:
            Cancelled: `go_on` ended it.
        """
        try:
            self._check_clock((command,))
            amended = self._amended(command, go_on)
        except Refused as refused:
            return refused.refusal
        state = amended.rows[-1].now.state
        counts, left = counts_held(amended.rows), cash_outs(amended.rows)
        return Done(_events(amended), state, None, amended.unfit, dealt_other(amended), counts, left)

    def read_on(self) -> None:
        """Another connection has written to the session: stand where it stands now, and tell everybody."""
        tail = self.store.tail(self.id)
        for step in tail if tail[-1].sequence > self.newest else ():
            self.states.add(step)
            self._stand(step, self.states.at(step.head))

    # Inside -----------------------------------------------------------------------------------------------------------

    def _asked(self, command: Command) -> Done | Refusal:
        """A command that only asks: its events are answered, nothing is stored."""
        try:
            events, _ = self.tip.core.decide(self.state, command)
        except Refused as refused:
            return refused.refusal
        return Done(events, self.state)

    def _dispatch_lines(self, command: c.Step) -> Done | Refusal:
        """The `step` of the table script: its lines are raw objects."""
        try:
            lines = tuple(msgspec.convert(line, Command) for line in command.lines)
        except msgspec.ValidationError as error:
            return refuse("malformed", "step_unread", error=str(error)).refusal
        if lines and command.at is not None and lines[0].at is None:
            lines = (replace(lines[0], at=command.at), *lines[1:])
        return self.dispatch_step(lines)

    def _run(self, commands: Sequence[Command], *onward: Onward) -> Run:
        """Decide these on the table as it stands, and what comes by itself after them; raises Refused."""
        if any(isinstance(command, c.Award) and command.stays is not None for command in commands):
            raise refuse("malformed", "award_stays", "NOW-10")
        given = any(isinstance(command, c.Street) for command in commands)
        if self.streets_by_themselves and not given:
            onward = (*onward, street)
        return run(self.tip.core, self.state, commands, *onward, fresh=True)

    def _street_after(self, row: StepRow, at: int | None) -> tuple[StepRow, ...]:
        """The row of the street that comes by itself after `row`, if one does."""
        first = street(row.state) if self.streets_by_themselves else None
        if first is None:
            return ()
        done = run(self.tip.core, row.state, (replace(first, at=at),), street)
        return (real_step(self.id, row.step.sequence + 1, row.step, done, clock=row.step.at),)

    def _do(self, commands: tuple[Command, ...], *onward: Onward) -> Done | Refusal:
        """Decide, store, then show."""
        try:
            self._check_clock(commands)
            done = self._run(commands, *onward)
        except Refused as refused:
            return refused.refusal
        head = self.states.step(self.tip.standing.head)
        row = real_step(self.id, self.newest + 1, head, done, clock=self.tip.at)
        self.store.append([entry(row)])
        self.states.add(row.step, done.state)
        self._stand(row.step, done.state)
        return Done(done.events, done.state, row.step)

    def _mark(self, kind: StepKind, target: int, name: Label, at: int | None) -> Done | Refusal:
        """Append a marker: from now on we stand on the real step `target`."""
        if at is not None and at < self.clock:
            return back_in_time(at, self.clock)
        state, there = self.states.at(target), self.states.step(target)
        at = self.tip.at if at is None else at
        step = marker(kind, self.id, self.newest + 1, there, self.tip.standing.head, name, at)
        self.store.append([(step, None)])
        self._stand(step, state)
        return Done((), state, step)

    def _stand(self, step: JournalStep, state: TableState) -> None:
        """The step is stored: move on and tell everybody."""
        self.worked_out = ()
        self.tip.stand(step, state)

    def save_to(self, store: Store, go_on: GoOn = always) -> "Session":
        """Write the whole session, undone steps included, into another book and open it there.

        For a book that was lost under us: the rows in memory go first, the rest is read from the file we still hold.
        `go_on` is told how many steps of how many are read; False ends it.

        Raises:
            Cancelled: `go_on` said so; nothing is left in the other book.
            NotWritten: the other book cannot be written.
            Damaged: the file we hold does not have the rest any more; nothing is left in the other book.
        """
        head = self.head
        first, *rest = reported(self.states.entries(self.newest), self.newest, go_on)
        saved = Session.resume(store, store.begin(self.row, first, *rest), core=self.tip.core)
        saved.streets_by_themselves = self.streets_by_themselves
        if saved.state != self.state or saved.head != head:
            raise damaged(self.id, self.newest, detail_of("damaged.saved"))
        return saved

    def _check_clock(self, commands: Sequence[Command]) -> None:
        """Refuse time that goes back."""
        clock = self.clock
        for command in commands:
            if command.at is not None:
                if command.at < clock:
                    raise Refused(back_in_time(command.at, clock))
                clock = command.at


def _events(amended: Amended) -> tuple[AnyEvent, ...]:
    """All events of a correction."""
    return tuple(event for row in amended.rows for event in row.now.events)


def back_in_time(at: int, clock: int) -> Refusal:
    """The refusal of a line whose time lies before the step made last."""
    return refuse("amount", "time_before_step", at=at, clock=clock).refusal
