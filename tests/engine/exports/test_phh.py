"""PHH: a hand by positions, each way a hand may end, what pokerkit is told of stud and draw, and what is skipped."""

import tomllib
from typing import Any

import pytest
from msgspec.structs import replace

from engine.exports import phh
from engine.exports.skipped import Skipped, write_hands
from engine.exports.story import Story
from engine.script import Door
from tests.engine.exports.evening import SPECIAL, act, play, played, special, stories_of

CREATED = "2025-03-08T01:13:24+00:00"


def plain(story: Story) -> dict[str, Any]:
    """The keys of a hand, read back."""
    return tomllib.loads(phh.hand(story, 1, CREATED, "Felt 4"))


def table(settings: dict[str, Any], *stacks: int) -> Door:
    """Players in the first seats; the button on the last one, where there is one."""
    door = played({"do": "open", "table": {**settings, "seats": len(stacks)}})
    for seat, stack in enumerate(stacks, 1):
        play(door, {"do": "sit", "seat": seat, "player": f"P{seat}", "stack": stack})
    play(door, {"do": "button", "seat": len(stacks)})
    return door


def test_every_key_of_a_hand() -> None:
    holes = [f"d dh p{place} ????" for place in (1, 2, 3, 4)]
    preflop = ["p3 cc", "p4 cbr 10", "p1 cc", "p2 f", "p3 cc"]
    flop = ["d db Kd7s2c", "p1 cc", "p3 cbr 20", "p4 cbr 50", "p1 cbr 110", "p3 cc"]
    rest = ["d db 9h", "p1 cbr 190", "p3 f", "d db 3d", "p1 sm 7d7c", "p4 sm AsKc"]
    assert plain(stories_of(special())[SPECIAL - 1]) == {
        "variant": "NT",
        "antes": [0, 0, 1, 0],  # the dead small blind of who came back
        "blinds_or_straddles": [1, 2, -2, 0],  # its live post: the first to act stays the same
        "min_bet": 2,
        "starting_stacks": [310, 150, 200, 60],
        "actions": holes + preflop + flop + rest,
        "year": 2025,
        "month": 3,
        "day": 8,
        "hand": 7,
        "seats": [5, 8, 1, 3],
        "seat_count": 9,
        "table": "Felt 4",
        "players": ["Cara", "Dev", "Ann", "Bob"],
        "finishing_stacks": [488, 148, 79, 0],
        "_session": 1,
        "_button_seat": 3,
        "_rake": 5,
        "_blinds": [1, 2],
        "_posts": ["p1 small_blind 1", "p2 big_blind 2", "p3 post 2", "p3 dead_post 1"],
    }


def test_heads_up_is_turned_round() -> None:
    door = table({"game": "holdem", "blinds": [1, 2], "ante": {"amount": 2, "by": "big_blind"}}, 100, 90)
    play(door, {"do": "deal"}, act("raise", 6), act("fold"))
    keys = plain(stories_of(door)[0])
    assert (keys["seats"], keys["starting_stacks"]) == ([1, 2], [100, 90])
    assert (keys["antes"], keys["blinds_or_straddles"]) == ([0, 2], [1, 2])
    assert keys["actions"][2:] == ["p2 cbr 6", "p1 f"]
    assert keys["finishing_stacks"] == [96, 94]


BOARD = [{"do": "street", "cards": cards} for cards in ("Kd7s2c", "9h", "3d")]


def all_in(ranking: list[list[int]], *before: dict[str, Any], streets: list[dict[str, Any]] = BOARD) -> Story:
    """Two players all-in before the flop."""
    door = table({"game": "holdem", "blinds": [1, 2]}, 50, 50)
    play(door, {"do": "deal"}, act("all_in"), act("call"), *streets, *before, {"do": "award", "ranking": ranking})
    return stories_of(door)[0]


def show(seat: int, cards: str) -> dict[str, Any]:
    """A hand is shown."""
    return {"do": "show", "seat": seat, "cards": cards}


