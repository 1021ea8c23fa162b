"""A file of another program into a book: every session of it is made before the first is stored."""

from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from engine.imports import ohh, phh, sheets
from engine.imports.playing import evening, sessions
from engine.imports.records import NotImported
from engine.journal.settled import Tick
from engine.journal.sqlite import Brought, SqliteStore
from engine.journal.sqlrows import chained
from engine.recap.build import build
from engine.recap.payment_keys import key_of
from engine.recap.records import Payment
from engine.session import Session
from engine.words import phrase

MOST_BYTES = 64 << 20
"""A larger file is none of these."""


class Ready(Struct, frozen=True):
    """The sessions of a file, made but not stored."""

    sessions: tuple[tuple[str, Session], ...]
    """When each began (ISO 8601 in UTC, "" = the file does not say), and what was played."""
    payments: tuple[tuple[Payment, ...], ...]
    """Who pays whom after each of them."""
    uids: tuple[str, ...]
    """By what each is known in every book."""

    @classmethod
    def of(cls, sessions: Iterable[tuple[str, Session]]) -> "Ready":
        """These sessions, with what is to be paid after them."""
        made = tuple(sessions)
        payments = tuple(build(session).settlement.payments for _, session in made)
        return cls(made, payments, tuple(_uid(began, session) for began, session in made))

    @property
    def hands(self) -> int:
        """How many hands there are in them."""
        return sum(session.state.number for _, session in self.sessions)


def read(path: Path, currency: str = "", *, cents: bool = False) -> Ready:
    """Make the sessions of a file; nothing is stored.

    Args:
        path: where it is.
        currency: what amounts of a table are that does not say so, "" = chips.
        cents: whether its amounts without decimals are the smallest unit of the currency.

    Raises:
        NotImported: with the line and the reason.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotImported(content.count(b"\n", 0, error.start) + 1, phrase("import.text")) from None
    if not text.strip() or len(content) > MOST_BYTES:
        raise NotImported(1, phrase("import.empty" if not text.strip() else "import.kind"))
    if sheets.is_sheet(text):
        read_there = sheets.read(text, currency, cents=cents)
        ready = Ready.of((row.sittings[0].sat.isoformat(), evening(row)) for row in read_there)
        lines: dict[str, int] = {}
        for uid, row in zip(ready.uids, read_there, strict=True):
            line = min(sitting.line for sitting in row.sittings)
            if lines.setdefault(uid, line) != line:
                raise NotImported(line, phrase("import.again", first=lines[uid]))
        return ready
    if text.lstrip().startswith("{"):
        return Ready.of(sessions(ohh.read(text)))
    if "variant" in text:
        return Ready.of(sessions(phh.read(text)))
    raise NotImported(1, phrase("import.kind"))


def store(ready: Ready, book: SqliteStore, *, paid: bool = False) -> tuple[int, ...]:
    """Put the sessions of a file into a book, all or none; returns their numbers.

    Args:
        ready: the sessions.
        book: where they go.
        paid: whether everybody has paid what the results ask for; if not, the debts can be settled with a later one.

    Raises:
        NotImported: one of them is in the book already; nothing was stored.
        NotWritten: the book cannot be written; nothing was stored.
    """
    for uid in ready.uids:
        for (number,) in book.ask("SELECT id FROM sessions WHERE uid = ?", (uid,)):
            raise NotImported(1, phrase("import.twice", session=number))
    now = datetime.now(UTC).isoformat(timespec="seconds")
    brought: list[Brought] = []
    for uid, (began, session), payments in zip(ready.uids, ready.sessions, ready.payments, strict=True):
        created = datetime.fromisoformat(began).astimezone(UTC).isoformat(timespec="seconds") if began else now
        row = replace(session.row, id=0, created=created, uid=uid, head="")
        rows = [chained(step, 0, b"") for step in session.store.rows(session.id)]
        brought.append((row, rows, {}, [Tick.now(key_of(payment), paid) for payment in payments]))
    return book.bring_all(brought)


def _uid(began: str, session: Session) -> str:
    """By what the same evening is known when its file is taken in again: its beginning and all that was done."""
    done = sha256(f"{began}\n{session.row.name}\n{session.row.table}\n".encode())
    for step in session.store.rows(session.id):
        done.update(step.commands.encode())
    return done.hexdigest()[:32]
