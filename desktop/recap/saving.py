"""Saving files from the recap page: one folder for each session in the documents, tables with named columns."""

from pathlib import Path
from typing import TYPE_CHECKING

from desktop.preferences.device_files import FOLDER_TITLE, folder_named, saved_in
from desktop.recap.intents import SavedFile
from desktop.recap.pdf import pdf
from desktop.recap.report_times import moment
from desktop.recap.web import page
from desktop.words import i18n
from desktop.words.recap_phrases import short_title
from desktop.words.say import say
from engine.exports import csv, csv_table, json
from engine.journal.progress import GoOn, always, reported
from engine.journal.sqlite import SqliteStore
from engine.keeping.pack_file import ENDING
from engine.keeping.packing import pack
from engine.writing import write

if TYPE_CHECKING:
    from engine.recap.records import Recap
    from engine.recap.report import Report
    from engine.session import Session


HEADS = {
    "player": "player",
    "buy_ins": "buys",
    "bought": "bought_in",
    "cashed_out": "cashed_out",
    "on_table": "on_table",
    "tips": "col_tips",
    "time_and_kitty": "takes",
    "side_pays": "side_pays",
    "lent": "lent",
    "borrowed": "borrowed",
    "net": "result",
    "hands_dealt": "hands",
    "hands_won": "col_hands_won",
    "hand": "col_hand",
    "second": "col_second",
    "pot": "col_pot",
    "rake": "rake",
    "drop": "drop",
    "winners": "won_by",
    "dealer": "col_dealer",
    "corrected": "col_corrected",
    "misdeal": "col_misdeal",
    "place": "col_place",
    "entries": "col_entries",
    "rebuys": "col_rebuys",
    "add_ons": "col_add_ons",
    "paid": "paid_in_all",
    "prize": "prize",
    "bounties": "bounties",
    "won_or_lost": "col_won_lost",
    "chips_won": "col_chips_won",
    "game": "col_game",
    "level": "col_level",
    "killer": "col_killer",
    "kill": "col_kill",
    "from": "col_payer",
    "to": "col_paid",
    "amount": "col_amount",
    "currency": "col_currency",
    "from_kind": "col_payer_kind",
    "to_kind": "col_paid_kind",
    "paid_at": "col_paid_at",
    "kind": "col_kind",
    "cards": "cards",
    "expenses": "shared",
    "earlier": "from_before",
    "rounding": "rounding",
    "sum": "all_together",
    "made": "col_made",
    "later": "col_later",
    "open": "col_open",
}
"""The sentence for each column; files for other programs keep the keys: the ledger, and the output of the command."""


def heading(key: str) -> str:
    """Return the name of a column in the language of the window."""
    return key if i18n.language() is i18n.ENGLISH else say(f"recap.{HEADS[key]}")


def style() -> csv_table.Style:
    """Return the style of a table that a local spreadsheet opens: separator `;` where the decimal mark is a comma."""
    mark = i18n.language().decimal
    return csv_table.Style(heading, ";" if mark == "," else ",", mark)


FILES: dict[SavedFile, str] = {
    "results": "results.csv",
    "hands": "hands.csv",
    "session": "session.json",
    "print": "recap.pdf",
}
AUDIT = "audit.jsonl"
SUMS = "sums.csv"


def folder_of(report: "Report", root: Path | None = None) -> Path:
    """Return the session's folder: `Documents/Feltbook/2026-11-20 1900 Pot-limit Omaha 5-10`."""
    words = short_title(report.name, report.games, report.tournament, FOLDER_TITLE)
    return (root or saved_in()) / folder_named(moment(report, 0), words)


def unnamed(name: str) -> str:
    """Return the name of a file without names of players: `recap-no-names.pdf`."""
    return f"{Path(name).stem}-no-names{Path(name).suffix}"


def save(
    file: SavedFile,
    recap: "Recap",
    report: "Report",
    session: "Session",
    book: Path | None,
    root: Path | None = None,
    *,
    nameless: bool = False,
    go_on: GoOn = always,
) -> Path:
    """Save one of `FILES`: paper and tables render the report, the session for other programs is the recap itself.

    With the paper goes a web page of the same, with the results the parts of each sum; with the session the evening for
    another device, packed from its `book`; None = the evening is in no file. A file in which every player is a number
    (`nameless`) has a name of its own, and does not replace the one with names. `go_on` gets how many steps of how many
    are written with the session; returning False ends the save.

    Returns:
        The path of the file.

    Raises:
        OSError: it could not be written.
        JournalError: the evening cannot be read, or not be packed.
        Cancelled: `go_on` ended it.
    """
    folder = folder_of(report, root)
    path, audit, sums = (folder / (unnamed(name) if nameless else name) for name in (FILES[file], AUDIT, SUMS))
    if file == "print":
        pdf(report, path)
        write(path.with_suffix(".html"), page(report))
        return path
    if file == "session":
        all_steps = 2 * session.newest
        write(audit, reported(json.audit(session), all_steps, go_on))
        write(path, json.recap_json(recap, session.store.settled(session.id)))
        if book is not None:
            with SqliteStore(book, readonly=True) as store:
                packed = path.with_suffix(ENDING)
                pack(store, session.id, packed, go_on=lambda done, half: go_on(half + done, all_steps))
        return path
    if file == "results":
        write(sums, csv.sums(report, style()))
    write(path, csv.results(report, style()) if file == "results" else csv.hands(report, style()))
    return path
