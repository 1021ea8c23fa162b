"""A tournament: who has won (STK-3)."""

from engine.state import TableState


def last_standing(state: TableState) -> int | None:
    """The seat of the only player with chips, once a hand was dealt and others are broke; None before that."""
    if not state.settings.tournament or not state.number or state.hand is not None or state.ended:
        return None
    seated = [(seat, player) for seat, player in enumerate(state.seats, 1) if player is not None]
    standing = [seat for seat, player in seated if player.stack]
    return standing[0] if len(standing) == 1 else None
