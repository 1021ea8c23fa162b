"""The ruling assistant over the column: enters spoken words and pushed chips, and shows the binding action (PRO)."""

from collections.abc import Callable
from itertools import product

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import Scene
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.fitting import elide, fit_px, wrap
from desktop.kit.keys import BackKey, Keypad
from desktop.kit.layout import Space, cells, rows_high, show
from desktop.kit.paint import panel, text
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import GO, LEAST_TITLE, LINE, NOTE_LINES, ROUND, STRONG, TIGHT
from desktop.present.ruling import SIZED, Spoken, ruling_view, ruling_why, word_faces, words_at
from desktop.table import shares
from desktop.table import sheet_sizes as measure
from desktop.table.pad_keys import ChipKey, EntryPart
from desktop.table.why_sheet import rule_id
from desktop.words.i18n import whole_chips
from desktop.words.say import say
from engine import commands as c
from engine.betting.ruling import Ruling
from engine.refusals import Refusal
from engine.settings.chips import chips_of

KEY_LINES = 4
"""Number of rows of keys at most."""
RULE_LINES = (4, 3, 2)
"""Most lines of a rule in words: a whole rule in small letters rather than a cut one in large ones."""
CHIPS = 6
Rule = Callable[[c.SaidAndPushed], Ruling | Refusal]


