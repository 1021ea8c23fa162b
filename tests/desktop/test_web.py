"""The recap as a web page: whole, safe, in every language."""

from html.parser import HTMLParser

import pytest

from desktop.recap import web
from desktop.words import i18n
from desktop.words.i18n import signed
from desktop.words.say import say
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.report import report_of
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
