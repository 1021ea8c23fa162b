"""The text for a chat: results, of what a sum is made, payments and which of them were made."""

import pytest

from desktop.commands import recap_text
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap import paper, web
from desktop.recap.chat import summary
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.results import words_of
from desktop.words.i18n import amounts_in
from engine import commands as c
from engine.journal.evening_marks import Tick
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.records import Money
from tests.desktop.settling.evenings import SIZES, TABLE, evening
from tests.desktop.spying import faults, painted_on

EUROS = Money("EUR", 25)


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


def lent(store):
    """Ann lends Ben 50 of her 150 chips; he buys nothing more, loses 20 to her, and both go."""
    session = Session.start(store, {**TABLE, "preset": "home", "stakes": "open"})
    for seat, name in enumerate(("Ann", "Ben"), 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=400))
    for command in (
        c.Marker(seat=2, amount=50, lender=1, accepted=True), c.Pay(payer=2, to=1, amount=20, reason="side"), c.End(),
    ):  # fmt: skip
        assert not isinstance(session.dispatch(command), Refusal)
    return report_of(build(session))


def test_a_loan_stands_beside_what_was_bought_and_taken_home():
    """The trial: "Ann: +157 (in 300, out 407)" where she had lent 50, which is no sum."""
    report = lent(MemoryStore())
    assert summary(report).splitlines()[2:4] == [
        "Ann: +€5.00 (in €100.00, lent €12.50, out €92.50)",
        "Ben: −€5.00 (in €100.00, borrowed €12.50, out €107.50)",
    ]
    assert recap_text.summary(report).splitlines()[2:4] == [
        "Ann: +5.00 (in 100.00, lent 12.50, out 92.50)",
        "Ben: −5.00 (in 100.00, borrowed 12.50, out 107.50)",
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_loan_has_a_column_of_its_own_among_the_results(qtbot, size):
    fonts.install()
    page = RecapPage(Look(load(), fit(*size)))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show_recap(shown(lent(MemoryStore())), frozenset())
    page.set_look(Look(load(), fit(*size)))
    page.show()
    painted = painted_on(page)
    texts = [text.words for text in painted]
    assert faults(page, painted) == []
    assert {"Loans", "+12.50", "−12.50"} <= set(texts)
    with amounts_in(EUROS):
        assert [words_of(result).split(", ")[-1] for result in page.results.records.records] == [
            "lent €12.50",
            "borrowed €12.50",
        ]


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
