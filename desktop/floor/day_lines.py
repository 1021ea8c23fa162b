"""The day's report as tables of words, for the page and for print. Nothing is added up here."""

import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from desktop.floor.day_files import DayView
from desktop.floor.line_records import short_title
from desktop.words.engine import in_words
from desktop.words.i18n import MINUTE, amounts_in, counted, figure, signed
from desktop.words.say import say
from engine.journal.error_words import named
from engine.journal.steps import Correction as Corrected
from engine.room.day_records import Day, Sums, TableDay
from engine.settings.records import Money

VIEWS = (DayView.TABLE, DayView.DEALER, DayView.GAME, DayView.PLAYER, DayView.CORRECTION)
"""The views the page offers as chips; the hours are shown as bars instead."""


class WordTable(Struct, frozen=True):
    """A table of words: heads, rows and sums."""

    title: str
    """Title of the table."""
    heads: tuple[str, ...]
    """Heads of the columns."""
    rows: tuple[tuple[str, ...], ...]
    """Cells of each row."""
    sums: tuple[str, ...] = ()
    """Cells of the row of sums, () = there is none."""


def _heads(*keys: str) -> tuple[str, ...]:
    return tuple(say(f"room.col_{key}") for key in keys)


def _figures(sums: Sums, money: Money | None) -> tuple[str, ...]:
    with amounts_in(money):
        return (
            counted(sums.hands), counted(sums.an_hour), figure(sums.rake), figure(sums.drops), figure(sums.time),
            figure(sums.tips), counted(sums.corrections), counted(sums.rulings),
        )  # fmt: skip


def hour(at: float) -> str:
    """Return a UTC second as hours and minutes of this device's clock."""
    return time.strftime("%H:%M", time.localtime(at))


def tables(day: Day) -> WordTable:
    """Return one row for each table of the room, with the sums of all."""
    heads = _heads(
        "table", "games", "opened", "hands", "an_hour", "rake", "drops", "time", "tips", "corrected", "rulings", "book"
    )
    rows = tuple(
        (
            table.name,
            ", ".join(short_title(game) for game in table.games),
            hour(table.opened),
            *_figures(table.sums, table.money),
            _book(table),
        )
        for table in day.tables
    )
    return WordTable(say("room.by_table"), heads, rows, (say("room.sum"), "", "", *_figures(day.sums, day.money), ""))


def _book(table: TableDay) -> str:
    """Return whether a table's book is whole, and whether its chips are left out of the sums, in words."""
    words = say("room.book_branch", count=table.branches) if table.branches else say("room.book_whole")
    if table.trouble:
        words = say("room.book_trouble")
    return f"{words}, {say('room.book_apart')}" if table.apart else words


def dealers(day: Day) -> WordTable:
    """Return one row for each dealer."""
    heads = _heads("dealer", "downs", "minutes", "hands", "an_hour", "rake", "drops", "tips")
    rows = tuple(
        (
            dealer.dealer or say("room.nobody"), counted(dealer.downs), counted(dealer.sums.seconds // MINUTE),
            counted(dealer.sums.hands), counted(dealer.sums.an_hour), figure(dealer.sums.rake),
            figure(dealer.sums.drops), figure(dealer.sums.tips),
        )
        for dealer in day.dealers
    )  # fmt: skip
    return WordTable(say("room.by_dealer"), heads, rows)


def games(day: Day) -> WordTable:
    """Return one row for each game."""
    heads = _heads("game", "tables", "hands", "rake", "drops")
    rows = tuple(
        (
            short_title(game.game), counted(game.tables), counted(game.sums.hands), figure(game.sums.rake),
            figure(game.sums.drops),
        )
        for game in day.games
    )  # fmt: skip
    return WordTable(say("room.by_game"), heads, rows)


def hours(day: Day) -> WordTable:
    """Return one row for each hour."""
    heads = _heads("hour", "tables", "hands", "rake", "drops")
    rows = tuple(
        (
            hour(each.began),
            counted(each.tables),
            counted(each.sums.hands),
            figure(each.sums.rake),
            figure(each.sums.drops),
        )
        for each in day.hours
    )
    return WordTable(say("room.by_hour"), heads, rows)


def players(day: Day) -> WordTable:
    """Return one row for each player, over all tables."""
    heads = _heads("player", "tables", "dealt", "won", "bought", "cashed", "on_table", "result")
    rows = tuple(
        (
            player.name, ", ".join(player.tables), counted(player.dealt), counted(player.won), figure(player.bought),
            figure(player.cashed), figure(player.on_table), signed(player.net),
        )
        for player in day.players
    )  # fmt: skip
    return WordTable(say("room.by_player"), heads, rows)


def corrections(day: Day) -> WordTable:
    """Return one row for each correction: its hand, what counts now, and what counted before."""
    names = {table.place: table.name for table in day.tables}
    rows = []
    for each in day.corrections:
        try:
            correction = msgspec.json.decode(each.detail, type=Corrected)
        except msgspec.DecodeError:  # written by a newer version of Feltbook
            action = after = before = "?"
        else:
            action = counted(correction.action) if correction.action else say("room.award")
            after, before = in_words(named(correction.now)), in_words(named(correction.was))
        rows.append((names.get(each.place, str(each.place)), counted(each.hand), action, hour(each.at), after, before))
    return WordTable(say("room.by_correction"), _heads("table", "hand", "action", "at", "now", "was"), tuple(rows))


def _in_money(make: Callable[[Day], WordTable]) -> Callable[[Day], WordTable]:
    """Wrap a function so that it writes amounts in the money of the day."""

    def make_in_money(day: Day) -> WordTable:
        with amounts_in(day.money):
            return make(day)

    return make_in_money


GRIDS: dict[DayView, Callable[[Day], WordTable]] = {
    DayView.TABLE: tables,
    DayView.DEALER: _in_money(dealers),
    DayView.GAME: _in_money(games),
    DayView.HOUR: _in_money(hours),
    DayView.PLAYER: _in_money(players),
    DayView.CORRECTION: corrections,
}


def day_totals(day: Day) -> Sequence[tuple[str, str]]:
    """Return the figures at the top of the page as pairs of head and value."""
    sums = day.sums
    with amounts_in(day.money):
        return (
            (
                say("room.col_tables"),
                say("room.of", number=len({table.place for table in day.tables}), whole=day.places),
            ),
            (say("room.col_hands"), counted(sums.hands)),
            (say("room.col_rake"), figure(sums.rake)),
            (say("room.col_drops"), figure(sums.drops)),
            (say("room.col_time"), figure(sums.time)),
            (say("room.col_tips"), figure(sums.tips)),
            (say("room.col_corrected"), counted(sums.corrections)),
            (say("room.col_rulings"), counted(sums.rulings)),
        )


def book_words(day: Day) -> tuple[str, bool]:
    """Return a sentence on whether every book is whole, and True if so."""
    wrong = dict.fromkeys(table.name for table in day.tables if table.trouble)
    if wrong:
        return say("room.books_wrong", tables=", ".join(wrong)), False
    return say("room.books_whole", sessions=day.sessions, steps=counted(day.steps)), True
