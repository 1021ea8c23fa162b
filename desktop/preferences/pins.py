"""PINs of this device: the one that unlocks the screen, and the people of the floor with theirs.

Kept with the device for every book, in a file of its own beside the choices, salted and stretched. A file that is
damaged, emptied or gone means locked, not open: then the recovery code alone opens the device, which was shown when the
first PIN was set and whose digest lies in a file beside. A PIN keeps passers-by off the screen; whoever may change the
files of the machine can lift it, by deleting both.
"""

import os
from hashlib import pbkdf2_hmac, scrypt
from hmac import compare_digest
from typing import Literal

from msgspec import Struct

from engine.values import known_as

SALT, DIGEST = 16, 32
"""Bytes."""

COST = {"n": 1 << 14, "r": 8, "p": 1}
"""Of scrypt: 16 MB and some fifty milliseconds a try."""
ROUNDS = 60_000
"""Of PBKDF2, by which PINs were kept before."""
SHORTEST, LONGEST = 4, 8


class Pin(Struct, frozen=True, omit_defaults=True):
    """A PIN as it is kept."""

    salt: str
    """What was mixed in, hex."""
    digest: str
    """What came out, hex."""
    by: Literal["pbkdf2", "scrypt"] = "pbkdf2"
    """How it was stretched."""

    def fits(self, digits: str) -> bool:
        """Whether these are its digits."""
        return compare_digest(_digest(digits, self.salt, self.by), self.digest)


class FloorPerson(Struct, frozen=True, omit_defaults=True):
    """Somebody of the floor."""

    name: str
    """What they are called."""
    pin: Pin | None = None
    """Their PIN; without one the name alone is asked."""


class Pins(Struct, frozen=True, omit_defaults=True):
    """What is kept."""

    screen: Pin | None = None
    """The PIN of the screen, None = it has none."""
    floor: tuple[FloorPerson, ...] = ()
    """The floor, in the order they were added."""
    locked: bool = False
    """Whether the screen is locked."""
    wrong: int = 0
    """Wrong PINs in a row."""
    rests: float = 0
    """Until when no PIN is taken, seconds since the epoch."""
    lost: bool = False
    """Whether there were PINs that cannot be read any more."""

    def person(self, name: str) -> FloorPerson | None:
        """The floor person of this name, however it is typed."""
        return next((person for person in self.floor if known_as(person.name) == known_as(name)), None)

    def without(self, name: str) -> tuple[FloorPerson, ...]:
        """The floor but for this person, however the name is typed."""
        return tuple(person for person in self.floor if known_as(person.name) != known_as(name))

    @property
    def kept(self) -> bool:
        """Whether there is any PIN that unlocks the screen."""
        return self.lost or self.screen is not None or self.guarded

    @property
    def guarded(self) -> bool:
        """Whether rulings left to the floor need one of its PINs."""
        return self.lost or any(person.pin is not None for person in self.floor)

    def opens(self, digits: str) -> bool:
        """Whether these digits unlock the screen: its own, or those of somebody of the floor."""
        known = [self.screen, *(person.pin for person in self.floor)]
        return any(pin.fits(digits) for pin in known if pin is not None)


def made(digits: str, salt: str = "") -> Pin:
    """A PIN as it is kept.

    Raises:
        ValueError: it is no row of SHORTEST to LONGEST digits.
    """
    if not (digits.isascii() and digits.isdecimal()) or not SHORTEST <= len(digits) <= LONGEST:
        raise ValueError(f"a PIN has {SHORTEST} to {LONGEST} digits")
    return stretched(digits, salt)


def stretched(digits: str, salt: str = "") -> Pin:
    """Digits of any number, salted and stretched; "" = a new salt."""
    salt = salt or os.urandom(SALT).hex()
    return Pin(salt, _digest(digits, salt, "scrypt"), "scrypt")


def _digest(digits: str, salt: str, by: str) -> str:
    if by == "scrypt":
        return scrypt(digits.encode(), salt=bytes.fromhex(salt), dklen=DIGEST, **COST).hex()
    return pbkdf2_hmac("sha256", digits.encode(), bytes.fromhex(salt), ROUNDS).hex()
