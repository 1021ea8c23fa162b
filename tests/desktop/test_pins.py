"""PINs of a device: kept salted, damaged ones lock, pauses outlive the clock."""

import json
from hashlib import pbkdf2_hmac, scrypt
from pathlib import Path

import pytest

from desktop.preferences.device_files import default_file
from desktop.preferences.key_ring import CODE, PAUSE, TRIES, KeyRing
from desktop.preferences.pins import ROUNDS, new_pin
from tests.desktop.floor_taps import passes


@pytest.fixture
def config() -> Path:
    """Where the PINs of a test are kept."""
    return default_file().parent


def test_pins_are_kept_salted_and_unreadable_by_others(config: Path) -> None:
    ring = KeyRing(config / "pins.json")
    ring.add("Lee", "2468")
    ring.set_screen("1357")
    written = (config / "pins.json").read_text("utf-8")
    assert "2468" not in written
    assert "1357" not in written
    assert (config / "pins.json").stat().st_mode & 0o077 == 0
    again = KeyRing(config / "pins.json").pins
    assert again.opens("2468")
    assert again.opens("1357")
    assert not again.opens("0000")
    assert new_pin("2468").digest != new_pin("2468").digest, "each with its own salt"


@pytest.mark.parametrize("wrong", ["", "123", "123456789", "12a4", "\u0661\u0662\u0663\u0664"])
def test_what_is_no_pin_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="digits"):
        new_pin(wrong)


@pytest.mark.parametrize("left", ["", "{not json", "[" * 100_000, '{"locked":7}', None])
def test_a_file_of_pins_that_is_damaged_emptied_or_gone_means_locked(config: Path, left: str | None) -> None:
    first = KeyRing(config / "pins.json")
    code = first.add("Lee", "2468")
    assert len(code) == CODE
    assert first.set_screen("1357") == "", "one code a device"
    if left is None:
        (config / "pins.json").unlink()
    else:
        (config / "pins.json").write_text(left)
    ring = KeyRing(config / "pins.json")
    assert (ring.pins.lost, ring.pins.locked, ring.pins.kept, ring.pins.guarded) == (True, True, True, True)
    assert not ring.opens("1357")
    assert not ring.is_of_floor("2468")
    for _ in range(TRIES - ring.pins.wrong):
        assert not ring.recover("0" * CODE)
    again = KeyRing(config / "pins.json")
    assert again.rests, "a pause outlives a restart here too"
    assert not again.recover(code)
    passes(again, PAUSE)
    assert again.recover(code)
    assert not KeyRing(config / "pins.json").pins.kept
    assert {path.name for path in config.iterdir()} & {"recovery.json"} == set()


def test_pins_of_before_are_taken_and_a_pin_is_kept_by_scrypt(config: Path) -> None:
    salt = "00" * 12
    old = pbkdf2_hmac("sha256", b"1357", bytes.fromhex(salt), ROUNDS).hex()
    config.mkdir(parents=True)
    (config / "pins.json").write_text(json.dumps({"screen": {"salt": salt, "digest": old}}))
    ring = KeyRing(config / "pins.json")
    assert ring.opens("1357")
    ring.add("Lee", "2468")
    kept = json.loads((config / "pins.json").read_text())["floor"][0]["pin"]
    assert kept["digest"] == scrypt(b"2468", salt=bytes.fromhex(kept["salt"]), n=1 << 14, r=8, p=1, dklen=32).hex()


def test_a_clock_put_back_does_not_make_the_pause_longer(config: Path) -> None:
    ring = KeyRing(config / "pins.json")
    ring.set_screen("1357")
    for _ in range(TRIES):
        ring.opens("0000")
    passes(ring, -1_000_000)
    assert ring.rests == PAUSE
