"""Steps as rows of the table `steps`, and back."""

from pathlib import Path
from types import NoneType
from typing import Any, Final

import msgspec

from engine.journal.chain import body, link
from engine.journal.errors import Damaged, damaged, detail_of
from engine.journal.steps import JournalStep, decode_correction, decode_label, encode_label
from engine.journal.store_protocol import SessionRow

NAMES: Final = (
    "session", "sequence", "parent", "before", "back", "milestone", "ended", "ledger", "ledger_back", "corrected",
    "lead", "kind", "at", "hand", "phase", "version", "label", "correction", "commands", "events",
)  # fmt: skip
"""The columns of a step."""
HASH_COLUMN: Final = len(NAMES)
"""The index of the hash, which follows them in a row."""
COLUMNS: Final = ", ".join(NAMES)
_PRIOR: Final = "prior.session = steps.session AND prior.sequence = steps.sequence - 1"
LINKS: Final = f"hash, (SELECT hash FROM steps AS prior WHERE {_PRIOR})"
"""The columns read with a step to check it: its hash and that of the step before it."""
NO_LINKS: Final = "NULL, NULL"
"""Their replacement for a book from before the chain, which is only read."""
INSERT: Final = f"INSERT INTO steps ({COLUMNS}, hash) VALUES ({', '.join('?' * (len(NAMES) + 1))})"
BRING: Final = """
    INSERT INTO sessions (id, name, created, "table", version, uid, chained, unchained) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_KINDS: Final[tuple[Any, ...]] = (*(int,) * 11, str, int, int, str, int, str, (str, NoneType), str, str)
"""The types of the values of a step; a damaged file may have others."""
_json = msgspec.json.Encoder().encode


def row_of(step: JournalStep, session: int) -> tuple[Any, ...]:
    """Return the values of a step in the order of `COLUMNS`, with 1 and 0 for True and False as in the book."""
    correction = step.correction
    return (
        session, step.sequence, step.parent, step.before, step.back, +step.milestone, step.ended, +step.ledger,
        step.ledger_back, +step.corrected, step.lead, step.kind, step.at, step.hand, step.phase, step.version,
        encode_label(step.label).decode(), None if correction is None else _json(correction).decode(),
        step.commands, step.events,
    )  # fmt: skip


def opening_values(row: SessionRow) -> tuple[Any, ...]:
    """Return the values of a session for `BRING`, without its number."""
    return row.name, row.created, row.table, row.version, row.uid, row.chained, row.unchained


def chained(step: JournalStep, session: int, before: bytes) -> tuple[Any, ...]:
    """Return the values of a step for `INSERT`, its hash last; `before` = the hash of the step before it."""
    row = row_of(step, session)
    return (*row, link(before, body(row[1:])))


def fits(row: Any, before: bytes) -> bool:
    """Return whether a row read with `COLUMNS` and its hash is chained to `before`."""
    try:
        return bool(link(before, body(row[1:HASH_COLUMN])) == row[HASH_COLUMN])
    except (ValueError, TypeError):  # text in place of a number, which is never written
        return False


def step_of(row: Any) -> JournalStep:
    """Return the step of a row read with `COLUMNS`.

    Raises:
        Damaged: its label cannot be read, or it points at itself or forward, which would make an endless walk.
    """
    if not all(map(isinstance, row[: len(_KINDS)], _KINDS)):
        raise damaged(row[0], row[1], detail_of("damaged.kind"))
    try:
        step = _step_of(row)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise damaged(row[0], row[1], error) from error
    corrected = step.correction.step if step.correction is not None else 0
    latest_reference = max(step.parent, step.before, step.back, step.ledger_back, corrected)
    if latest_reference >= step.sequence or step.lead > step.sequence:
        raise damaged(step.session, step.sequence, detail_of("damaged.back"))
    return step


def _step_of(row: Any) -> JournalStep:
    (
        session, sequence, parent, before, back, milestone, ended, ledger, ledger_back, corrected, lead, kind, at,
        hand, phase, version, label, correction, commands, events,
    ) = row[:HASH_COLUMN]  # fmt: skip
    return JournalStep(
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


def checked_integer(value: Any, book: Path) -> int:
    """Return a whole number of the book; raises `Damaged` for any other value."""
    if not isinstance(value, int):
        raise Damaged("damaged", book, detail_of("damaged.number"))
    return value


def session_of(row: Any, book: Path) -> SessionRow:
    """Return the session of a row; raises `Damaged` if its values have other types than those written."""
    number, name, created, table, version, steps, at, hand, phase, uid, chained, unchained, head = row
    texts, numbers = (
        (name, created, table, version, phase, uid, chained or "", head),
        (number, steps, at, hand, unchained),
    )
    if not all(isinstance(value, str) for value in texts) or not all(isinstance(value, int) for value in numbers):
        raise Damaged("damaged", book, detail_of("damaged.session"))
    return SessionRow(
        id=number,
        name=name,
        created=created,
        table=table,
        version=version,
        steps=steps,
        at=at,
        hand=hand,
        phase=phase,
        uid=uid,
        chained=chained,
        unchained=unchained,
        head=head,
    )
