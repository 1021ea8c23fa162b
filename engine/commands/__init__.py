"""Commands: what a tap or a line of the table script asks for. Tagged by `do`; amounts in chips, seats from 1."""

from functools import cache

import msgspec

from engine.commands.base import Action, Base, Fault
from engine.commands.before import (
    Boards,
    Bomb,
    Button,
    Choose,
    DrawSeats,
    Kill,
    Preview,
    Race,
    Rock,
    Sleeper,
    Splash,
    SplitPrizes,
    Straddle,
)
from engine.commands.floor import (
    Clock,
    DeadHand,
    Expire,
    Floor,
    FloorWanted,
    Misdeal,
    Noted,
    OutOfTurn,
    SaidAndPushed,
    StreetBack,
    TakeBack,
    Unposted,
)
from engine.commands.hand import (
    Act,
    Award,
    BringIn,
    Cards,
    CheckTo,
    Deal,
    First,
    FoldTo,
    Muck,
    OpenPair,
    PotAward,
    Propose,
    Ranks,
    RunAward,
    Runs,
    Show,
    Street,
)
from engine.commands.steps import Amend, Carry, Expense, Redo, Settle, Step, Undo, Verify, Why
from engine.commands.table import (
    AddChips,
    Change,
    ChipsIn,
    Collect,
    Count,
    Dealer,
    End,
    Leave,
    LevelClock,
    Levels,
    Marker,
    Move,
    NextLevel,
    Open,
    Pay,
    Rename,
    Sit,
    SitIn,
    SitOut,
    Take,
    WrongPurchase,
)

Command = (
    Open | Change | NextLevel | LevelClock | Levels
    | Sit | Leave | SitOut | SitIn | AddChips | WrongPurchase | ChipsIn | Move | Rename | Button
    | Preview | Rock | Marker | Straddle | Sleeper | Kill | Bomb | Choose | Boards | SplitPrizes | DrawSeats | Race
    | Collect | Expense | Carry | Settle
    | Splash | Deal | BringIn | First | OpenPair | Act | FoldTo | CheckTo | SaidAndPushed | TakeBack | OutOfTurn | Pay
    | Take | Dealer | Clock
    | Expire | Show | Cards | Muck | Misdeal | DeadHand | StreetBack | Count | Floor | FloorWanted | Noted | Unposted
    | End | Step | Street | Runs | Award | Amend | Undo | Redo | Why | Propose | Verify
)  # fmt: skip

encode = msgspec.json.Encoder().encode


@cache
def _decoder() -> msgspec.json.Decoder[Command]:
    return msgspec.json.Decoder(Command)


def decode(line: str) -> Command:
    """A command from the JSON `encode` made of it."""
    return _decoder().decode(line)


__all__ = [
    "Act",
    "Action",
    "AddChips",
    "Amend",
    "Award",
    "Base",
    "Boards",
    "Bomb",
    "BringIn",
    "Button",
    "Cards",
    "Carry",
    "Change",
    "CheckTo",
    "ChipsIn",
    "Choose",
    "Clock",
    "Collect",
    "Command",
    "Count",
    "DeadHand",
    "Deal",
    "Dealer",
    "DrawSeats",
    "End",
    "Expense",
    "Expire",
    "Fault",
    "First",
    "Floor",
    "FloorWanted",
    "FoldTo",
    "Kill",
    "Leave",
    "LevelClock",
    "Levels",
    "Marker",
    "Misdeal",
    "Move",
    "Muck",
    "NextLevel",
    "Noted",
    "Open",
    "OpenPair",
    "OutOfTurn",
    "Pay",
    "PotAward",
    "Preview",
    "Propose",
    "Race",
    "Ranks",
    "Redo",
    "Rename",
    "Rock",
    "RunAward",
    "Runs",
    "SaidAndPushed",
    "Settle",
    "Show",
    "Sit",
    "SitIn",
    "SitOut",
    "Sleeper",
    "Splash",
    "SplitPrizes",
    "Step",
    "Straddle",
    "Street",
    "StreetBack",
    "Take",
    "TakeBack",
    "Undo",
    "Unposted",
    "Verify",
    "Why",
    "WrongPurchase",
    "decode",
    "encode",
]
