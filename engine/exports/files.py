"""A session's hands as files for other programs: each format's text, and which hands it had no words for."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.exports import ohh, phh, stars
from engine.exports.skipping import written
from engine.exports.stories import stories

if TYPE_CHECKING:
    from engine.session import Session


class Exported(Struct, frozen=True):
    """The text of a file, how many hands are in it, and how many were skipped for which reason."""

    text: str
    hands: int
    skipped: tuple[tuple[str, int], ...]

    @property
    def summary(self) -> str:
        """What came of it, in English."""
        words = f"{self.hands} hand{'' if self.hands == 1 else 's'}"
        if not self.skipped:
            return words
        reasons = "; ".join(f"{count}: {reason}" for reason, count in self.skipped)
        return f"{words}, skipped {sum(count for _, count in self.skipped)} ({reasons})"


def export(session: "Session", kind: str, *, room: str = "Feltbook", currency: str = "XPM") -> Exported:
    """The ended hands of a session as a file of that kind.

    Args:
        session: whose hands.
        kind: `ohh`, `phh` or `stars`.
        room: who deals, where a format asks.
        currency: ISO 4217, XPM for play money, where a format asks.
    """
    row, told = session.row, tuple(stories(session.steps(), session.seated.name))
    table = row.name or "Feltbook"
    if kind == "ohh":
        hands, skipped = written(
            told, lambda one: ohh.hand(one, row.id, row.created, table, room=room, currency=currency)
        )
        return _exported("".join(hands), hands, skipped)
    if kind == "stars":
        hands, skipped = written(told, lambda one: stars.hand(one, row.id, row.created, table, currency))
        return _exported("".join(hands), hands, skipped)
    hands, skipped = written(told, lambda one: phh.hand(one, row.id, row.created, table))
    return _exported(phh.file(hands), hands, skipped)


def _exported(text: str, hands: Sequence[str], skipped: Counter[str]) -> Exported:
    return Exported(text, len(hands), tuple(skipped.most_common()))
