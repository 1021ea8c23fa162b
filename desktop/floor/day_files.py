"""Exports of a room's day for other programs: CSV and JSON with figures as plain integers."""

from collections.abc import Sequence
from enum import StrEnum
from typing import assert_never

import msgspec

from engine.exports.csv_table import table
from engine.room.day_records import Day, DayHand, Sums


class DayView(StrEnum):
    """What each row of a day stands for; the value is the key of its words and its name in a command."""

    TABLE = "table"
    """One row for each table of the room."""
    DEALER = "dealer"
    """One row for each dealer."""
    GAME = "game"
    """One row for each game with its stakes."""
    HOUR = "hour"
    """One row for each hour of the day."""
    PLAYER = "player"
    """One row for each player."""
    CORRECTION = "correction"
    """One row for each correction of a hand."""


FIGURES = (
    "hands", "an_hour", "rake", "drops", "time", "tips", "takes", "corrections", "rulings", "misdeals", "seconds",
)  # fmt: skip


def as_csv(day: Day, view: DayView = DayView.TABLE) -> str:
    """Return the rows of one view as CSV with English heads; figures have no signs or separators."""
    heads, rows = plain(day, view)
    return table(heads, rows)


def plain(day: Day, view: DayView) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Return the heads and the rows of one view, with figures as plain integers."""
    if view is DayView.PLAYER:
        names = ("bought", "cashed", "on_table", "net", "dealt", "won")
        rows = [
            (player.name, " ".join(player.tables), *(str(getattr(player, name)) for name in names))
            for player in day.players
        ]
        return ("player", "tables", *names), rows
    if view is DayView.CORRECTION:
        notes = [(str(each.place), str(each.hand), str(int(each.at)), each.detail) for each in day.corrections]
        return ("place", "hand", "utc", "correction"), [*notes]
    keys: list[tuple[str, ...]]
    match view:
        case DayView.TABLE:
            sums: list[Sums] = [each.sums for each in day.tables]
            keys = [(str(each.place), each.name, ", ".join(game.text for game in each.games)) for each in day.tables]
            key_heads: tuple[str, ...] = ("place", "table", "games")
        case DayView.DEALER:
            sums = [each.sums for each in day.dealers]
            keys, key_heads = [(each.dealer, str(each.downs)) for each in day.dealers], ("dealer", "downs")
        case DayView.GAME:
            sums = [each.sums for each in day.games]
            keys, key_heads = [(each.game.text, str(each.tables)) for each in day.games], ("game", "tables")
        case DayView.HOUR:
            sums = [each.sums for each in day.hours]
            keys, key_heads = [(str(int(each.began)), str(each.tables)) for each in day.hours], ("utc", "tables")
        case _:
            assert_never(view)
    rows = [(*key, *(str(getattr(each, name)) for name in FIGURES)) for key, each in zip(keys, sums, strict=True)]
    return (*key_heads, *FIGURES), rows


def as_json(day: Day) -> bytes:
    """Return the whole day as one JSON object."""
    return msgspec.json.format(msgspec.json.encode(day), indent=1) + b"\n"


def hands_csv(hands: Sequence[DayHand]) -> str:
    """Return every hand of the day that counts as CSV, one a line; `at` is in UTC seconds."""
    heads = ("place", "table", "hand", "at", "pot", "rake", "drop", "dealer", "game", "corrected", "misdeal", "dealt")
    rows = [
        (
            str(hand.place), hand.table, str(hand.number), str(int(hand.at)), str(hand.pot), str(hand.rake),
            str(hand.drop), hand.dealer, hand.game.text, str(int(hand.corrected)), hand.misdeal, str(hand.dealt),
        )
        for hand in hands
    ]  # fmt: skip
    return table(heads, rows)
