"""The conditions for leavers who sit down again: debts, and the least buy-in (ENT-2, KIL-6, STK-2). Chips."""

from msgspec.structs import replace

from engine.positions.apply_plan import latest_of, still_owed
from engine.positions.coming_players import owed
from engine.positions.kill import kill_amount
from engine.positions.ways_in import brings_back
from engine.state import Player, TableState
from engine.view.between import ReturnView


def returning(state: TableState) -> tuple[ReturnView, ...]:
    """Return the leavers with conditions for their return, by name."""
    seated = {player.name for player in state.seats if player is not None}
    names = dict.fromkeys(player.name for player in (*state.gone, *(player for _, player in state.vacated)))
    left = (latest_of(state, name) for name in names if name not in seated)
    views = (_returns(state, player) for player in left if player is not None)
    return tuple(view for view in views if view != ReturnView(view.name))


def _returns(state: TableState, player: Player) -> ReturnView:
    missed, kill = still_owed(state, player), kill_amount(state.settings) if player.kill_debt else 0
    owes = missed.whole
    if kill:  # the kill replaces the live chips (KIL-10)
        owes = owed(state.settings, state.game, replace(player, missed=missed, new=False, sit_over=0))[1]
    return ReturnView(player.name, owes, kill, brings_back(state, player))
