"""Writes tables as CSV (RFC 4180): texts are made harmless, separators follow the reader's spreadsheet."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from typing import Final
from unicodedata import category

from msgspec import Struct

from engine.values import with_visible_signs

_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "|", "%")
"""Characters a formula may begin with, including the wide forms of East Asian keyboards."""


class Style(Struct, frozen=True):
    """Style of a CSV table: the default is for other programs, a localised style for people and their spreadsheet."""

    heads: Callable[[str], str] = str
    """Returns the heading of a column for its English key."""
    separator: str = ","
    """Separator of columns."""
    decimal: str = "."
    """Decimal mark; where it is a comma, `separator` must be another character."""

    def figure(self, amount: int | Decimal) -> int | str:
        """Return an amount, decimals with this style's decimal mark."""
        return amount if isinstance(amount, int) else str(amount).replace(".", self.decimal)


PLAIN: Final = Style()


def merged_tables(tables: Sequence[tuple[int, str]]) -> str:
    """Merge the tables of several sessions: a first column for the session, then every column of any of the tables."""
    parsed = [(session, list(csv.DictReader(io.StringIO(table, newline="")))) for session, table in tables]
    heads = [csv.DictReader(io.StringIO(table, newline="")).fieldnames or () for _, table in tables]
    columns = list(dict.fromkeys(name for head in heads for name in head))
    rows = ((session, *(row.get(name, "") for name in columns)) for session, table_rows in parsed for row in table_rows)
    return _lines(("session", *columns), rows)


def table(head: Iterable[str], rows: Iterable[Iterable[object]], style: Style = PLAIN) -> str:
    """Return the table as CSV, with every text made harmless."""
    return _lines(map(harmless, head), ((_safe(value, style) for value in row) for row in rows), style.separator)


def _lines(head: Iterable[object], rows: Iterable[Iterable[object]], separator: str = PLAIN.separator) -> str:
    """Return rows as RFC 4180 text with the given separator."""
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
    """Return a text on one line without control characters, with an apostrophe before what may be read as a formula.

    Leading blanks are ignored in this test, because spreadsheets drop them too.
    """
    plain = with_visible_signs("".join(" " if category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text))
    return f"'{plain}" if plain.lstrip().startswith(_FORMULA) else plain
