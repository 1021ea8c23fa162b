"""Writes the hands of sessions as a file for other programs, and counts the hands the format cannot express."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from engine.exports import ohh, phh, stars
from engine.exports.award_check import against_the_cards
from engine.exports.skipped import write_hands
from engine.exports.stories import stories
from engine.exports.story import Story
from engine.exports.tournaments import Tournament, tournament_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.values import name_key
from engine.words import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.session import Session


MOST_IDS = 10**12
"""Hand numbers stay below this, because trackers read at most twelve digits safely."""


class Exported(Struct, frozen=True):
    """An exported file of hands."""

    text: str
    """Content of the file."""
    hands: int
    """Number of hands in the file."""
    skipped: tuple[tuple[Phrase, int], ...]
    """Reasons, each with the number of hands skipped for it."""
    against: int = 0
    """Number of written hands whose pots were awarded against the shown cards; a warning, the award is kept."""


def export(
    sessions: "Sequence[Session]",
    kind: str,
    *,
    room: str = "Feltbook",
    currency: str = "XPM",
    hero: str = "",
    called: "Callable[[str], str]" = str,
    go_on: GoOn = always,
) -> Exported:
    """Return the ended hands of sessions as a file of one format.

    Args:
        sessions: the sessions, in the order of the file.
        kind: a key of `FORMATS`.
        room: name of the card room, where the format has one.
        currency: ISO 4217, XPM for play money; used for sessions whose chips have no worth.
        hero: name in the session of the player from whose view hands are written, where the format can; "" = none.
        called: returns the name to be written for a player's name.
        go_on: called with the number of hands done and of all hands; returns False to cancel.

    Raises:
        Cancelled: `go_on` returned False.
        ValueError: `kind` is no key of `FORMATS`.
    """
    hands: list[str] = []
    hands_before, total = 0, sum(session.state.number for session in sessions)
    skipped: Counter[Phrase] = Counter()
    against_cards = 0
    for session in sessions:
        row, book_number = session.row, session.book_number if kind != "phh" else 0
        table, started, hero_name = row.name or "Feltbook", row.created, called(hero) if hero else ""
        tournament = tournament_of(session, hand_id(book_number, row.id, 0), called) if kind != "phh" else None

        def write(
            story: Story, book_number: int = book_number, id: int = row.id, table: str = table, started: str = started,
            hero_name: str = hero_name, tournament: Tournament | None = tournament,
        ) -> str:  # fmt: skip
            number = hand_id(book_number, id, story.number)
            match kind:
                case "phh":
                    return phh.hand(story, id, started, table)
                case "ohh":
                    return ohh.hand(
                        story,
                        number,
                        started,
                        table,
                        room=room,
                        currency=currency,
                        hero=hero_name,
                        tournament=tournament,
                    )
                case "stars":
                    return stars.hand(story, number, started, table, currency, hero=hero_name, tournament=tournament)
                case _:
                    raise ValueError(kind)

        for story in stories(session.steps(), session.seated.name):
            if not go_on(hands_before + story.number, total):
                raise Cancelled
            named = replace(story, sitters=tuple(replace(sitter, name=called(sitter.name)) for sitter in story.sitters))
            texts, reasons = write_hands([named], write)
            hands += texts
            skipped += reasons
            against_cards += bool(texts) and against_the_cards(story)
        hands_before += session.state.number
    text = phh.file(hands) if kind == "phh" else "".join(hands)
    return Exported(text, len(hands), tuple(skipped.most_common()), against_cards)


def hand_id(book_number: int, session: int, number: int) -> int:
    """Return the permanent number of a hand: different in every book, the same in every export, at most twelve digits.

    Args:
        book_number: random number of the book.
        session: number of the session.
        number: number of the hand in it.
    """
    return (book_number + session * 1_000_000 + number) % MOST_IDS


def numbered() -> "Callable[[str], str]":
    """Return a function that maps names to P1, P2, ... in order of first use; a person keeps it in all sessions."""
    numbers: dict[str, str] = {}
    return lambda name: numbers.setdefault(name_key(name), f"P{len(numbers) + 1}")
