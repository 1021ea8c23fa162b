"""The only mutable object: a running session. Dispatch commands, undo, redo, amend, subscribe.

A refusal is a value and changes nothing. What is accepted is on disk before anything in memory changes and before
anybody hears of it; when the disk fails, the exception reaches the caller and the session stands where it stood.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine import commands as c
from engine.commands import Command
from engine.events import AnyEvent, Event, HandEnded, TimePassed
from engine.journal import amending
from engine.journal.amending import Amended, Unfit
from engine.journal.balance import Count, chips_in_pots, chips_in_stacks
from engine.journal.codec import VERSION, encode_commands, encode_events, encode_snapshot
from engine.journal.hands import HandLine, hand_lines
from engine.journal.labels import english, label_of
from engine.journal.recording import Core, Run, asks_only, of_history, run, the_core
from engine.journal.states import States
from engine.journal.steps import NONE, Correction, Kind, Label, Standing, Step, label, standing
from engine.journal.stored import Entry, SessionRow, Store
from engine.refusals import Refusal, Refused, refuse
from engine.state import TableState

FORCED_SNAPSHOT = 256
"""Steps without a hand's end after which a snapshot is stored anyway, so that opening stays fast."""

Listener = Callable[[TableState, TableState, Step], None]
"""Called with the state before, the state after and the step that was stored."""


class Done(Struct, frozen=True):
    """An accepted command: its events, the state now, the step stored (None when it only asked).

    `unfit`: after an amend, the lines that are not part of the corrected history (PRO-11).
    """

    events: tuple[AnyEvent, ...]
    state: TableState
    step: Step | None = None
    unfit: tuple[Unfit, ...] = ()


