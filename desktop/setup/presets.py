"""The panel of house rules: the shipped presets, own ones, and the keys that keep and share these."""

from itertools import chain, product
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.page_keys import Card, Chip
from desktop.kit.pages import Pages
from desktop.setup import own_presets as own
from desktop.setup import sizes as measure
from desktop.setup.after_paint import late_parts
from desktop.setup.own_presets import ENDING, OwnPreset
from desktop.words.i18n import capitalised
from desktop.words.say import has_sentence, say
from desktop.words.setup_phrases import of_preset
from engine.settings.presets import Preset, preset, presets


def points(preset: Preset) -> tuple[str, ...]:
    """Return the few choices of a preset that a dealer asks about first, in words."""
    rules = preset.rules
    straddle = rules.get("straddle") or {}
    keys = (
        f"button_{rules.get('button_rule', 'dead')}",
        f"missed_{rules.get('missed_blinds', 'post_all')}",
        f"straddle_{straddle.get('allow', 'none')}",
    )
    return tuple(say(f"setup.{key}") for key in keys if has_sentence(f"setup.{key}"))


MOST_LINES = 9
"""The most lines of a preset's text: more than any card has room for."""
LINE_STEPS = (1.4, 1.2)
"""The step between its lines, in letters: usual, and on a low card."""
LEAST_STEP = 1.1
"""The same where only the note has room."""
NAME_HIGH = (1.9, 1.5)
"""The height of the name, in its letters: usual, and on a low card."""


