"""Builds the view of a state, in words of the table script; `engine.view.coming_deal` builds that of the next deal."""

from msgspec.structs import replace

from engine.betting.limits import exempt
from engine.betting.reach import can_bet, total_pot
from engine.evolve.begin_hand import limits_of
from engine.positions.coming_players import presence_of
from engine.positions.kill import kill_amount, legs_at
from engine.pots.awards import eligible_seats
from engine.pots.layers import pots_of
from engine.settings.records import ClockRules, Settings
from engine.settings.resolve import resolve_mix_game
from engine.state import Hand, HandSeat, KillCause, NoWager, Player, Presence, TableState
from engine.state.level_clock import current, rest_left, seconds_left
from engine.view import KillView, LegalView, LimitsView, PotView, RaisesView, SeatView, StateView
from engine.view.between import ButtonView
from engine.view.between_hands import coming_hand
from engine.view.clocks import ClockView, MixView, RunningLevel, reminders
from engine.view.tournament import place


def tell(state: TableState) -> StateView:
    """Return the view of the whole table; amounts in chips, seats from 1."""
    hand = state.hand
    positions = state.positions
    between = hand is None
    button = ButtonView(positions.dealt_from, positions.dead) if positions is not None else None
    if between and state.placed_button is not None:
        placed = state.player(state.placed_button)
        button = ButtonView(state.placed_button, placed is None or presence_of(placed) == "out")
    return StateView(
        hand=state.number,
        phase="between" if hand is None else hand.phase,
        needs=None if hand is None else hand.needs,
        street=None if hand is None else state.game.streets[hand.street].name,
        button=button,
        posts=state.last.posts if hand is None else hand.plan.posts,
        to_act=hand.turn.seat if hand is not None and hand.turn is not None else None,
        legal=legal_of(hand),
        bet=0 if hand is None else hand.bet,
        total_pot=0 if hand is None else total_pot(hand),
        pots=() if hand is None else _pots(hand),
        seats=seats_of(state),
        limits=limits(state),
        kill=kill_of(state),
        rock=state.rock,
        dues=coming_hand().dues(state) if between else (),
        reminders=reminders(state),
        raked=state.till.raked,
        board=state.last.board if hand is None else hand.board,
        notes=state.notes,
        boards=state.last.boards if hand is None else hand.boards,
        runs=1 if hand is None else hand.runs,
        floor=state.question,
        out_of_turn=() if hand is None else hand.early,
        clock=clock_of(state.settings, hand),
        show_pot=state.settings.limit in ("pot_limit", "half_pot") or state.settings.show_pot,
        face_up=state.settings.expose_all_in and hand is not None and hand.phase == "showdown" and can_bet(hand) <= 1,
        dealer=state.dealer,
        standing=state.stand_up.standing if state.stand_up is not None else (),
        level=level_of(state),
        misdeal=state.misdeal,
        wanted=state.wanted is not None,
        withdrawn=() if hand is None else hand.withdrawn,
        mix=mix_of(state) if state.settings.mix else None,
    )


def mix_of(state: TableState) -> MixView:
    """Return the mix: the current game, the next one, and when it changes (NOW-13)."""
    settings, mixing, coming = state.settings, state.mixing, coming_hand()
    games = tuple(resolve_mix_game(settings, number)[1].id for number in range(len(settings.mix)))
    dealer = settings.mix_change == "dealer"
    return MixView(
        number=settings.mix_at + 1,
        of=len(games),
        game=state.game.id,
        games=games,
        change=settings.mix_change,
        next=None if dealer else games[(settings.mix_at + 1) % len(games)],
        hands=coming.hands_left(state),
        until=mixing.start if settings.mix_change == "orbit" and mixing.hands and not coming.stays(state) else None,
        chooser=coming.chooser(state) if dealer and state.hand is None else None,
        chosen=mixing.chosen,
    )


def level_of(state: TableState) -> RunningLevel | None:
    """Return the current tournament level, None without levels; a running hand keeps the level it was dealt at."""
    dealt = state.undealt or state
    level, seconds = current(dealt), seconds_left(state)
    if level is None or seconds is None:
        return None
    of = len(state.settings.levels)
    return RunningLevel(
        number=dealt.level,
        of=of,
        blinds=level.blinds,
        ante=level.ante,
        left=seconds,
        paused=state.since.paused is not None,
        rest=level.rest if dealt.level < of else 0,
        rest_left=rest_left(state),
        next=state.level if state.level != dealt.level else 0,
    )


def clock_of(settings: Settings, hand: Hand | None) -> ClockView | None:
    """Return the running clock on a player, None = none (PRO-10)."""
    if hand is None or hand.clock_on is None:
        return None
    rule = settings.clock or ClockRules()
    return ClockView(hand.clock_on, hand.clock_since, rule.seconds, rule.warning)


