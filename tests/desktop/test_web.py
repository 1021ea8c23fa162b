"""The recap as a web page: whole, safe, in every language."""

import html
import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from desktop.kit.scales import thinned
from desktop.recap import web
from desktop.recap.page_words import game_words
from desktop.recap.web_chart import MOST, drawing
from desktop.words import i18n
from desktop.words.i18n import signed
from desktop.words.say import say
from engine.journal.memory import MemoryStore
from engine.recap.build import biggest, build, series
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.speaking import speaking
from tests.engine.journal.evening import play


@pytest.fixture(scope="module")
def recap():
    return build(play(MemoryStore(), 2), settle_anyway=True, version="0.1.0")


class Checker(HTMLParser):
    """Tags close in order and nothing is fetched from elsewhere."""

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        """Remember it; no scripts, no links, no pictures."""
        assert tag not in ("script", "link", "iframe", "img")
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        """It must be the newest open one."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_the_page_is_whole_safe_and_in_the_language(recap, language):
    with speaking(language):
        page = web.page(report_of(recap))
        heads = [say(f"recap.{key}") for key in ("settle", "biggest_pots", "dealers", "off_table", "rulings")]
        other = say("recap.settle")
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    assert f'<html lang="{language}">' in page
    assert "http" not in page
    assert "Dé <b>" not in page
    assert "Dé &lt;b&gt;" in page
    places = [page.index(f">{head}<") for head in heads]
    assert places == sorted(places)
    assert language == "en" or other != say("recap.settle")


def test_won_and_lost_are_said_by_their_sign_not_by_colour_alone(recap):
    page = web.page(report_of(recap))
    for player in recap.players:
        assert signed(player.net)[0] in "+−0"
        assert f">{signed(player.net)}</span>" in page


def test_an_empty_session_has_a_page_too():
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2]})
    assert "0 hands" in web.page(report_of(build(session)))


def test_it_fits_a_phone(recap):
    """Nothing has a width of its own; the drawing takes the room there is, wide tables scroll by themselves."""
    page = web.page(report_of(recap))
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in page
    body = page[page.index("<body>") :]
    assert " width=" not in body
    assert "prefers-color-scheme: dark" in page
    for at in (place for place in range(len(body)) if body.startswith("<table", place)):
        assert '<div class="scroll">' in body[at - 40 : at]


def test_ten_thousand_hands_fit_a_phone_as_a_few_do(recap):
    played = [hand for hand in recap.hands if not hand.misdeal]
    hands = tuple(replace(played[at % len(played)], number=at + 1, pot=1_234_500 + at) for at in range(10_000))
    many = replace(recap, hands=hands, series=series(hands), biggest=biggest(hands))
    page, few = web.page(report_of(many)), web.page(report_of(recap))
    assert len(page) < len(few) + 40_000, "hands are drawn, and not told one by one"
    drawn = page[page.index("<svg") : page.index("</svg>")]
    assert 'viewBox="0 0 360 ' in drawn
    for x, anchor, words in re.findall(r'<text x="([\d.]+)" y="[\d.]+"(?: text-anchor="(\w+)")?>([^<]*)<', drawn):
        wide = 7 * len(html.unescape(words))  # as a phone sets letters of 12 px
        left = float(x) - {"end": wide, "middle": wide / 2}.get(anchor, 0)
        assert left >= 0, words
        assert left + wide <= 360 + 7, words
    for points in re.findall(r'points="([^"]*)"', drawn):
        assert all(0 <= float(point.split(",")[0]) <= 360 for point in points.split())
    amounts = [html.unescape(number) for number in re.findall(r'class="num[^"]*">([^<]*)<', page)]
    assert "1,244,499" in amounts
    assert max(map(len, amounts)) <= 12, "what is never wrapped leaves room for who it is of"


@pytest.mark.parametrize("name", ["Cy", "Maximilian", "Wolfeschlegelsteinhausen"])
def test_a_name_beside_its_line_lies_in_the_drawing(recap, name):
    """What lies beside the drawing is not shown: the last letters were gone, and the sign that some are left out."""
    lines = [replace(line, player=name) for line in recap.series]
    drawn = drawing(lines, len(recap.hands), None)
    places = re.findall(r'<text x="([\d.]+)" y="[\d.]+">([^<]*)</text></g>', drawn)
    assert len(places) == len(lines)
    for left, words in places:
        assert float(left) + 7 * len(words) <= 360, words
        assert name.startswith(words.rstrip("\u2026"))
    assert max(float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn)) < float(places[0][0])


def test_the_chart_is_a_drawing_with_a_line_a_player(recap):
    page = web.page(report_of(recap))
    drawn = page[page.index("<svg") : page.index("</svg>")]
    names = re.findall(r"<text [^>]*>([^<]*)</text></g>", drawn)
    assert sorted(names) == sorted(html.escape(line.player) for line in recap.series)
    assert drawn.count('class="lit"') == 1
    lit = drawn[drawn.index('<g class="lit">') :]
    assert html.escape(recap.players[0].name) in lit, "the winner's is in front"


def test_a_line_of_thousands_of_hands_keeps_its_ends_and_extremes():
    points = [(hand, (hand * 7919) % 1000 - 500) for hand in range(1, 3001)]
    points[1234] = (1235, 9000)
    points[2345] = (2346, -9000)
    drawn = thinned(points, MOST)
    assert len(drawn) <= MOST + 2
    assert drawn[0] == points[0]
    assert drawn[-1] == points[-1]
    assert {(1235, 9000), (2346, -9000)} <= set(drawn)
    assert drawn == sorted(drawn)
    assert thinned(points[:100], MOST) == points[:100]


def test_dealers_and_games_are_summed_up(recap):
    report = report_of(recap)
    dealt, played = report.dealers, report.by_game
    assert sum(each.hands for each in dealt) == len([hand for hand in recap.played if hand.dealer])
    assert sum(each.corrected for each in dealt) == len(
        [hand for hand in recap.hands if hand.corrected and hand.dealer]
    )
    assert sum(each.downs for each in dealt) == len(report.downs)
    assert sum(each.tips for each in dealt) == sum(down.tips for down in report.downs)
    assert sum(game.hands for game in played) == report.hands
    assert sum(game.taken for game in played) == recap.balance.rake + recap.balance.drop
    assert max(game.biggest for game in played) == report.biggest[0].pot
    page = web.page(report)
    for each in dealt:
        assert f"<b>{html.escape(each.dealer)}</b>" in page
    for game in played:
        assert f"<b>{html.escape(game_words(game))}</b>" in page


def test_long_lists_are_opened_by_a_tap():
    assert web.folded(["x"] * web.OPEN) == "x" * web.OPEN
    longer = web.folded(["x"] * 300)
    assert longer.startswith("x" * web.OPEN + "<details><summary>")
    assert longer.count("x") == 300 - "All of them".count("x")
