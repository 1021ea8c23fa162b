"""Every card of house rules is in sight, or one tap on a key that says how many more there are."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import MIN_TARGET_PX, fit
from desktop.kit.theme import load
from desktop.setup import own_presets as mine
from desktop.setup.choice import Choice
from desktop.setup.earlier_games import EarlierSession
from desktop.setup.page import SetupPage
from desktop.words.i18n import LANGUAGES, capitalised
from engine.settings.presets import presets
from tests.desktop.speaking import speaking
from tests.desktop.spying import faults, painted_on

GAME = EarlierSession(
    3, '{"preset": "home", "blinds": [1, 2]}', "No-limit Hold'em 1/2", "home", 9, 47, 8, "23:12", True, goes_on=47
)
SHIPPED = {preset.id for preset in presets()}
SIZES = [
    (3840, 2160), (1920, 1080), (1920, 1040), (1600, 900), (1366, 768), (1280, 800), (1280, 760), (1280, 720),
    (1024, 768), (1024, 600), (1080, 1920), (800, 1280), (768, 1024),
]  # fmt: skip


@pytest.fixture(autouse=True)
def own_rules(tmp_path, monkeypatch) -> None:
    """No rules of one's own but those a test keeps."""
    fonts.install()
    monkeypatch.setattr(mine, "folder", lambda: tmp_path / "rules")


def page_of(qtbot: QtBot, size: tuple[int, int], games: int, text: float = 1.0) -> SetupPage:
    """The page with so many games that are not over."""
    look = Look(load(), fit(*size), text)
    left = [replace(GAME, id=number) for number in range(1, games + 1)]
    page = SetupPage(look, left[0] if left else None, games=left)
    qtbot.addWidget(page)
    page.resize(*size)
    page.set_look(look)
    page.show()
    return page


def in_sight(page: SetupPage) -> set[str]:
    """The cards that can be tapped now."""
    return {card.id for card in page.presets.cards if card.isVisible()}


@pytest.mark.parametrize("games", [0, 1, 4, 7])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_shipped_preset_is_in_sight(qtbot: QtBot, size: tuple[int, int], games: int) -> None:
    for text in (1.0, 1.3):
        page = page_of(qtbot, size, games, text)
        assert in_sight(page) == SHIPPED
        assert not faults(page, painted_on(page))


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 600), (768, 1024)], ids=lambda size: str(size[0]))
def test_ones_own_are_turned_to_by_whole_cards(qtbot: QtBot, size: tuple[int, int]) -> None:
    own = [mine.keep_preset(Choice("home", "", 8, (("runs", "1"),)), f"Evening {number}") for number in range(7)]
    page = page_of(qtbot, size, 4)
    cards = page.presets.list
    seen, shown = in_sight(page), len(in_sight(page))
    assert cards.down.isVisible()
    assert cards.down.left == len(SHIPPED) + len(own) - shown
    while cards.down.left:
        before = in_sight(page)
        cards.down.tapped.emit()
        assert in_sight(page) != before
        seen |= in_sight(page)
        assert not faults(page, painted_on(page))
    assert seen == SHIPPED | {card.id for card in own if isinstance(card, mine.OwnPreset)}
    page.presets.cards[-1].tapped.emit()
    assert page.presets.cards[-1].id in in_sight(page), "what is chosen stays in sight"


@pytest.mark.parametrize("games", [0, 1, 4])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1280, 720)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_the_cards_say_grows_with_the_letters(
    qtbot: QtBot, size: tuple[int, int], language: str, games: int
) -> None:
    """The trial: at 130% the notes of the cards stayed at 9 px while all round them grew; points give way first."""
    with speaking(language):
        page = page_of(qtbot, size, games, 1.3)
        scale, cards = page.look.scale, page.presets.cards
        for card in cards:
            assert card.height() >= MIN_TARGET_PX
            pieces = painted_on(card)
            notes = [piece for piece in pieces if piece.words != card.words and piece.words != card.tag]
            assert min(piece.px for piece in notes) / scale >= 15, [piece.words for piece in notes]
            assert fonts.typeset(card.note) in " ".join(piece.words for piece in pieces)
        assert not faults(page, painted_on(page))


def test_a_card_says_all_its_points_with_the_evenings_above(qtbot: QtBot) -> None:
    """With three cards of the evening before above, `no straddle` of a tournament was left out."""
    page = page_of(qtbot, (1366, 768), 1)
    sizes = set()
    for card in page.presets.cards:
        pieces = painted_on(card)
        words = " ".join(piece.words for piece in pieces)
        assert capitalised(", ".join(card.points)) in words, words
        sizes.add(pieces[-1].px)
    assert len(sizes) == 1, "cards beside each other have letters of one size"
