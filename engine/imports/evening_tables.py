"""Reads evenings kept as a table, with buy-ins and cash-outs in a row for each player or sitting.

There are two kinds: a plain table (date, name, buy_in, cash_out; optional currency, evening, start and end), and
PokerNow's ledger, whose columns Feltbook's ledger has too. Columns are separated by commas, or by semicolons with a
decimal comma. Amounts without a currency are chips.
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
"""Time at which an evening begins when only its date is given, in the local time of the device."""
LASTS: Final = timedelta(hours=4)
"""Duration of an evening without an end time."""


class SheetSitting(Struct, frozen=True):
    """A stay of a player, from sitting down to leaving."""

    line: int
    """Line of the file, from 1."""
    player: str
    """Name of the player."""
    sat: datetime
    """Time of sitting down."""
    left: datetime | None
    """Time of leaving, None = with the last player."""
    bought: int
    """Chips bought."""
    cashed: int
    """Chips cashed out."""


class EveningRead(Struct, frozen=True):
    """An evening as read from a file."""

    name: str
    """Title, "" = none."""
    currency: str
    """ISO 4217, "" = chips without a worth."""
    sittings: tuple[SheetSitting, ...]
    """Stays, in order of sitting down."""


def is_sheet(text: str) -> bool:
    """Return whether the first line is the head of such a table."""
    names = set(_heads(text))
    return names >= set(POKERNOW) or names >= set(PLAIN)


def read(text: str, currency: str = "", *, cents: bool = False) -> list[EveningRead]:
    """Return the evenings of a table, in its order.

    Args:
        text: content of the file.
        currency: currency of amounts where the table has none, "" = chips.
        cents: whether amounts without decimals are in the smallest unit of the currency.

    Raises:
        NotImported: a row cannot be read; the first such row.
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
            read_row = _ledger_row if ledger else _plain_row
            evenings.setdefault(key, []).append(read_row(reader.line_num, cells, _Amounts(unit, comma, cents)))
    if not evenings:
        raise NotImported(1, phrase("import.empty"))
    return [
        EveningRead("" if ledger else _title_of(key[0]), key[1], tuple(sorted(rows, key=lambda row: row.sat)))
        for key, rows in evenings.items()
    ]


def _heads(text: str) -> list[str]:
    head = text.lstrip("\ufeff").partition("\n")[0].strip()
    return [name.strip().strip('"').lower().replace(" ", "_") for name in head.split(";" if ";" in head else ",")]


def _title_of(key: str) -> str:
    """Return the title of an evening, "" for a date."""
    try:
        date.fromisoformat(key)
    except ValueError:
        return key
    return ""


class _Amounts:
    """Parses the amounts of a row."""

    def __init__(self, unit: Unit, comma: bool, cents: bool) -> None:
        self._unit, self._comma, self._cents = unit, comma, cents

    def chips(self, cell: str) -> int:
        """Return an amount in chips, 0 for an empty cell."""
        text = cell.replace(",", ".") if self._comma else cell
        if self._cents and text.isdigit():
            return int(text)
        return self._unit.chips(text or 0)


def _plain_row(line: int, cells: dict[str, str], amounts: _Amounts) -> SheetSitting:
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


def _ledger_row(line: int, cells: dict[str, str], amounts: _Amounts) -> SheetSitting:
    sat = _stamp(line, cells["session_start_at"])
    left = _stamp(line, cells["session_end_at"]) if cells.get("session_end_at") else None
    cashed = amounts.chips(cells["buy_out"]) + amounts.chips(cells.get("stack", ""))
    return SheetSitting(
        line, _player(line, cells["player_nickname"]), sat, left, amounts.chips(cells["buy_in"]), cashed
    )


def _player(line: int, name: str) -> str:
    """Return the name, without the apostrophe that protects it from being read as a formula."""
    if name[:1] == "'" and name[1:].lstrip()[:1] in tuple("=+-@|%"):
        name = name[1:]
    if not name:
        raise NotImported(line, phrase("import.name"))
    return name


def _moment(line: int, day: str, clock: str) -> datetime:
    """Return a local date and time of the device in UTC."""
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
    """Return the time at which the last player left."""
    return max(sitting.left or sitting.sat for sitting in evening.sittings)


def seats_of(sittings: Sequence[SheetSitting], end: datetime) -> list[int]:
    """Return for each sitting the lowest seat that is free when it begins."""
    seats: list[int] = []
    taken: dict[int, datetime] = {}
    for sitting in sittings:
        seat = next(number for number in range(1, len(taken) + 2) if taken.get(number, sitting.sat) <= sitting.sat)
        taken[seat] = max(sitting.left or end, sitting.sat + timedelta(seconds=1))
        seats.append(seat)
    return seats
