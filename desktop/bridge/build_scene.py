"""Builds the scene of the window from a session: state, coming deal, explanations, log, names of steps."""

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from desktop.bridge.levels import coming_level, level_words, table_at
from desktop.bridge.past_names import names_in, words_of
from desktop.bridge.scene import SatLast, Scene
from desktop.bridge.sessions import changing
from desktop.bridge.step_names import step_words
from desktop.bridge.story import RunningLog
from desktop.words.engine import table_title
from desktop.words.i18n import MINUTE, use_table_money
from engine.betting.bounds import all_in_of, half_raise
from engine.commands import SitIn
from engine.journal.codec import commands_of
from engine.journal.current_session import CurrentSession
from engine.journal.errors import JournalError
from engine.journal.seatings import SeatedNames
from engine.journal.steps import JournalStep
from engine.pots.awards import Divided, divided
from engine.pots.layers import out_of_reach, uncalled
from engine.refusals import Explained, Refusal, Refused
from engine.state import Post, TableState
from engine.state.level_clock import coming_left
from engine.view.between import AgainView, DueView, LeastRaises
from engine.view.between_hands import coming_hand
from engine.view.returning_players import returning
from engine.view.tell_state import kill_cause, tell
from engine.view.tournament import all_prizes_split, last_standing, standings, starting_stack
from engine.why.wagers import wager_max


def clock_words() -> str:
    """Return the local time of day, `HH:MM`."""
    return time.strftime("%H:%M")


def largest_wager(state: TableState) -> Explained | None:
    """Return the explanation of the largest wager, None when no player may wager now."""
    try:
        return wager_max(state)
    except Refused:
        return None


def scene_of(session: CurrentSession, now: int, story: RunningLog | None = None) -> Scene:
    """Return the scene of a session; `now` in seconds since it began, `story` = its running log, None = a new one."""
    state = session.state
    use_table_money(state.settings.cash)
    # dues of the clock apply before the next tap
    timed = table_at(state, now)
    view = tell(timed)
    hand = state.hand
    seated = session.seated
    log, news = (story or RunningLog(session)).lines_and_news(names_in(seated))
    bomb = state.bomb
    if hand is not None and hand.plan.bomb:
        ante = next((post.amount for post in hand.plan.posts if post.kind == "ante"), 0)
        ring: tuple[int, int] | None = (ante, hand.plan.boards)
    else:
        ring = (bomb.ante, bomb.boards) if bomb is not None else None
    level = view.level
    risen = coming_level(timed)
    house = state.settings
    if risen is not None:
        # every figure is that of the coming deal; level and reminder change with it
        house, raised = risen.settings, tell(risen)
        view, level = replace(raised, level=view.level, reminders=view.reminders), raised.level
    coming = coming_hand().deal(risen or state) if hand is None and not state.ended else None
    last = _sat_last(session)
    return Scene(
        view=view,
        settings=house,
        game=state.game,
        coming_deal=None if isinstance(coming, Refusal) else coming,
        undealt=coming if isinstance(coming, Refusal) else None,
        least_raises=coming_hand().least_raises(risen or state) if hand is None and not state.ended else LeastRaises(),
        most=largest_wager(state) if view.to_act is not None else None,
        all_in=all_in_of(house, state.game, hand),
        undo=_step_name(lambda: session.undo_step, seated),
        redo=_step_name(lambda: session.redo_step, seated),
        log=log,
        log_hand=state.number,
        news=news,
        champion=last_standing(state) if coming is None or isinstance(coming, Refusal) else None,
        call_below=half_raise(hand) if hand is not None and hand.bet and house.half_raise else 0,
        unaccounted=state.till.unaccounted,
        shared_out=all_prizes_split(state),
        standings=standings(state) if hand is None else (),
        ended=state.ended,
        start=starting_stack(state),
        bought=tuple((seat, player.bought) for seat, player in enumerate(state.seats, 1) if player is not None),
        add_ons=_add_ons(state),
        coming=coming_hand().chips_coming(state) if state.asked else (),
        goings=coming_hand().goings(state) if state.asked else (),
        dealer=state.dealer or "",
        down=max(0, now - state.since.dealer) // MINUTE if state.dealer else None,
        time=clock_words(),
        kill=kill_cause(state),
        bomb=ring,
        splash=hand.plan.splash if hand is not None else state.splash,
        parts=hand.parts if hand is not None else 1,
        out_of_reach=out_of_reach(house, hand) if hand is not None else (),
        uncalled=(uncalled(hand) or (0, 0))[1] if hand is not None else 0,
        divided=_divided(state),
        title=table_title(house, state.game),
        opens=level_words(risen or state, level.number) if level is not None else "",
        next_level=level if risen is not None else None,
        coming_left=coming_left(timed),
        all_check=may_all_check(state),
        again=_paying_again(state, view.dues),
        returning=returning(timed),
        beside_kill=coming_hand().beside_kill(timed) if _kill_owed(timed) else (),
        usual=last.sat,
        unseated=last.unseated,
        other_chips=last.other_chips,
        entered=_seat_of_last_entry(session) if view.dues else None,
        clock_left=view.clock.since + view.clock.seconds - now if view.clock is not None else None,
    )


def _paying_again(state: TableState, dues: Sequence[DueView]) -> tuple[tuple[int, AgainView, tuple[Post, ...]], ...]:
    """Return each deciding seat with the payers of the last hand's blind after its posts, and these posts."""
    again = ((due.seat, coming_hand().again_once_posted(state, due.seat)) for due in dues)
    return tuple((seat, *paid) for seat, paid in again if paid is not None)


def _kill_owed(state: TableState) -> bool:
    """Return whether a player at the table owes a kill (KIL-6)."""
    return any(player is not None and player.kill_debt for player in state.seats)


def _seat_of_last_entry(session: CurrentSession) -> int | None:
    """Return the seat whose way in the last step chose, None for another step; undo takes back exactly that choice."""
    step = session.undo_step
    commands = commands_of(step) if step is not None else ()
    last = commands[0] if len(commands) == 1 else None
    return last.seat if isinstance(last, SitIn) and last.entry is not None else None


def _sat_last(session: CurrentSession) -> SatLast:
    """Return the players of last time; an empty record once any player is seated."""
    state = session.state
    if state.number or state.ended or any(player is not None for player in state.seats):
        return SatLast()
    return changing().sat_last(session)


def may_all_check(state: TableState) -> bool:
    """Return whether several players are to act and all may check: no bet, no act out of turn, no question."""
    hand = state.hand
    if hand is None or hand.turn is None or not hand.turn.check or state.question is not None:
        return False
    return not hand.bet and not hand.early and len(hand.queue) > 1


def _divided(state: TableState) -> Divided:
    """Return the worth of each run or board, once there are several to award."""
    hand = state.hand
    if hand is None or hand.phase != "showdown" or hand.parts == 1:
        return Divided()
    return divided(state.settings, hand)


def _step_name(find: Callable[[], JournalStep | None], seated: SeatedNames) -> str | None:
    """Return the name of a step; with seat numbers where the book cannot tell the names."""
    try:
        step = find()
    except JournalError:
        return None
    try:
        return words_of(step, seated)
    except JournalError:
        return step_words(step.label, str) if step is not None else None


def _add_ons(state: TableState) -> tuple[tuple[int, int], ...]:
    """Return seats and numbers of add-ons taken in this sitting: no house rule limits them."""
    counted = (
        (seat, sum(what == "add_on" for what, _ in player.purchases))
        for seat, player in enumerate(state.seats, 1)
        if player is not None
    )
    return tuple((seat, count) for seat, count in counted if count)
