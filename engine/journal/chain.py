"""The chain of a session: every step carries a SHA-256 of its own bytes and of all steps before it.

    hash(0) = sha256(header)        hash(n) = sha256(hash(n - 1) + body(n))

The header is the opening as the book wrote it, the body a step; both are JSON arrays of the columns in the order of the
book, the JSON inside them byte for byte as it is stored. What only says where a row lies in this book (the number of
the session) and the hash itself are left out, so that a session keeps its chain in every book it is brought to. The
hash of the newest step, the head, stands for the whole session: who has written it down knows every byte before it.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

SIZE: Final = 32
"""Bytes of a hash."""
UID: Final = 16
"""Random bytes of the name by which a session is known in every book and in a card room."""
_SHORT: Final = 16
_LEAST: Final = 8
_FLAT: Final = 15
"""Values of a step before its label: numbers, its kind and its phase."""

_json = msgspec.json.Encoder().encode


def digest(content: bytes) -> bytes:
    """SHA-256. The first gate of late imports: its library takes long, only what reads or keeps a step asks for it."""
    from hashlib import sha256

    return sha256(content).digest()


def header(name: str, created: str, table: str, version: str, uid: str, chained: str | None, unchained: int) -> bytes:
    """The opening of a session; `table` = JSON as stored, the rest as in the columns of the same names."""
    return b"[%b,%b,%b,%b,%b,%b,%d]" % (
        _json(name), _json(created), table.encode(), _json(version), _json(uid), _json(chained), unchained
    )  # fmt: skip


def body(values: Sequence[Any]) -> bytes:
    """A step: `values` are those of its row from `sequence` to `events`, without session and hash; no True or False."""
    label, correction, commands, events = values[_FLAT:]
    flat = _json(values[:_FLAT])[:-1]  # the numbers and the two words, all at once: a tap waits for it
    return flat + f",{label},{'null' if correction is None else correction},{commands},{events}]".encode()


def first(opening: bytes) -> bytes:
    """The hash before the first step."""
    return digest(opening)


def link(before: bytes, step: bytes) -> bytes:
    """The hash of a step from that of the step before it and its own bytes."""
    return digest(before + step)


def short(head: str) -> str:
    """The short form of a head in hex, as it is printed: four groups of four; "" stays "" (not chained)."""
    return " ".join(head[at : at + 4] for at in range(0, min(len(head), _SHORT), 4))


def begins(head: str, asked: str) -> bool:
    """Whether a head, in hex, is the one somebody wrote down, whole or its beginning, with or without gaps."""
    return head.startswith(plain(asked))


def plain(asked: str) -> str:
    """A head as it was typed, in lower case without gaps.

    Raises:
        ValueError: it is none: other signs than those of hex, too short to tell anything, or too long.
    """
    typed = re.sub(r"[\s·:-]", "", asked).lower()
    if not re.fullmatch(rf"[0-9a-f]{{{_LEAST},{2 * SIZE}}}", typed):
        raise ValueError(asked)
    return typed
