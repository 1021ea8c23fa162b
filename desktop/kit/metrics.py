"""The grid: two layouts, wide and compact, in px of their reference size, and how one is fitted into a window.

Every figure stands in SCREENS section 1 and 2. Widgets paint in reference px; `Fit.scale` turns them into pixels.
A window held upright has the compact layout with its parts below each other: felt, pad, log, a bar of two rows.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

MIN_TARGET_PX = 48
MIN_TARGET_MM = 12.0
PLAUSIBLE_PX_PER_MM = (3.0, 9.0)
SMALLEST_WINDOW = (720, 520)
"""The least a window may be, px: a screen of 1024 x 600 also has to hold its frame and a panel of the desktop."""
UPRIGHT = 1.3
"""From how many times as high as wide a window is laid out upright."""


class Type(Struct, frozen=True):
    """Sizes of text in reference px."""

    entry: int
    """The amount that is typed."""
    figure: int
    """The figure on a button of the bar."""
    word: int
    """The words on a button of the bar."""
    pot: int
    """A pot."""
    total: int
    """The sum in the street line."""
    most: int
    """The least and the largest wager."""
    stack: int
    """A stack on its plate."""
    key: int
    """A key of the pad."""
    bet: int
    """A bet before a seat."""
    statement: int
    """The line of the statement."""
    name: int
    """A name on its plate."""
    second: int
    """Second lines."""
    log: int
    """A line of the log."""
    small: int
    """Captions."""


class Layout(Struct, frozen=True):
    """The measures of one layout in reference px."""

    name: Literal["wide", "compact"]
    """Which layout it is."""
    width: int
    """The width it is drawn for."""
    height: int
    """The height it is drawn for."""
    strip: int
    """The height of the strip."""
    bar: int
    """The height of the bar."""
    bar_button: int
    """The height of its buttons."""
    undo: int
    """The width of the button that undoes."""
    fold: int
    """The width of the button that folds."""
    call: int
    """The width of the button that calls."""
    go: int
    """The width of the button that goes on."""
    column: int
    """The width of the column."""
    inner: int
    """The width of what lies in it."""
    margin: int
    """Between parts and round them."""
    log: int
    """The height of the log."""
    log_rows: int
    """How many lines it has at least."""
    log_row: int
    """The height of a line of it."""
    entry: int
    """The height of the entry."""
    quick_h: int
    """The height of a quick size."""
    quicks: int
    """How many quick sizes lie side by side."""
    key_w: int
    """The width of a key of the pad."""
    key_h: int
    """The height of a key of the pad."""
    key_gap: int
    """Between two keys."""
    due_h: int
    """The height of a way in on the card of a debtor."""
    due_min: int
    """The least height of a button on a card."""
    plate: tuple[int, int]
    """Width and height of a plate."""
    act: tuple[int, int]
    """Width and height of the plate of the seat to act."""
    plate_margin: tuple[int, int]
    """From a plate to the edge of the felt area, sideways and up."""
    felt_margin: tuple[int, int]
    """From the rail to the edge of the felt area, sideways and up."""
    felt_drop: int
    """How far the table lies below the middle of its area."""
    rail: int
    """The width of the rail."""
    betting_line: int
    """From the rail to the betting line."""
    apart: int
    """Between things on the felt."""
    card: tuple[int, int]
    """Width and height of a card of the board."""
    card_gap: int
    """Between two cards of the board."""
    back: tuple[int, int]
    """Width and height of a card that lies face down."""
    back_step: int
    """From one card that lies face down to the next."""
    back_gap: int
    """From a plate to what lies before it."""
    pill_h: int
    """The height of a pill before a seat."""
    pot: tuple[int, int]
    """Width and height of a pot."""
    pot_won: tuple[int, int]
    """Width and height of a pot that is awarded."""
    pot_gap: int
    """Between two pots."""
    pot_small: int
    """The width of a pot where there are many."""
    puck: int
    """The width of a button on the felt."""
    menu: tuple[int, int]
    """Width and height of the button of the menu."""
    type: Type
    """The sizes of text."""
    upright: bool = False
    """Whether the column lies below the felt."""

    @property
    def wide(self) -> bool:
        """Whether this is the wide layout."""
        return self.name == "wide"


WIDE = Layout(
    name="wide", width=1920, height=1080, strip=68, bar=132, bar_button=108,
    undo=250, fold=300, call=352, go=472, column=496, inner=472, margin=12,
    log=180, log_rows=4, log_row=32, entry=196, quick_h=76, quicks=5, key_w=112, key_h=86, key_gap=8, due_h=94,
    due_min=72, plate=(214, 88), act=(224, 124), plate_margin=(33, 23), felt_margin=(112, 48), felt_drop=1, rail=34,
    betting_line=92, apart=10, card=(98, 136), card_gap=10, back=(24, 34), back_step=15, back_gap=18, pill_h=41,
    pot=(236, 116), pot_won=(212, 124), pot_gap=16, pot_small=160, puck=46, menu=(72, 56),
    type=Type(entry=56, figure=48, word=34, pot=42, total=38, most=30, stack=29, key=34, bet=26, statement=30, name=22,
              second=20, log=20, small=16),
)  # fmt: skip

COMPACT = Layout(
    name="compact", width=1280, height=800, strip=52, bar=92, bar_button=76,
    undo=168, fold=216, call=220, go=360, column=376, inner=360, margin=8,
    log=88, log_rows=2, log_row=25, entry=144, quick_h=72, quicks=4, key_w=84, key_h=72, key_gap=8, due_h=72,
    due_min=72, plate=(154, 72), act=(160, 99), plate_margin=(8, 12), felt_margin=(58, 32), felt_drop=4, rail=24,
    betting_line=62,
    apart=6, card=(60, 84), card_gap=7, back=(18, 24), back_step=10, back_gap=14, pill_h=33,
    pot=(148, 80), pot_won=(148, 80), pot_gap=10, pot_small=112, puck=34, menu=(72, 40),
    type=Type(entry=40, figure=36, word=25, pot=28, total=25, most=21, stack=22, key=27, bet=20, statement=21, name=17,
              second=15, log=16, small=13),
)  # fmt: skip

UPRIGHT_COMPACT = replace(
    COMPACT,
    width=880,
    height=1408,
    bar=188,
    bar_button=82,
    undo=250,
    fold=212,
    call=212,
    go=424,
    column=880,
    inner=864,
    upright=True,
)
FELT_UPRIGHT = (560, 640)
"""How high the felt of an upright window is at least and as a rule; what is over goes to keys and log, then back."""
KEY_UPRIGHT = 92.0
LOG_UPRIGHT = 300.0


class Column(Struct, frozen=True):
    """Heights in the side column, reference px."""

    log: float
    """The height of the log, 0 = it is away."""
    log_rows: int
    """How many lines the log has."""
    entry: int
    """The height of the entry."""
    quick: float
    """The height of a quick size."""
    key: float
    """The height of a key of the pad."""
    beside: bool = False
    """Whether the quick sizes lie in the chips' place."""
    whole: float = 0.0
    """The height of the column below the felt of an upright window, 0 beside it."""