def legal_of(hand: Hand | None) -> LegalView | None:
    """Return the options of the player to act, as computed when the turn began."""
    if hand is None or hand.turn is None:
        return None
    turn = hand.turn
    reasons: dict[str, NoWager] = {} if turn.no_wager is None else {"wager": turn.no_wager}
    if turn.no_call is not None:
        reasons["call"] = turn.no_call
    return LegalView(turn.fold, turn.check, turn.call, turn.bring_in, turn.wager, reasons)


def _pots(hand: Hand) -> tuple[PotView, ...]:
    return tuple(PotView(pot.amount, eligible_seats(hand, pot), pot.unmatched) for pot in pots_of(hand))


def seats_of(state: TableState) -> dict[int, SeatView]:
    """Return the occupied seats; between hands the coming deal decides which players are in."""
    presences = coming_hand().presences(state) if state.hand is None else {}
    views = {}
    for seat, player in enumerate(state.seats, 1):
        if player is not None:
            dealt = state.dealt(seat)
            owes_kill = kill_amount(state.settings) if player.kill_debt else 0
            view = seat_of(player, dealt, presences.get(seat), owes_kill)
            if state.hand is not None and seat in state.hand.plan.folded:
                view = replace(view, away=True)
            views[seat] = replace(view, place=place(state, seat)) if state.busts else view
    return views


def seat_of(player: Player, dealt: HandSeat | None, presence: Presence | None, owes_kill: int = 0) -> SeatView:
    """Return an occupied seat; a seat dealt into the running hand shows its chips in that hand."""
    if dealt is None:
        # a player who sits down in a running hand waits for the next one
        presence = presence or ("out" if presence_of(player) == "out" else "waiting")
        return SeatView(
            player.name,
            player.stack,
            0,
            presence,
            player.missed,
            behind=player.behind,
            new=player.new,
            entry=player.entry,
            markers=player.markers,
            unposted=player.unposted,
            owes_kill=owes_kill,
        )
    return SeatView(
        player.name,
        dealt.stack,
        dealt.bet,
        dealt.status,
        player.missed,
        dealt.shown,
        player.behind,
        True,
        player.new,
        player.entry,
        markers=player.markers,
        unposted=player.unposted,
        up=dealt.up,
        owes_kill=owes_kill,
    )


def limits(state: TableState) -> LimitsView:
    """Return the limits of the running or the coming hand, kill included."""
    settings, hand = state.settings, state.hand
    if hand is not None:
        return LimitsView(hand.bets, hand.minimum_bet, raises_of(settings, hand), settings.cap)
    bets, minimum = settings.bets, settings.minimum_bet
    if (plan := coming_hand().killed_plan(state)) is not None:
        bets, minimum = limits_of(settings, plan)
    return LimitsView(bets, minimum, None, settings.cap)


def raises_of(settings: Settings, hand: Hand) -> RaisesView | None:
    """Return the raises made and allowed in a capped round, None otherwise (LIM-2, LIM-3)."""
    if not settings.limit_game or settings.raise_cap is None or hand.phase != "betting":
        return None
    if not hand.capped and exempt(settings, hand):
        return None
    return RaisesView(hand.raises, settings.raise_cap)


def kill_of(state: TableState) -> KillView:
    """Return the kill button, and the kill of the running or the coming hand."""
    if state.settings.kill is None:
        return KillView()
    hand, kill, due = state.hand, state.kill, _due_killer(state)
    active = hand is not None and hand.plan.kill > 0
    killer, amount = due, kill_amount(state.settings) if due is not None else 0
    if hand is not None and active:
        killer, amount = hand.plan.killer, hand.plan.kill
    waits = still_agreed(state, killer) if amount else ()
    return KillView(kill.holder, kill.legs, active, due, amount, waits, legs_at(state))


def _due_killer(state: TableState) -> int | None:
    """Return the seat whose kill is due: between hands also a returned debtor's (KIL-6), but not a broke player's."""
    due = state.kill.due
    player = state.player(due) if due is not None else None
    waits_for_rebuy = player is not None and presence_of(player) == "out"
    if state.hand is not None or (due is not None and not waits_for_rebuy):
        return due
    plan = coming_hand().killed_plan(state)
    return plan.killer if plan is not None and not plan.voluntary else None


def still_agreed(state: TableState, killer: int | None) -> tuple[int, ...]:
    """KIL-12: return the seats but `killer` that agreed to kill the next hand and wait, as a hand has one kill."""
    seats = enumerate(state.seats, 1)
    return tuple(seat for seat, player in seats if player is not None and player.kills_next and seat != killer)


def kill_cause(state: TableState) -> KillCause | None:
    """Return the cause of the kill of the running or coming hand, under the rules of the time."""
    hand = state.hand
    if hand is not None and (not hand.plan.kill or hand.plan.voluntary):
        return KillCause("chosen") if hand.plan.kill else None
    due = hand.plan.killer if hand is not None else kill_of(state).due
    before = state if hand is None else state.undealt
    if due is None or before is None:
        return None
    return before.kill_cause if before.kill.due == due else KillCause("owed")
