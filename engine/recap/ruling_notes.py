"""Notes of the page of rulings besides corrections, made from events as data (PRO)."""

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
"""Kind of a note about a counted stack."""
RULES = "house_rules"
"""Kind of a note about changed house rules."""


def noted(event: e.AnyEvent, hand: int, at: int) -> RulingNote | None:
    """Return the note of an event of hand `hand`, `at` seconds after the session began; None = it has none."""
    match event:
        case e.Noted() if hand:  # before the first hand the table is only set up
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
    """Collects the notes of a session."""

    def __init__(self) -> None:
        self.change: RulingNote | None = None
        """Note of a rule change by the event before; it is dropped when that was a new level of a tournament."""
        self._raced = False
        """Whether the event before was part of a chip race: then only the smallest chip is changed by it."""
        self._noted: list[tuple[RulingNote, Stay | None]] = []
        self._settings: Settings | None = None

    def add(self, event: e.AnyEvent, hand: int, at: int, seats: Mapping[int, Stay]) -> None:
        """Add an event of hand `hand`, `at` seconds after the session began; `seats` = the stay in each seat."""
        if not isinstance(event, e.LevelReached):
            self._keep(self.change, seats)
        self.change = self._rules(event, hand, at)
        self._raced = isinstance(event, e.StackCounted) and event.race
        self._keep(noted(event, hand, at), seats)

    def lines(self) -> tuple[RulingNote, ...]:
        """Return all notes after the last event, with the players' last names."""
        kept = self._noted if self.change is None else [*self._noted, (self.change, None)]
        return tuple(replace(ruling, player=stay.player if stay else "") for ruling, stay in kept)

    def _keep(self, ruling: RulingNote | None, seats: Mapping[int, Stay]) -> None:
        """Add a note with the stay in its seat, whose name may change later."""
        if ruling is None:
            return
        stay = seats.get(ruling.seat) if ruling.seat is not None else None
        if ruling.what == COUNTED:
            ruling = self._counted(ruling, stay)
        if dict(ruling.facts).get("difference") != 0:
            self._noted.append((ruling, stay))

    def _counted(self, ruling: RulingNote, stay: Stay | None) -> RulingNote:
        """Return the note of a count; it replaces one of an earlier count in the hand and adds its difference."""
        facts = dict(ruling.facts)
        for at, (earlier, seated) in enumerate(self._noted):
            if seated is stay and (earlier.what, earlier.hand) == (COUNTED, ruling.hand):
                del self._noted[at]
                off = facts["difference"] + dict(earlier.facts)["difference"]
                return replace(ruling, facts=(("stack", facts["stack"]), ("difference", off)))
        return ruling

    def _rules(self, event: e.AnyEvent, hand: int, at: int) -> RulingNote | None:
        """Return the note of a rule change after hand `hand`; before the first hand rules are only set up."""
        if not isinstance(event, (e.Opened, e.SettingsChanged, e.GameTurned)):
            return None
        had, self._settings = self._settings, event.settings
        if had is None or not hand or not isinstance(event, e.SettingsChanged):
            return None
        facts = (raced if self._raced else changed)(had, event.settings)
        return RulingNote(hand, at, RULES, None, facts) if facts else None
