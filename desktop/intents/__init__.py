"""Intents: what a tap or a key asks for, as frozen records. Each receiver matches all it may get, so none is missed."""

from desktop.intents.desk import (
    AddChip,
    AllCheck,
    AsInFirst,
    Backspace,
    Clear,
    ClearEntry,
    NextRun,
    OpenShowdown,
    Pick,
    Redo,
    SeatMenu,
    Send,
    Show,
    SwitchHalf,
    SwitchRun,
    TapSeat,
    Tell,
    Tie,
    ToggleBy,
    Type,
    Undo,
    UpTo,
)  # fmt: skip
from desktop.intents.figures import Explain

__all__ = [
    "AddChip", "AllCheck", "AsInFirst", "Backspace", "Clear", "ClearEntry", "Explain", "Intent", "NextRun",
    "OpenShowdown", "Pick", "Redo", "SeatMenu", "Send", "Show", "SwitchHalf", "SwitchRun", "TapSeat", "Tell", "Tie",
    "ToggleBy", "Type", "Undo", "UpTo",
]  # fmt: skip

Intent = (
    Send | Undo | Redo | Type | AddChip | Backspace | ClearEntry | ToggleBy | TapSeat | SeatMenu | Pick | Tie | Clear
    | UpTo | AllCheck | SwitchHalf | SwitchRun | NextRun | AsInFirst | OpenShowdown | Show | Tell | Explain
)  # fmt: skip
