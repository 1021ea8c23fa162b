"""The recap on paper can be searched and copied: plain characters in every language, figures aligned all the same."""

import re
import unicodedata
from contextlib import closing

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont

from desktop.kit import fonts
from desktop.lifetime import saving
from desktop.lifetime.season import SeasonFilters, SeasonTable
from desktop.recap.paging import pages
from desktop.recap.pdf import document, fitted, pdf
from desktop.recap.report_times import clock
from desktop.words import i18n
from desktop.words.i18n import figure as chips
from desktop.words.i18n import signed
from desktop.words.say import say
from engine.journal.chain import short
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import evenings
from engine.lifetime.standings import standings
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.report import PaymentLine
from engine.recap.settle_records import Party
from engine.recap.sums import GameSum
from tests.desktop.pdf_text import text
from tests.desktop.seasons import evening
from tests.desktop.speaking import speaking
from tests.engine.journal.evening import play


@pytest.fixture(scope="module")
def recap():
    """An evening with large amounts, so that thousands are separated."""
    made = build(play(MemoryStore(), 2), settle_anyway=True, version="0.1.0")
    players = tuple(replace(player, bought=player.bought + 1_234_567, net=player.net * 1000) for player in made.players)
    return replace(made, players=players)


def plain(words):
    """Without the blanks, which a page may break at and a font may draw in another run."""
    return re.sub(r"\s", "", words)


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_every_figure_and_sign_can_be_searched_and_copied(qapp, recap, tmp_path, language):
    with speaking(language):
        pages = pdf(report_of(recap), tmp_path / "recap.pdf")
        wanted = [chips(player.bought) for player in recap.players] + [signed(player.net) for player in recap.players]
        wanted += [say("recap.player"), say("recap.settle"), clock(report_of(recap), 0), short(recap.head)]
    copied = text(tmp_path / "recap.pdf")
    assert pages
    odd = {character for character in copied if unicodedata.category(character) in ("Co", "Cc", "Cn")}
    # Qt names a blank as the tab, which readers take for a blank
    assert odd <= {"\n", "\t"}
    assert "\ufffd" not in copied
    for words in wanted:
        assert plain(words) in plain(copied), words
    assert {"+", "\u2212", ":", "/"} <= set(copied)


def test_figures_on_paper_are_equally_wide_and_signs_as_wide_as_they(qapp):
    assert set(fonts.on_paper()) <= set(QFontDatabase.families())
    for weight in (fonts.REGULAR, fonts.MEDIUM, fonts.SEMIBOLD, fonts.BOLD):
        face = QFont(list(fonts.on_paper()))
        face.setPixelSize(100)
        face.setWeight(QFont.Weight(weight))
        measure = QFontMetricsF(face)
        widths = {round(measure.horizontalAdvance(sign * 8), 3) for sign in "0123456789+\u2212"}
        assert len(widths) == 1, (weight, widths)


def test_the_figures_for_paper_never_stand_in_for_the_letters_of_the_screen(qapp):
    """They hold no letters: taken for Inter, every word of that weight falls back to another font."""
    for weight in (fonts.REGULAR, fonts.MEDIUM, fonts.SEMIBOLD, fonts.BOLD):
        assert QRawFont.fromFont(fonts.font(20, weight)).supportsCharacter("e"), weight


def broken_words(made):
    """Words that go on in the next line without a hyphen."""
    block = made.begin()
    while block.isValid():
        layout, text = block.layout(), block.text()
        for number in range(1, layout.lineCount()):
            at = layout.lineAt(number).textStart()
            if text[at - 1].isalpha() and text[at].isalpha():
                yield text[:at] + "|" + text[at:]
        block = block.next()


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_no_word_is_broken_on_paper_with_every_column_in_use(qapp, recap, language):
    players = tuple(
        replace(player, buy_ins=2, on_table=1_000, tips=10, takes=20, side=30, lent=40, borrowed=50)
        for player in recap.players
    )
    with speaking(language):
        made, size = fitted(report_of(replace(recap, players=players)), 521.0, 768.0)
    assert list(broken_words(made)) == []
    assert made.size().width() <= 521.0 / size + 1, "nothing is beyond the edge of the paper"


