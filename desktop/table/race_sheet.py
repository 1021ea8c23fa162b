"""The chip race of a tournament: the chip that is removed, the odd chips of each seat, the winners of new chips."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face, Fill
from desktop.kit.fitting import wrap
from desktop.kit.layout import Space, show
from desktop.kit.pages import Pages
from desktop.kit.paint import lines
from desktop.kit.shares import LINES_LOOSE
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import GO, NOTE_LINES, TIGHT
from desktop.table.sheet_sizes import ASK_WAY, INSET, LEVEL_ROW
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.commands import Race as Command
from engine.prizes.race import ChipRace


class RaceSheet(Sheet):
    """The sheet of a chip race; `confirmed` carries the command once there are as many winners as chips to win."""

    confirmed = Signal(object)

    def __init__(
        self, look: Look, races: tuple[ChipRace, ...], names: dict[int, str], parent: QWidget | None = None
    ) -> None:
        """`races` = the possible races, `names` = the player of each seat."""
        super().__init__(look, say("sheet_race"), parent)
        self.races, self.names = races, names
        self.race, self.won = races[0], set[int]()
        self.chips = [Button(look, self, "name") for _ in races[:4]]
        for button, race in zip(self.chips, races, strict=False):
            button.tapped.connect(lambda race=race: self.choose(race))
        self.list = Pages(look, self)
        self.rows = {seat: Button(look, self.list, "row") for seat in names}
        for seat, row in self.rows.items():
            row.tapped.connect(lambda seat=seat: self.tap(seat))
        self.go = self.go_key()
        self.choose(self.race)

    def choose(self, race: ChipRace) -> None:
        """Show another race, with another smallest chip, and clear the winners."""
        self.race, self.won = race, set()
        self._refresh()
        self.lay()

    def tap(self, seat: int) -> None:
        """Add or remove a seat as winner of a chip; a tap beyond the number of chips does nothing."""
        if seat in self.won or len(self.won) < self.race.chips:
            self.won ^= {seat}
        self._refresh()

    def press(self, key: str) -> None:
        """Send the race on Enter; a digit taps a seat."""
        if key == "go" and len(self.won) == self.race.chips:
            self.confirmed.emit(Command(chip=self.race.chip, won=tuple(sorted(self.won))))
        elif key.isdecimal() and int(key) in dict(self.race.odd):
            self.tap(int(key))

    def _refresh(self) -> None:
        race, open_chips = self.race, self.race.chips - len(self.won)
        for button, other in zip(self.chips, self.races, strict=False):
            chosen = other is race
            words = say("race_chip", chip=figure(other.chip))
            button.render_face(Face(words, icon="check" if chosen else "", fill="chosen" if chosen else "normal"))
        for seat, chips in race.odd:
            won = seat in self.won
            second = say("race_won_one", chip=figure(race.chip)) if won else say("race_odd", amount=figure(chips))
            face = Face(f"{seat}  {self.names[seat]}", second=second, icon="check" if won else "",
                        fill="chosen" if won else "normal")  # fmt: skip
            self.rows[seat].render_face(face)
        reason = say("race_winners", count=open_chips) if open_chips else ""
        fill: Fill = "normal" if open_chips else "main"
        self.go.render_face(Face(say("race_go", chip=figure(race.chip)), reason=reason, fill=fill))
        self.update()

    def arrange(self, space: Space) -> None:
        """Place the chips on top, then the seats that race, the rule, the key."""
        space.put(self.go, space.bottom(self.look.of(GO)))
        px = self.look.type.small
        self._note = wrap(say("race_rule"), px, fonts.MEDIUM, space.rect.width() - 2 * INSET, NOTE_LINES)
        self._at = space.bottom(len(self._note) * px * LINES_LOOSE + TIGHT)
        space.rows(self.chips, self.look.of(ASK_WAY))
        shown = [self.rows[seat] for seat, _ in self.race.odd]
        show([row for row in self.rows.values() if row not in shown], False)
        space.put(self.list, space.rect)
        self.list.show_rows(shown, [self.look.of(LEVEL_ROW)] * len(shown))

    _note: tuple[str, ...] | list[str] = ()
    """The lines of the rule below the seats."""
    _at = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet, and the rule in small letters."""
        super().paint(p, area)
        px = self.look.type.small
        step, left = px * LINES_LOOSE, self._at.left() + INSET
        lines(p, self._note, left, self._at.top() + step / 2, step, px, fonts.MEDIUM, self.look.theme.text2)
