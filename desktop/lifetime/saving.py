"""The table of a season as a file: for a spreadsheet, a browser, on paper. One folder for all of them."""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QMarginsF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from desktop.kit import fonts
from desktop.lifetime.told import Board, Filters, day_words, hours_words, net_words, season_words, unit_words
from desktop.words import i18n
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.exports import csv
from engine.lifetime.accounts import Taking
from engine.lifetime.records import Standing
from engine.lifetime.tables import ACCOUNT_HEAD, HEAD, account_row, row
from engine.values import seen
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
MARGIN_MM = 12.0
NARROW = ("person", "evenings", "net", "hourly")
"""Columns a phone shows."""


def title(filters: Filters) -> str:
    """What the season is called."""
    return ", ".join(filter(None, (season_words(filters), filters.tag)))


def save(kind: str, board: Board, filters: Filters, name: str, folder: Path) -> Path:
    """Save the season as `csv`, `html` or `pdf`, the page of a player (`name`) with the last two; returns where it is.

    Raises:
        OSError: it could not be written.
    """
    path = folder / f"{_file_name(say('people.season'), filters)}.{kind}"
    if kind == "csv":
        write(path, csv.table([_heading(key) for key in HEAD], map(row, board.standings), _style()))
    elif kind == "html":
        write(path, page(board, filters, name))
    else:
        write(path, _printed(page(board, filters, name)))
    return path


def save_accounts(takings: Iterable[Taking], filters: Filters, folder: Path) -> Path:
    """Save what evenings left in accounts as a table; returns where it is.

    Raises:
        OSError: it could not be written.
    """
    path = folder / f"{_file_name(say('people.accounts'), filters)}.csv"
    write(path, csv.table([_heading(key) for key in ACCOUNT_HEAD], map(account_row, takings), _style()))
    return path


def _file_name(what: str, filters: Filters) -> str:
    """What a table is and of which season, as a name for a file."""
    return re.sub(r"[^\w .,'+-]+", "-", f"{what} {title(filters)}").strip(" .")


def _style() -> csv.Style:
    """How a table is written that a spreadsheet of the language spoken opens."""
    mark = i18n.language().decimal
    return csv.Style(_heading, ";" if mark == "," else ",", mark)


def _heading(key: str) -> str:
    return key if i18n.language() is i18n.ENGLISH else say(f"people.head_{key}")


def page(board: Board, filters: Filters, name: str) -> str:
    """The season as a page of its own, nothing fetched from elsewhere; below it the evenings of one player."""
    head = "".join(f"<th{_of(key)}>{escape(say(f'people.head_{key}'))}</th>" for key in HEAD)
    lines = "".join(_line(standing) for standing in board.standings)
    standing = board.standing(name)
    about = say("people.about", season=title(filters), count=len(board.season))
    return (
        f'<!DOCTYPE html>\n<html lang="{i18n.language().code}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(about)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(about)}</h1>\n<table><tr>{head}</tr>{lines}</table>\n"
        f"{_evenings(standing) if standing is not None else ''}</body>\n</html>\n"
    )


def _of(key: str) -> str:
    kind = "name" if key == "person" else "" if key in NARROW else "wide"
    return f' class="{kind}"' if kind else ""


def _line(standing: Standing) -> str:
    won, met = standing.showdowns
    hourly = "" if standing.hourly is None else net_words(standing.hourly, standing.unit)
    best, worst = (net_words(pair[1].net, standing.unit) for pair in (standing.best, standing.worst))
    cells = (
        seen(standing.person), counted(len(standing.evenings)), counted(standing.dealt), hours_words(standing),
        net_words(standing.net, standing.unit), hourly, best, worst, counted(won), counted(met),
        unit_words(standing.unit),
    )  # fmt: skip
    made = "".join(f"<td{_of(key)}>{escape(cell)}</td>" for key, cell in zip(HEAD, cells, strict=True))
    return f"<tr>{made}</tr>"


def _evenings(standing: Standing) -> str:
    """A player's evenings, the newest first."""
    head = "".join(f"<th>{escape(say(f'people.{key}'))}</th>" for key in ("day", "head_hands", "result"))
    lines = "".join(
        f'<tr><td>{escape(day_words(evening.day))}</td><td>{counted(result.dealt)}</td>'
        f"<td>{escape(net_words(result.net, standing.unit))}</td></tr>"
        for evening, result in reversed(standing.evenings)
    )  # fmt: skip
    name = escape(say("people.evenings_of", name=seen(standing.person)))
    return f"<h2>{name}</h2>\n<table><tr>{head}</tr>{lines}</table>\n"


def _printed(html: str) -> bytes:
    """The page as a PDF, landscape: eleven columns are wide."""
    held = QBuffer()  # QPdfWriter only warns when it cannot write: the file is ours to write
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(held)
    writer.setCreator("Feltbook")
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    landscape = QPageLayout.Orientation.Landscape
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), landscape, margins, QPageLayout.Unit.Millimeter)
    )
    document = QTextDocument()
    face = QFont(list(fonts.on_paper()), 9)
    face.setFeature(fonts.CONTEXTUAL, 0)  # signs of another form have no character in the text of a PDF
    document.setDefaultFont(face)
    document.setHtml(html)
    document.print_(writer)
    return bytes(held.data().data())
