"""Own house rules: a shipped preset and the changes on top, kept as a file that can be shared.

A session that is started with them records all of them, so it can be read where the file is missing.
"""

import json
import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Struct

from desktop.preferences import device_files
from desktop.preferences.device_files import default_file
from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from desktop.setup.offers import offered
from desktop.words.phrases import why
from engine.refusals import Refusal, Refused
from engine.settings.chips import with_matching_chip
from engine.settings.describe import BY_KEY
from engine.settings.presets import presets
from engine.values import proper_name
from engine.writing import write as write_file

KIND = "feltbook house rules"
ENDING = ".rules.json"
MOST = 100
"""The most files that are read."""


class OwnPreset(Struct, frozen=True):
    """An own preset."""

    id: str
    """`mine:` and the name of its file."""
    name: str
    """Its name on screen."""
    base: str
    """The id of the shipped preset below it."""
    own: tuple[tuple[str, str], ...]
    """Dotted key and value in JSON of each changed rule."""
    stakes: str = ""
    """Its game, as in `Choice`; "" = any."""
    seats: int = 9
    """The number of seats."""
    file: str = ""
    """The path of its file."""

    @property
    def choice(self) -> Choice:
        """The choice on the setup page for this preset."""
        return Choice(self.base, self.stakes, self.seats, self.own, self.id)


class _PresetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file."""

    kind: str
    """The mark of a file of house rules, `KIND`."""
    name: str
    """The preset's name on screen."""
    base: str
    """The id of the shipped preset below it."""
    rules: dict[str, Any]
    """The changed rules by their keys."""
    table: dict[str, Any] = {}
    """The `table` object of its game; empty = any."""
    seats: Annotated[int, msgspec.Meta(ge=BY_KEY["seats"].low, le=BY_KEY["seats"].high)] = 9
    """The number of seats."""


def folder() -> Path:
    """Return the folder of the files, beside the preferences of this device."""
    return default_file().parent / "rules"


def read(file: Path) -> OwnPreset | str:
    """Return the preset in a file, or in a sentence why it cannot be used."""
    try:
        content = msgspec.json.decode(device_files.content(file), type=_PresetFile)
        proper_name(content.name)
    except OSError as error:
        return f"{file.name}: {error.strerror}"
    except Refused as refused:
        return f"{file.name}: {refused.refusal.message}"
    except device_files.UNREAD as error:
        return f"{file.name}: {error}"
    if content.kind != KIND or content.base not in {preset.id for preset in presets()}:
        return f"{file.name}: kind must be {KIND!r}, base one of {', '.join(preset.id for preset in presets())}"
    try:
        return _usable(content, file)
    except (ArithmeticError, AttributeError, LookupError, TypeError, *device_files.UNREAD) as error:
        return f"{file.name}: {error}"  # rules of an unexpected shape


def _usable(content: _PresetFile, file: Path) -> OwnPreset | str:
    """Return the preset in a file with valid keys; rules that contradict each other are refused (POT-6)."""
    try:
        with_matching_chip(content.table)
        with_matching_chip(content.rules)
    except Refused as refused:
        return f"{file.name}: {refused.refusal.message}"
    stakes = json.dumps(content.table, sort_keys=True) if content.table else ""
    own_preset = OwnPreset(
        f"mine:{file.name}",
        content.name.strip() or file.stem,
        content.base,
        _flat(content.rules),
        stakes,
        content.seats,
        str(file),
    )
    playable = (
        own_preset.choice
        if stakes
        else msgspec.structs.replace(own_preset.choice, stakes=offered(content.base)[0].sizes[0].text)
    )
    outcome = chosen.settings_or_refusal(playable)
    return f"{file.name}: {outcome.message}" if isinstance(outcome, Refusal) else own_preset


def _flat(rules: dict[str, Any], before: str = "") -> tuple[tuple[str, str], ...]:
    """Return nested rules by dotted key."""
    flat: list[tuple[str, str]] = []
    for key, value in rules.items():
        flat += _flat(value, f"{before}{key}.") if isinstance(value, dict) else [(before + key, json.dumps(value))]
    return tuple(flat)


def all_own_presets(where: Path | None = None) -> tuple[OwnPreset, ...]:
    """Return all own presets, by name; files that cannot be used stay in place and are named at the start."""
    try:
        files = sorted((where or folder()).glob(f"*{ENDING}"))[:MOST]
    except OSError:
        return ()
    usable: list[OwnPreset] = []
    for file in files:
        own_preset = read(file)
        if isinstance(own_preset, OwnPreset):
            usable.append(own_preset)
        else:
            device_files.set_aside(file, stays=True)
    return tuple(sorted(usable, key=lambda own_preset: own_preset.name.casefold()))


def keep_preset(choice: Choice, name: str, where: Path | None = None) -> OwnPreset | str:
    """Keep rules and game of a choice under a name; a preset of the same file name is replaced.

    Returns:
        The preset as it is kept, or in a sentence why it could not be written.
    """
    place = where or folder()
    stem = re.sub(r"[^\w-]+", "-", name.strip().casefold()).strip("-") or "rules"
    table = json.loads(choice.stakes) if choice.stakes else {}
    content = _PresetFile(KIND, name.strip(), choice.preset, chosen.own_rules_with_chips(choice), table, choice.seats)
    file = place / f"{stem}{ENDING}"
    return write(content, file) or read(file)


def write(content: _PresetFile, file: Path) -> str:
    """Write the file; return a sentence when it cannot be written, else ""."""
    return _write_bytes(file, msgspec.json.format(msgspec.json.encode(content)) + b"\n")


def _write_bytes(file: Path, content: bytes) -> str:
    try:
        write_file(file, content)
    except OSError as error:
        return f"{file.name}: {why(error)}"
    return ""


def export_preset(own_preset: OwnPreset, file: Path) -> str:
    """Copy a preset's file to `file` for sharing; return a sentence when it cannot be written, else ""."""
    try:
        content = Path(own_preset.file).read_bytes()
    except OSError as error:
        return f"{Path(own_preset.file).name}: {why(error)}"
    return _write_bytes(file, content)


def import_preset(file: Path, where: Path | None = None) -> OwnPreset | str:
    """Copy a shared file to the own presets and return its preset, or in a sentence why it is refused."""
    preset = read(file)
    if isinstance(preset, str):
        return preset
    name = file.name.removesuffix(".json").removesuffix(".rules")
    place = (where or folder()) / f"{name}{ENDING}"
    try:
        content = file.read_bytes()
    except OSError as error:
        return f"{file.name}: {why(error)}"
    return _write_bytes(place, content) or read(place)


def delete_preset(own_preset: OwnPreset) -> None:
    """Delete the file of a preset; sessions that were played by it keep its rules."""
    Path(own_preset.file).unlink(missing_ok=True)
