"""Who came where in a tournament: places as players run out of chips (STK-3)."""

from dataclasses import dataclass, field
from typing import Protocol

from engine.state.ending import When, places
from engine.state.own_chips import Losses, went_out


class NamedStay(Protocol):
    """One player's stay at the table; the name may change later."""

    player: str


@dataclass
class Places:
    """Who is out, in the order they went; players as their stays at the table, because names may change later."""

    out: list[tuple[When, NamedStay]] = field(default_factory=list)
    """When: hand, whether they left with chips after it, and chips: those left with, or brought into the last hand."""

    standing: list[NamedStay] = field(default_factory=list)
    """Those who had chips when the game ended."""
    bought_back: dict[str, tuple[When, NamedStay]] = field(default_factory=dict)
    """Who was out and bought chips, by name, as they were out before."""

    def broke(self, hand: int, chips: int, stay: NamedStay) -> None:
        """Somebody lost the last of `chips` in a hand."""
        self._went((hand, False, chips), stay)

    def left(self, hand: int, chips: int, stay: NamedStay, closing: bool) -> None:
        """Somebody left after a hand, `closing` = because the game ended; who was out already stays where they came."""
        if chips:
            self._went((hand, True, chips), stay)
            self.standing += [stay] if closing else []

    def back(self, name: str) -> None:
        """Somebody bought chips: what they came to before counts no more."""
        self.bought_back.update((stay.player, (when, stay)) for when, stay in self.out if stay.player == name)
        self._drop(name)

    def _drop(self, name: str) -> None:
        self.out = [gone for gone in self.out if gone[1].player != name]

    def out_again(self, stay: NamedStay, losses: Losses, hand: int) -> int:
        """A purchase of a player is withdrawn, who has no chips left: out with the last of the own, or as before.

        Args:
            stay: the player.
            losses: what the player lost, without the purchase.
            hand: the last hand.

        Returns:
            The hand in which the player went out.
        """
        before = self.bought_back.pop(stay.player, None)
        when = went_out(losses, before[0] if before is not None else None, hand)
        self._drop(stay.player)
        self.out = sorted([*self.out, (when, stay)], key=lambda gone: gone[0])
        return when[0]

    def hands(self) -> dict[str, int]:
        """The hand in which each player who is out went; those who had chips at the end are not out."""
        standing = {stay.player for stay in self.standing}
        return {stay.player: when[0] for when, stay in self.out if stay.player not in standing}

    def _went(self, when: When, stay: NamedStay) -> None:
        self._drop(stay.player)
        self.out.append((when, stay))

    def places(self, names: set[str]) -> dict[str, int]:
        """Places by name, the last one standing first; nobody who still plays against others has one."""
        gone = [(stay.player, when) for when, stay in self.out]
        still = names - {name for name, _ in gone}
        return {**(dict.fromkeys(still, 1) if len(still) == 1 else {}), **places(gone, len(still))}
