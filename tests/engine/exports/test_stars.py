"""PokerStars' text: every line of a hand, runs, stud and draw, what is skipped; a reader of our own finds the money."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from engine.exports import stars
from engine.exports.skipped import Skipped
from engine.exports.stars_words import moment
from engine.exports.story import Story
from tests.engine.exports.evening import NAMES, SPECIAL, act, all_in_by_posts, play, played, special, stories_of
from tests.engine.exports.stars_reader import nets
from tests.engine.exports.test_phh import table

CREATED = "2025-03-08T01:13:24+00:00"
WHOLE = """\
PokerStars Hand #1000007:  Hold'em No Limit ($1/$2 USD) - 2025/03/08 1:15:04 UTC [2025/03/07 20:15:04 ET]
Table 'Felt 4' 9-max Seat #3 is the button
Seat 1: Ann ($200 in chips)
Seat 3: Bob ($60 in chips)
Seat 5: Cara ($310 in chips)
Seat 8: Dev ($150 in chips)
Cara: posts small blind $1
Dev: posts big blind $2
Ann: posts small & big blinds $3
*** HOLE CARDS ***
Ann: checks
Bob: raises $8 to $10
Cara: calls $9
Dev: folds
Ann: calls $8
*** FLOP *** [Kd 7s 2c]
Cara: checks
Ann: bets $20
Bob: raises $30 to $50 and is all-in
Cara: raises $60 to $110
Ann: calls $90
*** TURN *** [Kd 7s 2c] [9h]
Cara: bets $190 and is all-in
Ann: folds
Uncalled bet ($190) returned to Cara
*** RIVER *** [Kd 7s 2c 9h] [3d]
*** SHOW DOWN ***
Bob: shows [As Kc] (one pair)
Cara: shows [7d 7c] (three of a kind)
Cara collected $120 from side pot
Cara collected $178 from main pot
*** SUMMARY ***
Total pot $303 Main pot $183. Side pot $120. | Rake $5
Board [Kd 7s 2c 9h 3d]
Seat 1: Ann folded on the Turn
Seat 3: Bob (button) showed [As Kc] and lost with one pair
Seat 5: Cara (small blind) showed [7d 7c] and won ($298) with three of a kind
Seat 8: Dev (big blind) folded before Flop



