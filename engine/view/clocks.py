"""Records of clocks and turns: levels, the mix, a player's clock, and reminders between hands.

Reminders are of time collection (NOW-7), bomb pots (NOW-2), dealer changes (NOW-9), chip runs (STK-5).
"""

from typing import Literal

from msgspec import Struct

from engine.positions.side_games import payments
from engine.state import TableState
from engine.state.level_clock import current, rest_left, time_is_up

ReminderKind = Literal["time", "bomb", "dealer", "chip_run", "seven_deuce", "stand_up", "level"]


class Reminder(Struct, frozen=True):
    """A reminder for the dealer."""

    kind: ReminderKind
    """Its subject."""
    due: bool
    """Whether it is due now."""
    hands: int | None = None
    """Hands until it is due, None where hands do not count."""
    amount: int | None = None
    """In chips; of a level its number."""
    seat: int | None = None
    """The seat that collects (NOW-4) or pays (NOW-5)."""


class ClockView(Struct, frozen=True):
    """The clock on a player (PRO-10)."""

    seat: int
    """The player's seat."""
    since: int
    """The second of the session at which it was called."""
    seconds: int
    """Its time, in seconds."""
    warning: int
    """Seconds left at the warning."""


class RunningLevel(Struct, frozen=True):
    """The current tournament level; in a hand the one it was dealt at."""

    number: int
    """From 1."""
    of: int
    """The number of levels."""
    blinds: tuple[int, ...]
    """In chips."""
    ante: int
    """In chips."""
    left: int
    """Seconds until the level is over; where another was chosen, of that one, as its clock runs at once."""
    paused: bool = False
    """Whether its clock is paused."""
    rest: int = 0
    """Minutes of the break after it, 0 = none."""
    rest_left: int = 0
    """Seconds until the break is over, 0 = no break now."""
    next: int = 0
    """Number of another level chosen during the hand for the next one, 0 = none."""


class MixView(Struct, frozen=True):
    """The current mix (NOW-13)."""

    number: int
    """The number of the current game, from 1."""
    of: int
    """The number of games."""
    game: str
    """Id of the current game."""
    games: tuple[str, ...]
    """Ids of all games, in order."""
    change: str
    """When the game changes, as the setting `mix_change` has it."""
    next: str | None = None
    """Id of the next game, None where the button chooses."""
    hands: int | None = None
    """Hands left of this game, without the running one; None where it does not change by hands."""
    until: int | None = None
    """The seat the button has to return to."""
    chooser: int | None = None
    """The seat that chooses the game of the coming hand."""
    chosen: bool = False
    """Whether the choice was made."""


DOWN = 30 * 60
"""A dealer's down in seconds (NOW-9)."""


def reminders(state: TableState) -> tuple[Reminder, ...]:
    """Return the dealer's reminders, due ones first."""
    candidates = (
        _time(state),
        _bomb(state),
        _dealer(state),
        _chips(state),
        _level(state),
        _side(state, "seven_deuce"),
        _side(state, "stand_up"),
    )
    shown = [reminder for reminder in candidates if reminder is not None]
    return tuple(sorted(shown, key=lambda reminder: not reminder.due))


def _time(state: TableState) -> Reminder | None:
    """NOW-7: an amount from each seat every so many minutes."""
    rule = state.settings.time
    if rule is None:
        return None
    return Reminder("time", state.at - state.since.time >= rule.minutes * 60, amount=rule.amount)


def _bomb(state: TableState) -> Reminder | None:
    """NOW-2: every dealer change, orbit, so many hands or minutes."""
    rule = state.settings.bomb_pot
    if rule is None or rule.every is None or state.bomb is not None:
        return None
    since, hands_since = state.since, state.number - state.since.bomb_hand
    if rule.every == "dealer_change":
        return Reminder("bomb", since.dealers > since.bomb_dealers)
    if rule.every == "orbit":
        orbit = len(state.positions.dealt) if state.positions is not None else len(state.seats)
        return Reminder("bomb", hands_since >= orbit, hands=max(0, orbit - hands_since))
    number, unit = rule.every.split()
    if unit == "minutes":
        return Reminder("bomb", state.at - since.bomb_at >= int(number) * 60)
    return Reminder("bomb", hands_since >= int(number), hands=max(0, int(number) - hands_since))


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
    """The tournament level and its break are over; never due at the last level."""
    if current(state) is None:
        return None
    return Reminder("level", time_is_up(state) and not rest_left(state), amount=state.level)


def _side(state: TableState, purpose: Literal["seven_deuce", "stand_up"]) -> Reminder | None:
    """NOW-4, NOW-5: payments due outside the pot after the last hand."""
    settings = state.settings
    played = settings.seven_deuce if purpose == "seven_deuce" else settings.stand_up
    due = payments(state, purpose) if played and state.hand is None else ()
    if not due:
        return None
    seat = due[0].to if purpose == "seven_deuce" else due[0].payer
    return Reminder(purpose, True, amount=sum(payment.amount for payment in due), seat=seat)
