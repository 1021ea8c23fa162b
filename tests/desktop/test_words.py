"""The words of the window: a sentence a key, a key for every sentence that is said, in every language."""

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import desktop
from desktop.words import i18n, languages
from desktop.words.i18n import Plural
from desktop.words.say import say, sentence_of
from desktop.words.themes import AT_THE_TABLE, ELSEWHERE, THEMES
from desktop.words.titles import TITLES
from engine.commands import Fault
from engine.exports.formats import FORMATS
from engine.journal import labels
from engine.settings.describe import BY_KEY

HOME = Path(str(desktop.__file__)).parent
WORDS = HOME / "words"
BLANK = "\0"
"""What is put into a key when it is said."""


def tables_of(path):
    """The dictionaries of sentences in a module, by name."""
    assigned = (node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.AnnAssign))
    return {node.target.id: node.value for node in assigned if ast.unparse(node.annotation) == "dict[str, Sentence]"}


TABLES = {path: tables for path in sorted(WORDS.glob("*.py")) if (tables := tables_of(path))}


def modules():
    """Every module of the desktop but the themes, parsed; and the names of steps, which the log says by their keys."""
    paths = [path for path in sorted(HOME.rglob("*.py")) if path not in TABLES]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in (*paths, Path(labels.__file__))]


def pattern_of(node):
    """The key a call says: a text with a blank for every part that is put in; None where it is all put in."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else BLANK for part in node.values)
    if isinstance(node, ast.BinOp):
        return f"{pattern_of(node.left)}{pattern_of(node.right)}"
    return BLANK


def keys_said():
    """Constants that may be keys, and patterns of keys that are put together in a call of `say`."""
    constants, patterns = set(), set()
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, (ast.JoinedStr, ast.BinOp)):
                pattern = pattern_of(node)
                theme, _, name = pattern.partition(".")
                if BLANK in pattern and re.search(r"\w", name if theme in ELSEWHERE else pattern):
                    patterns.add(pattern)
    return constants | set(get_args(Fault)) | set(FORMATS), patterns


KEYS = [*(key for texts in AT_THE_TABLE.values() for key in texts)]
KEYS += [f"{theme}.{key}" for theme, texts in ELSEWHERE.items() for key in texts]
SENTENCES = {key: sentence_of(key) for key in KEYS}
"""Theme, key in it and English sentence, by the key it is said by."""


def test_no_key_has_two_sentences():
    assert len(SENTENCES) == sum(len(theme) for theme in THEMES.values())
    for path, tables in TABLES.items():
        for table in tables.values():
            keys = [key.value for key in table.keys if isinstance(key, ast.Constant)]
            assert len(keys) == len(set(keys)), (path.stem, [key for key in keys if keys.count(key) > 1])


def test_every_dictionary_of_the_room_is_said():
    """One that nobody registered would be a second way to say something; two of a theme share no key."""
    rooms = {import_module(f"desktop.words.{path.stem}"): names for path, names in TABLES.items()}
    made = [getattr(room, name) for room, names in rooms.items() for name in names]
    assert sum(map(len, made)) == len(SENTENCES)
    assert {key for table in made for key in table} == {name for _, name, _ in SENTENCES.values()}
    outside = [path for path in HOME.rglob("*.py") if path.parent != WORDS and tables_of(path)]
    assert outside == []


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_every_key_has_a_sentence_in_every_language(language):
    languages.speak(language)
    try:
        for key, (theme, name, sentence) in SENTENCES.items():
            text = sentence.many if isinstance(sentence, Plural) else sentence
            assert i18n.translated(theme, name, text, 2 if isinstance(sentence, Plural) else -1), key
    finally:
        languages.speak("en")


def test_no_key_is_there_that_nobody_says():
    constants, patterns = keys_said()
    shapes = [re.compile(re.escape(pattern).replace(re.escape(BLANK), ".+")) for pattern in patterns]
    unsaid = []
    for key, (theme, name, _) in SENTENCES.items():
        # a key that is put in whole, `say(f"recap.{key}")`, stands in its module without the theme
        words = {key, name} if theme in ELSEWHERE else {key}
        if not words & constants and not any(shape.fullmatch(word) for shape in shapes for word in words):
            unsaid.append(key)
    assert unsaid == []


def test_what_is_said_is_there():
    """Every key that stands whole in a call of `say` has a sentence."""
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    assert key.value in SENTENCES, (path.name, node.lineno, key.value)


def test_a_key_alone_is_of_the_table_and_a_dot_has_its_theme():
    assert say("and") == "and"
    assert say("recap.settle") == THEMES["recap"]["settle"]
    with pytest.raises(KeyError):
        say("settle")
    assert not any(key.partition(".")[0] in ELSEWHERE for theme in AT_THE_TABLE.values() for key in theme)


def test_every_house_rule_has_a_title() -> None:
    """The settings would show a key by its own name, in English, where it has none."""
    without = {key for key, info in BY_KEY.items() if key not in TITLES}
    assert without == {key for key, info in BY_KEY.items() if info.kind == "object"}