class Fit(Struct, frozen=True):
    """A layout fitted into a window, its parts in reference px."""

    layout: Layout
    """The layout."""
    scale: float
    """Pixels a reference px."""
    width: float
    """The width of the window."""
    height: float
    """The height of the window."""
    mirrored: bool
    """Whether the column lies on the left."""
    plan: Column
    """Heights in the column."""

    @property
    def strip(self) -> QRectF:
        """The strip on top."""
        return QRectF(0, 0, self.width, self.layout.strip)

    @property
    def bar(self) -> QRectF:
        """The action bar."""
        return QRectF(0, self.height - self.layout.bar, self.width, self.layout.bar)

    @property
    def middle(self) -> float:
        """The height between strip and bar."""
        return self.height - self.layout.strip - self.layout.bar

    @property
    def column(self) -> QRectF:
        """The side column, right, or left for left hands; below the felt of an upright window."""
        if self.layout.upright:
            return QRectF(0, self.bar.top() - self.plan.whole, self.width, self.plan.whole)
        x = 0.0 if self.mirrored else self.width - self.layout.column
        return QRectF(x, self.layout.strip, self.layout.column, self.middle)

    @property
    def inner(self) -> QRectF:
        """What the side column holds, without its margins."""
        room = self.layout
        side = (room.column - room.inner) / 2
        return self.column.adjusted(side, room.margin, -side, -room.margin)

    @property
    def felt(self) -> QRectF:
        """The area of the felt and its seats."""
        if self.layout.upright:
            return QRectF(0, self.layout.strip, self.width, self.middle - self.plan.whole)
        x = self.layout.column if self.mirrored else 0.0
        return QRectF(x, self.layout.strip, self.width - self.layout.column, self.middle)

    @property
    def sheet(self) -> QRectF:
        """Where a sheet lies: over the column; upright over the keys and as much of the felt as it needs."""
        if not self.layout.upright:
            return self.inner
        room, inner = self.layout, self.inner
        height = min(self.middle - 2 * room.margin, COMPACT.height - COMPACT.strip - COMPACT.bar - 2 * room.margin)
        x = inner.left() if self.mirrored else inner.right() - room.go
        return QRectF(x, inner.bottom() - height, room.go, height)

    def slots(self) -> dict[str, QRectF]:
        """The places of the bar: they never move; the statement takes what is left."""
        if self.layout.upright:
            return self._slots_upright()
        room, y = self.layout, self.height - self.layout.bar + (self.layout.bar - self.layout.bar_button) / 2
        edge, gap = (room.column - room.inner) / 2, room.margin
        go = self.width - edge - room.go
        call = self.width - room.column - gap - room.call
        fold = call - gap - room.fold
        statement = gap + room.undo + gap
        places = {
            "undo": (gap, room.undo),
            "statement": (statement, fold - gap - statement),
            "fold": (fold, room.fold),
            "call": (call, room.call),
            "go": (go, room.go),
        }
        return {
            name: QRectF(self.width - x - w if self.mirrored else x, y, w, room.bar_button)
            for name, (x, w) in places.items()
        }

    def _slots_upright(self) -> dict[str, QRectF]:
        """Undo and statement above, fold, call and go below, where the thumb is."""
        room, gap = self.layout, self.layout.margin
        low = self.height - gap - room.bar_button
        high = low - gap - room.bar_button
        call = self.width - 2 * gap - room.go - room.call
        statement = gap + room.undo + gap
        places = {
            "undo": (gap, high, room.undo),
            "statement": (statement, high, self.width - gap - statement),
            "fold": (gap, low, call - 2 * gap),
            "call": (call, low, room.call),
            "go": (self.width - gap - room.go, low, room.go),
        }
        return {
            name: QRectF(self.width - x - w if self.mirrored else x, y, w, room.bar_button)
            for name, (x, y, w) in places.items()
        }


