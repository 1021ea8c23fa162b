"""A room's day for other programs: CSV and JSON with bare figures, as the report has them."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from engine.exports.csv_table import table
from engine.room.day_records import Day, DayHand, Sums

By = Literal["table", "dealer", "game", "hour", "player", "correction"]
FIGURES = (
    "hands", "an_hour", "rake", "drops", "time", "tips", "takes", "corrections", "rulings", "misdeals", "seconds",
)  # fmt: skip


def as_csv(day: Day, by: By = "table") -> str:
    """The rows of one view with English heads, as programs want them: figures without signs or gaps."""
    heads, rows = plain(day, by)
    return table(heads, rows)


def plain(day: Day, by: By) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Heads and rows as bare figures."""
    if by == "player":
        names = ("bought", "cashed", "on_table", "net", "dealt", "won")
        rows = [
            (player.name, " ".join(player.tables), *(str(getattr(player, name)) for name in names))
            for player in day.players
        ]
        return ("player", "tables", *names), rows
    if by == "correction":
        notes = [(str(each.place), str(each.hand), str(int(each.at)), each.detail) for each in day.corrections]
        return ("place", "hand", "utc", "correction"), [*notes]
    keys: list[tuple[str, ...]]
    match by:
        case "table":
            own: list[Sums] = [each.sums for each in day.tables]
            keys = [(str(each.place), each.name, ", ".join(game.text for game in each.games)) for each in day.tables]
            first: tuple[str, ...] = ("place", "table", "games")
        case "dealer":
            own = [each.sums for each in day.dealers]
            keys, first = [(each.dealer, str(each.downs)) for each in day.dealers], ("dealer", "downs")
        case "game":
            own = [each.sums for each in day.games]
            keys, first = [(each.game.text, str(each.tables)) for each in day.games], ("game", "tables")
        case _:
            own = [each.sums for each in day.hours]
            keys, first = [(str(int(each.began)), str(each.tables)) for each in day.hours], ("utc", "tables")
    rows = [(*key, *(str(getattr(each, name)) for name in FIGURES)) for key, each in zip(keys, own, strict=True)]
    return (*first, *FIGURES), rows


def as_json(day: Day) -> bytes:
    """Everything, as one object."""
    return msgspec.json.format(msgspec.json.encode(day), indent=1) + b"\n"


def hands_csv(hands: Sequence[DayHand]) -> str:
    """Every hand of the day that counts, one a line; `at` = UTC seconds."""
    heads = ("place", "table", "hand", "at", "pot", "rake", "drop", "dealer", "game", "corrected", "misdeal", "dealt")
    rows = [
        (
            str(hand.place), hand.table, str(hand.number), str(int(hand.at)), str(hand.pot), str(hand.rake),
            str(hand.drop), hand.dealer, hand.game.text, str(int(hand.corrected)), hand.misdeal, str(hand.dealt),
        )
        for hand in hands
    ]  # fmt: skip
    return table(heads, rows)
