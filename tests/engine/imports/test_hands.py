"""Hands of other programs: export, import, export is equal; what is bad names line and reason and brings in nothing."""

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.exports.files import export
from engine.exports.stories import stories
from engine.imports import ohh, phh
from engine.imports.files import read, store
from engine.imports.play import sessions
from engine.imports.records import HandRead, NotImported
from engine.journal.sqlite import SqliteStore
from engine.proof.verify import verify
from engine.script import Door
from engine.session import Session
from tests.engine.exports.evening import act, all_in_by_posts, fold_out, play, played, special
from tests.engine.exports.recorded import doors_with_cards, recorded

READERS: dict[str, Callable[[str], list[HandRead]]] = {"ohh": ohh.read, "phh": phh.read}
ANEW = ("seven_card_stud", "stud_hilo", "razz", "lowball_27", "triple_draw_27", "badugi")
"""Games whose recorded hands are given upcards and draws, without which PHH has no words for them."""
EVERY = 3
"""Every so many of them are played."""
MANY = 60
"""How many of the recorded hands are taken, evenly."""
OWN = ("game_number", "start_date_utc", "_session", "year", "month", "day")
"""What is another book's: numbers of hands and sessions; and the day, which recorded hands do not have."""


def plain(text: str, kind: str) -> list[dict[str, Any]]:
    """The hands of a file without what is another book's."""
    if kind == "ohh":
        hands = [json.loads(line)["ohh"] for line in text.split("\n\n") if line]
    else:
        hands = list(tomllib.loads(text).values())
    return [{name: value for name, value in hand.items() if name not in OWN} for hand in hands]


@pytest.mark.parametrize("kind", READERS)
def test_export_import_export_is_equal(kind: str) -> None:
    """Every hand a format can hold, of flop games."""
    taken = 0
    for lines in (hand["lines"] for hand in recorded()[:: 1 + len(recorded()) // MANY]):
        if lines[0]["table"]["game"] in ("holdem", "omaha", "omaha_hilo"):
            door = Door()
            for line in lines:
                assert door.answer(line)["ok"]
            assert door.session is not None
            out = export([door.session], kind)
            if out.hands:
                [again] = (made.session for made in sessions(READERS[kind](out.text)))
                assert plain(export([again], kind).text, kind) == plain(out.text, kind), lines
                taken += 1
    assert taken > 5


def test_stud_and_draw_come_back_as_they_were_written() -> None:
    """With upcards and draws every hand of these games has words in PHH; Open Hand History has none for them."""
    taken = Counter[str]()
    for door in doors_with_cards(ANEW, EVERY, showdowns=False):
        assert door.session is not None
        if (out := export([door.session], "phh")).hands:
            [again] = (made.session for made in sessions(phh.read(out.text)))
            assert plain(export([again], "phh").text, "phh") == plain(out.text, "phh")
            taken[door.session.state.settings.game] += 1
    assert set(taken) == set(ANEW)


def test_stud_without_upcards_is_played_by_who_acts() -> None:
    """Another program's file that knows no card: who brings it in, and who is first, is who acts."""
    acts = ["p2 pb", "p1 cc", "d dh p1 ??", "d dh p2 ??", "p1 cbr 4", "p2 f"]
    keys = {"variant": "FR", "antes": [1, 1], "bring_in": 2, "small_bet": 4, "big_bet": 8, "starting_stacks": [50, 50]}
    deal = ["d dh p1 ??????", "d dh p2 ??????"]
    text = "".join(f"{key} = {json.dumps(value)}\n" for key, value in {**keys, "finishing_stacks": [53, 47]}.items())
    [made] = sessions(phh.read(text + f"actions = {json.dumps(deal + acts)}\n"))
    assert [player.stack for player in made.session.state.seats if player is not None] == []
    [story] = stories(made.session.steps())
    assert dict(story.results) == {1: 3, 2: -3}
    assert [move.kind for move in story.rounds[0].moves] == ["ante", "ante", "bring_in", "call"]


def test_a_fold_out_of_turn_is_no_dead_hand_where_the_format_has_no_word_for_one() -> None:
    """PHH: else a hand that is read with other positions would be played with a hand declared dead."""
    keys = {"variant": "NT", "antes": [0, 0, 0], "blinds_or_straddles": [1, 2, 0], "min_bet": 2}
    keys |= {"starting_stacks": [50, 50, 50], "finishing_stacks": [49, 51, 50], "actions": ["p1 f", "p3 f"]}
    text = "".join(f"{key} = {json.dumps(value)}\n" for key, value in keys.items())
    with pytest.raises(NotImported, match="line 1: seat 1 is not to act, seat 3 is"):
        list(sessions(phh.read(text)))


def three_blinds() -> Door:
    """Two hands with a blind of the button, and somebody who comes in between with a post."""
    rules = {"game": "holdem", "seats": 6, "blinds": [1, 2], "button_blind": 1, "enter_between": True}
    lines = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 100} for seat in (1, 2, 3, 4)]
    door = played({"do": "open", "table": rules}, *lines, {"do": "button", "seat": 1})
    for _ in range(5):
        fold_out(door)
    play(door, {"do": "sit", "seat": 5, "player": "New", "stack": 100, "entry": "post"})
    fold_out(door)
    fold_out(door)
    return door


