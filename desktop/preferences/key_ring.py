"""The PINs of this device as they stand, in their file: tried, changed, and seen by every ring of the same file."""

import time
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from pathlib import Path
from secrets import randbelow

import msgspec
from msgspec.structs import replace

from desktop.preferences.device_files import PRIVATE, default_file, pins_file, recovery_file
from desktop.preferences.pins import FloorPerson, Pin, Pins, made, stretched
from engine.writing import write

TEN = 10

CODE = 12
"""Digits of a recovery code."""
TRIES, PAUSE = 5, 30
"""After so many wrong PINs no field of this device takes one for so many seconds."""


class KeyRing:
    """The PINs as they stand; each change is written at once, and seen by every ring of the same file.

    Wrong PINs are counted over all fields, and a pause outlives the sheet and the app: it is kept in the file.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._pins: Pins | None = None
        self._seen: tuple[int, int] | None = None
        self.now = time.time

    @property
    def pins(self) -> Pins:
        """What is kept now."""
        seen = self._looked()
        if self._pins is None or (seen is not None and seen != self._seen):
            self._pins, self._seen = _read(self.file), seen
        return self._pins

    @pins.setter
    def pins(self, pins: Pins) -> None:
        self._pins, self._seen = pins, self._looked()

    def _looked(self) -> tuple[int, int] | None:
        try:
            stat = self.file.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_ino

    # Trying -----------------------------------------------------------------------------------------------------------

    @property
    def rests(self) -> int:
        """Seconds until a PIN is taken again, 0 = now. A clock that was put back does not make it longer."""
        return min(PAUSE, max(0, ceil(self.pins.rests - self.now())))

    def opens(self, digits: str) -> bool:
        """Whether these digits unlock the screen; a wrong PIN counts."""
        return self._counted(lambda: self.pins.opens(digits))

    def is_of_floor(self, digits: str) -> bool:
        """Whether these are the digits of anybody of the floor; a wrong PIN counts."""
        return self._counted(
            lambda: any(person.pin is not None and person.pin.fits(digits) for person in self.pins.floor)
        )

    def is_of(self, name: str, digits: str) -> bool:
        """Whether these are the digits of somebody of the floor; a wrong PIN counts."""
        person = self.pins.person(name)
        pin = person.pin if person is not None else None
        return self._counted(lambda: pin is not None and pin.fits(digits))

    @property
    def recoverable(self) -> bool:
        """Whether a recovery code was kept for PINs that are lost."""
        return self._code() is not None

    def recover(self, digits: str) -> bool:
        """Whether this is the recovery code, which takes all PINs away; a wrong one counts."""
        code = self._code()
        if not self._counted(lambda: code is not None and code.fits(digits)):
            return False
        self._keep(Pins())
        return True

    def _code(self) -> Pin | None:
        try:
            return msgspec.json.decode(_bytes(recovery_file(self.file)), type=Pin)
        except _UNREAD:
            return None

    def _counted(self, fits: Callable[[], bool]) -> bool:
        if self.rests:
            return False
        if fits():
            if self.pins.wrong:
                self._keep(replace(self.pins, wrong=0, rests=0))
            return True
        wrong = self.pins.wrong + 1
        rests = self.now() + PAUSE if wrong % TRIES == 0 else 0
        self._keep(replace(self.pins, wrong=wrong, rests=rests))
        return False

    # Changing ---------------------------------------------------------------------------------------------------------

    def set_screen(self, digits: str) -> str:
        """The PIN of the screen; "" takes it away. Returns the recovery code with the first PIN of the device."""
        self._keep(replace(self.pins, screen=made(digits) if digits else None))
        return self._new_code()

    def lock(self, on: bool) -> None:
        """The screen is locked, or is not; a lock outlasts a restart."""
        self._keep(replace(self.pins, locked=on))

    def add(self, name: str, digits: str = "") -> str:
        """Somebody of the floor, or another PIN for who is known already; "" = none. Returns as `set_screen` does."""
        person = FloorPerson(name, made(digits) if digits else None)
        self._keep(replace(self.pins, floor=(*self.pins.without(name), person)))
        return self._new_code()

    def remove(self, name: str) -> None:
        """Somebody is of the floor no longer."""
        self._keep(replace(self.pins, floor=self.pins.without(name)))

    def forget(self, name: str) -> None:
        """Nothing of this person is kept.

        Raises:
            OSError: the file cannot be written; the person is of the floor again at the next start.
        """
        if self.pins.person(name) is not None:
            self.remove(name)
            write(self.file, msgspec.json.encode(self.pins), PRIVATE)

    def _new_code(self) -> str:
        """A recovery code where there are PINs and none yet; "" = there is one, or it could not be kept."""
        if not self.pins.kept or self.recoverable:
            return ""
        code = f"{randbelow(TEN**CODE):0{CODE}d}"
        try:
            write(recovery_file(self.file), msgspec.json.encode(stretched(code)), PRIVATE)
        except OSError:
            return ""
        return code

    def _keep(self, pins: Pins) -> None:
        """What cannot be written still holds until the window is closed. With the last PIN its recovery code goes."""
        self._pins = pins
        with suppress(OSError):
            write(self.file, msgspec.json.encode(pins), PRIVATE)
            self._seen = self._looked()
            if not pins.kept:
                recovery_file(self.file).unlink(missing_ok=True)


def file() -> Path:
    """Where the PINs are kept: beside the choices of this device."""
    return pins_file(default_file())


def _read(file: Path) -> Pins:
    """The PINs in a file; what cannot be read was no less meant to keep people off."""
    try:
        return msgspec.json.decode(_bytes(file), type=Pins)
    except (FileNotFoundError, NotADirectoryError):
        return Pins(locked=True, lost=True) if recovery_file(file).exists() else Pins()
    except _UNREAD:
        return Pins(locked=True, lost=True)


_UNREAD = (OSError, ValueError, RecursionError)
_MOST = 1 << 20


def _bytes(file: Path) -> bytes:
    with file.open("rb") as content:
        return content.read(_MOST)
