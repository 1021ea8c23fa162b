"""The tables for people have their headings in the language; what programs read keeps its keys."""

from csv import reader

import pytest

from desktop.recap.saving import HEADS, heading
from desktop.words import i18n
from engine.exports import csv
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from tests.desktop.speaking import speaking
from tests.engine.journal.evening import play


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_every_heading_is_in_the_language_and_the_ledger_is_not(language):
    recap = build(play(MemoryStore(), 2), settle_anyway=True)
    plain = {table: table(recap).splitlines() for table in (csv.results, csv.hands, csv.payments)}
    with speaking(language):
        told = {table: table(recap, heading).splitlines() for table in plain}
        assert csv.ledger(recap).startswith("player_nickname,player_id,")
        names = [heading(key) for key in HEADS]
    for table, lines in told.items():
        assert lines[1:] == plain[table][1:]
        assert len(next(reader([lines[0]]))) == len(next(reader([plain[table][0]])))
        assert (lines[0] == plain[table][0]) == (language == "en")
    assert len(set(names)) == len(HEADS)
