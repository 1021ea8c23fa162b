"""How commands, events and snapshots are stored: JSON with a version, upcast when an older version is read.

The golden test of each version makes sure that old logs stay readable.
"""

import zlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct

from engine.commands import Command
from engine.events import AnyEvent
from engine.journal.errors import damaged, detail_of
from engine.journal.formats import (
    ONE_AT_A_TIME,
    SHAPE,
    SNAPSHOT_FORMAT,
    UPCASTS,
    VERSION,
    Upcast,
    of_this_shape,
    upcast,
)
from engine.journal.steps import JournalStep
from engine.state import TableState

__all__ = [
    "UPCASTS",
    "VERSION",
    "Upcast",
    "commands_of",
    "decode_snapshot",
    "encode_commands",
    "encode_events",
    "encode_snapshot",
    "events_of",
    "of_this_shape",
    "records_in",
    "shape_of",
]

R = TypeVar("R")

_encode = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode

# Decoders are made at their first use: inspecting all record classes takes longer than reading a step.


class _Records(Generic[R]):
    """Reads arrays of tagged records, each by the decoder of its own class: a step holds few of the many classes."""

    def __init__(self, union: Any) -> None:
        config = get_args(union)[0].__struct_config__
        self._array: Any = tuple[union, ...]
        self._classes = {kind.__struct_config__.tag: kind for kind in get_args(union)}
        self._parts = msgspec.json.Decoder(tuple[msgspec.Raw, ...]).decode
        tagged: Any = msgspec.defstruct("Tagged", [("tag", str)], frozen=True, rename={"tag": config.tag_field})
        self._tagged = msgspec.json.Decoder(tagged).decode
        self._decoders: dict[str, Callable[[msgspec.Raw], R]] = {}

    def read(self, text: str) -> tuple[R, ...]:
        """Return the records of a JSON array; raises the errors of msgspec, which name the place in the array."""
        try:
            return tuple(self._decoder(self._tagged(part).tag)(part) for part in self._parts(text))
        except (msgspec.DecodeError, KeyError):
            with ONE_AT_A_TIME:
                whole: msgspec.json.Decoder[tuple[R, ...]] = msgspec.json.Decoder(self._array)
            return whole.decode(text)

    def _decoder(self, tag: str) -> Callable[[msgspec.Raw], R]:
        """Return the decoder of the class with this tag; raises KeyError if there is none."""
        if tag not in self._decoders:
            with ONE_AT_A_TIME:
                self._decoders[tag] = msgspec.json.Decoder(self._classes[tag]).decode
        return self._decoders[tag]


_commands: _Records[Command] = _Records(Command)
_events: _Records[AnyEvent] = _Records(AnyEvent)


@cache
def _state_decoder() -> msgspec.msgpack.Decoder[TableState]:
    with ONE_AT_A_TIME:
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
            return _commands.read(step.commands)
        return msgspec.convert(upcast(step, "commands", VERSION), tuple[Command, ...])
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise damaged(step.session, step.sequence, detail_of("damaged.commands", detail=str(error))) from error


def events_of(step: JournalStep) -> tuple[AnyEvent, ...]:
    """Return the events of a step, upcast if need be; raises `Damaged` or `NewerBook`."""
    try:
        if step.version == VERSION:
            return _events.read(step.events)
        return msgspec.convert(upcast(step, "events", VERSION), tuple[AnyEvent, ...])
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise damaged(step.session, step.sequence, detail_of("damaged.events", detail=str(error))) from error


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


def shape_of(kind: Any) -> bytes:
    """Return a four-byte fingerprint of the fields of a record and its nested records; `SHAPE` is that of the state."""
    records = sorted((kind.__qualname__, fields) for kind, fields in records_in(kind).items())
    return zlib.crc32(repr((SNAPSHOT_FORMAT, records)).encode()).to_bytes(4, "big")


def encode_snapshot(state: TableState) -> bytes:
    """Return a state as a blob: fingerprint of its shape, then compressed msgpack (about a fifth of the plain size)."""
    return SHAPE + zlib.compress(_pack(state), 1)


def decode_snapshot(blob: bytes) -> TableState | None:
    """Return the state; None if the blob has another shape or is damaged: only the events are the record."""
    if not of_this_shape(blob):
        return None
    try:
        return _state_decoder().decode(zlib.decompress(blob[4:]))
    except (zlib.error, msgspec.ValidationError, msgspec.DecodeError):
        return None
