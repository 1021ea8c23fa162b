"""The keys of the table window (SCREENS section 5): what each does, in one table."""

from typing import Literal

from msgspec import Struct

from desktop.intents import (
    AsInFirst,
    Backspace,
    Clear,
    EnterAmount,
    EnterCards,
    Escape,
    Explain,
    GoTo,
    Intent,
    KeySize,
    OpenDealerMenu,
    OpenLog,
    OpenSeatMenu,
    PlaySize,
    PressSeat,
    Tie,
    ToggleDisplay,
    ToggleFullScreen,
    Type,
    WindowPage,
)
from desktop.words.i18n import inside
from desktop.words.say import say


class Action(Struct, frozen=True):
    """What keys of the keyboard do."""

    id: str
    """Its name, by which the manual and the tests know it."""
    keys: tuple[str, ...]
    """The keys, as Qt names them."""
    label: str
    """What it does, in words."""
    slot: Literal["", "fold", "call", "go", "undo", "redo"] = ""
    """The button of the bar it presses, "" = none."""
    intent: Intent | None = None
    """What it says where it presses no button."""


def actions() -> tuple[Action, ...]:
    """Every key with its label, seats and digits included."""
    every_key = [
        Action("fold", ("F",), say("fold"), slot="fold"),
        Action("call", ("C",), f"{say('check')}, {say('call')}", slot="call"),
        Action("all_check", ("K",), say("all_check")),
        Action("amount", ("R",), say("raise"), intent=EnterAmount()),
        Action("next", ("Return", "Enter"), say("key_next"), slot="go"),
        Action("backspace", ("Backspace",), say("key_backspace"), intent=Backspace()),
        Action("escape", ("Escape",), say("key_escape"), intent=Escape()),
        Action("undo", ("Ctrl+Z",), say("undo"), slot="undo"),
        Action("redo", ("Ctrl+Y", "Ctrl+Shift+Z"), say("redo"), slot="redo"),
        Action("tie", ("G",), say("tie"), intent=Tie()),
        Action("clear", ("X",), say("clear"), intent=Clear()),
        Action("as_first", ("S",), say("runs.as_first", part=inside(say("run_number", number=1))), intent=AsInFirst()),
        Action("cards", ("B",), say("enter_cards"), intent=EnterCards()),
        Action("log", ("L",), say("hand_log"), intent=OpenLog()),
        Action("why", ("?",), say("key_why"), intent=Explain()),
        Action("dealer", ("D",), say("due_dealer"), intent=OpenDealerMenu()),
        Action("display", ("F2",), say("device.players"), intent=ToggleDisplay()),
        Action("keys", ("F1",), say("device.menu_keys"), intent=GoTo(WindowPage.KEYS)),
        Action("full_screen", ("F11",), say("key_full_screen"), intent=ToggleFullScreen()),
    ]
    every_key += [Action(f"digit_{digit}", (digit,), digit, intent=Type(digit)) for digit in "0123456789"]
    every_key.append(Action("decimal", (".", ","), say("key_decimal"), intent=Type(".")))
    sizes: dict[KeySize, str] = {"least": "M", "half": "H", "two_thirds": "T", "pot": "P", "all_in": "A"}
    every_key += [
        Action(f"size_{size}", (key,), say(f"quick_{size}"), intent=PlaySize(size)) for size, key in sizes.items()
    ]
    seats = [*((seat, str(seat)) for seat in range(1, 10)), (10, "0"), (11, "-")]
    for seat, key in seats:
        every_key.append(Action(f"seat_{seat}", (f"Alt+{key}",), say("seat_n", seat=seat), intent=PressSeat(seat)))
        keys = (f"Alt+Shift+{key}",)
        every_key.append(Action(f"menu_{seat}", keys, say("key_seat_menu", seat=seat), intent=OpenSeatMenu(seat)))
    return tuple(every_key)
