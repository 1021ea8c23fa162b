"""Where what lies before the seats goes: rows inward from the plate, then puck, kill button and rock beside the cards.

Nothing here paints; every item has its rectangle, so that a test can say that no two of them overlap.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF

from desktop import fonts
from desktop.look import Look
from desktop.present.felt import Spot
from desktop.table.cards import split_cards
from desktop.table.chips import bet_width
from desktop.table.geometry import Geometry, Place
from desktop.table.puck import label_px
from desktop.wording import say

Box = tuple[float, float, float, float]


class Item(Struct, frozen=True):
    """One thing on the felt: its kind, its box (x, y, width, height in reference px) and what it shows."""

    kind: str
    seat: int
    box: Box
    text: str = ""
    value: int = 0
    role: str = ""

    @property
    def rect(self) -> QRectF:
        """The box as a rectangle."""
        return QRectF(*self.box)


def arrange(
    spots: Sequence[Spot], geometry: Geometry, look: Look, blocks: Sequence[QRectF], acts: int | None
) -> tuple[Item, ...]:
    """Lay out everything before the seats; `blocks` = the middle, `acts` = the seat whose plate is larger."""
    places = {place.seat: place for place in geometry.places()}
    plates = [geometry.plate(place, place.seat == acts) for place in places.values()]
    taken = [*plates, *blocks, geometry.tray()]
    items: list[Item] = []
    for spot in spots:
        plate = geometry.plate(places[spot.seat], spot.seat == acts)
        for item in _rows(spot, places[spot.seat], plate, look, blocks):
            items.append(item)
            taken.append(item.rect)
    for spot in spots:
        plate = geometry.plate(places[spot.seat], spot.seat == acts)
        own = [item.rect for item in items if item.seat == spot.seat]
        for item in _extras(spot, places[spot.seat], plate, look, own, taken):
            items.append(item)
            taken.append(item.rect)
            own.append(item.rect)
    return tuple(items)


def _sizes(spot: Spot, look: Look) -> Iterator[tuple[str, float, float, str, int, str]]:
    """What goes into the rows before a seat, nearest first: kind, width, height, text, value, role."""
    room, small = look.room, look.type.small
    if spot.faces:
        cards = split_cards(spot.faces)
        width, height, step = (30.0, 42.0, 27.0) if room.wide else (22.0, 31.0, 19.0)
        yield "faces", width + step * (len(cards) - 1), height, spot.faces, 0, ""
    elif spot.backs:
        yield "backs", room.back[0] + room.back_step * (spot.backs - 1), float(room.back[1]), "", spot.backs, ""
    if spot.ghost:
        px = small + 2
        width = fonts.width(spot.ghost, px, fonts.SEMIBOLD) + (28 if room.wide else 20)
        yield "ghost", width, 41.0 if room.wide else 31.0, spot.ghost, 0, spot.ghost_role
    for words in spot.lammers:
        px = small + 2
        width = fonts.width(words, px, fonts.BOLD) + (20 if room.wide else 18)
        yield "lammer", width, 29.0 if room.wide else 25.0, words, 0, ""
    if spot.bet:
        yield "bet", bet_width(look, spot.bet), float(room.pill_h), "", spot.bet, ""


def _rows(spot: Spot, place: Place, plate: QRectF, look: Look, blocks: Sequence[QRectF]) -> list[Item]:
    found = list(_sizes(spot, look))
    lammers = [one for one in found if one[0] == "lammer"]
    others = [one for one in found if one[0] != "lammer"]
    rows = [[one] for one in others if one[0] != "bet"] + ([lammers] if lammers else [])
    rows += [[one] for one in others if one[0] == "bet"]
    if place.upright:
        return _stacked(spot.seat, rows, place, plate, look)
    return _sideways(spot.seat, rows, place, plate, look, blocks)


Row = list[tuple[str, float, float, str, int, str]]


def _stacked(seat: int, rows: list[Row], place: Place, plate: QRectF, look: Look) -> list[Item]:
    """Before a seat at the top or bottom: row by row towards the middle."""
    items = []
    at = float(look.room.back_gap)
    edge = plate.bottom() if place.inward > 0 else plate.top()
    for row in rows:
        height = max(one[2] for one in row)
        gap = 6.0
        x = place.x - (sum(one[1] for one in row) + gap * (len(row) - 1)) / 2
        y = edge + at if place.inward > 0 else edge - at - height
        for kind, width, high, words, value, role in row:
            items.append(Item(kind, seat, (x, y + (height - high) / 2, width, high), words, value, role))
            x += width + gap
        at += height + look.room.apart + 4
    return items


def _sideways(
    seat: int, rows: list[Row], place: Place, plate: QRectF, look: Look, blocks: Sequence[QRectF]
) -> list[Item]:
    """Before a seat at the side: in one line inward, or cards over bet where that would run into the middle."""
    gap = look.room.apart + 1.0
    edge = plate.right() if place.inward > 0 else plate.left()

    def at(x: float, y: float, one: tuple[str, float, float, str, int, str]) -> Item:
        kind, width, height, words, value, role = one
        left = x if place.inward > 0 else x - width
        return Item(kind, seat, (left, y - height / 2, width, height), words, value, role)

    line, x = [], edge + place.inward * gap
    flat = [one for row in rows for one in row]
    if not any(len(row) > 1 for row in rows):
        for one in flat:
            line.append(at(x, place.y, one))
            x += place.inward * (one[1] + gap)
        grown = [item.rect.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2) for item in line]
        if not any(one.intersects(block) for one in grown for block in blocks):
            return line
    total = sum(one[2] for one in flat) + 6.0 * (len(flat) - 1)
    items, y = [], place.y - total / 2
    for one in flat:
        items.append(at(edge + place.inward * gap, y + one[2] / 2, one))
        y += one[2] + 6.0
    return items


def _extras(spot: Spot, place: Place, plate: QRectF, look: Look, own: list[QRectF], taken: list[QRectF]) -> list[Item]:
    """Puck, kill button and rock: beside the cards, at the first place where they lie on nothing else."""
    wanted: list[tuple[str, float, float, str, int, str]] = []
    size = float(look.room.puck)
    if spot.puck:
        words = spot.puck_word
        if words and not look.room.wide and spot.puck == "dead":
            words = say("dead_button_short")
        px = label_px(look)
        label = fonts.width(words, px, fonts.MEDIUM) if words else 0.0
        wanted.append(("puck", max(size, label), size + (px * 1.25 if words else 0), words, 0, spot.puck))
    if spot.legs:
        wanted.append(("kill", size, size, "", spot.legs, ""))
    if spot.rock:
        wanted.append(("rock", size, size, "", 0, ""))
    items: list[Item] = []
    for kind, width, height, words, value, role in wanted:
        mine = [*own, *(item.rect for item in items)]
        others = [*taken, *(item.rect for item in items)]
        box = _beside(place, plate, look, mine, others, width, height)
        items.append(Item(kind, spot.seat, (box.x(), box.y(), box.width(), box.height()), words, value, role))
    return items


def _beside(
    place: Place, plate: QRectF, look: Look, own: list[QRectF], taken: list[QRectF], width: float, height: float
) -> QRectF:
    """A free box of `width` x `height` near the seat: at the cards' place, then beside it, then further in."""
    candidates = []
    gap = look.room.apart + 1.0
    middle = look.fit.felt.width() / 2
    for depth in range(4):
        for step in range(6):
            for turn in (1, -1) if step else (1,):
                if place.upright:
                    towards = 1 if place.x <= middle else -1
                    x = place.x + turn * towards * step * (width * 0.5 + 14)
                    reach = gap + 2 + depth * (height + gap)
                    y = plate.bottom() + reach if place.inward > 0 else plate.top() - reach - height
                    candidates.append(QRectF(x - width / 2, y, width, height))
                else:
                    towards = 1 if place.y <= look.fit.felt.height() / 2 else -1
                    y = place.y + turn * towards * step * (height * 0.5 + 8)
                    reach = gap + depth * (width + gap)
                    x = plate.right() + reach if place.inward > 0 else plate.left() - reach - width
                    candidates.append(QRectF(x, y - height / 2, width, height))
    pad = 5.0
    for box in candidates:
        grown = box.adjusted(-pad, -pad, pad, pad)
        if not any(grown.intersects(other) for other in (*own, *taken)):
            return box
    return candidates[0]
