"""The record of a hand, line by line: valid lines, undone ones, and both versions of corrected ones.

It is built from the journal when the log sheet opens; the short log in the column is `desktop.bridge.log`.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.log import LogWriter
from desktop.bridge.past_names import names_in, undone_words
from desktop.bridge.scene import LogLine
from engine import commands as c
from engine.events import Acted, AnyEvent
from engine.journal.codec import commands_of, events_of
from engine.journal.recording import counts
from engine.journal.steps import JournalStep
from engine.refusals import Refusal
from engine.session import Session
from engine.state import WAGERS, TableState

ActMark = Literal["", "undone", "was", "unfit", "corrected", "late"]
BY_PLAYERS = ("", "clock")
"""Causes of an act that has a line of the script: the player's word, or a clock that ran out."""


class RecordLine(Struct, frozen=True):
    """A line of the record."""

    line: LogLine
    """The line as in the log."""
    action: int = 0
    """The number of its action in the hand as `amend` counts, 0 = none."""
    award: c.Award | None = None
    """The award in the line, None = none."""
    mark: ActMark = ""
    """The later fate of the line.

    Undone; was = the version before a correction; unfit = no longer fitted after one; corrected; late = corrected once
    the next hand's cards were out (NOW-10).
    """
    to: int = 0
    """The player's total of the round after a bet or raise, chips; 0 for anything else."""

    buys: int = 0
    """The seat whose buy-in the line shows, if it can be corrected between two hands; 0 = it cannot."""
    between: bool = False
    """Whether no hand runs."""

    @property
    def open(self) -> bool:
        """Return whether the line can be corrected."""
        return bool(self.action or self.award or (self.buys and self.between)) and self.mark in (
            "",
            "corrected",
            "late",
        )


def record(session: Session, hand: int) -> tuple[RecordLine, ...]:
    """Return every recorded line of a hand, oldest first, with the names of the players of that time.

    `hand` 0 = the lines before the first hand.
    """
    before = session.before(hand, 1)
    then = None if isinstance(before, Refusal) else before
    game = (then or session.state).game
    rows = [(step, undone) for step, undone in session.log(hand) if step.real]
    marks, places = _marks(rows)
    rows.sort(key=lambda row: places.get(row[0].sequence, row[0].sequence))
    record_lines: list[RecordLine] = []
    writer = LogWriter(names_in(session.seated), game, session.declined, session.state_before, session.after)
    done = 0
    for step, undone in rows:
        if undone:
            mark = marks.get(step.sequence, "undone")
            if mark:
                words = undone_words(session, step, then)
                record_lines.append(RecordLine(LogLine(words, _seat(step), step=step.sequence, undone=True), mark=mark))
            continue
        commands, events = commands_of(step), events_of(step)
        new_lines = _lines(writer, events, step)
        if new_lines and new_lines[0].street == "hand":
            record_lines.clear()
            done = 0
        record_lines.extend(_numbered(new_lines, commands, events, done, _correction_mark(step)))
        done += sum(counts(command) for command in commands)
    return tuple(_with_buyer(session.state, record_line) for record_line in record_lines)


def _with_buyer(state: TableState, record_line: RecordLine) -> RecordLine:
    """Give a line of bought chips the seat of its buyer, if still seated, where chips are money (STK-1)."""
    if record_line.line.kind not in ("chips", "sits") or record_line.mark or state.settings.tournament or state.ended:
        return record_line
    who = record_line.line.who
    here = (seat for seat, player in enumerate(state.seats, 1) if player is not None and player.name == who)
    return replace(record_line, buys=next(here, 0), between=state.hand is None)


def _lines(writer: LogWriter, events: Iterable[AnyEvent], step: JournalStep) -> tuple[LogLine, ...]:
    """Return the lines that the events of one step add to the log."""
    before = len(writer.lines)
    writer.add(events, step.sequence)
    started = any(line.street == "hand" and line.step == step.sequence for line in writer.lines)
    return tuple(writer.lines if started else writer.lines[before:])


