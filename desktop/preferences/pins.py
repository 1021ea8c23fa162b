"""PINs of this device: the one that unlocks the screen, and the floor people with theirs.

They belong to the device for every book, in a file of its own beside the choices, salted and stretched. A file that is
damaged, emptied or gone means locked, not open: then only the recovery code opens the device, which was shown when the
first PIN was set and whose digest is in a file beside. A PIN keeps passers-by off the screen; a person who may change
the files of the machine can remove it by deleting both.
"""

import os
from hashlib import pbkdf2_hmac, scrypt
from hmac import compare_digest
from typing import Literal

from msgspec import Struct

from engine.values import name_key

SALT, DIGEST = 16, 32
"""Lengths in bytes."""

COST = {"n": 1 << 14, "r": 8, "p": 1}
"""Parameters of scrypt: 16 MB and some fifty milliseconds a try."""
ROUNDS = 60_000
"""Rounds of PBKDF2, the method of older PINs."""
SHORTEST, LONGEST = 4, 8


class Pin(Struct, frozen=True, omit_defaults=True):
    """A salted and stretched PIN."""

    salt: str
    """The salt, hex."""
    digest: str
    """The digest, hex."""
    by: Literal["pbkdf2", "scrypt"] = "pbkdf2"
    """The method of stretching."""

    def fits(self, digits: str) -> bool:
        """Return whether the digits match."""
        return compare_digest(_digest(digits, self.salt, self.by), self.digest)


class FloorPerson(Struct, frozen=True, omit_defaults=True):
    """A person of the floor."""

    name: str
    """The name of the person."""
    pin: Pin | None = None
    """The PIN of the person; without one the name alone is asked."""


class Pins(Struct, frozen=True, omit_defaults=True):
    """All PINs of the device."""

    screen: Pin | None = None
    """The PIN of the screen, None = it has none."""
    floor: tuple[FloorPerson, ...] = ()
    """The floor people, in the order they were added."""
    locked: bool = False
    """Whether the screen is locked."""
    wrong: int = 0
    """Wrong PINs in a row."""
    rests: float = 0
    """The time until which no PIN is taken, seconds since the epoch."""
    lost: bool = False
    """Whether PINs existed that cannot be read any more."""

    def person(self, name: str) -> FloorPerson | None:
        """Return the floor person of this name, however it is typed."""
        return next((person for person in self.floor if name_key(person.name) == name_key(name)), None)

    def without(self, name: str) -> tuple[FloorPerson, ...]:
        """Return the floor people except this one, however the name is typed."""
        return tuple(person for person in self.floor if name_key(person.name) != name_key(name))

    @property
    def kept(self) -> bool:
        """Return whether any PIN unlocks the screen."""
        return self.lost or self.screen is not None or self.guarded

    @property
    def guarded(self) -> bool:
        """Return whether rulings that are left to the floor need a PIN of the floor."""
        return self.lost or any(person.pin is not None for person in self.floor)

    def opens(self, digits: str) -> bool:
        """Return whether these digits unlock the screen: its own, or those of any floor person."""
        known = [self.screen, *(person.pin for person in self.floor)]
        return any(pin.fits(digits) for pin in known if pin is not None)


def new_pin(digits: str, salt: str = "") -> Pin:
    """Return a salted and stretched PIN.

    Raises:
        ValueError: it is no row of SHORTEST to LONGEST digits.
    """
    if not (digits.isascii() and digits.isdecimal()) or not SHORTEST <= len(digits) <= LONGEST:
        raise ValueError(f"a PIN has {SHORTEST} to {LONGEST} digits")
    return stretched(digits, salt)


def stretched(digits: str, salt: str = "") -> Pin:
    """Return digits of any number, salted and stretched; "" = a new salt."""
    salt = salt or os.urandom(SALT).hex()
    return Pin(salt, _digest(digits, salt, "scrypt"), "scrypt")


def _digest(digits: str, salt: str, by: str) -> str:
    if by == "scrypt":
        return scrypt(digits.encode(), salt=bytes.fromhex(salt), dklen=DIGEST, **COST).hex()
    return pbkdf2_hmac("sha256", digits.encode(), bytes.fromhex(salt), ROUNDS).hex()
