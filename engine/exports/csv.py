"""CSV: results per player, the ledger in PokerNow's columns, hands. RFC 4180, UTF-8, whole chips."""

import csv
import hashlib
import io
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from engine.recap.records import Recap

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def results(recap: Recap) -> str:
    """One row a player, in the order of the recap."""
    head = (
        "player", "buy_ins", "bought", "cashed_out", "on_table", "tips", "time_and_kitty", "side_pays", "lent",
        "borrowed", "net", "hands_dealt", "hands_won",
    )  # fmt: skip
    rows = (
        (
            one.name, one.buy_ins, one.bought, one.cashed, one.on_table, one.tips, one.takes, one.side, one.lent,
            one.borrowed, one.net, one.dealt, one.won,
        )
        for one in recap.players
    )  # fmt: skip
    return _table(head, rows)


def ledger(recap: Recap) -> str:
    """One row a sitting, in the columns of PokerNow's ledger, which settling tools read."""
    head = (
        "player_nickname", "player_id", "session_start_at", "session_end_at", "buy_in", "buy_out", "stack", "net",
    )  # fmt: skip
    began = datetime.fromisoformat(recap.created)
    rows = (
        (
            one.player,
            player_id(one.player),
            _moment(began, one.sat),
            "" if one.left is None else _moment(began, one.left),
            one.bought,
            one.cashed,
            one.on_table,
            one.net,
        )
        for one in recap.sittings
    )
    return _table(head, rows)


def hands(recap: Recap) -> str:
    """One row a hand: pot, what was taken, winners, and the net of every player in a column of their own."""
    players = [line.player for line in recap.series]
    head = ("hand", "second", "pot", "rake", "drop", "winners", "dealer", "corrected", "misdeal", *players)
    rows = (
        (
            hand.number,
            hand.at,
            hand.pot,
            hand.rake,
            hand.drop,
            "; ".join(f"{player} {chips}" for player, chips in hand.winners),
            hand.dealer,
            "yes" if hand.corrected else "",
            hand.misdeal,
            *(_net(hand.nets, player) for player in players),
        )
        for hand in recap.hands
    )
    return _table(head, rows)


def payments(recap: Recap) -> str:
    """Who pays whom."""
    return _table(("from", "to", "amount"), ((one.payer, one.to, one.amount) for one in recap.settlement.payments))


def player_id(name: str) -> str:
    """Ten characters that stay the same for a name: other tools join a player's rows by it."""
    return hashlib.sha256(name.encode()).hexdigest()[:10]


def _net(nets: Sequence[tuple[str, int]], player: str) -> int | str:
    """The player's net of a hand, empty when not dealt in; two seats of one name are added up."""
    own = [net for name, net in nets if name == player]
    return sum(own) if own else ""


def _moment(began: datetime, seconds: int) -> str:
    return (began + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """RFC 4180 text; a text that a spreadsheet would take for a formula gets a leading apostrophe."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([_safe(one) for one in head])
    for row in rows:
        writer.writerow([_safe(one) for one in row])
    return out.getvalue()


def _safe(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
