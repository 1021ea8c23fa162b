"""Words of PokerStars' text: games, limits, streets, names, money and time; checks what it cannot express."""

from collections.abc import Callable
from datetime import datetime, timedelta
from unicodedata import category

from engine.exports.award_check import hands_of
from engine.exports.skipped import Skipped
from engine.exports.story import Sitter, Story
from engine.settings.records import Money, Prizes
from engine.values import parse_cards, with_visible_signs
from engine.words import phrase

GAMES = {
    "holdem": "Hold'em",
    "omaha": "Omaha",
    "omaha_hilo": "Omaha Hi/Lo",
    "five_card_omaha": "5 Card Omaha",
    "five_card_omaha_hilo": "5 Card Omaha Hi/Lo",
    "short_deck": "6+ Hold'em",
    "seven_card_stud": "7 Card Stud",
    "stud_hilo": "7 Card Stud Hi/Lo",
    "razz": "Razz",
    "triple_draw_27": "Triple Draw 2-7 Lowball",
    "badugi": "Badugi",
}
LIMITS = {"no_limit": "No Limit", "pot_limit": "Pot Limit", "fixed": "Limit"}
SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£"}
"""Symbols of currencies; amounts in other currencies are written as play money."""
FIRST = {"board": "*** HOLE CARDS ***", "stud": "*** 3rd STREET ***", "draw": "*** DEALING HANDS ***"}
STREETS = {
    "flop": "FLOP",
    "turn": "TURN",
    "river": "RIVER",
    "fourth": "4th STREET",
    "fifth": "5th STREET",
    "sixth": "6th STREET",
    "seventh": "RIVER",
    "first_draw": "FIRST DRAW",
    "second_draw": "SECOND DRAW",
    "third_draw": "THIRD DRAW",
}
RUNS = ("FIRST", "SECOND")
WriteMoney = Callable[[int], str]


def check(story: Story) -> None:
    """Check that the text can express the hand.

    Raises:
        Skipped: it cannot; with the reason.
    """
    settings, plan = story.settings, story.plan
    kinds = {move.kind for move in story.rounds[0].moves}
    big, small = settings.big_blind, settings.small_blind
    odd_posts = [move for move in story.rounds[0].moves if move.kind == "post" and move.put not in (big, small + big)]
    posters = {move.seat for move in story.rounds[0].moves if move.kind == "post"}
    dead_posts = [
        move for move in story.rounds[0].moves if not move.live and move.kind != "ante" and move.seat not in posters
    ]
    small_blind_posted = any(move.kind == "small_blind" and move.live for move in story.rounds[0].moves)
    dealt = sum(street.board for street in story.game.streets[: len(story.rounds)])
    if story.game.id not in GAMES and not _single_draw(story):
        raise Skipped(phrase("export.stars_game", game=story.game.name))
    if settings.limit not in LIMITS:
        raise Skipped(phrase("export.stars_limit", limit=settings.limit.replace("_", " ")))
    reasons = {
        "export.stars_single": _single_draw(story),
        "export.stars_straddle": "straddle" in kinds or "sleeper" in kinds,
        "export.stars_kill": "kill" in kinds,
        "export.stars_bomb": plan.bomb,
        "export.stars_splash": story.splash > 0,
        "export.stars_boards": plan.boards > 1,
        "export.stars_runs": story.runs > 2,
        "export.stars_odd_post": bool(odd_posts),
        "export.stars_dead": bool(dead_posts) and not small_blind_posted,
        "export.stars_board": dealt > 0 and not all(map("".join, story.boards)),
    }
    for key, applies in reasons.items():
        if applies:
            raise Skipped(phrase(key))


def money(currency: str, worth: Money | None) -> WriteMoney:
    """Return a function that writes chips, with the symbol of the currency; `worth` is the worth of a chip, if set."""
    symbol = SYMBOLS.get(currency, "")
    if worth is None:
        return lambda chips: f"{symbol}{chips}"
    return lambda chips: symbol + str(worth.worth(chips)).removesuffix(".00")


