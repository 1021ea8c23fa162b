"""Ticks and marks of an evening, which are no steps: which payments were made, which hands have a star or a name.

They are made after the game and are kept in the book; each has a hash of its own instead of the chain; of two
with one key the later is kept.
"""

import contextlib
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.journal.chain import digest

OLD_FILE: Final = ".settled.json"
"""The end of the name of the file beside a book in which older versions kept payments."""
MOST_BYTES: Final = 1 << 20
TABLE: Final = """
    CREATE TABLE settled (
        -- Payments of the recap that were made, the last word on each; proof = SHA-256 of [uid, payment, paid, at].
        session INTEGER NOT NULL REFERENCES sessions (id),
        payment TEXT NOT NULL, -- payer>receiver:amount
        paid INTEGER NOT NULL CHECK (paid IN (0, 1)), -- 0 = it was not made after all
        at TEXT NOT NULL, -- when that was said, UTC
        proof BLOB NOT NULL CHECK (length(proof) = 32),
        PRIMARY KEY (session, payment)
    ) STRICT
"""
_NO_PAYMENT: Final = r"stands:\d+:|asked:\d"
"""How keys begin of ticks that are no payments (`engine/recap/agreed_keys.py`)."""
CARRIED: Final = "carried "
"""How keys begin of payments settled with a later evening: its `uid`, a blank and the payment's own key follow."""
UID: Final = 32
"""Number of characters of an evening's `uid`."""
COLUMNS: Final = "payment, paid, at, proof"
_INSERT: Final = "INSERT OR REPLACE INTO settled VALUES (?, ?, ?, ?, ?)"
_json = msgspec.json.Encoder().encode


class Tick(Struct, frozen=True, array_like=True):
    """What was last said of a payment, or a mark of a hand."""

    payment: str
    """The key of the payment."""
    paid: bool
    """Whether the payment was made."""
    at: str
    """The time of the tick, UTC in ISO 8601."""

    @classmethod
    def now(cls, payment: str, paid: bool) -> "Tick":
        """Return a tick made at this moment."""
        return cls(payment, paid, datetime.now(UTC).isoformat(timespec="milliseconds"))


def carried_head(evening: str) -> str:
    """Return how the keys begin of payments that are settled with the evening of this `uid`."""
    return f"{CARRIED}{evening} "


def paid_of(ticks: Iterable[Tick]) -> frozenset[str]:
    """Return the keys of the payments that were made."""
    return frozenset(tick.payment for tick in ticks if tick.paid and not re.match(_NO_PAYMENT, tick.payment))


def newer(ticks: Iterable[Tick], stored: Iterable[Tick]) -> tuple[Tick, ...]:
    """Return those of `ticks` that are later than the tick of the same payment in `stored`."""
    times = {tick.payment: tick.at for tick in stored}
    return tuple(tick for tick in ticks if tick.at > times.get(tick.payment, ""))


def put(db: sqlite3.Connection, session: int, uid: str, ticks: Iterable[Tick]) -> None:
    """Write the last ticks of a session; `uid` identifies the session in each book."""
    for tick in ticks:
        db.execute(
            _INSERT, (session, tick.payment, +tick.paid, tick.at, _proof(uid, tick.payment, +tick.paid, tick.at))
        )


def tick_of_row(uid: str, row: tuple[Any, ...]) -> Tick | None:
    """Return the tick in a row of the table (payment, paid, at, proof); None = its hash is wrong."""
    payment, paid, at, proof = row
    if not (isinstance(payment, str) and isinstance(at, str) and paid in (0, 1)):
        return None
    return Tick(payment, bool(paid), at) if proof == _proof(uid, payment, paid, at) else None


def _proof(uid: str, payment: str, paid: int, at: str) -> bytes:
    return digest(_json((uid, payment, paid, at)))


def old_file(book: Path) -> Path:
    """Return the path of the file in which older versions kept payments on the device."""
    return book.with_name(book.name + OLD_FILE)


