"""The PINs of this device with their file: trying, changing, and sharing by every ring of the same file."""

import time
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from pathlib import Path
from secrets import randbelow

import msgspec
from msgspec.structs import replace

from desktop.preferences.device_files import PRIVATE, UNREAD, content, default_file, pins_file, recovery_file
from desktop.preferences.pins import FloorPerson, Pin, Pins, new_pin, stretched
from engine.writing import write

TEN = 10

CODE = 12
"""Digits of a recovery code."""
TRIES, PAUSE = 5, 30
"""After each `TRIES` wrong PINs in a row, no field of this device takes one for `PAUSE` seconds."""


class KeyRing:
    """The current PINs; each change is written at once and seen by every ring of the same file.

    Wrong PINs are counted over all fields; a pause is kept in the file, so it outlives the sheet and the app.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._pins: Pins | None = None
        self._read_stamp: tuple[int, int] | None = None
        self.now = time.time

    @property
    def pins(self) -> Pins:
        """Return the PINs, read again if the file has changed."""
        seen = self._file_stamp()
        if self._pins is None or (seen is not None and seen != self._read_stamp):
            self._pins, self._read_stamp = _read(self.file), seen
        return self._pins

    @pins.setter
    def pins(self, pins: Pins) -> None:
        self._pins, self._read_stamp = pins, self._file_stamp()

    def _file_stamp(self) -> tuple[int, int] | None:
        try:
            stat = self.file.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_ino

    # Trying -----------------------------------------------------------------------------------------------------------

    @property
    def rests(self) -> int:
        """Return the seconds until a PIN is taken again, 0 = now; a clock that is put back does not extend them."""
        return min(PAUSE, max(0, ceil(self.pins.rests - self.now())))

    def opens(self, digits: str) -> bool:
        """Return whether these digits unlock the screen; a wrong PIN counts."""
        return self._tried(lambda: self.pins.opens(digits))

    def is_of_floor(self, digits: str) -> bool:
        """Return whether these are the digits of any floor person; a wrong PIN counts."""
        return self._tried(
            lambda: any(person.pin is not None and person.pin.fits(digits) for person in self.pins.floor)
        )

    def is_of(self, name: str, digits: str) -> bool:
        """Return whether these are the digits of this floor person; a wrong PIN counts."""
        person = self.pins.person(name)
        pin = person.pin if person is not None else None
        return self._tried(lambda: pin is not None and pin.fits(digits))

    @property
    def recoverable(self) -> bool:
        """Return whether a recovery code for lost PINs exists."""
        return self._code() is not None

    def recover(self, digits: str) -> bool:
        """Remove all PINs if this is the recovery code, and return whether it is; a wrong one counts."""
        code = self._code()
        if not self._tried(lambda: code is not None and code.fits(digits)):
            return False
        self._store(Pins())
        return True

    def _code(self) -> Pin | None:
        try:
            return msgspec.json.decode(content(recovery_file(self.file)), type=Pin)
        except (OSError, *UNREAD):
            return None

    def _tried(self, fits: Callable[[], bool]) -> bool:
        if self.rests:
            return False
        if fits():
            if self.pins.wrong:
                self._store(replace(self.pins, wrong=0, rests=0))
            return True
        wrong = self.pins.wrong + 1
        rests = self.now() + PAUSE if wrong % TRIES == 0 else 0
        self._store(replace(self.pins, wrong=wrong, rests=rests))
        return False

    # Changing ---------------------------------------------------------------------------------------------------------

    def set_screen(self, digits: str) -> str:
        """Set the PIN of the screen, "" = none; return the recovery code with the first PIN of the device, else ""."""
        self._store(replace(self.pins, screen=new_pin(digits) if digits else None))
        return self._new_code()

    def lock(self, on: bool) -> None:
        """Record whether the screen is locked; a lock outlasts a restart."""
        self._store(replace(self.pins, locked=on))

    def add(self, name: str, digits: str = "") -> str:
        """Add a floor person, or replace the person's PIN, "" = none; return as `set_screen` does."""
        person = FloorPerson(name, new_pin(digits) if digits else None)
        self._store(replace(self.pins, floor=(*self.pins.without(name), person)))
        return self._new_code()

    def remove(self, name: str) -> None:
        """Remove a person from the floor."""
        self._store(replace(self.pins, floor=self.pins.without(name)))

    def forget(self, name: str) -> None:
        """Remove everything that is kept of a person.

        Raises:
            OSError: the file cannot be written; the person is of the floor again at the next start.
        """
        if self.pins.person(name) is not None:
            self.remove(name)
            write(self.file, msgspec.json.encode(self.pins), PRIVATE)

    def _new_code(self) -> str:
        """Create a recovery code if there are PINs without one; return it, or "" if none was created or kept."""
        if not self.pins.kept or self.recoverable:
            return ""
        code = f"{randbelow(TEN**CODE):0{CODE}d}"
        try:
            write(recovery_file(self.file), msgspec.json.encode(stretched(code)), PRIVATE)
        except OSError:
            return ""
        return code

    def _store(self, pins: Pins) -> None:
        """Use and write the PINs, at least until the window is closed; no PIN left removes the recovery code."""
        self._pins = pins
        with suppress(OSError):
            write(self.file, msgspec.json.encode(pins), PRIVATE)
            self._read_stamp = self._file_stamp()
            if not pins.kept:
                recovery_file(self.file).unlink(missing_ok=True)


def file() -> Path:
    """Return the file of the PINs, beside the choices of this device."""
    return pins_file(default_file())


def _read(file: Path) -> Pins:
    """Return the PINs of a file; an unreadable file means a lock, as its PINs were meant to keep people out."""
    try:
        return msgspec.json.decode(content(file), type=Pins)
    except (FileNotFoundError, NotADirectoryError):
        return Pins(locked=True, lost=True) if recovery_file(file).exists() else Pins()
    except (OSError, *UNREAD):
        return Pins(locked=True, lost=True)
