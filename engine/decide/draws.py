"""Draws: seats before the first hand, and chip races of a tournament."""

from engine import commands as cmd
from engine import events as ev
from engine.decide.command_work import Work
from engine.positions.entry import seated
from engine.prizes.race import chips_left, race, still_needed
from engine.refusals import Refused, refuse
from engine.settings.layers import keys_of
from engine.settings.resolve import resolve
from engine.state.level_clock import next_level_due


def draw_seats(work: Work, command: cmd.DrawSeats) -> None:
    """Move every player to the drawn seat, before the first hand.

    Raises:
        Refused: after the first deal, or fewer than two players (`phase`); not one free seat for each player (`seat`).
    """
    state = work.state
    taken = [seat for seat, player in enumerate(state.seats, 1) if player is not None]
    drawn = dict(command.seats)
    if state.number:
        raise refuse("phase", "draw_late")
    if len(taken) < 2:
        raise refuse("phase", "too_few", has=len(taken))
    if sorted(drawn) != taken or len(command.seats) != len(taken) or len(set(drawn.values())) != len(taken):
        raise refuse("seat", "draw_seats", seats=tuple(taken))
    if any(to > len(state.seats) for to in drawn.values()):
        raise refuse("seat", "no_seat", seat=max(drawn.values()), seats=len(state.seats))
    moves = {seat: to for seat, to in drawn.items() if seat != to}
    while moves:
        seat = next((seat for seat, to in moves.items() if to not in moves), None)
        if seat is None:  # all moves left form a cycle: one player waits on an extra seat beyond the table
            seat = next(iter(moves))
            moves[len(state.seats) + 1] = moves.pop(seat)
            _move(work, seat, len(state.seats) + 1)
        else:
            _move(work, seat, moves.pop(seat))


def _move(work: Work, seat: int, to: int) -> None:
    player = work.state.player(seat)
    assert player is not None
    work.add(ev.PlayerMoved(seat, to, player))


def race_chips(work: Work, command: cmd.Race) -> None:
    """Take chips smaller than `chip` off the table; each seat in `won` gets one of the new chips.

    Raises:
        Refused: no tournament (`settings`), a chip that cannot be the smallest (`amount`), no odd chips (`phase`), or
            wrong winners (`seat`); as `still_needed` and `resolve`.
    """
    state = work.state
    if not state.settings.tournament:
        raise refuse("settings", "race_no_tournament")
    if command.chip < 2:
        raise refuse("amount", "race_nothing", chip=command.chip)
    if (needed := still_needed(state, command.chip)) is not None:
        raise Refused(needed)
    remaining = chips_left(state.settings, command.chip)
    if remaining == ():
        raise refuse("amount", "race_no_chip", chip=command.chip, chips=state.settings.denominations)
    raced = race(state, command.chip)
    odd = tuple(seat for seat, _ in raced.odd)
    if not odd:
        raise refuse("phase", "race_nothing", chip=command.chip)
    if len(command.won) != raced.chips or not set(command.won) <= set(odd) or len(set(command.won)) < raced.chips:
        raise refuse("seat", "race_won", chips=raced.chips, chip=command.chip, seats=odd)
    for seat in odd:
        stack = seated(state, seat).stack
        new_stack = raced.after(seat, stack, seat in command.won)
        work.add(ev.StackCounted(seat, new_stack, new_stack - stack, race=True))
    changes: dict[str, object] = {"smallest_chip": command.chip}
    if remaining is not None:
        changes["denominations"] = list(remaining)
    if next_level_due(state):  # the blinds of the finished level may need the chips that go
        changes |= keys_of(state.settings.levels[state.level])
    work.add(ev.SettingsChanged(*resolve(changes, state.settings)))