class PresetCard(Card):
    """The card of a preset: its name, a note, and what it chooses."""

    def __init__(self, look: Look, id: str, name: str, note: str, points: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(look, parent)
        self.id, self.words, self.note, self.points = id, name, note, points
        self.tag = ""
        self._text: tuple[list[str], int, float] = ([], 0, 0.0)
        """The lines of the text, the size of its letters, and the step between lines, reference px."""

    def say(self, chosen: bool, tag: str) -> None:
        """Show whether it is chosen, and a word at its corner."""
        self.chosen, self.tag = chosen, tag
        self.name(
            ", ".join(word for word in (self.words, self.note, tag, say("setup.is_chosen") if chosen else "") if word)
        )
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint name, note and points; a check when chosen."""
        theme, kind = self.look.theme, self.look.type
        left, right = area.left() + self.look.of(measure.PRESET_LEFT), area.right() - self.look.of(measure.PRESET_RIGHT)
        lines, small, step = self._text
        y = area.center().y() - (kind.title + step * len(lines)) / 2 + kind.title * measure.PRESET_NAME_DOWN
        wide = paint.text(p, self.words, left, y, kind.title, fonts.BOLD, theme.text)
        if self.chosen:
            size, stroke = kind.title * measure.PRESET_CHECK, kind.title * measure.PRESET_CHECK_LINE
            icons.paint(p, "check", right - kind.title * 0.5, y, size, theme.win, stroke)
        elif self.tag and wide + fonts.width(self.tag, kind.small, fonts.SEMIBOLD) + measure.PRESET_TAG < right - left:
            paint.text(p, self.tag, right, y, kind.small, fonts.SEMIBOLD, theme.text2, paint.RIGHT)
        top = y + kind.title * measure.PRESET_NOTE_DOWN + step
        paint.lines(p, lines, left, top, step, small, fonts.MEDIUM, theme.text2)

    def fit(self, largest: int) -> int:
        """Lay out note and points in letters up to `largest`, reference px; return the size of the letters.

        On a low card they are tighter and smaller; points without room are left out from the end, and counted. Larger
        letters chosen by the user stay larger: points are left out first, and only the note alone may be smaller.
        """
        least, kind = int(self.look.of(measure.PRESET_NOTE)), self.look.type
        grown = self.look.grown(measure.PRESET_NOTE)
        room = self.area().width() - self.look.of(measure.PRESET_LEFT) - self.look.of(measure.PRESET_RIGHT)
        high, low = (self.area().height() - sum(self.inset) - kind.title * name for name in NAME_HIGH)
        sizes = range(max(largest, grown), grown - 1, -1)
        full = ((high, *way) for way in product(range(len(self.points), -1, -1), LINE_STEPS, sizes))
        alone = ((low, 0, LEAST_STEP, px) for px in range(grown, least - 1, -1))
        for space, count, step, px in chain(full, alone):
            lines = _lines((self.note, self._points_text(count)), px, room)
            if len(lines) <= space // (px * step):
                break
        else:
            px, step = least, LINE_STEPS[-1]
            lines = fitting.wrap(self.note, px, fonts.MEDIUM, room, max(1, int(low // (px * step))))
        self._text = lines, px, px * step
        self.update()
        return px

    def _points_text(self, count: int) -> str:
        """Return the first `count` points, and how many others have no room."""
        points, left = capitalised(", ".join(self.points[:count])), len(self.points) - count
        return say("setup.points_more", points=points, count=left) if points and left else points


def _lines(parts: tuple[str, ...], px: int, room: float) -> list[str]:
    """Wrap each part into lines of its own."""
    return [line for words in parts for line in fitting.wrap(words, px, fonts.MEDIUM, room, MOST_LINES)]


class Presets(Panel):
    """The panel of presets, the last used first.

    `chosen` carries an id, `kept` asks to keep the choice under a name, `refused` carries in a sentence why a file was
    not read or written.
    """

    chosen = Signal(str)
    kept = Signal()
    refused = Signal(str)

    def __init__(self, look: Look, last: str, parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.house_rules"), parent)
        self.last, self._id = last, ""
        self.list = Pages(look, self)
        self.cards: list[PresetCard] = []
        self._own_presets: tuple[OwnPreset, ...] = ()
        self._laid_out_for: tuple[Look, list[tuple[PresetCard, QSize]]] | None = None
        """The look, cards and sizes that the text was laid out for."""
        self.keys = {id: Chip(look, say(f"setup.{id}"), self) for id in ("keep", "take", "give", "forget")}
        self.keys["keep"].tapped.connect(self.kept)
        self.keys["take"].tapped.connect(self._take)
        self.keys["give"].tapped.connect(self._give)
        self.keys["forget"].tapped.connect(self._forget)
        self.reload()

    def own_preset(self, id: str) -> OwnPreset | None:
        """Return the own preset with this id."""
        return next((own_preset for own_preset in self._own_presets if own_preset.id == id), None)

    def reload(self) -> None:
        """Read the files of own presets again and make the cards."""
        for card in self.cards:
            card.setParent(None)
            card.deleteLater()
        self._own_presets = own.all_own_presets()
        shipped = sorted(presets(), key=lambda house: house.id != self.last)
        self.cards = [
            self._card(house.id, of_preset(house.id, house.name), of_preset(house.id, house.note), house)
            for house in shipped
        ]
        for own_preset in self._own_presets:
            base = preset(own_preset.base)
            note = say("setup.mine_note", rules=of_preset(base.id, base.name), count=len(own_preset.own))
            self.cards.append(self._card(own_preset.id, own_preset.name, note, base))
        self.lay()

    def _card(self, id: str, name: str, note: str, base: Preset) -> PresetCard:
        card = PresetCard(self.look, id, name, note, points(base), self.list)
        card.tapped.connect(lambda: self.chosen.emit(id))
        return card

    def show_chosen(self, id: str, changed: bool) -> None:
        """Mark a preset as chosen; `changed` = there are own rules to keep."""
        self._id = id
        for card in self.cards:
            card.say(card.id == id, say("setup.last_used") if card.id == self.last else "")
        is_own = self.own_preset(id) is not None
        self.keys["keep"].setVisible(changed and not is_own)
        self.keys["take"].setVisible(not is_own)
        self.keys["give"].setVisible(is_own)
        self.keys["forget"].setVisible(is_own)
        self.lay()

    # Files ------------------------------------------------------------------------------------------------------------

    def ask_open(self) -> str:
        """Ask for the file to read rules from, "" for none."""
        home = str(Path.home())
        return late_parts().file_dialog.getOpenFileName(self, say("setup.take"), home, f"*{ENDING} *.json")[0]

    def ask_save(self, name: str) -> str:
        """Ask for the file to write rules to, "" for none."""
        path = str(Path.home() / name)
        return late_parts().file_dialog.getSaveFileName(self, say("setup.give"), path, f"*{ENDING}")[0]

    def _take(self) -> None:
        file = self.ask_open()
        taken = own.import_preset(Path(file)) if file else None
        if isinstance(taken, str):
            self.refused.emit(taken)
        elif taken is not None:
            self.reload()
            self.chosen.emit(taken.id)

    def _give(self) -> None:
        own_preset = self.own_preset(self._id)
        file = self.ask_save(Path(own_preset.file).name) if own_preset is not None else ""
        if own_preset is not None and file:
            words = own.export_preset(own_preset, Path(file))
            if words:
                self.refused.emit(words)

    def _forget(self) -> None:
        own_preset = self.own_preset(self._id)
        if own_preset is not None:
            own.delete_preset(own_preset)
            self.reload()
            self.chosen.emit(own_preset.base)

    def arrange(self) -> None:
        """Place the cards in a column, the keys in a row at the bottom."""
        space = self.space(measure.PRESET_KEYS)
        key_row = space.bottom(self.look.of(measure.PRESET_KEY))
        space.beside([key for key in self.keys.values() if not key.isHidden()], key_row)
        self.place(self.list, space.rect)
        between = self.look.room.margin
        list_height = self.list.area().height()  # in whole pixels: a rounded height would hide a card
        tall = (list_height - between * (len(self.cards) - 1)) / len(self.cards)
        self.list.show_rows(self.cards, [max(tall, self.look.of(measure.PRESET))] * len(self.cards))
        chosen = next((card for card in self.cards if card.id == self._id), None)
        if chosen is not None:
            self.list.reveal(chosen)
        self._share_a_size()

    def _share_a_size(self) -> None:
        """Give all cards letters of one size; lay out again only when cards or their sizes have changed."""
        cards = [(card, card.size()) for card in self.cards]
        if (self.look, cards) == self._laid_out_for:
            return
        self._laid_out_for = self.look, cards
        sizes = {card: card.fit(self.look.type.second - 1) for card in self.cards}
        least = min(sizes.values())
        for card in self.cards:
            if sizes[card] > least:
                card.fit(least)