def reread(story: Story) -> list[int]:
    """The stacks pokerkit comes to when it reads the file."""
    from pokerkit import HandHistory

    (hand,) = HandHistory.loads_all(phh.file([phh.hand(story, 1, CREATED, "Felt 4")]))
    *_, last = hand
    assert not last.status
    return list(last.stacks)


def test_where_nobody_shows_all_but_the_one_winner_muck() -> None:
    story = all_in([[1], [2]])
    keys = plain(story)
    assert keys["actions"][-1] == "p2 sm"
    assert keys["finishing_stacks"] == reread(story) == [100, 0]


def test_known_hands_are_shown_and_unknown_losers_muck() -> None:
    story = all_in([[1, 2]], show(1, "AhKh"), show(2, "AsKs"))
    assert plain(story)["actions"][-2:] == ["p1 sm AhKh", "p2 sm AsKs"]
    assert reread(story) == [50, 50]
    assert plain(all_in([[1], [2]], show(1, "AhKh")))["actions"][-2:] == ["p1 sm AhKh", "p2 sm"]


def test_an_award_against_the_shown_cards_is_noted_and_the_reader_ends_with_our_stacks() -> None:
    story = all_in([[2], [1]], show(1, "AhKh"), show(2, "QhJh"))
    keys = plain(story)
    assert keys["actions"][-1] == "p1 sm # shows AhKh"
    assert keys["_award"] == "against the shown cards"
    assert keys["finishing_stacks"] == reread(story) == [0, 100]
    assert "_award" not in plain(all_in([[1], [2]], show(1, "AhKh"), show(2, "QhJh")))


@pytest.mark.parametrize(
    ("story", "reason"),
    [
        (all_in([[1], [2]], streets=[]), "whole board"),
        (all_in([[1, 2]]), "all who share the pots"),
        (all_in([[1, 2]], show(1, "AhKh"), show(2, "QhJh")), "against them"),
    ],
)
def test_a_hand_its_reader_would_end_otherwise_is_skipped_and_says_why(story: Story, reason: str) -> None:
    with pytest.raises(Skipped, match=reason):
        plain(story)


@pytest.mark.parametrize("name", ['Q"uote', "back\\slash", "del\x7f", "bell\x07", "two\nlines", "#1", "Zoë ♠"])
def test_any_name_is_read_back_as_it_was(name: str) -> None:
    story = all_in([[1], [2]])
    sitters = (replace(story.sitters[0], name=name), story.sitters[1])
    assert plain(replace(story, sitters=sitters))["players"] == [name, "P2"]


def test_a_bomb_pot_checks_the_round_it_has_not() -> None:
    door = table({"game": "holdem", "blinds": [1, 2]}, 100, 100, 100)
    play(door, {"do": "bomb", "ante": 5}, {"do": "deal"}, {"do": "street"}, act("bet", 10), act("fold"), act("fold"))
    keys = plain(stories_of(door)[0])
    assert (keys["antes"], keys["blinds_or_straddles"]) == ([5, 5, 5], [0, 0, 0])
    assert keys["actions"][3:] == ["p1 cc", "p2 cc", "p3 cc", "d db ??????", "p1 cbr 10", "p2 f", "p3 f"]
    assert keys["finishing_stacks"] == [110, 95, 95]


def checked_down(door: Door) -> Story:
    """The hand is checked to the end, and everybody is ranked by the number of the seat; seat 1 shows."""
    board = iter(("Kd7s2c", "9h", "3d"))
    assert door.session is not None
    while (hand := door.session.state.hand) is not None and hand.phase != "showdown":
        play(door, {"do": "street", "cards": next(board)} if hand.turn is None else act("check"))
    assert hand is not None
    ranking = [[seat.seat] for seat in hand.seats if seat is not None and seat.live]
    play(door, {"do": "show", "seat": ranking[0][0], "cards": "KcKs"}, {"do": "award", "ranking": ranking})
    return stories_of(door)[0]


