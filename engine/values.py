"""Values: cards as rank then suit, as in `AsKd`, and names. Amounts are plain integers of the smallest unit."""

import re
import unicodedata
from collections.abc import Iterable

from engine.refusals import refuse

LONGEST_NAME = 64
"""The most characters of a name."""
NO_TEXT = ("Cc", "Zl", "Zp")
"""Unicode categories not allowed in a name: controls, line and paragraph separators."""

UNSEEN = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]"
"""Invisible control and direction characters, which reorder or hide text; without tab and line ends.

Compiled at its first use; none of them is printable.
"""
IN_PLACE = "\ufffd"
"""The replacement shown for an UNSEEN character."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"


def parse_cards(text: str) -> tuple[str, ...]:
    """Return the cards of `text`, e.g. `Ah7d2c`.

    Raises:
        Refused: code `malformed` when `text` is no list of cards, or has a card twice.
    """
    bare = text.replace(" ", "").replace(",", "")
    cards = tuple(bare[start : start + 2] for start in range(0, len(bare), 2))
    for card in cards:
        if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS:
            shown = card if len(card) <= 8 else card[:8]
            raise refuse("malformed", "no_card", card=repr(shown), ranks=RANKS, suits=SUITS)
    check_no_repeat(cards)
    return cards


def check_no_repeat(cards: Iterable[str]) -> None:
    """Refuse a list with the same card twice.

    Raises:
        Refused: code `malformed`.
    """
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            raise refuse("malformed", "card_twice", card=card)
        seen.add(card)


def rank(card: str) -> int:
    """Return the rank as a number: 2 for a two, 14 for an ace."""
    return RANKS.index(card[0]) + 2


def suit(card: str) -> int:
    """Return the suit as a number: clubs 0, diamonds 1, hearts 2, spades 3 (BLD-7)."""
    return SUITS.index(card[1])


def with_visible_signs(text: str) -> str:
    """Return `text` with each UNSEEN character replaced by IN_PLACE."""
    return text if text.isprintable() else re.sub(UNSEEN, IN_PLACE, text)


def escaped(json: str) -> str:
    """Return JSON with UNSEEN characters as escapes that JSON and TOML read, so that none is lost."""
    return re.sub(UNSEEN, lambda sign: f"\\u{ord(sign[0]):04x}", json)


def proper_name(name: str) -> str:
    """Return the name of a player, dealer or floor person without blanks around it, "" when it is empty.

    Raises:
        Refused: code `malformed`: longer than 64 characters, or with control characters.
    """
    if len(name) > LONGEST_NAME:
        raise refuse("malformed", "long_name", most=LONGEST_NAME, given=len(name))
    if any(unicodedata.category(letter) in NO_TEXT for letter in name):
        raise refuse("malformed", "no_text")
    return name.strip()


def name_key(name: str) -> str:
    """Return the form by which names are compared: single blanks, case folded."""
    return " ".join(name.split()).casefold()
