"""A long name gives way: where a line has no room the name is cut, never what is said of the player."""

import pytest
from PySide6.QtWidgets import QWidget

from desktop import intents as i
from desktop.kit import fonts
from desktop.kit.fitting import NAMES, Names, elide, shorten_px, whole_lines
from desktop.table.felt_sizes import NEXT_MOST
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on

LONG = "Bartholomew Featherstonehaugh-Cholmondel"
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 6, "new_player": "post_or_wait"}
SIZES = [(1280, 800), (1024, 600)]


def words_on(widget: QWidget) -> list[str]:
    """Everything written on a widget."""
    return [piece.words for piece in painted_on(widget)]


def seated(make: MakeTable, size: tuple[int, int]) -> Table:
    """Three players play, the long name among them."""
    return make(HOLDEM, size).sit(("Ann", 1, 500), (LONG, 2, 500), ("Cal", 3, 500))


def test_a_name_is_cut_before_the_end_of_a_line(make: MakeTable) -> None:
    seated(make, (1280, 800))
    words = f"{LONG} is not dealt in"
    room = fonts.width(words, 20, fonts.BOLD) * 0.7
    cut = elide(words, 20, fonts.BOLD, room)
    assert cut.startswith("Barth")
    assert cut.endswith("… is not dealt in")
    assert fonts.width(cut, 20, fonts.BOLD) <= room
    NAMES.show(())
    assert not elide(words, 20, fonts.BOLD, room).endswith("dealt in")


def test_several_names_give_way_and_lines_as_well(make: MakeTable) -> None:
    other = "Wilhelmina Katharina von Hohenstaufen"
    NAMES.show((LONG, other))
    words = f"{LONG} pays {other} 250"
    cut = elide(words, 20, fonts.BOLD, 330)
    assert " pays " in cut
    assert cut.endswith(" 250")
    lines, _ = whole_lines(f"{other}: run twice as agreed by everybody", 16, fonts.BOLD, 150)
    assert lines[-1].endswith("by everybody")


def test_short_names_and_parts_of_words_are_left_alone() -> None:
    names = Names()
    names.show(("Al", "Constance", "Constance Miller"))
    assert names.named_in("All-in 515, Constances") == []
    assert names.named_in("Constance Miller folds") == ["Constance Miller"]


@pytest.mark.parametrize("size", SIZES)
def test_the_statement_keeps_its_point(make: MakeTable, size: tuple[int, int]) -> None:
    table = make(HOLDEM, size).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cal", 3, 500), ("Dee", 5, 500))
    table.bridge.send(c.Button(seat=1))
    for _ in range(5):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    table.bridge.send(c.Sit(seat=6, player=LONG, stack=500))
    sentence = next(words for words in words_on(table.window.view.bar) if "dealt in" in words)
    assert sentence.endswith("is not dealt in"), sentence


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("asked", "ends"), [(i.AskAdd(2), "adds chips"), (i.AskStraddle(2, 20), "straddles"), (i.AskEarlyRaise(2), "turn")]
)
def test_the_title_of_a_sheet_keeps_its_point(
    make: MakeTable, size: tuple[int, int], asked: i.Intent, ends: str
) -> None:
    table = seated(make, size)
    table.window.open(asked)
    assert any(words.startswith("Barth") and words.endswith(ends) for words in words_on(table.window.sheet))


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_of_a_seat_keeps_the_stack(make: MakeTable, size: tuple[int, int]) -> None:
    table = seated(make, size)
    table.seat(2)
    assert any(words.startswith("2  Barth") and words.endswith(", 500") for words in words_on(table.window.menu))


def test_letters_do_not_get_tiny_for_a_name(make: MakeTable) -> None:
    seated(make, (1280, 800))
    assert shorten_px(f"{LONG} adds 100 at the hand's end", "", 18, fonts.MEDIUM, 300) == 18
    NAMES.show(())
    assert shorten_px(f"{LONG} adds 100 at the hand's end", "", 18, fonts.MEDIUM, 300) < 18


@pytest.mark.parametrize("size", SIZES)
def test_whose_turn_it_is_stays_readable_beside_a_key(make: MakeTable, size: tuple[int, int]) -> None:
    """In limit "All check" stands beside it: the words shrank to a third before the name in them was cut."""
    table = make({**HOLDEM, "limit": "fixed", "bets": [10, 20]}, size)
    table.sit(("Ann", 1, 500), (LONG, 2, 500), ("Cal", 3, 500))
    for command in (c.Button(seat=3), c.Deal(), c.Act("call"), c.Act("call"), c.Act("check"), c.Act("check")):
        assert table.bridge.send(command)
    statement = table.window.view.bar.statement
    assert statement.button.isVisible()
    title, second = painted_on(statement)[1:3]
    assert title.words.startswith("Bar")
    assert title.words.endswith("… to act")
    assert title.px > second.px


def test_a_title_grows_with_the_text_and_keeps_its_point(make: MakeTable) -> None:
    table = seated(make, (1024, 600))
    widths = []
    for text in (1.0, 1.3):
        table.window.view.text_size = text
        table.window.view.restyle()
        table.window.open(i.AskSit(5))
        title = next(piece for piece in painted_on(table.window.sheet) if piece.words == "Seat 5")
        widths.append(title.rect.width())
    assert widths[1] > widths[0] * 1.15


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_blinds_paid_again_keep_their_point(make: MakeTable, size: tuple[int, int], language: str) -> None:
    with speaking(language):
        house = HOLDEM | {"button_rule": "simplified", "enter_on_button": True}
        players = ("Zoe", "Cid", LONG, "Ben", "Dan")
        table = make(house, size).sit(*((player, seat, 200) for seat, player in enumerate(players, 1)))
        for command in (
            c.Button(seat=5), c.Deal(), *(c.Act(seat=seat, action="fold") for seat in (3, 4, 5, 1)), c.SitOut(seat=2),
            c.Deal(), *(c.Act(seat=seat, action="fold") for seat in (5, 1, 3)), c.SitIn(seat=2, entry="post"),
        ):  # fmt: skip
            assert table.bridge.send(command)
        again = next(piece for piece in painted_on(table.window.view) if "(ENT" in piece.words)
        assert again.words.endswith("4)")
        assert again.rect.width() <= table.window.view.look.of(NEXT_MOST) * again.scale
        assert not again.cut


def test_a_line_shrinks_a_little_before_a_name_in_it_is_cut() -> None:
    words = "Maximilian-Alexander sits down with 12,345"
    whole = fonts.width(words, 16, fonts.MEDIUM)
    px = shorten_px(words, "Maximilian-Alexander", 16, fonts.MEDIUM, whole * 0.85)
    assert px < 16
    assert elide(words, px, fonts.MEDIUM, whole * 0.85, "Maximilian-Alexander") == words
    px = shorten_px(words, "Maximilian-Alexander", 16, fonts.MEDIUM, whole * 0.7)
    assert px == 16, "where that does not do it, the letters stay as large as the others"
    assert "…" in elide(words, px, fonts.MEDIUM, whole * 0.7, "Maximilian-Alexander")