"""


def text(story: Story, currency: str = "USD") -> str:
    """A hand of session 1."""
    return stars.hand(story, 1_000_000 + story.number, CREATED, "Felt 4", currency)


def lines(story: Story, currency: str = "USD") -> list[str]:
    """Its lines; none of them is blank."""
    rows = text(story, currency).rstrip("\n").split("\n")
    assert all(rows)
    return rows


BEHIND = (1, "Ann", 65), (2, "Bob", 200), (3, "Cy", 60)
"""Seat, name and stack: 60 is the most that plays."""


@pytest.mark.parametrize(
    "limits", [{"cap": 60}, {"betting_unit": 10, "small_chips": "whole_units"}], ids=["LIM-6", "BET-5"]
)
def test_who_has_chips_behind_is_not_all_in(limits: dict[str, Any]) -> None:
    """The cap, or whole units only, ends the betting of a player who still has chips; the other has put all of them."""
    door = played(
        {"do": "open", "table": {"game": "holdem", "seats": 3, "limit": "no_limit", "blinds": [10, 20], **limits}},
        *(
            {"do": "sit", "seat": seat, "player": name, "stack": stack}
            for seat, name, stack in ((1, "Ann", 65), (2, "Bob", 200), (3, "Cy", 60))
        ),
        {"do": "button", "seat": 1},
        {"do": "deal"},
        act("all_in"),
        act("fold"),
        act("call"),
        *({"do": "street", "cards": cards} for cards in ("9hJs3s", "2d", "4c")),
        {"do": "award", "ranking": [[3], [1]]},
    )
    rows = lines(stories_of(door)[0])
    assert "Ann: raises $40 to $60" in rows
    assert "Cy: calls $40 and is all-in" in rows


def test_every_line_of_a_hand() -> None:
    assert text(stories_of(special())[SPECIAL - 1]) == WHOLE


def test_all_in_is_said_once_of_who_posts_the_last_chips() -> None:
    rows = [line for line in lines(stories_of(all_in_by_posts())[0]) if ": posts " in line]
    assert rows == ["Cy: posts the ante $2", "Ben: posts small blind $1", "Cy: posts big blind $2 and is all-in"]


def test_the_money_of_every_hand_is_found_by_a_reader() -> None:
    for story in stories_of(special()):
        assert nets(text(story)) == {NAMES[seat]: chips for seat, chips in story.results}


@pytest.mark.filterwarnings("ignore:The field 'time_zone_abbreviation'")
def test_pokerkit_reads_a_plain_hand() -> None:
    from pokerkit import HandHistory

    door = table({"game": "holdem", "blinds": [1, 2]}, 200, 200, 200)
    play(door, {"do": "deal"}, act("raise", 6), act("fold"), act("call"), {"do": "street", "cards": "Kd7s2c"})
    play(door, act("check"), act("bet", 8), act("fold"))
    (hand,) = HandHistory.from_pokerstars(text(stories_of(door)[0]), error_status=True)
    *_, last = hand
    assert sorted(last.stacks) == sorted(200 + chips for _, chips in stories_of(door)[0].results)


def test_a_hand_that_ends_by_folds_is_not_shown() -> None:
    door = table({"game": "holdem", "blinds": [1, 2]}, 100, 100, 100)
    play(door, {"do": "deal"}, act("raise", 6), act("fold"), act("fold"))
    assert lines(stories_of(door)[0])[7:] == [
        "*** HOLE CARDS ***",
        "P3: raises $4 to $6",
        "P1: folds",
        "P2: folds",
        "Uncalled bet ($4) returned to P3",
        "P3 collected $5 from pot",
        "P3: doesn't show hand",
        "*** SUMMARY ***",
        "Total pot $5 | Rake $0",
        "Seat 1: P1 (small blind) folded before Flop",
        "Seat 2: P2 (big blind) folded before Flop",
        "Seat 3: P3 (button) collected ($5)",
    ]


def test_run_twice() -> None:
    door = table({"game": "holdem", "blinds": [1, 2]}, 50, 50)
    play(door, {"do": "deal"}, act("all_in"), act("call"), {"do": "street", "cards": "Kd7s2c"})
    play(door, {"do": "runs", "times": 2}, {"do": "street", "cards": ["9h", "9c"]})
    play(door, {"do": "street", "cards": ["3d", "4d"]}, {"do": "show", "seat": 1, "cards": "AsKc"})
    play(door, {"do": "show", "seat": 2, "cards": "AcQc"})
    play(door, {"do": "award", "runs": [{"ranking": [[1], [2]]}, {"ranking": [[1], [2]]}]})
    rows = lines(stories_of(door)[0])
    start = rows.index("*** FLOP *** [Kd 7s 2c]")
    assert rows[start + 1 :] == [
        "*** FIRST TURN *** [Kd 7s 2c] [9h]",
        "*** SECOND TURN *** [Kd 7s 2c] [9c]",
        "*** FIRST RIVER *** [Kd 7s 2c 9h] [3d]",
        "*** SECOND RIVER *** [Kd 7s 2c 9c] [4d]",
        "*** FIRST SHOW DOWN ***",
        "P1: shows [As Kc] (one pair)",
        "P2: shows [Ac Qc] (high card)",
        "P1 collected $50 from pot",
        "*** SECOND SHOW DOWN ***",
        "P1: shows [As Kc] (one pair)",
        "P2: shows [Ac Qc] (high card)",
        "P1 collected $50 from pot",
        "*** SUMMARY ***",
        "Total pot $100 | Rake $0",
        "Hand was run twice",
        "FIRST Board [Kd 7s 2c 9h 3d]",
        "SECOND Board [Kd 7s 2c 9c 4d]",
        "Seat 1: P1 (big blind) showed [As Kc] and won ($50) with one pair, and won ($50) with one pair",
        "Seat 2: P2 (button) (small blind) showed [Ac Qc] and lost with high card, and lost with high card",
    ]


def test_stud_and_play_money() -> None:
    settings = {"game": "seven_card_stud", "limit": "fixed", "bets": [4, 8], "bring_in": 2, "ante": {"amount": 1}}
    door = table(settings, 100, 100)
    play(door, {"do": "deal", "up": {"1": "Kd", "2": "2c"}}, act("bring_in"), act("complete", 4), act("call"))
    play(door, {"do": "street", "up": {"1": "Kc", "2": "3c"}}, act("bet", 4), act("fold"))
    rows = lines(stories_of(door)[0], "XPM")
    assert rows[0].startswith("PokerStars Hand #1000001:  7 Card Stud Limit (4/8) - ")
    assert rows[1] == "Table 'Felt 4' 2-max (Play Money)"
    assert rows[4:15] == [
        "P2: posts the ante 1",
        "P1: posts the ante 1",
        "*** 3rd STREET ***",
        "Dealt to P1 [Kd]",
        "Dealt to P2 [2c]",
        "P2: brings in for 2",
        "P1: raises 2 to 4",
        "P2: calls 2",
        "*** 4th STREET ***",
        "Dealt to P1 [Kd] [Kc]",
        "Dealt to P2 [2c] [3c]",
    ]
    assert rows[-1] == "Seat 2: P2 folded on the 4th Street"


def test_draw() -> None:
    settings = {"game": "triple_draw_27", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4]}
    door = table(settings, 100, 100)
    play(door, {"do": "deal"}, act("call"), act("check"), {"do": "street", "draws": {"1": 1, "2": 0}})
    play(door, act("bet", 4), act("fold"))
    rows = lines(stories_of(door)[0])
    start = rows.index("*** FIRST DRAW ***")
    assert rows[start - 3 : start + 4] == [
        "*** DEALING HANDS ***",
        "P2: calls $2",
        "P1: checks",
        "*** FIRST DRAW ***",
        "P1: discards 1 card",
        "P2: stands pat",
        "P1: bets $4",
    ]
    assert rows[-1] == "Seat 2: P2 (button) (small blind) folded after the 1st Draw"


@pytest.mark.parametrize(
    ("settings", "before", "reason"),
    [
        ({"limit": "half_pot"}, [], "half pot"),
        ({"game": "pineapple"}, [], "Pineapple"),
        ({"game": "five_card_draw"}, [], "single-draw"),
        ({"game": "lowball_27"}, [], "single-draw"),
        ({}, [{"do": "bomb", "ante": 2}], "bomb pot"),
        ({}, [{"do": "splash", "amount": 2}], "chips of the house"),
        ({"straddle": {"allow": "any"}}, [{"do": "straddle", "seat": 3, "to": 4}], "straddle"),
        ({"kill": {"voluntary": True}}, [{"do": "kill", "seat": 3}], "kill"),
    ],
)
def test_what_has_no_word_is_skipped_with_its_reason(
    settings: dict[str, Any], before: list[dict[str, Any]], reason: str
) -> None:
    door = table({"game": "holdem", "blinds": [1, 2], **settings}, 100, 100, 100)
    play(door, *before, {"do": "deal"})
    if "bomb" in reason:
        play(door, {"do": "street"}, act("bet", 5))
    play(door, act("fold"), act("fold"))
    with pytest.raises(Skipped, match=reason):
        text(stories_of(door)[0])


def test_a_dead_blind_would_be_read_as_live_where_nobody_posts_the_small_one() -> None:
    """Who buys the button posts both blinds, the small one dead (NOW-1)."""
    door = table({"game": "holdem", "blinds": [1, 2], "buy_the_button": True}, *[100] * 5)
    play(door, {"do": "deal"}, *[act("fold")] * 4, {"do": "sit_out", "seat": 3})
    play(door, {"do": "deal"}, *[act("fold")] * 3, {"do": "sit_in", "seat": 3, "entry": "buy_button"})
    play(door, {"do": "deal"}, *[act("fold")] * 4)
    assert [move.kind for move in stories_of(door)[2].rounds[0].moves if move.seat == 3][:2] == [
        "small_blind",
        "big_blind",
    ]
    with pytest.raises(Skipped, match="dead blind"):
        text(stories_of(door)[2])


def test_a_board_that_was_not_entered_is_needed() -> None:
    door = table({"game": "holdem", "blinds": [1, 2]}, 100, 100)
    play(door, {"do": "deal"}, act("call"), act("check"), {"do": "street"}, act("bet", 5), act("fold"))
    with pytest.raises(Skipped, match="board"):
        text(stories_of(door)[0])


def test_names_hold_no_colon_and_are_told_apart() -> None:
    door = played({"do": "open", "table": {"game": "holdem", "seats": 2, "blinds": [1, 2]}})
    play(door, {"do": "sit", "seat": 1, "player": "Dee:x", "stack": 50})
    play(door, {"do": "sit", "seat": 2, "player": "Dee x", "stack": 50}, {"do": "deal"}, act("fold"))
    assert lines(stories_of(door)[0])[2:4] == ["Seat 1: Dee x (1) ($50 in chips)", "Seat 2: Dee x (2) ($50 in chips)"]


def test_a_name_breaks_no_line_and_has_no_blanks_at_its_ends() -> None:
    door = table({"game": "holdem", "blinds": [1, 2]}, 50, 50, 50)
    play(door, {"do": "deal"}, act("fold"), act("fold"))
    (story,) = stories_of(door)
    names = ("Eve\nSeat 9: Mallory (1000 in chips) ", "Eve", "Eve (2)")
    sitters = tuple(replace(sitter, name=name) for sitter, name in zip(story.sitters, names, strict=True))
    rows = lines(replace(story, sitters=sitters))
    assert rows[2:5] == [
        "Seat 1: Eve Seat 9  Mallory (1000 in chips) ($50 in chips)",
        "Seat 2: Eve ($50 in chips)",
        "Seat 3: Eve (2) ($50 in chips)",
    ]


@pytest.mark.parametrize(
    ("utc", "eastern"),
    [
        ((2025, 3, 9, 6, 59), "1:59:00"),
        ((2025, 3, 9, 7, 0), "3:00:00"),
        ((2025, 11, 2, 5, 59), "1:59:00"),
        ((2025, 11, 2, 6, 0), "1:00:00"),
    ],
)
def test_eastern_time_keeps_summer_time(utc: tuple[int, ...], eastern: str) -> None:
    assert moment(datetime(*utc, tzinfo=UTC)).endswith(f" {eastern} ET]")  # type: ignore[misc, arg-type]
