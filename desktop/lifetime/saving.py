"""Saving the table of a season: for a spreadsheet, a browser or paper, all in one folder."""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from desktop.lifetime.paper import PaperTable, printed
from desktop.lifetime.season import SeasonFilters, SeasonTable
from desktop.lifetime.wording import day_words, hours_words, net_words, season_words, unit_words
from desktop.words import i18n
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.exports import csv_table
from engine.journal.progress import GoOn, always
from engine.lifetime.accounts import EveningTaking
from engine.lifetime.records import Standing
from engine.lifetime.tables import ACCOUNT_HEAD, HEAD, account_row, row
from engine.values import with_visible_signs
from engine.writing import write

STYLE = """
body { font-family: Inter, "DejaVu Sans", sans-serif; font-size: 10pt; color: #1a1a1a; }
body { margin: 16px auto; max-width: 760px; }
table { border-collapse: collapse; width: 100%; }
th { text-align: right; font-weight: 600; border-bottom: 1px solid #888; padding: 3px 5px; }
td { text-align: right; padding: 3px 5px; border-bottom: 1px solid #ddd; }
.name { text-align: left; }
@media (max-width: 480px) { .wide { display: none; } }
"""
NARROW = ("person", "evenings", "net", "hourly")
"""Columns that a phone shows."""


def title(filters: SeasonFilters) -> str:
    """Return the name of a season."""
    return ", ".join(filter(None, (season_words(filters), filters.tag)))


def rows_of(board: SeasonTable, name: str) -> int:
    """Return how many rows there are to save."""
    standing = board.standing(name)
    return len(board.standings) + (len(standing.evenings) if standing is not None else 0)


def save(kind: str, board: SeasonTable, filters: SeasonFilters, name: str, folder: Path, go_on: GoOn = always) -> Path:
    """Save the season as `csv`, `html` or `pdf`, the last two with the evenings of player `name`; return the path.

    `go_on` gets how many rows of how many are set on paper; returning False ends it.

    Raises:
        OSError: it could not be written.
        Cancelled: `go_on` ended it; no file was touched.
    """
    path = folder / f"{_file_name(say('people.season'), filters)}.{kind}"
    if kind == "csv":
        write(path, csv_table.table([_heading(key) for key in HEAD], map(row, board.standings), _style()))
    elif kind == "html":
        write(path, page(board, filters, name))
    else:
        write(path, printed(tables_of(board, filters, name), go_on))
    return path


def save_accounts(takings: Iterable[EveningTaking], filters: SeasonFilters, folder: Path) -> Path:
    """Save the takings of evenings as a table; return the path.

    Raises:
        OSError: it could not be written.
    """
    path = folder / f"{_file_name(say('people.accounts'), filters)}.csv"
    write(path, csv_table.table([_heading(key) for key in ACCOUNT_HEAD], map(account_row, takings), _style()))
    return path


def _file_name(what: str, filters: SeasonFilters) -> str:
    """Return a table's kind and season as a name for a file."""
    return re.sub(r"[^\w .,'+-]+", "-", f"{what} {title(filters)}").strip(" .")


def _style() -> csv_table.Style:
    """Return the style of a table that a local spreadsheet opens."""
    mark = i18n.language().decimal
    return csv_table.Style(_heading, ";" if mark == "," else ",", mark)


def _heading(key: str) -> str:
    return key if i18n.language() is i18n.ENGLISH else say(f"people.head_{key}")


def page(board: SeasonTable, filters: SeasonFilters, name: str) -> str:
    """Return the season as a page of its own, nothing fetched from elsewhere; below it the evenings of one player."""
    tables = "".join(f"{table.title}\n{_html(table)}\n" for table in tables_of(board, filters, name))
    return (
        f'<!DOCTYPE html>\n<html lang="{i18n.language().code}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_about(board, filters)}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n{tables}</body>\n</html>\n"
    )


def _html(table: PaperTable) -> str:
    kinds = [f' class="{kind}"' if kind else "" for kind in table.kinds]
    lines = (("th", table.head), *(("td", row) for row in table.rows))
    made = (
        "".join(f"<{tag}{kind}>{cell}</{tag}>" for kind, cell in zip(kinds, cells, strict=True)) for tag, cells in lines
    )
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in made)}</table>"


def tables_of(board: SeasonTable, filters: SeasonFilters, name: str) -> tuple[PaperTable, ...]:
    """Return the standings, and the evenings of one player, the newest first."""
    kinds = ["name" if key == "person" else "" if key in NARROW else "wide" for key in HEAD]
    head = [escape(say(f"people.head_{key}")) for key in HEAD]
    standings = PaperTable(f"<h1>{_about(board, filters)}</h1>", head, [_row(each) for each in board.standings], kinds)
    standing = board.standing(name)
    if standing is None:
        return (standings,)
    title = f"<h2>{escape(say('people.evenings_of', name=with_visible_signs(standing.person)))}</h2>"
    head = [escape(say(f"people.{key}")) for key in ("day", "head_hands", "result")]
    rows = [
        (escape(day_words(evening.day)), counted(result.dealt), escape(net_words(result.net, standing.unit)))
        for evening, result in reversed(standing.evenings)
    ]
    return standings, PaperTable(title, head, rows, ("", "", ""))


def _about(board: SeasonTable, filters: SeasonFilters) -> str:
    return escape(say("people.about", season=title(filters), count=len(board.season)))


def _row(standing: Standing) -> tuple[str, ...]:
    won, met = standing.showdowns
    hourly = "" if standing.hourly is None else net_words(standing.hourly, standing.unit)
    best, worst = (net_words(pair[1].net, standing.unit) for pair in (standing.best, standing.worst))
    cells = (
        with_visible_signs(standing.person), counted(len(standing.evenings)), counted(standing.dealt),
        hours_words(standing), net_words(standing.net, standing.unit), hourly, best, worst, counted(won), counted(met),
        unit_words(standing.unit),
    )  # fmt: skip
    return tuple(map(escape, cells))
