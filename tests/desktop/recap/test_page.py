"""The recap page shows the record and nothing else; a tap lights a line."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication

from desktop.demo.evening import OMAHA
from desktop.kit import fonts, scales
from desktop.kit.appearance import Look
from desktop.kit.list_view import RECORD
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap.chart import hand_label
from desktop.recap.chart_plan import Plan
from desktop.recap.page import RecapPage
from desktop.recap.page_records import ChartLine
from desktop.recap.page_words import shown
from desktop.words.i18n import figure as chips
from desktop.words.i18n import signed
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop import evenings
from tests.desktop.spying import faults, painted_on


def test_a_record_is_shown_before_the_page_has_its_size(qtbot, evening, qtlog):
    fonts.font.cache_clear()  # a font of this size may have been made, and warned of, before
    made = RecapPage(Look(load(), fit(640, 480)))
    qtbot.addWidget(made)
    made.show_recap(shown(report_of(build(evening))))
    assert [record.message for record in qtlog.records] == []
    made.resize(1280, 800)
    made.set_look(Look(load(), fit(1280, 800)))
    made.show()
    assert made.results.row.columns is not None


def test_figures_are_those_of_the_record(page, evening):
    made = build(evening)
    recap = shown(report_of(made))
    page.show_recap(recap)
    page.grab()
    values = {figure.label: figure.value for figure in recap.figures}
    assert values["Hands"] == str(len(made.hands)) == "40"
    assert values["Biggest pot"] == chips(max(hand.pot for hand in made.hands))
    assert values["Bought in"] == chips(made.balance.bought)
    assert recap.balance.good
    assert recap.balance.head == "Every chip accounted for"
    spoken = page.figures.accessibleName()
    assert all(value in spoken for value in values.values())
    results = page.results.records.records
    assert [result.name for result in results] == [player.name for player in made.players]
    read = QAccessible.queryAccessibleInterface(page.results.view)
    for at, (result, figure) in enumerate(zip(results, made.players, strict=True)):
        assert (result.net, result.left) == (figure.net, figure.cashed + figure.on_table)
        assert signed(figure.net) in read.child(at).text(QAccessible.Text.Name)
    assert sum(result.net for result in results) + made.balance.takes == 0


def test_lines_go_by_hands_and_end_at_the_results(evening):
    made = build(evening)
    results = {player.name: player.net for player in made.players}
    hands = {line.player: line.points for line in made.series}
    for line in shown(report_of(made)).lines:
        assert [hand for hand, _ in line.points] == sorted(hand for hand, _ in line.points)
        taken = sum(amount for player, _, amount in made.charges if player == line.name)
        assert {hand for hand, _ in line.points} >= {hand for hand, _ in hands[line.name]}
        assert line.points[0] == hands[line.name][0]
        assert line.points[-1][1] == results[line.name]
        assert not taken or line.points[-1][1] < hands[line.name][-1][1]


def test_a_charge_stands_after_the_hand_it_was_taken_after():
    """Ann pays for her time after hand 1, and once more at the end: her line falls twice, not once at the end."""
    made = report_of(build(charged()))
    lines = {line.player: line.points for line in made.lines}
    nets = {player.name: player.net for player in made.players}
    assert lines["Ann"] == ((0, 0), (1, -1), (1, -6), (2, -5), (2, -10))
    assert lines["Ben"][-1] == (2, nets["Ben"])
    assert lines["Ann"][-1] == (2, nets["Ann"])


def charged():
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
    for seat, name in ((1, "Ann"), (2, "Ben")):
        session.dispatch(c.Sit(seat=seat, player=name, stack=100))
    for _ in range(2):
        session.dispatch(c.Deal())
        session.dispatch(c.Act("fold"))
        session.dispatch(c.Take(seat=1, amount=5, reason="time"))
    return session


def test_a_tap_on_a_name_lights_its_line(page, qtbot):
    page.show_recap(evenings.picture())
    view = page.results.view
    spot = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.lines.chart.lit == page.results.row.lit == "Maya"


def test_the_players_are_walked_copied_and_chosen_by_the_keyboard(page, qtbot):
    page.show_recap(evenings.picture())
    view = page.results.view
    view.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(view, key)
    names = [result.name for result in evenings.picture().results]
    assert page.lines.chart.lit == view.currentIndex().data(RECORD).name
    view.selectAll()
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert [name in line for name, line in zip(names, copied, strict=True)] == [True] * len(names)


def test_tab_shows_the_ring_on_a_row_of_the_results_at_once(page, qtbot):
    page.show_recap(evenings.picture())
    view = page.results.view
    with qtbot.waitActive(page):
        page.activateWindow()
    quiet = view.grab().toImage()
    for _ in range(60):
        qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        if view.hasFocus():
            break
    assert [index.row() for index in view.selectedIndexes()] == [0]
    assert view.grab().toImage() != quiet
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert page.lines.chart.lit == evenings.picture().results[0].name


def test_a_tap_in_the_chart_lights_the_nearest_line(page, qtbot):
    page.show_recap(evenings.picture())
    chart = page.lines.chart
    plan = chart.plan()
    at = (evenings.picture().results[5].name, plan.names[5])
    spot = QRectF(plan.name_x + 5, at[1], 0, 0).topLeft() * chart.look.scale
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=spot.toPoint())
    assert chart.lit == at[0]


@pytest.mark.parametrize(
    "shown_recap", [evenings.picture(), evenings.crowded(), evenings.crowded(40), evenings.empty()]
)
def test_all_names_stand_at_the_ends_without_touching(qapp, shown_recap):
    fonts.install()
    plan = Plan(shown_recap.lines, shown_recap.hands, QRectF(0, 0, 900, 480), 20, 26)
    places = sorted(plan.names)
    gap = min(26.0, (480 - 26) / max(len(places) - 1, 1))
    assert all(low >= gap - 0.01 for low in (b - a for a, b in pairwise(places)))
    assert all(13 - 0.01 <= place <= 467 + 0.01 for place in places)
    assert plan.plot.width() > 400


@pytest.mark.parametrize(
    ("wanted", "gap", "placed"),
    [
        ((10.0, 50.0), 20, [10, 50]),
        ((40.0, 40.0), 20, [30, 50]),
        ((0.0, 0.0), 20, [0, 20]),
        ((100.0, 99.0, 98.0), 20, [100, 80, 60]),
        ((), 20, []),
    ],
)
def test_labels_move_no_further_than_they_must(wanted, gap, placed):
    assert scales.spread(wanted, gap, 0, 100) == pytest.approx(placed)


def test_ticks_are_round_and_hold_zero():
    assert scales.ticks(-1360, 1120, 7) == (-1500, -1000, -500, 0, 500, 1000, 1500)
    assert scales.ticks(0, 0, 5) == (-1, 0, 1)
    assert scales.number_ticks(187, 5) == (1, 50, 100, 150, 187)
    assert scales.number_ticks(1, 5) == (1,)
    assert scales.number_ticks(0, 5) == ()


@pytest.mark.parametrize("shown_recap", [evenings.picture(), evenings.crowded(), evenings.crowded(2), evenings.empty()])
@pytest.mark.parametrize("theme", ["dark", "light", "high_contrast"])
def test_every_evening_paints_in_every_theme(page, shown_recap, theme):
    page.set_look(Look(load(theme), page.look.fit, 1.3))
    page.show_recap(shown_recap)
    page.grab()


def test_time_is_called_time_and_the_kitty_kitty(evening):
    session = Session.start(MemoryStore(), OMAHA)
    for seat in (1, 2):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=500))
    session.dispatch(c.Take(seat=1, amount=126, reason="time"))
    report = report_of(build(session))
    assert shown(report).balance.detail == "1,000 in = 874 + time 126"
    assert shown(report).figures[-1].note == "time 126"
    session.dispatch(c.Take(seat=2, amount=5, reason="kitty"))
    session.dispatch(c.Take(seat=2, amount=3, reason="tip"))
    assert shown(report_of(build(session))).balance.detail == "1,000 in = 866 + tips 3 + kitty 5 + time 126"


def test_the_column_of_chips_is_true_for_who_came_back(page, qtbot):
    """Ann left with 300 and came back with 300 bought anew: 600 in all, neither in front of her nor taken away once."""
    session = Session.start(MemoryStore(), OMAHA)
    for seat, name in ((1, "Ann"), (2, "Ben")):
        session.dispatch(c.Sit(seat=seat, player=name, stack=300))
    session.dispatch(c.Leave(seat=1))
    session.dispatch(c.Sit(seat=1, player="Ann", stack=300))
    for head, spoken in (("Has in all", "has 600 in all"), ("Cashed out", "cashed out 600")):
        page.show_recap(shown(report_of(build(session))))
        words = {text.words for text in painted_on(page)}
        assert {head, "600"} <= words
        ann = next(result for result in page.results.records.records if result.name == "Ann")
        assert spoken in page.results.records.words(ann)
        session.dispatch(c.End())


def test_a_course_of_ten_thousand_hands_is_painted_by_few_points_and_ends_where_it_ends(qapp):
    points = tuple((hand, (hand * 7919) % 1000 - 500) for hand in range(1, 10_001))
    plan = Plan((ChartLine("Ann", points), ChartLine("Ben", points[5000:])), 10_000, QRectF(0, 0, 900, 480), 20, 26)
    for line, path in zip(plan.lines, plan.paths, strict=True):
        assert path.size() <= plan.plot.width() + 2
        assert path.at(path.size() - 1) == plan.point(*line.points[-1])
    highest = max(points[5000:], key=lambda point: point[1])
    assert plan.point(*highest) in plan.paths[1].toList()


def test_the_last_hand_under_the_axis_keeps_off_the_leaders_of_the_names(qapp):
    lines = (ChartLine("Ann", ((0, 0), (14, 500))), ChartLine("Ben", ((0, 0), (14, -500))))
    plan = Plan(lines, 14, QRectF(0, 0, 600, 300), 16, 24)
    words, left = hand_label(plan, 14, 15)
    assert left + fonts.width(words, 15, fonts.MEDIUM) <= plan.plot.right()
    words, left = hand_label(plan, 7, 15)
    assert left + fonts.width(words, 15, fonts.MEDIUM) / 2 == pytest.approx(plan.point(7, 0).x())
    assert hand_label(plan, 1, 15)[1] >= plan.plot.left()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_lines_of_an_export_stand_together_in_a_high_card(qtbot, size):
    """Beside a long list of payments the cards are high: "JSON, packed" and "evening" stood far apart."""
    look = Look(load(), fit(*size))
    made = RecapPage(look)
    qtbot.addWidget(made)
    made.resize(*size)
    made.set_look(look)
    made.show_recap(evenings.crowded())
    made.show()
    texts = painted_on(made)
    counts = []
    for card in made.take.offers.values():
        lines = sorted((text for text in texts if text.widget is card), key=lambda text: text.rect.center().y())
        counts.append(len(lines))
        for above, below in pairwise(lines):
            distance = below.rect.center().y() - above.rect.center().y()
            assert distance <= 1.9 * max(above.px, below.px), (above.words, below.words)
        middle = (lines[0].rect.top() + lines[-1].rect.bottom()) / 2
        assert abs(middle - card.height() / 2) < card.height() / 8, "they stand in the middle"
    assert {2, 3} == set(counts)


@pytest.mark.parametrize("text", [1.0, 1.3])
def test_a_corrected_hand_can_be_read_beside_the_keys_of_the_chart_or_below_the_title(qtbot, text):
    """With large letters no room was left for it: "c… h…" in tiny letters, or nothing."""
    look = Look(load(), fit(1280, 800), text)
    made = RecapPage(look)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.set_look(look)
    remarks = {"remarks": (("Hand 11", "corrected"),), "remark_hands": (11,)}
    made.show_recap(replace(evenings.picture(), corrected=(11,), **remarks))
    made.show()
    texts = [each for each in painted_on(made) if each.widget is made.lines]
    words = [each for each in texts if each.words not in ("Won and lost, hand by hand",)]
    assert " ".join(each.words for each in words) == "corrected: hand 11"
    assert all(each.px >= 12 for each in words)
    assert faults(made, texts) == []
