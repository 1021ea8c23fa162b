"""The files of Qt Linguist: complete, with the blanks of the sentence, compiled as they stand."""

import re

import pytest

from desktop.help.chapters import chapters, chapters_in
from desktop.words.i18n import ENGLISH, LANGUAGES, Plural
from desktop.words.themes import THEMES
from resources import resource
from tests.desktop import in_each
from translating import ts
from translating.__main__ import FOLDER, release
from translating.catalogue import entries

FOREIGN = [code for code in LANGUAGES if code != ENGLISH.code]
SHOWN_AS_IT_IS = {"{what}", "{name} {amount}", "{name}, {amount}", "\u2154", "\u2153", "\xbe"}


def blanks(text: str) -> list[str]:
    return sorted(re.findall(r"\{[^}]*\}", text))


@pytest.fixture(scope="module", params=FOREIGN)
def translated(request):
    return ts.read(FOLDER / f"{request.param}.ts")


def test_every_sentence_is_there_and_no_other(translated):
    wanted = set(entries())
    lacking, gone = wanted - set(translated), set(translated) - wanted
    assert (sorted(map(repr, lacking)), sorted(map(repr, gone))) == ([], []), "make translations"


def test_every_sentence_is_translated(translated):
    assert [
        entry for entry, words in translated.items() if not words.done or not all(form.strip() for form in words.forms)
    ] == []


def test_a_translation_has_the_blanks_of_its_sentence(translated):
    wrong = [
        (entry.source, form)
        for entry, words in translated.items()
        for form in words.forms
        if blanks(form) != blanks(entry.source) or form.count("*") != entry.source.count("*")
    ]
    assert wrong == []


def test_a_sentence_that_counts_has_a_form_for_each_number(translated):
    counting = [words for entry, words in translated.items() if entry.counts]
    assert len(counting) > 30
    assert {len(words.forms) for words in counting} == {ts.FORMS}


def test_no_two_sentences_of_a_language_ask_for_the_same_key(translated):
    keys = [(entry.context, entry.key, entry.source) for entry in translated]
    assert len(keys) == len(set(keys))


def test_rule_ids_stay_as_they_are(translated):
    rule = re.compile(r"[A-Z]{2,4}-\d+")
    wrong = [
        (entry.source, words.forms) for entry, words in translated.items() if any(
            rule.findall(form) != rule.findall(entry.source) for form in words.forms
        )
    ]  # fmt: skip
    assert wrong == []


@pytest.mark.parametrize("code", FOREIGN)
def test_the_window_reads_what_linguist_wrote(code, tmp_path):
    release(FOLDER / f"{code}.ts", tmp_path / "fresh.qm")
    assert (tmp_path / "fresh.qm").read_bytes() == (FOLDER / f"{code}.qm").read_bytes(), "make translations"


def test_a_file_is_written_as_it_was_read(tmp_path):
    there = FOLDER / f"{FOREIGN[0]}.ts"
    ts.write(tmp_path / "again.ts", FOREIGN[0], ts.read(there))
    assert (tmp_path / "again.ts").read_text("utf-8") == there.read_text("utf-8")


def test_a_new_wording_keeps_the_old_translation_to_be_looked_at():
    old, new = entries()[0], entries()[0]
    new = type(new)(new.context, new.key, new.source + " now", new.counts)
    made = ts.merged([new], {old: ts.Said(("alt",) * (ts.FORMS if old.counts else 1))})
    assert made[new].done is False
    assert made[new].forms[0] == "alt"


def test_every_room_with_sentences_of_its_own_is_found():
    rooms = set(THEMES)
    assert {"table", "log", "setup", "recap", "display", "house", "sheets", "help"} <= rooms


def test_sentences_of_a_room_word_themselves_in_english():
    for context, table in THEMES.items():
        for key, sentence in table.items():
            texts = (sentence.one, sentence.many) if isinstance(sentence, Plural) else (sentence,)
            assert all(texts), (context, key)
            if isinstance(sentence, Plural):
                assert blanks(sentence.one) == blanks(sentence.many), (context, key)
                assert (
                    f"{{{sentence.by}}}" in blanks(sentence.many) or "{words}" in texts[1] or "{payments}" in texts[1]
                )


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_tests_expect_is_written_out_for_every_language(code):
    """All that a language lacks at once; a test that needs it says what it means."""
    expected = {name: lines for name, lines in vars(in_each).items() if isinstance(lines, in_each.InEach)}
    assert len(expected) > 10
    assert [name for name, lines in expected.items() if code not in lines and code != ENGLISH.code] == []
    assert [name for name, lines in expected.items() if not set(lines) <= set(LANGUAGES)] == []


@pytest.mark.parametrize("code", FOREIGN)
def test_the_manual_has_the_same_chapters_parts_and_pictures(code):
    def shape(text):
        kinds = [re.match(r"#|- |\d\.|!\[|$", line) for line in text.splitlines()]
        return [kind.group() if kind else "text" for kind in kinds], re.findall(r"\(([\w.-]+\.png)\)", text)

    english, theirs = chapters_in(ENGLISH.code), chapters_in(code)
    assert list(theirs) == list(english)
    for key, chapter in english.items():
        assert shape(theirs[key].text) == shape(chapter.text), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_heading_of_the_manual_has_a_key_of_its_own(code):
    """A heading without one, or with that of another chapter, would take its chapter out of the list."""
    text = resource("manual", f"{code}.md").read_text("utf-8")
    assert text.startswith("# ")
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == len(chapters_in(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_kept_beside_the_table_has_ten_lines_of_the_manual(code):
    """Money, the book, exports, replay, people, seasons, closing, recap, imports, other tools; tournaments as well."""
    keys = [chapter.key for chapter in chapters(code)]
    about = {"tournament", *keys[keys.index("money") :]}
    assert len(about) == 11
    lines = {chapter.key: sum(map(bool, chapter.text.splitlines()[1:])) for chapter in chapters(code)}
    assert {key for key in about if lines[key] < 10} == set()
