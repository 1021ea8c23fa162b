"""Rulings, corrections, faults and changed house rules of a session: one sentence each, in the order of hands.

The paper, the recap page and the hand-over card use the same sentences.
"""

from msgspec import Struct

from desktop.bridge.step_names import noted_words, reason_words, step_words
from desktop.words.engine import term
from desktop.words.i18n import capitalised, figure
from desktop.words.phrases import tell
from desktop.words.say import say
from desktop.words.setup_phrases import rules_words
from engine.events import Noted
from engine.journal.steps import Label
from engine.recap.hand_records import CorrectionNote, RulingNote
from engine.recap.report import Report
from engine.settings.records import Money
from engine.words import Phrase

PURCHASES = {"rebuy_off": "rebuy", "rebuy_on": "rebuy", "add_on_off": "add-on", "add_on_on": "add-on"}
"""Name of a corrected purchase, by the word of its note."""


class Remark(Struct, frozen=True):
    """A remark about a session."""

    hand: int
    """Number of the hand, 0 = before the first one."""
    what: str
    """Kind of the remark."""
    how: str
    """Sentence of the remark."""

    @property
    def row(self) -> tuple[str, str]:
        """Return head and sentence of a row on the screen."""
        head = f"{say('hand_n', hand=self.hand)}, {self.what}" if self.hand else capitalised(self.what)
        return head, self.how


def remarks(report: Report) -> tuple[Remark, ...]:
    """Return the remarks ordered by hand, then by time."""
    lines = [(note.hand, note.at, _correction(note)) for note in report.corrections]
    prizes = report.paid_in if report.prizes is not None else None
    lines += [(ruling.hand, ruling.at, _ruling(ruling, prizes)) for ruling in report.rulings]
    return tuple(remark for _, _, remark in sorted(lines, key=lambda line: line[:2]))


def _correction(note: CorrectionNote) -> Remark:
    what = say("recap.corrected_action", action=note.action) if note.action else say("recap.corrected_award")
    what = say("recap.of_player", name=note.player, what=what) if note.player else what
    what = say("recap.after_hand", what=what) if note.ended else what
    if not note.action:
        return Remark(note.hand, what, _from_to(_won(note.won_before), _won(note.won_now)))
    how = _from_to(_step(note.was, note.player), _step(note.now, note.player))
    if note.won_before and note.won_before != note.won_now:
        how = say("recap.won_too", what=how, won=_from_to(_won(note.won_before), _won(note.won_now)))
    return Remark(note.hand, what, how)


def _from_to(was: str, now: str) -> str:
    return say("recap.from_to", was=was, now=now)


def _won(won: tuple[tuple[str, int], ...]) -> str:
    """Return winners and amounts: "Ann wins 64, Ben wins 64"."""
    return ", ".join(tell("wins", name=name, amount=amount) for name, amount in won) or say("recap.no_winner")


def _step(step: Phrase, player: str) -> str:
    """Return a step by its name in the log, with the name of the player at that time."""
    return step_words(Label(step.key.removeprefix("step."), step.facts), lambda _: player) or ""


def _ruling(ruling: RulingNote, prizes: Money | None) -> Remark:
    facts = dict(ruling.facts)
    what = term(PURCHASES.get(ruling.what, ruling.what))
    what = what if ruling.hand else say("recap.before_first", what=what)
    return Remark(ruling.hand, what, _sentence(ruling, facts, prizes))


def _sentence(ruling: RulingNote, facts: dict[str, object], prizes: Money | None) -> str:
    """Return the sentence of a ruling, a decision of the floor, a fault or a change of rules."""
    name, reason = ruling.player, reason_words(str(facts.get("reason") or ""))
    match ruling.what:
        case "ruling":
            rules, back = ", ".join(facts["rules"]), facts.get("returned")  # type: ignore[arg-type]
            key = "recap.ruled_back" if back else "recap.ruled"
            return say(key, name=name, act=_act(facts), rules=rules, back=figure(int(back or 0)))  # type: ignore[call-overload]
        case "out_of_turn":
            return tell("early", name=name, action=_act(facts))
        case "misdeal":
            return say("log_misdeal", reason=reason)
        case "dead_hand":
            return say("log_dead_why" if reason else "log_dead", name=name, reason=reason)
        case "counted":
            stack, gap = int(facts["stack"]), int(facts["difference"])  # type: ignore[call-overload]
            return tell("counted_more" if gap > 0 else "counted_less", name=name, amount=stack, difference=abs(gap))
        case "house_rules":
            return tell("settings.rules", rules=rules_words(ruling.facts, prizes))
    words = noted_words(Noted(ruling.what, ruling.seat, ruling.facts), lambda _: name)
    rule = facts.get("rule")
    return f"{words} ({rule})" if words and rule else words


def _act(facts: dict[str, object]) -> str:
    """Return an act with its total: "raise 60"; without a total the act alone."""
    to = int(facts.get("to") or 0)  # type: ignore[call-overload]
    return f"{term(str(facts['action']))} {figure(to)}" if to else term(str(facts["action"]))
