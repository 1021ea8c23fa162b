"""When somebody lost the last chips of the own, where chips of a wrong rebuy or add-on lay in the stack (STK-2, STK-3).

Once such a purchase is put right its chips were never there: who then has none went out in the hand in which the stack
came down to them. So what is lost is kept, as long as anything bought lies in the stack. The one rule for the seats,
the players' display, the recap and the exports.
"""

from msgspec import Struct

from engine.state.ending import When


class Loss(Struct, frozen=True):
    """Chips lost in a hand, or after it, with chips of purchases in the stack; in chips without wrong purchases."""

    hand: int
    """The number of the hand."""
    start: int
    """The stack before it."""
    left: int
    """The stack after it."""
    purchases: int
    """How many rebuys and add-ons of the player stood then."""

    @property
    def takes_all(self) -> bool:
        """Whether the last chips of the own went here."""
        return self.left <= 0 < self.start


Losses = tuple[Loss, ...]
"""In the order they happened; none that a later one makes idle."""


def noted(losses: Losses, loss: Loss, bought: int) -> Losses:
    """The losses with one more, where it can matter: it left no more than what was `bought` by rebuys and add-ons."""
    if not loss.purchases or loss.left >= loss.start or loss.left > bought:
        return losses
    return (*(before for before in losses if before.purchases != loss.purchases or not _within(before, loss)), loss)


def _within(before: Loss, after: Loss) -> bool:
    """Whether whatever would be lost by `before` is still there and lost by `after`."""
    return after.left <= before.left and before.start <= after.start


def without_purchase(losses: Losses, purchases: int, amount: int) -> Losses:
    """The losses where the last of so many `purchases`, of `amount` chips, was none."""
    return tuple(
        Loss(loss.hand, loss.start - amount, loss.left - amount, purchases - 1) if loss.purchases == purchases else loss
        for loss in losses
    )


def went_out(losses: Losses, before: When | None, hand: int) -> When:
    """When somebody without chips went out: with the last chips of the own, or as they were out `before` already.

    Args:
        losses: what was lost, without the purchases that were none.
        before: when the player went out last, None = never.
        hand: the last hand, for chips that went nobody knows how.
    """
    known = [(loss.hand, False, loss.start) for loss in losses if loss.takes_all]
    return max([before, *known] if before is not None else known, key=lambda when: when[0], default=(hand, False, 0))
