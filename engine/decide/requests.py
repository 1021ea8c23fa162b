"""Requests in a hand for its end (STK-1), and posts missed at the deal (ENT-10).

Requests that will be impossible at the hand's end are refused at once. A player dealt in without posting posts now if
it is noticed before the action reaches the seat, and owes the post at the next deal if later.
"""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.decide.between import AT_THE_END, add_chips
from engine.decide.command_work import Work
from engine.positions.coming_players import owed
from engine.positions.entry import seated
from engine.refusals import Refused, refuse
from engine.state import Hand, HandSeat, Player, Post, TableState

NEVER = (
    "is_in", "is_out", "add_one_chip", "one_chip", "bring_one_chip",
    "entries_closed", "entries_after_split",
)  # fmt: skip
"""Keys of refusals that the rest of the hand cannot change, besides those about seats and the form of a line."""


def check_asked(state: TableState, command: cmd.Command) -> None:
    """Refuse a request that is impossible however the hand ends, such as a taken seat.

    It is tried on the table as if the hand were over, without regard to stacks, which are not known yet.

    Raises:
        Refused: code `seat`, `malformed`, `illegal_action` or `amount`, and `phase` once entries are closed, as between
            hands.
    """
    table = replace(state, hand=None, asked=(), leaving=())
    for line in state.asked:
        try:
            table = _table_after(table, cmd.decode(line))
        except Refused:
            continue
    try:
        if isinstance(command, cmd.AddChips):
            add_chips(Work(table), command)  # entries count as of the request: its end may be a level later
        else:
            _table_after(table, command)
    except Refused as error:
        refusal, most = error.refusal, state.settings.buy_in.maximum
        over_maximum = isinstance(command, cmd.AddChips) and most is not None and command.amount > most
        if refusal.code in ("seat", "malformed") or refusal.key in NEVER or over_maximum:
            raise


def _table_after(table: TableState, command: cmd.Command) -> TableState:
    """Return the table after `command` at the hand's end."""
    work = Work(table)
    AT_THE_END[type(command)](work, command)
    return work.state


def unposted(work: Work, command: cmd.Unposted) -> None:
    """Make the missing post now, or owe it for the next deal; a hand whose cards were seen is dead.

    Raises:
        Refused: no player there, an absent player, or one who posted in this hand.
    """
    state, hand, seat = work.state, work.hand, command.seat
    player = seated(state, seat)
    dealt = state.dealt(seat)
    if dealt is None and (player.presence == "out" or player.stack == 0):
        raise refuse("seat", "away_no_hand", "ENT-10", seat=seat)
    amounts_given = command.live > 0 or command.dead > 0
    if not amounts_given and any(post.seat == seat and post.kind != "ante" for post in hand.plan.posts):
        raise refuse("illegal_action", "has_posted", "ENT-10", seat=seat)
    live, dead = _missing_post(state, player, command, dealt=dealt is not None)
    if not live and not dead:
        raise refuse("illegal_action", "no_blinds", "ENT-10")
    if not _acts_later(hand, seat, dealt):
        work.add(ev.PostOwed(seat, live + dead if dealt is not None else 0))
        return
    stack = state.stack_at(seat)
    posts = []
    for kind, amount in (("post", live), ("dead_post", dead)):
        amount = min(amount, stack)
        stack -= amount
        if amount:
            posts.append(Post(seat, kind, amount, kind == "post"))  # type: ignore[arg-type]
    work.add(ev.PostedLate(seat, tuple(posts), command.seen))


def _missing_post(state: TableState, player: Player, command: cmd.Unposted, *, dealt: bool) -> tuple[int, int]:
    """Return the missing post, live and dead; a big blind where no other debt is known."""
    if command.live or command.dead:
        return command.live, command.dead
    if command.missed is not None:
        return state.settings.big_blind if command.missed == "both" else 0, state.settings.small_blind
    debt = (0, 0) if dealt else owed(state.settings, state.game, player)
    return debt if any(debt) else (state.settings.big_blind, 0)


def _acts_later(hand: Hand, seat: int, dealt: HandSeat | None) -> bool:
    """Return whether the action has not reached the seat yet."""
    if hand.street > 0 or hand.phase != "betting" or hand.turn is None:
        return False
    if dealt is not None:
        return dealt.status == "in" and dealt.acted_at < 0
    acting = hand.seats[hand.turn.seat - 1]
    assert acting is not None
    if hand.fresh:
        return True
    start = hand.plan.starts_after
    return acting.acted_at < 0 and _lap(start, acting.seat) < _lap(start, seat)


def _lap(start: int, seat: int) -> tuple[bool, int]:
    """Return the sort key of a seat in the first lap, clockwise from the left of `start`."""
    return seat <= start, seat
