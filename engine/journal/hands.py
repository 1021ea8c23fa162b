"""The ended hands of a session, read from the steps in which they ended; and the tables of a book's index of hands.

`engine.journal.hand_index` fills the tables.
"""

from typing import Final

from msgspec import Struct

from engine.events import HandEnded, Misdealt, PotsAwarded
from engine.journal.codec import events_of
from engine.journal.steps import JournalStep
from engine.state import Share
from engine.state.hand import won_by


class HandLine(Struct, frozen=True, kw_only=True):
    """An ended hand; amounts in chips."""

    number: int
    """The number of the hand, from 1 in its session."""
    step: int
    """The sequence of the step that ended it."""
    place: int
    """The index of the event in that step that ended it."""
    at: int
    """The second of the session at which it ended."""
    pot: int
    """The sum of all pots, before rake and drop."""
    rake: int
    """Rake, in chips."""
    drop: int
    """Drop, in chips."""
    winners: tuple[tuple[int, int], ...]
    """(seat, chips won from the pots)."""
    results: tuple[tuple[int, int], ...]
    """(seat, chips won minus chips put in) of each seat dealt in."""
    by_folds: bool
    """Whether all other players had folded."""
    corrected: bool
    """Whether an action or the award was corrected (PRO-11, NOW-10)."""
    misdeal: str = ""
    """Why it was a misdeal (PRO-14), "" if it was played."""


def winners_of(shares: tuple[Share, ...]) -> tuple[tuple[int, int], ...]:
    """Return the chips that each seat won from all pots together, sorted by seat."""
    return tuple(sorted(won_by(shares).items()))


def hand_lines(step: JournalStep) -> tuple[HandLine, ...]:
    """Return the hands that ended in a step, oldest first (a step of a script may play several)."""
    lines: list[HandLine] = []
    pots: PotsAwarded | None = None
    for place, event in enumerate(events_of(step)):
        if isinstance(event, PotsAwarded):
            pots = event
        elif isinstance(event, HandEnded):
            lines.append(_line_of_hand(step, place, event, pots))
            pots = None
        elif isinstance(event, Misdealt):
            lines.append(_line_of_misdeal(step, place, event))
    return tuple(lines)


def _line_of_misdeal(step: JournalStep, place: int, event: Misdealt) -> HandLine:
    return HandLine(
        number=event.number,
        step=step.sequence,
        place=place,
        at=step.at,
        pot=0,
        rake=0,
        drop=0,
        winners=(),
        results=(),
        by_folds=False,
        corrected=step.corrected,
        misdeal=event.reason,
    )


def _line_of_hand(step: JournalStep, place: int, ended: HandEnded, pots: PotsAwarded | None) -> HandLine:
    return HandLine(
        number=ended.number,
        step=step.sequence,
        place=place,
        at=step.at,
        pot=sum(pot.amount for pot in pots.pots) if pots is not None else 0,
        rake=sum(pot.rake for pot in pots.pots) if pots is not None else 0,
        drop=sum(pot.drop for pot in pots.pots) if pots is not None else 0,
        winners=winners_of(pots.shares) if pots is not None else (),
        results=ended.results,
        by_folds=pots.by_folds if pots is not None else False,
        corrected=step.corrected,
    )


LISTED_SINCE: Final = 11
"""The first version with a right index: older ones miss all-ins by posts and players who lost their last chips."""
BY_POT: Final = "kinds & 1024, value"
"""What orders hands by their pots, those in chips of a tournament (`Kind.TOURNAMENT`) apart; of index and search."""
HAND_TABLES: Final = (
    """
    CREATE TABLE hand_index (
        -- The hands that count, by what they are found; a help, made anew from the steps. kinds, dealt, winners = bits
        -- (engine.journal.hand_facts.Kind; 1 << seat); ended = UTC in seconds; minor_units = of a chip, 0 = no money.
        session INTEGER NOT NULL,
        step INTEGER NOT NULL,
        place INTEGER NOT NULL,
        hand INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        pot INTEGER NOT NULL, -- chips, before rake and drop
        value INTEGER NOT NULL, -- the pot in ten-thousandths of a chip, or of a whole unit of the currency
        currency TEXT NOT NULL, -- ISO 4217, '' = chips
        minor_units INTEGER NOT NULL,
        kinds INTEGER NOT NULL,
        dealt INTEGER NOT NULL,
        winners INTEGER NOT NULL,
        PRIMARY KEY (session, step, place)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX hands_by_end ON hand_index (ended, session, hand)",
    f"CREATE INDEX hands_by_pot ON hand_index ({BY_POT})",
    """
    CREATE TABLE hand_players (
        -- Who sat where between two positions (step * 100000 + event); last = NULL: still. known = the name as it is
        -- looked up. Gone as soon as the book is rewritten: it holds names.
        session INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        first INTEGER NOT NULL,
        last INTEGER,
        name TEXT NOT NULL,
        known TEXT NOT NULL,
        PRIMARY KEY (session, seat, first)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX hands_by_player ON hand_players (known, session, seat, first, last)",
    "CREATE TABLE hand_indexed (session INTEGER PRIMARY KEY, newest INTEGER NOT NULL) STRICT -- steps looked at so far",
)
