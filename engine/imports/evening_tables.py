"""Reads evenings that were kept as a table: a row a player or sitting, with what was bought and what was taken home.

Two kinds: a plain table (date, name, buy_in, cash_out; currency, evening, start and end if wanted), and the ledger of
PokerNow, whose columns Feltbook's own ledger has too. Columns are separated by commas, or semicolons with a decimal
comma. Without a currency amounts are chips.
"""

import csv
import io
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from msgspec import Struct

from engine.imports.records import NotImported
from engine.imports.units import Unit, unit_of
from engine.words import phrase

POKERNOW: Final = ("player_nickname", "session_start_at", "buy_in", "buy_out")
PLAIN: Final = ("date", "name", "buy_in", "cash_out")
BEGINS: Final = time(19)
"""When an evening begins of which only the day is known, where this device is."""
LASTS: Final = timedelta(hours=4)
"""How long it lasts then."""


class SheetSitting(Struct, frozen=True):
    """A player from sitting down to leaving."""

    line: int
    """Of the file, from 1."""
    player: str
    """The name."""
    sat: datetime
    """When."""
    left: datetime | None
    """When, None = with the last of them."""
    bought: int
    """In chips."""
    cashed: int
    """In chips."""


class EveningRead(Struct, frozen=True):
    """An evening as a file says it."""

    name: str
    """What it is called."""
    currency: str
    """ISO 4217, "" = chips without a worth."""
    sittings: tuple[SheetSitting, ...]
    """In the order they sat down."""


def is_sheet(text: str) -> bool:
    """Whether the first line is the head of such a table."""
    names = set(_heads(text))
    return names >= set(POKERNOW) or names >= set(PLAIN)


def read(text: str, currency: str = "", *, cents: bool = False) -> list[EveningRead]:
    """The evenings of a table, in its order.

    Args:
        text: what it holds.
        currency: what amounts are where the table does not say, "" = chips.
        cents: whether amounts without decimals are the smallest unit of the currency.

    Raises:
        NotImported: at the first row that cannot be read.
    """
    heads = _heads(text)
    ledger = set(heads) >= set(POKERNOW)
    missing = [name for name in PLAIN if name not in heads]
    if missing and not ledger:
        raise NotImported(1, phrase("import.columns", names=", ".join(missing)))
    comma = ";" in text.partition("\n")[0]
    evenings: dict[tuple[str, str], list[SheetSitting]] = {}
    reader = csv.DictReader(io.StringIO(text.lstrip("\ufeff"), newline=""), heads, delimiter=";" if comma else ",")
    next(reader, None)
    for row in reader:
        cells = {name: str(cell or "").strip() for name, cell in row.items() if name}
        if any(cells.values()):
            unit = unit_of(reader.line_num, cells.get("currency") or currency)
            key = (cells.get("session") or cells.get("evening") or ("" if ledger else cells["date"]), unit.currency)
            read_row = _of_ledger if ledger else _of_plain
            evenings.setdefault(key, []).append(read_row(reader.line_num, cells, _Amounts(unit, comma, cents)))
    if not evenings:
        raise NotImported(1, phrase("import.empty"))
    return [
        EveningRead("" if ledger else _named(key[0]), key[1], tuple(sorted(rows, key=lambda row: row.sat)))
        for key, rows in evenings.items()
    ]


def _heads(text: str) -> list[str]:
    head = text.lstrip("\ufeff").partition("\n")[0].strip()
    return [name.strip().strip('"').lower().replace(" ", "_") for name in head.split(";" if ";" in head else ",")]


def _named(key: str) -> str:
    """The name of an evening; a day is none."""
    try:
        date.fromisoformat(key)
    except ValueError:
        return key
    return ""


class _Amounts:
    """Reads the amounts of a row."""

    def __init__(self, unit: Unit, comma: bool, cents: bool) -> None:
        self._unit, self._comma, self._cents = unit, comma, cents

    def chips(self, cell: str) -> int:
        """An amount in chips, 0 for an empty cell."""
        text = cell.replace(",", ".") if self._comma else cell
        if self._cents and text.isdigit():
            return int(text)
        return self._unit.chips(text or 0)


def _of_plain(line: int, cells: dict[str, str], amounts: _Amounts) -> SheetSitting:
    began = _moment(line, cells["date"], cells.get("start", ""))
    ended = _moment(line, cells["date"], cells["end"]) if cells.get("end") else began + LASTS
    if ended <= began:
        ended += timedelta(days=1)
    return SheetSitting(
        line,
        _player(line, cells["name"]),
        began,
        ended,
        amounts.chips(cells["buy_in"]),
        amounts.chips(cells["cash_out"]),
    )


def _of_ledger(line: int, cells: dict[str, str], amounts: _Amounts) -> SheetSitting:
    sat = _stamp(line, cells["session_start_at"])
    left = _stamp(line, cells["session_end_at"]) if cells.get("session_end_at") else None
    home = amounts.chips(cells["buy_out"]) + amounts.chips(cells.get("stack", ""))
    return SheetSitting(line, _player(line, cells["player_nickname"]), sat, left, amounts.chips(cells["buy_in"]), home)


def _player(line: int, name: str) -> str:
    """The name, without the apostrophe that keeps a spreadsheet from taking it for a formula."""
    if name[:1] == "'" and name[1:].lstrip()[:1] in tuple("=+-@|%"):
        name = name[1:]
    if not name:
        raise NotImported(line, phrase("import.name"))
    return name


def _moment(line: int, day: str, clock: str) -> datetime:
    """A moment of a day where this device is, in UTC."""
    try:
        at = datetime.combine(date.fromisoformat(day), time.fromisoformat(clock) if clock else BEGINS)
        return at.astimezone(UTC)
    except (ValueError, OverflowError):
        moment = f"{day} {clock}".strip()[:40]
        raise NotImported(line, phrase("import.date", date=moment)) from None


def _stamp(line: int, text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, OverflowError):
        raise NotImported(line, phrase("import.date", date=text[:40])) from None


def end_of(evening: EveningRead) -> datetime:
    """When the last player left."""
    return max(sitting.left or sitting.sat for sitting in evening.sittings)


def seats_of(sittings: Sequence[SheetSitting], end: datetime) -> list[int]:
    """A seat for each sitting, free when it begins; the lowest there is."""
    seats: list[int] = []
    taken: dict[int, datetime] = {}
    for sitting in sittings:
        seat = next(number for number in range(1, len(taken) + 2) if taken.get(number, sitting.sat) <= sitting.sat)
        taken[seat] = max(sitting.left or end, sitting.sat + timedelta(seconds=1))
        seats.append(seat)
    return seats
