"""What is told of clocks and turns: reminders, levels, the mix, a player's clock."""

from typing import Literal

from msgspec import Struct

ReminderKind = Literal["time", "bomb", "dealer", "chip_run", "seven_deuce", "stand_up", "level"]


class Reminder(Struct, frozen=True):
    """Something to be reminded of."""

    kind: ReminderKind
    """What it is about."""
    due: bool
    """Whether it is due now."""
    hands: int | None = None
    """Hands to go."""
    amount: int | None = None
    """In chips; of a level its number."""
    seat: int | None = None
    """Who collects (NOW-4) or pays (NOW-5)."""


class ClockView(Struct, frozen=True):
    """The clock on a player (PRO-10)."""

    seat: int
    """On whom it was called."""
    since: int
    """The second of the session when it was called."""
    seconds: int
    """How long it runs."""
    warning: int
    """How long before its end the warning comes, in seconds."""


class LevelClock(Struct, frozen=True):
    """The tournament level that is on; in a hand the one it was dealt at, whatever the next hand is played at."""

    number: int
    """From 1."""
    of: int
    """How many levels there are."""
    blinds: tuple[int, ...]
    """In chips."""
    ante: int
    """In chips."""
    left: int
    """Seconds until the level is over, or the next one where that was chosen: its clock runs at once."""
    paused: bool = False
    """Whether its clock is paused."""
    rest: int = 0
    """Minutes of the break that follows it, 0 = none."""
    rest_left: int = 0
    """Seconds until the break is over, 0 while none is on."""
    next: int = 0
    """Number of another level that was chosen in the running hand for the next one, 0 = none."""


class MixView(Struct, frozen=True):
    """The mix that is played (NOW-13)."""

    number: int
    """Which game is on, from 1."""
    of: int
    """How many games there are."""
    game: str
    """Id of the game that is on."""
    games: tuple[str, ...]
    """Ids of all games, in their order."""
    change: str
    """When the game changes, as the setting `mix_change` has it."""
    next: str | None = None
    """Id of the next game, None where the button chooses."""
    hands: int | None = None
    """Hands of this game to come, without the running one; None where it does not change by hands."""
    until: int | None = None
    """The seat the button has to come back to."""
    chooser: int | None = None
    """Whose choice the coming hand is."""
    chosen: bool = False
    """Whether the choice was made."""