def read_old_file(book: Path) -> Mapping[int, tuple[Tick, ...]] | None:
    """Return the ticks of that file by session, with a time before all others; None = no file that can be read."""
    try:
        with old_file(book).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            return None
        keys_by_session = msgspec.json.decode(content, type=dict[int, list[str]])
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return {number: tuple(Tick(key, True, "1970-01-01T00:00:00.000+00:00") for key in keys)
            for number, keys in keys_by_session.items()}  # fmt: skip


def import_old_file(db: sqlite3.Connection) -> None:
    """Copy the ticks of that file into the table; sessions that are not in the book are left out."""
    book = db.execute("SELECT file FROM pragma_database_list WHERE name = 'main'").fetchone()[0]
    for number, ticks in (read_old_file(Path(book)) or {}).items() if book else ():
        for (uid,) in db.execute("SELECT uid FROM sessions WHERE id = ?", (number,)).fetchall():
            put(db, number, uid, ticks)


def delete_old_file(book: Path) -> None:
    """Delete that file once its ticks are in the book; a file that cannot be read is kept."""
    if read_old_file(book) is not None:
        with contextlib.suppress(OSError):
            old_file(book).unlink()


LONGEST: Final = 60
"""The most characters of a hand's name."""
SIGN: Final = "★"
"""How the key of a hand's mark begins; that of a payment has a `>` before its last colon, this one has none."""
_MOST_NAME_WORDS: Final = 4
"""The most words of a person's name that are searched in the name of a hand."""


class HandMark(Struct, frozen=True):
    """The star and the name of a hand."""

    starred: bool = False
    """Whether the hand has a star."""
    name: str = ""
    """The name of the hand, "" = none."""


NOTHING: Final = HandMark()


def marks_of(ticks: Iterable[Tick]) -> dict[int, HandMark]:
    """Return the marked hands of a session by number, from all its ticks."""
    stars: set[int] = set()
    names: dict[int, str] = {}
    for tick in sorted(ticks, key=lambda tick: tick.at):
        sign, _, rest = tick.payment.partition(":")
        number, named, name = rest.partition(":")
        if sign != SIGN or not tick.paid or not number.isdecimal():
            continue
        if named:
            names[int(number)] = name
        else:
            stars.add(int(number))
    return {hand: HandMark(hand in stars, names.get(hand, "")) for hand in stars | names.keys()}


def marking(hand: int, before: HandMark, now: HandMark) -> tuple[Tick, ...]:
    """Return the ticks that change `before` into `now`; a name is cut to `LONGEST` characters without controls."""
    ticks = [Tick.now(_star_key(hand), now.starred)] if before.starred != now.starred else []
    if before.name != now.name:
        ticks += [Tick.now(_name_key(hand, name), name == now.name) for name in (before.name, now.name) if name]
    return tuple(ticks)


def clean(name: str) -> str:
    """Return a name as it may be stored: in one line, of `LONGEST` characters at most."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:LONGEST].rstrip()


def is_mark(key: str) -> bool:
    """Return whether a key is that of a hand's mark, not of a payment."""
    return key.startswith(f"{SIGN}:")


def names_hand(key: str) -> bool:
    """Return whether a key gives a hand a name."""
    return is_mark(key) and key.count(":") > 1


def renamed(key: str, new_name_of: Callable[[str], str]) -> str:
    """Return the key of a hand's mark with the names of people in the hand's name replaced by `new_name_of`."""
    sign, hand, *name = key.split(":", 2)
    if not name:
        return key
    words, index = name[0].split(" "), 0
    while index < len(words):
        for count in range(min(_MOST_NAME_WORDS, len(words) - index), 0, -1):
            phrase = " ".join(words[index : index + count])
            person = phrase.rstrip(".,:;!?").removesuffix("'s").removesuffix("’s")
            if (new_name := new_name_of(person)) != person:
                words[index : index + count] = [new_name + phrase[len(person) :]]
                break
        index += 1
    return f"{sign}:{hand}:{' '.join(words)[:LONGEST]}"


def _star_key(hand: int) -> str:
    return f"{SIGN}:{hand}"


def _name_key(hand: int, name: str) -> str:
    return f"{SIGN}:{hand}:{name}"
