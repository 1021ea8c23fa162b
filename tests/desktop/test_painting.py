"""A tap paints what changed: little else is painted, and what the screen shows is what a full repaint would show."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.intents import Explain, OpenLog, OpenSeatMenu
from desktop.kit.drawing import Drawings, PaintRecorder
from desktop.kit.icons import paint as icon
from desktop.kit.paint import SHADOW, SHADOW_DEPTH, hairline, number_ring, panel, text
from desktop.kit.painted import PARENT, Leaf
from desktop.kit.store import HINTS, STORE, PictureStore, stamp
from desktop.kit.theme import load
from tests.benchmarks.painting.pixels import TILE, Counter, changed_tiles, unlike
from tests.desktop.dealer import Hands

HANDS = Path(__file__).parents[1] / "engine" / "hands.jsonl.gz"
PLAYED = 3
SETTLE_MS = 15
"""Qt waits some 5 ms before it repaints what was shown or hidden."""
LOOKS = 40
"""How often a paint that is to come is looked for, `SETTLE_MS` apart."""


EDGE_LEVELS = 48
"""How far two paints of one thing may differ in one colour of a pixel, of 255: a rounding at an edge."""


def furthest(first: QImage, second: QImage) -> int:
    """The largest difference of two pictures in one colour of a pixel."""
    return max(map(abs, map(int.__sub__, bytes(first.constBits()), bytes(second.constBits()))))


class Sums:
    """What all taps together painted and changed."""

    def __init__(self) -> None:
        self.taps = self.events = self.idle = self.painted = self.changed = 0
        self.unlike: list[int] = []


@pytest.fixture
def kept() -> Iterator[None]:
    """Pictures are kept, as they are after the first paint of a window."""
    STORE.open = True
    yield
    STORE.open = False


def picture(window: QWidget) -> QImage:
    """What the screen shows of a window."""
    return window.screen().grabWindow(window.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def full(window: QWidget) -> QImage:
    """What a full repaint would show."""
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def looked(hands: Hands, sums: Sums, work: Callable[[], object]) -> None:
    """Do one half of a tap and add up what it painted."""
    window, counter, app = hands.window, Counter(), QApplication.instance()
    assert window is not None
    assert app is not None
    before = picture(window)
    app.installEventFilter(counter)
    work()
    for _ in range(LOOKS):  # a busy machine paints later
        QTest.qWait(SETTLE_MS)
        after = picture(window)
        app.removeEventFilter(counter)
        rest = unlike(after, full(window))
        if not rest:
            break
        app.installEventFilter(counter)
    app.removeEventFilter(counter)
    idle, events = counter.idle(before, after)
    sums.events, sums.idle = sums.events + events, sums.idle + len(idle)
    sums.painted += counter.area()
    sums.changed += len(changed_tiles(before, after)) * TILE * TILE
    sums.unlike.append(rest)


def played(theme: str = "dark", over: bool = False) -> Sums:
    """Some hands by the mouse, each tap looked at; `over` = also what is opened over the table and closed again."""
    sums = Sums()

    def press(widget: QWidget) -> None:
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        looked(hands, sums, lambda: QTest.mousePress(widget, left, plain, widget.rect().center()))
        looked(hands, sums, lambda: QTest.mouseRelease(widget, left, plain, widget.rect().center()))
        sums.taps += 1

    with gzip.open(HANDS, "rt") as lines:
        hands_played = [json.loads(line) for line in lines]
    hands = Hands((1280, 800), press)
    for hand in [read for read in hands_played if "pluribus" in read["source"]][:PLAYED]:
        for number, line in enumerate(hand["lines"]):
            hands.do(line)
            if line["do"] == "open" and hands.window is not None:
                hands.window.view.theme = load(theme)  # type: ignore[arg-type]
                hands.window.view.restyle()
            if over and number == 12:
                aside(hands, sums)
    hands.close()
    return sums


def aside(hands: Hands, sums: Sums) -> None:
    """A menu, the log and an explanation are opened and closed again."""
    window = hands.window
    assert window is not None
    for what in (OpenSeatMenu(3), OpenLog(), Explain("button")):
        looked(hands, sums, lambda what=what: window.open(what))  # type: ignore[misc]
        looked(hands, sums, window.overlays.close)
    sums.taps += 3


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("theme", ["dark", "high_contrast"])
def test_the_screen_shows_what_a_full_repaint_would_show(theme: str) -> None:
    """After every press and every release, pixel for pixel."""
    sums = played(theme, over=True)
    assert sums.taps > 30
    assert max(sums.unlike) == 0


@pytest.mark.usefixtures("kept")
def test_little_is_painted_that_did_not_change() -> None:
    """Counts, so no clock is in it: events a tap, events that change no pixel, painted against changed area."""
    sums = played()
    assert sums.events / sums.taps < 20
    assert sums.idle / sums.events < 0.03
    assert sums.painted / sums.changed < 2


@pytest.mark.usefixtures("kept")
def test_a_menu_paints_its_own_place(qapp: QApplication) -> None:
    """Opened and closed it leaves what lies beside it alone; Qt would repaint the window."""
    hands = Hands((1280, 800), lambda _: None)
    with gzip.open(HANDS, "rt") as lines:
        hand = json.loads(next(lines))
    for line in hand["lines"]:
        if line["do"] not in ("open", "sit"):
            break
        hands.do(line)
    window = hands.window
    assert window is not None

    def painted(work: Callable[[], object]) -> int:
        counter = Counter()
        qapp.installEventFilter(counter)
        work()
        for _ in range(LOOKS):  # a busy machine paints later
            QTest.qWait(SETTLE_MS)
            if counter.events:
                break
        qapp.removeEventFilter(counter)
        return counter.area()

    opened, closed, area = [], [], 0
    for _ in range(4):  # the window's own start may repaint all of it meanwhile, once
        opened.append(painted(lambda: window.open(OpenSeatMenu(3))))
        assert window.menu is not None
        area = window.menu.panel.width() * window.menu.panel.height()
        closed.append(painted(window.overlays.close))
    assert area * 0.9 < min(opened) < area * 1.5
    assert area * 0.9 < min(closed) < area * 1.5
    hands.close()


def test_what_lies_on_the_felt_covers_it_once_pictures_are_kept(qapp: QApplication) -> None:
    """Until then Qt paints the table beneath; a warm window looks as it did at its first paint."""
    hands = Hands((1280, 800), lambda _: None)
    with gzip.open(HANDS, "rt") as lines:
        hand = json.loads(next(lines))
    for line in hand["lines"][: 2 + [line["do"] for line in hand["lines"]].index("deal")]:
        hands.do(line)
    window = hands.window
    assert window is not None

    def covering() -> set[bool]:
        leaves = [leaf for leaf in window.findChildren(QWidget) if isinstance(leaf, Leaf) and leaf.ground == PARENT]
        assert len(leaves) >= PLAYED
        return {leaf.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent) for leaf in leaves}

    assert (STORE.open, covering()) == (False, {False})
    first = full(window)
    for _ in range(LOOKS):
        QTest.qWait(SETTLE_MS)
        if STORE.open:
            break
    assert (STORE.open, covering()) == (True, {True})
    warm = full(window)
    STORE.open = False
    hands.close()
    assert furthest(first, warm) <= EDGE_LEVELS


def test_the_rim_of_a_shadow_is_that_of_a_whole_one(qapp: QApplication) -> None:
    """Under a panel that covers it a shadow is blended where it is seen alone."""
    area, fill = QRectF(20, 20, 200, 60), QColor("#242C29")

    def painted(shadow: str) -> QImage:
        image = QImage(260, 110, QImage.Format.Format_RGB32)
        image.fill(QColor("#8FA39A"))
        p = QPainter(image)
        p.setRenderHints(HINTS)
        if shadow == "whole":
            panel(p, area.translated(0, SHADOW_DEPTH), 12, SHADOW)
        panel(p, area, 12, fill, shadow=shadow == "rim")
        p.end()
        return image

    assert furthest(painted("rim"), painted("none")) > EDGE_LEVELS
    assert furthest(painted("rim"), painted("whole")) <= EDGE_LEVELS


@pytest.mark.usefixtures("kept")
def test_a_sheet_paints_nothing_of_the_column_below_it(qapp: QApplication) -> None:
    hands = Hands((1280, 800), lambda _: None)
    with gzip.open(HANDS, "rt") as lines:
        hand = json.loads(next(lines))
    for line in hand["lines"][: 2 + [line["do"] for line in hand["lines"]].index("deal")]:
        hands.do(line)
    window, counter = hands.window, Counter()
    assert window is not None
    for _ in range(2):  # the first time the window itself may still be painted
        window.overlays.close()
        QTest.qWait(SETTLE_MS)
        counter.events.clear()
        qapp.installEventFilter(counter)
        window.open(OpenLog())
        sheet = window.sheet
        assert sheet is not None
        for _ in range(LOOKS):  # a busy machine paints later
            QTest.qWait(SETTLE_MS)
            if counter.events:
                break
        qapp.removeEventFilter(counter)
    below = {id(window.view.column), *map(id, window.view.column.findChildren(QWidget))}
    on_sheet = {id(sheet), *map(id, sheet.findChildren(QWidget))}
    painted = {number for _, number, *_ in counter.events}
    assert id(sheet) in painted
    assert not painted & (below - on_sheet)
    hands.close()


class TestStore:
    """Pictures kept within a limit."""

    def test_the_older_half_goes_when_there_are_too_many_bytes(self, qapp: QApplication) -> None:
        store = PictureStore(limit=4 * 100 * 4)
        for name in "abcd":
            store.keep(name, QPixmap(10, 10))
        assert store.get("a") is not None
        store.keep("e", QPixmap(10, 10))
        assert [name for name in "abcde" if store.get(name) is not None] == ["a", "e"]
        assert store.size == 800

    def test_keeping_the_same_again_does_not_count_twice(self, qapp: QApplication) -> None:
        store = PictureStore()
        for _ in range(2):
            store.keep("a", QPixmap(10, 10))
        assert store.size == 400

    def test_another_language_empties_it(self, qapp: QApplication) -> None:
        store = PictureStore()
        assert store.token("look", "en") == store.token("look", "en")
        assert store.token("other", "en") != store.token("look", "en")
        store.keep("a", QPixmap(10, 10))
        for _ in range(2):
            draw(store.drawings, "b", lambda _: None)
        store.token("look", "en")
        assert (len(store), len(store.drawings)) == (1, 1)
        store.token("look", "de")
        assert (len(store), len(store.drawings)) == (0, 0)

    @pytest.mark.parametrize("ratio", [1, 1.25, 2])
    @pytest.mark.parametrize("size", [(80, 60), (420.4, 180.7)], ids=["whole", "framed"])
    def test_a_copied_shape_is_the_painted_one(
        self, qapp: QApplication, size: tuple[float, float], ratio: float
    ) -> None:
        ink, ground = QColor("#FFC65C"), QColor("#242C29")

        def made(keep: bool) -> QImage:
            STORE.open = keep
            image = QImage(round(1000 * ratio), round(400 * ratio), QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(ratio)
            image.fill(QColor("#151A18"))
            p = QPainter(image)
            p.setRenderHints(HINTS)
            p.scale(0.93, 0.93)
            panel(p, QRectF(4.3, 6.6, *size), 12, ground, ink, 2.5, (), True)
            panel(p, QRectF(480.75, 6.6, *size), 12, None, ink, 1.2)
            panel(p, QRectF(480.75, 206.6, *size), 16, QColor(255, 255, 255, 60), None, 0, (), True)
            panel(p, QRectF(4.3, 206.6, *size), 16, ink, None, 0)
            p.end()
            STORE.open = False
            return image

        def channels(image: QImage) -> list[int]:
            return list(bytes(image.constBits()))

        painted, first, second = made(False), made(True), made(True)
        assert first == second
        assert max(abs(a - b) for a, b in zip(channels(painted), channels(first), strict=True)) <= 8

    def test_of_a_large_panel_little_is_kept(self, qapp: QApplication) -> None:
        """Its corners and a piece of each side: the same for every size."""
        STORE.open = True
        image = QImage(1800, 900, QImage.Format.Format_RGB32)
        p = QPainter(image)
        for width in (600, 1600):
            panel(p, QRectF(20, 20, width, 800), 14, QColor("#242C29"), QColor("#FFC65C"), 1.5, (), True)
        p.end()
        STORE.open = False
        assert len(STORE) == 1
        assert STORE.size < 20_000

    def test_nothing_is_kept_before_it_is_open(self, qapp: QApplication) -> None:
        drawn: list[Any] = []
        image = QImage(10, 10, QImage.Format.Format_RGB32)
        p = QPainter(image)
        stamp(p, "shape", QRectF(0, 0, 5, 5), lambda *_: drawn.append(1))
        p.end()
        assert len(drawn) == 1
        assert len(STORE) == 0


def draw(drawings: Drawings, key: str, paint: Callable[[QPainter], None], ratio: float = 1) -> QImage:
    """What a drawing looks like on a painter that is moved and scaled."""
    image = QImage(round(120 * ratio), round(90 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#151A18"))
    p = QPainter(image)
    p.setRenderHints(HINTS)
    p.translate(3, 2)
    p.scale(0.93, 0.93)
    drawings.draw(p, ratio, key, paint)
    p.end()
    return image


def shapes(p: QPainter) -> None:
    """A panel, a ring, an icon, words, a line, a shape that is moved."""
    ink = QColor("#FFC65C")
    panel(p, QRectF(4.3, 6.6, 80, 60), 12, QColor("#242C29"), ink, 2.5, (), True)
    number_ring(p, 7, 30, 30, 22, ink, ink)
    icon(p, "arrow", 60, 30, 18, ink)
    text(p, "Raise to 1,250", 8, 50, 13, 600, ink)
    hairline(p, ink, 4, 62, 80, 62)
    p.save()
    p.translate(10, 5)
    p.setPen(ink)
    p.drawEllipse(QRectF(40, 40, 20, 20))
    p.restore()
    p.fillRect(QRectF(90, 10, 10, 60), ink)


class TestDrawings:
    """What a painter was told, told again."""

    @pytest.mark.usefixtures("kept")
    @pytest.mark.parametrize("ratio", [1, 1.25, 2])
    def test_what_is_told_again_is_what_was_painted(self, qapp: QApplication, ratio: float) -> None:
        class Direct(Drawings):
            """Notes nothing."""

            def draw(self, p: QPainter, ratio: float, key: object, paint: Callable[[QPainter], None]) -> None:
                paint(p)

        drawings, plain = Drawings(), draw(Direct(), "shapes", shapes, ratio)
        assert [unlike(plain, draw(drawings, "shapes", shapes, ratio)) for _ in range(3)] == [0, 0, 0]
        assert len(drawings) == 1

    def test_it_is_noted_when_it_is_asked_for_again_and_worked_out_no_more(self, qapp: QApplication) -> None:
        drawings, asked = Drawings(limit=2), list[str]()
        for key in ("a", "a", "a", "b", "b", "a", "c", "c", "a", "b"):
            draw(drawings, key, lambda _, key=key: asked.append(key))  # type: ignore[misc]
        assert asked == ["a", "a", "b", "b", "c", "c", "b"], "the one not used for longest went"
        assert len(drawings) == 2

    @pytest.mark.usefixtures("kept")
    def test_no_note_keeps_a_picture_that_gave_way(self, qapp: QApplication) -> None:
        """It would hold it beyond the store's limit; what gave way is painted again."""
        first = draw(STORE.drawings, "shapes", shapes)
        assert unlike(first, draw(STORE.drawings, "shapes", shapes)) == 0
        assert len(STORE.drawings) == 1
        STORE.keep("large", QPixmap(2000, 2000))
        assert (len(STORE), len(STORE.drawings)) == (1, 0)
        assert unlike(first, draw(STORE.drawings, "shapes", shapes)) == 0

    def test_every_way_a_widget_paints_is_noted(self) -> None:
        """A method that is not noted would be missing where a drawing is told again."""
        used = {
            name
            for room in ("kit", "table", "display")
            for file in (Path(__file__).parents[2] / "desktop" / room).glob("*.py")
            for name in re.findall(r"\b[pq]\.(\w+)\(", file.read_text(encoding="utf-8"))
        }
        asks = {"transform", "deviceTransform", "end", "setRenderHints"}
        assert used - set(vars(PaintRecorder)) - asks == set()
        assert {"drawPixmap", "drawGlyphRun", "fillRect"} <= used
