"""What a search or a copy finds in a PDF of Qt: the characters its fonts' tables name, in the order they are drawn."""

import re
import zlib
from pathlib import Path

OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\b(.*?)\nendobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
SHOWN = re.compile(rb"/(\w+) [\d.]+ Tf|<([0-9a-fA-F]+)>\s*Tj|\[(.*?)\]\s*TJ|\b(ET)\b", re.DOTALL)


def text(path: Path) -> str:
    """All of it; each text object on a line of its own."""
    objects = {int(number): body for number, body in OBJECT.findall(path.read_bytes())}
    fonts = {
        name.decode(): _characters(objects, int(number))
        for body in objects.values()
        for block in re.findall(rb"/Font\s*<<(.*?)>>", body, re.DOTALL)
        for name, number in re.findall(rb"/(\w+) (\d+) 0 R", block)
    }
    pieces, font = [], dict[int, str]()
    for body in objects.values():
        drawn = _stream(body)
        if b"Tf" not in drawn:
            continue
        for name, glyphs, many, end in SHOWN.findall(drawn):
            if name:
                font = fonts.get(name.decode(), {})
            elif end:
                pieces.append("\n")
            for part in [glyphs] if glyphs else re.findall(rb"<([0-9a-fA-F]+)>", many):
                codes = [int(part[place : place + 4], 16) for place in range(0, len(part), 4)]
                pieces.append("".join(font.get(code, "\ufffd") for code in codes))
    return "".join(pieces)


def _characters(objects: dict[int, bytes], number: int) -> dict[int, str]:
    """What each glyph of a font stands for, by its `ToUnicode` table."""
    table = re.search(rb"/ToUnicode (\d+) 0 R", objects[number])
    assert table, "a font without a table of characters"
    words = _stream(objects[int(table[1])])
    characters: dict[int, str] = {}
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", words, re.DOTALL):
        for glyph, character in re.findall(rb"<(\w+)>\s*<(\w+)>", block):
            characters[int(glyph, 16)] = bytes.fromhex(character.decode()).decode("utf-16-be")
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", words, re.DOTALL):
        for first, last, start, many in re.findall(rb"<(\w+)>\s*<(\w+)>\s*(?:<(\w+)>|\[(.*?)\])", block, re.DOTALL):
            codes = re.findall(rb"<(\w+)>", many) or [b"%04x" % (int(start, 16) + step) for step in range(65536)]
            for glyph, character in zip(range(int(first, 16), int(last, 16) + 1), codes, strict=False):
                characters[glyph] = bytes.fromhex(character.decode()).decode("utf-16-be")
    return characters


def _stream(body: bytes) -> bytes:
    packed = STREAM.search(body)
    if not packed:
        return b""
    try:
        return zlib.decompressobj().decompress(packed[1]) if b"FlateDecode" in body else packed[1]
    except zlib.error:
        return b""
