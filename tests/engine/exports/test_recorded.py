"""Every recorded hand in every format: what goes in comes out, read back by readers that know nothing of the writer."""

import json
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from engine.exports import ohh, phh, stars
from engine.exports.phh_plain import plain_agrees
from engine.exports.phh_referee import pokerkit_verdict as referee
from engine.exports.skipped import write_hands
from engine.exports.story import Story
from tests.engine.exports.recorded import CREATED, Ended, as_they_are, with_cards
from tests.engine.exports.stars_reader import nets

SETS = pytest.mark.parametrize("hands", [as_they_are, with_cards])
ODD = "pokerkit, which reads PHH, gives an odd chip to another player"
Hands = Callable[[], tuple[Ended, ...]]


def texts_of(hands: Iterable[Ended], write: Callable[[Story], str]) -> tuple[list[tuple[Ended, str]], Counter[str]]:
    """The hands a format has words for with their text, and why the others were left out."""
    pairs, reasons = [], Counter[str]()
    for hand in hands:
        texts, skipped = write_hands([hand.story], write)
        pairs += [(hand, text) for text in texts]
        reasons += Counter({why.text: count for why, count in skipped.items()})
    return pairs, reasons


@SETS
def test_chips_in_are_chips_out(hands: Hands) -> None:
    for hand in hands():
        assert sum(chips for _, chips in hand.story.results) == -sum(hand.story.taken)
        assert {
            sitter.seat: sitter.start + dict(hand.story.results)[sitter.seat] for sitter in hand.story.sitters
        } == hand.stacks


@SETS
def test_open_hand_history_adds_up_to_the_stacks(hands: Hands) -> None:
    """Amounts less what nobody called are the pots, the pots are wins and rake, and both together are the stacks."""
    pairs, reasons = texts_of(hands(), lambda story: ohh.hand(story, 1, CREATED, "t"))
    assert all("no word in Open Hand History" in reason for reason in reasons)
    assert pairs
    for hand, text in pairs:
        plain = json.loads(text)["ohh"]
        put, won = defaultdict[int, int](int), defaultdict[int, int](int)
        front = defaultdict[int, int](int)
        for street in plain["rounds"]:
            live = [entry for entry in street["actions"] if entry["action"] not in ("Post Ante", "Post Dead")]
            front = defaultdict(int) if any(entry.get("amount") for entry in live) else front
            for action in street["actions"]:
                put[action["player_id"]] += action.get("amount", 0)
            for action in live:
                front[action["player_id"]] += action.get("amount", 0)
        pots = sum(pot["amount"] for pot in plain["pots"])
        for pot in plain["pots"]:
            for win in pot["player_wins"]:
                won[win["player_id"]] += win["win_amount"]
        assert pots == sum(won.values()) + sum(pot["rake"] + pot["jackpot"] for pot in plain["pots"])
        if uncalled := sum(put.values()) - pots:
            put[max(front, key=lambda player: front[player])] -= uncalled
        assert {
            entry["seat"]: entry["starting_stack"] - put[entry["id"]] + won[entry["id"]] for entry in plain["players"]
        } == hand.stacks


@SETS
def test_pokerkit_replays_every_phh_to_our_stacks(hands: Hands) -> None:
    """All of them in one file; a hand that is written ends with our stacks, one that is skipped says why."""
    from pokerkit import HandHistory

    pairs, reasons = texts_of(hands(), lambda story: phh.hand(story, 1, CREATED, "t"))
    assert {reason for reason in reasons if "pokerkit" in reason} <= {ODD}
    assert pairs
    file = phh.file([text for _, text in pairs])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it finds some folds unreasonable
        for (hand, _), read in zip(pairs, HandHistory.loads_all(file), strict=True):
            *_, last = read
            seats = read.seats or []
            assert not last.status
            assert dict(zip(seats, last.stacks, strict=True)) == hand.stacks
            assert dict(zip(seats, read.finishing_stacks or [], strict=True)) == hand.stacks


@SETS
def test_most_hands_need_no_referee(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found plain is replayed by the test above; it has to be most hands, or the export is slow again."""
    asked = []
    monkeypatch.setattr(phh, "pokerkit_verdict", lambda *words: asked.append(1) or referee(*words))
    pairs, _ = texts_of(hands(), lambda story: phh.hand(story, 1, CREATED, "t"))
    assert len(asked) < len(pairs) / 2


@SETS
def test_what_is_left_out_without_a_referee_it_would_leave_out_too(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those written are replayed above; of those judged to end otherwise pokerkit has to say the same."""
    judged: list[tuple[bool | None, Any]] = []

    def judge(*words: Any) -> bool | None:
        judged.append((plain_agrees(*words), words))
        return judged[-1][0]

    monkeypatch.setattr(phh, "plain_agrees", judge)
    texts_of(hands(), lambda story: phh.hand(story, 1, CREATED, "t"))
    assert {referee(*words) for verdict, words in judged if verdict is False} <= {"divided"}


@SETS
def test_pokerstars_text_is_read_back_to_the_stacks(hands: Hands) -> None:
    pairs, reasons = texts_of(hands(), lambda story: stars.hand(story, 1, CREATED, "t"))
    assert all("PokerStars' text" in reason for reason in reasons)
    assert pairs
    for hand, text in pairs:
        results = {sitter.name: hand.stacks[sitter.seat] - sitter.start for sitter in hand.story.sitters}
        assert nets(text) == results
