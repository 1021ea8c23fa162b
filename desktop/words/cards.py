"""Cards in a line of text: K♥ 10♠."""

SUITS = {"s": "\u2660", "h": "\u2665", "d": "\u2666", "c": "\u2663"}


def card_words(card: str) -> str:
    """One card as it is written."""
    return card[0].upper().replace("T", "10") + SUITS[card[1].lower()]


def cards_words(cards: str) -> str:
    """Cards as they are written, `Kh9s` as K♥ 9♠."""
    plain = cards.replace("10", "T").replace(" ", "")
    return " ".join(card_words(plain[at : at + 2]) for at in range(0, len(plain) - 1, 2))
