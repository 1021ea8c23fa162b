"""Records of the ruling assistant: the words and chips of a player, and the ruling of the engine (PRO-1..9, 13)."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.kit.face import Face
from desktop.present.entry import no_amount
from desktop.present.explained import WhyStep, WhyView
from desktop.present.slot import Fill, Slot
from desktop.words.amounts import without_last_key
from desktop.words.engine import in_words
from desktop.words.i18n import echoed, figure, typed, whole_chips
from desktop.words.rules import short
from desktop.words.say import say
from engine import commands as c
from engine.betting.ruling import Ruling
from engine.refusals import Refusal

LISTED_CHIPS = 4
"""Most chips that are listed one by one."""

RulingWord = Literal[
    "", "check", "call", "fold", "bet", "raise", "raise to", "raise by", "pot", "all in", "amount", "call and raise",
    "complete", "bring in",
]  # fmt: skip
Pane = Literal["words", "digits", "chips", "other"]
SIZED = ("bet", "raise", "raise to", "raise by", "amount", "complete")
"""Words that an amount may follow; `bet` and `raise` are possible without one."""
NEEDS = ("raise to", "raise by", "amount")


class Spoken(Struct, frozen=True):
    """The words and chips of a player so far."""

    word: RulingWord = ""
    """Spoken word, "" = none."""
    digits: str = ""
    """Spoken amount, as digits."""
    motions: tuple[tuple[int, ...], ...] = ((),)
    """Chips of each motion."""
    released: bool = True
    """Whether the player has let go of the chips."""
    pane: Pane = "words"
    """Open part of the sheet."""
    other: str = ""
    """Digits of a chip whose value this table does not have (BET-5)."""

    @property
    def says(self) -> str:
        """Return the statement in the form of the table script."""
        if self.word in SIZED and self.digits:
            chips = whole_chips(self.digits)
            return str(chips) if self.word == "amount" else f"{self.word} {chips}"
        return {"amount": "", "raise to": "raise", "raise by": "raise"}.get(self.word, self.word)

    @property
    def chips(self) -> tuple[int, ...]:
        """Return all chips in the order they were put in."""
        return tuple(chip for motion in self.motions for chip in motion)

    @property
    def nothing(self) -> bool:
        """Return whether there is neither a word nor a chip to rule on."""
        return not self.says and not self.chips

    def with_word(self, word: RulingWord) -> "Spoken":
        """Return the record with this word, and with the next pane open: digits for an amount, else chips."""
        return replace(self, word=word, digits="", pane="digits" if word in SIZED else "chips")

    def typed(self, digits: str) -> "Spoken":
        """Return the record with more digits of the amount or of the chip, by the open pane."""
        if self.pane == "chips":
            return replace(self, pane="other", other="").typed(digits)
        if self.pane == "other":
            return replace(self, other=typed(self.other, digits))
        return replace(self, digits=typed(self.digits, digits))

    def pushed(self, chip: int) -> "Spoken":
        """Return the record with one more chip in the current motion."""
        motions = (*self.motions[:-1], (*self.motions[-1], chip))
        return replace(self, motions=motions, pane="chips", other="")

    def next_motion(self) -> "Spoken":
        """Return the record with a new motion for further chips, as the hand paused (PRO-6)."""
        return replace(self, motions=(*self.motions, ())) if self.motions[-1] else self

    def shorter(self) -> "Spoken":
        """Return the record without the last digit, chip or motion."""
        if self.pane == "other":
            return replace(self, other=without_last_key(self.other))
        if self.pane == "digits":
            digits = without_last_key(self.digits)
            # the first digit began an amount without a word, so the amount ends with the last digit
            return replace(self, digits=digits, word="" if self.word == "amount" and not digits else self.word)
        if self.motions[-1]:
            return replace(self, motions=(*self.motions[:-1], self.motions[-1][:-1]))
        return replace(self, motions=self.motions[:-1] or ((),))

    def command(self, seat: int) -> c.SaidAndPushed:
        """Return the command, used for the question to the engine and for the play."""
        motions = tuple(motion for motion in self.motions if motion)
        if len(motions) > 1:
            return c.SaidAndPushed(seat=seat, says=self.says, motions=motions, released=self.released)
        chips = motions[0] if motions else None
        return c.SaidAndPushed(seat=seat, says=self.says, chips=chips, released=self.released)


class RulingView(Struct, frozen=True):
    """The sheet of the ruling assistant."""

    spoken: Slot
    """The spoken words."""
    chips: Slot
    """The chips that were put in."""
    title: str
    """The ruling, in words."""
    notes: tuple[str, ...]
    """Remarks on the ruling."""
    rules: tuple[tuple[str, str], ...]
    """Id and text of each rule."""
    go: Slot
    """Key that plays the ruling."""
    refused: bool = False
    """Whether the ruling cannot be played."""


def ruling_view(scene: Scene, seat: int, spoken: Spoken, ruled: Ruling | Refusal | None) -> RulingView:
    """Return the sheet for the words and chips and for their ruling; `ruled` None = nothing to rule on yet."""
    at_chips = spoken.pane in ("chips", "other")
    spoken_slot = Slot(say("said"), said_words(spoken), fill=_pane_fill(not at_chips))
    lit = _pane_fill(at_chips)
    chips = Slot(say("pushed"), chips_words(spoken), chip_list(spoken), fill=lit)
    if spoken.pane == "other":
        value = typed_words(spoken.other) if whole_chips(spoken.other) else ""
        wrong = no_amount(spoken.other)
        add = Slot(say("other_add"), value, reason=wrong or ("" if value else say("other_value")), fill="main")
        as_typed = (echoed(spoken.other),) if wrong else ()
        return RulingView(spoken_slot, chips, say("other_ask"), as_typed, (), add, refused=bool(wrong))
    if wrong := no_amount(spoken.digits):
        barred = Slot(say("ruling_go"), reason=wrong)
        return RulingView(spoken_slot, chips, say("ruling_none"), (wrong,), (), barred, refused=True)
    if ruled is None:
        waits = Slot(say("ruling_go"), reason=say("ruling_empty"))
        return RulingView(spoken_slot, chips, say("ruling_ask"), (), (), waits)
    if isinstance(ruled, Refusal):
        barred = Slot(say("ruling_go"), reason=say("ruling_none"), refusal=in_words(ruled))
        named = _rule_lines((ruled.rule,) if ruled.rule else ())
        return RulingView(spoken_slot, chips, say("ruling_none"), (in_words(ruled),), named, barred, refused=True)
    title = action_words(scene, seat, ruled)
    rules = _rule_lines(ruled.rules)
    second = say("ruling_floor") if ruled.waits else say("ruling_second")
    go = Slot(title, second=second, fill="main", spoken=say("ruling_play", what=title))
    return RulingView(spoken_slot, chips, title, _notes(ruled), rules, go)


def _rule_lines(rules: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return the rules with their short texts."""
    return tuple((rule, short(rule)) for rule in rules)


