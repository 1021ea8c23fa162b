"""The prizes of a tournament: pool, prize of each place, prizes still open, and when entries are closed.

Amounts in minor units of the tournament's currency.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.refusals import refuse
from engine.settings.records import Prizes
from engine.state import BoughtAs, TableState

USUAL: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (0, (100,)),
    (5, (65, 35)),
    (8, (50, 30, 20)),
    (12, (45, 27, 18, 10)),
    (18, (40, 25, 16, 11, 8)),
    (27, (35, 22, 15, 12, 9, 7)),
)
"""Shares in percent by the least number of entries, for houses that set none."""


def usual_shares(entries: int) -> tuple[int, ...]:
    """Return the percent of each place, the first one first, for a number of entries."""
    return next(shares for least, shares in reversed(USUAL) if entries >= least)


def by_shares(pool: int, shares: Sequence[int], coin: int = 1) -> tuple[int, ...]:
    """Return the prizes of a pool divided in proportion to `shares`.

    Each prize is rounded down to whole coins of `coin` minor units; the rest goes to the first.
    """
    all_shares = sum(shares)
    prizes = [pool * share // all_shares // coin * coin for share in shares]
    return (prizes[0] + pool - sum(prizes), *prizes[1:])


def by_amounts(pool: int, amounts: Sequence[int]) -> tuple[int, ...]:
    """Return fixed prizes: an excess of the pool goes to the first; a pool too small pays from the first down."""
    remaining, prizes = pool, []
    for amount in amounts:
        prizes.append(min(amount, remaining))
        remaining -= prizes[-1]
    return (prizes[0] + remaining, *prizes[1:])


def payouts(
    pool: int, entries: int, players: int, shares: Sequence[int] = (), amounts: Sequence[int] = (), coin: int = 1
) -> tuple[int, ...]:
    """Return the prize of each paid place, the first one first; their sum is the pool.

    Args:
        pool: the whole amount, in minor units.
        entries: the number of entries; the usual shares depend on it.
        players: the number of players; no more places than that are paid.
        shares: the house's own shares in any unit, () = the usual ones.
        amounts: the house's fixed prizes, () = by shares.
        coin: unit that prizes by shares are rounded down to.
    """
    if not pool:
        return ()
    prizes = (
        by_amounts(pool, amounts[:players])
        if amounts
        else by_shares(pool, (shares or usual_shares(entries))[:players], coin)
    )
    return tuple(prize for prize in prizes if prize)


def of_places(prizes: Sequence[int], place: int, sharing: int, coin: int = 1) -> tuple[int, ...]:
    """Return the parts of `sharing` players in the same place: the prizes of the places they fill, divided equally.

    In whole coins; odd coins go to the earlier ones, a rest below a coin to the first.
    """
    coins, rest = divmod(sum(prizes[place - 1 : place - 1 + sharing]), coin)
    parts = [(coins // sharing + (number < coins % sharing)) * coin for number in range(sharing)]
    return (parts[0] + rest, *parts[1:])


def won_by(
    places: Mapping[str, int], prizes: Sequence[int], parts: Mapping[str, int], first: int = 0, coin: int = 1
) -> dict[str, int]:
    """Return the winnings of each player with a place, by name: the prize of the place, or the part of a split.

    Places that were split are paid once, by the parts, so that payments never exceed the pool.

    Args:
        places: the final place of each player; none for players whose place may still change.
        prizes: the prize of each place, the first one first.
        parts: the part of each player in a split.
        first: the amount the split kept for the first.
        coin: unit that shared prizes are rounded down to.
    """
    won: dict[str, int] = {}
    for place in sorted(set(places.values())):
        sharing = [name for name, other in places.items() if other == place]
        played_for = (first,) if place <= len(parts) else prizes
        won.update(zip(sharing, of_places(played_for, place, len(sharing), coin), strict=True))
    for name, part in parts.items():
        won[name] = won.get(name, 0) + part
    return won


def pool(prizes: Prizes, entries: int, rebuys: int, add_ons: int) -> int:
    """Return the pool in minor units, without fees and bounties."""
    return entries * prizes.entry + rebuys * prizes.rebuy + add_ons * prizes.add_on


def paid_places(prizes: Prizes, entries: int, rebuys: int, add_ons: int, players: int) -> tuple[int, ...]:
    """Return the prize of each paid place, the first one first."""
    whole = pool(prizes, entries, rebuys, add_ons)
    return payouts(whole, entries, players, prizes.shares, prizes.amounts, prizes.coin)


def seats_with_chips(state: TableState) -> tuple[int, ...]:
    """Return the seats still in a tournament: those with chips."""
    return tuple(seat for seat, player in enumerate(state.seats, 1) if player is not None and player.stack)


def prizes_now(state: TableState) -> tuple[int, ...]:
    """Return the present prize of each place, in minor units; () where no prizes are played for."""
    prizes = state.settings.prizes
    if prizes is None:
        return ()
    names = {player.name for player in state.seats if player is not None} | {name for name, _ in state.busts}
    return paid_places(prizes, len(state.entries), state.rebuys, state.add_ons, len(names))


def check_open(state: TableState) -> None:
    """Refuse an entry, a rebuy or an add-on after the close or after a split of the prizes.

    Raises:
        Refused: code `phase`.
    """
    prizes = state.settings.prizes
    if state.split is not None:
        raise refuse("phase", "entries_after_split")
    if prizes is not None and state.entries_closed:
        raise refuse("phase", "entries_closed", level=prizes.closed_after, now=state.level)


def bought_as(state: TableState, has: int, what: BoughtAs | None) -> BoughtAs | None:
    """Return the kind of a purchase where prizes are played for: a rebuy without chips, else an add-on.

    Raises:
        Refused: a kind is given where no prizes are played for (`settings`).
    """
    if state.settings.prizes is None:
        if what is not None:
            raise refuse("settings", "no_prizes")
        return None
    return what or ("add_on" if has else "rebuy")