def test_a_name_too_long_for_any_paper_is_broken_and_not_cut_off(qapp, recap):
    long = tuple(replace(player, name=40 * "M", tips=1, takes=2, side=3, lent=4) for player in recap.players)
    made, size = fitted(report_of(replace(recap, players=long)), 521.0, 768.0)
    assert made.size().width() <= 521.0 / size + 1


def test_a_season_on_paper_keeps_its_signs_in_the_text(qapp, tmp_path):
    with closing(SqliteStore(tmp_path / "book.db")) as store:
        evening(store, 1)
        evening(store, 2)
        board = SeasonTable(standings=standings(evenings(store)), season=(), unit="USD", units=("USD",))
    copied = text(saving.save("pdf", board, SeasonFilters(), "", tmp_path))
    assert {"+", "\u2212"} <= set(copied)
    assert "\ufffd" not in copied


def test_no_row_of_a_long_recap_lies_over_the_edge_of_a_page(qapp, recap):
    many = [replace(recap.players[0], name=f"Gina Lopez-Santamaria {number} de la Concepcion") for number in range(70)]
    report = report_of(replace(recap, players=(*recap.players, *many)))
    made, size = fitted(report, 520, 760)
    tall = 760 / size
    qt_pages = made.pageCount()
    sheets = pages(made, tall)
    assert qt_pages > 1 < len(sheets)
    block, rows = made.begin(), []
    while block.isValid():
        lies = made.documentLayout().blockBoundingRect(block)
        rows.append((lies.top(), lies.bottom()))
        block = block.next()
    assert max(block_lines(made)) > 1, "a name takes two lines"
    for sheet in sheets:
        assert 0 < sheet.end - sheet.top <= tall - sheet.down + 0.001
        assert not [row for row in rows if row[0] < sheet.top < row[1]]


def block_lines(made):
    """The lines of each paragraph."""
    block = made.begin()
    while block.isValid():
        yield block.layout().lineCount()
        block = block.next()


def test_no_row_of_a_long_recap_is_there_twice(qapp, recap, tmp_path):
    names = [f"G{first}{last}z" for first in "abcdefghi" for last in "klmnopqrst"]
    many = [replace(recap.players[0], name=name) for name in names]
    assert pdf(report_of(replace(recap, players=(*recap.players, *many))), tmp_path / "long.pdf") > 1
    words = text(tmp_path / "long.pdf")
    assert {name: words.count(name) for name in names} == dict.fromkeys(names, 1)


def people(count):
    return [f"N{first}{last}q" for first in "abcdefghij" for last in "klmnopqrst"][:count]


def owing(count):
    """Payments between so many pairs."""
    names = people(2 * count)
    parties = [(Party("player", names[at]), Party("player", names[at + 1])) for at in range(0, 2 * count, 2)]
    return tuple(PaymentLine(payer, to, 5, f"{payer.name}>{to.name}:5") for payer, to in parties)


def sheets_of(report):
    """The words of each page, as lines in the order they are drawn."""
    made, size = fitted(report, 521.0, 768.0)
    drawn = []
    for sheet in pages(made, 768.0 / size):
        words, block = [], made.begin()
        while block.isValid():
            box = made.documentLayout().blockBoundingRect(block)
            if any(box.intersects(part.adjusted(0, 0.2, 0, -0.2)) for part, _ in sheet.repeated):
                words.append(block.text())
            block = block.next()
        block = made.begin()
        while block.isValid():
            if sheet.top <= made.documentLayout().blockBoundingRect(block).top() < sheet.end:
                words.append(block.text())
            block = block.next()
        drawn.append([word for word in words if word.strip()])
    return drawn


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_a_list_of_payments_that_fits_a_page_stays_on_one_with_its_heading(qapp, recap, language):
    with speaking(language):
        many = [replace(recap.players[0], name=name) for name in people(24)]
        report = replace(report_of(replace(recap, players=(*recap.players, *many))), payments=owing(12))
        drawn = sheets_of(report)
        assert say("recap.settle") not in drawn[0]
        (page,) = [words for words in drawn if say("recap.settle") in words]
        assert sum(name in " ".join(page[page.index(say("recap.settle")) :]) for name in people(24)) == 24


