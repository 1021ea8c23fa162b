"""The report of a session is one record: the page, the paper and the web tell the same figures."""

import re

import pytest
from msgspec.structs import replace

from desktop.commands import recap_text
from desktop.recap import web
from desktop.recap.chat import summary
from desktop.recap.page_words import shown
from desktop.recap.pdf import document
from desktop.words import i18n
from desktop.words.i18n import figure as chips
from desktop.words.i18n import signed
from desktop.words.say import say
from engine import commands as c
from engine.exports import csv
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.report import TakenOff
from engine.recap.settle_records import Party
from engine.recap.sums import hands_an_hour
from engine.refusals import Refusal
from engine.session import Session
from tests.desktop.in_each import UNDER_A_MINUTE
from tests.desktop.speaking import speaking
from tests.engine.journal.evening import play

LANGUAGES = sorted(i18n.LANGUAGES)


@pytest.fixture(scope="module")
def recap():
    """An evening with rake, tips, time and corrections."""
    return build(play(MemoryStore(), 2), settle_anyway=True, version="0.1.0")


def words_of(html):
    """What a page says, without its marks and blanks."""
    plain = re.sub(r"<style>.*?</style>|<title>.*?</title>", "", html, flags=re.DOTALL)
    plain = re.sub(r"<[^>]*>", "\n", plain)
    return re.sub(r"\s", "", plain.replace("&#x27;", "'").replace("&quot;", '"').replace("&lt;", "<")
                  .replace("&gt;", ">").replace("&amp;", "&"))  # fmt: skip


def figures_of(report):
    """Every figure the page shows, as it shows it."""
    page = shown(report)
    figures = [page.title, page.balance.head, page.balance.detail]
    for row in page.results:
        figures += [row.name, chips(row.bought), chips(row.hands), signed(row.net)]
    for payment in page.payments:
        figures += [payment.who, payment.to, chips(payment.amount)]
    figures += [chips(report.biggest[0].pot), *(each.dealer for each in report.dealers)]
    return figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_paper_and_web_tell_the_same_figures(qapp, recap, language):
    report = report_of(recap)
    with speaking(language):
        printed = re.sub(r"\s", "", document(report, 521.0).toPlainText()).replace("\ufffc", "")
        html = words_of(web.page(report))
        figures = figures_of(report)
        assert len(figures) > 30
        for figure in figures:
            assert re.sub(r"\s", "", figure) in printed, figure
            assert re.sub(r"\s", "", figure) in html, figure
        for amount in re.findall(r"\d+(?:[.,’]\d+)*", document(report, 521.0).toPlainText()):
            assert amount in html, f"{amount} stands on paper"


def test_another_figure_in_the_record_is_another_figure_in_all_three(qapp, recap):
    report = report_of(recap)
    first, *others = report.players
    other = replace(report, players=(replace(first, net=first.net + 123_456), *others))
    wanted = signed(first.net + 123_456)
    assert shown(other).results[0].net == first.net + 123_456
    assert wanted in document(other, 521.0).toPlainText()
    assert wanted in web.page(other)
    assert wanted in summary(other)
    assert wanted not in web.page(report)


def test_another_figure_in_the_record_is_another_figure_of_the_text_and_the_tables(recap):
    """They were made of the recap beside it: what was taken off the table was added up a second time."""
    report = report_of(recap)
    first, *others = report.players
    changed = replace(first, net=123_456)
    assert "\nrake, drop, tips and time charges: 654321\n" in recap_text.summary(replace(report, house=654_321))
    assert f"{first.name}: +123456 (" in recap_text.summary(replace(report, players=(changed, *others)))
    assert ",123456," in csv.results(replace(report, players=(changed, *others)))
    hand = replace(report.every_hand[0], pot=123_456)
    assert ",123456," in csv.hands(replace(report, every_hand=(hand, *report.every_hand[1:])))
    line = replace(report.payments[0], amount=123_456)
    assert ",123456," in csv.payments(replace(report, payments=(line,)))
    line = replace(report.sums[0], cards=123_456)
    assert ",123456," in csv.sums(replace(report, sums=(line,)))
    stay = replace(report.sittings[0], bought=123_456)
    assert ",123456," in csv.ledger(replace(report, sittings=(stay,)))


