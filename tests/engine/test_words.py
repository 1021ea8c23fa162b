"""The sentences of the engine: each once, under a key that the code uses, with the blanks it is given facts for."""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import engine
from engine.journal.error_words import english
from engine.journal.errors import Cause, damaged, detail_of
from engine.journal.labels import label_of
from engine.script import Door
from engine.words import (
    SENTENCES,
    TRANSLATED,
    Speech,
    between,
    files,
    holds_chips,
    phrase,
    play,
    script,
    steps,
    why_bets,
    why_table,
    worded,
)
from tests.engine.journal.samples import COMMANDS, EVENTS

HOME = Path(str(engine.__file__)).parent
SAYING = {"refuse": 1, "refusal": 1, "_no": 0, "reason": 0, "phrase": 0, "detail_of": 0, "RoomError": 0}
"""What says a sentence, and which of its arguments is the key."""
MAKING = ("engine/refusals.py", "engine/words/__init__.py")
"""Where these functions themselves are."""
ROOMS = (play.BETTING, files.CHECKING, play.PLAY, between.SEATS, between.SETTINGS, steps.STEPS, why_bets.WHY_BETS)
ALL = (
    *ROOMS,
    files.BOOKS,
    files.EXPORTING,
    files.IMPORTING,
    files.PEOPLE,
    files.ROOM,
    files.TRAVELING,
    why_table.WHY_TABLE,
    script.COMMANDS,
    script.SCRIPT,
)
FOR_A_SCRIPT = ("script/", "settings/", "why/", "journal/amending.py", "decide/upcards.py")


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(HOME.rglob("*.py")):
        name = path.relative_to(HOME.parent).as_posix()
        if name not in MAKING:
            yield name, ast.parse(path.read_text("utf-8"))


def calls() -> Iterator[tuple[str, ast.Call]]:
    for name, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                yield name, node


def key_of(call: ast.Call) -> ast.expr:
    assert isinstance(call.func, ast.Name)
    return call.args[SAYING[call.func.id]]


