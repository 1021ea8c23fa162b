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

BUY_IN = "buy-in"
"""Kind of a note about a buy-in that was put right (STK-1)."""
COUNTED = "counted"
"""Kind of a note about a counted stack."""
RULES = "house_rules"
"""Kind of a note about changed house rules."""


def note_of_event(event: e.AnyEvent, hand: int, at: int) -> RulingNote | None:
    """Return the note of an event of hand `hand`, `at` seconds after the session began; None = it has none.

    Before the first hand (0) the table is only set up: of that time a buy-in that was put right is the only note.
    """
    match event:
        case e.Noted() if hand or event.what == BUY_IN:
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
        self._in_race = False
        """Whether the event before was part of a chip race: then only the smallest chip is changed by it."""
        self._notes: list[tuple[RulingNote, Stay | None]] = []
        self._settings: Settings | None = None

    def add(self, event: e.AnyEvent, hand: int, at: int, seats: Mapping[int, Stay]) -> None:
        """Add an event of hand `hand`, `at` seconds after the session began; `seats` = the stay in each seat."""
        if not isinstance(event, e.LevelReached):
            self._add_note(self.change, seats)
        self.change = self._rules_note(event, hand, at)
        self._in_race = isinstance(event, e.StackCounted) and event.race
        self._add_note(note_of_event(event, hand, at), seats)

    def lines(self) -> tuple[RulingNote, ...]:
        """Return all notes after the last event, with the players' last names."""
        notes = self._notes if self.change is None else [*self._notes, (self.change, None)]
        return tuple(replace(ruling, player=stay.player if stay else "") for ruling, stay in notes)

    def _add_note(self, ruling: RulingNote | None, seats: Mapping[int, Stay]) -> None:
        """Add a note with the stay in its seat, whose name may change later."""
        if ruling is None:
            return
        stay = seats.get(ruling.seat) if ruling.seat is not None else None
        if ruling.what == COUNTED:
            ruling = self._merged_count(ruling, stay)
        if dict(ruling.facts).get("difference") != 0:
            self._notes.append((ruling, stay))

    def _merged_count(self, ruling: RulingNote, stay: Stay | None) -> RulingNote:
        """Return the note of a count; it replaces one of an earlier count in the hand and adds its difference."""
        facts = dict(ruling.facts)
        for index, (earlier, earlier_stay) in enumerate(self._notes):
            if earlier_stay is stay and (earlier.what, earlier.hand) == (COUNTED, ruling.hand):
                del self._notes[index]
                difference = facts["difference"] + dict(earlier.facts)["difference"]
                return replace(ruling, facts=(("stack", facts["stack"]), ("difference", difference)))
        return ruling

    def _rules_note(self, event: e.AnyEvent, hand: int, at: int) -> RulingNote | None:
        """Return the note of a rule change after hand `hand`; before the first hand rules are only set up."""
        if not isinstance(event, (e.Opened, e.SettingsChanged, e.GameTurned)):
            return None
        before, self._settings = self._settings, event.settings
        if before is None or not hand or not isinstance(event, e.SettingsChanged):
            return None
        facts = (raced if self._in_race else changed)(before, event.settings)
        return RulingNote(hand, at, RULES, None, facts) if facts else None
