"""An evening as one file that travels: its opening, its players' names, and its steps with their chain.

A line of JSON each: the opening, then every step exactly as the chain has it (`engine.journal.chain.body`). Nothing in
it is executed, and nothing is believed: sizes are bounded here, and `engine.keeping.unpacking` has every step prove
itself.
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import astuple

from engine.journal.chain import SIZE, UID, body, first, link
from engine.journal.errors import damaged
from engine.journal.going_on import Cancelled, GoOn, always
from engine.journal.index import tags_of
from engine.journal.reader import Reader
from engine.journal.register import register
from engine.journal.settled import Tick
from engine.journal.sqlrows import COLUMNS, fits
from engine.journal.stored import SessionRow, opening_of
from engine.words.phrases import Phrase, phrase
from engine.writing import write

ENDING: Final = ".evening"
MOST_BYTES: Final = 256 << 20
LONGEST: Final = 4 << 20
"""Bytes of a line."""
DEEPEST: Final = 64
"""Brackets within brackets."""
_MOST_PLAYERS: Final = 10_000
_MOST_TAGS: Final = 100
_FORMAT: Final = 1
_CHUNK: Final = 500

Number = Annotated[int, Meta(ge=0, le=1 << 53)]
Text = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\+00:00)?\Z")]
Payment = tuple[
    Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")],
    bool,
    Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00\Z")],
]
"""As `engine.journal.settled.Tick`."""
Hash = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{2 * SIZE}}}\Z")]


Names = Annotated[tuple[Text, ...], Meta(max_length=100)]


class NotTaken(Exception):
    """An evening is not taken in; nothing was stored. `phrase` says why."""

    def __init__(self, why: Phrase) -> None:
        self.phrase = why
        super().__init__(why.text)


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a packed session."""

    feltbook: Literal["evening"] = "evening"
    """By what the file is known."""
    format: Number = _FORMAT
    """The version of the file."""
    uid: Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{2 * UID}}}\Z")]
    """The session, in every book."""
    name: Text
    """Its name, "" for none."""
    created: Moment
    """When it was opened, UTC."""
    table: Annotated[str, Meta(max_length=LONGEST)]
    """The raw settings it was opened with, JSON."""
    version: Text
    """The Feltbook that opened it."""
    chained: Moment | None = None
    """When its first `unchained` steps were chained later, None = as they were played."""
    unchained: Number = 0
    """How many steps were chained later."""
    after: Number = 0
    """The steps that are left out at the beginning."""
    before: Hash
    """The hash of the last of them."""
    steps: Annotated[int, Meta(ge=1, le=1 << 53)]
    """The last step."""
    head: Hash
    """The hash of the last step."""
    players: Annotated[tuple[Text, ...], Meta(max_length=_MOST_PLAYERS)] = ()
    """Who sat there, to look at."""
    settled: Annotated[tuple[Payment, ...], Meta(max_length=_MOST_PLAYERS)] = ()
    """Who has paid."""
    tags: Annotated[tuple[Text, ...], Meta(max_length=_MOST_TAGS)] = ()
    """The words it is found by."""
    people: Annotated[tuple[Names, ...], Meta(max_length=_MOST_PLAYERS)] = ()
    """Who of the players goes by several names: these, the shown one first."""

    @property
    def ticks(self) -> tuple[Tick, ...]:
        """What is known of its payments where it was packed."""
        return tuple(Tick(*row) for row in self.settled)

    def row(self) -> SessionRow:
        """The session; its number is to be found."""
        return SessionRow(
            id=0, name=self.name, created=self.created, table=self.table, version=self.version, uid=self.uid,
            chained=self.chained, unchained=self.unchained, steps=self.steps, head=self.head,
        )  # fmt: skip


Values = tuple[Any, ...]
_Step = tuple[
    Number, Number, Number, Number, Literal[0, 1], Number, Literal[0, 1], Number, Literal[0, 1], Number,
    Literal["do", "undo", "redo", "amend"], Number, Number, Literal["between", "betting", "street", "showdown"],
    Number, msgspec.Raw, msgspec.Raw, msgspec.Raw, msgspec.Raw,
]  # fmt: skip
_opening = msgspec.json.Decoder(Opening).decode
_step = msgspec.json.Decoder(_Step).decode
_json = msgspec.json.Encoder().encode


def file_name(row: SessionRow) -> str:
    """What the file of a session is called: by its day and the beginning of its random name."""
    return f"{row.created[:10]} {row.uid[:8]}{ENDING}"


