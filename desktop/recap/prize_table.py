"""What each player of a tournament paid and won, as words: the same columns on paper and in the page of the web."""

from msgspec import Struct

from desktop.recap.place_words import place
from desktop.words.i18n import amounts_in, counted, figure
from desktop.words.say import say
from engine.recap.player_records import PlayerPrize
from engine.recap.report import Report


class PrizeRow(Struct, frozen=True):
    """The line of a player."""

    place: str
    """The place, in words."""
    name: str
    """The name of the player."""
    cells: tuple[str, ...]
    """The cell of each column between the name and the result."""
    net: int
    """Won less paid, in the unit of the payments."""


def prize_titles(report: Report) -> tuple[str, ...]:
    """Return the heads of the columns: place, player, what was bought, paid and won, and the result as the last one."""
    keys = ("col_place", "player", *_counts(report), "paid_in_all", "prize", *_bounties(report), "result")
    return tuple(say(f"recap.{key}") for key in keys)


def prize_rows(report: Report) -> tuple[PrizeRow, ...]:
    """Return a row for each player in the order of the results; () = the tournament is not played for money."""
    with amounts_in(report.paid_in):
        return tuple(
            PrizeRow(place(player), player.name, _cells(player, report), player.net) for player in _players(report)
        )


def _cells(player: PlayerPrize, report: Report) -> tuple[str, ...]:
    counts = {"col_entries": player.entries, "col_rebuys": player.rebuys, "col_add_ons": player.add_ons}
    amounts = (player.paid, player.prize, *(player.bounties for _ in _bounties(report)))
    return (*(counted(counts[key]) for key in _counts(report)), *map(figure, amounts))


def _counts(report: Report) -> tuple[str, ...]:
    """Return the columns that count what was bought: entries always, rebuys and add-ons where there are any."""
    rebuys = ("col_rebuys",) if any(player.rebuys for player in _players(report)) else ()
    add_ons = ("col_add_ons",) if any(player.add_ons for player in _players(report)) else ()
    return ("col_entries", *rebuys, *add_ons)


def _bounties(report: Report) -> tuple[str, ...]:
    """Return the column of the bounties, where there are any."""
    return ("bounties",) if any(player.bounties for player in _players(report)) else ()


def _players(report: Report) -> tuple[PlayerPrize, ...]:
    return report.prizes.players if report.prizes is not None else ()
