"""Small parts every room of `evolve` uses: a player or hand looked up, put back changed."""

from msgspec.structs import replace

from engine.betting.rounds import seats_with
from engine.state import Hand, HandSeat, Player, TableState
from engine.state.ending import When
from engine.state.own_chips import Loss, Losses, noted, went_out, without_purchase


def with_bust(state: TableState, name: str, when: When) -> TableState:
    """A player went out of the tournament; what they came to before a rebuy counts no more."""
    if not state.settings.tournament:
        return state
    busts = (*(bust for bust in state.busts if bust[0] != name), (name, when))
    return replace(state, busts=busts, losses=_of_others(state, name))


def with_loss(state: TableState, player: Player, hand: int, start: int, left: int) -> TableState:
    """A player of a tournament has fewer chips than before: out, or less with bought chips in the stack."""
    if not state.settings.tournament or left >= start:
        return state
    if not left:
        return with_bust(state, player.name, (hand, False, start))
    bought = sum(amount for _, amount in player.purchases)
    before = dict(state.losses).get(player.name, ())
    losses = noted(before, Loss(hand, start, left, len(player.purchases)), bought)
    if losses == before:
        return state
    return replace(state, losses=(*_of_others(state, player.name), (player.name, losses)))


def without_bought(state: TableState, player: Player, purchases: int, amount: int) -> TableState:
    """The last of so many `purchases` of a player, of `amount` chips, was none: who has none left went out before."""
    losses = without_purchase(dict(state.losses).get(player.name, ()), purchases, amount)
    if not player.stack:
        return with_bust(state, player.name, went_out(losses, dict(state.busts).get(player.name), state.number))
    return replace(state, losses=(*_of_others(state, player.name), (player.name, losses)))


def _of_others(state: TableState, name: str) -> tuple[tuple[str, Losses], ...]:
    """What others lost."""
    return tuple(lost for lost in state.losses if lost[0] != name)


def running_hand(state: TableState) -> Hand:
    """The hand that is running; the event is only decided while there is one."""
    assert state.hand is not None
    return state.hand


def dealt_at(hand: Hand, seat: int) -> HandSeat:
    """The seat in the hand; the event is only decided for one that is dealt in."""
    dealt = hand.seats[seat - 1]
    assert dealt is not None
    return dealt


def with_dealt(hand: Hand, dealt: HandSeat) -> Hand:
    """The hand with `dealt` in its place."""
    return replace(hand, seats=seats_with(hand, dealt))


def player_at(state: TableState, seat: int) -> Player:
    """Who sits in `seat`; the event is only decided for a seat that is taken."""
    player = state.player(seat)
    assert player is not None
    return player


def without_hand(state: TableState) -> TableState:
    """The table with no hand, and nothing in it that could be gone back to or is open."""
    return replace(state, hand=None, before=None, asked_last=None, undealt=None, question=None)


def put_player(state: TableState, seat: int, player: Player | None) -> TableState:
    """The table with `player` in `seat` (from 1)."""
    return replace(state, seats=(*state.seats[: seat - 1], player, *state.seats[seat:]))
