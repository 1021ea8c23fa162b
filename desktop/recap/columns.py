"""What the columns of the tables for people are called: in English as ever, by their keys; else in the language."""

from desktop.words import i18n
from desktop.words.say import say

HEADS = {
    "player": "player",
    "buy_ins": "buys",
    "bought": "bought_in",
    "cashed_out": "left_with",
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
    "game": "col_game",
    "level": "col_level",
    "from": "col_payer",
    "to": "col_paid",
    "amount": "col_amount",
    "from_kind": "col_payer_kind",
    "to_kind": "col_paid_kind",
}
"""The sentence of each column; what other programs read keeps the keys: the ledger, and what the command writes."""


def heading(key: str) -> str:
    """A column's name."""
    return key if i18n.language() is i18n.ENGLISH else say(f"recap.{HEADS[key]}")
