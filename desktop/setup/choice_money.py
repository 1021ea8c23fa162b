"""What a chip is worth in what is chosen, what prizes are in, and what was typed in money."""

import json

from msgspec.structs import replace

from desktop.setup.choice import CURRENCY, Choice, rules_on_top, shown
from desktop.setup.typed_values import restated
from desktop.words.setup_phrases import WORTH
from engine.settings.describe import BY_KEY
from engine.settings.records import Money


def money(choice: Choice) -> Money | None:
    """What a chip is worth, None = it is not said, or chips are no money; also while other rules cannot stay so."""
    values = shown(choice)
    if values.get(CURRENCY) is None or values.get("levels") or choice.preset == "tournament":
        return None
    return Money(values[CURRENCY], values.get(WORTH) or Money("").minor_units)


def prize_money(choice: Choice) -> Money | None:
    """What the amounts of prizes are in, None = their currency is not said."""
    currency = shown(choice).get("prizes.currency")
    return Money(currency, 1) if currency is not None else None


def own_money(choice: Choice) -> Money | None:
    """The money that was said on top, whatever the stakes are in."""
    money = rules_on_top(choice).get("money") or {}
    return Money(**money) if money.get("currency") and choice.preset != "tournament" else None


def without_money(choice: Choice) -> Choice:
    """The choice without its own word on money."""
    return replace(choice, own=tuple(pair for pair in choice.own if not pair[0].startswith("money.")))


def in_the_same_money(before: Choice, after: Choice) -> Choice:
    """What was typed in money stands where a chip is worth something else after a change: it is other chips then.

    Said before the currency it was typed in chips, and stays so.
    """
    had, has = money(before), money(after)
    if had is None or has is None or had.minor_units == has.minor_units:
        return after
    keys = [key for key, _ in after.own]
    first = keys.index(CURRENCY) if CURRENCY in keys else 0
    typed = (
        (key, json.dumps(restated(json.loads(text), BY_KEY[key], had, has))) if at >= first and key in BY_KEY
        else (key, text) for at, (key, text) in enumerate(after.own)
    )  # fmt: skip
    return replace(after, own=tuple(typed))
