"""The sheets over the column for decisions about a hand: rulings, the record, corrections."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from desktop.bridge.correction import Answers
from desktop.bridge.hand_record import RecordLine, record
from desktop.bridge.past_names import named_by_hand, renamed
from desktop.intents import AskBuyIn, OpenHands
from desktop.present.changes import changed_buy_ins, changed_cash_outs, changed_counts
from desktop.present.correcting import Subject
from desktop.present.hands import EndedHands
from desktop.present.notice import Notice
from desktop.present.outcome import CorrectionOutcome, other_kill, outcome
from desktop.table.correct_sheet import CorrectSheet
from desktop.table.layers import Layers
from desktop.table.log_sheet import LogSheet
from desktop.table.ruling_sheet import RulingSheet
from desktop.words.engine import in_words
from desktop.words.i18n import listed
from desktop.words.say import say
from engine import commands as c
from engine.betting.bounds import all_in_of
from engine.journal.hands import HandLine
from engine.refusals import Refusal
from engine.session import Done
from engine.session.corrections import first_difference, posts
from engine.view import StateView
from engine.view.tell_state import tell as told_state


class RulingDesk(QObject):
    """Opens these sheets among the `layers` and plays their answers. `floor_waits` = play waits for the floor."""

    floor_waits = Signal()

    def __init__(self, layers: Layers) -> None:
        super().__init__(layers)
        self.layers = layers
        self.bridge, self.desk = layers.bridge, layers.desk
        self.bridge.changed.connect(self._changed)

    def _changed(self, old: StateView, new: StateView) -> None:
        """Update the open sheet after a change of the table; close it where its question is settled."""
        sheet = self.layers.sheet
        if old == new or sheet is None:
            return
        if isinstance(sheet, RulingSheet):
            if new.to_act == sheet.seat and new.hand == old.hand:
                sheet.follow(self.desk.scene)
            else:
                self.layers.close_sheet()
        elif isinstance(sheet, CorrectSheet):
            self.layers.close_sheet()
        elif isinstance(sheet, LogSheet):
            sheet.follow(new.hand)

    # Rulings -------------------------------------------------------------------------------------------------------

    def open(self, seat: int) -> None:
        """Open the ruling assistant for the player to act (PRO-1..9, 13)."""
        sheet = RulingSheet(self.layers.view.look, self.desk.scene, seat, self.bridge.rule)
        sheet.confirmed.connect(self._play)
        sheet.intended.connect(self.desk.handle)
        sheet.explained.connect(self.layers.show_why)
        self.layers.open_sheet(sheet)

    def _play(self, command: c.SaidAndPushed) -> None:
        """Play the ruling; emit `floor_waits` where play waits for a decision of the floor."""
        if not self.bridge.send(command):
            return
        self.layers.close_sheet()
        question = self.desk.scene.view.floor
        if question is not None and question.waits:
            self.floor_waits.emit()

    # The record and corrections ------------------------------------------------------------------------------------

    def log(self, hand: int = 0) -> None:
        """Open the record of a hand; 0 = the running or the last hand."""
        newest = self.bridge.state.number
        sheet = LogSheet(self.layers.view.look, self._record, self._hands, hand or newest, newest)
        sheet.chosen.connect(self._from_log)
        sheet.closed_line.connect(lambda words: self.desk.say(Notice(words, "info")))
        sheet.replayed.connect(lambda hand: self.desk.handle(OpenHands(hand)))
        self.layers.open_sheet(sheet)

    def _from_log(self, hand: int, record_line: RecordLine) -> None:
        """Correct a line of the log; closing the correction opens that record again, at that line."""
        self.bridge.try_reading(lambda: self.correct(hand, record_line))
        if isinstance(self.layers.sheet, CorrectSheet):
            self.layers.sheet.closed.connect(lambda: self._back_to_log(hand, record_line))

    def _back_to_log(self, hand: int, record_line: RecordLine) -> None:
        self.log(hand)
        if isinstance(self.layers.sheet, LogSheet):
            self.layers.sheet.show_line(record_line)

    def _record(self, hand: int) -> tuple[RecordLine, ...]:
        """Return the record of a hand; () and a notice where the book cannot be read."""
        return self.bridge.try_reading(lambda: record(self.bridge.session, hand)) or ()

    def _hands(self) -> EndedHands:
        """Return all ended hands, newest first; only their numbers and a notice where the book cannot be read."""
        return EndedHands(self.bridge.session, self.bridge.try_reading)

    def correct_last(self, seat: int) -> None:
        """Correct the last action of a seat in this hand."""
        lines = [line for line in record(self.bridge.session, self.bridge.state.number) if line.open and line.action]
        last = next((line for line in reversed(lines) if line.line.seat == seat), None)
        if last is not None:
            self.correct(self.bridge.state.number, last)

    def correct(self, hand: int, record_line: RecordLine) -> None:
        """Correct a line (PRO-11), also of a hand that is over (NOW-10); of a buy-in its amount (STK-1)."""
        if record_line.buys:
            self.layers.open_ask(AskBuyIn(record_line.buys))
            return
        before = self.bridge.session.before(hand, record_line.action or None)
        if isinstance(before, Refusal) or before.hand is None:
            self.desk.say(Notice(say("log_closed")))
            return
        table = renamed(told_state(before), self.bridge.session.seated, record_line.line.step)
        subject = Subject(
            hand,
            record_line,
            table,
            before.settings,
            all_in_of(before.settings, before.game, before.hand),
            before.game.split,
            before.hand.parts,
        )
        sheet = CorrectSheet(self.layers.view.look, subject, self._try_correction)
        sheet.confirmed.connect(self._correct)
        sheet.intended.connect(self.desk.handle)
        self.layers.open_sheet(sheet)

    def takes_seat(self, seat: int) -> bool:
        """Return whether a correction is open; it then ranks the hand of the player who sits at `seat` now."""
        sheet, player = self.layers.sheet, self.desk.scene.view.seats.get(seat)
        if isinstance(sheet, CorrectSheet) and player is not None:
            sheet.rank(player.player)
        return isinstance(sheet, CorrectSheet)

    def _try_correction(self, amend: c.Amend, show: Callable[[CorrectionOutcome], None]) -> None:
        """Work out the outcome of a correction and give it to `show`; change nothing."""
        amends = (amend, other_kill(amend)) if amend.award else (amend,)

        def answered(answers: Answers | None) -> None:
            result = self.bridge.try_reading(lambda: self._outcome_of(amend, *answers)) if answers is not None else None
            if isinstance(self.layers.sheet, CorrectSheet):
                show(result or CorrectionOutcome(refused=say("not_worked_out")))

        self.bridge.try_reading(lambda: self.bridge.try_correction(amends, answered))

    def _outcome_of(
        self, amend: c.Amend, answers: tuple[Done | Refusal, ...], played: tuple[HandLine, ...]
    ) -> CorrectionOutcome:
        session, done = self.bridge.session, answers[0]
        if isinstance(done, Refusal):
            return CorrectionOutcome(refused=in_words(done))
        hand = amend.hand or session.state.number
        old, new = told_state(session.state), told_state(done.state)
        named, prizes = named_by_hand(session, played), session.state.settings.prizes
        counts = changed_counts(done.counts, lambda seat, step: session.seated.name(seat, step) or str(seat))
        buys, left = changed_buy_ins(session.state, done.state), changed_cash_outs(done.left)
        shown = outcome(old, new, named, played, done.events, done.unfit, hand, prizes, (*counts, *left, *buys))
        other = answers[1] if len(answers) > 1 else None
        kills = first_difference(posts(done.events), posts(other.events)) if isinstance(other, Done) else 0
        return replace(shown, dealt_other=kills, posts_other=done.dealt_other)

    def _correct(self, amend: c.Amend) -> None:
        """Put the correction into the book; steps that no longer fit are counted, and stay in the record."""
        self.bridge.amend(amend, self._show_corrected)

    def _show_corrected(self, done: Done) -> None:
        self.layers.close_sheet()
        unfit = done.unfit
        stops = bool(unfit) and not unfit[-1].moot
        key = "corrected_unfit" if stops else "corrected_moot"
        words = say(key, count=len(unfit)) if unfit else say("corrected_said")
        if done.counts:
            words = f"{words} {say('corrected_counts', count=len({each.seat for each in done.counts}))}"
        if done.left:
            words = f"{words} {say('corrected_left', names=listed([each.name for each in done.left], say('and')))}"
        self.desk.say(Notice(words, "owe" if stops or done.left else "info"))
