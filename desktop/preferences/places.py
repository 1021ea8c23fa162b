"""Where the files of this device and the book are kept, as platformdirs names the folders of the user."""

import os
import re
from datetime import datetime
from pathlib import Path

from platformdirs import user_config_path, user_data_path, user_documents_path

NOWHERE = Path(os.devnull)
"""Stands in for the home folder of a user who has none: nothing can be read or written below it."""


def default_book() -> Path | None:
    """Where the sessions are kept unless another file is named; None for a user without a home folder."""
    try:
        return user_data_path("feltbook", appauthor=False) / "feltbook.db"
    except RuntimeError:
        return None


def saved_in() -> Path:
    """The folder in which every session that is saved has one of its own."""
    try:
        return user_documents_path() / "Feltbook"
    except RuntimeError:
        return NOWHERE / "Feltbook"


def folder_named(began: datetime, title: str) -> str:
    """What the folder of a session is called in there: `2026-11-20 1900 Pot-limit Omaha 5-10`."""
    words = re.sub(r"[^\w .,'+€$£-]+", "-", title).strip(" .")[:60].strip(" .")
    return f"{began:%Y-%m-%d %H%M} {words}".strip()


def default_file() -> Path:
    """Where the choices of this device are kept."""
    try:
        folder = user_config_path("feltbook", appauthor=False)
    except RuntimeError:
        folder = NOWHERE / "feltbook"
    return folder / "choices.json"


def heads_file(choices: Path) -> Path:
    """Where the heads of books are noted: beside the choices of this device."""
    return choices.with_name("heads.json")


def pins_file(choices: Path) -> Path:
    """Where the PINs of this device are kept: beside its choices."""
    return choices.with_name("pins.json")


def recovery_file(pins: Path) -> Path:
    """Where the digest of the recovery code is kept: beside the PINs."""
    return pins.with_name("recovery.json")


def has_pins() -> bool:
    """Whether PINs were ever kept on this device, so that it is worth reading them."""
    pins = pins_file(default_file())
    return pins.exists() or recovery_file(pins).exists()


def floor_file() -> Path:
    """The credential of the floor or of an auditor of a card room: beside the choices of this device."""
    return default_file().with_name("floor.room.conf")


def dealers_file() -> Path:
    """Where the names of the dealers are kept: beside the choices of this device."""
    return default_file().with_name("dealers.json")
