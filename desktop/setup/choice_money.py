"""The money of a choice: the worth of a chip, the currency of prizes, and amounts typed in money."""

import json

from msgspec.structs import replace

from desktop.setup.choice import CURRENCY, Choice, rules_on_top, values_to_show
from desktop.setup.typed_values import restated
from desktop.words.setup_phrases import WORTH
from engine.settings.describe import BY_KEY
from engine.settings.records import Money


def money(choice: Choice) -> Money | None:
    """Return the worth of a chip, None = unset, or chips are no money; also while other rules are refused."""
    values = values_to_show(choice)
    if values.get(CURRENCY) is None or values.get("levels") or choice.preset == "tournament":
        return None
    return Money(values[CURRENCY], values.get(WORTH) or Money("").minor_units)


def prize_money(choice: Choice) -> Money | None:
    """Return the money of prizes, None = their currency is not set."""
    currency = values_to_show(choice).get("prizes.currency")
    return Money(currency, 1) if currency is not None else None


def own_money(choice: Choice) -> Money | None:
    """Return the money set by own rules, whatever the stakes are in."""
    money = rules_on_top(choice).get("money") or {}
    return Money(**money) if money.get("currency") and choice.preset != "tournament" else None


def without_money(choice: Choice) -> Choice:
    """Return the choice without own rules on money."""
    return replace(choice, own=tuple(pair for pair in choice.own if not pair[0].startswith("money.")))


def with_same_money(before: Choice, after: Choice) -> Choice:
    """Return `after` with amounts typed in money converted to its worth of a chip, so that their money stays the same.

    Amounts set before the currency were typed in chips, and stay so.
    """
    old, new = money(before), money(after)
    if old is None or new is None or old.minor_units == new.minor_units:
        return after
    keys = [key for key, _ in after.own]
    first = keys.index(CURRENCY) if CURRENCY in keys else 0
    restated_pairs = (
        (key, json.dumps(restated(json.loads(text), BY_KEY[key], old, new))) if index >= first and key in BY_KEY
        else (key, text) for index, (key, text) in enumerate(after.own)
    )  # fmt: skip
    return replace(after, own=tuple(restated_pairs))