def _pane_fill(on: bool) -> Fill:
    """Return the fill of a pane's key: the open pane has an amber line."""
    return "reminder" if on else "normal"


def said_words(spoken: Spoken) -> str:
    """Return the spoken words: "raise to 60", "nothing"."""
    if not spoken.word:
        return say("word_nothing")
    if spoken.word == "amount":
        return typed_words(spoken.digits) if spoken.digits else "..."
    words = say("word_" + spoken.word.replace(" ", "_"))
    if spoken.digits:
        return f"{words} {typed_words(spoken.digits)}"
    return f"{words} ..." if spoken.word in NEEDS else words


def typed_words(digits: str) -> str:
    """Return typed digits as an amount, or unchanged where they are no amount."""
    return echoed(digits) if no_amount(digits) else figure(whole_chips(digits))


def chips_words(spoken: Spoken) -> str:
    """Return the sum of the chips, in words."""
    if not spoken.chips:
        return say("no_chips")
    return figure(sum(spoken.chips))


def chip_list(spoken: Spoken) -> str:
    """Return the chips of each motion: "25 25, 100"; for many chips the number of motions; for a single chip ""."""
    motions = sum(1 for motion in spoken.motions if motion)
    if not 1 < len(spoken.chips) <= LISTED_CHIPS:
        return say("chips_motions", motions=motions) if motions > 1 else ""
    return ", ".join(" ".join(map(figure, motion)) for motion in spoken.motions if motion)


def action_words(scene: Scene, seat: int, ruled: Ruling) -> str:
    """Return the binding action: "Call 100", "Raise to 60"."""
    player = scene.view.seats[seat]
    if ruled.action in ("fold", "check"):
        return say("binds_" + ruled.action)
    amount = ruled.to - player.bet if ruled.action in ("call", "bring_in") else ruled.to
    key = "binds_" + ruled.action
    if ruled.to - player.bet >= player.stack:
        return say("binds_all_in", action=say(key, amount=figure(amount)))
    return say(key, amount=figure(amount))


def _notes(ruled: Ruling) -> tuple[str, ...]:
    """Return what is returned to the player, and what the floor decides."""
    notes = []
    if ruled.returned:
        notes.append(say("goes_back", amount=figure(ruled.returned)))
    if ruled.about is not None:
        notes.append(say("left_" + ruled.about, over=figure(ruled.over)))
    return tuple(notes)


def ruling_why(view: RulingView) -> WhyView:
    """Return the ruling with every rule in full, for the why sheet."""
    lines = (*view.notes, *(f"{rule}  {words}" for rule, words in view.rules))
    return WhyView(tuple(WhyStep(line) for line in lines), view.title)


def words_at(scene: Scene) -> tuple[RulingWord, ...]:
    """Return the twelve words a player can say; in limit and stud games the words of those games."""
    legal = scene.view.legal
    passed: RulingWord = "bring in" if legal is not None and legal.bring_in is not None else "check"
    most: RulingWord = "complete" if scene.settings.limit_game else "pot"
    return (
        "", passed, "call", "fold", "bet", "raise", "raise to", "raise by", most, "all in", "amount", "call and raise",
    )  # fmt: skip


def word_faces(scene: Scene, spoken: Spoken) -> tuple[Face, ...]:
    """Return the words as keys; the spoken word is chosen."""
    return tuple(
        Face(say("word_" + (word.replace(" ", "_") or "nothing")), fill="chosen" if word == spoken.word else "normal")
        for word in words_at(scene)
    )
