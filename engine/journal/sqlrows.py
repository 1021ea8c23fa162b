"""Steps as rows of the table `steps`, and back."""

from typing import Any, Final

import msgspec

from engine.journal.errors import damaged
from engine.journal.steps import Step, decode_correction, decode_label, encode_label

_NAMES: Final = (
    "session", "sequence", "parent", "before", "back", "milestone", "ended", "ledger", "ledger_back", "corrected",
    "lead", "kind", "at", "hand", "phase", "version", "label", "correction", "commands", "events",
)  # fmt: skip
COLUMNS: Final = ", ".join(_NAMES)
INSERT: Final = f"INSERT INTO steps ({COLUMNS}) VALUES ({', '.join('?' * len(_NAMES))})"
_json = msgspec.json.Encoder().encode


def row_of(step: Step, session: int) -> tuple[Any, ...]:
    """The values of a step in the order of `COLUMNS`."""
    correction = step.correction
    return (
        session, step.sequence, step.parent, step.before, step.back, step.milestone, step.ended, step.ledger,
        step.ledger_back, step.corrected, step.lead, step.kind, step.at, step.hand, step.phase, step.version,
        encode_label(step.label).decode(), None if correction is None else _json(correction).decode(),
        step.commands, step.events,
    )  # fmt: skip


def step_of(row: Any) -> Step:
    """The step of a row read with `COLUMNS`.

    Raises:
        Damaged: its label cannot be read, or it points at itself or forward, so that who follows it never ends.
    """
    try:
        step = _step_of(row)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise damaged(row[0], row[1], error) from error
    if max(step.parent, step.before, step.back, step.ledger_back) >= step.sequence or step.lead > step.sequence:
        raise damaged(step.session, step.sequence, "it does not point back")
    return step


def _step_of(row: Any) -> Step:
    (
        session, sequence, parent, before, back, milestone, ended, ledger, ledger_back, corrected, lead, kind, at,
        hand, phase, version, label, correction, commands, events,
    ) = row  # fmt: skip
    return Step(
        session=session,
        sequence=sequence,
        parent=parent,
        before=before,
        back=back,
        milestone=bool(milestone),
        ended=ended,
        ledger=bool(ledger),
        ledger_back=ledger_back,
        corrected=bool(corrected),
        lead=lead,
        kind=kind,
        at=at,
        hand=hand,
        phase=phase,
        version=version,
        label=decode_label(label),
        correction=None if correction is None else decode_correction(correction),
        commands=commands,
        events=events,
    )
