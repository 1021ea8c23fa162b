"""The glossary: a term of the table is said in one word, in every sentence and in the manual of every language."""

import re

import pytest

from desktop.help.chapters import chapters
from desktop.words.i18n import ENGLISH, LANGUAGES
from tests.desktop.speaking import FOREIGN
from translating import ts
from translating.__main__ import FOLDER
from translating.catalogue import Entry, entries
from translating.glossary import Glossary, Never, Term, faults, glossary, never_said

SMALL = Glossary(
    (Term("checks?", {"de": ("check",), "es": ("pasa",)}, apart=("cashier's check",)),),
    (Never("de", r"\bgeht mit\b", "is a call"),),
)


def translation(source, *forms):
    return {Entry("room", "key", source): ts.Said(forms)}


@pytest.mark.parametrize("code", FOREIGN)
def test_every_sentence_says_the_terms_of_the_table_in_their_words(code):
    assert faults(glossary(), code, ts.read(FOLDER / f"{code}.ts")) == []


@pytest.mark.parametrize("code", FOREIGN)
def test_the_manual_never_says_what_is_taken_for_something_else(code):
    taken = [fault for chapter in chapters(code) for fault in never_said(glossary(), code, chapter.text)]
    assert taken == []


def _label(sentence):
    """How a sentence of the window looks with figures in its blanks and behind it: "Deal hand 1", "Fold 3"."""
    words = re.escape(re.sub(r" ?\.\.\.$", "", sentence))
    return re.compile(re.sub(r"\\\{\w+\\\}", r"[\\w ]*\\d+", words) + r"( \d)?")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_key_the_manual_names_is_called_like_that(code):
    """What stands in bold, and is no heading of a paragraph, is a word of the window or a key of the keyboard."""
    names = {"F2", "D", "?"}
    if code == ENGLISH.code:
        names |= {entry.source for entry in entries()}
    else:
        names |= {form for known_name in ts.read(FOLDER / f"{code}.ts").values() for form in known_name.forms}
    known = [_label(name) for name in names]
    named = [
        bold.group(1)
        for chapter in chapters(code)
        for line in chapter.text.splitlines()
        for bold in re.finditer(r"\*\*([^*]+)\*\*", line)
        if not re.fullmatch(r"(- |\d\. )?", line[: bold.start()])
    ]
    assert len(named) > 20
    assert [bold for bold in named if not any(known_name.fullmatch(bold) for known_name in known)] == []


def test_every_term_is_met_and_every_exception_is_one():
    sources = {entry.source for entry in entries()}
    unmet = [term.english for term in glossary().terms if not any(term.occurs(source) for source in sources)]
    idle = [source for term in glossary().terms for source in term.apart if source not in sources]
    assert (unmet, idle) == ([], [])


def test_another_word_for_a_term_is_a_fault():
    assert faults(SMALL, "de", translation("{name} checks", "{name} checkt")) == []
    assert len(faults(SMALL, "de", translation("{name} checks", "{name} schiebt"))) == 1
    assert len(faults(SMALL, "es", translation("{name} checks", "{name} sigue"))) == 1


def test_a_term_without_a_word_in_a_language_is_a_fault():
    assert faults(SMALL, "pt", translation("{name} checks", "{name} passa")) == [
        "'checks?' has no pt = [...] in glossary.toml"
    ]
    assert faults(SMALL, "pt", translation("{name} calls", "{name} paga")) == []


def test_each_form_of_a_sentence_that_counts_is_looked_at():
    assert len(faults(SMALL, "de", translation("{count} check", "{count} checkt", "{count} schieben"))) == 1


def test_what_is_never_said_is_a_fault_wherever_it_stands():
    assert len(faults(SMALL, "de", translation("{name} leaves with {amount}", "{name} geht mit {amount}"))) == 1
    assert faults(SMALL, "fr", translation("{name} leaves with {amount}", "{name} geht mit {amount}")) == []
    assert len(never_said(SMALL, "de", "Anna geht mit 200.")) == 1


def test_a_word_that_is_not_the_term_there_is_no_fault():
    assert faults(SMALL, "de", translation("cashier's check", "Scheck")) == []
    assert faults(SMALL, "de", translation("checkers", "Damespiel")) == []


def test_blanks_and_names_of_settings_are_no_words():
    assert faults(SMALL, "de", translation("{check} of rules.check", "{check} der Regeln")) == []


def test_what_must_not_stand_beside_a_term_is_a_fault():
    board = Glossary((Term("boards?", {"es": ("board",)}, {"es": ("mesa",)}),), ())
    assert faults(board, "es", translation("{boards} boards", "{boards} boards")) == []
    assert len(faults(board, "es", translation("two boards", "dos boards de la mesa"))) == 1
