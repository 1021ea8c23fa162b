"""The power fails, or the home folder cannot be used: what was there is back, and what is in the way is said."""

import pytest

from desktop.preferences.key_ring import KeyRing
from tests.real_screen.screen import PATIENCE, Screen
from tests.real_screen.tables import dealt, opened

OTHER = opened("Fay", "Gus", "Hal")


def test_killed_in_mid_hand_the_shown_game_is_back(screen: Screen) -> None:
    """Of two games that are not over, the one on the screen; not the one that was begun last."""
    screen.prepare(*dealt("Dora", "Ben", "Cal"), *OTHER)
    screen.start()
    screen.tap("Menu")
    screen.tap("Setup page")
    screen.tap("Go on with hand 1")
    screen.see("Dora to act")
    screen.kill()
    screen.start()
    screen.see("Dora to act")
    screen.keys("c")
    screen.see("Ben to act")
    screen.kill()
    screen.start()
    screen.see("Ben to act")
    screen.close()


@pytest.mark.parametrize(
    ("theme", "words", "game"),
    [
        ("dark", (), "in a hand"),
        ("light", ("--kiosk",), "in a hand"),
        ("dark", ("--kiosk",), "no game"),
        ("light", (), "no game"),
    ],
)
def test_a_lock_killed_is_locked_again_and_can_be_read(
    screen: Screen, theme: str, words: tuple[str, ...], game: str
) -> None:
    """After the restart the lock fills its places, the felt or the page's colour stands round it, and the PIN opens."""
    screen.choose(theme=theme)
    if game == "in a hand":
        screen.prepare(*dealt("Dora", "Ben", "Cal"), theme=theme)
    ring = KeyRing(screen.folder / "config" / "feltbook" / "pins.json")
    ring.add("Rosa", "2468")
    if game == "no game":
        ring.lock(True)
    screen.start(*words)
    if game == "in a hand":
        screen.tap("Menu")
        screen.tap("Lock the screen")
        screen.see("Locked")
        screen.kill()
        screen.start(*words)
    screen.see("Locked")
    screen.shot("locked")
    picture = screen.display.picture()
    width, height = screen.display.size
    inks = {picture.pixelColor(x, y).name() for x in range(4, width, 29) for y in range(4, height, 23)}
    assert len(inks) > 3, "no even page"
    assert "#000000" not in inks
    key = screen.find("2")
    assert key is not None
    assert key.rect[1] + key.rect[3] <= height
    if game == "no game":
        assert abs(key.middle[0] - width // 2) < width // 8, "the pad lies in the middle of the empty page"
    screen.tap("2")
    screen.type("468")
    screen.keys("Return")
    screen.gone("Locked")
    screen.see("Fold" if game == "in a hand" else "New table")


def test_a_home_that_cannot_be_written_is_said_in_a_window(screen: Screen) -> None:
    """The home folder is a file, as after a mount that failed: the app opens, says so, and ends with 2."""
    home = screen.folder / "home"
    home.write_text("")
    screen.start(HOME=str(home), XDG_DATA_HOME="", XDG_CONFIG_HOME="", XDG_STATE_HOME="", XDG_CACHE_HOME="")
    screen.see("The book cannot be opened")
    screen.see("The folder of the book cannot be made here")
    screen.see(str(home))
    screen.shot("home")
    screen.tap("Close")
    assert screen.app is not None
    assert screen.app.wait(PATIENCE) == 2
    screen.app = None


def test_the_floor_by_a_typed_name_gives_its_own_pin(screen: Screen) -> None:
    screen.prepare(*dealt("Dora", "Ben", "Cal"))
    ring = KeyRing(screen.folder / "config" / "feltbook" / "pins.json")
    ring.add("Rosa", "2468")
    ring.add("Omar", "1357")
    screen.start()
    steps = screen.book.steps
    screen.tap("Menu")
    screen.tap("Floor")
    screen.tap("Add a name")
    screen.type("rosa")
    screen.keys("Return")
    screen.see("PIN of Rosa")
    screen.type("1357")
    screen.keys("Return")
    screen.see("PIN of Rosa")
    screen.shot("wrong")
    screen.type("2468")
    screen.keys("Return")
    screen.see("Rosa is here")
    screen.keys("Escape")
    assert screen.book.steps == steps
