"""Reads the records in the pages of a damaged file without SQLite, whatever the state of its schema and trees.

https://www.sqlite.org/fileformat2.html: a leaf of a table begins with 0x0D and lists its cells; a long cell continues
in overflow pages. All numbers read are checked against bounds, and the caller has to prove each record.
"""

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from engine.journal.path_check import LOG

Value = int | float | str | bytes | None
LeafRecord = tuple[int, tuple[Value, ...]]
"""The number of a row and its values."""

_LEAF: Final = 0x0D
_USUAL_PAGE_SIZE: Final = 4096
_FILE_HEAD: Final = 100
_LOG_HEAD: Final = 32
_FRAME_HEAD: Final = 24
_SIZES: Final = {1 << power for power in range(9, 17)}
_INTEGERS: Final = (0, 1, 2, 3, 4, 6, 8)
"""Bytes of an integer by its serial type, up to 6."""
_MOST_COLUMNS: Final = 64


class Unreadable(Exception):
    """Raised when bytes are no record."""


def records(book: Path) -> Iterator[LeafRecord]:
    """Yield each record in the file and its log: those of the current pages first, then those of replaced pages."""
    content = book.read_bytes()
    size = _page_size(content)
    pages = {number + 1: content[at : at + size] for number, at in enumerate(range(0, len(content), size))}
    frames = list(_frames(Path(f"{book}{LOG}"), size))
    current = {**pages, **dict(frames)}
    yield from _records_in(current, current.items())
    if frames:
        yield from _records_in(pages, pages.items())
        yield from _records_in(current, frames)


def _records_in(pages: Mapping[int, bytes], numbered_pages: object) -> Iterator[LeafRecord]:
    for number, page in numbered_pages:  # type: ignore[attr-defined]
        yield from _leaf_records(page, _FILE_HEAD if number == 1 else 0, pages)


def _page_size(content: bytes) -> int:
    size = int.from_bytes(content[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in _SIZES else _USUAL_PAGE_SIZE


def _frames(log: Path, size: int) -> Iterator[tuple[int, bytes]]:
    """Yield the number and content of the pages in a log, whether or not their checksums are right."""
    if not log.is_file():
        return
    content = log.read_bytes()
    for at in range(_LOG_HEAD, len(content) - _FRAME_HEAD - size + 1, _FRAME_HEAD + size):
        if content[at + 8 : at + 16] == content[16:24]:  # belongs to the current run of the log, by its salts
            yield int.from_bytes(content[at : at + 4], "big"), content[at + _FRAME_HEAD : at + _FRAME_HEAD + size]


def _leaf_records(page: bytes, begin: int, pages: Mapping[int, bytes]) -> Iterator[LeafRecord]:
    if len(page) < begin + 8 or page[begin] != _LEAF:
        return
    cells = int.from_bytes(page[begin + 3 : begin + 5], "big")
    for cell in range(min(cells, (len(page) - begin - 8) // 2)):
        at = int.from_bytes(page[begin + 8 + 2 * cell : begin + 10 + 2 * cell], "big")
        try:
            yield _record(page, at, pages)
        except (Unreadable, IndexError, struct.error, UnicodeDecodeError):
            continue


def _record(page: bytes, at: int, pages: Mapping[int, bytes]) -> LeafRecord:
    length, at = _varint(page, at)
    row, at = _varint(page, at)
    return row, _values(_payload(page, at, length, pages))


def _payload(page: bytes, at: int, length: int, pages: Mapping[int, bytes]) -> bytes:
    """Return the payload of a cell, its overflow pages included."""
    usable = len(page)
    if length > usable * (len(pages) + 1):
        raise Unreadable
    most_local, least_local = usable - 35, (usable - 12) * 32 // 255 - 23
    local = length if length <= most_local else least_local + (length - least_local) % (usable - 4)
    local = local if local <= most_local else least_local
    content = page[at : at + local]
    next_page = int.from_bytes(page[at + local : at + local + 4], "big") if local < length else 0
    while len(content) < length and next_page in pages:
        page_bytes = pages[next_page]
        content += page_bytes[4 : 4 + length - len(content)]
        next_page = int.from_bytes(page_bytes[:4], "big") if len(page_bytes) > 4 else 0
    if len(content) < length:
        raise Unreadable
    return content


def _values(payload: bytes) -> tuple[Value, ...]:
    head, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < head:
        kind, at = _varint(payload, at)
        kinds.append(kind)
        if len(kinds) > _MOST_COLUMNS:
            raise Unreadable
    values: list[Value] = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind >= 12:
        end = at + (kind - 12) // 2
        if end > len(payload):
            raise Unreadable
        return (payload[at:end].decode() if kind % 2 else payload[at:end]), end
    if kind == 0:
        return None, at
    if kind in (8, 9):
        return kind - 8, at
    if kind == 7:
        return struct.unpack_from(">d", payload, at)[0], at + 8
    if kind > 9 or at + _INTEGERS[kind] > len(payload):
        raise Unreadable
    end = at + _INTEGERS[kind]
    return int.from_bytes(payload[at:end], "big", signed=True), end


def _varint(content: bytes, at: int) -> tuple[int, int]:
    value = 0
    for more in range(9):
        byte = content[at + more]
        if more == 8:
            return value << 8 | byte, at + 9
        value = value << 7 | byte & 0x7F
        if not byte & 0x80:
            return value, at + more + 1
    raise Unreadable
