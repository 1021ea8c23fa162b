"""Reads the house rules and the games of a session from its steps, without importing the records of any event.

Only events that change the rules or the game are decoded, and of these only `settings` and `game`.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from engine.journal.errors import damaged, detail_of
from engine.journal.formats import ONE_AT_A_TIME, upcast
from engine.journal.steps import JournalStep
from engine.journal.store_protocol import Store
from engine.settings.records import Game, Settings

RULES = ("Opened", "SettingsChanged")
"""The names of the events after which other house rules may hold."""
GAMES = (*RULES, "GameTurned")
"""The names of the events after which another game may be dealt."""


class PlayedRules(Struct, frozen=True):
    """The rules and the game that hold from one of these events on."""

    settings: Settings
    """The house rules, worked out in full."""
    game: Game
    """The game."""


@cache
def _records() -> msgspec.json.Decoder[PlayedRules]:
    with ONE_AT_A_TIME:
        return msgspec.json.Decoder(PlayedRules)


def rules_in(step: JournalStep, names: tuple[str, ...] = RULES) -> tuple[PlayedRules, ...]:
    """Return rules and game after each event of these names in a step, in order; raises `Damaged` or `NewerBook`.

    Events of an older format are converted first.
    """
    try:
        rows: list[dict[str, Any]] = [row for row in upcast(step, "events") if row.get("e") in names]
        return tuple(_records().decode(msgspec.json.encode(row)) for row in rows)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise damaged(step.session, step.sequence, detail_of("damaged.events", detail=str(error))) from error


def played_rules(store: Store, session: int, names: tuple[str, ...] = RULES) -> list[PlayedRules]:
    """Return rules and game after each event of these names on the current branch; raises `JournalError`."""
    return [rules for step in store.holding(session, *names) for rules in rules_in(step, names)]


def last_rules(store: Store, session: int) -> PlayedRules | None:
    """Return the last rules and game of a session that is over; None where levels or a mix changed them as well.

    Raises:
        JournalError: it cannot be read.
    """
    played = played_rules(store, session)
    if not played or any(rules.settings.mix or rules.settings.levels for rules in played):
        return None
    return played[-1]
