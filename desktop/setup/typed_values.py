"""Values of the settings as they are typed on a pad, and back. Bounds and contradictions are the engine's business."""

import re
from typing import Any

from engine.settings.keyinfo import KeyInfo

SIGNS: dict[str, str] = {"percent": ".", "amounts": "/", "ranges": "-/", "size": "/"}
"""The keys a pad needs beside digits, by kind."""

LONGEST = 40


def text_of(value: Any, info: KeyInfo) -> str:
    """A value as it is typed, without the commas of the screen."""
    if value is None or isinstance(value, (str, bool)):
        match = re.match(r"\d+", value) if isinstance(value, str) and info.kind == "reminder" else None
        return match.group() if match else ""
    if isinstance(value, (int, float)):
        return f"{value:g}" if isinstance(value, float) else str(value)
    if info.kind == "ranges":
        return "/".join(f"{low}-{high}" for low, high in value)
    return "/".join(str(part) for part in value)


def add(text: str, key: str) -> str:
    """One more key; leading zeros and signs that cannot stand there are dropped."""
    if len(text) + len(key) > LONGEST:
        return text
    if not key.isdigit():
        return text if not text or not text[-1].isdigit() else text + key
    number = re.split(r"\D", text)[-1] + key
    return text[: len(text) + len(key) - len(number)] + (number.lstrip("0") or ("0" if number else ""))


def value_of(text: str, info: KeyInfo, unit: str = "hands") -> Any:
    """What was typed as a value of the settings; nothing typed is null (an empty list where lists may be empty)."""
    text = text.rstrip("-/.")
    if not text:
        return [] if info.kind == "amounts" and info.low == 0 else None
    if info.kind == "percent":
        number = float(text)
        return int(number) if number == int(number) else number
    if info.kind == "reminder":
        return f"{int(text)} {unit}"
    if info.kind == "ranges":
        return [_pair(part) for part in text.split("/") if part]
    if info.kind in ("amounts", "size"):
        return [int(part) for part in text.split("/") if part]
    return int(text)


def _pair(part: str) -> list[int]:
    """`1-5` is [1, 5]; a lone number is both ends."""
    ends = [int(end) for end in part.split("-") if end]
    return [ends[0], ends[-1]]
