"""A person in front of the app: looks at the screen, taps, types. Nothing here reaches into the process."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.journal.sqlite import SqliteStore
from engine.script import Door
from tests.real_screen.reading import Reading
from tests.real_screen.xdisplay import XDisplay

FELTBOOK = Path(sys.executable).with_name("feltbook")
PATIENCE = 30.0
"""Seconds a thing may take to appear, on a machine that has other things to do."""
AGAIN = 0.55
"""Seconds between two taps on the same spot: a faster one is a bouncing finger and counts once."""
SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
"""Signs that are typed with Shift, whose release comes to the app as well, as AltGr's does behind an accent."""
OF_THE_FRAME = {"alt+F4": 0}
"""Keys the window manager takes, and how many of their releases come to the app."""


class Thing(Struct, frozen=True):
    """What a screen reader finds: its name, description (`words`), value, and where it is on the screen, px."""

    name: str
    words: str
    value: str
    role: str
    rect: tuple[int, int, int, int]
    focused: bool
    enabled: bool
    window: str
    in_sight: bool

    @property
    def middle(self) -> tuple[int, int]:
        """Where a finger goes."""
        left, top, width, height = self.rect
        return left + width // 2, top + height // 2


class Screen:
    """The app on a display, in a home of its own. `shot` saves pictures in `folder`."""

    def __init__(self, display: XDisplay, folder: Path) -> None:
        self.display, self.folder = display, folder
        self.file = folder / "data" / "feltbook" / "feltbook.db"
        self.socket = folder / "probe"
        self.app: subprocess.Popen[bytes] | None = None
        self.errors = folder / "errors.txt"
        self._tapped: dict[tuple[int, int], float] = {}
        self._starts = 0

    # The process ---------------------------------------------------------------------------------------------------

    def prepare(self, *lines: dict[str, Any], **choices: Any) -> None:
        """A book with these lines of the table script, and choices of the device, from before the app is started."""
        self.choose(**choices)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with SqliteStore(self.file) as store:
            door = Door(store)
            for line in lines:
                answer = door.answer(line)
                assert answer["ok"], answer

    def choose(self, **choices: Any) -> None:
        """Choices of the device; the tour was seen unless `toured` says otherwise."""
        file = self.folder / "config" / "feltbook" / "choices.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"toured": True, **choices}), encoding="utf-8")

    def start(self, *words: str, language: str = "en", **home: str) -> None:
        """Start the installed app, `words` as on its command line, and wait for its window.

        `home` = folders of the environment that are not those of this screen, "" for none.
        """
        assert self.app is None, "it runs already"
        self._starts += 1
        self.socket = self.folder / f"probe{self._starts}"
        usual = {f"XDG_{what}_HOME": str(self.folder / what.lower()) for what in ("DATA", "CONFIG", "STATE", "CACHE")}
        env = {
            **os.environ,
            **usual,
            "HOME": str(self.folder),
            **home,
            "DISPLAY": self.display.name,
            "QT_QPA_PLATFORM": "xcb",
            "FELTBOOK_LANGUAGE": language,
            "FELTBOOK_PROBE": str(self.socket),
        }
        with self.errors.open("ab") as errors:
            self.app = subprocess.Popen([FELTBOOK, *words], env=env, stderr=errors, stdout=errors)
        self.until(lambda: any(window["active"] for window in self._ask()["windows"]), "a window with the keyboard")
        self._settle()

    def kill(self) -> None:
        """The process is gone in this moment, as when the power fails."""
        assert self.app is not None
        self.app.kill()
        self.app.wait()
        self.app = None

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self.app is not None and self.app.poll() is None

    def closed(self) -> None:
        """The window was closed by a key or a tap: the process ends by itself, without an error."""
        assert self.app is not None
        status = self.app.wait(PATIENCE)
        self.app = None
        assert status == 0, self.log()

    def close(self) -> None:
        """Close the window as the window manager does (Alt+F4); it ends without an error."""
        self.keys("alt+F4")
        self.closed()

    def end(self) -> None:
        """After a test: nothing is left running, and nothing was complained about."""
        if self.app is not None:
            self.kill()
        assert "Traceback" not in self.log(), self.log()

    def log(self) -> str:
        """What the process wrote on its standard error."""
        return self.errors.read_text(encoding="utf-8", errors="replace") if self.errors.exists() else ""

    @property
    def book(self) -> Reading:
        """What is on disk."""
        return Reading(self.file)

    # Looking -------------------------------------------------------------------------------------------------------

    def _ask(self) -> dict[str, Any]:
        """What the probe of the app tells; nothing while it starts or when it is gone."""
        nothing: dict[str, Any] = {"windows": [], "things": [], "inputs": 0, "resting": False}
        with socket.socket(socket.AF_UNIX) as caller:
            caller.settimeout(PATIENCE)
            try:
                caller.connect(str(self.socket))
                parts = []
                while part := caller.recv(1 << 16):
                    parts.append(part)
            except OSError:
                return nothing
        return json.loads(b"".join(parts)) if parts else nothing

    def _settle(self) -> dict[str, Any]:
        """Look until nothing changes any more and the screen takes keys: a new one does not at once."""
        before = self._ask()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            time.sleep(0.02)
            now = self._ask()
            if now == before and not now["resting"]:
                break
            before = now
        return before

    def until(self, there: Callable[[], Any], what: str) -> Any:
        """Wait for it; returns what it gave. `what` = how it is called where it does not come."""
        until = time.monotonic() + PATIENCE
        while not (seen := there()):
            if time.monotonic() > until or (self.app is not None and self.app.poll() is not None):
                self.shot("missing")
                names = sorted({thing.name for thing in self.things() if thing.name})
                raise AssertionError(f"{what} did not come; there is {names}; {self.log()}")
            time.sleep(0.03)
        return seen

    @property
    def windows(self) -> list[dict[str, Any]]:
        """The windows: title, active, rect."""
        return list(self._ask()["windows"])

    @property
    def active(self) -> str:
        """The title of the window that has the keyboard."""
        return next((str(window["title"]) for window in self.windows if window["active"]), "")

    def things(self) -> list[Thing]:
        """Everything a screen reader finds."""
        return [Thing(**{**thing, "rect": tuple(thing["rect"])}) for thing in self._ask()["things"]]

    @property
    def focused(self) -> str:
        """The name of what has the keyboard."""
        return next((thing.name for thing in self.things() if thing.focused), "")

    def find(self, words: str) -> Thing | None:
        """What is called so, else what begins so; only what a finger reaches."""
        reached = [thing for thing in self.things() if thing.in_sight and thing.name.startswith(words)]
        return next((thing for thing in reached if thing.name == words), reached[0] if reached else None)

    def at_rest(self, words: str) -> Thing:
        """Wait until what is called so (or begins so) is there and lies in the same place when looked at again."""
        looks: list[Thing | None] = [None]

        def lies_still() -> Thing | None:
            looks.append(self.find(words))
            return looks[-1] if looks[-1] == looks[-2] else None

        return self.until(lies_still, words)  # type: ignore[no-any-return]

    def sees(self, words: str) -> bool:
        """Whether these words stand in a name, a description or a field now."""
        return any(words in text for thing in self.things() for text in (thing.name, thing.words, thing.value))

    def see(self, words: str) -> None:
        """Wait until these words are there."""
        self.until(lambda: self.sees(words), words)

    def gone(self, words: str) -> None:
        """Wait until these words are there no longer."""
        self.until(lambda: not self.sees(words), f"the end of {words}")

    def shot(self, name: str) -> Path:
        """Save a picture of the screen; returns where."""
        file = self.folder / f"{name}.png"
        self.display.picture().save(str(file))
        return file

    # Hands ---------------------------------------------------------------------------------------------------------

    def _do(self, words: Iterable[str], inputs: int, busy: bool = False) -> None:
        """Real events, and wait until the app has taken all of them and its screen has settled.

        `busy` = the app has no time for any of them until the last is made.
        """
        assert self.app is not None
        before = self._ask()
        if busy:
            self.app.send_signal(signal.SIGSTOP)
        self.display.do(*words)
        if busy:
            self.app.send_signal(signal.SIGCONT)
        until = time.monotonic() + PATIENCE
        while self.running:
            now = self._ask()
            if now["inputs"] >= before["inputs"] + inputs or now["windows"] != before["windows"]:
                break  # all has come, or the window went at the press: its release is nobody's
            assert time.monotonic() < until, f"the app was never given {words}"
            time.sleep(0.01)
        if self.running:
            self._settle()

    def tap(self, words: str, button: int = 1) -> None:
        """Wait for what is called so (or begins so) and press it with the pointer."""
        self.point(*self.at_rest(words).middle, button=button)

    def hold(self, words: str) -> None:
        """Press it for longer than a tap."""
        x, y = self.at_rest(words).middle
        self._do(("mousemove", str(x), str(y), "mousedown", "1", "sleep", "0.6", "mouseup", "1"), 1)

    def drag(self, words: str, by: int) -> None:
        """Put a finger on what is called so, move it `by` px down (up below 0), and let go."""
        x, y = self.at_rest(words).middle
        moves = [word for part in (1, 2, 3) for word in ("mousemove", str(x), str(y + by * part // 3))]
        self._do(("mousemove", str(x), str(y), "mousedown", "1", *moves, "mouseup", "1"), 1)

    def point(self, x: int, y: int, button: int = 1) -> None:
        """Press at a place of the screen, px."""
        time.sleep(max(0.0, self._tapped.get((x, y), 0.0) + AGAIN - time.monotonic()))
        self._do(("mousemove", str(x), str(y), "click", str(button)), 1)
        self._tapped[x, y] = time.monotonic()

    def keys(self, *names: str) -> None:
        """Press keys one after the other, as xdotool calls them: `r`, `3`, `Return`, `ctrl+z`."""
        for name in names:
            self._do(("key", name), OF_THE_FRAME.get(name, 1 + name.count("+")))

    def burst(self, *names: str) -> None:
        """Press keys faster than the app can follow: when it comes to the first, all the others wait already."""
        self._do(("key", *names), len(names), busy=True)

    def tap_twice(self, words: str, apart: float) -> None:
        """Tap, and after `apart` seconds once more, while the app is busy: it comes to both at once, later."""
        x, y = self.at_rest(words).middle
        self._do(("mousemove", str(x), str(y), "click", "1", "sleep", str(apart), "click", "1"), 2, busy=True)

    def tap_both(self, first: str, second: str, apart: float) -> None:
        """Tap what is called `first`, and what is called `second` after `apart` seconds, without a look."""
        (x, y), (to_x, to_y) = self.at_rest(first).middle, self.at_rest(second).middle
        taps = (
            "mousemove",
            str(x),
            str(y),
            "click",
            "1",
            "sleep",
            str(apart),
            "mousemove",
            str(to_x),
            str(to_y),
            "click",
            "1",
        )
        self._do(taps, 2)

    def type(self, text: str) -> None:
        """Type text, as into a field."""
        shifted = sum(letter.isupper() or letter in SHIFTED or not letter.isascii() for letter in text)
        self._do(("type", "--delay", "15", text), len(text) + shifted)
