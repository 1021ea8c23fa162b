"""The end of a player's own chips while chips of a wrong rebuy or add-on were in the stack (STK-2, STK-3).

A corrected purchase counts as never made: a player left with nothing went out in the hand in which the stack fell to
the chips of that purchase. So losses are kept as long as purchased chips are in the stack. Seats, the players' display,
recap and exports all use this rule.
"""

from msgspec import Struct

from engine.state.ending import When


class Loss(Struct, frozen=True):
    """Chips lost in or after a hand with purchased chips in the stack; in chips without wrong purchases."""

    hand: int
    """The hand number."""
    start: int
    """The stack before it."""
    left: int
    """The stack after it."""
    purchases: int
    """The number of the player's rebuys and add-ons at that time."""

    @property
    def takes_all(self) -> bool:
        """Return whether the player's own last chips were lost here."""
        return self.left <= 0 < self.start


Losses = tuple[Loss, ...]
"""Losses in order of time, without those that a later loss makes irrelevant."""


def losses_with(losses: Losses, loss: Loss, bought: int) -> Losses:
    """Return the losses with `loss` added if relevant: it leaves at most the chips `bought` by rebuys and add-ons."""
    if not loss.purchases or loss.left >= loss.start or loss.left > bought:
        return losses
    return (*(old for old in losses if old.purchases != loss.purchases or not _is_covered(old, loss)), loss)


def _is_covered(earlier: Loss, later: Loss) -> bool:
    """Return whether `later` covers `earlier`: it takes all chips that `earlier` takes."""
    return later.left <= earlier.left and earlier.start <= later.start


def without_purchase(losses: Losses, purchases: int, amount: int) -> Losses:
    """Return the losses with the last of `purchases`, of `amount` chips, taken out as never made."""
    return tuple(
        Loss(loss.hand, loss.start - amount, loss.left - amount, purchases - 1) if loss.purchases == purchases else loss
        for loss in losses
    )


def went_out(losses: Losses, before: When | None, hand: int) -> When:
    """Return when a player without chips went out: with the last own chips, or at `before` already.

    Args:
        losses: the player's losses, without the purchases taken out.
        before: when the player last went out, None = never.
        hand: the last hand, for chips whose loss is not recorded.
    """
    busts = [(loss.hand, False, loss.start) for loss in losses if loss.takes_all]
    return max([before, *busts] if before is not None else busts, key=lambda when: when[0], default=(hand, False, 0))
