"""The base of all commands, and the words for actions and faults."""

from typing import Literal

from msgspec import Struct


def _tag(name: str) -> str:
    """The word of a command in the script: `add_chips` for `AddChips`."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Base(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_tag, omit_defaults=True, kw_only=True):
    """What every command has: `at` = seconds since the session began, None = no time passes."""

    at: int | None = None
    """Seconds since the session began, None = no time passes."""


class SeatCommand(Base, frozen=True):
    """A command about a seat."""

    seat: int
    """The seat number, from 1."""


Action = Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in", "all_in", "wager"]

Fault = Literal["exposed card", "wrong seat", "fouled deck", "other"]
"""The fault of a deal (PRO-14)."""
