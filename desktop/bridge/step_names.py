"""The names of steps with the players' names in them: "Theo calls 60"."""

from collections.abc import Callable

from desktop.words.phrases import tell, tellable
from engine import commands
from engine.journal.steps import Label

Name = Callable[[int], str]
"""Who sits in a seat, as the step is told."""


def step_words(label: Label | None, name: Name) -> str | None:
    """The name of a step with the player's name: "Theo calls 60"."""
    if label is None:
        return None
    blanks = {key: value for key, value in label.facts if key != "seat"}
    seat = label.fact("seat", 0)
    if seat or "name" not in blanks:  # a dealer's step carries the name itself
        blanks["name"] = name(int(seat)) if seat else ""
    if label.of is not None:
        blanks["of"] = step_words(label.of, name) or ""
    for key in (f"step.{label.key}", label.key):
        if tellable(key):
            try:
                return tell(key, **blanks)
            except KeyError:
                break
    return label.key.replace("_", " ").replace(".", " ")


def asked_words(command: str, name: Name) -> str:
    """Who asked for what in a hand, for its end: more chips with their amount, the rest as its step is named."""
    asked = commands.decode(command)
    if isinstance(asked, commands.AddChips):
        return tell("asked.chips", name=name(asked.seat), amount=asked.amount)
    seat = getattr(asked, "seat", None)
    return tell("asked.of", name=name(seat)) if seat is not None else tell("asked")
