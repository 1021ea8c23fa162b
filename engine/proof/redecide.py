"""Decides each step again: from the state it builds on, its commands have to lead to the stored events."""

from collections.abc import Iterator

from engine.commands import Command
from engine.events import AnyEvent, TimePassed
from engine.journal.codec import commands_of, decode_snapshot, events_of, of_this_shape
from engine.journal.error_words import detail
from engine.journal.errors import JournalError, reading
from engine.journal.labels import english
from engine.journal.recording import Core, Run, run
from engine.journal.step_rows import real_step
from engine.journal.steps import NONE, Correction, JournalStep, Label, SessionStanding, label
from engine.refusals import Refusal, Refused
from engine.state import TableState
from engine.words import Phrase, phrase

DERIVED_FIELDS = ("hand", "phase", "ended", "ledger", "ledger_back", "back", "milestone")
"""The fields stored with a step that follow from its events."""


class Decided:
    """The steps of a session in the order they were made, each decided again on the state it builds on."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._standing = SessionStanding(NONE)
        self._steps: dict[int, JournalStep] = {}
        self.states: dict[int, TableState] = {}

    @property
    def head(self) -> int:
        """The current real step of the session."""
        return self._standing.head

    def add(self, step: JournalStep, snapshot: bytes | None) -> Iterator[Phrase]:
        """Yield the faults of the next step."""
        if not self._follows(step):
            yield phrase("check.stand")
        if not step.real:
            if (names := self._marker_label(step)) is not None and step.label != names:
                yield phrase("check.notes", names="label")
            self._standing = self._standing.after(step)
            return
        self._steps[step.sequence] = step
        self._standing = SessionStanding(step.sequence)
        if step.parent != NONE and step.parent not in self.states:
            return  # the state it builds on is lost: the fault is reported for the lost step
        base = self.states.get(step.parent)
        try:
            events = events_of(step)
            state = base
            with reading(step.session, step.sequence):
                for event in events:
                    state = self._core.evolve(state, event)
        except JournalError as error:
            yield phrase("check.unread", detail=detail(error))
            return
        if state is None:
            yield phrase("check.unread", detail=phrase("damaged.no_table"))
            return
        self.states[step.sequence] = state
        yield from self._check_events(step, base, events)
        yield from self._check_fields(step, events, state)
        if snapshot is not None and of_this_shape(snapshot) and decode_snapshot(snapshot) != state:
            yield phrase("check.state")

    def _follows(self, step: JournalStep) -> bool:
        """Return whether it was made from the current step: only a correction builds on an earlier one."""
        current = self._standing.head
        if step.kind == "do":
            return step.parent == step.before == current
        if step.kind == "amend":
            return step.parent == NONE or step.parent in self._steps or step.parent not in self.states
        head = self._steps.get(current)
        if step.before != current:
            return False
        if step.kind == "undo":
            return head is None or step.parent == head.before
        return bool(self._standing.redo) and step.parent == self._standing.redo[-1]

    def _check_events(
        self, step: JournalStep, base: TableState | None, events: tuple[AnyEvent, ...]
    ) -> Iterator[Phrase]:
        try:
            commands = commands_of(step)
            with reading(step.session, step.sequence):
                result = self._events_again(base, commands)
        except JournalError as error:
            yield phrase("check.unread", detail=detail(error))
        else:
            if isinstance(result, Refusal):
                yield phrase("check.refused", reason=result)
            elif result != events and result != _without_time(events):
                yield phrase("check.decided")

    def _events_again(self, base: TableState | None, commands: tuple[Command, ...]) -> tuple[AnyEvent, ...] | Refusal:
        try:
            return run(self._core, base, commands).events
        except Refused as refused:
            return refused.refusal

    def _check_fields(self, step: JournalStep, events: tuple[AnyEvent, ...], state: TableState) -> Iterator[Phrase]:
        previous = self._steps.get(step.parent)
        if step.parent != NONE and previous is None:
            return
        try:
            commands = commands_of(step)
        except JournalError:
            return  # reported already
        if not commands:
            return
        expected = real_step(step.session, step.sequence, previous, Run(commands, events, state)).step
        wrong = [name for name in DERIVED_FIELDS if getattr(expected, name) != getattr(step, name)]
        if step.at < state.at:
            wrong.append("at")
        if step.label != _expected_label(step, expected):
            wrong.append("label")
        if step.correction is not None and not _readable(step.correction, step, expected):
            wrong.append("correction")
        if wrong:
            yield phrase("check.notes", names=", ".join(wrong))

    def _marker_label(self, step: JournalStep) -> Label | None:
        """Return the name of a marker, from the step it undoes or redoes; None if that step is lost."""
        target = self._steps.get(step.before if step.kind == "undo" else step.parent)
        first_row = self._steps.get(target.lead) if target is not None and target.lead else target
        return label(step.kind, of=first_row.label) if first_row is not None else None


def _expected_label(step: JournalStep, expected: JournalStep) -> Label:
    """Return the name of a real step; for the first step of a correction, by the corrected line."""
    if step.kind != "amend" or step.lead != step.sequence or step.correction is None:
        return expected.label
    return label("amend", of=expected.label, hand=step.correction.hand)


def _readable(correction: Correction, step: JournalStep, expected: JournalStep) -> bool:
    """Return whether a correction can be read, and for the corrected step itself, whether it names the new line."""
    try:
        english(correction.was)
        english(correction.now)
    except Exception:  # any error of data that Feltbook never wrote
        return False
    return step.lead != step.sequence or step.kind != "amend" or correction.now == expected.label


def _without_time(events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    """Return the events without a last `TimePassed`, which an opening or a correction may end with."""
    return events[:-1] if events and isinstance(events[-1], TimePassed) else events
