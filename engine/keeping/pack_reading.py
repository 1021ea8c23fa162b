"""Reads a packed evening without trusting it: sizes are bounded, and each line must have the packed form."""

from datetime import datetime
from typing import IO, Any

import msgspec

from engine.journal.chain import body, link
from engine.journal.progress import Cancelled, GoOn, always
from engine.keeping.pack_file import DEEPEST, FORMAT, LONGEST, MOST_BYTES, NotTaken, PackOpening, StepLine, Values
from engine.words import phrase

_opening = msgspec.json.Decoder(PackOpening).decode
_step = msgspec.json.Decoder(StepLine).decode


def read(file: IO[bytes], size: int, go_on: GoOn = always) -> tuple[PackOpening, list[tuple[Values, bytes]]]:
    """Return the opening and the steps of a pack with their hashes, after checking bounds and types.

    `go_on` is called with the numbers of steps read and of all; False ends it.

    Raises:
        Cancelled: `go_on` returned False.
        NotTaken: it is no evening, too large, nested too deep, or not chained to the head in its opening.
    """
    if size > MOST_BYTES:
        raise NotTaken(phrase("travel.large"))
    opening: PackOpening = _decoded(_opening, _read_line(file))
    try:
        datetime.fromisoformat(opening.created)
    except ValueError as error:
        raise NotTaken(phrase("travel.no_pack")) from error
    if opening.format != FORMAT:
        raise NotTaken(phrase("travel.newer"))
    if opening.after >= opening.steps:
        raise NotTaken(phrase("travel.no_pack"))
    steps: list[tuple[Values, bytes]] = []
    head = bytes.fromhex(opening.before)
    for sequence in range(opening.after + 1, opening.steps + 1):
        if not go_on(sequence, opening.steps):
            raise Cancelled
        line = _read_line(file)
        if not line:
            raise NotTaken(phrase("travel.cut"))
        values = _decoded(_values, line)
        head = link(head, line)
        if values[0] != sequence or body(values) != line:
            raise NotTaken(phrase("travel.broken", step=str(sequence)))
        steps.append((values, head))
    if file.read(1):
        raise NotTaken(phrase("travel.no_pack"))
    if head.hex() != opening.head:
        raise NotTaken(phrase("travel.broken", step=str(opening.steps)))
    return opening, steps


def _read_line(file: IO[bytes]) -> bytes:
    line = file.readline(LONGEST + 1)
    if len(line) > LONGEST:
        raise NotTaken(phrase("travel.large"))
    return line.removesuffix(b"\n")


def _decoded(decode: Any, line: bytes) -> Any:
    try:
        if max(line.count(b"["), line.count(b"{")) > DEEPEST and _depth(line) > DEEPEST:
            raise NotTaken(phrase("travel.no_pack"))
        return decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotTaken(phrase("travel.no_pack")) from error


def _depth(line: bytes) -> int:
    """Return the greatest depth of brackets, outside of texts."""
    depth = deepest = 0
    for part in line.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2]:
        for character in part:
            if character in b"[{":
                depth += 1
                deepest = max(deepest, depth)
            elif character in b"]}":
                depth -= 1
    return deepest


def _values(line: bytes) -> Values:
    """Return the values of a step as in a row of the book; nested values stay JSON text."""
    step: Any = _step(line)
    numbers, texts = step[:15], [bytes(part).decode() for part in step[15:]]
    if texts[1] == "null":
        texts[1] = None  # type: ignore[call-overload]
    return (*numbers, *texts)