def sleeping() -> Door:
    """A hand with a sleeper."""
    rules = {"game": "holdem", "seats": 6, "blinds": [1, 2], "straddle": {"allow": "any", "sleepers": True}}
    lines = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 100} for seat in (1, 2, 3, 4)]
    door = played({"do": "open", "table": rules}, *lines, {"do": "button", "seat": 1})
    play(door, {"do": "sleeper", "seat": 1, "to": 4}, {"do": "deal"}, act("call"), act("fold"), act("fold"))
    play(door, {"do": "street"}, act("check"), act("check"), {"do": "street"}, act("bet", 5), act("fold"))
    return door


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize(
    "door", [special, three_blinds, sleeping, all_in_by_posts], ids=["both blinds", "button blind", "sleeper", "all-in"]
)
def test_posts_of_those_who_come_in_are_taken_in_as_they_were_written(kind: str, door: Callable[[], Door]) -> None:
    """Live and dead, on the button, from the middle: as one file, in the order of its hands."""
    made = door()
    assert made.session is not None
    out = export([made.session], kind)
    if kind == "ohh":
        assert out.hands == made.session.state.number
        assert "Post Extra Blind" in out.text or door is all_in_by_posts
    if out.hands:
        [again] = (made.session for made in sessions(READERS[kind](out.text)))
        assert plain(export([again], kind).text, kind) == plain(out.text, kind)


def table(**more: Any) -> Session:
    """Three hands: one raked and shown, one with a straddle, one that everybody folds; in money."""
    rules = {"game": "holdem", "seats": 6, "blinds": [1, 2], "straddle": {"allow": "any"}, "new_player": "free", **more}
    door = played(
        {"do": "open", "table": {"rake": {"percent": 10, "cap": 3}, **rules}},
        *({"do": "sit", "seat": seat, "player": f"P: {seat}", "stack": 100} for seat in (1, 3, 5)),
        {"do": "button", "seat": 5},
        {"do": "deal", "at": 60},
        *(act("call"), act("call"), act("check"), {"do": "street", "cards": "Kd7s2c"}),
        *(act("check"), act("bet", 10), act("fold"), act("call"), {"do": "street", "cards": "9h"}),
        *(act("check"), act("check"), {"do": "street", "cards": "3d"}, act("check"), act("check")),
        *({"do": "show", "seat": 3, "cards": "AsKc"}, {"do": "muck", "seat": 1}),
        {"do": "award", "ranking": [[3], [1]]},
        *({"do": "straddle", "seat": 1, "to": 4}, {"do": "deal", "at": 120}, act("fold"), act("fold")),
        *({"do": "leave", "seat": 5}, {"do": "sit", "seat": 6, "player": "New", "stack": 50}),
        *({"do": "button", "seat": 1}, {"do": "deal", "at": 180}, act("fold"), act("fold")),
    )  # fmt: skip
    assert door.session is not None
    return door.session


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize("more", [{}, {"money": {"currency": "EUR", "minor_units": 25}}], ids=["chips", "money"])
def test_an_evening_of_several_hands_goes_into_a_book_and_proves_itself(
    tmp_path: Path, kind: str, more: dict[str, Any]
) -> None:
    session = table(**more)
    (tmp_path / "hands").write_text(text := export([session], kind).text, encoding="utf-8")
    with SqliteStore(tmp_path / "book.db") as book:
        ready = read(tmp_path / "hands")
        assert ready.hands == 3
        [[number]] = store([ready], book)
        again = Session.resume(book, number)
        assert plain(export([again], kind).text, kind) == plain(text, kind)
        if kind == "ohh":
            assert [hand["start_date_utc"] for hand in _hands(export([again], kind).text)] == [
                hand["start_date_utc"] for hand in _hands(text)
            ]
            with pytest.raises(NotImported, match="session 1 is this evening"):
                store([read(tmp_path / "hands")], book)
        assert len(book.sessions()) == 1
        assert list(book.running()) == [], "it was played elsewhere: no game to go on with"
    assert verify(tmp_path / "book.db").faults == ()