def px_per_mm(dots_per_inch: float) -> float | None:
    """The density a screen claims, or None when it is not to be believed (3 to 9 px/mm are)."""
    low, high = PLAUSIBLE_PX_PER_MM
    density = dots_per_inch / 25.4
    return density if low <= density <= high else None


def _plan(room: Layout, height: float, step: int) -> Column:
    """The column for `height` reference px between strip and bar, after `step` steps of the target rule."""
    gap, frame = room.margin, 2 * room.margin
    head = room.log - room.log_rows * room.log_row
    rows = {0: room.log_rows, 1: 1}.get(step, 0)
    log = head + rows * room.log_row if rows else 0
    used = frame + (log + gap if log else 0) + room.entry + gap + 3 * room.key_gap
    beside = step >= 3
    keys = 4 * room.key_h + (0 if beside else gap + room.quick_h)
    spare = max(0.0, height - used - keys)
    if step == 0:
        more = int(spare // room.log_row)
        return Column(log + more * room.log_row, rows + more, room.entry, room.quick_h, room.key_h)
    grow = min(spare / (4 if beside else 5), 24)
    return Column(log, rows, room.entry, room.quick_h + grow, room.key_h + grow, beside)


def _upright(room: Layout, height: float, need: float) -> Column:
    """The column below the felt for `height` reference px between strip and bar; keys of at least `need` px.

    Pad over log: entry and quick sizes beside the keys, the log below them. The log gives way to a low window.
    """
    gap, head = room.margin, room.log - room.log_rows * room.log_row
    least, usual = FELT_UPRIGHT
    want = max(room.key_h, min(KEY_UPRIGHT, need))
    pad = 4 * want + 3 * room.key_gap
    log = min(LOG_UPRIGHT, height - usual - pad - 3 * gap)
    if log < room.log:
        log = min(room.log, height - least - pad - 3 * gap)
    rows = int((log - head) // room.log_row)
    if rows < 1:
        return Column(0, 0, room.entry, *_quick_upright(room, want), whole=pad + 2 * gap)
    if log > 2 * room.log:
        grown = min(KEY_UPRIGHT, want + (log - 2 * room.log) / 4)
        log, want = log - 4 * (grown - want), grown
        pad = 4 * want + 3 * room.key_gap
    return Column(log, rows, room.entry, *_quick_upright(room, want), whole=pad + log + 3 * gap)


def _quick_upright(room: Layout, key: float) -> tuple[float, float]:
    """The heights of a quick size and of a key: two rows of quick sizes end where the four rows of keys do."""
    return (4 * key + 3 * room.key_gap - room.entry - 2 * room.margin) / 2, key


def _least_target(room: Layout, plan: Column) -> float:
    """The smallest side of anything touched in a hand, reference px."""
    return min(plan.key, plan.key if plan.beside else plan.quick, room.key_w, room.bar_button, room.plate[1])


def fit(width: int, height: int, density: float | None = None, mirrored: bool = False) -> Fit:
    """Fit a layout into `width` x `height` pixels so that all targets have `max(48 px, 12 mm)` if any layout can.

    `density` in px/mm, None = unknown: then 48 px count alone. The steps of the target rule are tried in their order.
    """
    need = max(float(MIN_TARGET_PX), MIN_TARGET_MM * density if density else 0.0)
    if height >= width * UPRIGHT:
        room = UPRIGHT_COMPACT
        scale = width / room.width
        plan = _upright(room, height / scale - room.strip - room.bar, need / scale)
        return Fit(room, scale, width / scale, height / scale, mirrored, plan)
    layouts = [WIDE, COMPACT] if width >= 1600 and height >= 900 else [COMPACT]
    best: tuple[float, Fit] | None = None
    for room in layouts:
        base = min(width / room.width, height / room.height)
        for step in range(4):
            saved = {0: 0, 1: (room.log_rows - 1) * room.log_row, 2: room.log + room.margin}.get(
                step, room.log + 2 * room.margin + room.quick_h
            )
            most = min(width / room.width, height / (room.height - min(saved, room.height - 720)))
            for scale in (base, most):
                plan = _plan(room, height / scale - room.strip - room.bar, step)
                least = _least_target(room, plan) * scale
                made = Fit(room, scale, width / scale, height / scale, mirrored, plan)
                if least >= need - 0.5:
                    return made
                if best is None or least > best[0] + 0.5:
                    best = (least, made)
    assert best is not None
    return best[1]