def bombed(*stacks: int, **rules: Any) -> Door:
    """A table at which a bomb pot of 3 is called."""
    door = table({"game": "holdem", "blinds": [1, 2], **rules}, *stacks)
    play(door, {"do": "bomb", "ante": 3})
    return door


def test_a_fold_without_a_turn_to_fold_in_is_not_written_as_if_the_player_were_still_in() -> None:
    """Who is all-in with the ante has no turn: folded as one who is away (ENT-2), or with a dead hand (PRO-15)."""
    away = bombed(100, 100, 100, 2, missed_blinds="deal_in")
    play(away, {"do": "sit_out", "seat": 4}, {"do": "deal"})
    with pytest.raises(Skipped, match="player who is away"):
        plain(checked_down(away))
    dead = bombed(100, 100, 100, 2)
    play(dead, {"do": "deal"}, {"do": "dead_hand", "seat": 4})
    with pytest.raises(Skipped, match="declared dead"):
        plain(checked_down(dead))
    alone = bombed(2, 2, 2, 100)
    play(alone, {"do": "deal"}, {"do": "dead_hand", "seat": 4})
    with pytest.raises(Skipped, match="declared dead"):
        plain(checked_down(alone))


@pytest.mark.parametrize(
    ("line", "other", "verdict"),
    [
        ("d db Kd7s2c", "d db Qd7s2c", "divided"),
        ("d db 3d", "d db Qd", "agrees"),
        ("p2 sm", "p2 sm # a remark", "agrees"),
        ("p3 sm KcKs", "p3 sm", "divided"),
        ("p1 sm QcQs", "p1 sm", "agrees"),
    ],
)
def test_a_line_that_ends_the_hand_otherwise_is_found(line: str, other: str, verdict: str) -> None:
    """Of a hand that needs no referee: kings against queens, checked down."""
    door = table({"game": "holdem", "blinds": [1, 2]}, 100, 100, 100)
    play(door, {"do": "deal"}, act("call"), act("call"), act("check"))
    for cards in ("Kd7s2c", "9h", "3d"):
        play(door, {"do": "street", "cards": cards}, act("check"), act("check"), act("check"))
    play(door, {"do": "show", "seat": 1, "cards": "QcQs"}, {"do": "show", "seat": 3, "cards": "KcKs"})
    play(door, {"do": "award", "ranking": [[3], [1], [2]]})
    (story,) = stories_of(door)
    keys = plain(story)
    written, forced = keys["actions"], ("variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks")
    assert line in written
    actions = [other if action == line else action for action in written]
    assert phh.verdict_of(story, (1, 2, 3), {key: keys[key] for key in forced}, actions) == verdict


def test_who_is_away_and_all_in_with_the_ante_of_a_hand_with_blinds_is_the_reason_as_well() -> None:
    door = table(
        {"game": "holdem", "blinds": [1, 2], "ante": {"amount": 2}, "missed_blinds": "deal_in"}, 100, 100, 100, 2
    )
    play(door, {"do": "sit_out", "seat": 4}, {"do": "deal"})
    play(door, *[act("fold")] * 2)
    with pytest.raises(Skipped, match="player who is away"):
        plain(stories_of(door)[0])


def test_a_kill_is_a_negative_blind_and_killed_bets() -> None:
    door = table(
        {"game": "holdem", "limit": "fixed", "blinds": [2, 4], "bets": [4, 8], "kill": {"voluntary": True}}, *[200] * 4
    )
    play(door, {"do": "deal"}, {"do": "kill", "seat": 4}, *[act("fold")] * 3)
    keys = plain(stories_of(door)[0])
    assert (keys["small_bet"], keys["big_bet"], keys["_kill"]) == (8, 16, 8)
    assert keys["blinds_or_straddles"] == [2, 4, 0, -8]


