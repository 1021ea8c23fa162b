"""What is announced before the deal: straddles, sleepers, kills, bomb pots, splashes, the rock and the button."""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.positions.crowd import crowd_of
from engine.positions.entry import seated
from engine.positions.kill import check_voluntary
from engine.positions.laying import lay
from engine.positions.lineup import LineUp, line_up
from engine.positions.straddles import fault_of, straddles_of
from engine.refusals import Refusal, Refused, refusal, refuse
from engine.state import Announced, TableState

Announcement = cmd.Straddle | cmd.Sleeper | cmd.Kill | cmd.Bomb | cmd.Boards | cmd.Splash | cmd.Rock | cmd.Button


def announce(state: TableState, command: Announcement) -> list[ev.AnyEvent]:
    """The event of an announcement before the deal.

    Args:
        state: the table between hands.
        command: what is announced.

    Raises:
        Refused: naming what is allowed and the rule; codes `illegal_action`, `amount`, `seat`, `phase`.
    """
    if isinstance(command, cmd.Button):
        if not 1 <= command.seat <= len(state.seats):
            raise refuse("seat", "no_seat", "BTN-7", seat=command.seat, seats=len(state.seats))
        return [ev.ButtonPlaced(command.seat)]
    if isinstance(command, cmd.Bomb):
        return [bomb(state, command)]
    if isinstance(command, cmd.Boards):
        return [boards(state, command)]
    if isinstance(command, cmd.Splash):
        if command.amount < 1:
            raise refuse("amount", "splash_one_chip", "NOW-6")
        return [ev.Splashed(command.amount)]
    player = seated(state, command.seat)
    if isinstance(command, cmd.Rock):
        if not state.settings.straddle.rock:
            raise refuse("illegal_action", "no_rock", "STR-4")
        return [ev.RockGiven(command.seat)]
    if isinstance(command, cmd.Kill):
        return [kill(state, command.seat, player.stack)]
    kind = "straddle" if isinstance(command, cmd.Straddle) else "sleeper"
    return [blind_raise(state, Announced("straddle" if kind == "straddle" else "sleeper", command.seat, command.to))]


def blind_raise(state: TableState, announced: Announced) -> ev.SaidBefore:
    """STR-1 to STR-5, STR-7: a straddle or sleeper for the coming hand."""
    rule = "STR-1" if announced.kind == "straddle" else "STR-5"
    if not state.settings.big_blind:
        raise refuse("illegal_action", "no_big_blind", rule)
    if state.bomb is not None:
        raise refuse("illegal_action", "bomb_called", "NOW-2")
    line = line_up(state)
    fault = fault_of(state, line, announced) or _goes_over(state, line, announced)
    if fault is not None:
        raise Refused(fault)
    player = seated(state, announced.seat)
    if player.stack < announced.to:
        raise refuse("amount", "straddle_too_short", rule, seat=announced.seat, most=player.stack, to=announced.to)
    return ev.SaidBefore(announced)


def _goes_over(state: TableState, line: LineUp, announced: Announced) -> Refusal | None:
    """The refusal of a straddle that would no longer leave an earlier sleeper standing as a raise (STR-5), or None."""
    before = straddles_of(state, line).sleepers
    if announced.kind != "straddle" or not before:
        return None
    left = straddles_of(replace(state, announced=(*state.announced, announced)), line).sleepers
    lost = next((sleeper for sleeper in before if sleeper not in left), None)
    if lost is None:
        return None
    return refusal("illegal_action", "sleeper_said", "STR-5", seat=lost[0], chips=lost[1], to=announced.to)


def kill(state: TableState, seat: int, stack: int) -> ev.SaidBefore:
    """KIL-11: a kill by choice before the deal; KIL-14: also to come in, where ENT-4 allows it."""
    crowd = crowd_of(state)
    check_voluntary(state, seat, stack, required=crowd.must_kill is not None)
    before = next((announced for announced in state.announced if announced.kind == "kill"), None)
    if before is not None:
        raise refuse("illegal_action", "kill_taken", "KIL-1", seat=before.seat)
    if seat in crowd.waiting and len(crowd.ready) > 1:
        laid = lay(
            state.settings, state.positions, state.placed_button, len(state.seats), crowd.ready, crowd.waiting, (seat,)
        )
        if seat not in laid.came and seat not in laid.landed:
            raise refuse("illegal_action", "held_back", "ENT-4", seat=seat)
    elif seat not in crowd.ready and seat not in crowd.waiting:
        raise refuse("seat", "not_dealt_next", "KIL-11", seat=seat)
    return ev.SaidBefore(Announced("kill", seat))


def bomb(state: TableState, command: cmd.Bomb) -> ev.BombCalled:
    """NOW-2, NOW-3: everyone antes, no blinds; one board or two."""
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
    return ev.BombCalled(command.ante, command.boards, command.button)


def boards(state: TableState, command: cmd.Boards) -> ev.BoardsAsked:
    """NOW-3: two boards without a bomb pot."""
    if state.game.family != "board":
        raise refuse("illegal_action", "no_board", "NOW-3", game=state.game.name)
    if command.boards not in (1, 2):
        raise refuse("amount", "hand_boards", "NOW-3")
    if state.bomb is not None:
        raise refuse("illegal_action", "bomb_has_boards", "NOW-3")
    return ev.BoardsAsked(command.boards)