def prize(prizes: Prizes | None, amount: int) -> str:
    """Return a tournament amount, in minor units of its currency, with the symbol of the currency."""
    if prizes is None:
        return str(amount)
    return f"{SYMBOLS.get(prizes.currency, '')}{prizes.money.worth(amount)}"


def costs(prizes: Prizes | None) -> str:
    """Return the costs of an entry: `$20.00+$2.00 USD`, a bounty between the two; `Freeroll` where it is free."""
    if prizes is None or not prizes.entry + prizes.fee + prizes.bounty:
        return "Freeroll "
    parts = (prizes.entry, *((prizes.bounty,) if prizes.bounty else ()), prizes.fee)
    code = f" {prizes.currency}" if prizes.currency in SYMBOLS else ""
    return "+".join(prize(prizes, part) for part in parts) + code


def roman(number: int) -> str:
    """Return the number of a level in Roman numerals, as PokerStars writes it."""
    text = ""
    for value, sign in zip((50, 40, 10, 9, 5, 4, 1), ("L", "XL", "X", "IX", "V", "IV", "I"), strict=True):
        while number >= value:
            text, number = text + sign, number - value
    return text


def ordinal(place: int) -> str:
    """Return `1st`, `2nd`, `3rd`, `4th`, `11th`."""
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{place}{'th' if 10 < place % 100 < 14 else endings.get(place % 10, 'th')}"


def _single_draw(story: Story) -> bool:
    return sum(street.draw for street in story.game.streets) == 1


def names(story: Story) -> dict[int, str]:
    """Return a distinct name for each seat, without colons and line breaks, at which trackers would cut it."""
    by_seat: dict[int, str] = {}
    for sitter in story.sitters:
        name = clean(sitter.name).replace(":", " ").strip() or f"Seat {sitter.seat}"
        by_seat[sitter.seat] = name
    return {seat: _distinct(seat, name, by_seat) for seat, name in by_seat.items()}


def _distinct(seat: int, name: str, by_seat: dict[int, str]) -> str:
    """Return the name, with the seat added where another seat has the same name."""
    others = [other for number, other in by_seat.items() if number != seat]
    while name in others:
        name = f"{name} ({seat})"
    return name


def clean(text: str) -> str:
    """Return the text on one line, without control characters and without blanks at the ends."""
    return with_visible_signs("".join(" " if category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)).strip()


def cards(text: str) -> str:
    """Return cards as `[Kd 7s 2c]`."""
    return f"[{' '.join(parse_cards(text))}]"


def moment(at: datetime) -> str:
    """Return a time in UTC, followed by Eastern time in brackets."""
    eastern = at - timedelta(hours=4 if _summer(at) else 5)
    return f"{at:%Y/%m/%d} {at.hour}:{at:%M:%S} UTC [{eastern:%Y/%m/%d} {eastern.hour}:{eastern:%M:%S} ET]"


def _summer(at: datetime) -> bool:
    """Return whether New York has summer time: from the second Sunday of March to the first of November, 2 a.m."""
    march = datetime(at.year, 3, 8, 7, tzinfo=at.tzinfo)
    november = datetime(at.year, 11, 1, 6, tzinfo=at.tzinfo)
    begins = march + timedelta(days=(6 - march.weekday()) % 7)
    return begins <= at < november + timedelta(days=(6 - november.weekday()) % 7)


def pot_word(number: int, pots: int) -> str:
    """Return `pot`, `main pot` or a side pot; a single side pot has no number."""
    if pots == 1:
        return "pot"
    if number == 1:
        return "main pot"
    return "side pot" if pots == 2 else f"side pot-{number - 1}"


def hand_words(story: Story, sitter: Sitter, run: int) -> str:
    """Return the shown hand in words, "" where its cards are not all entered or cannot be compared here."""
    hands = hands_of(story, sitter, run)
    if hands is None:
        return ""
    words = [str(hand.entry.label.value).lower() for hand in hands if hand is not None]
    if not story.game.split:
        return words[0] if words else ""
    return f"HI: {words[0]}" + (f"; LO: {words[1]}" if len(words) > 1 else "")
