"""A session's hands as files for other programs: each format's text, and which hands it had no words for."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from engine.exports import ohh, phh, stars
from engine.exports.award_check import against_the_cards
from engine.exports.skipped import written
from engine.exports.stories import stories
from engine.exports.story import Story
from engine.exports.tournaments import Tournament, tournament_of
from engine.journal.progress import Cancelled, GoOn, always
from engine.values import known_as
from engine.words import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.session import Session


MOST_IDS = 10**12
"""Trackers read twelve digits safely."""


class Exported(Struct, frozen=True):
    """A file of hands."""

    text: str
    """What it holds."""
    hands: int
    """How many hands are in it."""
    skipped: tuple[tuple[Phrase, int], ...]
    """Reasons, and how many hands were skipped for each."""
    against: int = 0
    """Hands written whose award went against the shown cards: it stands, but who reads the file should know."""


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
    """The ended hands of sessions as one file of that kind.

    Args:
        sessions: whose hands, in the order of the file.
        kind: one of `FORMATS`.
        room: who deals, where a format asks.
        currency: ISO 4217, XPM for play money, of sessions that do not say what a chip is worth.
        hero: from whose seat hands are told where the format knows one, by the name in the session; "" = nobody's.
        called: by which name players are written.
        go_on: told how many hands of how many were looked at; False ends it.

    Raises:
        Cancelled: `go_on` said so.
        ValueError: there is no such kind.
    """
    hands: list[str] = []
    before, every = 0, sum(session.state.number for session in sessions)
    skipped: Counter[Phrase] = Counter()
    against = 0
    for session in sessions:
        row, mark = session.row, session.mark if kind != "phh" else 0
        table, started, own = row.name or "Feltbook", row.created, called(hero) if hero else ""
        played = tournament_of(session, hand_id(mark, row.id, 0), called) if kind != "phh" else None

        def write(
            story: Story, mark: int = mark, id: int = row.id, table: str = table, started: str = started,
            own: str = own, played: Tournament | None = played,
        ) -> str:  # fmt: skip
            number = hand_id(mark, id, story.number)
            match kind:
                case "phh":
                    return phh.hand(story, id, started, table)
                case "ohh":
                    return ohh.hand(
                        story, number, started, table, room=room, currency=currency, hero=own, tournament=played
                    )
                case "stars":
                    return stars.hand(story, number, started, table, currency, hero=own, tournament=played)
                case _:
                    raise ValueError(kind)

        for story in stories(session.steps(), session.seated.name):
            if not go_on(before + story.number, every):
                raise Cancelled
            named = replace(story, sitters=tuple(replace(sitter, name=called(sitter.name)) for sitter in story.sitters))
            texts, reasons = written([named], write)
            hands += texts
            skipped += reasons
            against += bool(texts) and against_the_cards(story)
        before += session.state.number
    text = phh.file(hands) if kind == "phh" else "".join(hands)
    return Exported(text, len(hands), tuple(skipped.most_common()), against)


def hand_id(mark: int, session: int, number: int) -> int:
    """The lasting number of a hand: other in every book, the same in every export, twelve digits at most.

    Args:
        mark: the book's own random number.
        session: number of the session.
        number: of the hand in it.
    """
    return (mark + session * 1_000_000 + number) % MOST_IDS


def numbered() -> "Callable[[str], str]":
    """Names as P1, P2 and so on, in the order they are met; the same person has the same number in all sessions."""
    numbers: dict[str, str] = {}
    return lambda name: numbers.setdefault(known_as(name), f"P{len(numbers) + 1}")
