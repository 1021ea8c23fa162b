"""A running session: dispatches commands, undoes, redoes and amends steps.

A refusal is a value and changes nothing. An accepted step is written to disk before memory changes and subscribers are
called; when the disk fails, the exception reaches the caller and the session is as before.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import commands as c
from engine.commands import Command
from engine.events import AnyEvent
from engine.journal.amending import Amended
from engine.journal.codec import commands_of, events_of
from engine.journal.current_session import Tip
from engine.journal.errors import damaged, detail_of
from engine.journal.progress import GoOn, always, reported
from engine.journal.recording import Core, asks_only, check, of_history, passed, run, the_core
from engine.journal.states import KEPT
from engine.journal.step_rows import amend_rows, entry, real_step
from engine.journal.store_protocol import SessionRow, Store
from engine.refusals import Refusal, Refused, refuse
from engine.session.corrections import dealt_other
from engine.session.counts_and_cash_outs import cash_outs, counts_held
from engine.session.run_steps import Done, StepRunner


class Session(StepRunner):
    """A session open for writing. `History` reads, `CorrectionReader` computes corrections, `StepRunner` stores steps.

    `streets_by_themselves`: the step that closes a betting round also deals the next street; a step that contains
    `street` commands gets no others, and a draw is always a command.
    """

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
        """Begin a session at a table with these settings; refused settings store nothing.

        Args:
            store: where it is stored.
            table: the settings, as in the table script.
            name: its name in lists.
            at: seconds since it began.
            version: of the Feltbook that opens it, for the record.
            core: the functions that decide and evolve, for tests.
            streets_by_themselves: whether streets are dealt without a command.
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
        session = cls(Tip(store, number, core))
        session.streets_by_themselves = streets_by_themselves
        return session

    @classmethod
    def resume(cls, store: Store, session_id: int, *, core: Core | None = None) -> "Session":
        """Open a session at its last step; raises `UnknownSession`. Only events are evolved."""
        return cls(Tip(store, session_id, core or the_core()))

    # Doing ------------------------------------------------------------------------------------------------------------

    def dispatch(self, command: Command) -> Done | Refusal:
        """Carry out a command. A refusal changes nothing; `preview`, `why`, `verify` store nothing."""
        match command:
            case c.Undo():
                return self.undo(command.at)
            case c.Redo():
                return self.redo(command.at)
            case c.Amend():
                return self.dry_amend(command) if command.dry else self.amend(command)
            case c.Step():
                return self._dispatch_lines(command)
            case c.Open():
                return refuse("phase", "already_open").refusal
            case c.Verify() | c.Preview() | c.Why() | c.Propose() | c.Levels():
                return Done((), self.state)
            case c.SaidAndPushed() if command.dry:
                return self._answer(command)
        return self._store_step((command,))

    def dispatch_step(self, commands: Sequence[Command]) -> Done | Refusal:
        """Carry out several commands as one step: all or none, undone together."""
        if not commands:
            return refuse("malformed", "empty_step").refusal
        for command in commands:
            if of_history(command) or asks_only(command):
                word = type(command).__struct_config__.tag
                return refuse("malformed", "not_in_step", word=repr(word)).refusal
        return self._store_step(tuple(commands))

    def check_round(self, at: int | None = None) -> Done | Refusal:
        """Check for every player still to act in this round, as one step; refused when one of them may not."""
        first = check(self.state) or c.Act("check")
        return self._store_step((replace(first, at=at),), check)

    def reopen(self, at: int | None = None) -> Done | Refusal:
        """Undo the end of the session; expenses, carries and settlements made since are entered again."""
        if not self.state.ended:
            return refuse("phase", "nothing_to_undo").refusal
        closing: list[Command] = []
        while True:
            commands = commands_of(self.states.step(self.tip.standing.head))
            closing[:0] = [
                replace(word, at=None) for word in commands if isinstance(word, c.Expense | c.Carry | c.Settle)
            ]
            done = self.undo(at)
            if isinstance(done, Refusal) or not done.state.ended:
                return done if isinstance(done, Refusal) or not closing else self.dispatch_step(closing)

    # Correcting -------------------------------------------------------------------------------------------------------

    def amend(self, command: c.Amend, go_on: GoOn = always) -> Done | Refusal:
        """Correct an action or the award of the running or an earlier hand and decide the later steps again (PRO-11).

        The result's `unfit` lists the first later line that no longer fits and all after it. One undo reverts it. A
        street that is then dealt without a command is a step of its own, stored with it.

        `go_on` is called with the steps decided, made and written so far and their number, each in turn; False cancels.

        Raises:
            Cancelled: `go_on` returned False, and nothing was changed.
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
            self._make_current(row.step, row.state)
            events += events_of(row.step) if row is not last else ()
        step = (*rows, *after)[-1].step
        counts, left = counts_held(amended.rows), cash_outs(amended.rows)
        return Done(events, self.state, step, amended.unfit, counts=counts, left=left)

    def dry_amend(self, command: c.Amend, go_on: GoOn = always) -> Done | Refusal:
        """Return the result of `amend` without storing it; `go_on` gets the steps decided so far and their number.

        Raises:
            Cancelled: `go_on` returned False.
        """
        try:
            self._check_clock((command,))
            amended = self._amended(command, go_on)
        except Refused as refused:
            return refused.refusal
        state = amended.rows[-1].now.state
        counts, left = counts_held(amended.rows), cash_outs(amended.rows)
        return Done(_events(amended), state, None, amended.unfit, dealt_other(amended), counts, left)

    # Inside -----------------------------------------------------------------------------------------------------------

    def _dispatch_lines(self, command: c.Step) -> Done | Refusal:
        """Carry out `step` of the table script, whose lines are raw objects."""
        try:
            lines = tuple(msgspec.convert(line, Command) for line in command.lines)
        except msgspec.ValidationError as error:
            return refuse("malformed", "step_unread", error=str(error)).refusal
        if lines and command.at is not None and lines[0].at is None:
            lines = (replace(lines[0], at=command.at), *lines[1:])
        return self.dispatch_step(lines)

    def save_to(self, store: Store, go_on: GoOn = always) -> "Session":
        """Write the whole session, undone steps included, into another book and open it there.

        Used when the file of the book was deleted: rows in memory come first, the rest is read from the file still
        open.
        `go_on` is called with the steps read so far and their number; False cancels.

        Raises:
            Cancelled: `go_on` returned False; nothing is left in the other book.
            NotWritten: the other book cannot be written.
            Damaged: the open file lacks the rest; nothing is left in the other book.
        """
        head = self.head
        first, *rest = reported(self.states.entries(self.newest), self.newest, go_on)
        saved = Session.resume(store, store.begin(self.row, first, *rest), core=self.tip.core)
        saved.streets_by_themselves = self.streets_by_themselves
        if saved.state != self.state or saved.head != head:
            raise damaged(self.id, self.newest, detail_of("damaged.saved"))
        return saved


def _events(amended: Amended) -> tuple[AnyEvent, ...]:
    """Return all events of a correction."""
    return tuple(event for row in amended.rows for event in row.now.events)


__all__ = ["Done", "Session"]
