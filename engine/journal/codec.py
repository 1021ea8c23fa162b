"""How commands, events and snapshots are stored: JSON with a version, upcast when an older version is read.

`VERSION` goes up whenever a command or event is renamed, loses a field or changes its meaning; then `UPCASTS` gets a
function from the version before. New events and new fields with defaults need no new version. The golden test of each
version makes sure that old logs stay readable.
"""

import zlib
from collections.abc import Callable, Sequence
from functools import cache
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.commands import Command
from engine.events import AnyEvent
from engine.journal.errors import NewerBook, damaged, detail_of
from engine.journal.steps import JournalStep
from engine.state import TableState

VERSION: Final = 1
SNAPSHOT_FORMAT: Final = 1
"""Goes up when a field of the state keeps its name and changes its meaning."""


class Upcast(Struct, frozen=True):
    """The conversion of rows of one version into those of the next: plain JSON objects in, plain JSON objects out."""

    commands: Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
    """Converts the commands of a step."""
    events: Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
    """Converts the events of a step."""


UPCASTS: dict[int, Upcast] = {}
"""Maps each version to the conversion that reads it; empty as long as version 1 is the only one."""


_encode = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode

# Decoders are made at their first use: inspecting all record classes takes longer than reading a step. Two threads that
# inspect the same classes at once crash msgspec 0.22, so the second waits for the first.
_decoder_lock = Lock()


@cache
def _commands_decoder() -> msgspec.json.Decoder[tuple[Command, ...]]:
    with _decoder_lock:
        return msgspec.json.Decoder(tuple[Command, ...])


@cache
def _events_decoder() -> msgspec.json.Decoder[tuple[AnyEvent, ...]]:
    with _decoder_lock:
        return msgspec.json.Decoder(tuple[AnyEvent, ...])


@cache
def _state_decoder() -> msgspec.msgpack.Decoder[TableState]:
    with _decoder_lock:
        return msgspec.msgpack.Decoder(TableState)


def encode_commands(commands: Sequence[Command]) -> str:
    """Return a JSON array of commands as the table script writes them."""
    return _encode(commands).decode()


def encode_events(events: Sequence[AnyEvent]) -> str:
    """Return a JSON array of events, each tagged by `e`."""
    return _encode(events).decode()


def commands_of(step: JournalStep) -> tuple[Command, ...]:
    """Return the commands of a step, upcast if need be; raises `Damaged` or `NewerBook`."""
    try:
        if step.version == VERSION:
            return _commands_decoder().decode(step.commands)
        return msgspec.convert(_upcast(step, "commands"), tuple[Command, ...])
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise damaged(step.session, step.sequence, detail_of("damaged.commands", detail=str(error))) from error


def events_of(step: JournalStep) -> tuple[AnyEvent, ...]:
    """Return the events of a step, upcast if need be; raises `Damaged` or `NewerBook`."""
    try:
        if step.version == VERSION:
            return _events_decoder().decode(step.events)
        return msgspec.convert(_upcast(step, "events"), tuple[AnyEvent, ...])
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise damaged(step.session, step.sequence, detail_of("damaged.events", detail=str(error))) from error


def _upcast(step: JournalStep, column: str) -> list[dict[str, Any]]:
    """Return the raw rows of an older version, converted version by version."""
    if step.version > VERSION:
        versions = detail_of("damaged.format", step=step.sequence, there=step.version, here=VERSION)
        raise NewerBook("newer", detail=versions)
    rows = msgspec.json.decode(step.commands if column == "commands" else step.events, type=list[dict[str, Any]])
    for version in range(step.version, VERSION):
        upcast = UPCASTS[version]
        rows = upcast.commands(rows) if column == "commands" else upcast.events(rows)
    return rows


def records_in(kind: Any) -> dict[type, tuple[str, ...]]:
    """Return the field names of a record and of all records inside it, by class.

    A record that refers to itself does so in quotes and is collected already. Any other quoted name would be ignored:
    `test_the_shape_has_every_record_of_the_state` makes sure that there is none.
    """
    records: dict[type, tuple[str, ...]] = {}
    classes: set[type] = set()
    pending = [kind]
    while pending:
        kind = pending.pop()
        if not isinstance(kind, type):
            pending += getattr(kind, "__args__", ())
        elif kind not in classes:
            classes.add(kind)
            if issubclass(kind, Struct):
                records[kind] = kind.__struct_fields__
                for base in kind.__mro__:
                    pending += vars(base).get("__annotations__", {}).values()
    return records


@cache
def _shape() -> bytes:
    """Return a fingerprint of the state's fields; a snapshot of another shape is rebuilt from the events."""
    records = sorted((kind.__qualname__, fields) for kind, fields in records_in(TableState).items())
    return zlib.crc32(repr((SNAPSHOT_FORMAT, records)).encode()).to_bytes(4, "big")


def encode_snapshot(state: TableState) -> bytes:
    """Return a state as a blob: fingerprint of its shape, then compressed msgpack (about a fifth of the plain size)."""
    return _shape() + zlib.compress(_pack(state), 1)


def of_this_shape(blob: bytes) -> bool:
    """Return whether a snapshot has the shape of this version's states; any other is rebuilt from the events."""
    return blob[:4] == _shape()


def decode_snapshot(blob: bytes) -> TableState | None:
    """Return the state; None if the blob has another shape or is damaged: only the events are the record."""
    if not of_this_shape(blob):
        return None
    try:
        return _state_decoder().decode(zlib.decompress(blob[4:]))
    except (zlib.error, msgspec.ValidationError, msgspec.DecodeError):
        return None
