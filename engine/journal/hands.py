"""The hands of a session as they are listed: read from the steps in which a hand ended."""

from msgspec import Struct

from engine.events import HandEnded, Misdealt, PotsAwarded, Share
from engine.journal.codec import events_of
from engine.journal.steps import Step


class HandLine(Struct, frozen=True, kw_only=True):
    """An ended hand. Chips; `pot` before rake and drop; `winners` = (seat, chips won from the pots).

    `results` = (seat, won less put in) of everyone dealt in; `step` the sequence of the step that ended it, `place`
    which of its events did, `at` its second; `corrected`: an action or the award was corrected (PRO-11, NOW-10).
    `misdeal` = why it was one (PRO-14), "" when it was played.
    """

    number: int
    step: int
    place: int
    at: int
    pot: int
    rake: int
    drop: int
    winners: tuple[tuple[int, int], ...]
    results: tuple[tuple[int, int], ...]
    by_folds: bool
    corrected: bool
    misdeal: str = ""


def winners_of(shares: tuple[Share, ...]) -> tuple[tuple[int, int], ...]:
    """What each seat took out of all pots together, seats in order."""
    won: dict[int, int] = {}
    for share in shares:
        won[share.seat] = won.get(share.seat, 0) + share.amount
    return tuple(sorted(won.items()))


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
