"""The hands of a session as they are listed: read from the steps in which a hand ended."""

from msgspec import Struct

from engine.events import HandEnded, Misdealt, PotsAwarded, Share
from engine.journal.codec import events_of
from engine.journal.steps import Step
from engine.state.hand import won_by


class HandLine(Struct, frozen=True, kw_only=True):
    """An ended hand; amounts in chips."""

    number: int
    """From 1 in its session."""
    step: int
    """The sequence of the step that ended it."""
    place: int
    """Which event of that step did, from 0."""
    at: int
    """The second of the session at which it ended."""
    pot: int
    """All pots, before rake and drop."""
    rake: int
    """Rake taken."""
    drop: int
    """Drop taken."""
    winners: tuple[tuple[int, int], ...]
    """(seat, chips won from the pots)."""
    results: tuple[tuple[int, int], ...]
    """(seat, won less put in) of everyone dealt in."""
    by_folds: bool
    """Whether all others had folded."""
    corrected: bool
    """Whether an action or the award was corrected (PRO-11, NOW-10)."""
    misdeal: str = ""
    """Why it was one (PRO-14), "" when it was played."""


def winners_of(shares: tuple[Share, ...]) -> tuple[tuple[int, int], ...]:
    """What each seat took out of all pots together, seats in order."""
    return tuple(sorted(won_by(shares).items()))


def hand_lines(step: Step) -> tuple[HandLine, ...]:
    """The hands that ended in a step, oldest first (a step of a script may play several)."""
    lines: list[HandLine] = []
    pots: PotsAwarded | None = None
    for place, event in enumerate(events_of(step)):
        if isinstance(event, PotsAwarded):
            pots = event
        elif isinstance(event, HandEnded):
            lines.append(_line(step, place, event, pots))
            pots = None
        elif isinstance(event, Misdealt):
            lines.append(_misdealt(step, place, event))
    return tuple(lines)


def _misdealt(step: Step, place: int, event: Misdealt) -> HandLine:
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


def _line(step: Step, place: int, ended: HandEnded, pots: PotsAwarded | None) -> HandLine:
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
