"""Places of the players in a tournament, by the order in which they ran out of chips (STK-3)."""

from dataclasses import dataclass, field
from typing import Protocol

from engine.state.ending import When, places
from engine.state.own_chips import Losses, went_out


class NamedStay(Protocol):
    """A player's stay at the table, whose name may change later."""

    player: str


@dataclass
class Places:
    """Players who are out, in order; players are held as their stays, because names may change later."""

    out: list[tuple[When, NamedStay]] = field(default_factory=list)
    """When: hand, whether the player left with chips after it, chips then or in the last hand; and the stay."""

    standing: list[NamedStay] = field(default_factory=list)
    """Players who had chips when the game ended."""
    bought_back: dict[str, tuple[When, NamedStay]] = field(default_factory=dict)
    """Players who bought chips after going out, by name, with their entry in `out` before."""

    def broke(self, hand: int, chips: int, stay: NamedStay) -> None:
        """Record a player who lost the last of `chips` in a hand."""
        self._add_out((hand, False, chips), stay)

    def left(self, hand: int, chips: int, stay: NamedStay, closing: bool) -> None:
        """Record a player who left after a hand, `closing` = as the game ended; no change for one without chips."""
        if chips:
            self._add_out((hand, True, chips), stay)
            self.standing += [stay] if closing else []

    def back(self, name: str) -> None:
        """Remove a player who bought chips from `out`; the place before does not count any more."""
        self.bought_back.update((stay.player, (when, stay)) for when, stay in self.out if stay.player == name)
        self._drop(name)

    def _drop(self, name: str) -> None:
        self.out = [gone for gone in self.out if gone[1].player != name]

    def out_again(self, stay: NamedStay, losses: Losses, hand: int) -> int:
        """Withdraw a purchase of a player without chips left, who is out with the last own chips, or as before.

        Args:
            stay: the player.
            losses: losses of the player, without the purchase.
            hand: number of the last hand.

        Returns:
            The hand in which the player went out.
        """
        earlier = self.bought_back.pop(stay.player, None)
        out_at = went_out(losses, earlier[0] if earlier is not None else None, hand)
        self._drop(stay.player)
        self.out = sorted([*self.out, (out_at, stay)], key=lambda gone: gone[0])
        return out_at[0]

    def hands(self) -> dict[str, int]:
        """Return the hand in which each player went out, without those who had chips at the end."""
        with_chips = {stay.player for stay in self.standing}
        return {stay.player: when[0] for when, stay in self.out if stay.player not in with_chips}

    def _add_out(self, out_at: When, stay: NamedStay) -> None:
        self._drop(stay.player)
        self.out.append((out_at, stay))

    def places(self, names: set[str]) -> dict[str, int]:
        """Return places by name, the last player with chips first; players still playing others have none."""
        players_out = [(stay.player, when) for when, stay in self.out]
        remaining = names - {name for name, _ in players_out}
        return {**(dict.fromkeys(remaining, 1) if len(remaining) == 1 else {}), **places(players_out, len(remaining))}
