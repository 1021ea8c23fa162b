"""Compares the outcome of an imported hand with its file; a hand that would be exported differently is refused.

In a file written by Feltbook everything has to be the same. In a file of another program posts may have other names
or another order, and pots may differ, but the chips of each player have to be the same.
"""

from collections import Counter
from collections.abc import Iterable

from engine.events import Acted, HandDied, HandEnded, PotsAwarded
from engine.imports.records import NEVER_LIVE, HandRead, ImportedAct, NotImported, PostWord, Wins, word_of
from engine.imports.script_run import Table
from engine.session import Done
from engine.state import DealPlan
from engine.words import phrase


def words_of(plan: DealPlan) -> list[tuple[int, PostWord, int]]:
    """Return the posts of a deal in the words of files: seat, word, chips."""
    return [(post.seat, word_of(post.kind, live=post.live), post.amount) for post in plan.posts if post.amount]


def check_posts(table: Table, hand: HandRead, *, alike: bool) -> None:
    """Check that the button, the bets and the posts of a deal are those of the file.

    Args:
        table: the table of the hand, after the deal.
        hand: the hand as read.
        alike: whether each post must have the same kind and order, not only the same live and dead chips in total.

    Raises:
        NotImported: they differ.
    """
    dealt = table.state.hand
    if dealt is None:
        raise NotImported(hand.line, phrase("import.posts"))
    read = [post for post in hand.posts if post.amount]
    file_posts = [(post.seat, post.word, post.amount) for post in read]
    dealt_posts = words_of(dealt.plan)
    kinds = [post.kind for post in dealt.plan.posts if post.amount]
    if _sums(dealt_posts) != _sums(file_posts) or (
        alike
        and (
            dealt_posts != file_posts
            or any(post.kind not in (None, kind) for post, kind in zip(read, kinds, strict=True))
        )
    ):
        raise NotImported(hand.line, phrase("import.posts"))
    if dealt.plan.positions.dealt_from != hand.button:
        button = dealt.plan.positions.dealt_from
        raise NotImported(hand.line, phrase("import.button", lies=button, button=hand.button))
    least = dealt.minimum_bet if hand.own and hand.least else hand.least
    if (hand.bets is not None and dealt.bets != hand.bets) or least != hand.least:
        raise NotImported(hand.line, phrase("import.bets"))


def _sums(posts: Iterable[tuple[int, PostWord, int]]) -> Counter[tuple[int, bool]]:
    """Return the live and dead chips of each seat."""
    sums = Counter[tuple[int, bool]]()
    for seat, word, amount in posts:
        sums[seat, word in NEVER_LIVE] += amount
    return sums


def check_act(hand: HandRead, act: ImportedAct, done: Done) -> None:
    """Check that an act had the effect given in the file, and no other; raises `NotImported`."""
    effects = [(event.seat, event.put) for event in done.events if isinstance(event, Acted)]
    effects += [(event.seat, 0) for event in done.events if isinstance(event, HandDied)]
    if act.put is None or act.action == "post":
        return
    all_in = any(event.all_in for event in done.events if isinstance(event, Acted))
    if hand.own and all_in != act.all_in:
        raise NotImported(hand.line, phrase("import.field", field="is_allin"))
    if effects == [(act.seat, act.put)]:
        return
    put = sum(chips for seat, chips in effects if seat == act.seat)
    raise NotImported(hand.line, phrase("import.put", seat=act.seat, put=put, said=act.put))


def check_showdown(table: Table, hand: HandRead) -> None:
    """Check that a hand of a Feltbook file has the shows and mucks with which it would be exported.

    None after all others folded; in PHH every live player without a win shows or mucks.

    Raises:
        NotImported: a player differs from this.
    """
    if not hand.own:
        return
    at_showdown = (*hand.shown, *hand.mucked)
    dealt = table.state.hand
    seats = dealt.seats if dealt is not None and not hand.pots else ()
    differing = [
        player.seat
        for player in seats
        if player is not None
        and player.live
        and player.seat not in at_showdown
        and hand.nets.get(player.seat) == player.stack - player.start
    ]
    if dealt is None:
        differing += at_showdown
    if differing:
        raise NotImported(hand.line, phrase("import.showdown", seat=differing[0]))


def check_result(table: Table, hand: HandRead, done: Done) -> None:
    """Check that the hand has ended with the nets and pots of the file; raises `NotImported`."""
    if table.state.hand is not None:
        raise NotImported(hand.line, phrase("import.open"))
    if next((dict(event.results) for event in done.events if isinstance(event, HandEnded)), None) != hand.nets:
        raise NotImported(hand.line, phrase("import.award"))
    awarded = next((event for event in done.events if isinstance(event, PotsAwarded)), PotsAwarded((), ()))
    heads = tuple((pot.amount, pot.rake, pot.drop) for pot in awarded.pots)
    if not pots_agree(hand, pushed(awarded)) or (hand.own and hand.heads not in (None, heads)):
        raise NotImported(hand.line, phrase("import.pots"))


def pushed(awarded: PotsAwarded) -> tuple[Wins, ...]:
    """Return the winners of each pot with their chips, in the order they are pushed."""
    pots: list[Counter[int]] = [Counter() for _ in awarded.pots]
    for share in awarded.shares:
        pots[share.pot - 1][share.seat] += share.amount
    return tuple(tuple((seat, chips) for seat, chips in pot.items() if chips) for pot in pots)


def pots_agree(hand: HandRead, pots: tuple[Wins, ...]) -> bool:
    """Return whether pots are won as in the file, in its order; those of another program may differ."""
    if not hand.pots or pots == hand.pots:
        return True
    return not hand.own and (_chips(pots) != _chips(hand.pots) or [*map(sorted, pots)] == [*map(sorted, hand.pots)])


def _chips(pots: tuple[Wins, ...]) -> list[int]:
    """Return the chips paid out of each pot."""
    return [sum(chips for _, chips in won) for won in pots]
