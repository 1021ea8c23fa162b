"""Results of a tally: players, their stays, and chips of the events compared with chips on the table. Pure."""

from collections.abc import Iterable

from engine.journal.balance import Counted, chips_in_pots, chips_in_stacks
from engine.recap.balance import Balance
from engine.recap.player_records import PlayerResult, Sitting
from engine.recap.settle_records import Account, Party
from engine.recap.settlement import DEALERS_PARTY, HOUSE
from engine.recap.stays import Stay
from engine.recap.tally import Tally
from engine.state import TableState

TAKERS = (Party("house", HOUSE), Party("dealers", DEALERS_PARTY))
"""Parties that settle besides the players: the house (or kitty) and the dealers."""


def players_of(tally: Tally) -> tuple[PlayerResult, ...]:
    """Return the results by name, all stays together: the biggest winner first, in a tournament by place."""
    return tuple(sorted(_players(tally), key=_by_place if tally.tournament else _by_net))


def sittings_of(tally: Tally) -> tuple[Sitting, ...]:
    """Return all stays at the table, in the order they began."""
    return tuple(map(_sitting, tally.stays))


def balance_of(tally: Tally, state: TableState) -> Balance:
    """Return the chips of the events compared with the chips on the table."""
    stays, hands = tally.stays, tally.hands
    bought = sum(stay.bought for stay in stays)
    cashed = sum(stay.cashed for stay in stays)
    unaccounted = sum(stay.unaccounted for stay in stays)
    tips = sum(stay.tips for stay in stays)
    takes = sum(stay.takes for stay in stays)
    rake, drop = sum(hand.rake for hand in hands), sum(hand.drop for hand in hands)
    on_table = chips_in_stacks(state) + chips_in_pots(state)
    due = Counted(bought, cashed, rake, drop, tips + takes, tally.splashed, unaccounted, tally.raced).due
    return Balance(
        bought=bought,
        splashed=tally.splashed,
        unaccounted=unaccounted,
        cashed=cashed,
        on_table=on_table,
        rake=rake,
        drop=drop,
        tips=tips,
        takes=takes,
        missing=due - on_table,
        raced=tally.raced,
    )


def accounts(players: Iterable[PlayerResult], balance: Balance) -> tuple[Account, ...]:
    """Return the accounts of all parties: players by net, the house for what it took, dealers for tips."""
    all_accounts = [
        Account(Party("player", player.name), player.net, player.seats[0] if player.seats else 0) for player in players
    ]
    # Seats behind those of the players, who come first where amounts are equal.
    house = balance.rake + balance.drop + balance.takes - balance.splashed
    all_accounts += [Account(TAKERS[0], house, 100), Account(TAKERS[1], balance.tips, 101)]
    return tuple(all_accounts)


def _by_net(player: PlayerResult) -> tuple[int, str]:
    """Return a sort key: the biggest winner first."""
    return -player.net, player.name


def _by_place(player: PlayerResult) -> tuple[int, int, str]:
    """Return a sort key: players still playing first, the most chips first; then by place."""
    return player.place, -player.on_table, player.name


def _players(tally: Tally) -> Iterable[PlayerResult]:
    """Yield the results by name, all stays together."""
    by_name: dict[str, list[Stay]] = {}
    for stay in tally.stays:
        by_name.setdefault(stay.player, []).append(stay)
    places = tally.places.places(set(by_name)) if tally.tournament and tally.hands else {}
    hands_out = tally.places.hands() if places else {}
    for name, stays in by_name.items():
        result = PlayerResult(
            name=name,
            seats=tuple(dict.fromkeys(seat for stay in stays for seat in stay.seats)),
            buy_ins=sum(stay.buy_ins for stay in stays),
            bought=sum(stay.bought for stay in stays),
            cashed=sum(stay.cashed for stay in stays),
            on_table=sum(stay.stack for stay in stays),
            tips=sum(stay.tips for stay in stays),
            takes=sum(stay.takes for stay in stays),
            side=sum(stay.side for stay in stays),
            lent=sum(stay.lent for stay in stays),
            borrowed=sum(stay.borrowed for stay in stays),
            house_markers=sum(stay.house_markers for stay in stays),
            unaccounted=sum(stay.unaccounted for stay in stays),
            hands=sum(stay.hands for stay in stays),
            net=sum(stay.cashed + stay.stack + stay.lent - stay.borrowed - stay.bought for stay in stays),
            dealt=sum(stay.dealt for stay in stays),
            won=sum(stay.won for stay in stays),
            playing=any(stay.left is None for stay in stays),
            place=places.get(name, 0),
            out=hands_out.get(name, 0),
        )
        yield result


def _sitting(stay: Stay) -> Sitting:
    return Sitting(
        player=stay.player,
        seat=stay.seat,
        sat=stay.sat,
        left=stay.left,
        bought=stay.bought,
        cashed=stay.cashed,
        on_table=stay.stack,
    )
