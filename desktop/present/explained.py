"""The sheet that explains a figure step by step, and the menu of all figures that can be explained now."""

from collections.abc import Callable, Mapping
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.intents import Explain
from desktop.intents.figures import ActionFigure, DuesFigure, Figure, PotFigure, SeatFigure, TableFigure, engine_word
from desktop.present.slot import Menu, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import capitalised, counted
from desktop.words.i18n import figure as written
from desktop.words.phrases import pot_name
from desktop.words.say import say
from desktop.words.setup_phrases import of_setting
from engine.refusals import Explained, Reason


class WhyStep(Struct, frozen=True):
    """A step of an explanation in words."""

    words: str
    """Content of the step."""
    rule: str = ""
    """Id of the rule of the step."""
    house: str = ""
    """House rule of the step, in words."""


class WhyView(Struct, frozen=True):
    """The explanation of a figure."""

    steps: tuple[WhyStep, ...]
    """Steps of the explanation, in order."""
    value: str = ""
    """Result of the steps in words, "" = no figure."""


NUMBERS = ("to_act", "button", "rock", "raises", "clock", "reminders", "out_of_turn", "mix")
"""Figures that are no chips: seats, seconds, counts."""


def _value(figure: Figure, value: Any) -> str:
    """Return the result of an explanation as a figure; "" for a word, as the steps contain it."""
    if not isinstance(value, int) or isinstance(value, bool) or (isinstance(figure, DuesFigure) and not value):
        return ""  # the steps say that no chips are owed: a 0 beside a name reads as a debt
    return counted(value) if figure in NUMBERS else written(value)


def why_view(explained: Explained, figure: Figure, names: Mapping[int, str]) -> WhyView:
    """Return an explanation of the engine in the language in use; `names` = player of each seat."""
    return WhyView(
        tuple(
            WhyStep(
                in_words(_named(step, names)),
                step.rule,
                say("why_house", setting=of_setting(step.setting)) if step.setting is not None else "",
            )
            for step in explained.steps
        ),
        _value(figure, explained.value),
    )


def _named(step: Reason, names: Mapping[int, str]) -> Reason:
    """Return a step with the player's name after the seat number it contains."""
    facts = ((key, f"{fact} {names[fact]}" if key == "seat" and fact in names else fact) for key, fact in step.facts)
    return replace(step, facts=tuple(facts))


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
"""The figures of each phase, in the order in which dealers are asked for them."""


def why_name(scene: Scene, figure: Figure) -> str:
    """Return the name of a figure: "Most", "Side 1", "Seat 4, Rosa"."""
    match figure:
        case PotFigure(number):
            return capitalised(pot_name(number, max(number, len(scene.view.pots))))
        case SeatFigure(seat) | DuesFigure(seat):
            return scene.name(seat)
        case str() | ActionFigure():
            return say(f"figure_{engine_word(figure)}")
        case _:
            assert_never(figure)


def why_menu(scene: Scene, explain: Explainer) -> Menu:
    """Return the menu of every figure that can be explained now, with its value where it has one."""
    rows = []
    for figure in IN_HAND if scene.in_hand else BETWEEN:
        explained = explain(figure)
        if explained is None or not explained.steps:
            continue
        value = explained.value
        second = _value(figure, value) if isinstance(value, int) and not isinstance(value, bool) else ""
        if figure in ("to_act", "button", "rock") and isinstance(value, int):
            second = f"{value} {scene.name(value)}" if value in scene.view.seats else str(value)
        rows.append(Slot(why_name(scene, figure), second=second, intent=Explain(figure)))
    return Menu(say("why_title"), tuple(rows))