class Session:
    """A table's book, open for writing. `state` is what the screen shows; everything else asks or changes it."""

    def __init__(self, store: Store, session_id: int, core: Core) -> None:
        """Use `start` or `resume`."""
        self._store = store
        self._core = core
        self._listeners: list[Listener] = []
        self.id = session_id
        self._states = States(store, session_id, core)
        tail = store.tail(session_id)
        for step in tail:
            self._states.add(step)
        self._newest = tail[-1].sequence
        self._clock = tail[-1].at
        self._standing: Standing = standing(tail)
        self._state = self._states.at(self._standing.head)

    # Opening ----------------------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, store: Store, table: dict[str, Any], name: str = "", *, core: Core | None = None) -> "Session":
        """A new session at a table with these settings; raises `Refused` when they are not accepted."""
        core = core or the_core()
        done = run(core, None, (c.Open(table=table),))
        row = SessionRow(
            id=0, name=name, created=datetime.now(UTC).isoformat(timespec="seconds"), table=_json(table)
        )
        # With a snapshot from the first step on, no search for one ever runs into the void.
        first = _step(0, 1, NONE, NONE, "do", done, None, clock=0, milestone=True)
        return cls(store, store.begin(row, (first, encode_snapshot(done.state))), core)

    @classmethod
    def resume(cls, store: Store, session_id: int, *, core: Core | None = None) -> "Session":
        """Open a session at the very tap it was left at; raises `UnknownSession`. Only events are evolved."""
        return cls(store, session_id, core or the_core())

    @property
    def row(self) -> SessionRow:
        """The session as it is listed: name, when it began, how it was opened."""
        return self._store.session(self.id)

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self._state

    @property
    def clock(self) -> int:
        """Seconds since the session began, of the newest step: time does not go back below it, not even by undo."""
        return max(self._clock, self._state.at)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear of every step once it is stored; returns the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # Doing ------------------------------------------------------------------------------------------------------------

    def dispatch(self, command: Command) -> Done | Refusal:
        """Do what a tap or a line asks for. A refusal changes nothing; `preview`, `why`, `verify` store nothing."""
        match command:
            case c.Undo():
                return self.undo(command.at)
            case c.Redo():
                return self.redo(command.at)
            case c.Amend():
                return self.amend(command)
            case c.Step():
                return self._dispatch_lines(command)
            case c.Open():
                return refuse("phase", "this session is open; `open` starts another one").refusal
            case c.Verify() | c.Preview() | c.Why():
                return Done((), self._state)
            case c.SaidAndPushed() if command.dry:
                return self._asked(command)
        return self._do((command,))

    def dispatch_step(self, commands: Sequence[Command]) -> Done | Refusal:
        """Do several commands as one step: all or none, undone as one."""
        if not commands:
            return refuse("malformed", "a step needs at least one line").refusal
        for command in commands:
            if of_history(command) or asks_only(command):
                word = type(command).__struct_config__.tag
                return refuse("malformed", f"{word!r} cannot be inside a step; send it as a line of its own").refusal
        return self._do(tuple(commands))

    def undo(self, at: int | None = None) -> Done | Refusal:
        """Take the last step back, of any kind and across hands; code `phase` when there is nothing to undo."""
        head = self._states.step(self._standing.head)
        if head.before == NONE:
            return refuse("phase", "there is nothing to undo: the table has just been opened").refusal
        return self._mark("undo", head.before, label("undo", of=self._name(head)), at)

    def redo(self, at: int | None = None) -> Done | Refusal:
        """Do the step undone last again; code `phase` when none is left (a new step clears them)."""
        if not self._standing.redo:
            return refuse("phase", "there is nothing to redo: no step was undone since the last new one").refusal
        target = self._standing.redo[-1]
        return self._mark("redo", target, label("redo", of=self._name(self._states.step(target))), at)

    @property
    def undo_label(self) -> Label | None:
        """The name of the step that `undo` takes back, None when there is none."""
        head = self._states.step(self._standing.head)
        return None if head.before == NONE else self._name(head)

    @property
    def redo_label(self) -> Label | None:
        """The name of the step that `redo` does again, None when there is none."""
        redo = self._standing.redo
        return self._name(self._states.step(redo[-1])) if redo else None

    @property
    def undo_text(self) -> str:
        """`undo_label` in English, empty when there is nothing to undo."""
        return english(self.undo_label) if self.undo_label else ""

    @property
    def redo_text(self) -> str:
        """`redo_label` in English, empty when there is nothing to redo."""
        return english(self.redo_label) if self.redo_label else ""

    # Correcting -------------------------------------------------------------------------------------------------------

    def amend(self, command: c.Amend) -> Done | Refusal:
        """Correct an action or the award of the running or an earlier hand and re-decide what came after (PRO-11).

        The result's `unfit` lists the first later line that no longer fits and all after it. One undo takes it back.
        """
        try:
            self._check_clock((command,))
            amended = self._amended(command)
        except Refused as refused:
            return refused.refusal
        entries = self._amend_entries(amended, command.at)
        self._store.append([(step, snapshot) for step, snapshot, _ in entries])
        for step, _, state in entries:
            self._states.add(step, state)
        newest, _, state = entries[-1]
        self._stand(newest, state)
        return Done(_events(amended), state, newest, amended.unfit)

    def preview_amend(self, command: c.Amend) -> Done | Refusal:
        """What `amend` would do, without doing it."""
        try:
            self._check_clock((command,))
            amended = self._amended(command)
        except Refused as refused:
            return refused.refusal
        state = _passed(self._core, amended.rows[-1].now, command.at).state
        return Done(_events(amended), state, None, amended.unfit)

    # Looking back -----------------------------------------------------------------------------------------------------

    def log(self, hand: int | None = None) -> Iterator[tuple[Step, bool]]:
        """The steps of a hand (None: the running or last one) in the order they were made, and whether each is undone.

        Markers are among them and never count as undone themselves.
        """
        hand = self._state.number if hand is None else hand
        end, inside = self._store.span(self.id, self._standing.head, hand + 1)
        start = self._store.span(self.id, inside, hand)[1] if inside != NONE else NONE
        path = self._store.path(self.id, end or self._standing.head, start)
        on_line = {step.sequence for step in path}
        for step in self._store.hand_steps(self.id, hand):
            yield step, step.real and step.sequence not in on_line

    def hands(self, limit: int = 50, before: HandLine | None = None) -> tuple[HandLine, ...]:
        """Ended hands on the line, newest first: the next `limit` or a few more; `before` = the last one listed."""
        step = self._states.step(before.step if before is not None else self._standing.head)
        found: list[HandLine] = []
        if before is None:
            found.extend(reversed(hand_lines(step)))
        while len(found) < limit and step.back != NONE:
            step = self._states.step(step.back)
            if step.ended:
                found.extend(reversed(hand_lines(step)))
        return tuple(found)

    def steps(self) -> Iterator[Step]:
        """The steps on the line from the start: what counts now, undone branches left out."""
        return self._store.line(self.id, self._standing.head)

    def verify(self) -> dict[str, Any]:
        """Recount the chips from the events and replay the log from its start: chips, and whether it gives this state.

        `difference` = chips on the table less chips that should be there; `balanced` = there is none.
        """
        count, state = Count(), None
        for _, event, after in self._states.replay(self._standing.head):
            count.add(event)
            state = after
        counted = count.counted
        stacks, pots = chips_in_stacks(self._state), chips_in_pots(self._state)
        difference = stacks + pots - counted.due
        return {
            "balanced": difference == 0,
            "difference": difference,
            "stacks": stacks,
            "pots": pots,
            **msgspec.structs.asdict(counted),
            "replay": state == self._state,
        }

    # Inside -----------------------------------------------------------------------------------------------------------

    def _asked(self, command: Command) -> Done | Refusal:
        """A command that only asks: its events are told, nothing is stored."""
        try:
            events, _ = self._core.decide(self._state, command)
        except Refused as refused:
            return refused.refusal
        return Done(events, self._state)

    def _dispatch_lines(self, command: c.Step) -> Done | Refusal:
        """The `step` of the table script: its lines are raw objects."""
        try:
            lines = tuple(msgspec.convert(line, Command) for line in command.lines)
        except msgspec.ValidationError as error:
            return refuse("malformed", f"a line of the step cannot be read: {error}").refusal
        if lines and command.at is not None and lines[0].at is None:
            lines = (replace(lines[0], at=command.at), *lines[1:])
        return self.dispatch_step(lines)

    def _do(self, commands: tuple[Command, ...]) -> Done | Refusal:
        """Decide, store, then show."""
        try:
            self._check_clock(commands)
            done = run(self._core, self._state, commands)
        except Refused as refused:
            return refused.refusal
        head = self._states.step(self._standing.head)
        step = _step(self.id, self._newest + 1, head.sequence, head.sequence, "do", done, head, clock=self._clock)
        self._store.append([(step, encode_snapshot(done.state) if step.milestone else None)])
        self._states.add(step, done.state)
        self._stand(step, done.state)
        return Done(done.events, done.state, step)

    def _mark(self, kind: Kind, target: int, name: Label, at: int | None) -> Done | Refusal:
        """Append a marker: from now on we stand on the real step `target`."""
        if at is not None and at < self.clock:
            return _back_in_time(at, self.clock)
        state, there = self._states.at(target), self._states.step(target)
        step = Step(
            session=self.id,
            sequence=self._newest + 1,
            parent=target,
            before=self._standing.head,
            kind=kind,
            at=at if at is not None else self._clock,
            hand=there.hand,
            phase=there.phase,
            label=name,
            version=VERSION,
        )
        self._store.append([(step, None)])
        self._stand(step, state)
        return Done((), state, step)

    def _stand(self, step: Step, state: TableState) -> None:
        """The step is stored: move on and tell everybody."""
        old = self._state
        self._standing = self._standing.after(step)
        self._newest = step.sequence
        self._clock = step.at
        self._state = state
        for listener in tuple(self._listeners):
            listener(old, state, step)

    def _check_clock(self, commands: Sequence[Command]) -> None:
        """Refuse time that goes back."""
        clock = self.clock
        for command in commands:
            if command.at is not None:
                if command.at < clock:
                    raise Refused(_back_in_time(command.at, clock))
                clock = command.at

    def _name(self, step: Step) -> Label:
        """The name of a step; an amend of several rows has one."""
        return (self._states.step(step.lead) if step.lead else step).label

    def _amended(self, command: c.Amend) -> Amended:
        """Work a correction out; raises Refused."""
        lines = amending.wanted(command)
        hand = self._state.number if command.hand is None else command.hand
        if not 1 <= hand <= self._state.number:
            raise refuse("amount", f"there is no hand {hand} to correct; hands 1 to {self._state.number}", "NOW-10")
        head = self._standing.head
        start = self._store.span(self.id, head, hand)[1]
        steps = self._store.path(self.id, head, start)
        spot = amending.place(steps, hand, command.action)
        base = steps[spot.step].parent
        rows, unfit = amending.redecide(self._core, self._states.at(base), steps[spot.step :], spot.line, lines)
        return Amended(base, hand, command.action or 0, spot.was, lines, rows, unfit)

    def _amend_entries(self, amended: Amended, at: int | None) -> list[tuple[Step, bytes | None, TableState]]:
        """The rows of an amend: the corrected step, whose parent lies further back, and the re-decided ones after it."""
        before = self._standing.head
        running = self._state.number if self._state.hand is not None else 0
        parent = self._states.step(amended.base)
        lead = self._newest + 1
        entries: list[tuple[Step, bytes | None, TableState]] = []
        for offset, row in enumerate(amended.rows):
            now = row.now if offset < len(amended.rows) - 1 else _passed(self._core, row.now, at)
            correction = row.was.correction
            name = row.was.label if len(row.now.commands) > 1 else label_of(row.now.commands, row.now.events)
            if offset == 0:
                name = label_of(row.now.commands, row.now.events)
                correction = Correction(
                    amended.hand,
                    amended.action,
                    row.was.label,
                    name,
                    row.was.sequence,
                    amended.hand != running,
                    len(amended.unfit),
                )
                name = label("amend", of=name, hand=amended.hand)
            step = _step(
                self.id, lead + offset, parent.sequence, before, "amend", now, parent,
                clock=row.was.at, name=name, lead=lead, correction=correction,
            )  # fmt: skip
            if offset == len(amended.rows) - 1:
                step = replace(step, at=max(self._clock, step.at, at or 0))
            entries.append((step, encode_snapshot(now.state) if step.milestone else None, now.state))
            parent = step
        return entries