def constants(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def blanks(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_no_two_sentences_share_a_key() -> None:
    keys = Counter(chain.from_iterable(ALL))
    assert [key for key, times in keys.items() if times > 1] == []
    assert set(keys) == set(SENTENCES)


def test_no_two_keys_share_a_sentence() -> None:
    """A step may be named as a refusal tells it: a hand is dead in both."""
    for some in (steps.STEPS, {key: text for key, text in SENTENCES.items() if key not in steps.STEPS}):
        texts = Counter(some.values())
        assert [text for text, times in texts.items() if times > 1] == []


@pytest.mark.parametrize("key", ["no_hand", "pl.raise", "step.fold"])
def test_a_file_of_words_holds_its_sentence(key: str) -> None:
    assert sum(key in room for room in ALL) == 1


def raised_words(tree: ast.Module) -> list[int]:
    """The lines that raise an exception with words of their own: a text with a space in it, or one put together."""
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            given = [*node.exc.args, *(keyword.value for keyword in node.exc.keywords)]
            parts = [part for argument in given for part in ast.walk(argument)]
            spaced = any(" " in text.strip() for argument in given for text in constants(argument))
            if spaced or any(isinstance(part, ast.JoinedStr) for part in parts):
                lines.append(node.lineno)
    return lines


def test_an_exception_of_the_engine_carries_no_english() -> None:
    """It carries a key and facts; who shows it reads the sentence in `engine/words/`."""
    for line in ('raise E("a folder")', 'raise E(path, detail="under another name")', 'raise E(f"no {kind}")'):
        assert raised_words(ast.parse(line)) == [1], line
    assert raised_words(ast.parse('raise E("readonly", path) from None')) == []
    english_in = {name: lines for name, tree in modules() if (lines := raised_words(tree))}
    assert english_in == {}


APART = {"split", "rsplit", "splitlines", "partition", "rpartition", "startswith", "endswith", "removeprefix", "find",
         "search", "match", "fullmatch", "findall", "lower"}  # fmt: skip
"""What takes a text apart, or recognises it."""


def english_taken_apart(tree: ast.Module) -> list[int]:
    """The lines that recognise or cut what an exception says: `str(error)` with one of `APART`, `in`, or a part."""

    def is_text(node: ast.AST, names: set[str]) -> bool:
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str"
        return called and any(isinstance(part, ast.Name) and part.id in names for part in ast.walk(node))

    lines = []
    handlers = [node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and node.name]
    for handler in handlers:
        names = {str(handler.name)}
        for node in (node for line in handler.body for node in ast.walk(line)):
            takes = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in APART
            asks = isinstance(node, ast.Compare) and any(isinstance(each, ast.In | ast.NotIn) for each in node.ops)
            if (takes or asks) and any(is_text(part, names) for part in ast.walk(node)):
                lines.append(node.lineno)
    return lines


def test_no_english_of_a_library_is_recognised_or_cut() -> None:
    """What is wrong is found in the data, or by the kind and the code of the error."""
    wrong = "try: work()\nexcept E as error:\n    {}"
    for line in ("text = str(error).split(':')[0]", "at = re.search('line', str(error))", "x = 'a' in str(error)"):
        assert english_taken_apart(ast.parse(wrong.format(line))), line
    assert english_taken_apart(ast.parse(wrong.format("print(str(error))"))) == []
    paths = [path for room in ("desktop", "engine") for path in (HOME.parent / room).rglob("*.py")]
    trees = {path.name: ast.parse(path.read_text("utf-8")) for path in paths}
    assert {name: lines for name, tree in trees.items() if (lines := english_taken_apart(tree))} == {}


def test_an_error_about_a_book_is_read_without_the_words() -> None:
    """A log has cause and facts; a command that opens a book reads the sentences only to show one."""
    error = damaged(1, 12, detail_of("damaged.format", step=12, there=9, here=3), "/book.db")
    assert str(error) == ("damaged_step path=/book.db session=1 step=12 detail=damaged.format step=12 there=9 here=3")
    assert english(error) == (
        "/book.db: step 12 of session 1 is damaged (step 12 has format 9, this Feltbook reads up to 3). "
        "Take a backup of the book, or go on in a new session."
    )
    code = "import engine.journal.sqlite, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=HOME.parent, capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if name.startswith("engine.words")] == []


def test_no_sentence_is_computed_where_it_is_said() -> None:
    computed = []
    for name, call in calls():
        for given in (key_of(call), *(fact.value for fact in call.keywords)):
            joined = [part for part in ast.walk(given) if isinstance(part, ast.JoinedStr)]
            glued = [
                part
                for part in ast.walk(given)
                if isinstance(part, ast.BinOp) and isinstance(part.op, ast.Add | ast.Mod) and constants(part)
            ]
            if joined or glued:
                computed.append(f"{name}:{call.lineno}")
    assert computed == []


def test_a_key_stands_in_the_code_or_comes_from_a_table_there() -> None:
    """A key is a word, a choice of words, a name that was given one, or a look into a table: never put together."""
    allowed = (ast.Constant, ast.IfExp, ast.Name, ast.Subscript)
    assert [f"{name}:{call.lineno}" for name, call in calls() if not isinstance(key_of(call), allowed)] == []


def test_every_key_that_is_said_has_a_sentence() -> None:
    keys = {key for _, call in calls() if isinstance(key_of(call), ast.Constant) for key in constants(key_of(call))}
    chosen = {
        choice.value
        for _, call in calls()
        if isinstance(key_of(call), ast.IfExp)
        for choice in (key_of(call).body, key_of(call).orelse)  # type: ignore[attr-defined]
        if isinstance(choice, ast.Constant)
    }
    assert sorted((keys | chosen) - set(SENTENCES)) == []
    assert len(keys) > 400


def test_every_sentence_is_said_somewhere() -> None:
    words = set().union(*(constants(tree) for name, tree in modules() if not name.startswith("engine/words/")))
    unused = {key for key in SENTENCES if key not in words and key.removeprefix("step.") not in words}
    acted = {f"step.{kind}{end}" for kind in ("fold", "check", "call", "bet", "raise", "complete", "bring_in")
             for end in ("", ".all_in")}  # fmt: skip
    entries = {f"step.sit_in.{entry}" for entry in ("post", "wait", "buy_button", "take_over", "kill_next")}
    runs = {"step.fold_to", "step.check_to"}
    steps_of_a_word = {f"step.{label_of([command], EVENTS).key}" for command in COMMANDS}
    books = {f"{about}.{cause}" for about in ("book", "remedy") for cause in get_args(Cause)}
    assert sorted(unused - acted - entries - runs - steps_of_a_word - books) == []
    assert books == {key for key in SENTENCES if key.startswith(("book.", "remedy."))}


def test_the_facts_of_a_call_fill_the_blanks_of_its_sentence() -> None:
    wrong = []
    for name, call in calls():
        key = key_of(call)
        named = [fact.arg for fact in call.keywords]
        if not isinstance(key, ast.Constant) or None in named or key.value not in SENTENCES:
            continue
        if set(named) != blanks(SENTENCES[key.value]):
            wrong.append(f"{name}:{call.lineno} {key.value}: {sorted(map(str, named))}")
    assert wrong == []


def test_a_choice_of_sentences_has_the_same_blanks() -> None:
    for name, call in calls():
        key = key_of(call)
        if isinstance(key, ast.IfExp) and isinstance(key.body, ast.Constant) and isinstance(key.orelse, ast.Constant):
            have = {frozenset(blanks(SENTENCES[str(choice.value)])) for choice in (key.body, key.orelse)}
            assert have == {frozenset(str(fact.arg) for fact in call.keywords)}, f"{name}:{call.lineno}"


def test_what_is_english_alone_is_never_met_at_the_window() -> None:
    """A tap is neither malformed nor unknown; the rest is said by the door, or of files and keys of a game."""
    wrong = []
    for name, call in calls():
        key = key_of(call)
        if not isinstance(key, ast.Constant) or key.value not in script.SCRIPT:
            continue
        code = call.args[0]
        harmless = isinstance(code, ast.Constant) and code.value in ("malformed", "unknown")
        if not harmless and not name.removeprefix("engine/").startswith(FOR_A_SCRIPT):
            wrong.append(f"{name}:{call.lineno} {key.value}")
    assert wrong == []
    assert set(script.SCRIPT) | set(script.COMMANDS) | set(TRANSLATED) == set(SENTENCES)


def test_every_refusal_of_the_rulings_is_worded() -> None:
    """Each refused line of the cases says its sentence; no blank stays open."""
    refused = 0
    for path in sorted((Path(__file__).parent / "rulings").glob("*.toml")):
        for case in tomllib.loads(path.read_text("utf-8"))["case"]:
            if not re.search(r"^! ", case["script"], re.M):
                continue
            door = Door()
            for line in map(str.strip, case["script"].strip().splitlines()):
                mark, _, rest = line.partition(" ")
                if not line or mark in ("=", "?", "#") or line.startswith("#"):
                    continue
                answer = door.answer(rest.partition(" ")[2] if mark == "!" else line)
                if mark == "!":
                    refused += 1
                    message = answer["error"]["message"]
                    assert not re.search(r"\{\w+\}", message), message
                    assert "could not be done" not in message, (case["name"], line)
    assert refused > 300


def test_facts_are_worded_in_a_row() -> None:
    parts = (phrase("award.share", seat=1, amount=20), phrase("award.share", seat=4, amount=21))
    assert phrase("award.half", half="low", won=parts).text == "low half: seat 1 20, seat 4 21"
    assert phrase("hands_missing", seats=(2, 5)).text.startswith("the hands of seats 2, 5 are not in")


def test_a_phrase_is_said_in_the_words_it_is_read_in() -> None:
    loud = Speech(lambda key: "{seat}! " + key, str.upper, str, lambda number: f"<{number}>")
    assert worded(phrase("is_out", seat=7), loud) == "<7>! is_out"
    assert worded(phrase("is_out", seat="nine"), loud) == "NINE! is_out"


NO_CHIPS = {"seat", "seats", "hand", "hands", "number", "games", "moved", "left", "seconds", "count"}
"""Blanks that are seats, numbers and counts in every explanation."""


def test_an_explanation_writes_no_seat_hand_or_count_as_money() -> None:
    """ENT-6, ENT-8: "From seat 0.05" stood where a player had come from seat 1."""
    explaining = {**why_bets.WHY_BETS, **why_table.WHY_TABLE}
    wrong = [
        f"{key}.{blank}"
        for key, sentence in explaining.items()
        for blank in blanks(sentence)
        if holds_chips(key, blank) and (blank in NO_CHIPS or re.search(rf"(seat|hand|game)s? \{{{blank}\}}", sentence))
    ]
    assert wrong == []


def test_what_is_posted_is_chips_in_one_hand_as_in_several() -> None:
    entries = [key for key in why_table.WHY_TABLE if key.startswith("due.post")]
    assert [key for key in entries for blank in ("live", "dead") if not holds_chips(key, blank)] == []
    assert len(entries) == 3
