"""The grid and the felt's geometry: figures of SCREENS section 1."""

import pytest
from PySide6.QtCore import QRectF

from desktop.kit.layouts import COMPACT, WIDE
from desktop.kit.metrics import Fit, fit, px_per_mm
from desktop.table import measures
from desktop.table.geometry import Geometry

NINE_WIDE = [
    (398, 882),
    (140, 684),
    (140, 326),
    (398, 136),
    (712, 136),
    (1026, 136),
    (1284, 326),
    (1284, 684),
    (1026, 882),
]
NINE_COMPACT = [
    (246, 664),
    (85, 520),
    (85, 240),
    (246, 104),
    (452, 104),
    (658, 104),
    (819, 240),
    (819, 520),
    (658, 664),
]


def least(fitted: Fit) -> float:
    """The smallest side of a target on the screen, px."""
    room, plan = fitted.layout, fitted.plan
    quick = plan.key if plan.beside else plan.quick
    return min(plan.key, quick, room.key_w, room.bar_button, room.target) * fitted.scale


@pytest.mark.parametrize(
    ("size", "name"),
    [((1920, 1080), "wide"), ((1600, 900), "wide"), ((1599, 900), "compact"), ((1280, 800), "compact")],
)
def test_the_layout_follows_the_logical_size(size: tuple[int, int], name: str) -> None:
    assert fit(*size).layout.name == name


@pytest.mark.parametrize(
    ("width", "height", "density"),
    [(1920, 1080, 5.56), (1920, 1080, 6.2), (1920, 1080, 6.5), (1920, 1080, 8.7), (1280, 800, 5.88), (1280, 720, 5.88),
     (1366, 768, 4.4), (1366, 768, 5.9), (2560, 1440, 4.3), (1920, 1200, 5.5), (3840, 2160, 8.0), (1280, 720, None)],
)  # fmt: skip
def test_every_target_has_twelve_mm_and_48_px(width: int, height: int, density: float | None) -> None:
    fitted = fit(width, height, density)
    assert least(fitted) >= max(48.0, 12 * density if density else 0) - 0.5


def test_a_ten_inch_full_hd_screen_runs_compact_at_one_and_a_half() -> None:
    fitted = fit(1920, 1080, 8.7)
    assert fitted.layout is COMPACT
    assert fitted.scale == pytest.approx(1.5)


def test_an_unbelievable_density_is_not_believed() -> None:
    assert px_per_mm(10) is None
    assert px_per_mm(500) is None
    assert px_per_mm(141) == pytest.approx(5.55, abs=0.01)


def test_the_reference_sizes_are_exact() -> None:
    wide, compact = fit(1920, 1080), fit(1280, 800)
    assert wide.slots()["go"] == QRectF(1436, 960, 472, 108)
    assert wide.slots()["second"] == QRectF(1060, 960, 352, 108)
    assert wide.slots()["third"] == QRectF(748, 960, 300, 108)
    assert compact.slots()["go"] == QRectF(912, 716, 360, 76)
    assert compact.slots()["third"] == QRectF(452, 716, 216, 76)
    assert (wide.inner.left(), wide.inner.width()) == (1436, 472)
    assert (compact.inner.left(), compact.inner.width()) == (912, 360)


@pytest.mark.parametrize("size", [(800, 1280), (768, 1024), (1080, 1920), (1200, 1920), (1440, 2560)])
@pytest.mark.parametrize("mirrored", [False, True])
def test_upright_the_felt_lies_above_the_pad_and_the_log(size: tuple[int, int], mirrored: bool) -> None:
    fitted = fit(*size, 5.0, mirrored)
    assert fitted.layout.upright
    parts = [fitted.strip, fitted.area, fitted.column, fitted.bar]
    assert [part.bottom() for part in parts[:-1]] == pytest.approx([part.top() for part in parts[1:]])
    assert {(part.left(), part.width()) for part in parts} == {(0, fitted.width)}
    assert fitted.area.height() >= 500
    assert least(fitted) >= 48
    slots = list(fitted.slots().values())
    assert not any(a.intersects(b) for n, a in enumerate(slots) for b in slots[:n])
    assert all(fitted.bar.contains(slot) for slot in slots)
    assert QRectF(0, 0, fitted.width, fitted.bar.top()).contains(fitted.sheet)
    assert fitted.sheet.height() >= 640


@pytest.mark.parametrize("size", [(1000, 1000), (1024, 768), (1000, 1290)])
def test_a_window_that_is_nearly_square_stays_as_it_is(size: tuple[int, int]) -> None:
    assert not fit(*size).layout.upright


def test_a_high_window_does_not_stretch_the_table() -> None:
    a, b = Geometry(measures.COMPACT, 904, 1456, 9).half
    assert b <= a * 1.15


def test_for_left_hands_the_bar_is_reversed() -> None:
    right, left = fit(1920, 1080).slots(), fit(1920, 1080, mirrored=True).slots()
    for name, rect in right.items():
        assert left[name].left() == pytest.approx(1920 - rect.right())
    assert fit(1920, 1080, mirrored=True).column.left() == 0


@pytest.mark.parametrize(
    ("name", "area", "centres"), [("wide", (1424, 880), NINE_WIDE), ("compact", (904, 656), NINE_COMPACT)]
)
def test_nine_seats_lie_where_the_spec_has_them(
    name: str, area: tuple[float, float], centres: list[tuple[int, int]]
) -> None:
    layout, room = (WIDE, measures.WIDE) if name == "wide" else (COMPACT, measures.COMPACT)
    places = Geometry(room, *area, 9).places()
    assert [(round(place.x), round(place.y) + layout.strip) for place in places] == centres


@pytest.mark.parametrize("seats", range(2, 12))
@pytest.mark.parametrize("top", [False, True])
def test_seats_are_mirrored_apart_and_inside(seats: int, top: bool) -> None:
    for room, area in ((measures.WIDE, (1424.0, 880.0)), (measures.COMPACT, (904.0, 656.0))):
        geometry = Geometry(room, *area, seats, top)
        places = geometry.places()
        middle = area[0] / 2
        for centre, other in zip(places, reversed(places), strict=True):
            assert centre.x - middle == pytest.approx(middle - other.x, abs=0.5)
            assert centre.y == pytest.approx(other.y, abs=0.5)
        plates = [geometry.plate(place) for place in places]
        grown = [plate.adjusted(-4, -4, 4, 4) for plate in plates]
        assert not any(a.intersects(b) for n, a in enumerate(grown) for b in grown[:n])
        assert not any(geometry.tray().intersects(plate) for plate in plates)
        ring = 8 if room is measures.WIDE else 5
        inside = QRectF(0, 0, *area)
        assert all(inside.contains(geometry.plate(p, True).adjusted(-ring, -ring, ring, ring)) for p in places)


def test_seat_one_is_at_the_dealers_left_hand_then_clockwise() -> None:
    bottom = Geometry(measures.WIDE, 1424, 880, 6).places()
    assert bottom[0].x < 712
    assert bottom[0].y > 440
    assert bottom[1].y < bottom[0].y
    top = Geometry(measures.WIDE, 1424, 880, 6, dealer_on_top=True).places()
    assert top[0].x > 712
    assert top[0].y < 440
