"""Imports files of other programs into a book: all sessions are built before the first is stored."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from engine.imports import evening_tables, ohh, phh
from engine.imports.evenings import evening
from engine.imports.play import PlayedFile, sessions
from engine.imports.records import NotImported
from engine.journal.copy_session import Brought, add_sessions
from engine.journal.errors import JournalError
from engine.journal.evening_marks import Tick
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.register import bring_up_to_date
from engine.journal.sql_rows import chained
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.payment_keys import key_of
from engine.recap.settle_records import Payment
from engine.words import phrase

MOST_BYTES = 64 << 20
"""Size limit: a larger file is not of a supported kind."""


class Ready(Struct, frozen=True):
    """Sessions of a file, built but not stored."""

    file: Path
    """Path of the file."""
    sessions: tuple[PlayedFile, ...]
    """The sessions, with their position in the file."""
    payments: tuple[tuple[Payment, ...], ...]
    """Payments of the settlement of each session."""
    uids: tuple[str, ...]
    """Identifier of each session, the same in every book."""

    @classmethod
    def of(cls, file: Path, sessions: Iterable[PlayedFile]) -> "Ready":
        """Return sessions with their payments; raises `NotImported` where two are the same."""
        lines: dict[str, int] = {}
        built: list[PlayedFile] = []
        for played in sessions:
            uid = _uid(played)
            if uid in lines:
                raise NotImported(played.line, phrase("import.again", first=lines[uid]))
            lines[uid] = played.line
            built.append(played)
        return cls(file, tuple(built), tuple(build(played.session).settlement.payments for played in built), (*lines,))

    @property
    def hands(self) -> int:
        """Number of hands in all sessions."""
        return sum(played.session.state.number for played in self.sessions)


def read(path: Path, currency: str = "", *, cents: bool = False, go_on: GoOn = always) -> Ready:
    """Build the sessions of a file without storing them.

    Args:
        path: path of the file.
        currency: currency of the amounts of a table without one, "" = chips.
        cents: whether its amounts without decimals are in the smallest unit of the currency.
        go_on: called with the number of hands or evenings done and of all; returns False to cancel.

    Raises:
        NotImported: with the line and the reason.
        OSError: the file cannot be read.
        Cancelled: `go_on` returned False.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotImported(content.count(b"\n", 0, error.start) + 1, phrase("import.text")) from None
    if not text.strip() or len(content) > MOST_BYTES:
        raise NotImported(1, phrase("import.empty" if not text.strip() else "import.kind"))
    if evening_tables.is_sheet(text):
        return Ready.of(path, _evenings(evening_tables.read(text, currency, cents=cents), go_on))
    if text.lstrip().startswith("{"):
        return Ready.of(path, sessions(ohh.read(text, go_on), go_on))
    if "variant" in text:
        return Ready.of(path, sessions(phh.read(text, go_on), go_on))
    raise NotImported(1, phrase("import.kind"))


def _evenings(evenings: Sequence[evening_tables.EveningRead], go_on: GoOn) -> Iterable[PlayedFile]:
    for done, row in enumerate(evenings):
        if not go_on(done, len(evenings)):
            raise Cancelled
        line = min(sitting.line for sitting in row.sittings)
        yield PlayedFile(line, row.sittings[0].sat.isoformat(), evening(row))


def store(
    files: Sequence[Ready], book: SqliteStore, *, paid: bool = False, go_on: GoOn = always
) -> tuple[tuple[int, ...], ...]:
    """Store the sessions of files in a book in one transaction; return the session numbers of each file.

    Args:
        files: the sessions of each file.
        book: the book.
        paid: whether all payments are marked as paid; if not, they can be settled with a later session.
        go_on: called with the number of steps written and of all; returns False to cancel.

    Raises:
        NotImported: a session is in the book already, or in two of the files; names the file. Nothing is stored.
        NotWritten: the book cannot be written; nothing is stored.
        Cancelled: `go_on` returned False; nothing is stored.
    """
    brought: list[Brought] = []
    files_by_uid: dict[str, Path] = {}
    now = datetime.now(UTC).isoformat(timespec="seconds")
    for ready in files:
        for uid, played, payments in zip(ready.uids, ready.sessions, ready.payments, strict=True):
            for (number,) in book.ask("SELECT id FROM sessions WHERE uid = ?", (uid,)):
                raise NotImported(played.line, phrase("import.twice", session=number), ready.file)
            if files_by_uid.setdefault(uid, ready.file) is not ready.file:
                raise NotImported(played.line, phrase("import.elsewhere", file=str(files_by_uid[uid])), ready.file)
            brought.append(_to_store(uid, played, [Tick.now(key_of(payment), paid) for payment in payments], now))
    numbers = iter(add_sessions(book, brought, go_on=go_on))
    with suppress(JournalError):  # the register is a cache for session lists, which rebuild it
        bring_up_to_date(book)
    return tuple(tuple(next(numbers) for _ in ready.uids) for ready in files)


def _to_store(uid: str, played: PlayedFile, ticks: list[Tick], now: str) -> Brought:
    """Return a session as `add_sessions` stores it; `now` = beginning where the file has none."""
    session, began = played.session, played.began
    created = datetime.fromisoformat(began).astimezone(UTC).isoformat(timespec="seconds") if began else now
    rows = [chained(step, 0, b"") for step in session.store.rows(session.id)]
    return replace(session.row, id=0, created=created, uid=uid, head=""), rows, {}, ticks


def _uid(played: PlayedFile) -> str:
    """Return the identifier of a session, the same whenever its file is imported: a hash of beginning and commands."""
    session = played.session
    digest = sha256(f"{played.began}\n{session.row.name}\n{session.row.table}\n".encode())
    for step in session.store.rows(session.id):
        digest.update(step.commands.encode())
    return digest.hexdigest()[:32]
