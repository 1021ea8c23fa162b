"""Commands allowed at any time: next settings, next level, dealer change, chip run, card room notes, settlement.

Expenses, debts of earlier evenings and the way of settling can be entered after the end of a session too.
"""

from engine import commands as cmd
from engine import events as ev
from engine.decide.command_work import Handler, Work
from engine.positions.entry import seated
from engine.refusals import refuse
from engine.settings.layers import keys_of
from engine.settings.records import Level
from engine.settings.resolve import resolve
from engine.state import Debt, TableState
from engine.state.level_clock import current, rest_left, rested, seconds_left
from engine.values import proper_name


def change(work: Work, command: cmd.Change) -> None:
    """Set the settings for the next hand; keys not given are unchanged.

    Raises:
        Refused: too few seats, or a new worth of a chip once expenses or debts exist (`settings`); as `resolve`.
    """
    state = work.state
    settings, game = resolve(command.table, state.coming_settings)
    last_seat = _last_seat_needed(state)
    if settings.seats < last_seat:
        raise refuse("settings", "seats_taken", seat=last_seat)
    has_amounts = any(expense.amount for expense in state.closing.expenses) or state.closing.debts
    if has_amounts and state.settings.worth not in (None, settings.worth):
        raise refuse("settings", "worth_told")
    work.add(ev.SettingsChanged(settings, game))


def dealer(work: Work, command: cmd.Dealer) -> None:
    """Seat a dealer (NOW-9).

    Raises:
        Refused: an empty name (`malformed`).
    """
    if not proper_name(command.name):
        raise refuse("malformed", "dealer_name", "NOW-9")
    work.add(ev.DealerSat(command.name))


def floor_wanted(work: Work, command: cmd.FloorWanted) -> None:
    """Call the floor, or end the call.

    Raises:
        Refused: the floor is called already, or was not called (`phase`).
    """
    if command.wanted == (work.state.wanted is not None):
        raise refuse("phase", "floor_called" if command.wanted else "floor_not_called")
    work.add(ev.FloorCalled(command.wanted))


def noted(work: Work, command: cmd.Noted) -> None:
    """Record the answer to a note of the card room; its request comes as other commands of the same step.

    Raises:
        Refused: the note has an answer already (`phase`).
    """
    if command.note in work.state.answered:
        raise refuse("phase", "note_answered", note=command.note)
    work.add(ev.NoteAnswered(command.note, command.answer))


def chips_in(work: Work, command: cmd.ChipsIn) -> None:
    """Record that the chips of a chip run arrived (STK-5).

    Raises:
        Refused: no such player (`seat`), or no chips on the way (`phase`).
    """
    if not seated(work.state, command.seat).behind:
        raise refuse("phase", "no_chip_run", "STK-5", seat=command.seat)
    work.add(ev.ChipsCame(command.seat))


def _last_seat_needed(state: TableState) -> int:
    """Return the highest seat with a player, button or blind: positions move on from there, so it must stay."""
    needed = [number for number, player in enumerate(state.seats, 1) if player is not None]
    last = state.positions
    if last is not None:
        needed += [last.button, last.dealt_from, last.small_reach or 0, *last.smalls, *last.bigs, *last.stayed]
    return max((*needed, state.placed_button or 0))


def next_level(work: Work, command: cmd.NextLevel) -> None:
    """Start the next level, or the one named, with its stakes from the next hand on.

    Raises:
        Refused: no levels, or none of that number (`settings`); as `resolve`.
    """
    state = work.state
    settings = state.coming_settings
    number = state.level + 1 if command.number is None else command.number
    if not 1 <= number <= len(settings.levels):
        if not settings.levels:
            raise refuse("settings", "no_levels", number=number)
        raise refuse("settings", "no_level", number=number, levels=len(settings.levels))
    work.add(ev.SettingsChanged(*resolve(keys_of(settings.levels[number - 1]), settings)))
    began = _clock_start(state, settings.levels[number - 1]) if command.on_time else None
    work.add(ev.LevelReached(number, began, rested(state)))


def _clock_start(state: TableState, coming: Level) -> int | None:
    """Return the second when the level before and its break ended, for the clock of `coming`.

    None while they last, so that a break is cut short, or if `coming` would be over by now, too.
    """
    level = current(state)
    if level is None or seconds_left(state) or rest_left(state):
        return None
    end = state.since.level + level.minutes * 60 + rested(state)
    now = state.at if state.since.paused is None else state.since.paused
    return end if now - end < coming.minutes * 60 else None


def level_clock(work: Work, command: cmd.LevelClock) -> None:
    """Pause or restart the level's clock.

    Raises:
        Refused: there is no level (`settings`), or the clock runs, or is paused, already (`phase`).
    """
    state = work.state
    if current(state) is None:
        raise refuse("settings", "no_level_clock")
    if command.runs == (state.since.paused is None):
        raise refuse("phase", "level_clock_runs" if command.runs else "level_clock_stands")
    work.add(ev.LevelClockSet(command.runs))


def expense(work: Work, command: cmd.Expense) -> None:
    """Add a shared expense, or replace one.

    Raises:
        Refused: no expense of that number (`unknown`), no chips (`amount`), no name or one twice (`seat`).
    """
    existing = len(work.state.closing.expenses)
    number = existing + 1 if command.number is None else command.number
    if command.number is not None and not 1 <= number <= existing:
        raise refuse("unknown", "no_expense", number=number, told=existing)
    if command.number is None and not command.amount:
        raise refuse("amount", "expense_amount")
    among = tuple(map(_checked_name, command.among))
    if len(set(among)) < len(among):
        raise refuse("seat", "expense_twice")
    work.add(ev.ExpenseTold(number, _checked_name(command.player), command.amount, command.reason.strip(), among))


def carry(work: Work, command: cmd.Carry) -> None:
    """Add a payment of an earlier evening to the settlement, once only, or remove it.

    Raises:
        Refused: no name (`seat`), no chips or a payment to oneself (`amount`), carried already or not at all (`phase`).
    """
    player, to = _checked_name(command.player), _checked_name(command.to)
    debt = Debt(player, to, command.amount, command.evening, command.payment)
    is_carried = any(_debt_id(carried) == _debt_id(debt) for carried in work.state.closing.debts)
    if player == to or not command.amount:
        raise refuse("amount", "carry_amount")
    if is_carried != command.off:
        raise refuse("phase", "carried_not" if command.off else "carried_already")
    work.add(ev.DebtCarried(player, to, command.amount, command.evening, command.payment, command.off))


def settle(work: Work, command: cmd.Settle) -> None:
    """Set the bank of the settlement and the coin.

    Raises:
        Refused: a coin below 1 (`amount`), or a bank without a name (`seat`).
    """
    if command.coin < 1:
        raise refuse("amount", "settle_coin")
    work.add(ev.SettlingChosen(_checked_name(command.bank) if command.bank else "", command.coin))


def _debt_id(debt: Debt) -> tuple[str, str]:
    """Return the id of a debt: its evening and its payment."""
    return debt.evening, debt.payment


def _checked_name(name: str) -> str:
    """Return the name without blanks around it, refusing an empty one."""
    proper = proper_name(name)
    if not proper:
        raise refuse("seat", "no_name")
    return proper


SETTLING: dict[type[cmd.Command], Handler] = {cmd.Expense: expense, cmd.Carry: carry, cmd.Settle: settle}
"""The handlers of the settlement, allowed at any time."""
