"""Announcements before the deal: button, splashes, the rock, straddles, sleepers, kills, bomb pots, boards.

One function a command: it returns the events, or raises Refused with what is allowed and the rule.
"""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.positions.coming_players import crowd_of
from engine.positions.entry import seated
from engine.positions.kill import check_voluntary, kill_amount
from engine.positions.lineup import LineUp, line_up
from engine.positions.placement import place_button_and_blinds
from engine.positions.straddles import fault_of, straddles_of
from engine.refusals import Refusal, Refused, refusal, refuse
from engine.state import Announced, TableState


def button(state: TableState, command: cmd.Button) -> list[ev.AnyEvent]:
    """Put the button on any seat, and the blinds with it where the floor names them (BTN-7).

    Raises:
        Refused: no such seat (`seat`), or small blinds without a big blind (`malformed`).
    """
    for seat in (command.seat, *command.smalls, *command.bigs):
        if not 1 <= seat <= len(state.seats):
            raise refuse("seat", "no_seat", "BTN-7", seat=seat, seats=len(state.seats))
    if command.smalls and not command.bigs:
        raise refuse("malformed", "big_blind_unnamed", "BTN-7")
    return [ev.ButtonPlaced(command.seat, command.smalls, command.bigs)]


def splash(state: TableState, command: cmd.Splash) -> list[ev.AnyEvent]:
    """Add chips of the house to the coming pot (NOW-6).

    Raises:
        Refused: less than one chip (`amount`).
    """
    if command.amount < 1:
        raise refuse("amount", "splash_one_chip", "NOW-6")
    return [ev.Splashed(command.amount)]


def rock(state: TableState, command: cmd.Rock) -> list[ev.AnyEvent]:
    """Give the rock to a player (STR-4).

    Raises:
        Refused: no player in the seat (`seat`), or no rock is played (`illegal_action`).
    """
    seated(state, command.seat)
    if not state.settings.straddle.rock:
        raise refuse("illegal_action", "no_rock", "STR-4")
    return [ev.RockGiven(command.seat)]


def blind_raise(state: TableState, command: cmd.Straddle | cmd.Sleeper) -> list[ev.AnyEvent]:
    """Announce a straddle or sleeper for the coming hand (STR-1 to STR-5, STR-7).

    Raises:
        Refused: no player in the seat (`seat`), no big blind or a bomb pot (`illegal_action`), a stack too short
            (`amount`); as `fault_of`.
    """
    player = seated(state, command.seat)
    straddles = isinstance(command, cmd.Straddle)
    rule = "STR-1" if straddles else "STR-5"
    if not state.settings.big_blind:
        raise refuse("illegal_action", "no_big_blind", rule)
    if state.bomb is not None:
        raise refuse("illegal_action", "bomb_called", "NOW-2")
    line, announced = line_up(state), Announced("straddle" if straddles else "sleeper", command.seat, command.to)
    fault = fault_of(state, line, announced) or _sleeper_overtaken(state, line, announced)
    if fault is not None:
        raise Refused(fault)
    if player.stack < command.to:
        raise refuse("amount", "straddle_too_short", rule, seat=command.seat, most=player.stack, to=command.to)
    return [ev.SaidBefore(announced)]


def _sleeper_overtaken(state: TableState, line: LineUp, announced: Announced) -> Refusal | None:
    """Return the refusal of a straddle after which an earlier sleeper is no longer a raise (STR-5), or None."""
    sleepers = straddles_of(state, line).sleepers
    if announced.kind != "straddle" or not sleepers:
        return None
    sleepers_after = straddles_of(replace(state, announced=(*state.announced, announced)), line).sleepers
    lost = next((sleeper for sleeper in sleepers if sleeper not in sleepers_after), None)
    if lost is None:
        return None
    return refusal("illegal_action", "sleeper_said", "STR-5", seat=lost[0], chips=lost[1], to=announced.to)


def kill(state: TableState, command: cmd.Kill) -> list[ev.AnyEvent]:
    """Announce a kill by choice (KIL-11), also to come in where ENT-4 allows it (KIL-14), or a due one (KIL-6).

    Raises:
        Refused: no player, or one not dealt in next (`seat`), no kill is played, another one is due or announced, or
            the player cannot come in now (`illegal_action`); as `check_voluntary`.
    """
    seat, player, crowd = command.seat, seated(state, command.seat), crowd_of(state)
    if command.due and state.settings.kill is None:
        raise refuse("illegal_action", "entry_no_kill", "KIL-6")
    if command.due and crowd.must_kill is not None:
        raise refuse("illegal_action", "kill_is_due", "KIL-1")
    if not command.due:
        check_voluntary(state, seat, player.stack, required=crowd.must_kill is not None)
    earlier_kill = next((announced for announced in state.announced if announced.kind == "kill"), None)
    if earlier_kill is not None:
        raise refuse("illegal_action", "kill_taken", "KIL-1", seat=earlier_kill.seat)
    if seat in crowd.waiting and len(crowd.ready) > 1:
        placement = place_button_and_blinds(
            state.settings, state.positions, state.placed_button, len(state.seats), crowd.ready, crowd.waiting, (seat,)
        )
        if seat not in placement.came and seat not in placement.on_big_blind:
            raise refuse("illegal_action", "held_back", "ENT-4", seat=seat)
    elif seat not in crowd.ready and seat not in crowd.waiting:
        raise refuse("seat", "not_dealt_next", "KIL-11", seat=seat)
    return [ev.SaidBefore(Announced("kill", seat, kill_amount(state.settings) if command.due else 0))]


def bomb(state: TableState, command: cmd.Bomb) -> list[ev.AnyEvent]:
    """Announce a bomb pot: every player antes, no blinds; one board or two (NOW-2, NOW-3).

    Raises:
        Refused: no board game, or an own button that the house does not play (`illegal_action`), no ante or a wrong
            number of boards (`amount`), no player at the button (`seat`).
    """
    if state.game.family != "board":
        raise refuse("illegal_action", "bomb_board", "NOW-2", name=state.game.name)
    if command.ante < 1:
        raise refuse("amount", "bomb_one_chip", "NOW-2")
    if command.boards not in (1, 2):
        raise refuse("amount", "bomb_boards", "NOW-3")
    if command.button is not None:
        if state.settings.bomb_pot is None or state.settings.bomb_pot.moves_button:
            raise refuse("illegal_action", "own_button", "NOW-2")
        seated(state, command.button)
    return [ev.BombCalled(command.ante, command.boards, command.button)]


def boards(state: TableState, command: cmd.Boards) -> list[ev.AnyEvent]:
    """Set the number of boards of the coming hand without a bomb pot (NOW-3).

    Raises:
        Refused: no board game, or a bomb pot (`illegal_action`), a wrong number of boards (`amount`).
    """
    if state.game.family != "board":
        raise refuse("illegal_action", "no_board", "NOW-3", game=state.game.name)
    if command.boards not in (1, 2):
        raise refuse("amount", "hand_boards", "NOW-3")
    if state.bomb is not None:
        raise refuse("illegal_action", "bomb_has_boards", "NOW-3")
    return [ev.BoardsAsked(command.boards)]
