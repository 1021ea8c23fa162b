"""How a tournament with prizes stands: what the pool holds, what is still to be won, what is closed."""

from engine.prizes.payouts import payouts
from engine.refusals import refuse
from engine.settings.records import Prizes
from engine.state import Bought, TableState


def pool(prizes: Prizes, entries: int, rebuys: int, add_ons: int) -> int:
    """What there is to win, in minor units: fees and bounties are no part of it."""
    return entries * prizes.entry + rebuys * prizes.rebuy + add_ons * prizes.add_on


def paid_places(prizes: Prizes, entries: int, rebuys: int, add_ons: int, players: int) -> tuple[int, ...]:
    """The prize of each place that is paid, the first one first."""
    whole = pool(prizes, entries, rebuys, add_ons)
    return payouts(whole, entries, players, prizes.shares, prizes.amounts, prizes.coin)


def standing(state: TableState) -> tuple[int, ...]:
    """The seats that are still in a tournament: those with chips."""
    return tuple(seat for seat, player in enumerate(state.seats, 1) if player is not None and player.stack)


def prizes_now(state: TableState) -> tuple[int, ...]:
    """The prize of each place as it stands, in minor units; () where no prizes are played for."""
    prizes = state.settings.prizes
    if prizes is None:
        return ()
    names = {player.name for player in state.seats if player is not None} | {name for name, _ in state.busts}
    return paid_places(prizes, len(state.entries), state.rebuys, state.add_ons, len(names))


def closed(state: TableState) -> bool:
    """Whether nobody may enter, rebuy or add on any more."""
    prizes = state.settings.prizes
    return prizes is not None and 0 < prizes.closed_after < state.level


def check_open(state: TableState) -> None:
    """Refuse an entry, a rebuy or an add-on after they closed, or after the prizes were split."""
    prizes = state.settings.prizes
    if state.split is not None:
        raise refuse("phase", "entries_after_split")
    if prizes is not None and closed(state):
        raise refuse("phase", "entries_closed", level=prizes.closed_after, now=state.level)


def bought_as(state: TableState, has: int, what: Bought | None) -> Bought | None:
    """What chips are bought as: where prizes are played for a rebuy for who has none, an add-on otherwise."""
    if state.settings.prizes is None:
        if what is not None:
            raise refuse("settings", "no_prizes")
        return None
    return what or ("add_on" if has else "rebuy")
