"""The sheet that asks how many cards each player draws, one key for each in turn; the go slot goes on without it."""

from msgspec import Struct
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import Scene
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.fitting import fit_whole
from desktop.kit.keys import BackKey
from desktop.kit.layout import Space, cells
from desktop.kit.paint import RIGHT, hairline, number_ring, panel, text
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import GO, ROUND_ROW, STRONG
from desktop.table import shares
from desktop.table.sheet_sizes import DRAW_ACROSS, DRAW_ROW, INSET, KEY_HIGH, RING
from desktop.words.say import say


class Drawers(Struct, frozen=True):
    """The players who draw."""

    players: tuple[tuple[int, str], ...]
    """Seat and name, in turn."""
    most: int
    """The most cards a hand has."""


def drawers(scene: Scene) -> Drawers | None:
    """Return the players who draw next, from the left of the button; None when no draw comes."""
    view, streets = scene.view, [street.name for street in scene.game.streets]
    if view.phase not in ("street", "showdown") or view.street not in streets[:-1]:
        return None
    if not scene.game.streets[streets.index(view.street) + 1].draw:
        return None
    button = view.button.seat if view.button is not None else 0
    live = [seat for seat, player in view.seats.items() if player.dealt and player.state in ("in", "all_in")]
    turn = sorted(live, key=lambda seat: (seat <= button, seat))
    return Drawers(tuple((seat, scene.name(seat)) for seat in turn), scene.game.hole)


class DrawSheet(Sheet):
    """A sheet that asks for the numbers; `confirmed` carries those entered, by seat.

    `counts` holds the numbers entered, in turn, from the start those of before; `entered` carries them after each key.
    """

    confirmed = Signal(object)
    entered = Signal(object)

    def __init__(self, look: Look, who: Drawers, counts: tuple[int, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, say("sheet_draw"), parent)
        self.who, self.counts = who, counts
        self.keys = [Button(look, self, "key", repeats=True) for _ in range(who.most + 1)]
        for number, key in enumerate(self.keys):
            key.render_face(Face(str(number)))
            key.tapped.connect(lambda number=number: self.press(str(number)))
        self.back = BackKey(look, self, holds=False)
        self.back.tapped.connect(lambda: self.press("back"))
        self.go = self.go_key()
        self._refresh()

    def press(self, key: str) -> None:
        """Handle a key: a number for the player of the lit row, `back` or `go`."""
        if key == "go":
            seats = (seat for seat, _ in self.who.players)
            self.confirmed.emit(dict(zip(map(str, seats), self.counts, strict=False)))
        elif key == "back":
            self._count(self.counts[:-1])
        elif len(key) == 1 and int(key) <= self.who.most and len(self.counts) < len(self.who.players):
            self._count((*self.counts, int(key)))
        self._refresh()

    def _count(self, counts: tuple[int, ...]) -> None:
        self.counts = counts
        self.entered.emit(counts)

    def _refresh(self) -> None:
        done = len(self.counts) == len(self.who.players)
        words = f"{len(self.counts)} / {len(self.who.players)}"
        self.go.render_face(Face(say("sheet_draw_go"), second=words, fill="main" if done else "normal"))
        self.update()

    def arrange(self, space: Space) -> None:
        """Place the players at the top, the keys and the key that sends below."""
        space.put(self.go, space.bottom(self.look.of(GO)))
        keys = [*self.keys, self.back]
        lines, high = -(-len(keys) // DRAW_ACROSS), self.look.of(KEY_HIGH)
        box = space.bottom(lines * high + (lines - 1) * space.gap)
        for key, place in zip(keys, cells(box, len(keys), DRAW_ACROSS, space.gap), strict=True):
            space.put(key, place)
        self._players = space.rect

    _players = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the players: the row of the next one lit, those before with the number they draw."""
        super().paint(p, area)
        theme, kinds = self.look.theme, self.look.type
        high = min(self._players.height() / max(1, len(self.who.players)), self.look.of(DRAW_ROW))
        size = min(self.look.of(RING), high * shares.DRAW_RING)
        for place, (seat, name) in enumerate(self.who.players):
            row = QRectF(self._players.left(), self._players.top() + place * high, self._players.width(), high)
            left, right, y = row.left() + INSET, row.right() - INSET, row.center().y()
            if place == len(self.counts):
                panel(p, row.adjusted(0, 1, 0, -1), ROUND_ROW, theme.sel, theme.info, STRONG)
            else:
                hairline(p, theme.hair, row.left(), row.bottom(), row.right(), row.bottom())
            number_ring(p, seat, left + size / 2, y, size, theme.text, theme.line)
            left += size + INSET
            drawn = say("drawn", count=self.counts[place]) if place < len(self.counts) else ""
            used = text(p, drawn, right, y, kinds.second, fonts.SEMIBOLD, theme.text, RIGHT) if drawn else 0.0
            shown, px = fit_whole(name, kinds.name, fonts.SEMIBOLD, right - left - used - INSET, kinds.small)
            text(p, shown, left, y, px, fonts.SEMIBOLD, theme.text)
