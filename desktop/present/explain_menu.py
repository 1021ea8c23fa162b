"""Why, for every figure there is now: what each is called, and the menu that lists them."""

from collections.abc import Callable
from typing import assert_never

from desktop.bridge.scene import Scene
from desktop.intents import Explain
from desktop.intents.figures import ActionFigure, DuesFigure, Figure, PotFigure, SeatFigure, TableFigure, engine_word
from desktop.present.menu import Menu
from desktop.present.slot import Slot
from desktop.words.i18n import begun
from desktop.words.i18n import figure as written
from desktop.words.say import say
from desktop.words.table_phrases import pot_name
from engine.explained import Explained

Explainer = Callable[[Figure], Explained | None]

IN_HAND: tuple[TableFigure, ...] = (
    "to_act", "call", "bet", "wager.min", "wager.max", "legal", "pots", "total_pot", "button", "posts", "straddle",
    "kill", "rock", "limits", "raises", "clock", "out_of_turn", "floor", "awards", "returned", "show_pot",
    "misdeal", "mix",
)  # fmt: skip
BETWEEN: tuple[TableFigure, ...] = (
    "button", "posts", "dues", "kill", "rock", "straddle", "limits", "awards", "returned", "rake", "raked", "reminders",
    "standing", "show_pot", "mix",
)  # fmt: skip
"""The figures in the order a dealer is asked about them."""


def why_name(scene: Scene, figure: Figure) -> str:
    """What a figure is called: "Most", "Side 1", "Seat 4, Rosa"."""
    match figure:
        case PotFigure(number):
            return begun(pot_name(number, max(number, len(scene.view.pots))))
        case SeatFigure(seat) | DuesFigure(seat):
            return scene.name(seat)
        case str() | ActionFigure():
            return say(f"figure_{engine_word(figure)}")
        case _:
            assert_never(figure)


def why_menu(scene: Scene, explain: Explainer) -> Menu:
    """Everything that can be explained now, with its figure where it has one."""
    rows = []
    for figure in IN_HAND if scene.in_hand else BETWEEN:
        explained = explain(figure)
        if explained is None or not explained.steps:
            continue
        value = explained.value
        second = written(value) if isinstance(value, int) and not isinstance(value, bool) else ""
        if figure in ("to_act", "button", "rock") and isinstance(value, int):
            second = f"{value} {scene.name(value)}" if value in scene.view.seats else str(value)
        rows.append(Slot(why_name(scene, figure), second=second, intent=Explain(figure)))
    return Menu(say("why_title"), tuple(rows))
