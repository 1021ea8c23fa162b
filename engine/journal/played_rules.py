"""The house rules and games a step says: no other event is looked into, and none of their records is imported."""

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
"""The names of the events that say under which rules is played from then on."""
GAMES = (*RULES, "GameTurned")
"""Those that say which game is dealt from then on."""


class PlayedRules(Struct, frozen=True):
    """What such an event says."""

    settings: Settings
    """The house rules, worked out in full."""
    game: Game
    """The game."""


@cache
def _records() -> msgspec.json.Decoder[PlayedRules]:
    with ONE_AT_A_TIME:
        return msgspec.json.Decoder(PlayedRules)


def rules_in(step: JournalStep, names: tuple[str, ...] = RULES) -> tuple[PlayedRules, ...]:
    """What the events of these names in a step say, in order, upcast if need be; raises `Damaged` or `NewerBook`."""
    try:
        rows: list[dict[str, Any]] = [row for row in upcast(step, "events") if row.get("e") in names]
        return tuple(_records().decode(msgspec.json.encode(row)) for row in rows)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise damaged(step.session, step.sequence, detail_of("damaged.events", detail=str(error))) from error


def played_rules(store: Store, session: int, names: tuple[str, ...] = RULES) -> list[PlayedRules]:
    """What the events of these names say on the line where a session stands, in order; raises `JournalError`."""
    return [rules for step in store.holding(session, *names) for rules in rules_in(step, names)]


def last_rules(store: Store, session: int) -> PlayedRules | None:
    """The rules and the game a session that is over ended with; None where levels or a mix changed them as well.

    Raises:
        JournalError: it cannot be read.
    """
    played = played_rules(store, session)
    if not played or any(rules.settings.mix or rules.settings.levels for rules in played):
        return None
    return played[-1]
