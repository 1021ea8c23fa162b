"""Reminders between hands: time collection (NOW-7), bomb pots (NOW-2), dealer changes (NOW-9), chip runs (STK-5)."""

from typing import Literal

from engine.positions.side_games import payments
from engine.state import TableState
from engine.state.level_clock import current, over, rest_left
from engine.view.timed import Reminder

DOWN = 30 * 60
"""A dealer's down in seconds (NOW-9)."""


def reminders(state: TableState) -> tuple[Reminder, ...]:
    """What the dealer should be reminded of, what is due first."""
    candidates = (
        _time(state),
        _bomb(state),
        _dealer(state),
        _chips(state),
        _level(state),
        _side(state, "seven_deuce"),
        _side(state, "stand_up"),
    )
    wanted = [reminder for reminder in candidates if reminder is not None]
    return tuple(sorted(wanted, key=lambda reminder: not reminder.due))


def _time(state: TableState) -> Reminder | None:
    """NOW-7: so much a seat every so many minutes."""
    rule = state.settings.time
    if rule is None:
        return None
    return Reminder("time", state.at - state.since.time >= rule.minutes * 60, amount=rule.amount)


def _bomb(state: TableState) -> Reminder | None:
    """NOW-2: every dealer change, orbit, so many hands or minutes."""
    rule = state.settings.bomb_pot
    if rule is None or rule.every is None or state.bomb is not None:
        return None
    since, gone = state.since, state.number - state.since.bomb_hand
    if rule.every == "dealer_change":
        return Reminder("bomb", since.dealers > since.bomb_dealers)
    if rule.every == "orbit":
        wanted = len(state.positions.dealt) if state.positions is not None else len(state.seats)
        return Reminder("bomb", gone >= wanted, hands=max(0, wanted - gone))
    number, unit = rule.every.split()
    if unit == "minutes":
        return Reminder("bomb", state.at - since.bomb_at >= int(number) * 60)
    return Reminder("bomb", gone >= int(number), hands=max(0, int(number) - gone))


def _dealer(state: TableState) -> Reminder | None:
    """NOW-9: a down is half an hour."""
    if state.dealer is None:
        return None
    return Reminder("dealer", state.at - state.since.dealer >= DOWN)


def _chips(state: TableState) -> Reminder | None:
    """STK-5: chips on the way."""
    chips = sum(player.behind for player in state.seats if player is not None)
    return Reminder("chip_run", True, amount=chips) if chips else None


def _level(state: TableState) -> Reminder | None:
    """The tournament level and its break are over; not due when it is the last one."""
    if current(state) is None:
        return None
    return Reminder("level", over(state) and not rest_left(state), amount=state.level)


def _side(state: TableState, purpose: Literal["seven_deuce", "stand_up"]) -> Reminder | None:
    """NOW-4, NOW-5: what is due beside the pot after the last hand."""
    settings = state.settings
    played = settings.seven_deuce if purpose == "seven_deuce" else settings.stand_up
    due = payments(state, purpose) if played and state.hand is None else ()
    if not due:
        return None
    seat = due[0].to if purpose == "seven_deuce" else due[0].payer
    return Reminder(purpose, True, amount=sum(payment.amount for payment in due), seat=seat)
