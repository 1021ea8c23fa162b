"""The places of the items before the seats: rows inward from the plate; puck, kill button and rock beside the cards.

Nothing here paints; every item has its rectangle, so that a test can check that no two overlap.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.sizes import TIGHT
from desktop.present.felt import FeltSpot
from desktop.table import felt_sizes as measure
from desktop.table import shares
from desktop.table.cards import split_cards
from desktop.table.chips import bet_width, label_px, plain_width
from desktop.table.free_places import Box, FeltItem, has_overlaps, overlaps, settle
from desktop.table.geometry import Geometry, Place
from desktop.table.measures import WIDE, measures
from desktop.words.say import say


@lru_cache(maxsize=32)
def _arranged(
    spots: tuple[FeltSpot, ...], geometry: Geometry, look: Look, blocks: tuple[Box, ...], acts: int | None
) -> tuple[FeltItem, ...]:
    places = {place.seat: place for place in geometry.places()}
    plates = {seat: geometry.plate(place, seat == acts) for seat, place in places.items()}
    fixed = [_box(rect) for rect in plates.values()] + list(blocks) + [_box(geometry.tray())]
    first_ways = {spot.seat: _first_way(spot, places[spot.seat], plates[spot.seat], look) for spot in spots}
    items_laid = [item for way in first_ways.values() for item in way]
    if has_overlaps(items_laid, fixed):
        ways = {spot.seat: _ways(spot, places[spot.seat], plates[spot.seat], look) for spot in spots}
        items_laid = [item for way in settle(ways, fixed).values() for item in way]
    items = items_laid
    taken = [*fixed, *(item.box for item in items)]
    for spot in spots:
        own = [item.box for item in items if item.seat == spot.seat]
        for item in _extras(spot, places[spot.seat], plates[spot.seat], look, own, taken, geometry):
            items.append(item)
            taken.append(item.box)
            own.append(item.box)
    return tuple(items)


def arrange(
    spots: Sequence[FeltSpot], geometry: Geometry, look: Look, blocks: Sequence[QRectF], acts: int | None
) -> tuple[FeltItem, ...]:
    """Return the items before the seats; `blocks` = the middle of the felt, `acts` = the seat whose plate is larger."""
    return _arranged(tuple(spots), geometry, look, tuple(_box(rect) for rect in blocks), acts)


def _box(rect: QRectF) -> Box:
    return rect.x(), rect.y(), rect.width(), rect.height()


def _sizes(spot: FeltSpot, look: Look) -> Iterator[tuple[str, float, float, str, int, str]]:
    """Yield the parts of the rows before a seat, nearest first: kind, width, height, text, value, role."""
    room, small = measures(look), look.type.small
    if spot.faces:
        cards = split_cards(spot.faces)
        width = look.of(measure.FACE) + look.of(measure.FACE_STEP) * (len(cards) - 1)
        yield "faces", width, look.of(measure.FACE_HIGH), spot.faces, 0, ""
    elif spot.backs:
        yield "backs", room.back[0] + room.back_step * (spot.backs - 1), float(room.back[1]), "", spot.backs, ""
    if spot.ghost:
        px = small + 2
        width = fonts.width(spot.ghost, px, fonts.SEMIBOLD) + look.of(measure.GHOST_SIDES)
        yield "ghost", width, look.of(measure.GHOST_HIGH), spot.ghost, 0, spot.ghost_role
    for words in spot.lammers:
        px = small + 2
        width = fonts.width(words, px, fonts.BOLD) + look.of(measure.LAMMER_SIDES)
        yield "lammer", width, look.of(measure.LAMMER_HIGH), words, 0, ""
    if spot.bet:
        yield "bet", bet_width(look, spot.bet), float(room.pill_h), "", spot.bet, ""


Part = tuple[str, float, float, str, int, str]
"""An item before a seat, without its place: kind, width and height in reference px, text, value, role."""


def _rows(parts: list[Part]) -> list[list[Part]]:
    """Return the parts before a seat row by row: cards or posts, lammers together, the bet last."""
    lammers = [part for part in parts if part[0] == "lammer"]
    others = [part for part in parts if part[0] != "lammer"]
    rows = [[part] for part in others if part[0] != "bet"] + ([lammers] if lammers else [])
    return rows + [[part] for part in others if part[0] == "bet"]


def _first_way(spot: FeltSpot, place: Place, plate: QRectF, look: Look) -> list[FeltItem]:
    """Return the layout of the items of a seat where there is room."""
    rows = _rows(list(_sizes(spot, look)))
    if place.upright:
        return _stacked(spot.seat, rows, place, plate, look)
    if any(len(row) > 1 for row in rows):
        return _column(spot.seat, rows, place, plate, look)
    return _inline(spot.seat, rows, place, plate, look)


def _ways(spot: FeltSpot, place: Place, plate: QRectF, look: Look) -> list[list[FeltItem]]:
    """Return the layouts of cards, posts and bet of a seat, nearest first, each also with the bet without its chip."""
    parts = list(_sizes(spot, look))
    plain = [
        (part[0], plain_width(look, part[4]), part[2], part[3], part[4], "plain") if part[0] == "bet" else part
        for part in parts
    ]
    full = _ways_of(spot, parts, place, plate, look)
    if not spot.bet:
        return full
    return [way for both in zip(full, _ways_of(spot, plain, place, plate, look), strict=True) for way in both]


def _ways_of(spot: FeltSpot, parts: list[Part], place: Place, plate: QRectF, look: Look) -> list[list[FeltItem]]:
    rows = _rows(parts)
    if place.upright:
        flat = [[part for row in rows for part in row]] if rows else []
        shifts = measure.SHIFTS if len(parts) > 1 else (0.0,)
        ways = [_stacked(spot.seat, rows, place, plate, look)]
        for row in (flat, [line[::-1] for line in flat]):
            ways += [_stacked(spot.seat, row, place, plate, look, shift) for shift in shifts]
        return ways + [_stacked(spot.seat, rows, place, plate, look, shift) for shift in shifts[1:]]
    line = [] if any(len(row) > 1 for row in rows) else [_inline(spot.seat, rows, place, plate, look)]
    return line + [_column(spot.seat, rows, place, plate, look, lift) for lift in measure.LIFTS]


def _stacked(
    seat: int, rows: list[list[Part]], place: Place, plate: QRectF, look: Look, shift: float = 0.0
) -> list[FeltItem]:
    """Return the items of a seat at the top or bottom: row by row towards the middle, `shift` px aside."""
    items = []
    depth = float(measures(look).back_gap)
    edge = plate.bottom() if place.inward > 0 else plate.top()
    for row in rows:
        height = max(part[2] for part in row)
        across = sum(part[1] for part in row) + measure.PART_GAP * (len(row) - 1)
        x = place.x + shift * measures(look).plate[0] / WIDE.plate[0] - across / 2
        y = edge + depth if place.inward > 0 else edge - depth - height
        for kind, width, high, words, value, role in row:
            items.append(FeltItem(kind, seat, (x, y + (height - high) / 2, width, high), words, value, role))
            x += width + measure.PART_GAP
        depth += height + measures(look).apart + TIGHT
    return items


def _inward(seat: int, place: Place, x: float, y: float, part: Part) -> FeltItem:
    """Return the item of a part of a side seat that begins at `x`, with its middle at the height `y`."""
    kind, width, height, words, value, role = part
    left = x if place.inward > 0 else x - width
    return FeltItem(kind, seat, (left, y - height / 2, width, height), words, value, role)


def _inline(seat: int, rows: list[list[Part]], place: Place, plate: QRectF, look: Look) -> list[FeltItem]:
    """Return the items of a seat at the side in one line inward."""
    gap = measures(look).apart + 1.0
    x = (plate.right() if place.inward > 0 else plate.left()) + place.inward * gap
    line = []
    for row in rows:
        line.append(_inward(seat, place, x, place.y, row[0]))
        x += place.inward * (row[0][1] + gap)
    return line


def _column(
    seat: int, rows: list[list[Part]], place: Place, plate: QRectF, look: Look, lift: float = 0.0
) -> list[FeltItem]:
    """Return the items of a seat at the side in a column moved down by `lift` px, where one line would overlap."""
    flat = [part for row in rows for part in row]
    x = (plate.right() if place.inward > 0 else plate.left()) + place.inward * (measures(look).apart + 1.0)
    y = place.y + lift - (sum(part[2] for part in flat) + measure.PART_GAP * (len(flat) - 1)) / 2
    items = []
    for part in flat:
        items.append(_inward(seat, place, x, y + part[2] / 2, part))
        y += part[2] + measure.PART_GAP
    return items


def _extras(
    spot: FeltSpot,
    place: Place,
    plate: QRectF,
    look: Look,
    own: list[Box],
    taken: list[Box],
    geometry: Geometry,
) -> list[FeltItem]:
    """Return puck, kill button and rock beside the cards, each at the first place where it overlaps nothing."""
    parts: list[Part] = []
    size = float(measures(look).puck)
    if spot.puck:
        words = spot.puck_word
        if words and not look.room.wide and spot.puck == "dead":
            words = say("dead_button_short")
        px = label_px(look)
        label = fonts.width(words, px, fonts.MEDIUM) if words else 0.0
        kind = "next_puck" if spot.puck == "next" else "puck"
        high = size + (px * shares.PUCK_WORD_HIGH if words else 0)
        parts.append((kind, max(size, label), high, words, 0, spot.puck))
    if spot.legs:
        parts.append(("kill", size, size, "", spot.legs, ""))
    if spot.rock:
        parts.append(("rock", size, size, "", 0, ""))
    items: list[FeltItem] = []
    if not parts:
        return items
    for kind, width, height, words, value, role in parts:
        others = [*own, *taken, *(item.box for item in items)]
        box = _first_free(_beside(place, plate, look, geometry, width, height), others, geometry)
        items.append(FeltItem(kind, spot.seat, box, words, value, role))
    return items


def _first_free(boxes: Iterator[Box], others: Sequence[Box], geometry: Geometry) -> Box:
    """Return the nearest box that is free and on the felt; else the nearest free one, else the nearest.

    The box is nearly always among the first few; the others are not computed then, because every tap needs this.
    """
    nearest: Box | None = None
    free: Box | None = None
    for box in boxes:
        nearest = nearest or box
        if overlaps(box, others, measure.EXTRA_APART):
            continue
        if geometry.holds(*box):
            return box
        free = free or box
    nearest_box = free or nearest
    assert nearest_box is not None
    return nearest_box


def _beside(place: Place, plate: QRectF, look: Look, geometry: Geometry, width: float, height: float) -> Iterator[Box]:
    """Yield boxes of `width` x `height` near the seat: at the place of the cards, then beside it, then further in."""
    gap, centre, step = measures(look).apart + 1.0, geometry.centre, look.of(measure.SPOT_STEP)
    for aside, depth in _offsets():
        if place.upright:
            towards = 1 if place.x <= centre.x() else -1
            x = place.x + towards * aside * step
            reach = gap + 2 + depth * step
            y = plate.bottom() + reach if place.inward > 0 else plate.top() - reach - height
            yield x - width / 2, y, width, height
        else:
            towards = 1 if place.y <= centre.y() else -1
            y = place.y + towards * aside * step
            reach = gap + depth * step
            x = plate.right() + reach if place.inward > 0 else plate.left() - reach - width
            yield x, y - height / 2, width, height


NEAR_STEPS = 10
"""The distance in steps within which nearly every free place is found."""
FAR_STEPS = 200
MOST_STEPS = (34, 39)
"""The largest numbers of steps aside and inward."""


def _offsets() -> Iterator[tuple[int, int]]:
    """Yield steps aside and inward, nearest first; distant ones are sorted only when they are needed."""
    yield from _steps(0, NEAR_STEPS)
    yield from _steps(NEAR_STEPS, FAR_STEPS)


@lru_cache(maxsize=2)
def _steps(least: int, most: int) -> tuple[tuple[int, int], ...]:
    """Return the steps at a distance from `least` to less than `most`; towards the middle of the table first."""
    wide, deep = (min(steps, most) for steps in MOST_STEPS)
    steps = [
        (away, aside < 0, aside, depth)
        for aside in range(-wide, wide + 1)
        for depth in range(deep + 1)
        if least <= (away := abs(aside) + shares.INWARD * depth) < most
    ]
    return tuple((aside, depth) for _, _, aside, depth in sorted(steps))
