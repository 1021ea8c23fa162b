"""Stud upcards: the seat that brings in (BLD-7), the best hand showing (BET-1), open pairs (LIM-4)."""

from collections import Counter

from engine.betting.reach import live_seats
from engine.settings.records import Game, Settings
from engine.state import Hand, HandSeat
from engine.values import parse_cards, rank, suit


def brings_in(settings: Settings, game: Game, hand: Hand) -> int | None:
    """Return the seat of the lowest upcard (razz: highest); None while an upcard is not entered (BLD-7).

    Stud has no button; seat 1 is the seat at the dealer's left.
    """
    hands = _hands_showing(hand, 1)
    if hands is None:
        return None

    def key(player: HandSeat) -> tuple[int, int]:
        card = player.up[:2]
        low_card = 1 if game.razz and rank(card) == 14 else rank(card)
        tie = suit(card) if settings.bring_in_ties == "suits" else player.seat
        if game.razz:
            return (-low_card, -tie if settings.bring_in_ties == "suits" else tie)
        return (low_card, tie)

    return min(hands, key=key).seat


def shows_best(game: Game, hand: Hand) -> int | None:
    """Return the seat of the best upcards (BET-1), ties to the lowest seat; None while an upcard is not entered."""
    hands = _hands_showing(hand, hand.street + 1)
    if hands is None:
        return None
    if game.razz:
        return min(hands, key=lambda player: (*_low_key(player.up), player.seat)).seat
    return max(hands, key=lambda player: (_high_key(player.up), -player.seat)).seat


def pair_shows(hand: Hand) -> bool:
    """Return whether a live hand shows a pair on fourth street (LIM-4)."""
    return hand.street == 1 and any(len(player.up) == 4 and player.up[0] == player.up[2] for player in live_seats(hand))


def _hands_showing(hand: Hand, cards: int) -> list[HandSeat] | None:
    """Return the live hands when each shows `cards` upcards (4 at most: the last is dealt down), else None."""
    live = live_seats(hand)
    needed = min(cards, 4)
    return live if all(len(player.up) >= 2 * needed for player in live) else None


def _high_key(up: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a sort key: quads, trips, two pairs, a pair, then ranks; four cards make no straight or flush."""
    counts = Counter(rank(card) for card in parse_cards(up))
    ordered = sorted(counts, key=lambda value: (counts[value], value), reverse=True)
    return tuple(counts[value] for value in ordered), tuple(ordered)


def _low_key(up: str) -> tuple[int, tuple[int, ...]]:
    """Return a sort key: fewest pairs first, then the lowest from the top down, aces low."""
    counts = Counter(1 if rank(card) == 14 else rank(card) for card in parse_cards(up))
    highest_count = max(counts.values())
    pairs = sum(count - 1 for count in counts.values())
    ordered = sorted(counts.elements(), key=lambda value: (counts[value], value), reverse=True)
    return (highest_count * 10 + pairs, tuple(ordered))
