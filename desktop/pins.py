"""PINs of this device: the one that unlocks the screen, and the people of the floor with theirs.

Kept in a file of its own beside the choices, salted and stretched. A PIN keeps passers-by off the screen; whoever may
change the files of the machine can lift it, by deleting the file.
"""

import os
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.writing import write

ROUNDS = 60_000
SHORTEST, LONGEST = 4, 8


class Pin(Struct, frozen=True):
    """A PIN as it is kept: salt and digest in hex."""

    salt: str
    digest: str

    def fits(self, digits: str) -> bool:
        """Whether these are its digits."""
        from hmac import compare_digest  # 5 ms that a start without a PIN need not wait for

        return compare_digest(_digest(digits, self.salt), self.digest)


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody of the floor; without a PIN the name alone is asked."""

    name: str
    pin: Pin | None = None


class Pins(Struct, frozen=True, omit_defaults=True):
    """What is kept: the screen's PIN, the floor in the order they were added, and whether the screen is locked."""

    screen: Pin | None = None
    floor: tuple[Person, ...] = ()
    locked: bool = False

    def person(self, name: str) -> Person | None:
        """The floor person of this name."""
        return next((one for one in self.floor if one.name == name), None)

    @property
    def guarded(self) -> bool:
        """Whether rulings left to the floor need one of its PINs."""
        return any(one.pin is not None for one in self.floor)

    def opens(self, digits: str) -> bool:
        """Whether these digits unlock the screen: its own, or those of somebody of the floor."""
        known = [self.screen, *(one.pin for one in self.floor)]
        return any(pin.fits(digits) for pin in known if pin is not None)


def made(digits: str, salt: str = "") -> Pin:
    """A PIN as it is kept.

    Raises:
        ValueError: it is no row of SHORTEST to LONGEST digits.
    """
    if not (digits.isascii() and digits.isdecimal()) or not SHORTEST <= len(digits) <= LONGEST:
        raise ValueError(f"a PIN has {SHORTEST} to {LONGEST} digits")
    salt = salt or os.urandom(12).hex()
    return Pin(salt, _digest(digits, salt))


def _digest(digits: str, salt: str) -> str:
    from hashlib import pbkdf2_hmac

    return pbkdf2_hmac("sha256", digits.encode(), bytes.fromhex(salt), ROUNDS).hex()


class KeyRing:
    """The PINs as they stand; each change is written at once."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.pins = _read(file)

    def set_screen(self, digits: str) -> None:
        """The PIN of the screen; "" takes it away."""
        self._keep(replace(self.pins, screen=made(digits) if digits else None))

    def lock(self, on: bool) -> None:
        """The screen is locked, or is not; a lock outlasts a restart."""
        self._keep(replace(self.pins, locked=on))

    def add(self, name: str, digits: str = "") -> None:
        """Somebody of the floor, or another PIN for who is known already; "" = none."""
        person = Person(name, made(digits) if digits else None)
        rest = tuple(one for one in self.pins.floor if one.name != name)
        self._keep(replace(self.pins, floor=(*rest, person)))

    def remove(self, name: str) -> None:
        """Somebody is of the floor no longer."""
        self._keep(replace(self.pins, floor=tuple(one for one in self.pins.floor if one.name != name)))

    def _keep(self, pins: Pins) -> None:
        """What cannot be written still holds until the window is closed."""
        self.pins = pins
        with suppress(OSError):
            write(self.file, msgspec.json.encode(pins), 0o600)


def file() -> Path:
    """Where the PINs are kept: beside the choices of this device."""
    from desktop.choices import default_file

    return default_file().with_name("pins.json")


def _read(file: Path) -> Pins:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Pins)
    except (OSError, msgspec.DecodeError):
        return Pins()
