"""A session's hands as files for other programs: each format's text, and which hands it had no words for."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.exports import ohh, phh, stars
from engine.exports.skipping import written
from engine.exports.stories import Story, stories
from engine.exports.winning import against_the_cards

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
    skipped: tuple[tuple[str, int], ...]
    """Reasons, and how many hands were skipped for each."""
    against: int = 0
    """Hands written whose award went against the shown cards: it stands, but who reads the file should know."""

    @property
    def summary(self) -> str:
        """What came of it, in English."""
        words = f"{self.hands} hand{'' if self.hands == 1 else 's'}"
        if self.against:
            words += f", {self.against} of them awarded against the shown cards"
        if not self.skipped:
            return words
        reasons = "; ".join(f"{count}: {reason}" for reason, count in self.skipped)
        return f"{words}, skipped {sum(count for _, count in self.skipped)} ({reasons})"


def export(sessions: "Sequence[Session]", kind: str, *, room: str = "Feltbook", currency: str = "XPM") -> Exported:
    """The ended hands of sessions as one file of that kind.

    Args:
        sessions: whose hands, in the order of the file.
        kind: `ohh`, `phh` or `stars`.
        room: who deals, where a format asks.
        currency: ISO 4217, XPM for play money, of sessions that do not say what a chip is worth.
    """
    hands: list[str] = []
    skipped: Counter[str] = Counter()
    against = 0
    for session in sessions:
        row, mark = session.row, session.mark if kind != "phh" else 0
        table = row.name or "Feltbook"
        writers: dict[str, Callable[[Story], str]] = {
            "ohh": lambda story, row=row, mark=mark, table=table: ohh.hand(  # type: ignore[misc]
                story, hand_id(mark, row.id, story.number), row.created, table, room=room, currency=currency
            ),
            "stars": lambda story, row=row, mark=mark, table=table: stars.hand(  # type: ignore[misc]
                story, hand_id(mark, row.id, story.number), row.created, table, currency
            ),
            "phh": lambda story, row=row, table=table: phh.hand(story, row.id, row.created, table),  # type: ignore[misc]
        }
        for story in stories(session.steps(), session.seated.name):
            texts, reasons = written([story], writers[kind])
            hands += texts
            skipped += reasons
            against += bool(texts) and against_the_cards(story)
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
