"""Why, for every figure there is now: what each is called, and the menu that lists them."""

from collections.abc import Callable

from desktop.i18n import begun
from desktop.intents import Show
from desktop.present.menu import Menu
from desktop.present.slot import Slot
from desktop.scene import Scene
from desktop.sheet_wording import SENTENCES, tell
from desktop.wording import figure, pot_name
from engine.explained import Explained

Explain = Callable[[str], Explained | None]

IN_HAND = (
    "to_act", "call", "bet", "wager.min", "wager.max", "legal", "pots", "total_pot", "button", "posts", "straddle",
    "kill", "rock", "limits", "raises", "clock", "out_of_turn", "floor", "awards", "returned", "show_pot",
    "misdeal", "mix",
)  # fmt: skip
BETWEEN = (
    "button", "posts", "dues", "kill", "rock", "straddle", "limits", "awards", "returned", "rake", "raked", "reminders",
    "standing", "show_pot", "mix",
)  # fmt: skip
"""The figures in the order a dealer is asked about them."""


def why_name(scene: Scene, of: str) -> str:
    """What a figure is called: "Most", "Side 1", "Seat 4, Rosa"."""
    word, _, part = of.partition(".")
    if word in ("pots", "awards") and part.isdecimal():
        return begun(pot_name(int(part), max(int(part), len(scene.view.pots))))
    if word in ("seat", "dues") and part.isdecimal():
        return scene.name(int(part))
    key = f"figure_{of}"
    return tell(key) if key in SENTENCES else begun(of.replace("_", " "))


def why_menu(scene: Scene, explain: Explain) -> Menu:
    """Everything that can be explained now, with its figure where it has one."""
    rows = []
    for of in IN_HAND if scene.in_hand else BETWEEN:
        found = explain(of)
        if found is None or not found.steps:
            continue
        value = found.value
        second = figure(value) if isinstance(value, int) and not isinstance(value, bool) else ""
        if of in ("to_act", "button", "rock") and isinstance(value, int):
            second = f"{value} {scene.name(value)}" if value in scene.view.seats else str(value)
        rows.append(Slot(why_name(scene, of), second=second, intent=Show(f"why:{of}")))
    return Menu(tell("why_title"), tuple(rows))
