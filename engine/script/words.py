"""The words of the table script and the keys of its settings, read from the code: `feltbook script --words`."""

import json

import msgspec

from engine.commands import Base
from engine.script.reading import BY_WORD
from engine.settings.describe import KEYS
from engine.settings.keyinfo import KeyInfo
from engine.words import phrase


def words() -> str:
    """Return all words with their keys, optional keys in brackets; then all settings with their values."""
    lines = [_word(word, kind) for word, kind in sorted(BY_WORD.items())]
    return "\n".join((*lines, "", "settings (table)", *map(_setting, KEYS))) + "\n"


def _word(word: str, kind: type[Base]) -> str:
    keys = [
        field.encode_name if field.required else f"[{field.encode_name}]"
        for field in msgspec.structs.fields(kind)
        if field.name != "at"
    ]
    about = " ".join((kind.__doc__ or "").split())
    return f"{' '.join((word, *keys))}\n    {about}"


def _setting(info: KeyInfo) -> str:
    default = "" if info.default is None else json.dumps(info.default).strip('"')
    if key := info.derived:
        default = phrase(key).text
    rules = f" ({', '.join(info.rules)})" if info.rules else ""
    return f"{info.key}\n    {info.allowed.text}{'; without it: ' + default if default else ''}{rules}"