def _hands(text: str) -> list[dict[str, Any]]:
    return [json.loads(line)["ohh"] for line in text.split("\n\n") if line]


def changed(change: Callable[[dict[str, Any]], None]) -> str:
    """The file of the evening with its second hand changed."""
    hands = _hands(export([table()], "ohh").text)
    change(hands[1])
    return "".join(json.dumps({"ohh": hand}) + "\n\n" for hand in hands)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda hand: hand.pop("dealer_seat"), "a field is missing .*dealer_seat"),
        (lambda hand: hand.update(tournament=True), "a field is missing .*tournament_info"),
        (lambda hand: hand.update(game_type="Stud"), "this game is not taken in: Stud NL"),
        (lambda hand: hand.update(currency="ZZZ"), "ZZZ is no currency"),
        (lambda hand: hand.update(ante_amount=1), "."),
        (lambda hand: hand["players"][0].update(starting_stack=1.5), "1.5 is no amount"),
        (lambda hand: hand["players"][0].update(starting_stack=-5), "-5 is no amount"),
        (lambda hand: hand["players"][0].update(seat=0), "."),
        (lambda hand: hand["players"][0].update(seat=99), "."),
        (lambda hand: hand.update(table_size=10**9), "."),
        (lambda hand: hand["players"][0].update(name=""), "."),
        (lambda hand: hand["pots"][0].update(amount=99), "what was put in is not what was paid out"),
        (lambda hand: hand["rounds"][0]["actions"][0].update(amount=2), "."),
        (lambda hand: hand["rounds"][0]["actions"].append({"action": "Sits Down"}), "not taken in: Sits Down"),
        (lambda hand: hand["rounds"][0]["actions"].pop(), "."),
        (
            lambda hand: hand["rounds"].append({"street": "River", "actions": []}),
            "streets are missing, or they stand in another order",
        ),
    ],
)
def test_a_bad_hand_names_its_line_and_the_reason(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    (tmp_path / "hands.ohh").write_text(changed(change))
    with pytest.raises(NotImported, match=f"line [13]: .*{reason}"):
        read(tmp_path / "hands.ohh")


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", 1), (b"hello", 1), (b"{\n", 1), (b'{"ohh":1}', 1), (b'variant = "NT"\nantes = [', 2),
        (b'[1]\nvariant = "XX"', 1), (b'[1]\nvariant = "NT"', 1), (b'{"a":1}\n\xff', 2), (b"[" * 90_000, 1),
        (b'{"ohh":{}}\n' + b"[" * 90_000, 1),
    ],
)  # fmt: skip
def test_what_is_no_file_of_hands_says_so(tmp_path: Path, content: bytes, line: int) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(NotImported) as refused:
        read(tmp_path / "file")
    assert refused.value.line == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[1]\nvariant = 'NT'\n[2]\nantes =\nblinds = [1, 2]\n[3]\nvariant = 'NT'\n", 4),
        ("[1]\nantes = [\n  0,\n  0,\n]\nblinds = [1, 2\n[2]\nvariant = 'NT'\n", 6),
        ("variant = 'NT'\nantes = 0 0\n", 2),
        ("variant\n", 1),
    ],
)
def test_a_text_that_is_no_toml_is_named_by_the_line_its_fault_begins_in(text: str, line: int) -> None:
    with pytest.raises(NotImported) as refused:
        phh.read(text)
    assert (refused.value.line, refused.value.why.key) == (line, "import.no_toml")
