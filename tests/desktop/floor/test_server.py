"""A server that is away or refuses: what the floor says, keeps and drops."""

from pathlib import Path

import pytest

from desktop.floor import intents as i
from desktop.floor.line_records import clock, refusal
from desktop.floor.reader import RoomReader
from desktop.floor.window import FloorWindow
from desktop.words.i18n import LANGUAGES
from engine.room import credential
from engine.room.errors import HINTS, CallDenied, DeniedWhy, RoomError
from tests.desktop.floor.asking import asked, tap_key
from tests.desktop.in_each import NO_CREDENTIAL
from tests.desktop.pdf_text import text
from tests.desktop.rooms import NOW, room
from tests.desktop.speaking import speaking


def test_while_the_server_is_away_nothing_is_sent_and_the_lists_are_printed(
    window: FloorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.floor.window.monotonic", lambda: window.heard + 250)
    window.act(i.Go(i.RoomTab.LISTS))
    window.show_away(None)
    assert window.lists.strip.about == f"The server does not answer   as of {clock(NOW)}, 4 min ago"
    assert window.lists.strip.role == "owe"
    tap_key(window.lists.games, "PLO 5/10")
    assert asked(window) == []
    assert window.lists.strip.about == "Not sent: the server does not answer"
    window.lists.save.tap()
    [file] = tmp_path.glob("room-lists-*.pdf")
    plain = text(file).encode("ascii", "ignore").decode()  # a colon between figures has a sign of its own
    words = " ".join(plain.split())
    for part in ("as of", clock(NOW).replace(":", ""), "Late Lou", "by phone", "Rosa 14", "1,340", "Ola Sand"):
        assert part in words
    window.show_room(room())
    tap_key(window.lists.games, "PLO 5/10")
    assert len(asked(window)) == 2


def test_without_a_server_the_last_word_stays(window: FloorWindow) -> None:
    window.show_away(None)
    assert window.tiles.strip.about.startswith("The server does not answer")
    assert window.tiles.tiles.cards[1].tile.title == "Hold'em 2/5"
    window.show_room(room())
    assert window.tiles.strip.about.startswith("Main room")


def test_what_was_tapped_for_a_server_that_went_away_is_dropped_and_said(tmp_path: Path) -> None:
    reader = RoomReader(tmp_path / "none.conf")
    refusals: list[object] = []
    reader.refused.connect(refusals.append)
    reader.do(lambda server: None)
    reader.do(lambda server: None, "day")
    reader.drop()
    assert refusals == [None]
    assert [about for _, about in reader.work] == ["day"]
    reader.drop()
    assert refusals == [None]


def test_a_refusal_stays_through_the_next_news(window: FloorWindow) -> None:
    window.act(i.Go(i.RoomTab.LISTS))
    window.say_refused(CallDenied("the name stands on this list already", "twice"))
    window.show_room(room())
    assert window.lists.strip.about == "The name stands on this list already"
    window.message_timer.timeout.emit()
    assert window.lists.strip.about.startswith("Main room")


@pytest.mark.parametrize("why", sorted(HINTS.keys() - {"stranger"}))
def test_what_the_server_refuses_is_said_in_the_language_of_the_device(why: DeniedWhy) -> None:
    refused = CallDenied("as the server says it", why)
    sentences = set()
    for language in LANGUAGES:
        with speaking(language):
            sentences.add(refusal(refused))
    assert len(sentences) == len(LANGUAGES)
    assert not any("as the server says it" in sentence for sentence in sentences)


def test_what_the_room_does_not_refuse_by_itself_is_told_as_the_server_says_it() -> None:
    assert refusal(CallDenied("value too long")) == "The room's server refused it: value too long"


def test_a_wrong_credential_is_said_in_the_language_of_the_device(window: FloorWindow, tmp_path: Path) -> None:
    """It was English in every language: others may read it, there is none, it is something else."""
    wrong = tmp_path / "room.conf"
    for code in LANGUAGES:
        words = []
        with speaking(code):
            for rights in (None, 0o644, 0o600):
                if rights is not None:
                    wrong.write_text("something else")
                    wrong.chmod(rights)
                with pytest.raises(RoomError) as refused:
                    credential.read(wrong)
                window.show_away(refused.value)
                words.append(window.tiles.strip.about)
        wrong.unlink()
        assert [part in line for part, line in zip(NO_CREDENTIAL[code], words, strict=True)] == [True] * 3, words
