"""Makes the rows of the journal: a step from a run of commands, the steps of an amend, a marker."""

from msgspec import Struct
from msgspec.structs import replace

from engine import events as e
from engine.events import HandEnded, Misdealt
from engine.journal.amending import Amended
from engine.journal.codec import VERSION, encode_commands, encode_events, encode_snapshot, events_of
from engine.journal.labels import label_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.recording import Run
from engine.journal.steps import NONE, Correction, JournalStep, Label, StepKind, label
from engine.journal.store_protocol import StoredStep
from engine.state import TableState

FORCED_SNAPSHOT = 256
"""Number of steps without an ended hand after which a snapshot is stored anyway, so that opening stays fast."""

LEDGER = (
    e.Sat, e.ChipsAdded, e.PlayerLeft, e.PlayerMoved, e.PlayerRenamed, e.Paid, e.Taken, e.MarkerGiven, e.StackCounted,
    e.Splashed,
)  # fmt: skip
"""Events about players and chips outside the pots; their steps are linked, so that the view `ledger` is quick."""


class StepRow(Struct, frozen=True):
    """A real step and the state it leads to, ready to be stored."""

    step: JournalStep
    """The step."""
    state: TableState
    """The state after it."""


def entry(row: StepRow) -> StoredStep:
    """Return a step as it is stored: a milestone with its snapshot."""
    return row.step, encode_snapshot(row.state) if row.step.milestone else None


def real_step(session: int, sequence: int, previous: JournalStep | None, run: Run, *, clock: int = 0) -> StepRow:
    """Return the row of a run on top of `previous` (None: it opens the session); `clock` = second of the session."""
    ended = sum(isinstance(event, (HandEnded, Misdealt)) for event in run.events)
    back, ledger_back, parent, corrected = NONE, NONE, NONE, False
    if previous is not None:
        parent = previous.sequence
        back = previous.sequence if previous.milestone else previous.back
        ledger_back = previous.sequence if previous.ledger else previous.ledger_back
        corrected = previous.corrected and not previous.ended
    state = run.state
    step = JournalStep(
        session=session,
        sequence=sequence,
        parent=parent,
        before=parent,
        kind="do",
        at=max(clock, state.at),
        hand=state.number,
        phase=state.hand.phase if state.hand is not None else "between",
        label=label_of(run.commands, run.events),
        commands=encode_commands(run.commands),
        events=encode_events(run.events),
        back=back,
        # With a snapshot at the first step, each search for a snapshot ends.
        milestone=previous is None or ended > 0 or sequence - back >= FORCED_SNAPSHOT,
        ended=ended,
        ledger=any(isinstance(event, LEDGER) for event in run.events),
        ledger_back=ledger_back,
        corrected=corrected,
        version=VERSION,
    )
    return StepRow(step, state)


def amend_rows(
    amended: Amended, base: JournalStep, before: int, lead: int, clock: int, running: int, go_on: GoOn = always
) -> tuple[StepRow, ...]:
    """Return the rows of an amend: the corrected step, whose parent `base` is further back, then the re-decided steps.

    `before` = where undo goes back to, `lead` = the first free sequence, `running` = number of the running hand or 0.
    `go_on` is called with the number of rows made and of all rows; False ends it, which raises Cancelled.
    """
    rows: list[StepRow] = []
    previous = base
    for offset, redone in enumerate(amended.rows):
        if not go_on(offset, len(amended.rows)):
            raise Cancelled
        old = redone.was
        row = real_step(old.session, lead + offset, previous, redone.now, clock=old.at)
        step_label, correction = row.step.label, old.correction
        if offset == 0:
            correction = Correction(
                hand=amended.hand,
                action=amended.action,
                was=old.label,
                now=step_label,
                step=old.sequence,
                ended=amended.hand != running,
                unfit=len(amended.unfit),
            )
            step_label = label("amend", of=step_label, hand=amended.hand)
        step = replace(
            row.step,
            kind="amend",
            before=before,
            lead=lead,
            label=step_label,
            correction=correction,
            corrected=row.step.corrected or correction is not None or _pots_changed(old, row.step),
            at=max(row.step.at, clock) if offset == len(amended.rows) - 1 else row.step.at,
        )
        rows.append(StepRow(step, row.state))
        previous = step
    return tuple(rows)


def _pots_changed(old: JournalStep, new: JournalStep) -> bool:
    """Return whether a hand that ends in a step got other pots or results, or was corrected before (NOW-10)."""
    if not new.ended:
        return False
    return old.corrected or _pots_and_results(old) != _pots_and_results(new)


def _pots_and_results(step: JournalStep) -> list[tuple[object, ...]]:
    """Return pots, shares and results of the hands that end in a step, in chips."""
    events = events_of(step)
    pots = [(event.pots, event.shares) for event in events if isinstance(event, e.PotsAwarded)]
    return [*pots, *((event.number, event.results) for event in events if isinstance(event, HandEnded))]


def marker(
    kind: StepKind, session: int, sequence: int, target: JournalStep, before: int, step_label: Label, at: int
) -> JournalStep:
    """Return an `undo` or `redo` step, after which the real step `target` is the current one."""
    return JournalStep(
        session=session,
        sequence=sequence,
        parent=target.sequence,
        before=before,
        kind=kind,
        at=at,
        hand=target.hand,
        phase=target.phase,
        label=step_label,
        version=VERSION,
    )
