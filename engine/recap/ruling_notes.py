"""What the page of rulings tells beside corrections: from an event to a line as data (PRO)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine import events as e
from engine.recap.hand_records import RulingNote
from engine.recap.stays import Stay
from engine.settings.as_keys import changed, raced

if TYPE_CHECKING:
    from engine.settings.records import Settings

COUNTED = "counted"
"""The kind of a line about a stack that was counted."""
RULES = "house_rules"
"""The kind of a line about house rules that were changed."""


def noted(event: e.AnyEvent, hand: int, at: int) -> RulingNote | None:
    """The line of an event of hand `hand` at second `at`, None when it has none."""
    match event:
        case e.Noted() if hand:  # before the first hand everything is only being set up
            return RulingNote(hand, at, event.what, event.seat, event.facts)
        case e.ActedEarly():
            return RulingNote(hand, at, "out_of_turn", event.seat, (("action", event.action), ("to", event.to)))
        case e.Misdealt():
            return RulingNote(event.number, at, "misdeal", None, (("reason", event.reason),))
        case e.StackCounted() if hand and event.difference and not event.race:
            facts = ("stack", event.stack), ("difference", event.difference)
            return RulingNote(hand, at, COUNTED, event.seat, facts)
        case e.HandDied():
            return RulingNote(hand, at, "dead_hand", event.seat, (("reason", event.reason),))
    return None


class Rulings:
    """The lines of a session so far."""

    def __init__(self) -> None:
        self.change: RulingNote | None = None
        """House rules that were changed by the event before: a new level of a tournament is no change of them."""
        self._raced = False
        """Whether the event before was one of a chip race: the chips alone are changed by it."""
        self._noted: list[tuple[RulingNote, Stay | None]] = []
        self._settings: Settings | None = None

    def add(self, event: e.AnyEvent, hand: int, at: int, seats: Mapping[int, Stay]) -> None:
        """Hear of an event of hand `hand` at second `at`; `seats` = who sits where when it comes."""
        if not isinstance(event, e.LevelReached):
            self._keep(self.change, seats)
        self.change = self._rules(event, hand, at)
        self._raced = isinstance(event, e.StackCounted) and event.race
        self._keep(noted(event, hand, at), seats)

    def lines(self) -> tuple[RulingNote, ...]:
        """All of them once the last event was heard, with the names players have in the end."""
        kept = self._noted if self.change is None else [*self._noted, (self.change, None)]
        return tuple(replace(ruling, player=stay.player if stay else "") for ruling, stay in kept)

    def _keep(self, ruling: RulingNote | None, seats: Mapping[int, Stay]) -> None:
        """Keep a line with who sits in its seat now, by the name they have in the end."""
        if ruling is None:
            return
        stay = seats.get(ruling.seat) if ruling.seat is not None else None
        if ruling.what == COUNTED:
            ruling = self._counted(ruling, stay)
        if dict(ruling.facts).get("difference") != 0:
            self._noted.append((ruling, stay))

    def _counted(self, ruling: RulingNote, stay: Stay | None) -> RulingNote:
        """A count that was made again in the same hand takes the place of the earlier one: what it is off by in all."""
        facts = dict(ruling.facts)
        for at, (earlier, seated) in enumerate(self._noted):
            if seated is stay and (earlier.what, earlier.hand) == (COUNTED, ruling.hand):
                del self._noted[at]
                off = facts["difference"] + dict(earlier.facts)["difference"]
                return replace(ruling, facts=(("stack", facts["stack"]), ("difference", off)))
        return ruling

    def _rules(self, event: e.AnyEvent, hand: int, at: int) -> RulingNote | None:
        """The line of house rules that are changed after hand `hand`; before the first they are only being set."""
        if not isinstance(event, (e.Opened, e.SettingsChanged, e.GameTurned)):
            return None
        had, self._settings = self._settings, event.settings
        if had is None or not hand or not isinstance(event, e.SettingsChanged):
            return None
        facts = (raced if self._raced else changed)(had, event.settings)
        return RulingNote(hand, at, RULES, None, facts) if facts else None
