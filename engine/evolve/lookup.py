"""Helpers of all files of `evolve`: look up a player or hand, and put a changed one back."""

from msgspec.structs import replace

from engine.betting.rounds import seats_with
from engine.state import Hand, HandSeat, Player, TableState
from engine.state.ending import When
from engine.state.own_chips import Loss, Losses, losses_with, went_out, without_purchase


def with_bust(state: TableState, name: str, when: When) -> TableState:
    """Return the state with a player out of the tournament; the player's earlier bust and losses are dropped."""
    if not state.settings.tournament:
        return state
    busts = (*(other for other in state.busts if other[0] != name), (name, when))
    return replace(state, busts=busts, losses=_losses_of_others(state, name))


def with_loss(state: TableState, player: Player, hand: int, start: int, left: int) -> TableState:
    """Return the state after a tournament player's stack fell: out, or a loss with purchased chips in the stack."""
    if not state.settings.tournament or left >= start:
        return state
    if not left:
        return with_bust(state, player.name, (hand, False, start))
    bought = sum(amount for _, amount in player.purchases)
    before = dict(state.losses).get(player.name, ())
    losses = losses_with(before, Loss(hand, start, left, len(player.purchases)), bought)
    if losses == before:
        return state
    return replace(state, losses=(*_losses_of_others(state, player.name), (player.name, losses)))


def without_bought(state: TableState, player: Player, purchases: int, amount: int) -> TableState:
    """Return the state without the last of `purchases`, of `amount` chips; a player left with none went out earlier."""
    losses = without_purchase(dict(state.losses).get(player.name, ()), purchases, amount)
    if not player.stack:
        return with_bust(state, player.name, went_out(losses, dict(state.busts).get(player.name), state.number))
    return replace(state, losses=(*_losses_of_others(state, player.name), (player.name, losses)))


def _losses_of_others(state: TableState, name: str) -> tuple[tuple[str, Losses], ...]:
    """Return the losses of all other players."""
    return tuple(other for other in state.losses if other[0] != name)


def running_hand(state: TableState) -> Hand:
    """Return the running hand; such events occur only in a hand."""
    assert state.hand is not None
    return state.hand


def dealt_at(hand: Hand, seat: int) -> HandSeat:
    """Return the seat in the hand; such events occur only for seats dealt in."""
    dealt = hand.seats[seat - 1]
    assert dealt is not None
    return dealt


def with_dealt(hand: Hand, dealt: HandSeat) -> Hand:
    """Return the hand with `dealt` in its place."""
    return replace(hand, seats=seats_with(hand, dealt))


def player_at(state: TableState, seat: int) -> Player:
    """Return the player in `seat`; such events occur only for taken seats."""
    player = state.player(seat)
    assert player is not None
    return player


def without_hand(state: TableState) -> TableState:
    """Return the table without hand, restorable hands and question."""
    return replace(state, hand=None, before=None, asked_last=None, undealt=None, question=None)


def put_player(state: TableState, seat: int, player: Player | None) -> TableState:
    """Return the table with `player` in `seat` (from 1)."""
    return replace(state, seats=(*state.seats[: seat - 1], player, *state.seats[seat:]))
