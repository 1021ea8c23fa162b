"""Who left the table and is back: what is remembered of them by name (ENT-2, KIL-6, STK-2)."""

from msgspec.structs import replace

from engine.state import NOTHING_MISSED, Missed, Player, TableState


def latest_of(state: TableState, name: str) -> Player | None:
    """The record of a player of this name as it left the table last, if it did."""
    if not state.gone and not state.vacated:
        return None
    left = [*state.gone, *(player for _, player in state.vacated)]
    return next((player for player in reversed(left) if player.name == name), None)


def still_owed(state: TableState, leaver: Player | None) -> Missed:
    """ENT-2, ENT-3: the marks a leaver who comes back still owes, in chips; none where the house takes them for new.

    Where newcomers post, it is no less than a newcomer's big blind: leaving makes nothing cheaper.
    """
    settings = state.settings
    if leaver is None or not leaver.missed.any or settings.leaver_returns != "still_owes":
        return NOTHING_MISSED
    if not leaver.missed.big and settings.new_player != "free":
        return replace(leaver.missed, big=settings.big_blind)
    return leaver.missed


def debts(state: TableState) -> tuple[tuple[str, int], ...]:
    """Leavers who still owe if they come back: name, and chips in all (ENT-2)."""
    names = dict.fromkeys(player.name for player in (*state.gone, *(player for _, player in state.vacated)))
    owed = ((name, still_owed(state, latest_of(state, name))) for name in names if not _seated(state, name))
    return tuple((name, missed.whole) for name, missed in owed if missed.any)


def _seated(state: TableState, name: str) -> bool:
    return any(player is not None and player.name == name for player in state.seats)


def with_debt(state: TableState, player: Player, known: Player | None) -> Player:
    """Who sits down, owing what was owed in the sitting before; no new player then."""
    missed = still_owed(state, known)
    return replace(player, new=False, missed=missed, skipped=True, returned=True) if missed.any else player


def place_taken_over(state: TableState, seat: int, sitter: Player) -> TableState:
    """ENT-5: the marks of a leaver go to who takes over the place, so they are owed once."""
    if not sitter.missed.any or sitter.returned or state.settings.leaver_returns != "still_owes":
        return state
    vacated = tuple(
        (place, replace(leaver, missed=NOTHING_MISSED) if place == seat else leaver) for place, leaver in state.vacated
    )
    return replace(state, vacated=vacated)
