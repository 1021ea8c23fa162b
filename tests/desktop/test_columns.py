"""The tables for people have their headings in the language; what programs read keeps its keys."""

import random
import re
from csv import reader

import pytest

from desktop.recap.saving import HEADS, heading, style
from desktop.words import i18n
from engine import commands as c
from engine.exports import csv
from engine.exports.csv_table import Style
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.speaking import speaking
from tests.engine.journal.evening import play, play_hand


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_every_heading_is_in_the_language_and_the_ledger_is_not(language):
    report = report_of(build(play(MemoryStore(), 2), settle_anyway=True))
    plain = {table: table(report).splitlines() for table in (csv.results, csv.hands, csv.payments, csv.sums)}
    with speaking(language):
        tables = {table: table(report, Style(heading)).splitlines() for table in plain}
        assert csv.ledger(report).startswith("player_nickname,player_id,")
        names = [heading(key) for key in HEADS]
    for table, lines in tables.items():
        assert lines[1:] == plain[table][1:]
        assert len(next(reader([lines[0]]))) == len(next(reader([plain[table][0]])))
        assert (lines[0] == plain[table][0]) == (language == "en")
    assert len(set(names)) == len(HEADS)


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_a_spreadsheet_of_the_language_reads_the_amounts(language):
    """12,50 is one cell of a German table, and the same figure as 12.50 of the one for programs."""
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6,
                                            "money": {"currency": "EUR", "minor_units": 25}})  # fmt: skip
    for seat in (1, 2, 3):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=50 + seat))
    play_hand(session, random.Random(1))
    report = report_of(build(session))
    for table in (csv.results, csv.hands):
        plain = list(reader(table(report).splitlines()))
        with speaking(language):
            shown, mark = table(report, style()), i18n.language().decimal
        lines = list(reader(shown.splitlines(), delimiter=";" if mark == "," else ","))
        assert {len(line) for line in lines} == {len(plain[0])}
        assert [[cell.replace(mark, ".") for cell in line] for line in lines[1:]] == plain[1:]
        assert any(re.fullmatch(rf"-?\d+{re.escape(mark)}\d\d", cell) for line in lines[1:] for cell in line)