def test_stud_needs_its_upcards() -> None:
    settings = {"game": "seven_card_stud", "limit": "fixed", "bets": [4, 8], "bring_in": 2, "ante": {"amount": 1}}
    door = played({"do": "open", "table": {**settings, "seats": 2}})
    play(door, *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 100} for seat in (1, 2)))
    play(door, {"do": "deal", "up": {"1": "Kd", "2": "2c"}}, act("bring_in"), act("call"))
    play(door, {"do": "street", "up": {"1": "Kc", "2": "3c"}}, act("bet", 4), act("fold"))
    play(door, {"do": "deal"}, {"do": "bring_in", "seat": 1}, act("bring_in"), act("fold"))
    keys = plain(stories_of(door)[0])
    assert keys["variant"] == "F7S"
    assert "blinds_or_straddles" not in keys
    assert [key.split()[-1] for key in keys["actions"] if key.startswith("d dh")] in (
        ["????2c", "????Kd", "3c", "Kc"],
        ["????Kd", "????2c", "Kc", "3c"],
    )
    with pytest.raises(Skipped, match="upcard"):
        plain(stories_of(door)[1])


def test_a_draw_needs_its_numbers() -> None:
    settings = {"game": "triple_draw_27", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4]}
    door = table(settings, 100, 100)
    for draws in ({"1": 2, "2": 0}, {"1": 1}):
        play(door, {"do": "deal"}, act("call"), act("check"), {"do": "street", "draws": draws})
        play(door, act("bet", 4), act("fold"))
    keys = plain(stories_of(door)[0])
    assert keys["variant"] == "F2L3D"
    assert "p1 sd ????" in keys["actions"]
    assert "p2 sd" in keys["actions"]
    with pytest.raises(Skipped, match="drew"):
        plain(stories_of(door)[1])


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "holdem", "limit": "pot_limit", "blinds": [1, 2]}, "no code"),
        ({"game": "holdem", "limit": "spread", "spread": [[1, 5]], "blinds": [1, 2]}, "no code"),
        ({"game": "holdem", "limit": "fixed", "bets": [5, 10], "blinds": [1, 2]}, "larger than the big blind"),
        ({"game": "holdem", "blinds": [1, 2], "cap": 40}, "a cap"),
    ],
)
def test_what_cannot_be_said_is_skipped_with_its_reason(settings: dict[str, Any], reason: str) -> None:
    door = table(settings, 100, 100)
    play(door, {"do": "deal"}, act("fold"))
    texts, skipped = write_hands(stories_of(door), lambda story: phh.hand(story, 1, CREATED, "Felt 4"))
    assert texts == []
    (why,) = skipped
    assert reason in why.text


def test_a_showdown_needs_its_board() -> None:
    door = table({"game": "holdem", "blinds": [1, 2]}, 100, 100)
    play(door, {"do": "deal"}, act("call"), act("check"))
    for _ in range(3):
        play(door, {"do": "street"}, act("check"), act("check"))
    play(door, {"do": "award", "ranking": [[1], [2]]})
    with pytest.raises(Skipped, match="board"):
        plain(stories_of(door)[0])


def test_where_pokerkit_follows_another_rule_nothing_is_written() -> None:
    """A call costs the full big blind, however short its poster was (BLD-3)."""
    door = table({"game": "holdem", "blinds": [5, 10]}, 100, 4, 100)
    play(
        door, {"do": "deal"}, act("call"), act("call"), {"do": "street", "cards": "Kd7s2c"}, act("bet", 20), act("fold")
    )
    play(door, *BOARD[1:], {"do": "award", "ranking": [[1], [2]]})
    with pytest.raises(Skipped, match="other stacks"):
        plain(stories_of(door)[0])


def test_many_hands_are_numbered_tables_that_pokerkit_loads() -> None:
    from pokerkit import HandHistory

    hands, skipped = write_hands(stories_of(special()), lambda story: phh.hand(story, 1, CREATED, "Felt 4"))
    assert (len(hands), sum(skipped.values())) == (SPECIAL, 0)
    assert [hand.finishing_stacks for hand in HandHistory.loads_all(phh.file(hands))][-1] == [488, 148, 79, 0]
