"""Counts of stacks and cash-outs that stand whatever is corrected before them (STK-1, NOW-10, PRO-11).

What was counted lies there, and who left has taken the chips along: only what they are off by is another amount then.
"""

from collections.abc import Iterable

from msgspec import Struct

from engine.events import AnyEvent, HandStarted, PlayerLeft, StackCounted
from engine.journal.amending import Redecided
from engine.journal.codec import events_of
from engine.journal.store_protocol import mark_of

COUNTED = mark_of("StackCounted")
"""What stands in the events of a step that counts a stack."""
LEFT = mark_of("PlayerLeft")
"""What stands in the events of a step by which somebody leaves."""


class CountHeld(Struct, frozen=True):
    """A count that comes after a corrected line, and is off by another amount with the correction."""

    step: int
    """The sequence of the step that counted, as it is in the book."""
    seat: int
    """Whose stack, by the seat at that time."""
    stack: int
    """Chips counted: the stack from then on, with the correction as without it."""
    hand: int
    """The hand it was counted in or after, from 1."""
    running: bool
    """Whether it was counted in it."""
    was: int
    """Counted less recorded, as it is in the book."""
    now: int
    """Counted less recorded, with the correction."""


class CashOut(Struct, frozen=True):
    """A player who left after a corrected line, with other chips than the book has with the correction (PRO-11)."""

    name: str
    """Who."""
    hand: int
    """The hand after which they left."""
    was: int
    """Chips they took along, as it is in the book."""
    now: int
    """Chips they would have taken along with the correction."""


def counts_held(rows: Iterable[Redecided]) -> tuple[CountHeld, ...]:
    """The counts among steps decided again that are off by another amount now, in their order; chip races are none."""
    held = []
    for row in rows:
        if COUNTED not in row.was.events:
            continue
        for was, now in zip(_counts(events_of(row.was)), _counts(row.now.events), strict=False):
            if (was.seat, was.stack) == (now.seat, now.stack) and was.difference != now.difference:
                hand, running = _hand(row)
                held.append(
                    CountHeld(row.was.sequence, was.seat, was.stack, hand, running, was.difference, now.difference)
                )
    return tuple(held)


def _counts(events: Iterable[AnyEvent]) -> list[StackCounted]:
    return [event for event in events if isinstance(event, StackCounted) and not event.race]


def _hand(row: Redecided) -> tuple[int, bool]:
    """The hand a count of this step belongs to, and whether it runs then; one that its step deals comes after it."""
    deals = sum(isinstance(event, HandStarted) for event in row.now.events)
    return row.was.hand - deals, not deals and row.now.state.hand is not None


def cash_outs(rows: Iterable[Redecided]) -> tuple[CashOut, ...]:
    """The cash-outs among steps decided again that come to another amount now, in their order."""
    changed = []
    for row in rows:
        if LEFT not in row.was.events:
            continue
        for was, now in zip(_left(events_of(row.was)), _left(row.now.events), strict=False):
            if (was.seat, was.player.name) == (now.seat, now.player.name) and was.cashed != now.cashed:
                changed.append(CashOut(was.player.name, row.was.hand, was.cashed, now.cashed))
    return tuple(changed)


def _left(events: Iterable[AnyEvent]) -> list[PlayerLeft]:
    return [event for event in events if isinstance(event, PlayerLeft)]