def test_a_broken_list_says_its_heading_and_its_columns_on_each_page(qapp, recap, tmp_path):
    more = (PaymentLine(Party("player", f"M{at:02}"), Party("player", "Zoe"), 5, f"M{at:02}>Zoe:5") for at in range(50))
    report = replace(report_of(recap), payments=(*owing(50), *more))
    drawn = sheets_of(report)
    assert len(drawn) > 2
    for words in drawn[1:]:
        others = [word for word in words if re.search(r"N\w\wq", word)]
        assert not others or words[0] == say("recap.settle"), words[:5]
    many = [replace(recap.players[0], name=name) for name in people(90)]
    first, second, *_ = sheets_of(report_of(replace(recap, players=(*recap.players, *many))))
    columns = first[first.index(say("recap.player")) :][:3]
    assert second[:3] == columns
    pdf(report, tmp_path / "long.pdf")
    words = text(tmp_path / "long.pdf")
    assert {name: words.count(name) for name in people(100)} == dict.fromkeys(people(100), 1)
    assert plain(words).count(plain(say("recap.settle"))) > 1


def test_by_game_stays_together_below_its_heading(qapp, recap):
    games = tuple(GameSum(title=None, name=name, hands=1, pots=9, biggest=9, taken=1) for name in ("Razz", "Badugi"))
    for count in (34, 44):  # the two rows would lie on two pages with the second
        many = [replace(recap.players[0], name=name) for name in people(count)]
        report = replace(report_of(replace(recap, players=(*recap.players, *many))), by_game=games, rulings=())
        (page,) = [words for words in sheets_of(report) if say("recap.by_game") in words]
        assert len(page[page.index(say("recap.by_game")) :]) >= 1 + 3 * 4, "heading, heads of columns, two rows"


LONG = "Jean-Baptiste Vanderbilt-Oberhauser"


def test_a_payment_of_a_long_name_takes_one_line_and_no_half_page_stays_blank(qapp, recap):
    pay = PaymentLine(Party("player", LONG), Party("player", "Kid"), 46, "x")
    report = replace(report_of(recap), payments=(pay, *owing(2)), ended=True)
    made, _ = fitted(report, 521.0, 768.0)
    blocks, block = {}, made.begin()
    while block.isValid():
        blocks[block.text()] = block
        block = block.next()
    assert blocks[f"{LONG} pays Kid"].layout().lineCount() == 1
    layout = made.documentLayout()
    settle, pots = (layout.blockBoundingRect(blocks[say(f"recap.{key}")]) for key in ("settle", "biggest_pots"))
    assert settle.bottom() < pots.top(), "they are not squeezed side by side"
    assert pots.left() == settle.left()


def test_a_recap_of_several_pages_takes_no_page_that_smaller_letters_save(qapp, recap):
    saved = False
    for count in range(20, 48, 9):
        many = [replace(recap.players[0], name=name) for name in people(count)]
        report = report_of(replace(recap, players=(*recap.players, *many)))
        made, size = fitted(report, 521.0, 768.0)
        number = len(pages(made, 768.0 / size))
        for other in (0.9, 0.85, 0.8, 0.76):
            tried = document(report, 521.0 / other)
            tried.setPageSize(QSizeF(521.0 / other, 768.0 / other))
            tried_pages = len(pages(tried, 768.0 / other))
            assert number <= tried_pages
            saved = saved or (other == 0.9 and number < tried_pages)
    assert saved, "at 0.9 at least one of these takes more pages"
