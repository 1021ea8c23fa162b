"""How many cards each player draws, one key a player in turn; optional, the go slot goes on without it."""

from msgspec import Struct
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import Scene
from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import RIGHT, elide, hairline, panel, seat_ring, text
from desktop.kit.painted import Tap, put
from desktop.present.slot import Slot
from desktop.table.amountpad import BackKey
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.house import say
from desktop.words.table import say as plain


class Drawers(Struct, frozen=True):
    """Who draws, in turn (seat, name), and the most cards a hand has."""

    players: tuple[tuple[int, str], ...]
    most: int


def drawers(scene: Scene) -> Drawers | None:
    """Who draws now, from the left of the button; None when no draw comes."""
    view, streets = scene.view, [street.name for street in scene.game.streets]
    if view.phase not in ("street", "showdown") or view.street not in streets[:-1]:
        return None
    if not scene.game.streets[streets.index(view.street) + 1].draw:
        return None
    button = view.button.seat if view.button is not None else 0
    live = [seat for seat, one in view.seats.items() if one.dealt and one.state in ("in", "all_in")]
    turn = sorted(live, key=lambda seat: (seat <= button, seat))
    return Drawers(tuple((seat, scene.name(seat)) for seat in turn), scene.game.hole)


class DrawSheet(Sheet):
    """Asks for the numbers; `given` carries them by seat, as far as they were told."""

    given = Signal(object)

    def __init__(self, look: Look, who: Drawers, parent: QWidget | None = None) -> None:
        super().__init__(look, say("sheet_draw"), parent)
        self.who = who
        self.counts: list[int] = []
        self.keys = [SlotButton(look, self, repeats=True) for _ in range(who.most + 1)]
        for number, key in enumerate(self.keys):
            key.render_slot(Slot(str(number), intent=Type(str(number))))
            key.said.connect(lambda intent: self.press(intent.digits))
        self.back = BackKey(look, self, repeats=True)
        self.back.name(plain("speak_backspace"))
        self.back.tapped.connect(lambda: self.press("back"))
        self.go = SlotButton(look, self)
        self.go.tapped.connect(lambda: self.press("go"))
        self._refresh()

    def press(self, key: str) -> None:
        """A number for the player whose row is lit, `back` or `go`."""
        if key == "go":
            seats = (seat for seat, _ in self.who.players)
            self.given.emit(dict(zip(map(str, seats), self.counts, strict=False)))
        elif key == "back":
            self.counts = self.counts[:-1]
        elif len(key) == 1 and int(key) <= self.who.most and len(self.counts) < len(self.who.players):
            self.counts.append(int(key))
        self._refresh()

    def _refresh(self) -> None:
        done = len(self.counts) == len(self.who.players)
        words = f"{len(self.counts)} / {len(self.who.players)}"
        slot = Slot(say("sheet_draw_go"), second=words, fill="main" if done else "normal", intent=Type("go"))
        self.go.render_slot(slot)
        self.update()

    def arrange(self) -> None:
        """Players on top, keys and the key that goes on below."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (10.0, 6.0)
        inner = area.adjusted(side, self.head, -side, -side)
        go, high = (92.0, 86.0) if wide else (72.0, 72.0)
        self.go.sizes = (30, 36, 19) if wide else (22, 26, 15)
        put(self.go, QRectF(inner.left(), inner.bottom() - go, inner.width(), go), scale)
        across = 4
        rows = -(-(len(self.keys) + 1) // across)
        top = inner.bottom() - go - gap - rows * (high + gap)
        width = (inner.width() - gap * (across - 1)) / across
        shown: list[Tap] = [*self.keys, self.back]
        for number, key in enumerate(shown):
            row, place = divmod(number, across)
            if isinstance(key, SlotButton):
                key.sizes = (self.look.type.key, self.look.type.key, 14)
            put(key, QRectF(inner.left() + place * (width + gap), top + row * (high + gap), width, high), scale)
        self._box = QRectF(inner.left(), inner.top(), inner.width(), top - gap - inner.top())

    _box = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the players: the one who is asked lit, the others with what they drew."""
        super().paint(p, area)
        theme, kinds, wide = self.look.theme, self.look.type, self.look.room.wide
        tall = min(self._box.height() / max(1, len(self.who.players)), 64.0 if wide else 46.0)
        for place, (seat, name) in enumerate(self.who.players):
            row = QRectF(self._box.left(), self._box.top() + place * tall, self._box.width(), tall)
            y, size = row.center().y(), min(30.0 if wide else 24.0, tall * 0.8)
            if place == len(self.counts):
                panel(p, row.adjusted(0, 1, 0, -1), 10, theme.sel, theme.info, 2)
            else:
                hairline(p, theme.hair, row.left(), row.bottom(), row.right(), row.bottom())
            seat_ring(p, seat, row.left() + 12 + size / 2, y, size, theme.text, theme.line)
            left = row.left() + size + 24
            said = say("drawn", count=self.counts[place]) if place < len(self.counts) else ""
            used = text(p, said, row.right() - 12, y, kinds.second, fonts.SEMIBOLD, theme.text, RIGHT) if said else 0.0
            shown = elide(name, kinds.name, fonts.SEMIBOLD, row.right() - left - used - 24)
            text(p, shown, left, y, kinds.name, fonts.SEMIBOLD, theme.text)
