"""The words of PokerStars' text: games, limits, posts, streets, money and time."""

from collections.abc import Callable
from datetime import datetime, timedelta
from unicodedata import category

from engine.exports.skipping import Skipped
from engine.exports.stories import Sitter, Story
from engine.exports.winning import hands_of
from engine.settings.records import Money as Cash
from engine.values import parse_cards, seen

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
"""Other currencies are written as play money."""
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
Money = Callable[[int], str]


def check(story: Story) -> None:
    """Refuse what the text has no words for.

    Raises:
        Skipped: with the reason.
    """
    settings, plan = story.settings, story.plan
    kinds = {move.kind for move in story.rounds[0].moves}
    big, small = settings.big_blind, settings.small_blind
    odd = [move for move in story.rounds[0].moves if move.kind == "post" and move.put not in (big, small + big)]
    posters = {move.seat for move in story.rounds[0].moves if move.kind == "post"}
    dead = [
        move for move in story.rounds[0].moves if not move.live and move.kind != "ante" and move.seat not in posters
    ]
    first = any(move.kind == "small_blind" and move.live for move in story.rounds[0].moves)
    dealt = sum(street.board for street in story.game.streets[: len(story.rounds)])
    reasons = {
        f"{story.game.name} has no word in PokerStars' text": story.game.id not in GAMES and not _single_draw(story),
        "PokerStars' text has no heading for the one draw of a single-draw game": _single_draw(story),
        f"limit {settings.limit.replace('_', ' ')} has no word in PokerStars' text": settings.limit not in LIMITS,
        "PokerStars' text has no word for a straddle": "straddle" in kinds or "sleeper" in kinds,
        "PokerStars' text has no word for a kill": "kill" in kinds,
        "PokerStars' text has no word for a bomb pot": plan.bomb,
        "PokerStars' text has no word for chips of the house in the pot": story.splash > 0,
        "PokerStars' text has no word for several boards": plan.boards > 1,
        "PokerStars' text knows two runs at most": story.runs > 2,
        "PokerStars' text has no word for a live post under the big blind": bool(odd),
        "PokerStars' text reads a dead blind as live where nobody posts the small one": bool(dead) and not first,
        "PokerStars' text needs the board, and it was not entered": dealt > 0 and not all(map("".join, story.boards)),
        "tournament hands need the tournament's own figures": bool(settings.levels),
    }
    for reason, holds in reasons.items():
        if holds:
            raise Skipped(reason)


def money(currency: str, worth: Cash | None) -> Money:
    """How chips are written: with the currency's symbol, play money without one; `worth` = of a chip, where known."""
    symbol = SYMBOLS.get(currency, "")
    if worth is None:
        return lambda chips: f"{symbol}{chips}"
    return lambda chips: symbol + str(worth.worth(chips)).removesuffix(".00")


def _single_draw(story: Story) -> bool:
    return sum(street.draw for street in story.game.streets) == 1


def names(story: Story) -> dict[int, str]:
    """What each seat is called: a colon would end the name, a line break the line; those alike get their seats."""
    by_seat: dict[int, str] = {}
    for sitter in story.sitters:
        name = clean(sitter.name).replace(":", " ").strip() or f"Seat {sitter.seat}"
        by_seat[sitter.seat] = name
    return {seat: _apart(seat, name, by_seat) for seat, name in by_seat.items()}


def _apart(seat: int, name: str, all_of_them: dict[int, str]) -> str:
    """The name, with its seat where another is called the same."""
    others = [other for number, other in all_of_them.items() if number != seat]
    while name in others:
        name = f"{name} ({seat})"
    return name


def clean(text: str) -> str:
    """On one line: no controls, no line breaks, no blanks at the ends."""
    return seen("".join(" " if category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)).strip()


def cards(text: str) -> str:
    """`[Kd 7s 2c]`."""
    return f"[{' '.join(parse_cards(text))}]"


def moment(at: datetime) -> str:
    """UTC, and Eastern time in brackets."""
    there = at - timedelta(hours=4 if _summer(at) else 5)
    return f"{at:%Y/%m/%d} {at.hour}:{at:%M:%S} UTC [{there:%Y/%m/%d} {there.hour}:{there:%M:%S} ET]"


def _summer(at: datetime) -> bool:
    """Whether New York keeps summer time: second Sunday of March to first Sunday of November, two o'clock there."""
    march = datetime(at.year, 3, 8, 7, tzinfo=at.tzinfo)
    november = datetime(at.year, 11, 1, 6, tzinfo=at.tzinfo)
    begins = march + timedelta(days=(6 - march.weekday()) % 7)
    return begins <= at < november + timedelta(days=(6 - november.weekday()) % 7)


def pot_word(number: int, pots: int) -> str:
    """`pot`, or main and side pots; a single side pot has no number."""
    if pots == 1:
        return "pot"
    if number == 1:
        return "main pot"
    return "side pot" if pots == 2 else f"side pot-{number - 1}"


def held(story: Story, sitter: Sitter, run: int) -> str:
    """What a shown hand is called in words, "" where the cards do not say or cannot be compared here."""
    hands = hands_of(story, sitter, run)
    if hands is None:
        return ""
    words = [str(hand.entry.label.value).lower() for hand in hands if hand is not None]
    if not story.game.split:
        return words[0] if words else ""
    return f"HI: {words[0]}" + (f"; LO: {words[1]}" if len(words) > 1 else "")