class RulingSheet(Sheet):
    """Asks what happened at a seat; `confirmed` carries the command of the ruling, `intended` any other intent."""

    confirmed = Signal(object)
    intended = Signal(object)
    explained = Signal(str, object)

    def __init__(self, look: Look, scene: Scene, seat: int, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(look, say("ruling_title", name=scene.name(seat)), parent)
        self.bar_waits = say("ruling_bar_waits", name=scene.name(seat))
        self.scene, self.seat, self.rule = scene, seat, rule
        self.counted, self.spoken = True, Spoken()
        self.spoken_tab, self.pushed = Button(look, self, "offer"), Button(look, self, "offer")
        self.words = [Button(look, self, "row") for _ in range(measure.RULED_WORDS)]
        self.pad = Keypad(self, self.press)
        self.keys = self.pad.keys
        self.chips = [ChipKey(look, self) for _ in range(CHIPS)]
        self.motion, self.released = Button(look, self, "row"), Button(look, self, "row")
        self.other = Button(look, self, "row")
        self.back = BackKey(look, self)
        self.back.name(say("speak_back"))
        self.go = self.go_key()
        self.why = EntryPart(look, self)
        self.why.name(say("ruling_why"))
        self.why.tapped.connect(lambda: self.explained.emit(say("ruling_why"), ruling_why(self.view)))
        self.spoken_tab.tapped.connect(lambda: self._pane("words"))
        self.pushed.tapped.connect(lambda: self._pane("chips"))
        for number, button in enumerate(self.words):
            button.tapped.connect(lambda number=number: self._speak(number))
        values = chips_of(scene.settings)[-CHIPS:]
        for chip, value in zip(self.chips, values, strict=False):
            chip.render_chip(value)
            chip.tapped.connect(lambda value=value: self.rule_on(self.spoken.pushed(value)))
        self.values = len(values)
        self.other.render_face(Face(say("other_chip")))
        self.other.tapped.connect(lambda: self._pane("other"))
        self.motion.render_face(Face(say("next_motion"), second=say("next_motion_second")))
        self.motion.tapped.connect(lambda: self.rule_on(self.spoken.next_motion()))
        self.released.tapped.connect(self._release)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(lambda: self.rule_on(Spoken(pane=self.spoken.pane)))
        self._show()

    def confirm(self) -> None:
        """Play the ruling, or add the chip of the typed value; a key with a reason emits its intent, if it has one."""
        if self.go.face.reason:
            if self.go.face.does is not None:
                self.intended.emit(self.go.face.does)
        elif self.spoken.pane == "other":
            self.rule_on(self.spoken.pushed(whole_chips(self.spoken.other)))
        else:
            self.confirmed.emit(self.spoken.command(self.seat))

    def press(self, key: str) -> None:
        """Take a digit, a mark, `back` or `go`; digits go to the field with the amber line, chips or spoken amount."""
        if key == "go":
            self.confirm()
        elif key == "back":
            self.rule_on(self.spoken.shorter())
        else:
            takes_digits = self.spoken.word in SIZED or self.spoken.pane in ("chips", "other")
            self.rule_on((self.spoken if takes_digits else self.spoken.with_word("amount")).typed(key))

    def _pane(self, pane: str) -> None:
        """Show another pane: words (or the digits of a word that has an amount), or chips."""
        if pane in ("chips", "other"):
            self.rule_on(replace(self.spoken, pane=pane, other=""))
        else:
            to_words = self.spoken.pane in ("words", "digits") or self.spoken.word not in SIZED
            self.rule_on(replace(self.spoken, pane="words" if to_words else "digits"))

    def _release(self) -> None:
        self.rule_on(replace(self.spoken, released=not self.spoken.released))

    def _speak(self, number: int) -> None:
        """Rule on the word of this key as spoken by the player."""
        self.rule_on(self.spoken.with_word(words_at(self.scene)[number]))

    def rule_on(self, spoken: Spoken) -> None:
        """Show the ruling on these words and chips."""
        self.spoken = spoken
        self._show()

    def follow(self, scene: Scene) -> None:
        """Rule again on the same words and chips, after a change of the table."""
        self.scene = scene
        self._show()

    def _show(self) -> None:
        """Ask the engine for the ruling, and show it."""
        spoken = self.spoken
        ruled = None if spoken.nothing else self.rule(spoken.command(self.seat))
        self.view = ruling_view(self.scene, self.seat, spoken, ruled)
        self.spoken_tab.render_face(self.view.spoken)
        self.pushed.render_face(self.view.chips)
        self.go.render_face(self.view.go)
        for button, slot in zip(self.words, word_faces(self.scene, spoken), strict=True):
            button.render_face(slot)
        self.released.render_face(Face(say("not_released"), fill="normal" if spoken.released else "chosen"))
        self.setAccessibleDescription(", ".join((self.view.title, *self.view.notes)))
        self.lay()
        self.update()

    def arrange(self, space: Space) -> None:
        """Place the buttons of both panes on top, then the open pane, the ruling, the key that plays it."""
        look, gap = self.look, space.gap
        space.put(self.go, space.bottom(look.of(GO)))
        tabs, back = space.right(space.top(look.of(measure.BACK)), look.of(measure.BACK))
        for part, place in zip((self.spoken_tab, self.pushed), cells(tabs, 2, 2, gap), strict=True):
            space.put(part, place)
        space.put(self.back, back)
        most = rows_high(KEY_LINES, look.of(measure.KEY_HIGH), gap)
        keys = min(space.rect.height() - look.of(measure.RULED_HIGH) - gap, most)
        self._keys(space, space.top(keys))
        self._ruling_box = space.rect
        space.put(self.why, self._ruling_box)
        self.why.setEnabled(bool(self.view.rules))

    def _keys(self, space: Space, box: QRectF) -> None:
        """Place and show the open pane: words, digits, or chips with the keys of their motion below."""
        pane, across = self.spoken.pane, measure.RULED_ACROSS
        places = cells(box, measure.RULED_WORDS, across, space.gap)
        high = places[0].height()
        self.pad.place(box, space.gap, high, self.look)
        for button, place in zip((*self.words, *self.chips), (*places, *places[:CHIPS]), strict=True):
            space.put(button, place)
        show(self.words, pane == "words")
        show(self.keys, pane in ("digits", "other"))
        show(self.chips[: self.values], pane == "chips")
        show(self.chips[self.values :], False)
        show((self.motion, self.released, self.other), pane == "chips")
        below = Space(box, space.gap, space.scale)
        below.rect.setTop(places[across * (2 if self.values > across else 1)].top())
        below.rows((self.motion, self.released), high)
        below.rows((self.other,), high)

    _ruling_box = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet and the ruling: the action, what goes back, the rules."""
        super().paint(p, area)
        theme, box, view, side = self.look.theme, self._ruling_box, self.view, self.look.of(measure.RULED_SIDE)
        edge, line = (theme.owe, STRONG) if view.refused else (theme.hair, LINE)
        panel(p, box, ROUND, theme.sunk, edge, line)
        room = box.width() - 2 * side
        least, most = self.look.px(measure.RULED_SMALL), self.look.grown(measure.RULED_SMALL)
        for of_rule, small in product(RULE_LINES, range(most, least - 1, -1)):
            px = self.look.px(measure.RULED_HEAD) * small // least
            step, head = small * shares.RULED_STEP, px * shares.RULED_HEAD
            fits = max(0, int((box.height() - head - TIGHT) // step))
            lines, rules = self._lines(small, room, of_rule)
            if len(lines) + len(rules) <= fits:
                break
        else:
            # Without room for all rules in words only their ids are shown; a tap on the panel explains them.
            rules = [f"{', '.join(rule_id(rule) for rule, _ in view.rules)}  ?"]
        y = box.top() + px * shares.RULED_LEVEL
        shown = [(line, "text", fonts.SEMIBOLD) for line in lines] + [(line, "text2", fonts.MEDIUM) for line in rules]
        px = fit_px(view.title, px, fonts.BOLD, room, LEAST_TITLE)
        text(p, elide(view.title, px, fonts.BOLD, room), box.left() + side, y, px, fonts.BOLD, theme.text)
        y = box.top() + head + step * 0.5
        for words, role, weight in shown[:fits]:
            text(p, words, box.left() + side, y, small, weight, theme.role(role))
            y += step

    def _lines(self, px: int, room: float, of_rule: int) -> tuple[list[str], list[str]]:
        """Return the notes and the rules in words at this size, `of_rule` lines at most of a rule."""
        notes = [line for note in self.view.notes for line in wrap(note, px, fonts.SEMIBOLD, room, NOTE_LINES)]
        sentences = [f"{rule_id(rule)}  {words}" for rule, words in self.view.rules]
        return notes, [line for words in sentences for line in wrap(words, px, fonts.MEDIUM, room, of_rule)]