def pack(store: Reader, session: int, out: Path, *, after: int = 0, go_on: GoOn = always) -> Opening:
    """Write a session, or what follows on step `after` of it, into a file for its owner alone.

    `go_on` is told how many steps of how many are written; False ends it, and what was there is as it was.

    Raises:
        ValueError: the session has no steps after that one, or the book is from before the chain.
        JournalError: there is no such session, or a step of it is damaged: nothing is written.
        OSError: the file cannot be written; what was there is as it was.
        Cancelled: `go_on` ended it.
    """
    row = store.session(session)
    if not row.head:
        raise ValueError("the book has no chain yet: open it in Feltbook once")
    if not 0 <= after < row.steps:
        raise ValueError(f"session {session} has steps 1 to {row.steps}: nothing follows on step {after}")
    players, known = store.seated_in(session), register(store)
    people = dict.fromkeys(filter(None, map(known.person, players)))
    opening = Opening(
        uid=row.uid, name=row.name, created=row.created, table=row.table, version=row.version, chained=row.chained,
        unchained=row.unchained, after=after, before=_before(store, row, after).hex(), steps=row.steps, head=row.head,
        players=players, settled=tuple(map(astuple, store.settled(session))), tags=tags_of(store, session),
        people=tuple(person.names for person in people if len(person.names) > 1),
    )  # fmt: skip
    write(out, _lines(store, row, opening, go_on), mode=0o600)
    return opening


def _before(store: Reader, row: SessionRow, after: int) -> bytes:
    if not after:
        return first(opening_of(row))
    return bytes(store.ask("SELECT hash FROM steps WHERE session = ? AND sequence = ?", (row.id, after))[0][0])


def _lines(store: Reader, row: SessionRow, opening: Opening, go_on: GoOn) -> Iterator[str]:
    head_line = msgspec.to_builtins(opening)
    for late in ("tags", "people"):  # an older Feltbook knows neither: where there are none it takes the evening in
        if not head_line[late]:
            del head_line[late]
    yield _json(head_line).decode() + "\n"
    head, done = bytes.fromhex(opening.before), opening.after
    query = f"SELECT {COLUMNS}, hash FROM steps WHERE session = ? AND sequence > ? ORDER BY sequence LIMIT {_CHUNK}"
    while rows := store.ask(query, (row.id, done)):
        if not go_on(done, opening.steps):
            raise Cancelled
        for raw in rows:
            if not fits(raw, head) or raw[1] != done + 1:
                raise damaged(row.id, done + 1, "its bytes are not those that were written", store.file)
            head, done = raw[-1], raw[1]
            yield body(raw[1:20]).decode() + "\n"
    if head.hex() != row.head:
        raise damaged(row.id, done + 1, "it is missing", store.file)


def read(file: IO[bytes], size: int, go_on: GoOn = always) -> tuple[Opening, list[tuple[Values, bytes]]]:
    """The opening and the steps of a pack with their hashes, each bounded and of the kinds that are written.

    `go_on` is told how many steps of how many are read; False ends it.

    Raises:
        Cancelled: `go_on` said so.
        NotTaken: it is no evening, too large, nested too deep, or not chained to the head it says it has.
    """
    if size > MOST_BYTES:
        raise NotTaken(phrase("travel.large"))
    opening: Opening = _decoded(_opening, _line(file))
    try:
        datetime.fromisoformat(opening.created)
    except ValueError as error:
        raise NotTaken(phrase("travel.no_pack")) from error
    if opening.format != _FORMAT:
        raise NotTaken(phrase("travel.newer"))
    if opening.after >= opening.steps:
        raise NotTaken(phrase("travel.no_pack"))
    steps: list[tuple[Values, bytes]] = []
    head = bytes.fromhex(opening.before)
    for sequence in range(opening.after + 1, opening.steps + 1):
        if not go_on(sequence, opening.steps):
            raise Cancelled
        line = _line(file)
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


def _line(file: IO[bytes]) -> bytes:
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
    """How many brackets stand within brackets at most, outside of texts."""
    depth = deepest = 0
    for part in line.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2]:
        for sign in part:
            if sign in b"[{":
                depth += 1
                deepest = max(deepest, depth)
            elif sign in b"]}":
                depth -= 1
    return deepest


def _values(line: bytes) -> Values:
    """The values of a step as the book's row has them; what is nested stays the text it is."""
    step: Any = _step(line)
    numbers, texts = step[:15], [bytes(part).decode() for part in step[15:]]
    if texts[1] == "null":
        texts[1] = None  # type: ignore[call-overload]
    return (*numbers, *texts)
