"""The text for a chat: results, of what a sum is made, payments and which of them were made."""

from desktop.commands import recap_text
from desktop.recap import paper, web
from desktop.recap.chat import summary
from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from tests.desktop.settling.evenings import evening


def test_payments_that_a_pizza_changed_are_explained():
    """The results alone, 24.90 lost and 34.50 to pay, looked like a wrong settlement."""
    session = evening(MemoryStore(), ("Rosa", 40), ("Maya", -10), ("Theo", -30))
    session.dispatch(c.Expense("Maya", 60, "Pizza"))
    lines = summary(report_of(build(session))).splitlines()
    at = lines.index("All together, with expenses and older debts:")
    assert lines[at + 1 : at + 4] == [
        "Rosa: +€5.00 (Poker +10.00, Pizza −5.00)",
        "Maya: +€7.50 (Poker −2.50, Pizza +10.00)",
        "Theo: −€12.50 (Poker −7.50, Pizza −5.00)",
    ]
    assert lines[at + 5 :] == ["Theo pays Maya €7.50", "Theo pays Rosa €5.00"]
    plain = recap_text.summary(report_of(build(session))).splitlines()
    assert "Theo: −12.50 (cards −7.50, Pizza −5.00)" in plain


def test_a_dropped_expense_is_in_no_sum_of_the_text():
    """With another one that stands, the command ended in an error."""
    session = evening(MemoryStore(), ("Rosa", 40), ("Maya", -10), ("Theo", -30))
    session.dispatch(c.Expense("Maya", 60, "Pizza"))
    session.dispatch(c.Expense("Maya", 30, "Beer"))
    session.dispatch(c.Expense("Maya", 0, number=1))
    lines = recap_text.summary(report_of(build(session))).splitlines()
    assert "Theo: −10.00 (cards −7.50, Beer −2.50)" in lines


def test_of_cards_alone_no_sums_are_written():
    session = evening(MemoryStore(), ("Rosa", 40), ("Maya", -10), ("Theo", -30))
    for written in (summary(report_of(build(session))), recap_text.summary(report_of(build(session)))):
        assert "All together" not in written
        assert "paid" not in written


def test_nobody_is_asked_twice_for_what_was_paid():
    """Ticked as paid, the text asked for it once more."""
    session = evening(MemoryStore(), ("Rosa", 40), ("Maya", -10), ("Theo", -30))
    recap = build(session)
    paid, owed, *_ = (payment.key for payment in report_of(recap).payments)
    ticks = [Tick.now(paid, paid=True), Tick.now(owed, paid=False)]
    lines = summary(report_of(recap, ticks)).splitlines()[-2:]
    assert lines[0].startswith("Theo pays Rosa €7.50, paid ")
    assert lines[1] == "Maya pays Rosa €2.50, stays owed"
    assert recap_text.summary(report_of(recap, ticks)).splitlines()[-2:] == [
        "Theo pays Rosa 7.50 EUR, paid",
        "Maya pays Rosa 2.50 EUR, stays owed",
    ]


def test_the_parts_of_each_sum_have_a_currency_on_paper_and_in_the_web():
    session = evening(MemoryStore(), ("Rosa", 40), ("Maya", -10), ("Theo", -30))
    session.dispatch(c.Expense("Maya", 60, "Pizza"))
    report = report_of(build(session))
    for written in (paper.body(report, 500), web.page(report)):
        for amount in ("+€10.00", "−€5.00", "+€7.50"):
            assert amount in written
