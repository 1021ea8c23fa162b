"""The description of a key of the settings, and short functions to write its row."""

from typing import Any, Literal

from msgspec import Struct

from engine.words import Phrase, phrase

KeyKind = Literal[
    "choice",  # one of `values`
    "yes_no",  # true or false
    "amount",  # chips, `low` to `high`
    "count",  # a whole number (players, seconds, ...), `low` to `high`
    "percent",  # 0 to 100, decimals allowed
    "amounts",  # a list of `low` to `high` amounts
    "ranges",  # a list of [low, high] amounts, one a betting round
    "levels",  # a list of objects with blinds, ante, bets, minutes, break
    "size",  # one of `values`, or [n, d]: n/d
    "reminder",  # one of `values`, "N hands" or "N minutes"
    "mix",  # a list of objects with the keys of a game
    "mix_change",  # one of `values`, "N hands" or {"hands": N}
    "game",  # the id of a game
    "preset",  # the id of a preset
    "currency",  # a code of ISO 4217, `values` the usual ones
    "object",  # an object with the keys `<key>.<...>`
]

ALLOWED: dict[KeyKind, str] = {
    "choice": "allowed.choice",
    "yes_no": "allowed.yes_no",
    "amount": "allowed.amount",
    "count": "allowed.count",
    "percent": "allowed.percent",
    "amounts": "allowed.amounts",
    "ranges": "allowed.ranges",
    "levels": "allowed.levels",
    "size": "allowed.size",
    "reminder": "allowed.reminder",
    "mix": "allowed.mix",
    "mix_change": "allowed.mix_change",
    "game": "allowed.game",
    "preset": "allowed.preset",
    "currency": "allowed.currency",
    "object": "allowed.object",
}
"""The sentence about the allowed values, by kind."""

LARGEST = 10**12
"""The largest amount, in chips."""


PRIZES = "prizes"
"""The object whose amounts are minor units of its own currency, not chips."""


class KeyInfo(Struct, frozen=True):
    """A key of the `table` object."""

    key: str
    """The name, dotted for nested keys."""
    section: str
    """The section of the rulebook it belongs to."""
    rules: tuple[str, ...]
    """Ids of its rules in the rulebook."""
    kind: KeyKind
    """The kind of its value."""
    values: tuple[Any, ...] = ()
    """The allowed words (choice, size, reminder), or the keys of an object."""
    low: int = 0
    """The smallest number, or the shortest list."""
    high: int = LARGEST
    """The largest number, or the longest list."""
    none: bool = False
    """Whether null is allowed: switched off, or back to the default."""
    default: Any = None
    """The value without a preset, as the script writes it."""
    derived: str = ""
    """The sentence of `engine.words` on what the default is derived from, "" = it is fixed."""

    @property
    def of_prizes(self) -> bool:
        """Whether its amounts are minor units of the prizes' currency, not chips."""
        return self.parent == PRIZES

    @property
    def parent(self) -> str:
        """The object that contains the key, "" for the table itself."""
        return self.key.rpartition(".")[0]

    @property
    def name(self) -> str:
        """The name of the key inside its object."""
        return self.key.rpartition(".")[2]

    @property
    def allowed(self) -> Phrase:
        """The sentence about the allowed values, without the ids of games and presets."""
        words = phrase(ALLOWED[self.kind], words=tuple(map(str, self.values)), low=self.low, high=self.high)
        return phrase("allowed.or_null", allowed=words) if self.none else words


def _section(key: str, rules: tuple[str, ...]) -> str:
    """Return the section of a key's rules: the limits share one, prizes have their own."""
    if key.partition(".")[0] == PRIZES:
        return PRIZES.upper()
    prefix = rules[0].partition("-")[0] if rules else "TABLE"
    return "LIM" if prefix in ("NL", "PL") else prefix


def key_row(kind: KeyKind, key: str, rules: str, default: Any = None, **more: Any) -> KeyInfo:
    """Return a row; `rules` are ids separated by spaces."""
    ids = tuple(rules.split())
    return KeyInfo(key, _section(key, ids), ids, kind, default=default, **more)


def choice(key: str, rules: str, *values: Any, default: Any = None, **more: Any) -> KeyInfo:
    """Return the row of a choice; the default is the first value unless another is given."""
    derived = bool(more.get("derived"))
    first = None if derived else values[0]
    return key_row("choice", key, rules, first if default is None else default, values=values, **more)


def yes_no_row(key: str, rules: str, default: bool = False) -> KeyInfo:
    """Return the row of a key that is true or false."""
    return key_row("yes_no", key, rules, default)


def chips(key: str, rules: str, default: int | None = None, **more: Any) -> KeyInfo:
    """Return the row of an amount."""
    return key_row("amount", key, rules, default, **more)


def group(key: str, rules: str, *rows: KeyInfo) -> tuple[KeyInfo, ...]:
    """Return the row of an object, followed by the rows of its keys."""
    names = tuple(row.name for row in rows if row.parent == key)
    return (key_row("object", key, rules, none=True, values=names), *rows)
