"""This device: choices are kept at once and hold everywhere; sounds; a full screen; keys, tour and manual."""

import json
import wave
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.bridge.keys import actions
from desktop.demo import staged
from desktop.device.rows import groups
from desktop.device.sizes import ALL, sizes_after_tap
from desktop.help import keys
from desktop.help.chapters import chapters
from desktop.help.manual import Manual
from desktop.help.tour import CARDS
from desktop.intents import GoTo, Quit, ToggleFullScreen, WindowPage
from desktop.kit import fonts
from desktop.preferences import choices as kept_choices
from desktop.preferences.choices import Choices, ChoiceStore, theme_of
from desktop.present.sizes import USUAL
from desktop.shell.awake import Awake
from desktop.shell.sounds import Sounds, is_on
from desktop.table.colours import colours
from desktop.words import i18n, languages
from engine import commands as c
from engine.journal.memory import MemoryStore
from resources import resource
from tests.desktop.conftest import MakeTable


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
    """The app on a hand on the flop, its choices in a file."""
    made = App(staged.mid_hand().store, ChoiceStore(tmp_path / "choices.json"))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.start()
    made.show()
    yield made
    made.leave()


def pick(app: App, row: str, words: str) -> None:
    """Tap an option of the page."""
    device = app.side_pages.device
    assert device is not None
    panel = next(panel for panel in device.panels.values() if row in panel.chips)
    choice = next(known for known in panel.group.rows if known.id == row)
    number = next(at for at, option in enumerate(choice.options) if option.words == words)
    panel.chips[row][number].tap()


