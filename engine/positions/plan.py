"""The plan of the coming hand, computed once for `deal` and the views (BTN, BLD, ENT, STR, KIL, NOW).

In a mixed game it also tells the hands left of the current game and when the next is due (NOW-13).
"""

from engine.positions.clockwise import distance, following, swept
from engine.positions.coming_players import crowd_of
from engine.positions.kill import kill_amount
from engine.positions.lineup import LineUp, line_up
from engine.positions.marks import ChangedMarks, marks_after
from engine.positions.posts import posts_of
from engine.positions.straddles import NONE, Straddles, straddles_of
from engine.refusals import Refused
from engine.settings.records import Settings
from engine.state import DealPlan, KillState, Orbit, Positions, TableState


def next_game_due(state: TableState) -> bool:
    """Return whether the coming hand starts the next game: its hands are over or the button has been round (NOW-13)."""
    settings, mixing = state.settings, state.mixing
    if not settings.mix or not mixing.hands or settings.mix_change == "dealer":
        return False
    hands = hands_left(state)
    if hands is not None:
        return hands <= 0
    if state.positions is None:
        return False
    size, last = len(state.seats), state.positions.button
    return mixing.moved + distance(last, _next_button(state, last), size) >= size


def hands_left(state: TableState) -> int | None:
    """Return the hands left of this game where it changes by hands, else None (NOW-13).

    A button that stays for stud goes round no player: then the game has one hand for each player dealt in.
    """
    change, dealt_hands = state.settings.mix_change, state.mixing.hands
    if change.endswith(" hands"):
        return int(change.removesuffix(" hands")) - dealt_hands
    if change == "orbit" and dealt_hands and button_stays(state):
        dealt = state.last.dealt if state.hand is None else state.hand.order
        return len(dealt) - dealt_hands
    return None


def button_stays(state: TableState) -> bool:
    """Return whether the button stays where it is in this game (BTN-10)."""
    settings = state.settings
    return not settings.blinds and not settings.button_blind and settings.stud_button == "frozen"


def _next_button(state: TableState, last: int) -> int:
    """Return the button of the coming hand; with too few players, where it would go."""
    try:
        return line_up(state).positions.button
    except Refused:
        seats = tuple(seat for seat, player in enumerate(state.seats, 1) if player is not None)
        return following(seats, last) if seats else last


def chooser(state: TableState) -> int | None:
    """Return the seat that chooses the coming game, the next button's; None if no hand can start (NOW-13)."""
    try:
        button = line_up(state).positions.button
    except Refused:
        return None
    return button if state.player(button) is not None else None


def plan_deal(state: TableState) -> DealPlan:
    """Return the plan of the coming hand.

    Args:
        state: the table between two hands.

    Returns:
        Positions, posts and everything that changes for the players with this deal.

    Raises:
        Refused: code `phase`, "needs 2 players, has 1" (BTN-9).
    """
    line = line_up(state)
    positions, bomb, settings = line.positions, state.bomb, state.settings
    straddles = straddles_of(state, line)
    kill = kill_amount(settings) if line.killer is not None else 0
    all_dealt = len(positions.dealt) == sum(player is not None for player in state.seats)
    marks_stay = all_dealt and not line.entered and not any(p is not None and p.missed.any for p in state.seats)
    marks: ChangedMarks = () if marks_stay else marks_after(state, line)
    sat_over, dealt_off = ((), ()) if all_dealt else _moved_seats(state, line)
    return DealPlan(
        positions,
        posts_of(state, line, straddles),
        _starts_after(line, straddles, blinds=bomb is None and settings.big_blind > 0),
        0 if bomb is not None else _full_call(_opening(settings, positions), kill, straddles),
        entered=line.entered,
        folded=line.absent,
        missed=marks,
        killer=line.killer,
        kill=kill,
        straddles=tuple(seat for seat, _ in straddles.live),
        straddle=straddles.live[-1][1] if straddles.live else 0,
        sleepers=tuple(seat for seat, _ in straddles.sleepers),
        sat_over=sat_over,
        boards=bomb.boards if bomb is not None else state.boards,
        bomb=bomb is not None,
        splash=state.splash,
        kill_after=_kill_after(state, line),
        orbit=_orbit(state, line),
        dealt_off=dealt_off,
        fresh=line.fresh,
        voluntary=line.voluntary,
    )


def killed_plan(state: TableState) -> DealPlan | None:
    """Return the plan of a coming hand with a due or owed kill; None = no such kill, or no hand can start (KIL-6)."""
    if state.settings.kill is None or crowd_of(state).must_kill is None:
        return None
    try:
        return plan_deal(state)
    except Refused:
        return None


def _starts_after(line: LineUp, straddles: Straddles, *, blinds: bool) -> int:
    """Return the seat right of the first to act: last live straddle, else blind (BLD-1, STR-1, STR-3, NOW-1)."""
    positions = line.positions
    if not blinds or not positions.bigs:
        return positions.dealt_from
    return straddles.live[-1][0] if straddles.live else positions.bigs[-1]


def _opening(settings: Settings, positions: Positions) -> int:
    """Return the opening blind: the big blind, or a button blind alone unless the button is dead (BTN-8)."""
    return settings.big_blind or (0 if positions.dead else settings.button_blind)


def _full_call(big: int, kill: int, straddles: Straddles) -> int:
    """Return the total of a full call: big blind even if posted short (BLD-3), kill, straddles and sleepers."""
    if straddles is NONE:
        return max(big, kill)
    return max(big, kill, *(chips for _, chips in (*straddles.live, *straddles.sleepers)))


def _kill_after(state: TableState, line: LineUp) -> KillState:
    """Return the kill button after the deal: a posted kill is no longer due, an absent player's is a debt (KIL-6)."""
    kill = state.kill
    if kill.due is None or state.bomb is not None or state.settings.kill is None:
        return kill
    if line.killer == kill.due or kill.holder != kill.due:
        return KillState(kill.holder, kill.legs)
    return KillState()


def _moved_seats(state: TableState, line: LineUp) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return seats that sat out one more hand, and seats the blinds have passed after dealing off (ENT-6)."""
    dealt, last, size = line.positions.dealt, state.positions, len(state.seats)
    sat_over = tuple(
        seat
        for seat, player in enumerate(state.seats, 1)
        if player is not None and player.sit_over and seat not in dealt
    )
    start = last.bigs[-1] if last is not None and last.bigs else line.positions.button
    passed = swept(start, line.positions.bigs[-1], size) if line.positions.bigs else ()
    dealing_off = (seat for seat in passed if (player := state.seats[seat - 1]) is not None and player.deal_off)
    return sat_over, tuple(seat for seat in dealing_off if seat not in dealt)


def _orbit(state: TableState, line: LineUp) -> Orbit | None:
    """Return the progress of a new game, unchanged once the button has gone round (ENT-8)."""
    positions, size, orbit = line.positions, len(state.seats), state.orbit
    big = positions.bigs[-1] if positions.bigs else positions.button
    if orbit is None or state.positions is None:
        return Orbit(positions.button, 0, distance(positions.button, big, size))
    if orbit.button >= size:
        return orbit
    button_moved = orbit.button + distance(state.positions.button, positions.button, size)
    blinds_moved = button_moved + distance(positions.button, big, size)
    return Orbit(orbit.start, button_moved, max(orbit.blinds, blinds_moved))
