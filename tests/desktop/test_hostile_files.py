"""Files as a stranger, a crash or a bad disk leaves them: the start says which are set aside, and starts."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import resources
from desktop.app import App
from desktop.kit import theme
from desktop.preferences import device_files
from desktop.preferences.choices import ChoiceStore
from desktop.preferences.device_files import default_file
from desktop.setup import own_presets
from desktop.setup.choice import Choice
from desktop.words import i18n, languages
from desktop.words.say import say
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from engine.settings import games, refused_keys
from engine.settings import resources as shipped
from tests.desktop.speaking import speaking

DEEP = 100_000
TEXTS = {
    "empty": b"",
    "half": b'{"theme":"li',
    "no text": b"\xff\xfe\x00{",
    "deep list": b"[" * DEEP,
    "deep object": b'{"a":' * DEEP,
    "deep choice": b'{"sizes":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "another kind": b"7",
    "far too large": b" " * (device_files.MOST + 1),
    "wild figures": b'{"text":1e300,"density":-1e9,"session":' + b"9" * 40 + b',"book":"a\\u0000b","language":["x"]}',
}
HOUSE = '{"kind":"feltbook house rules","name":%s,"base":"home","rules":%s,"table":%s,"seats":%s}'
RULES = {
    "wild seats": HOUSE % ('"A"', "{}", "{}", 10**30),
    "wild stakes": HOUSE % ('"A"', "{}", f'{{"game":"holdem","blinds":[{10**40},1e300]}}', 6),
    "another shape": HOUSE % ('"A"', '{"levels":7}', '{"game":[],"levels":{"a":1}}', 6),
    "code": HOUSE % ('"A"', '{"straddle":"__import__(\'os\').abort()"}', "{}", 6),
    "a long name": HOUSE % (f'"{"x" * 100_000}"', "{}", "{}", 6),
    "deep rules": HOUSE % ('"A"', '{"a":' * DEEP + "1" + "}" * DEEP, "{}", 6),
    "half deep rules": HOUSE % ('"A"', '{"a":' * 900 + "1" + "}" * 900, "{}", 6),
}
FILES = ("choices.json", "shown.json", "dealers.json", "rules/x.rules.json", "book.db.settled.json")


@pytest.fixture
def book(tmp_path: Path) -> Path:
    with SqliteStore(tmp_path / "book.db") as store:
        session = Session.start(store, {"game": "holdem", "blinds": [1, 2], "seats": 6})
        assert isinstance(session, Session)
        session.dispatch(c.Sit(seat=1, player="Ann", stack=200))
    return tmp_path / "book.db"


def started(book: Path, qtbot: QtBot) -> str:
    """Start the app on a book; what it says."""
    with SqliteStore(book) as store:
        app = App(store, ChoiceStore(default_file()))
        qtbot.addWidget(app)
        app.resize(1280, 800)
        app.start()
        app.show()
        app.after_paint()
        qtbot.waitUntil(lambda: bool(app.table and app.table.desk.local.notice), timeout=5000)
        assert app.table is not None
        assert app.table.desk.local.notice is not None
        words = app.table.desk.local.notice.text
        app.open_setup()
        app.leave()
    return words


@pytest.mark.parametrize("text", TEXTS)
def test_files_that_cannot_be_used_are_named_and_the_app_starts(book: Path, qtbot: QtBot, text: str) -> None:
    for file in FILES:
        path = book.parent / file if file.startswith("book") else default_file().parent / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(TEXTS[text])
    words = started(book, qtbot)
    assert [file for file in FILES if Path(file).name not in words] == []


@pytest.mark.parametrize("text", RULES)
def test_house_rules_that_cannot_be_used_are_named(text: str) -> None:
    device_files.were_set_aside()
    own_presets.folder().mkdir(parents=True)
    file = own_presets.folder() / "x.rules.json"
    file.write_text(RULES[text])
    assert own_presets.all_own_presets() == ()
    assert device_files.were_set_aside() == (str(file),)
    assert file.exists(), "it is not ours to rename"


def test_rules_of_the_largest_table_are_kept() -> None:
    choice = Choice("casino", '{"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}', 11)
    mine = own_presets.keep_preset(choice, "Eleven")
    assert isinstance(mine, own_presets.OwnPreset), mine
    assert own_presets.all_own_presets() == (mine,)


def test_what_is_right_in_the_choices_stays(book: Path, qtbot: QtBot) -> None:
    default_file().parent.mkdir(parents=True, exist_ok=True)
    default_file().write_text('{"theme":"light","density":1e300,"four_colour":false}')
    assert "choices.json" in started(book, qtbot)
    kept = ChoiceStore(default_file()).choices
    assert (kept.theme, kept.density, kept.four_colour) == ("light", 0.0, False)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of what ships with the app, to be broken."""
    root = tmp_path / "resources"
    shutil.copytree(resources.ROOT, root, ignore=shutil.ignore_patterns("pictures", "manual", "fonts"))
    monkeypatch.setattr(resources, "ROOT", root)
    monkeypatch.setattr(shipped, "ROOT", root)
    cached = (games.games, games.all_shipped, games.shipped, refused_keys.game)
    for cache in cached:
        cache.cache_clear()
    yield root
    for cache in cached:
        cache.cache_clear()
    theme.UNUSABLE_FILES.clear()
    i18n.SpokenLanguage.bad = ""


def test_a_language_whose_file_is_gone_is_english_and_not_the_one_before(broken: Path) -> None:
    (broken / "translations" / "fr.qm").unlink()
    with speaking("de"):
        languages.speak("fr")
        assert (say("recap.settle"), i18n.SpokenLanguage.bad) == ("Settle up", "fr.qm")


@pytest.mark.parametrize("text", ["empty", "no text", "deep list", "far too large"])
def test_shipped_files_that_are_broken_are_named_too(broken: Path, book: Path, qtbot: QtBot, text: str) -> None:
    """Another theme is shown, the other games are offered, and what is not translated is English."""
    whole = (broken / "translations" / "de.qm").read_bytes()
    (broken / "translations" / "de.qm").write_bytes(TEXTS[text] or whole[: len(whole) // 2])
    for file in ("themes/dark.json", "games/omaha.toml"):
        (broken / file).write_bytes(TEXTS[text])
    with speaking("de"):
        words = started(book, qtbot)
    assert all(name in words for name in ("dark.json", "omaha.toml", "de.qm"))
