"""The grid: the fit of a layout into a window.

Widgets paint in px of the layout's reference size; `Fit.scale` turns them into pixels.
"""

from msgspec import Struct
from PySide6.QtCore import QRectF

from desktop.kit.layouts import COMPACT, UPRIGHT_COMPACT, WIDE, Layout
from desktop.kit.shares import SIDES_OF_TWO

MIN_TARGET_PX = 48
MIN_TARGET_MM = 12.0
MM_PER_INCH = 25.4
PLAUSIBLE_PX_PER_MM = (3.0, 9.0)
SMALLEST_WINDOW = (720, 520)
"""The smallest window, px: a screen of 1024 x 600 also has to hold its frame and a panel of the desktop."""
WIDE_FROM = (1600, 900)
"""The smallest window that may have the wide layout, px."""
LAST_STEP = 3
"""The last step of the target rule: no log, and the quick keys beside the entry."""
KEY_ROWS = 4
"""Rows of keys of the pad."""
KEY_GROWS = 24
"""The most a key of the column grows where the column is high, reference px."""
LOWEST = 720
"""The smallest layout height for scaling, whatever parts are hidden; reference px."""
UPRIGHT = 1.3
"""The smallest ratio of height to width of an upright window."""
AREA_UPRIGHT = (560, 640)
"""The smallest and the usual height of an upright window's area; the rest goes to keys and log, then back to it."""
KEY_UPRIGHT = 92.0
LOG_UPRIGHT = 300.0


class ColumnHeights(Struct, frozen=True):
    """Heights in the side column, reference px."""

    log: float
    """The height of the log, 0 = hidden."""
    log_rows: int
    """The number of lines of the log."""
    entry: int
    """The height of the entry."""
    quick: float
    """The height of a quick key."""
    key: float
    """The height of a key of the pad."""
    beside: bool = False
    """Whether the quick keys are beside the entry."""
    whole: float = 0.0
    """The height of the column below the area of an upright window; 0 for a column beside the area."""


class Fit(Struct, frozen=True):
    """A layout fitted into a window, its parts in reference px."""

    layout: Layout
    """The layout."""
    scale: float
    """Pixels of one reference px."""
    width: float
    """The width of the window."""
    height: float
    """The height of the window."""
    mirrored: bool
    """Whether the column is on the left."""
    plan: ColumnHeights
    """Heights in the column."""

    @property
    def strip(self) -> QRectF:
        """Return the strip on top."""
        return QRectF(0, 0, self.width, self.layout.strip)

    @property
    def bar(self) -> QRectF:
        """Return the action bar."""
        return QRectF(0, self.height - self.layout.bar, self.width, self.layout.bar)

    @property
    def middle(self) -> float:
        """Return the height between strip and bar, reference px."""
        return self.height - self.layout.strip - self.layout.bar

    @property
    def column(self) -> QRectF:
        """Return the side column: right, left if mirrored, or below the area of an upright window."""
        if self.layout.upright:
            return QRectF(0, self.bar.top() - self.plan.whole, self.width, self.plan.whole)
        x = 0.0 if self.mirrored else self.width - self.layout.column
        return QRectF(x, self.layout.strip, self.layout.column, self.middle)

    @property
    def inner(self) -> QRectF:
        """Return the side column without its margins."""
        room = self.layout
        side = (room.column - room.inner) / 2
        return self.column.adjusted(side, room.margin, -side, -room.margin)

    @property
    def area(self) -> QRectF:
        """Return the area beside the column, for the main content of the page."""
        if self.layout.upright:
            return QRectF(0, self.layout.strip, self.width, self.middle - self.plan.whole)
        x = self.layout.column if self.mirrored else 0.0
        return QRectF(x, self.layout.strip, self.width - self.layout.column, self.middle)

    @property
    def sheet(self) -> QRectF:
        """Return the place of a sheet: over the column; upright over the keys and part of the area."""
        if not self.layout.upright:
            return self.inner
        room, inner = self.layout, self.inner
        height = min(self.middle - 2 * room.margin, COMPACT.height - COMPACT.strip - COMPACT.bar - 2 * room.margin)
        x = inner.left() if self.mirrored else inner.right() - room.go
        return QRectF(x, inner.bottom() - height, room.go, height)

    def slots(self) -> dict[str, QRectF]:
        """Return the places of the bar by name: they never move; the statement takes the rest."""
        if self.layout.upright:
            return self._slots_upright()
        room, y = self.layout, self.height - self.layout.bar + (self.layout.bar - self.layout.bar_button) / 2
        edge, gap = (room.column - room.inner) / 2, room.margin
        go = self.width - edge - room.go
        second = self.width - room.column - gap - room.second
        third = second - gap - room.third
        statement = gap + room.undo + gap
        places = {
            "undo": (gap, room.undo),
            "statement": (statement, third - gap - statement),
            "third": (third, room.third),
            "second": (second, room.second),
            "go": (go, room.go),
        }
        return {
            name: QRectF(self.width - x - w if self.mirrored else x, y, w, room.bar_button)
            for name, (x, w) in places.items()
        }

    def _slots_upright(self) -> dict[str, QRectF]:
        """Return undo and statement in the upper row, the other three in the lower one, near the thumb."""
        room, gap = self.layout, self.layout.margin
        low = self.height - gap - room.bar_button
        high = low - gap - room.bar_button
        second = self.width - 2 * gap - room.go - room.second
        statement = gap + room.undo + gap
        places = {
            "undo": (gap, high, room.undo),
            "statement": (statement, high, self.width - gap - statement),
            "third": (gap, low, second - 2 * gap),
            "second": (second, low, room.second),
            "go": (self.width - gap - room.go, low, room.go),
        }
        return {
            name: QRectF(self.width - x - w if self.mirrored else x, y, w, room.bar_button)
            for name, (x, y, w) in places.items()
        }


