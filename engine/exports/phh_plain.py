"""Replays plain hands from their PHH actions, so that pokerkit need not be asked about them.

Plain are flop games with both blinds in full, only full wagers, and pots that go to one player or by the shown cards.
For these hands rulebooks differ in odd chips only: those of a single pot go to its first winner left of the button.
Hands that are not plain are left to `phh_referee`, which asks pokerkit; the tests ask pokerkit about every plain hand
too.
"""

from collections.abc import Sequence
from operator import add, gt
from typing import Any

from engine.exports.award_check import best_seats
from engine.exports.plain_play import FORCED, MUCKS, NO_LIMIT_WAGERS, PASSIVE, PlainPlay, act
from engine.exports.story import Story

VARIANTS = ("NT", "PO", "FT")
"""High games with blinds and a board; in other games further cards decide who acts or how pots are divided."""
BOARD = 10
"""Length of a complete board, in characters."""
BOARD_DEALT = "d db "
"""Beginning of an action that deals board cards."""


def plain_agrees(story: Story, order: Sequence[int], keys: dict[str, Any], actions: Sequence[str]) -> bool | None:
    """Return whether a replay ends with our stacks, rake apart; None = not plain, the referee must be asked."""
    if not _posts_in_full(story, keys):
        return None
    if _plain_no_limit(story, keys):
        live = {sitter.seat for sitter in story.sitters if sitter.live}
        mucks = [MUCKS.match(action) for action in actions if " sm" in action]
        mucked = {order[int(muck[1]) - 1] for muck in mucks if muck}
        board = "".join([action[len(BOARD_DEALT) :] for action in actions if action.startswith(BOARD_DEALT)])
        won = _division(story, order, live, live - mucked, board)
        if won is None:
            return None
        for seat, chips in (*story.returned, *((share.seat, share.amount) for share in story.shares)):
            won[seat] -= chips
        return _is_rake(story, won)
    play = _after_posts(story, keys)
    if not all(act(play, action, keys) for action in actions):
        return None
    won = _winnings(play, story, order)
    if won is None:
        return None
    return agrees(story, {seat: play.stacks[place] + won[seat] for place, seat in enumerate(order)})


def _posts_in_full(story: Story, keys: dict[str, Any]) -> bool:
    """Return whether the live posts are exactly both blinds, and all antes and blinds are in full."""
    stacks, antes, blinds = keys["starting_stacks"], keys["antes"], keys.get("blinds_or_straddles", ())
    settings, size = story.settings, len(stacks)
    expected = [settings.small_blind, settings.big_blind, *[0] * (size - 2)]
    if keys["variant"] not in VARIANTS or size < 2 or blinds != expected or not settings.small_blind:
        return False
    if keys["variant"] == "PO" and any(antes):
        return False
    if size == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    return all(map(gt, stacks, map(add, antes, blinds)))


def _plain_no_limit(story: Story, keys: dict[str, Any]) -> bool:
    """Return whether in a no-limit hand no player was all-in and all acted in turn, with full wagers only.

    Replays of such a hand can differ in the division of its one pot only, so it need not be replayed.
    """
    if keys["variant"] != "NT":
        return False
    for number, street in enumerate(story.rounds):
        top, step = 0 if number else keys["min_bet"], keys["min_bet"]
        for move in street.moves:
            if move.all_in or move.why:
                return False
            if move.kind in NO_LIMIT_WAGERS:
                if move.to - top < step:
                    return False
                top, step = move.to, move.to - top
            elif move.kind not in PASSIVE and (number or move.kind not in FORCED):
                return False
    return True


def _after_posts(story: Story, keys: dict[str, Any]) -> PlainPlay:
    """Return the state of the hand after antes and blinds."""
    stacks, antes, blinds = keys["starting_stacks"], keys["antes"], keys["blinds_or_straddles"]
    settings, size = story.settings, len(stacks)
    if size == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    play = PlainPlay(list(stacks), put=[0] * size, bets=[0] * size, live=[True] * size)
    for place in range(size):
        play.pay(place, antes[place])
    play.bets = [0] * size
    for place in range(size):
        play.pay(place, blinds[place])
    play.top = play.step = settings.big_blind
    play.queue = [1, 0] if size == 2 else [*range(2, size), 0, 1]
    return play


def _winnings(play: PlainPlay, story: Story, order: Sequence[int]) -> dict[int, int] | None:
    """Return the chips won by each seat, None where the hand is not plain."""
    live = {place for place, alive in enumerate(play.live) if alive}
    remaining = live - play.mucked
    if play.queue:
        return None
    if len(remaining) == 1 and any(play.put[place] > play.put[min(remaining)] for place in live):
        return None
    return _division(story, order, {order[place] for place in live}, {order[place] for place in remaining}, play.board)


def _division(
    story: Story, order: Sequence[int], live: set[int], remaining: set[int], board: str
) -> dict[int, int] | None:
    """Return the chips a reader gives to each seat: all to one player, or by the best shown hands; None = not plain.

    Args:
        story: the hand.
        order: seats from left of the button.
        live: seats that did not fold.
        remaining: seats of these that did not muck.
        board: cards of the board as in the file.
    """
    if not remaining or (len(live) > 1 and (len(board) != BOARD or board != "".join(story.boards[0]))):
        return None
    won = dict.fromkeys(order, 0)
    for seat, chips in story.returned:
        won[seat] += chips
    if len(remaining) == 1:
        won[min(remaining)] += sum(pot.amount for pot in story.pots)
        return won
    winners = best_seats(story, remaining)
    if winners is None:
        return None
    for pot, best in zip(story.pots, winners, strict=True):
        each, odd = divmod(pot.amount, len(best))
        if odd and len(story.pots) > 1:
            return None
        for seat in best:
            won[seat] += each
        won[min(best, key=order.index)] += odd
    return won


def agrees(story: Story, stacks: dict[int, int]) -> bool:
    """Return whether a reader's stacks are ours, apart from rake and drop, which PHH leaves to the winners."""
    results = dict(story.results)
    surplus = {sitter.seat: stacks[sitter.seat] - sitter.start - results[sitter.seat] for sitter in story.sitters}
    return _is_rake(story, surplus)


def _is_rake(story: Story, surplus: dict[int, int]) -> bool:
    """Return whether the surplus of the seats is rake and drop of winners, and nothing else."""
    if not any(surplus.values()):
        return not any(story.taken)
    winners = {share.seat for share in story.shares}
    return sum(surplus.values()) == sum(story.taken) and all(
        chips == 0 or (chips > 0 and seat in winners) for seat, chips in surplus.items()
    )
