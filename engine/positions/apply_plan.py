"""Apply the plan of a deal to players and table; `evolve` begins the hand and moves the chips.

Players who left are kept by name, with what they owe on return (ENT-2, KIL-6, STK-2).
"""

from msgspec.structs import replace

from engine.positions.coming_players import presence_of
from engine.state import NOTHING_MISSED, DealPlan, Missed, Player, TableState


def latest_of(state: TableState, name: str) -> Player | None:
    """Return the record of the player of this name when last leaving the table, None without one."""
    if not state.gone and not state.vacated:
        return None
    leavers = [*state.gone, *(player for _, player in state.vacated)]
    return next((player for player in reversed(leavers) if player.name == name), None)


def still_owed(state: TableState, leaver: Player | None) -> Missed:
    """Return the marks a leaver still owes, in chips; none where the house treats leavers as new (ENT-2, ENT-3).

    Where newcomers post, they are at least a newcomer's big blind, so that leaving makes nothing cheaper.
    """
    settings = state.settings
    if leaver is None or not leaver.missed.any or settings.leaver_returns != "still_owes":
        return NOTHING_MISSED
    if not leaver.missed.big and settings.new_player != "free":
        return replace(leaver.missed, big=settings.big_blind)
    return leaver.missed


def with_debt(state: TableState, player: Player, leaver: Player | None) -> Player:
    """Return the player who sits down with the debt of the sitting before, then not as a new player (ENT-2)."""
    missed = still_owed(state, leaver)
    if leaver is None or not missed.any:
        return player
    as_new = leaver.as_new or missed.big != leaver.missed.big
    return replace(player, new=False, missed=missed, skipped=True, returned=True, as_new=as_new)


def place_taken_over(state: TableState, seat: int, sitter: Player) -> TableState:
    """Clear the marks of a leaver whose place `sitter` takes over with them, so that they are owed once (ENT-5)."""
    if not sitter.missed.any or sitter.returned or state.settings.leaver_returns != "still_owes":
        return state
    vacated = tuple(
        (place, replace(leaver, missed=NOTHING_MISSED) if place == seat else leaver) for place, leaver in state.vacated
    )
    return replace(state, vacated=vacated)


def apply_plan(state: TableState, plan: DealPlan) -> TableState:
    """Return the table after `plan` is dealt: entered players, marks, hands sat out, the kill; no announcements."""
    new_marks = dict(plan.missed)
    dealt = plan.positions.dealt
    seats = list(state.seats)
    for place, player in enumerate(seats):
        if player is None:
            continue
        seat = place + 1
        after = _dealt_in(player, seat, plan) if seat in dealt else _not_dealt_in(state, player, seat, plan)
        marks = new_marks.get(seat)
        seats[place] = after if marks is None else _marked(after, marks, dealt=seat in dealt)
    gone = state.gone
    if state.vacated:
        leavers = {player.name: player for player in (*gone, *(leaver for _, leaver in state.vacated))}
        gone = tuple(player for player in leavers.values() if _is_kept(state, player))
    return replace(
        state,
        seats=tuple(seats),
        positions=plan.positions,
        placed_button=None,
        placed_blinds=None,
        orbit=plan.orbit,
        gone=gone,
        kill=plan.kill_after,
        announced=(),
        bomb=None,
        boards=1,
        splash=0,
        vacated=(),
    )


def _is_kept(state: TableState, player: Player) -> bool:
    """Return whether a leaver is kept: for an early return (STK-2), a leg or due kill (KIL-6), or marks (ENT-2)."""
    window = state.settings.return_window
    has_debt = player.legs > 0 or player.kill_debt > 0 or still_owed(state, player).any
    return has_debt or (window is not None and state.at - player.left_at < window * 60)


def _dealt_in(player: Player, seat: int, plan: DealPlan) -> Player:
    """Return a player dealt in, free of debts: the kill is posted (KIL-6), an agreed one comes next hand (KIL-12)."""
    if seat in plan.entered:
        player = replace(
            player,
            presence="in",
            entry=None,
            new=False,
            sit_over=0,
            away=False,
            deal_off=False,
            returned=False,
            as_new=False,
            kills_next=player.entry == "kill_next" and plan.kill > 0,
        )
    elif presence_of(player) == "in" and player.presence == "out":
        # ENT-7: a broke player who rebought and missed no blind
        player = replace(player, presence="in")
    if player.skipped and seat not in plan.folded:
        player = replace(player, skipped=False)
    if player.unposted:
        player = replace(player, unposted=0)
    if seat == plan.killer and (player.kill_debt or player.kills_next):
        player = replace(player, kill_debt=max(0, player.kill_debt - 1), kills_next=False)
    return player


def _not_dealt_in(state: TableState, player: Player, seat: int, plan: DealPlan) -> Player:
    """Return a player not dealt in: marked as skipped, one hand less to sit out (ENT-6), a due kill owed (KIL-6).

    A button to be bought in this hand is not bought in a later one: the player chooses a way in again (NOW-1).
    """
    if not player.skipped:
        player = replace(player, skipped=True)
    if player.entry == "buy_button" and not plan.bomb:
        player = replace(player, entry=None)
    if seat in plan.sat_over:
        hands_left = player.sit_over - 1
        player = replace(player, sit_over=hands_left)
        if hands_left == 0 and player.presence == "waiting" and not player.missed.any and not player.new:
            player = replace(player, presence="in", entry=None, deal_off=False)
    if seat in plan.dealt_off:
        player = replace(player, deal_off=False, entry="post", sit_over=0)
    if seat == state.kill.due and not plan.bomb and not player.away:
        # a player who chose to sit out took the debt along then
        player = replace(player, kill_debt=player.kill_debt + 1)
    return player


def _marked(player: Player, marks: Missed, *, dealt: bool) -> Player:
    """Return the player with these marks; new marks require a new way in (ENT-7, STK-3)."""
    player = replace(player, as_new=player.as_new and marks.big == player.missed.big)
    if dealt or player.presence != "in" or not marks.any:
        return replace(player, missed=marks)
    return replace(player, missed=marks, presence="waiting", entry=None)
