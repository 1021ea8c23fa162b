"""Words about an evening that are no steps: payments of its recap that were made, hands that were starred or named.

They are told after the game and go with the book; each has a hash of its own in place of the chain; the later stays.
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
"""What the name of the file beside a book ends in."""
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
_BESIDE: Final = r"stands:\d+:|asked:\d"
"""How a word about payments begins that is none itself (`engine/recap/agreed_keys.py`)."""
CARRIED: Final = "carried "
"""How the key begins of a payment that is settled with a later evening: its `uid` follows, a blank, and the payment's
own key."""
UID: Final = 32
"""Characters of an evening's `uid`."""
COLUMNS: Final = "payment, paid, at, proof"
_PUT: Final = "INSERT OR REPLACE INTO settled VALUES (?, ?, ?, ?, ?)"
_json = msgspec.json.Encoder().encode


class Tick(Struct, frozen=True, array_like=True):
    """The last word on a payment."""

    payment: str
    """Its key."""
    paid: bool
    """Whether it was made."""
    at: str
    """When that was said, UTC in ISO 8601."""

    @classmethod
    def now(cls, payment: str, paid: bool) -> "Tick":
        """Said at this moment."""
        return cls(payment, paid, datetime.now(UTC).isoformat(timespec="milliseconds"))


def carried_head(evening: str) -> str:
    """How the keys begin of payments that are settled with this evening, by its `uid`."""
    return f"{CARRIED}{evening} "


def paid_of(words: Iterable[Tick]) -> frozenset[str]:
    """The keys of the payments that were made."""
    return frozenset(word.payment for word in words if word.paid and not re.match(_BESIDE, word.payment))


def newer(words: Iterable[Tick], here: Iterable[Tick]) -> tuple[Tick, ...]:
    """Those of `words` that were said later than what is known here of the same payment."""
    known = {word.payment: word.at for word in here}
    return tuple(word for word in words if word.at > known.get(word.payment, ""))


def put(db: sqlite3.Connection, session: int, uid: str, words: Iterable[Tick]) -> None:
    """Write the last word on payments of a session, which is known as `uid` everywhere."""
    for word in words:
        db.execute(_PUT, (session, word.payment, +word.paid, word.at, _proof(uid, word.payment, +word.paid, word.at)))


def proven(uid: str, row: tuple[Any, ...]) -> Tick | None:
    """What a row of the table says (payment, paid, at, proof), None = it is not what was written."""
    payment, paid, at, proof = row
    if not (isinstance(payment, str) and isinstance(at, str) and paid in (0, 1)):
        return None
    return Tick(payment, bool(paid), at) if proof == _proof(uid, payment, paid, at) else None


def _proof(uid: str, payment: str, paid: int, at: str) -> bytes:
    return digest(_json((uid, payment, paid, at)))


def old_file(book: Path) -> Path:
    """Where an older Feltbook kept them on its device."""
    return book.with_name(book.name + OLD_FILE)


def in_old_file(book: Path) -> Mapping[int, tuple[Tick, ...]] | None:
    """What that file says, by session, earlier than anything else; None = there is none, or none that can be read."""
    try:
        with old_file(book).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            return None
        held = msgspec.json.decode(content, type=dict[int, list[str]])
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return {number: tuple(Tick(key, True, "1970-01-01T00:00:00.000+00:00") for key in keys)
            for number, keys in held.items()}  # fmt: skip


def take_in_old_file(db: sqlite3.Connection) -> None:
    """Bring what that file says into the table; sessions the book has not are left out."""
    book = db.execute("SELECT file FROM pragma_database_list WHERE name = 'main'").fetchone()[0]
    for number, words in (in_old_file(Path(book)) or {}).items() if book else ():
        for (uid,) in db.execute("SELECT uid FROM sessions WHERE id = ?", (number,)).fetchall():
            put(db, number, uid, words)


def let_go_of_old_file(book: Path) -> None:
    """What that file said stands in the book now; one that could not be read stays where it is."""
    if in_old_file(book) is not None:
        with contextlib.suppress(OSError):
            old_file(book).unlink()


LONGEST: Final = 60
"""The most characters of a hand's name."""
SIGN: Final = "★"
"""How the key of such a word begins; the key of a payment has a `>` before its last colon, this one has none."""
_WORDS: Final = 4
"""The most words of a person's name that are looked for in the name of a hand."""


class HandMark(Struct, frozen=True):
    """What was said of a hand."""

    starred: bool = False
    """Whether it has a star."""
    name: str = ""
    """What it is called, "" = nothing."""


NOTHING: Final = HandMark()


def marks_of(words: Iterable[Tick]) -> dict[int, HandMark]:
    """The marked hands of a session by number, from all that was said of it."""
    stars: set[int] = set()
    names: dict[int, str] = {}
    for word in sorted(words, key=lambda word: word.at):
        sign, _, rest = word.payment.partition(":")
        number, named, name = rest.partition(":")
        if sign != SIGN or not word.paid or not number.isdecimal():
            continue
        if named:
            names[int(number)] = name
        else:
            stars.add(int(number))
    return {hand: HandMark(hand in stars, names.get(hand, "")) for hand in stars | names.keys()}


def marking(hand: int, before: HandMark, now: HandMark) -> tuple[Tick, ...]:
    """The words to keep so that `before` becomes `now`; a name is cut to `LONGEST` characters without controls."""
    words = [Tick.now(_star(hand), now.starred)] if before.starred != now.starred else []
    if before.name != now.name:
        words += [Tick.now(_named(hand, name), name == now.name) for name in (before.name, now.name) if name]
    return tuple(words)


def clean(name: str) -> str:
    """A name as it may be kept: in one line, of `LONGEST` characters at most."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(shown.split())[:LONGEST].rstrip()


def is_mark(key: str) -> bool:
    """Whether a word is about a hand, no payment."""
    return key.startswith(f"{SIGN}:")


def names_hand(key: str) -> bool:
    """Whether a word gives a hand a name."""
    return is_mark(key) and key.count(":") > 1


def renamed(key: str, called: Callable[[str], str]) -> str:
    """The key of a word about a hand in whose name people are called otherwise."""
    sign, hand, *name = key.split(":", 2)
    if not name:
        return key
    words, at = name[0].split(" "), 0
    while at < len(words):
        for many in range(min(_WORDS, len(words) - at), 0, -1):
            there = " ".join(words[at : at + many])
            bare = there.rstrip(".,:;!?").removesuffix("'s").removesuffix("’s")
            if (other := called(bare)) != bare:
                words[at : at + many] = [other + there[len(bare) :]]
                break
        at += 1
    return f"{sign}:{hand}:{' '.join(words)[:LONGEST]}"


def _star(hand: int) -> str:
    return f"{SIGN}:{hand}"


def _named(hand: int, name: str) -> str:
    return f"{SIGN}:{hand}:{name}"
