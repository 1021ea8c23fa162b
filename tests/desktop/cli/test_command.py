"""The command: what works without a window, what it imports, and how it says that something cannot be done."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs import user_data_path

from desktop.preferences.device_files import default_book
from tests.desktop.cli.command import ROOT, SCRIPT, feltbook_process, one_line


def test_script_answers_line_by_line(tmp_path):
    path = tmp_path / "hand.jsonl"
    path.write_text(SCRIPT)
    done = feltbook_process("script", path)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [answer["ok"] for answer in answers] == [True, True]
    assert feltbook_process("script", "-", stdin=SCRIPT).stdout == done.stdout


def test_script_says_refusals_by_its_status(tmp_path):
    assert feltbook_process("script", "-", stdin="nonsense\n").returncode == 1
    words = feltbook_process("script", "--words").stdout
    assert "amend [action] [award] [hand] [drop_moot] [kill] [dry] with\n" in words
    assert "\nhalf_raise\n    true or false; without it: false (PRO-3)\n" in words
    done = feltbook_process("script", tmp_path / "missing.jsonl")
    assert done.returncode == 2
    assert "missing.jsonl" in done.stderr
    assert "Traceback" not in done.stderr


def test_script_can_store_what_it_played(tmp_path):
    book = tmp_path / "s.db"
    assert feltbook_process("script", "-", "--session", book, stdin=SCRIPT).returncode == 0
    assert "No-limit Hold'em 1/2" in feltbook_process("sessions", "--db", book).stdout


def test_a_book_that_is_not_there_or_no_book(tmp_path):
    assert "no such book" in one_line(feltbook_process("sessions", "--db", tmp_path / "none.db"))
    wrong = tmp_path / "wrong.db"
    wrong.write_text("this is a shopping list, not a book" * 100)
    assert "not a book" in one_line(feltbook_process("recap", "last", "--db", wrong))
    assert wrong.read_text().startswith("this is")


def test_a_file_that_cannot_be_written(book, tmp_path):
    (tmp_path / "file").write_text("")
    for kind in ("pdf", "csv"):
        one_line(feltbook_process("recap", "last", "--db", book, f"--{kind}", tmp_path / "file" / "x"))


@pytest.mark.parametrize(
    "words", [["bogus"], ["recap"], ["--nonsense"], ["demo", "--hands", "many"], ["recap", "1", "--pdf"]]
)
def test_words_nobody_knows(words):
    one_line(feltbook_process(*words))


@pytest.mark.parametrize("data", [None, "", " ", "/somewhere/here", "~/there", "somewhere"])
def test_the_book_lies_where_platformdirs_would_put_it(monkeypatch, data):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if data is not None:
        monkeypatch.setenv("XDG_DATA_HOME", data)
    assert default_book() == user_data_path("feltbook", appauthor=False) / "feltbook.db"


def test_version_and_help():
    assert feltbook_process("--version").stdout.startswith("feltbook")
    done = feltbook_process("--help")
    assert done.returncode == 0
    for word in ("script", "recap", "sessions", "demo", "pictures"):
        assert word in done.stdout


@pytest.mark.parametrize(
    ("words", "never"),
    [
        (["script", "-"], ["PySide6", "platformdirs", "pokerkit"]),
        (["sessions", "--db", "BOOK"], ["PySide6", "pokerkit", "sqlite_utils"]),
        (["recap", "last", "--db", "BOOK", "--csv", "OUT"], ["PySide6", "pokerkit"]),
    ],
)
def test_each_command_imports_only_what_it_needs(book, tmp_path, words, never):
    words = [{"BOOK": str(book), "OUT": str(tmp_path / "out.csv")}.get(word, word) for word in words]
    code = (
        f"import sys; from desktop.cli import main; main({words!r});"
        f" sys.exit(' '.join(set(sys.modules) & set({never!r})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input="", capture_output=True, text=True, cwd=ROOT, timeout=60, check=False
    )
    assert done.stderr == "\n"


def test_demo_leaves_pictures_recap_and_book(tmp_path):
    done = feltbook_process("demo", "--out", tmp_path / "demo", "--hands", "6")
    assert done.returncode == 0, done.stderr
    files = [Path(line) for line in done.stdout.splitlines()]
    assert [file.name for file in files] == ["table.png", "recap.png", "recap.pdf", "results.csv", "demo.db"]
    assert all(file.stat().st_size > 100 for file in files)
    assert done.stderr == ""
