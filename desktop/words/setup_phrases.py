"""Keys, values and refusals of the settings in words."""

from collections.abc import Iterable
from typing import Any

import msgspec

from desktop.words.amounts import looks_typed
from desktop.words.engine import game_name
from desktop.words.i18n import IN_USE, amounts_in, bare, counted, echoed, figure, translated, worth
from desktop.words.phrases import changed_levels
from desktop.words.say import say
from desktop.words.titles import TITLES, VALUES
from engine.refusals import House
from engine.settings.describe import BY_KEY
from engine.settings.games import games
from engine.settings.keyinfo import KeyInfo
from engine.settings.records import Money

SHARES = "prizes.shares"
"""The rule of prize shares: proportions, independent of the money."""
WORTH = "money.minor_units"
"""The rule of the worth of a chip, which is typed in money too."""
IN_CHIPS = ("amount", "amounts", "ranges")
"""Kinds of rules that hold chips; where money is set they are typed in money, with a point as the decimal mark."""


def in_amounts(info: KeyInfo) -> bool:
    """Return whether the numbers of a rule are amounts, in money where a chip has a worth."""
    return info.key == WORTH or (info.kind in IN_CHIPS and info.key != SHARES)


def awaits_money(info: KeyInfo, money: Money | None) -> bool:
    """Return whether a rule needs a currency before amounts are typed: prizes are money even without a chip's worth."""
    return money is None and info.of_prizes and in_amounts(info)


def title(info: KeyInfo) -> str:
    """Return the title of a rule."""
    known = TITLES.get(info.key)
    return translated("titles", info.key, known) if known else info.name.replace("_", " ").capitalize()


def given(info: KeyInfo, money: Money | None) -> str:
    """Return a short hint of what to type for a rule; `money` = the money of its amounts, None = chips."""
    if info.key == SHARES:
        return say("setup.given_shares")
    if awaits_money(info, money):
        return say("setup.given_later")
    if info.key == WORTH and money is not None:
        return say("setup.worth_given")
    if money is not None:
        return say("setup.given_moneys" if info.kind == "amounts" else "setup.given_money", currency=money.currency)
    return say(f"setup.given_{info.kind}", low=info.low, high=counted(info.high))


def of_section(id: str, name: str) -> str:
    """Return the title of a section of the rulebook by its id and its English title."""
    return translated("sections", id, name)


def of_preset(id: str, text: str) -> str:
    """Return the name or note of a preset; a preset added by a user keeps the text in its file."""
    return translated("presets", id, text)


def of_reason(id: str, text: str) -> str:
    """Return the reason why a preset chooses a rule."""
    return translated("presets", id, text)


def of_line(name: str) -> str:
    """Return the name of a row of games on the first setup page."""
    return translated("stakes", name, name)


def word(value: Any, info: KeyInfo | None = None) -> str:
    """Return a value in words: `wins in a row`, `5 / 10`, `yes`, `1,000`."""
    if isinstance(value, bool) or value is None:
        return _value_words({True: "true", False: "false", None: "null"}[value], info)
    if info is not None and info.key == "runs":
        return say("setup.times", count=value)
    if isinstance(value, str):
        if info is not None and info.kind == "game":
            return game_of(value)
        if info is not None and info.kind == "mix_change" and value.endswith(" hands"):
            return say("mix.after_hands", count=int(value.removesuffix(" hands")))
        if info is not None and info.kind == "reminder" and value[:1].isdecimal():
            number, unit = value.split()
            return f"{counted(int(number))} {say(f'setup.{unit}')}"
        if info is not None and info.kind in IN_CHIPS:
            return _amount(value)
        return _value_words(value, info)
    if isinstance(value, int):
        if not value and info is not None and info.kind in ("amount", "count"):
            return _value_words("null", None if info.none else info)  # where None is allowed, 0 has another meaning
        if info is not None and info.key == WORTH:
            return worth(value)
        return figure(value) if info is not None and info.kind == "amount" else counted(value)
    if isinstance(value, float):
        return f"{value:g}"
    if not value:
        return _value_words("null")
    if info is not None and info.kind == "mix":
        return say("mix.games", count=len(value))
    if info is not None and info.kind == "levels":
        return say("setup.n_levels", count=len(value))
    if info is not None and info.key == SHARES:
        return " / ".join(map(counted, value))
    if isinstance(value[0], (list, tuple)):
        return " / ".join("-".join(map(_amount, pair)) for pair in value)
    if info is not None and info.kind == "size":
        return ":".join(map(counted, value))
    return " / ".join(map(_amount, value))


def _amount(part: int | str) -> str:
    """Return an amount of a list; an amount that is not whole chips as it was typed."""
    if isinstance(part, str):
        return echoed(part) if looks_typed(part) else part
    return bare(part)


def of_setting(house: House) -> str:
    """Return the house rule behind a step in words: `ante.by` with the value `each` is "Who antes: everybody"."""
    info = BY_KEY[house.key]
    try:
        value = msgspec.json.decode(house.value)
    except msgspec.DecodeError:
        value = house.value
    return say("setup.stands", rule=title(info), value=word(value, info))


def rules_words(rules: Iterable[tuple[str, object]], prizes: Money | None = None) -> str:
    """Return house rules with their values: "What makes a kill: a scoop"; `prizes` = the money of prizes.

    A kill that is dropped says so by its first rule alone: "What makes a kill: no kill".
    """
    words, given = [], tuple(rules)
    no_kill = ("kill.on", None) in given
    for key, value in given:
        if no_kill and key.startswith("kill.") and key != "kill.on":
            continue
        with amounts_in(prizes if key.startswith("prizes.") else IN_USE.money):
            words.append(_rule_words(key, value))
    return ", ".join(words)


def _rule_words(key: str, value: Any) -> str:
    """Return a rule with its title and value; changed levels are listed by number."""
    if key == "levels" and value and ("number" in value[0] or "count" in value[0]):
        return changed_levels(value)
    return say("setup.stands", rule=title(BY_KEY[key]), value=word(value, BY_KEY[key]))


def ids(text: str) -> str:
    """Return rule ids with U+2010 hyphens; beside tabular figures the plain hyphen is as wide as a digit."""
    return text.replace("-", "\u2010")


def _value_words(text: str, info: KeyInfo | None = None) -> str:
    own_key = "" if info is None else f"{info.key}.{text}"
    key = own_key if own_key in VALUES else text
    known = VALUES.get(key)
    return translated("values", key, known) if known else text.replace("_", " ")


def game_of(id: str) -> str:
    """Return the name of a game by its id, the id where there is none."""
    return next((game_name(game.name) for game in games() if game.id == id), id)
