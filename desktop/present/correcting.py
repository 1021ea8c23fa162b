"""Records of a correction: the actions that were possible (PRO-11); `outcome.py` has what changes with it."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.hand_record import RecordLine
from desktop.present.awards import Awards, no_taps
from desktop.present.awards import command as award_command
from desktop.present.entry import Entry, settle
from desktop.present.pad import wrong_words
from desktop.present.recorded_award import recorded
from desktop.present.slot import Slot
from desktop.words.i18n import figure, typed_for
from desktop.words.say import say
from engine import commands as c
from engine.betting.bounds import AllIn
from engine.settings.records import Settings
from engine.view import StateView


class Subject(Struct, frozen=True):
    """The line of a hand that is corrected."""

    hand: int
    """Number of the hand."""
    line: RecordLine
    """The line of the record."""
    before: StateView
    """The table before the line."""
    settings: Settings
    """The house rules at that time."""
    all_in: AllIn = AllIn()
    """The all-in of the acting player before the line."""
    split: bool = False
    """Whether the game ranks high and low."""
    parts: int = 1
    """Number of runs times boards."""

    @property
    def awards(self) -> Awards:
        """Return the winners as recorded; taps go to the half of the corrected line."""
        if self.line.award is None:
            return no_taps(self.parts)
        awards = recorded(self.line.award, self.before.pots, self.parts)
        return replace(awards, half=self.line.line.part or "high")

    @property
    def seat(self) -> int:
        """Return the seat that acted; 0 for an award."""
        return self.before.to_act or 0

    def amend(self, line: c.Command) -> c.Amend:
        """Return the command that replaces the line by `line`."""
        plain = msgspec.to_builtins(line)
        if self.line.award:
            return c.Amend(award=True, hand=self.hand, line=plain)
        return c.Amend(action=self.line.action, hand=self.hand, line=plain, drop_moot=True)


def plain_acts(subject: Subject) -> tuple[tuple[Slot, c.Act], ...]:
    """Return fold, check, call and bring-in where they were legal, and wagers of a fixed size, with their keys."""
    legal, seat = subject.before.legal, subject.seat
    if legal is None:
        return ()
    acts: list[tuple[Slot, c.Act]] = []

    def add(slot: Slot, act: c.Act) -> None:
        acts.append((slot, act))

    if legal.fold:
        add(Slot(say("fold"), icon="cross"), c.Act("fold", seat=seat))
    if legal.bring_in is not None:
        act = c.Act("bring_in", seat=seat)
        add(Slot(say("bring_in"), figure(legal.bring_in)), act)
    if legal.check:
        add(Slot(say("check")), c.Act("check", seat=seat))
    if legal.call is not None:
        add(Slot(say("call"), figure(legal.call)), c.Act("call", seat=seat))
    wager = legal.wager
    if wager is not None and not sized(subject):
        for to in wager.amounts or (wager.min,):
            slot = Slot(say("go_" + wager.kind), figure(to))
            add(slot, c.Act("wager", to=to, seat=seat))
    return tuple(acts)


def sized(subject: Subject) -> bool:
    """Return whether a wager of free size was legal; the sheet then has a pad."""
    legal = subject.before.legal
    wager = legal.wager if legal is not None else None
    return wager is not None and wager.amounts is None and wager.min != wager.max


def wager_slot(subject: Subject, entry: Entry) -> tuple[Slot, c.Act]:
    """Return the key below the pad and its act: the typed amount within the limits, before typing the recorded one."""
    legal, seat = subject.before.legal, subject.seat
    assert legal is not None
    assert legal.wager is not None
    if entry.empty and subject.line.to:
        entry = Entry(typed_for(subject.line.to))
    now = settle(entry, legal.wager, subject.before.bet, subject.all_in, subject.settings.limit)
    second = wrong_words(now, legal.wager) if now.wrong else ""
    slot = Slot(say("go_" + legal.wager.kind), figure(now.amount), second, fill="main")
    if now.wrong == "too_fine":
        slot = Slot(slot.word, now.shown, reason=second)
    return slot, c.Act("wager", to=now.amount, seat=seat)


def line_words(subject: Subject, line: c.Command | None) -> str:
    """Return the recorded line, and after an arrow the act that replaces it; `line` None = no act is chosen."""
    recorded_line = subject.line.line.text
    if not isinstance(line, c.Act):
        return say("correct_was", line=recorded_line)
    slot = next((slot for slot, act in plain_acts(subject) if act == line), None) or _sized_slot(subject, line)
    now = slot.figure if subject.line.to and line.action == "wager" else f"{slot.word} {slot.figure}".rstrip()
    return f"{recorded_line} \u2192 {now}"


def _sized_slot(subject: Subject, line: c.Act) -> Slot:
    """Return the key for a wager of the size of `line`."""
    return wager_slot(subject, Entry(typed_for(line.to or 0)))[0]


def award_line(subject: Subject, awards: Awards) -> c.Award:
    """Return the new award as a command."""
    return award_command(awards, subject.before.pots, subject.split)
