"""The format of a packed evening: its opening, and the types and bounds of its values."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from engine.journal.chain import SIZE, UID
from engine.journal.evening_marks import Tick
from engine.journal.store_protocol import SessionRow
from engine.words import Phrase

ENDING: Final = ".evening"
MOST_BYTES: Final = 256 << 20
LONGEST: Final = 4 << 20
"""The most bytes of a line."""
DEEPEST: Final = 64
"""The deepest nesting of brackets."""
_MOST_PLAYERS: Final = 10_000
_MOST_TAGS: Final = 100
FORMAT: Final = 1
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
PackText = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
PackMoment = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\+00:00)?\Z")]
PackPayment = tuple[
    Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")],
    bool,
    Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00\Z")],
]
"""The values of an `engine.journal.evening_marks.Tick`."""
Hash = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{2 * SIZE}}}\Z")]
PackNames = Annotated[tuple[PackText, ...], Meta(max_length=100)]


class NotTaken(Exception):
    """The error of an evening that cannot be added; nothing was stored. `phrase` says why."""

    def __init__(self, why: Phrase) -> None:
        self.phrase = why
        super().__init__(why.text)


class PackOpening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a packed session."""

    feltbook: Literal["evening"] = "evening"
    """The mark by which the file is recognised."""
    format: Number = FORMAT
    """The version of the format."""
    uid: Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{2 * UID}}}\Z")]
    """The uid of the session, the same in every book."""
    name: PackText
    """The name of the session, "" for none."""
    created: PackMoment
    """When the session was opened, UTC."""
    table: Annotated[str, Meta(max_length=LONGEST)]
    """The raw settings it was opened with, JSON."""
    version: PackText
    """The version of Feltbook that opened it."""
    chained: PackMoment | None = None
    """When its first `unchained` steps were chained later, None = all were chained as they were played."""
    unchained: Number = 0
    """How many steps were chained later."""
    after: Number = 0
    """The number of steps that are left out at the beginning."""
    before: Hash
    """The hash of the last step that is left out; of none, that of the opening."""
    steps: Annotated[int, Meta(ge=1, le=1 << 53)]
    """The sequence of the last step."""
    head: Hash
    """The hash of the last step."""
    players: Annotated[tuple[PackText, ...], Meta(max_length=_MOST_PLAYERS)] = ()
    """The names of its players, for display."""
    settled: Annotated[tuple[PackPayment, ...], Meta(max_length=_MOST_PLAYERS)] = ()
    """The ticks of its payments."""
    tags: Annotated[tuple[PackText, ...], Meta(max_length=_MOST_TAGS)] = ()
    """The tags of the session."""
    people: Annotated[tuple[PackNames, ...], Meta(max_length=_MOST_PLAYERS)] = ()
    """The names of each player who has several, the shown name first."""

    @property
    def ticks(self) -> tuple[Tick, ...]:
        """The ticks of its payments in the book it was packed from."""
        return tuple(Tick(*row) for row in self.settled)

    def row(self) -> SessionRow:
        """Return the session as a row with number 0, which the book replaces."""
        return SessionRow(
            id=0, name=self.name, created=self.created, table=self.table, version=self.version, uid=self.uid,
            chained=self.chained, unchained=self.unchained, steps=self.steps, head=self.head,
        )  # fmt: skip


Values = tuple[Any, ...]
StepLine = tuple[
    Number, Number, Number, Number, Literal[0, 1], Number, Literal[0, 1], Number, Literal[0, 1], Number,
    Literal["do", "undo", "redo", "amend"], Number, Number, Literal["between", "betting", "street", "showdown"],
    Number, msgspec.Raw, msgspec.Raw, msgspec.Raw, msgspec.Raw,
]  # fmt: skip
