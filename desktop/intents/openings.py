"""What a tap opens over the table, and closes: menus, sheets, explanations, the lock."""

from msgspec import Struct

from desktop.intents.figures import Explain
from desktop.intents.questions import EnterCards, QuestionIntent, SeatIntent
from engine.state import SplitWay

# Menus ----------------------------------------------------------------------------------------------------------------


class OpenSeatMenu(SeatIntent, frozen=True):
    """The menu of a seat."""


class OpenEarlyMenu(SeatIntent, frozen=True):
    """What the player in a seat did out of turn (PRO-8)."""


class OpenMoneyMenu(SeatIntent, frozen=True):
    """Chips of a seat that come, go or are owed beside the pots."""


class OpenPurchaseMenu(SeatIntent, frozen=True):
    """Whose the last rebuy or add-on of a seat was."""


class OpenUnpostedMenu(SeatIntent, frozen=True):
    """When it was seen that a player was dealt in without posting (ENT-10)."""


class OpenDeadHandMenu(SeatIntent, frozen=True):
    """Why the hand of a seat is dead (PRO-15)."""


class OpenMisdealMenu(Struct, frozen=True):
    """Why the deal was wrong (PRO-14)."""


class OpenStreetBackMenu(Struct, frozen=True):
    """How a street that was shown too early goes back (PRO-16)."""


class OpenGameMenu(Struct, frozen=True):
    """The games of the mix, to choose the next one (NOW-13)."""


class OpenSplitMenu(Struct, frozen=True):
    """The ways to split the prizes of a tournament among those who are left, or what one of them gives."""

    way: SplitWay | None = None
    """Which way, None = all of them."""


class OpenDealerMenu(Struct, frozen=True):
    """The dealers this device knows, or the question for a name (NOW-9)."""


class OpenTableMenu(Struct, frozen=True):
    """What can be done with the table between hands."""


class OpenRoomMenu(Struct, frozen=True):
    """What the card room says to this table, and what the table can say to it."""


class OpenQuitMenu(Struct, frozen=True):
    """Ask whether to close the app while a hand runs."""


class OpenEndMenu(Struct, frozen=True):
    """How the game ends: after a count of every stack, or without one."""


class OpenWindowMenu(Struct, frozen=True):
    """The menu of the window."""


class OpenFigureMenu(Struct, frozen=True):
    """Every figure that can be explained now."""


# Sheets ---------------------------------------------------------------------------------------------------------------


class OpenLog(Struct, frozen=True):
    """The record of the hand; closed by the same tap."""


class OpenLevels(Struct, frozen=True):
    """The levels of the tournament."""


class OpenRace(Struct, frozen=True):
    """Who wins the last small chips of a tournament."""


class OpenOwnSplit(Struct, frozen=True):
    """What each of those who are left gets of the prizes, typed by hand."""


class OpenCounting(Struct, frozen=True):
    """Every stack is counted, seat by seat."""

    ends: bool = False
    """Whether the game ends once they agree."""


class OpenDraws(Struct, frozen=True):
    """How many cards each player draws."""


class OpenRuling(SeatIntent, frozen=True):
    """The ruling on what a player said and pushed in (PRO-1)."""


class OpenCorrection(SeatIntent, frozen=True):
    """The correction of what a player did last in this hand (PRO-11)."""


class OpenHandOver(Struct, frozen=True):
    """The card for the dealer who sits down (NOW-9)."""


class CountOnHandOver(SeatIntent, frozen=True):
    """Count a stack from the hand-over card, which is there again afterwards."""


# The floor and the lock -----------------------------------------------------------------------------------------------


class OpenFloor(Struct, frozen=True):
    """The open ruling, or who of the floor is here."""


class DecideFloor(Struct, frozen=True):
    """The floor decided so on the open ruling; `choice` = a choice of the engine's question."""

    choice: str
    """One of those the question offers."""


class AllowWaiting(Struct, frozen=True):
    """The floor allows what waits for it: it is done."""


class BarWaiting(Struct, frozen=True):
    """The floor does not allow what waits for it."""


class NameFloor(Struct, frozen=True):
    """This person of the floor comes to the table, by PIN where one is kept, or leaves it."""

    name: str
    """Who it is."""


class AddFloorName(Struct, frozen=True):
    """Ask for the name of somebody of the floor."""


class ChangeFloorPin(Struct, frozen=True):
    """Ask for a new PIN of who is here."""


class RemoveFloorName(Struct, frozen=True):
    """Who is here is of the floor no longer."""


class ChangeScreenPin(Struct, frozen=True):
    """Ask for a new PIN of the screen."""


class LockScreen(Struct, frozen=True):
    """Lock the screen; without a PIN one is asked for first."""


# The window -----------------------------------------------------------------------------------------------------------


class EnterAmount(Struct, frozen=True):
    """The keyboard goes to the amount; where there is one wager only, it is played."""


class CloseAll(Struct, frozen=True):
    """Close whatever lies over the table."""


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
