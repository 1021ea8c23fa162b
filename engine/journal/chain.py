"""The chain of a session: each step has a SHA-256 of its own bytes and of all steps before it.

    hash(0) = sha256(header)        hash(n) = sha256(hash(n - 1) + body(n))

The header is the opening as the book stores it, the body is a step; both are JSON arrays of the columns in the order
of the book, with the JSON inside them byte for byte as stored. The number of the session, which only locates a row in
this book, and the hash itself are left out, so that a session keeps its chain in each book it is copied to. The hash
of the newest step, the head, identifies the whole session: it depends on each byte before it.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

# The standard library's own hash comes first, as its `random` does it: hashlib loads OpenSSL, which takes a start 8 ms.
try:
    from _sha256 import sha256  # type: ignore[import-not-found]
except ImportError:  # another Python has it elsewhere
    from hashlib import sha256

SIZE: Final = 32
"""Length of a hash, in bytes."""
UID: Final = 16
"""Random bytes in the uid of a session, which is the same in each book and in a card room."""
_SHORT_DIGITS: Final = 16
_FEWEST_DIGITS: Final = 8
_FLAT_VALUES: Final = 15
"""Number of values of a step before its label: numbers, its kind and its phase."""

_json = msgspec.json.Encoder().encode


def digest(content: bytes) -> bytes:
    """Return the SHA-256 of `content`."""
    value: bytes = sha256(content).digest()
    return value


def header(name: str, created: str, table: str, version: str, uid: str, chained: str | None, unchained: int) -> bytes:
    """Return the header of a session's chain; `table` is stored JSON, the rest as in the columns of the same names."""
    return b"[%b,%b,%b,%b,%b,%b,%d]" % (
        _json(name), _json(created), table.encode(), _json(version), _json(uid), _json(chained), unchained
    )  # fmt: skip


def body(values: Sequence[Any]) -> bytes:
    """Return the bytes of a step from its row: `sequence` to `events`, without session and hash; no booleans."""
    label, correction, commands, events = values[_FLAT_VALUES:]
    flat = _json(values[:_FLAT_VALUES])[:-1]  # encodes the numbers and the two words in one call: a tap waits for it
    return flat + f",{label},{'null' if correction is None else correction},{commands},{events}]".encode()


def first(opening: bytes) -> bytes:
    """Return the hash before the first step."""
    return digest(opening)


def link(before: bytes, step: bytes) -> bytes:
    """Return the hash of a step from the hash of the step before it and its own bytes."""
    return digest(before + step)


def short(head: str) -> str:
    """Return the printed form of a head in hex: four groups of four digits; "" stays "" (not chained)."""
    return " ".join(head[at : at + 4] for at in range(0, min(len(head), _SHORT_DIGITS), 4))


def begins(head: str, typed: str) -> bool:
    """Return whether `head`, in hex, begins with `typed` as typed by a person, with or without separators."""
    return head.startswith(plain(typed))


def plain(typed: str) -> str:
    """Return a typed head in lower case without separators.

    Raises:
        ValueError: it is no head: not hex, too short to identify one, or too long.
    """
    head = re.sub(r"[\s·:-]", "", typed).lower()
    if not re.fullmatch(rf"[0-9a-f]{{{_FEWEST_DIGITS},{2 * SIZE}}}", head):
        raise ValueError(typed)
    return head
