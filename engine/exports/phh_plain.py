"""Which hands need no referee: the plain ones, played here from the words PHH has for them.

Flop games with both blinds in full, every wager a full one, pots that go to one player or by the shown cards: in these
no two rulebooks differ but for odd chips: those of a single pot all go to its first winner left of the button.
Whatever is not plain is left to `phh_referee`, which asks pokerkit itself; the tests ask it about every hand that is
plain here.
"""

from collections.abc import Sequence
from operator import add, gt
from typing import Any

from engine.exports.award_check import by_cards
from engine.exports.plain_play import FORCED, MUCKS, PASSIVE, WAGERS, PlainPlay, act
from engine.exports.story import Story

VARIANTS = ("NT", "PO", "FT")
"""High games with blinds and a board; in all others somebody else's cards say who acts or what a half is."""
BOARD = 10
"""Characters of a whole board."""
BOARD_DEALT = "d db "
"""How an action begins that deals cards of the board."""


def plain(story: Story, order: Sequence[int], keys: dict[str, Any], actions: Sequence[str]) -> bool | None:
    """Whether a reader comes to our stacks, rake apart; None = not plain, so nobody knows before asking."""
    if not _in_full(story, keys):
        return None
    if _unbounded(story, keys):
        live = {sitter.seat for sitter in story.sitters if sitter.live}
        mucks = [MUCKS.match(action) for action in actions if " sm" in action]
        mucked = {order[int(muck[1]) - 1] for muck in mucks if muck}
        board = "".join([action[len(BOARD_DEALT) :] for action in actions if action.startswith(BOARD_DEALT)])
        won = _divided(story, order, live, live - mucked, board)
        if won is None:
            return None
        for seat, chips in (*story.returned, *((share.seat, share.amount) for share in story.shares)):
            won[seat] -= chips
        return _but_for_rake(story, won)
    play = _posted(story, keys)
    if not all(act(play, action, keys) for action in actions):
        return None
    won = _won(play, story, order)
    if won is None:
        return None
    return agrees(story, {seat: play.stacks[place] + won[seat] for place, seat in enumerate(order)})


def _in_full(story: Story, keys: dict[str, Any]) -> bool:
    """Whether both blinds are there and nothing else that is live, and all antes and blinds are in full."""
    stacks, antes, blinds = keys["starting_stacks"], keys["antes"], keys.get("blinds_or_straddles", ())
    settings, size = story.settings, len(stacks)
    wanted = [settings.small_blind, settings.big_blind, *[0] * (size - 2)]
    if keys["variant"] not in VARIANTS or size < 2 or blinds != wanted or not settings.small_blind:
        return False
    if keys["variant"] == "PO" and any(antes):
        return False
    if size == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    return all(map(gt, stacks, map(add, antes, blinds)))


def _unbounded(story: Story, keys: dict[str, Any]) -> bool:
    """Whether it is a no-limit hand in which nobody was all-in and all acted in turn, every wager a full one.

    Nothing but the division of its one pot can differ then: a hand need not be played to see it.
    """
    if keys["variant"] != "NT":
        return False
    for number, street in enumerate(story.rounds):
        top, step = 0 if number else keys["min_bet"], keys["min_bet"]
        for move in street.moves:
            if move.all_in or move.why:
                return False
            if move.kind in WAGERS:
                if move.to - top < step:
                    return False
                top, step = move.to, move.to - top
            elif move.kind not in PASSIVE and (number or move.kind not in FORCED):
                return False
    return True


def _posted(story: Story, keys: dict[str, Any]) -> PlainPlay:
    """The table with antes and blinds in."""
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


def _won(play: PlainPlay, story: Story, order: Sequence[int]) -> dict[int, int] | None:
    """What each seat gets, None where that is not plain."""
    live = {place for place, alive in enumerate(play.live) if alive}
    left = live - play.mucked
    if play.queue:
        return None
    if len(left) == 1 and any(play.put[place] > play.put[min(left)] for place in live):
        return None
    return _divided(story, order, {order[place] for place in live}, {order[place] for place in left}, play.board)


def _divided(story: Story, order: Sequence[int], live: set[int], left: set[int], board: str) -> dict[int, int] | None:
    """What a reader gives each seat: one player everything, or the best shown hands their parts; None = not plain.

    Args:
        story: the hand.
        order: its seats from left of the button.
        live: who did not fold.
        left: who of them did not muck.
        board: all its cards, as the file has them.
    """
    if not left or (len(live) > 1 and (len(board) != BOARD or board != "".join(story.boards[0]))):
        return None
    won = dict.fromkeys(order, 0)
    for seat, chips in story.returned:
        won[seat] += chips
    if len(left) == 1:
        won[min(left)] += sum(pot.amount for pot in story.pots)
        return won
    winners = by_cards(story, left)
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


def agrees(story: Story, theirs: dict[int, int]) -> bool:
    """Whether a reader's stacks are ours, but for rake and drop, which PHH has no word for: winners still have them."""
    results = dict(story.results)
    over = {sitter.seat: theirs[sitter.seat] - sitter.start - results[sitter.seat] for sitter in story.sitters}
    return _but_for_rake(story, over)


def _but_for_rake(story: Story, over: dict[int, int]) -> bool:
    """Whether what seats have over is what was taken from winners, and nothing else."""
    if not any(over.values()):
        return not any(story.taken)
    winners = {share.seat for share in story.shares}
    return sum(over.values()) == sum(story.taken) and all(
        chips == 0 or (chips > 0 and seat in winners) for seat, chips in over.items()
    )
