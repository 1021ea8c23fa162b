"""The order in which Tab moves over the table: bar, column, seats clockwise, the rest of the felt, the strip."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from desktop.kit.metrics import MIN_TARGET_PX
from desktop.table.view import TableView


def next_stop(view: TableView, layer: QWidget | None, at: QWidget | None, forward: bool) -> QWidget | None:
    """Return the widget that gets the focus after (or before) `at`; None where no widget takes the focus."""
    return step(walk(view, layer), at, forward)


def walk(view: TableView, layer: QWidget | None = None) -> list[QWidget]:
    """Return the widgets that take the focus, in the order of Tab: those of the view, or only those of `layer`."""
    if layer is not None:
        return _read(layer, _stops(layer)) or [layer]
    bar, column, felt = view.bar, view.column, view.felt
    seats = [felt.seats[seat] for seat in sorted(felt.seats)]
    first: list[QWidget] = [*bar.buttons, *column.pad.parts, *seats]
    stops = _stops(view)
    regions = [bar, column, felt, view.strip]
    walked: list[QWidget] = []
    for region in regions:
        inside = [stop for stop in stops if stop not in walked and region.isAncestorOf(stop)]
        known = [stop for stop in first if stop in inside]
        walked += known + _read(view, [stop for stop in inside if stop not in known])
    return walked + _read(view, [stop for stop in stops if stop not in walked])


def step(stops: Sequence[QWidget], at: QWidget | None, forward: bool) -> QWidget | None:
    """Return the stop after (or before) `at`; where `at` is no stop, the first (or the last); None without stops."""
    if not stops:
        return None
    if at not in stops:
        return stops[0 if forward else -1]
    return stops[(stops.index(at) + (1 if forward else -1)) % len(stops)]


def _stops(root: QWidget) -> list[QWidget]:
    """Return the widgets on `root` that can take the focus, without those that a sheet hides."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisibleTo(root)
        and _seen(widget)
    ]


def _seen(widget: QWidget) -> bool:
    """Return whether the widget is not covered: the widget at its middle is itself, inside it or around it."""
    window = widget.window()
    middle = widget.mapTo(window, widget.rect().center())
    top = window.childAt(middle)
    return top is None or top is widget or widget.isAncestorOf(top) or top.isAncestorOf(widget)


def _read(root: QWidget, stops: Iterable[QWidget]) -> list[QWidget]:
    """Return the stops line by line from the left; a line holds the stops that begin within half a target."""

    def place(widget: QWidget) -> tuple[int, int]:
        corner = widget.mapTo(root, QPoint(0, 0))
        return corner.y() // (MIN_TARGET_PX // 2), corner.x()

    return sorted(stops, key=place)
