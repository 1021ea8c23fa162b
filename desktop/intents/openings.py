"""Intents that open or close something over the table: menus, sheets, explanations, the lock."""

from msgspec import Struct

from desktop.intents.figures import Explain
from desktop.intents.questions import EnterCards, QuestionIntent, SeatIntent
from engine.state import SplitWay

# Menus ----------------------------------------------------------------------------------------------------------------


class OpenSeatMenu(SeatIntent, frozen=True):
    """The menu of a seat."""


class OpenEarlyMenu(SeatIntent, frozen=True):
    """The menu of actions out of turn of the player in a seat (PRO-8)."""


class OpenMoneyMenu(SeatIntent, frozen=True):
    """The menu of a seat's chips outside the pots: bought, cashed or owed."""


class OpenPurchaseMenu(SeatIntent, frozen=True):
    """The menu of owners for the last rebuy or add-on of a seat."""


class OpenUnpostedMenu(SeatIntent, frozen=True):
    """The menu of times at which it was noticed that a player was dealt in without posting (ENT-10)."""


class OpenDeadHandMenu(SeatIntent, frozen=True):
    """The menu of reasons why the hand of a seat is dead (PRO-15)."""


class OpenMisdealMenu(Struct, frozen=True):
    """The menu of reasons for a misdeal (PRO-14)."""


class OpenStreetBackMenu(Struct, frozen=True):
    """The menu of ways in which a street that was shown too early goes back (PRO-16)."""


class OpenGameMenu(Struct, frozen=True):
    """The games of the mix, to choose the next one (NOW-13)."""


class OpenSplitMenu(Struct, frozen=True):
    """The ways to split the prizes of a tournament among the remaining players, or the result of one of them."""

    way: SplitWay | None = None
    """The way to show, None = all of them."""


class OpenDealerMenu(Struct, frozen=True):
    """The dealers stored on this device, or the question for a name (NOW-9)."""


class OpenTableMenu(Struct, frozen=True):
    """The menu of the table between hands."""


class OpenRoomMenu(Struct, frozen=True):
    """The notes of the card room to this table, and the messages the table can send."""


class OpenQuitMenu(Struct, frozen=True):
    """Asks whether to close the app while a hand runs."""


class OpenEndMenu(Struct, frozen=True):
    """Asks how the game ends: after a count of every stack, or without one."""


class OpenWindowMenu(Struct, frozen=True):
    """The menu of the window."""


class OpenFigureMenu(Struct, frozen=True):
    """Every figure that can be explained now."""


# Sheets ---------------------------------------------------------------------------------------------------------------


class OpenLog(Struct, frozen=True):
    """The record of the hand; the same tap closes it."""


class OpenLevels(Struct, frozen=True):
    """The levels of the tournament."""


class OpenRace(Struct, frozen=True):
    """The sheet for the winners of the last small chips of a tournament."""


class OpenOwnSplit(Struct, frozen=True):
    """The sheet for shares of the prizes that are typed for each remaining player."""


class OpenCounting(Struct, frozen=True):
    """The count of every stack, seat by seat."""

    ends: bool = False
    """Whether the game ends once the counts agree."""


class OpenDraws(Struct, frozen=True):
    """The number of cards each player draws."""


class OpenRuling(SeatIntent, frozen=True):
    """The ruling on the words and chips of a player (PRO-1)."""


class OpenCorrection(SeatIntent, frozen=True):
    """The correction of a player's last action in this hand (PRO-11)."""


class OpenHandOver(Struct, frozen=True):
    """The card for the dealer who sits down (NOW-9)."""


class CountOnHandOver(SeatIntent, frozen=True):
    """The count of a stack from the hand-over card, which is shown again afterwards."""


# The floor and the lock -----------------------------------------------------------------------------------------------


class OpenFloor(Struct, frozen=True):
    """The open ruling, or the floor people at the table."""


class DecideFloor(Struct, frozen=True):
    """Records the floor's decision on the open ruling."""

    choice: str
    """One of the choices of the engine's question."""


class AllowWaiting(Struct, frozen=True):
    """Records the floor's consent to the waiting commands, and runs them."""


class BarWaiting(Struct, frozen=True):
    """Records the floor's refusal of the waiting commands."""


class NameFloor(Struct, frozen=True):
    """Brings this floor person to the table, by PIN if there is one, or sends the person away."""

    name: str
    """The name of the person."""


class AddFloorName(Struct, frozen=True):
    """Asks for the name of a new floor person."""


class ChangeFloorPin(Struct, frozen=True):
    """Asks for a new PIN of the floor person at the table."""


class RemoveFloorName(Struct, frozen=True):
    """Removes the floor person at the table from the floor."""


class ChangeScreenPin(Struct, frozen=True):
    """Asks for a new PIN of the screen."""


class LockScreen(Struct, frozen=True):
    """Locks the screen; without a PIN it first asks for one."""


# The window -----------------------------------------------------------------------------------------------------------


class EnterAmount(Struct, frozen=True):
    """Moves the keyboard to the amount; if only one wager is possible, plays it."""


class CloseAll(Struct, frozen=True):
    """Closes everything over the table."""


FloorIntent = (
    OpenFloor | DecideFloor | AllowWaiting | BarWaiting | NameFloor | AddFloorName | ChangeFloorPin | RemoveFloorName
    | ChangeScreenPin | LockScreen
)  # fmt: skip
Opening = (
    Explain | EnterCards | QuestionIntent | FloorIntent | OpenSeatMenu | OpenEarlyMenu | OpenMoneyMenu
    | OpenPurchaseMenu | OpenUnpostedMenu | OpenDeadHandMenu | OpenMisdealMenu | OpenStreetBackMenu | OpenGameMenu
    | OpenSplitMenu | OpenDealerMenu | OpenTableMenu | OpenRoomMenu | OpenQuitMenu | OpenEndMenu | OpenWindowMenu
    | OpenFigureMenu | OpenLog | OpenLevels | OpenDraws | OpenRuling | OpenCorrection | OpenHandOver
    | CountOnHandOver | OpenRace | OpenOwnSplit | OpenCounting | EnterAmount | CloseAll
)  # fmt: skip
