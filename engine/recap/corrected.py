"""Corrections of an evening, with the winners before and after each (PRO-11)."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.journal.error_words import named
from engine.journal.hands import hand_lines
from engine.journal.steps import JournalStep
from engine.recap.hand_records import CorrectionNote, HandResult
from engine.recap.tally import Tally


def noted_correction(
    step: JournalStep, tally: Tally, step_of: Callable[[int], JournalStep]
) -> tuple[int, CorrectionNote]:
    """Return a correction with the players seated at the time, and the sequence of the step that made it."""
    correction, maker = step.correction, step
    assert correction is not None
    while maker.lead != maker.sequence:  # replayed by a later correction: the step that made it is further back
        replayed, maker = maker, step_of(maker.before)
        while maker.correction != replayed.correction:
            maker = step_of(maker.parent)
    won: tuple[tuple[int, int], ...] = ()
    before = maker.before
    while before >= correction.step and not won:
        old_step = step_of(before)
        won = next((line.winners for line in hand_lines(old_step) if line.number == correction.hand), ())
        before = old_step.parent
    seat = correction.was.fact("seat", 0) or correction.now.fact("seat", 0)
    return maker.sequence, CorrectionNote(
        hand=correction.hand,
        action=correction.action,
        at=step.at,
        was=named(correction.was),
        now=named(correction.now),
        ended=correction.ended,
        unfit=correction.unfit,
        player=tally.player(int(seat)) if correction.action and seat else "",
        won_before=tuple((tally.player(winner), amount) for winner, amount in won),
    )


def won_after(
    corrections: Iterable[tuple[int, CorrectionNote]], hands: Iterable[HandResult]
) -> tuple[CorrectionNote, ...]:
    """Return corrections in order, each with the winners after it: those before the next correction of the hand."""
    won, notes = {hand.number: hand.winners for hand in hands}, []
    for _, note in sorted(corrections, key=lambda numbered: numbered[0], reverse=True):
        notes.append(replace(note, won_now=won.get(note.hand, ())))
        won[note.hand] = note.won_before
    return tuple(reversed(notes))