def px_per_mm(dots_per_inch: float) -> float | None:
    """Return the density of a screen, or None where it is not plausible (3 to 9 px/mm are)."""
    low, high = PLAUSIBLE_PX_PER_MM
    density = dots_per_inch / MM_PER_INCH
    return density if low <= density <= high else None


def _plan(room: Layout, height: float, step: int) -> ColumnHeights:
    """Return the column for `height` reference px between strip and bar, after `step` steps of the target rule."""
    gap, frame = room.margin, 2 * room.margin
    head = room.log - room.log_rows * room.log_row
    rows = {0: room.log_rows, 1: 1}.get(step, 0)
    log = head + rows * room.log_row if rows else 0
    used = frame + (log + gap if log else 0) + room.entry + gap + (KEY_ROWS - 1) * room.key_gap
    beside = step == LAST_STEP
    keys = KEY_ROWS * room.key_h + (0 if beside else gap + room.quick_h)
    spare = max(0.0, height - used - keys)
    if step == 0:
        more = int(spare // room.log_row)
        return ColumnHeights(log + more * room.log_row, rows + more, room.entry, room.quick_h, room.key_h)
    grow = min(spare / (KEY_ROWS if beside else KEY_ROWS + 1), KEY_GROWS)
    return ColumnHeights(log, rows, room.entry, room.quick_h + grow, room.key_h + grow, beside)


def _plan_upright(room: Layout, height: float, need: float) -> ColumnHeights:
    """Return the column below the area for `height` reference px between strip and bar; keys of at least `need` px.

    Pad over log: entry and quick keys beside the pad, the log below them. The log gives way in a low window.
    """
    gap, head = room.margin, room.log - room.log_rows * room.log_row
    least, usual = AREA_UPRIGHT
    want = max(room.key_h, min(KEY_UPRIGHT, need))
    pad = _pad_height(room, want)
    log = min(LOG_UPRIGHT, height - usual - pad - SIDES_OF_TWO * gap)
    if log < room.log:
        log = min(room.log, height - least - pad - SIDES_OF_TWO * gap)
    rows = int((log - head) // room.log_row)
    if rows < 1:
        return ColumnHeights(0, 0, room.entry, *_key_heights_upright(room, want), whole=pad + 2 * gap)
    if log > 2 * room.log:
        grown = min(KEY_UPRIGHT, want + (log - 2 * room.log) / KEY_ROWS)
        log, want = log - KEY_ROWS * (grown - want), grown
        pad = _pad_height(room, want)
    return ColumnHeights(log, rows, room.entry, *_key_heights_upright(room, want), whole=pad + log + SIDES_OF_TWO * gap)


def _pad_height(room: Layout, key: float) -> float:
    """Return the height of the pad with keys of the height `key`."""
    return KEY_ROWS * key + (KEY_ROWS - 1) * room.key_gap


def _key_heights_upright(room: Layout, key: float) -> tuple[float, float]:
    """Return the heights of a quick key and a pad key; entry and two quick rows end level with the pad."""
    return (_pad_height(room, key) - room.entry - 2 * room.margin) / 2, key


def _least_target(room: Layout, plan: ColumnHeights) -> float:
    """Return the smallest side of the keys in frequent use, reference px."""
    return min(plan.key, plan.key if plan.beside else plan.quick, room.key_w, room.bar_button, room.target)


def fit(width: int, height: int, density: float | None = None, mirrored: bool = False) -> Fit:
    """Fit a layout into `width` x `height` pixels so that all targets have `max(48 px, 12 mm)` if any layout can.

    `density` is in px/mm; None = unknown, then 48 px count alone. The steps of the target rule are tried in their
    order.
    """
    need = max(float(MIN_TARGET_PX), MIN_TARGET_MM * density if density else 0.0)
    if height >= width * UPRIGHT:
        room = UPRIGHT_COMPACT
        scale = width / room.width
        plan = _plan_upright(room, height / scale - room.strip - room.bar, need / scale)
        return Fit(room, scale, width / scale, height / scale, mirrored, plan)
    layouts = [WIDE, COMPACT] if width >= WIDE_FROM[0] and height >= WIDE_FROM[1] else [COMPACT]
    best: tuple[float, Fit] | None = None
    for room in layouts:
        base = min(width / room.width, height / room.height)
        for step in range(LAST_STEP + 1):
            saved = {0: 0, 1: (room.log_rows - 1) * room.log_row, 2: room.log + room.margin}.get(
                step, room.log + 2 * room.margin + room.quick_h
            )
            most = min(width / room.width, height / (room.height - min(saved, room.height - LOWEST)))
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
