"""The keys of the table window (SCREENS section 5): one table with the meaning of each."""

from msgspec import Struct

from desktop.intents import (
    AsInFirst,
    Backspace,
    Clear,
    EnterAmount,
    EnterCards,
    Escape,
    GoTo,
    Intent,
    KeySize,
    OpenDealerMenu,
    OpenLog,
    OpenSeatMenu,
    PlaySize,
    PressSeat,
    TableKey,
    Tie,
    ToggleDisplay,
    ToggleFullScreen,
    Type,
    WindowPage,
)
from desktop.words.i18n import inside
from desktop.words.say import say

SEAT_KEYS = "1234567890-"
"""A key for each seat, from the first on."""


class KeyAction(Struct, frozen=True):
    """Keys of the keyboard with one meaning."""

    id: str
    """The name of the action in the manual and in tests."""
    keys: tuple[str, ...]
    """The keys, as Qt names them."""
    label: str
    """The meaning, in words."""
    does: Intent | TableKey
    """The intent or table key."""


def actions() -> tuple[KeyAction, ...]:
    """Return every key with its label, seats and digits included."""
    every_key = [
        KeyAction("fold", ("F",), say("fold"), TableKey.FOLD),
        KeyAction("call", ("C",), f"{say('check')}, {say('call')}", TableKey.CALL),
        KeyAction("all_check", ("K",), say("all_check"), TableKey.ALL_CHECK),
        KeyAction("amount", ("R",), say("raise"), EnterAmount()),
        KeyAction("next", ("Return", "Enter"), say("key_next"), TableKey.GO),
        KeyAction("backspace", ("Backspace",), say("key_backspace"), Backspace()),
        KeyAction("escape", ("Escape",), say("key_escape"), Escape()),
        KeyAction("undo", ("Ctrl+Z",), say("undo"), TableKey.UNDO),
        KeyAction("redo", ("Ctrl+Y", "Ctrl+Shift+Z"), say("redo"), TableKey.REDO),
        KeyAction("tie", ("G",), say("tie"), Tie()),
        KeyAction("clear", ("X",), say("clear"), Clear()),
        KeyAction("as_first", ("S",), say("runs.as_first", part=inside(say("run_number", number=1))), AsInFirst()),
        KeyAction("cards", ("B",), say("enter_cards"), EnterCards()),
        KeyAction("log", ("L",), say("hand_log"), OpenLog()),
        KeyAction("why", ("?",), say("key_why"), TableKey.WHY),
        KeyAction("dealer", ("D",), say("due_dealer"), OpenDealerMenu()),
        KeyAction("display", ("F2",), say("device.players"), ToggleDisplay()),
        KeyAction("keys", ("F1",), say("device.menu_keys"), GoTo(WindowPage.KEYS)),
        KeyAction("full_screen", ("F11",), say("key_full_screen"), ToggleFullScreen()),
    ]
    every_key += [KeyAction(f"digit_{digit}", (digit,), digit, Type(digit)) for digit in "0123456789"]
    every_key.append(KeyAction("decimal", (".", ","), say("key_decimal"), Type(".")))
    sizes: dict[KeySize, str] = {"least": "M", "half": "H", "two_thirds": "T", "pot": "P", "all_in": "A"}
    every_key += [
        KeyAction(f"size_{size}", (key,), say(f"quick_{size}"), PlaySize(size)) for size, key in sizes.items()
    ]
    for seat, key in enumerate(SEAT_KEYS, 1):
        every_key.append(KeyAction(f"seat_{seat}", (f"Alt+{key}",), say("seat_n", seat=seat), PressSeat(seat)))
        keys = (f"Alt+Shift+{key}",)
        every_key.append(KeyAction(f"menu_{seat}", keys, say("key_seat_menu", seat=seat), OpenSeatMenu(seat)))
    return tuple(every_key)
