"""An evening in cents: page, paper, web, chat and tables are money, and its sums are those worked out by hand."""

import csv as reader
import io
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt

from desktop.commands import recap_text
from desktop.recap import chat, web
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.pdf import document
from desktop.words.i18n import LANGUAGES
from engine.exports import csv, json
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.script import Door
from tests.desktop.in_each import FIXED, RECAP_MONEY
from tests.desktop.speaking import speaking
from tests.desktop.test_kit import look
from tests.engine.exports.evening import act, play, played


def evening(money) -> Door:
    """Ann, Ben and Cy buy 1,000 chips each; Ann wins all of Ben's, Cy tips 3."""
    table = {"game": "holdem", "seats": 3, "blinds": [1, 2], **({"money": money} if money else {})}
    door = played({"do": "open", "table": table})
    play(
        door,
        *({"do": "sit", "seat": n, "player": name, "stack": 1000} for n, name in enumerate(("Ann", "Ben", "Cy"), 1)),
    )
    play(door, {"do": "button", "seat": 3}, {"do": "deal"}, act("fold"), act("raise", 1000), act("call"))
    play(door, {"do": "award", "ranking": [[1], [2]]}, {"do": "take", "seat": 3, "amount": 3, "for": "tip"})
    play(door, {"do": "end"})
    return door


@pytest.fixture(scope="module")
def recap():
    """Chips of 25 cents: everybody bought 250.00, Ann won 250.00, Cy tipped 0.75."""
    session = evening({"currency": "EUR", "minor_units": 25}).session
    assert session is not None
    return build(session)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_room_of_the_recap_tells_the_same_money(qapp, recap, code):
    bought, paid, won = RECAP_MONEY[code]
    report = report_of(recap)
    with speaking(code):
        page = shown(report)
        assert bought in [figure.value for figure in page.figures]
        printed = document(report, 521.0).toPlainText().replace(" ", FIXED)  # Qt tells every blank alike
        html, summary = web.page(report), chat.summary(report)
        for whole in (printed, html, summary):
            assert paid in whole
        assert won in printed
        assert won in html
        assert "1,000" not in printed + html + summary
        assert "1.000" not in printed + html + summary


def test_a_remark_is_in_money_too(qapp):
    """Opened from the book, with no table on the screen, it told chips as if they were euros."""
    door = evening({"currency": "EUR", "minor_units": 25})
    play(door, {"do": "undo"}, {"do": "count", "seat": 3, "stack": 1017}, {"do": "end"})
    assert door.session is not None
    ((_, how),) = shown(report_of(build(door.session))).remarks
    assert how == "Cy counted: €254.25, €5.00 more than recorded"


def test_the_page_shows_and_reads_out_money(qtbot, recap):
    with speaking("de"):
        page = RecapPage(look())
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show_recap(shown(report_of(recap)))
        page.show()
        (card, *_) = page.settle.cards()
        assert card.accessibleName() == f"Ben zahlt 250,00{FIXED}€ an Ann, noch nicht bezahlt"
        records = page.results.records
        spoken = records.data(records.index(0), Qt.ItemDataRole.AccessibleTextRole)
        assert spoken.startswith(f"Ann, Ergebnis +250,00{FIXED}€")
        marks = page.lines.chart.plan().marks
        assert "0,00" in marks
        assert all(mark.endswith("0,00") for mark in marks)  # round in money, not in chips
        assert f"Ben \u2212250,00{FIXED}€" in page.lines.chart.accessibleDescription()


def test_the_tables_add_up_to_the_cent(recap):
    rows = list(reader.DictReader(io.StringIO(csv.results(report_of(recap)), newline="")))
    assert {row["player"]: row["net"] for row in rows} == {"Ann": "250.00", "Ben": "-250.00", "Cy": "-0.75"}
    assert {row["currency"] for row in rows} == {"EUR"}
    bought, cashed, tips = (sum(Decimal(row[key]) for row in rows) for key in ("bought", "cashed_out", "tips"))
    assert (bought, cashed, tips) == (Decimal("750.00"), Decimal("749.25"), Decimal("0.75"))
    owed = [
        (row["from"], row["to"], row["amount"])
        for row in reader.DictReader(io.StringIO(csv.payments(report_of(recap))))
    ]
    assert owed == [("Ben", "Ann", "250.00"), ("Cy", "dealer tips", "0.75")]
    (hand,) = reader.DictReader(io.StringIO(csv.hands(report_of(recap))))
    assert (hand["pot"], hand["winners"], hand["Ben"]) == ("500.00", "Ann 500.00", "-250.00")
    assert hand["game"] == "No-limit Hold'em 0.25/0.50 EUR"
    sittings = list(reader.DictReader(io.StringIO(csv.ledger(report_of(recap)))))
    assert [row["net"] for row in sittings] == ["250.00", "-250.00", "-0.75"]


def test_json_keeps_chips_and_says_what_one_is_worth(recap):
    assert '"money": {\n    "currency": "EUR",\n    "minor_units": 25\n  }' in json.recap_json(recap)
    assert '"bought": 3000' in json.recap_json(recap)


def test_the_command_s_summary_is_money(recap):
    summary = recap_text.summary(report_of(recap))
    assert "Ann: +250.00 (in 250.00, out 500.00)" in summary
    assert "Ben pays Ann 250.00 EUR" in summary
    assert "tips and time charges: 0.75 EUR" in summary


def test_without_money_it_is_chips_as_before(qapp):
    session = evening(None).session
    assert session is not None
    recap = build(session)
    assert "Ann: +1000 (in 1000, out 2000)" in recap_text.summary(report_of(recap))
    assert "€" not in web.page(report_of(recap))
    assert "currency" not in csv.results(report_of(recap))