def _numbered(
    lines: Iterable[LogLine], commands: Iterable[c.Command], events: Iterable[AnyEvent], done: int, mark: ActMark
) -> Iterable[RecordLine]:
    """Yield the lines of a step with the numbers of their actions; `done` actions came before it."""
    asked = sum(counts(command) for command in commands)
    acts = [event for event in events if isinstance(event, Acted)]
    by_player = [event.why in BY_PLAYERS for event in acts]
    paired = sum(by_player) == asked
    award = next((command for command in commands if isinstance(command, c.Award)), None)
    acting, number = iter(zip(by_player, acts, strict=True)), done
    for line in lines:
        action, to = 0, 0
        if line.kind == "act":
            is_by_player, act = next(acting, (False, None))
            if is_by_player and paired and act is not None:
                number += 1
                action = number
                to = act.to if act.kind in WAGERS else 0
        elif not paired and asked and number == done:
            number += 1
            action = number
        win = line.kind == "win"
        yield RecordLine(replace(line), action, award if win else None, mark if action or win else "", to)


def _correction_mark(step: JournalStep) -> ActMark:
    """Return the mark of a step that carries a correction, "" for any other."""
    if step.correction is None:
        return ""
    return "late" if step.correction.ended else "corrected"


def _seat(step: JournalStep) -> int | None:
    """Return the seat in the name of a step, None without one."""
    seat = int((step.label.of or step.label).fact("seat", 0))
    return seat or None


def _marks(rows: Iterable[tuple[JournalStep, bool]]) -> tuple[dict[int, ActMark], dict[int, float]]:
    """Return the fate of each row that does not count (absent = undone, "" = part of a corrected line), and new places.

    The places are those of rows that no longer fit: after the rows that were replayed.
    """
    rows = tuple(rows)
    by_number = {step.sequence: step for step, _ in rows}
    undone_steps = {step.sequence for step, undone in rows if undone}
    marks: dict[int, ActMark] = {}
    places: dict[int, float] = {}
    for step, _ in rows:
        if step.kind != "amend":
            continue
        if step.lead != step.sequence:
            if step.sequence in undone_steps:
                marks[step.sequence] = ""  # part of a correction that was undone as a whole
            continue
        assert step.correction is not None
        decided = [row for row, _ in rows if row.lead == step.sequence]
        last = decided[0].sequence
        for sequence in _replaced(step, by_number):
            repeated = decided[0] if decided and _repeats(by_number[sequence], decided[0], step) else None
            if repeated is not None:
                last = decided.pop(0).sequence
            if sequence in undone_steps:
                unfit = repeated is None or _acts(repeated) < _acts(by_number[sequence])
                marks[sequence] = "was" if sequence == step.correction.step else "unfit" if unfit else ""
                if unfit:
                    places[sequence] = last + 0.5
    from_earlier_hand = [step.sequence for step, _ in rows if step.kind == "amend" and step.lead not in by_number]
    if from_earlier_hand:
        # An earlier hand was corrected, and this one replayed with it: the new rows replace its old ones.
        marks.update({sequence: "" for sequence in undone_steps if sequence < from_earlier_hand[0]})
    return marks, places


def _repeats(was: JournalStep, row: JournalStep, amend: JournalStep) -> bool:
    """Return whether a row of a correction repeats step `was`: its commands are some of that step's, in order."""
    assert amend.correction is not None
    if was.sequence == amend.correction.step:
        return row.sequence == amend.sequence
    old = iter(commands_of(was))
    return all(command in old for command in commands_of(row))


def _acts(step: JournalStep) -> int:
    """Return the number of actions of the hand in a step."""
    return sum(counts(command) for command in commands_of(step))


def _replaced(amend: JournalStep, by_number: dict[int, JournalStep]) -> list[int]:
    """Return the rows of this hand that a correction replaced, oldest first; the line may go on in later hands."""
    assert amend.correction is not None
    tips = [amend.before, *(number for number in sorted(by_number, reverse=True) if number < amend.sequence)]
    for tip in tips:
        chain: list[int] = []
        here = by_number.get(tip)
        while here is not None and here.sequence != amend.parent:
            chain.append(here.sequence)
            here = by_number.get(here.parent)
        if amend.correction.step in chain:
            return chain[::-1]
    return []