def _step(
    session: int,
    sequence: int,
    parent: int,
    before: int,
    kind: Kind,
    done: Run,
    previous: Step | None,
    *,
    clock: int,
    milestone: bool = False,
    name: Label | None = None,
    lead: int = NONE,
    correction: Correction | None = None,
) -> Step:
    """The row of a real step; `previous` is its parent."""
    ended = sum(isinstance(event, HandEnded) for event in done.events)
    back = NONE if previous is None else previous.sequence if previous.milestone else previous.back
    state = done.state
    carried = previous is not None and previous.corrected and not previous.ended
    return Step(
        session=session,
        sequence=sequence,
        parent=parent,
        before=before,
        kind=kind,
        at=max(clock, state.at),
        hand=state.number,
        phase=state.hand.phase if state.hand is not None else "between",
        label=name or label_of(done.commands, done.events),
        commands=encode_commands(done.commands),
        events=encode_events(done.events),
        back=back,
        milestone=milestone or ended > 0 or sequence - back >= FORCED_SNAPSHOT,
        ended=ended,
        corrected=carried or correction is not None,
        lead=lead,
        correction=correction,
        version=VERSION,
    )


def _passed(core: Core, done: Run, at: int | None) -> Run:
    """The run with time passed up to `at`, so that a correction does not turn the clock back."""
    if at is None or at <= done.state.at:
        return done
    passed = TimePassed(at)
    return Run(done.commands, (*done.events, passed), core.evolve(done.state, passed))


def _events(amended: Amended) -> tuple[AnyEvent, ...]:
    """All events of a correction."""
    return tuple(event for row in amended.rows for event in row.now.events)


def _back_in_time(at: int, clock: int) -> Refusal:
    return refuse("amount", f"at {at} lies before {clock}, the time of the last step; time does not go back").refusal


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


__all__ = ["Done", "Event", "Label", "Listener", "Session"]
