"""What is said before the deal: straddles, sleepers, kills, bomb pots, splashes, the rock and the button."""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.positions.crowd import crowd_of
from engine.positions.entry import seated
from engine.positions.killing import check_voluntary
from engine.positions.laying import lay
from engine.positions.lineup import LineUp, line_up
from engine.positions.straddling import fault_of, straddles_of
from engine.refusals import Refusal, Refused, refuse
from engine.state import Announced, TableState

Announcement = cmd.Straddle | cmd.Sleeper | cmd.Kill | cmd.Bomb | cmd.Boards | cmd.Splash | cmd.Rock | cmd.Button


def announce(state: TableState, command: Announcement) -> list[ev.AnyEvent]:
    """The event of something said before the deal.

    Args:
        state: the table between hands.
        command: what is said.

    Raises:
        Refused: naming what is allowed and the rule; codes `illegal_action`, `amount`, `seat`, `phase`.
    """
    if isinstance(command, cmd.Button):
        if not 1 <= command.seat <= len(state.seats):
            text = f"there is no seat {command.seat}; seats are 1 to {len(state.seats)}"
            raise refuse("seat", text, "BTN-7", "no_seat", seat=command.seat)
        return [ev.ButtonPlaced(command.seat)]
    if isinstance(command, cmd.Bomb):
        return [bomb(state, command)]
    if isinstance(command, cmd.Boards):
        return [boards(state, command)]
    if isinstance(command, cmd.Splash):
        if command.amount < 1:
            raise refuse("amount", "splash at least 1 chip", "NOW-6", "no_amount")
        return [ev.Splashed(command.amount)]
    player = seated(state, command.seat)
    if isinstance(command, cmd.Rock):
        if not state.settings.straddle.rock:
            raise refuse("illegal_action", "there is no rock at this table (straddle.rock)", "STR-4", "no_rock")
        return [ev.RockGiven(command.seat)]
    if isinstance(command, cmd.Kill):
        return [kill(state, command.seat, player.stack)]
    kind = "straddle" if isinstance(command, cmd.Straddle) else "sleeper"
    return [blind_raise(state, Announced("straddle" if kind == "straddle" else "sleeper", command.seat, command.to))]


def blind_raise(state: TableState, said: Announced) -> ev.SaidBefore:
    """STR-1 to STR-5, STR-7: a straddle or sleeper for the coming hand."""
    rule = "STR-1" if said.kind == "straddle" else "STR-5"
    if not state.settings.big_blind:
        raise refuse("illegal_action", "without a big blind there is nothing to straddle", rule, "no_big_blind")
    if state.bomb is not None:
        raise refuse("illegal_action", "a bomb pot was called: no blinds, no straddles", "NOW-2", "bomb_called")
    line = line_up(state)
    fault = fault_of(state, line, said) or _goes_over(state, line, said)
    if fault is not None:
        raise Refused(fault)
    player = seated(state, said.seat)
    if player.stack < said.to:
        text = f"seat {said.seat} has {player.stack}: not enough for a straddle to {said.to}"
        raise refuse("amount", text, rule, "straddle_too_short", most=player.stack)
    return ev.SaidBefore(said)


def _goes_over(state: TableState, line: LineUp, said: Announced) -> Refusal | None:
    """STR-5: a straddle said after a sleeper leaves the sleeper standing as a raise, or is refused."""
    before = straddles_of(state, line).sleepers
    if said.kind != "straddle" or not before:
        return None
    left = straddles_of(replace(state, announced=(*state.announced, said)), line).sleepers
    lost = next((one for one in before if one not in left), None)
    if lost is None:
        return None
    text = f"seat {lost[0]} has raised blind to {lost[1]}: with a straddle to {said.to} that is no raise any more"
    return Refusal("illegal_action", text, "STR-5", "sleeper_said", (("seat", lost[0]),))


def kill(state: TableState, seat: int, stack: int) -> ev.SaidBefore:
    """KIL-11: a kill by choice before the deal; KIL-14: also to come in, where ENT-4 allows it."""
    crowd = crowd_of(state)
    check_voluntary(state, seat, stack, required=crowd.must_kill is not None)
    before = next((one for one in state.announced if one.kind == "kill"), None)
    if before is not None:
        raise refuse("illegal_action", f"seat {before.seat} kills: only one kill a hand", "KIL-1", "kill_taken")
    if seat in crowd.waiting and len(crowd.ready) > 1:
        laid = lay(
            state.settings, state.positions, state.placed_button, len(state.seats), crowd.ready, crowd.waiting, (seat,)
        )
        if seat not in laid.came and seat not in laid.landed:
            text = f"seat {seat} is held back until the button has passed it"
            raise refuse("illegal_action", text, "ENT-4", "held_back", seat=seat)
    elif seat not in crowd.ready and seat not in crowd.waiting:
        raise refuse("seat", f"seat {seat} is not dealt the coming hand", "KIL-11", "not_dealt", seat=seat)
    return ev.SaidBefore(Announced("kill", seat))


def bomb(state: TableState, command: cmd.Bomb) -> ev.BombCalled:
    """NOW-2, NOW-3: everyone antes, no blinds; one board or two."""
    if state.game.family != "board":
        raise refuse("illegal_action", f"{state.game.name} has no flop: bomb pots need a board", "NOW-2", "bomb_board")
    if command.ante < 1:
        raise refuse("amount", "the bomb pot's ante is at least 1 chip", "NOW-2", "no_amount")
    if command.boards not in (1, 2):
        raise refuse("amount", "a bomb pot has 1 or 2 boards", "NOW-3", "boards")
    if command.button is not None:
        if state.settings.bomb_pot is None or state.settings.bomb_pot.moves_button:
            text = "the regular button moves for bomb pots here (bomb_pot.moves_button): no button of their own"
            raise refuse("illegal_action", text, "NOW-2", "own_button")
        seated(state, command.button)
    return ev.BombCalled(command.ante, command.boards, command.button)


def boards(state: TableState, command: cmd.Boards) -> ev.BoardsAsked:
    """NOW-3: two boards without a bomb pot."""
    if state.game.family != "board":
        raise refuse("illegal_action", f"{state.game.name} has no board", "NOW-3", "no_board")
    if command.boards not in (1, 2):
        raise refuse("amount", "a hand has 1 or 2 boards", "NOW-3", "boards")
    if state.bomb is not None:
        raise refuse("illegal_action", "a bomb pot was called: it has boards of its own", "NOW-3", "bomb_called")
    return ev.BoardsAsked(command.boards)
