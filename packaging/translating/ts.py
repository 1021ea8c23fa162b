"""The files of Qt Linguist: read, and written again with what is there to translate now."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from msgspec import Struct

from translating.catalogue import Entry

FORMS = 2
"""Forms of a sentence that counts: German, French and Spanish have one for one and one for the rest."""


class Said(Struct, frozen=True):
    """A translation: one text, or a form for each number; `done` = somebody has said it is right."""

    forms: tuple[str, ...]
    done: bool = True


def read(path: Path) -> dict[Entry, Said]:
    """What a file says; empty when it is not there yet."""
    if not path.is_file():
        return {}
    found: dict[Entry, Said] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            counts = message.get("numerus") == "yes"
            entry = Entry(_text(context, "name"), _text(message, "comment"), _text(message, "source"), counts)
            told = message.find("translation")
            forms: tuple[str, ...] = ()
            if told is not None:
                forms = tuple(one.text or "" for one in told.iter("numerusform")) if counts else (told.text or "",)
            found[entry] = Said(forms, told is not None and told.get("type") != "unfinished")
    return found


def _text(node: ElementTree.Element, name: str) -> str:
    return node.findtext(name) or ""


def merged(entries: Iterable[Entry], known: Mapping[Entry, Said]) -> dict[Entry, Said]:
    """A translation for every sentence there is: the known one, or the one of its former wording, to be looked at."""
    former = {(one.context, one.key): said for one, said in known.items() if one.key and one.context != "presets"}
    made: dict[Entry, Said] = {}
    for entry in entries:
        size = FORMS if entry.counts else 1
        said = known.get(entry)
        if said is None or len(said.forms) != size:
            before = former.get((entry.context, entry.key), Said(()))
            said = Said((before.forms * size)[:size] if before.forms else ("",) * size, done=False)
        made[entry] = said
    return made


def write(path: Path, language: str, said: Mapping[Entry, Said]) -> None:
    """Write a file as Qt Linguist does."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    context = None
    for entry, one in said.items():
        if entry.context != context:
            lines += ["</context>"] if context is not None else []
            lines += ["<context>", f"    <name>{escape(entry.context)}</name>"]
            context = entry.context
        lines += _message(entry, one)
    lines += ["</context>", "</TS>", ""]
    path.write_text("\n".join(lines), "utf-8")


def _message(entry: Entry, said: Said) -> list[str]:
    kind = "" if said.done else ' type="unfinished"'
    lines = ['    <message numerus="yes">' if entry.counts else "    <message>"]
    lines.append(f"        <source>{escape(entry.source)}</source>")
    if entry.key:
        lines.append(f"        <comment>{escape(entry.key)}</comment>")
    if entry.counts:
        lines.append(f"        <translation{kind}>")
        lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in said.forms]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{kind}>{escape(said.forms[0])}</translation>")
    return [*lines, "    </message>"]
