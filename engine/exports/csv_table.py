"""How a table is written as CSV: RFC 4180, every text made harmless, the marks of the reader's spreadsheet."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from typing import Final
from unicodedata import category

from msgspec import Struct

from engine.values import seen

_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "|", "%")
"""What a formula may begin with, the wide forms of East Asian keyboards included."""


class Style(Struct, frozen=True):
    """How a table is written: for other programs as it stands here, for people as their spreadsheet reads it."""

    heads: Callable[[str], str] = str
    """What a column is called, by its English key."""
    separator: str = ","
    """What stands between two columns."""
    decimal: str = "."
    """The mark before decimals; where it is a comma nothing may be separated by one."""

    def figure(self, amount: int | Decimal) -> int | str:
        """An amount with this mark."""
        return amount if isinstance(amount, int) else str(amount).replace(".", self.decimal)


PLAIN: Final = Style()


def together(tables: Sequence[tuple[int, str]]) -> str:
    """Tables of several sessions as one: a column for the session, and every column that any of them has."""
    read = [(session, list(csv.DictReader(io.StringIO(table, newline="")))) for session, table in tables]
    heads = [csv.DictReader(io.StringIO(table, newline="")).fieldnames or () for _, table in tables]
    columns = list(dict.fromkeys(name for head in heads for name in head))
    rows = ((session, *(row.get(name, "") for name in columns)) for session, table_rows in read for row in table_rows)
    return _lines(("session", *columns), rows)


def table(head: Iterable[str], rows: Iterable[Iterable[object]], style: Style = PLAIN) -> str:
    """The table with every text made harmless."""
    return _lines(map(harmless, head), ((_safe(value, style) for value in row) for row in rows), style.separator)


def _lines(head: Iterable[object], rows: Iterable[Iterable[object]], separator: str = PLAIN.separator) -> str:
    """RFC 4180 text, but for another separator."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()


def _safe(value: object, style: Style) -> object:
    if isinstance(value, Decimal):
        return style.figure(value)
    return harmless(value) if isinstance(value, str) else value


def harmless(text: str) -> str:
    """A text no spreadsheet takes for a formula (an apostrophe stands before it), on one line, without controls.

    Blanks before a sign are looked through: a spreadsheet drops them as well.
    """
    plain = seen("".join(" " if category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text))
    return f"'{plain}" if plain.lstrip().startswith(_FORMULA) else plain