def test_the_record_is_worked_out_from_the_recap(recap):
    report = report_of(recap)
    balance = recap.balance
    assert report.hands == len([hand for hand in recap.hands if not hand.misdeal])
    assert report.pace == round(report.hands * 3600 / recap.seconds)
    assert report.house == sum(taken.amount for taken in report.taken)
    came, left = (sum(part.amount for part in side) for side in (report.recount.came, report.recount.left))
    assert came == left + report.house + balance.missing
    assert report.columns[0].key == "bought"
    for column in report.columns:
        assert column.values == tuple(getattr(player, column.key) for player in recap.players)
        assert any(column.values) or column.key in ("bought", "cashed")
    assert [line.player for line in report.lines] == [player.name for player in recap.players if player.dealt]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_quick_hands_were_played_under_a_minute_and_at_no_pace(qapp, language):
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2]})
    lines = [c.Sit(seat=seat, player=f"P{seat}", stack=500) for seat in (1, 2)]
    quick = (c.Dealer(name="Dee"), c.Button(seat=1), c.Deal(), c.Act("fold"), c.Deal(), c.Act("fold"))
    for line in (*lines, *quick):
        assert not isinstance(session.dispatch(line), Refusal)
    report = report_of(build(session, settle_anyway=True))
    assert (report.hands, report.pace) == (2, 0)
    time = UNDER_A_MINUTE[language]
    with speaking(language):
        figures = {figure.label: figure.value for figure in shown(report).figures}
        assert figures[say("recap.played")] == time
        assert say("recap.an_hour") not in figures
        printed, page = document(report, 521.0).toPlainText(), words_of(web.page(report))
        assert say("recap.played_for", time=time) in printed
        assert re.sub(r"\s", "", time) in page
        assert re.sub(r"\s", "", f"{say('recap.an_hour')} 0") not in page
    assert hands_an_hour(2, 60) == 120
    assert hands_an_hour(2, 59) == 0


def test_a_kitty_is_a_kitty_until_the_house_takes_something_else():
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2]})
    for seat in (1, 2):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=500))
    session.dispatch(c.Take(seat=1, amount=5, reason="kitty"))
    report = report_of(build(session))
    assert report.kitty
    assert report.taken == (TakenOff("other", "kitty", 5),)
    session.dispatch(c.Take(seat=1, amount=7, reason="time"))
    assert not report_of(build(session)).kitty


def test_a_player_called_like_a_party_keeps_a_tick_of_their_own():
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2]})
    session.dispatch(c.Sit(seat=1, player="house", stack=500))
    session.dispatch(c.Take(seat=1, amount=5, reason="kitty"))
    (payment,) = report_of(build(session)).payments
    assert (payment.payer, payment.to) == (Party("player", "house"), Party("house", "house"))
    assert payment.key == "player house>house:5"


@pytest.mark.parametrize(("name", "reason"), [("house", "time"), ("kitty", "kitty")])
def test_a_player_called_like_a_party_is_told_from_it_in_words(name, reason):
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2]})
    session.dispatch(c.Sit(seat=1, player=name, stack=500))
    session.dispatch(c.Take(seat=1, amount=5, reason=reason))
    assert f"{name} pays the {name} 5" in summary(report_of(build(session))).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stays_owed_says_so_on_paper_and_web_too(qapp, recap, language):
    """The screen said next time, and what is sent to the players said not paid yet."""
    report = replace(report_of(recap), ended=True)
    first = next(payment for payment in report.payments if payment.can_wait)
    others = tuple(payment for payment in report.payments if payment != first)
    waits = replace(report, payments=(replace(first, put_off=True), *others))
    with speaking(language):
        note = re.sub(r"\s", "", say("recap.next_time_note"))
        for page, count in ((report, 0), (waits, 1)):
            printed = re.sub(r"\s", "", document(page, 521.0).toPlainText())
            assert (printed.count(note), words_of(web.page(page)).count(note)) == (count, count)