class TestChoices:
    """Kept in a file, at once."""

    def test_a_choice_is_kept_at_once_and_holds_at_the_next_start(self, app: App, tmp_path: Path) -> None:
        app.handle(GoTo(WindowPage.DEVICE))
        pick(app, "theme", "light")
        pick(app, "column", "on the left")
        pick(app, "suits", "two colours")
        again = kept_choices.read(tmp_path / "choices.json")
        assert (again.theme, again.mirrored, again.four_colour) == ("light", True, False)
        assert app.table is not None
        look = app.table.view.look
        assert look.theme.name == "light"
        assert look.fit.mirrored
        assert colours(look.theme).suit("d") == colours(look.theme).suit("h")

    @pytest.mark.parametrize(
        ("row", "words", "name", "value"),
        [
            ("text", "130%", "text_size", 1.3),
            ("dealer", "at the top", "dealer_on_top", True),
            ("keys_order", "7 8 9 on top", "high_keys", True),
            ("motion", "nothing moves", "motion", False),
        ],
    )
    def test_each_choice_reaches_the_table(self, app: App, row: str, words: str, name: str, value: object) -> None:
        app.handle(GoTo(WindowPage.DEVICE))
        pick(app, row, words)
        assert app.table is not None
        assert getattr(app.table.view, name) == value

    def test_back_goes_to_the_table_and_the_table_is_as_it_was(self, app: App) -> None:
        before = app.bridge.scene if app.bridge is not None else None
        app.handle(GoTo(WindowPage.DEVICE))
        assert app.shown is not app.table
        QTest.keyClick(app.side_pages.device, Qt.Key.Key_Escape)
        assert app.shown is app.table
        assert app.bridge is not None
        assert app.bridge.scene.view == (before.view if before is not None else None)

    def test_a_broken_file_keeps_nobody_from_dealing(self, tmp_path: Path) -> None:
        file = tmp_path / "choices.json"
        file.write_text('{"theme": "puce", "mirrored": true, "nonsense": 1}')
        assert kept_choices.read(file) == Choices(mirrored=True)
        file.write_text("{")
        assert kept_choices.read(file) == Choices()

    def test_a_folder_that_cannot_be_written_still_lets_choose(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        choice_store = ChoiceStore(tmp_path / "file" / "choices.json")
        choice_store.change(theme="light")
        assert choice_store.choices.theme == "light"

    def test_every_option_says_whether_it_holds(self) -> None:
        for group in groups(Choices(), displaying=False):
            for row in group.rows:
                held = sum(option.chosen for option in row.options)
                assert row.toggles or row.id == "sizes" or held == 1, row.id

    def test_the_system_theme_is_one_of_ours(self, qapp: QApplication) -> None:
        assert theme_of(Choices(theme="system")).name in ("dark", "light", "high_contrast")

    def test_a_card_on_the_outline_sets_the_size_of_touch(self, app: App) -> None:
        app.handle(GoTo(WindowPage.DEVICE))
        device = app.side_pages.device
        assert device is not None
        pick(app, "screen", "measure")
        measure = device.instead
        assert measure is not None
        assert device.bar["back"].second == "the size stays as it was"
        measure.density = 6.0  # type: ignore[union-attr]
        measure.grow(0)  # type: ignore[union-attr]
        measure.fits.tap()  # type: ignore[union-attr]
        assert device.bar["back"].second == "all is kept already"
        assert app.choice_store.choices.density == 6.0
        assert app.table is not None
        assert app.table.view.density == 6.0

    def test_quick_sizes_of_ones_own_stand_on_the_pad(self, app: App) -> None:
        app.choice_store.change(sizes={"pot_limit": ("third", "pot")})
        assert app.table is not None
        pad = app.table.view.column.pad
        assert [key.face.word for key in pad.quicks if key.isVisibleTo(app.table)] == ["\u2153", "pot"]

    def test_five_sizes_at_most_and_the_usual_ones_are_not_kept(self) -> None:
        spare = next(id for id in ALL["opening"] if id not in USUAL["opening"])
        assert sizes_after_tap({}, "opening", spare) is None
        fewer = sizes_after_tap({}, "opening", USUAL["opening"][0])
        assert fewer == {"opening": USUAL["opening"][1:]}
        assert sizes_after_tap(fewer, "opening", USUAL["opening"][0]) == {}


class TestLanguage:
    """Chosen here; what is on screen is said again."""

    def test_another_language_is_spoken_at_once_and_the_page_stays(
        self, app: App, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv(i18n.VARIABLE, raising=False)
        try:
            app.handle(GoTo(WindowPage.DEVICE))
            pick(app, "language", "Deutsch")
            assert i18n.language().code == "de"
            assert app.side_pages.device is app.shown
            QTest.keyClick(app.shown, Qt.Key.Key_Escape)
            assert app.shown is app.table
            assert app.table is not None
            assert app.table.view.bar.go.face.word == "Raise auf", "Undo stays Undo in German"
            assert app.choice_store.choices.language == "de"
        finally:
            app.choice_store.change(language="en")
        assert i18n.language().code == "en"


class TestFullScreen:
    """Kiosk: no close by accident."""

    def test_a_full_screen_closes_by_choice_only(self, app: App) -> None:
        app.handle(ToggleFullScreen())
        assert app.isFullScreen()
        app.close()
        assert app.isVisible()
        app.handle(Quit())
        assert not app.isVisible()

    def test_close_on_the_setup_page_of_a_full_screen_asks_for_a_choice(self, qtbot: QtBot) -> None:
        app = App(MemoryStore())  # type: ignore[arg-type]
        qtbot.addWidget(app)
        app.start()
        app.showFullScreen()
        assert app.setup is not None
        app.setup.bar.back.tap()
        assert app.isVisible()
        assert app.side_pages.device is not None
        app.side_pages.device.bar["quit"].tap()
        assert not app.isVisible()

    def test_a_window_closes_as_windows_do(self, app: App) -> None:
        app.close()
        assert not app.isVisible()

    def test_f11_goes_back(self, app: App) -> None:
        app.handle(ToggleFullScreen())
        app.handle(ToggleFullScreen())
        assert not app.isFullScreen()

    def test_keeping_awake_without_a_bus_is_no_error(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
        awake = Awake()
        awake.hold()
        awake.let_go()
        assert not awake.held


class TestSounds:
    """Short, mutable, unheard unless asked for; the clock is."""

    def heard(self, choice_store: ChoiceStore) -> tuple[Sounds, list[str]]:
        """Sounds that are written down."""
        played: list[str] = []
        return Sounds(choice_store, lambda file: played.append(file.stem)), played

    def test_the_clock_warns_once_and_ends_once(self, make: MakeTable) -> None:
        table = make().sit()
        sounds, played = self.heard(ChoiceStore())
        sounds.follow(table.bridge)
        table.go()
        assert table.bridge.send(c.Clock(seat=table.view.to_act))
        rule = table.view.clock
        for second in range(rule.seconds + 3):
            table.at = rule.since + second
            table.bridge.time_passed()
        assert played == ["warning", "expired"]

    def test_nothing_else_is_heard_by_default(self, make: MakeTable) -> None:
        table = make().sit()
        sounds, played = self.heard(ChoiceStore())
        sounds.follow(table.bridge)
        table.go()
        table.fold()
        assert not table.bridge.send(c.Act("check", seat=99))
        assert played == []

    def test_taps_pots_and_refusals_are_heard_when_asked_for(self, make: MakeTable) -> None:
        table = make().sit(("Ann", 1, 200), ("Ben", 2, 200))
        choice_store = ChoiceStore()
        choice_store.change(sound_taps=True, sound_pots=True, sound_refusals=True)
        sounds, played = self.heard(choice_store)
        sounds.follow(table.bridge)
        table.go()
        table.bridge.send(c.Act("check", seat=99))
        table.fold()
        assert played == ["tap", "refused", "push"]

    def test_one_switch_mutes_all(self) -> None:
        loud = Choices(sounds=False, sound_taps=True, sound_pots=True, sound_refusals=True)
        assert not any(is_on(sound, loud) for sound in ("warning", "expired", "tap", "push", "refused"))

    @pytest.mark.parametrize("name", ["warning", "expired", "tap", "push", "refused"])
    def test_every_sound_is_shipped_and_short(self, name: str) -> None:
        with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
            assert file.getnframes() / file.getframerate() < 1.0


class TestHelp:
    """Keys, tour, manual."""

    def test_every_key_of_the_table_is_on_the_page(self) -> None:
        named = {*keys.HAND, *keys.AMOUNT, *keys.SHOWDOWN, *keys.TABLE, *keys.WINDOW}
        others = {action.id for action in actions() if not action.id.startswith(("digit_", "seat_", "menu_"))}
        assert named == others

    def test_tool_tips_name_the_keys(self, app: App) -> None:
        app.settle_in()
        assert app.table is not None
        bar = app.table.view.bar
        assert bar.fold.toolTip() == "Fold (F)"
        assert bar.undo.toolTip() == "Undo (Ctrl+Z)"

    def test_f1_opens_the_keys_and_any_key_goes_back(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[bool] = []
        monkeypatch.setattr(app.side_pages, "open_manual", lambda: asked.append(True))
        QTest.keyClick(app.table, Qt.Key.Key_F1)
        assert isinstance(app.shown, keys.KeysPage)
        QTest.mouseClick(app.shown.manual, Qt.MouseButton.LeftButton)
        assert asked == [True], "who asks for help finds the manual beside the keys"
        assert isinstance(app.shown, keys.KeysPage)
        QTest.keyClick(app.shown, Qt.Key.Key_Space)
        assert app.shown is app.table

    def test_the_tour_has_five_cards_comes_once_and_holds_up_nothing(self, app: App, tmp_path: Path) -> None:
        app.tour_once()
        tour = app.side_pages.tour
        assert tour is not None
        assert app.bridge is not None
        assert app.table is not None
        app.table.view.bar.call.tap()
        assert app.bridge.scene.undo is not None
        assert app.side_pages.tour is tour
        for _ in CARDS:
            assert tour.isVisible()
            tour.forward.tap()
        assert len(CARDS) == 5
        assert app.side_pages.tour is None
        assert json.loads((tmp_path / "choices.json").read_text())["toured"]
        app.tour_once()
        assert app.side_pages.tour is None

    def test_one_tap_skips_the_tour(self, app: App) -> None:
        app.tour_once()
        assert app.side_pages.tour is not None
        app.side_pages.tour.skip.tap()
        assert app.side_pages.tour is None

    @pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1280, 720), (1024, 600)])
    def test_a_card_of_the_tour_is_whole_and_not_on_what_it_tells_of(self, app: App, size: tuple[int, int]) -> None:
        app.resize(*size)
        app.tour_once()
        tour = app.side_pages.tour
        assert tour is not None
        assert app.table is not None
        for number, (name, _) in enumerate(CARDS):
            tour.at = number
            tour.show_card()
            assert app.table.view.rect().contains(tour.geometry()), name
            assert not tour.ring.geometry().adjusted(8, 8, -8, -8).intersects(tour.geometry()), name

    @pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1024, 600), (800, 1280)])
    @pytest.mark.parametrize("code", i18n.LANGUAGES)
    def test_next_stays_under_the_finger(self, app: App, code: str, size: tuple[int, int]) -> None:
        app.resize(*size)
        languages.speak(code)
        try:
            app.tour_once()
            tour = app.side_pages.tour
            assert tour is not None
            assert app.table is not None
            places = set()
            for number in range(len(CARDS)):
                tour.at = number
                tour.show_card()
                places.add(tour.forward.mapTo(app.table, tour.forward.rect().center()).toTuple())
                assert app.table.view.rect().contains(tour.geometry())
        finally:
            languages.speak("en")
        assert len(places) == 1

    @pytest.mark.parametrize("code", i18n.LANGUAGES)
    def test_the_manual_has_chapters_with_pictures_that_are_there(self, qtbot: QtBot, code: str) -> None:
        languages.speak(code)
        try:
            manual = Manual(theme_of(Choices()))
        finally:
            languages.speak("en")
        qtbot.addWidget(manual)
        assert [page.key for page in chapters(code)] == [page.key for page in chapters("en")]
        listed = [manual.list.item(row).text() for row in range(manual.list.count())]
        assert listed == [fonts.typeset(page.title) for page in chapters(code)]
        assert len(listed) > 10
        for chapter in chapters(code):
            assert chapter.language == code
            for piece in chapter.text.split("](")[1:]:
                name = piece.partition(")")[0]
                assert not QImage(str(resource("pictures", name))).isNull(), name
        manual.resize(1100, 600)
        manual.show()
        qtbot.waitExposed(manual)
        assert manual.list.verticalScrollBar().isVisible(), "the list is longer than a low screen"
        assert manual.list.viewport().width() >= manual.list.sizeHintForColumn(0), "no title is cut"
        manual.list.setCurrentRow(3)
        assert len(manual.text.toPlainText()) > 400

    def test_a_language_without_a_manual_reads_the_english_one(self) -> None:
        assert chapters("xx") == chapters("en")

    def test_a_chapter_that_is_not_translated_yet_is_read_in_english(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("desktop.help.chapters.resource", tmp_path.joinpath)
        (tmp_path / "manual").mkdir()
        (tmp_path / "manual" / "en.md").write_text("# First {#a}\n\nOf it.\n\n# Second {#b}\n\n## A part\n")
        (tmp_path / "manual" / "xx.md").write_text("# Zweites {#b}\n\n## Ein Teil\n")
        assert [page.language for page in chapters("xx")] == ["en", "xx"]
        assert [page.text for page in chapters("xx")] == ["# First\n\nOf it.\n", "# Zweites\n\n## Ein Teil\n"]
