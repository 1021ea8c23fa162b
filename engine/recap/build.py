"""The recap of a session: everything people ask at the end of the night, from the events on the current line."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.events import SessionEnded
from engine.journal.balance import chips_in_pots, chips_in_stacks
from engine.journal.codec import events_of
from engine.journal.errors import reading
from engine.journal.hands import hand_lines
from engine.journal.labels import named
from engine.journal.settled import Tick
from engine.journal.steps import Step
from engine.journal.stored import SessionRow
from engine.recap.costs import accounts_of, costs
from engine.recap.payment_keys import bearer_of, made_before
from engine.recap.prizes import prize_accounts
from engine.recap.records import (
    Account,
    Balance,
    CorrectionNote,
    HandResult,
    Party,
    PlayerResult,
    Recap,
    Series,
    Settlement,
    Sitting,
)
from engine.recap.settlement import HOUSE, TIPS, bank_party, bearers, borne, settle, settled_after, with_bank
from engine.recap.tally import Stay, Tally, is_quiet
from engine.state import Closing, TableState

if TYPE_CHECKING:
    from engine.session import Session

BIGGEST = 5
TAKERS = (Party("house", HOUSE), Party("dealers", TIPS))
"""Who settles besides the players: the house (or kitty) and the dealers."""


def build(session: "Session", *, settle_anyway: bool = False, bank: str = "", version: str = "") -> Recap:
    """The recap of a session as it stands.

    Args:
        session: what is summed up; who bears a difference of the count is read in its book.
        settle_anyway: settle although chips are unaccounted for.
        bank: who everybody settles with, "" = the players among each other.
        version: of the Feltbook that made it.
    """
    return build_from(
        session.steps(),
        session.state,
        session.row,
        session.states.step,
        lambda: session.store.settled(session.id),
        settle_anyway=settle_anyway,
        bank=bank,
        version=version,
    )


def build_from(
    steps: Iterable[Step],
    state: TableState,
    row: SessionRow,
    step_of: Callable[[int], Step],
    words: Callable[[], Iterable[Tick]] = tuple,
    *,
    settle_anyway: bool = False,
    bank: str = "",
    version: str = "",
) -> Recap:
    """The recap of the steps on a line that led to `state`; `step_of` finds a step of any branch by its sequence.

    `words` = what the book knows of its settling up.
    """
    tally = Tally()
    corrections: list[tuple[int, CorrectionNote]] = []
    for step in steps:
        events = () if is_quiet(step) and not tally.waits else events_of(step)
        tally.closing = any(isinstance(event, SessionEnded) for event in events)
        if events:
            with reading(step.session, step.sequence):
                for event in events:
                    tally.add(event, step.at, step.hand, step.corrected)
        while step.correction is not None:
            corrections.append(_note(step, tally, step_of))
            step = step_of(step.correction.step)  # a line that was corrected again tells both
    tally.finish(max(row.at, state.at))
    players = tuple(sorted(_players(tally), key=_by_place if tally.tournament else _by_net))
    balance = _balance(tally, state)
    prizes = tally.prizes.result(players)
    seats = {player.name: player.seats[0] for player in players}
    owed = tuple(prize_accounts(prizes, seats, HOUSE)) if tally.tournament else accounts(players, balance)
    if state.closing.expenses:  # they are shared also by players of a tournament who came out even, or still play
        there = {account.party for account in owed}
        even = (Account(Party("player", name), 0, seat) for name, seat in seats.items())
        owed = (*owed, *(account for account in even if account.party not in there))
    off, ticks = sum(account.amount for account in owed), tuple(words())
    bearer = bearer_of(ticks, off) if off else None
    if bearer in bearers(owed):
        owed = borne(owed, off, bearer)
    else:  # somebody who is not of this evening any more
        bearer = None
    closing = state.closing
    made_of = costs(owed, closing)
    owed = accounts_of(made_of, owed)
    asked, bank = bank, bank or closing.bank
    settlement = with_bank(owed, bank, anyway=settle_anyway) if bank else settle(owed, anyway=settle_anyway)
    if not asked:
        settlement = _as_paid(settlement, owed, bank, ticks)
    return Recap(
        session=row.id,
        name=row.name,
        created=row.created,
        seconds=_last(tally, players, max(row.at, state.at)),
        games=tuple(tally.games),
        hands=tuple(tally.hands),
        players=players,
        sittings=tuple(_sitting(stay) for stay in tally.stays),
        balance=balance,
        settlement=replace(settlement, unaccounted=off, bearer=bearer, bank=bank),
        biggest=biggest(tally.hands),
        downs=tuple(tally.downs),
        series=series(tally.hands),
        takes=tuple(sorted(tally.takes.items())),
        corrections=_won_after(corrections, tally.hands),
        rulings=tuple(tally.rulings),
        ended=tally.ended,
        head=row.head,
        chained=row.chained,
        unchained=row.unchained,
        version=version,
        tournament=tally.tournament,
        money=tally.money,
        prizes=prizes,
        closing=closing,
        costs=made_of if closing != Closing() else (),
    )


def as_paid(recap: Recap, ticks: Iterable[Tick]) -> Recap:
    """The recap once other payments were made, or one was not after all; `ticks` = what the book knows of them now."""
    before = recap.settlement
    plain = with_bank(before.accounts, before.bank) if before.bank else settle(before.accounts)
    everybody = (*before.accounts, *(Account(Party("player", player.name), 0) for player in recap.players))
    settlement = _as_paid(plain, everybody, before.bank, ticks)
    kept = {"unaccounted": before.unaccounted, "bearer": before.bearer, "bank": before.bank}
    return replace(recap, settlement=replace(settlement, **kept))


def _as_paid(settlement: Settlement, accounts: Iterable[Account], bank: str, ticks: Iterable[Tick]) -> Settlement:
    """The same, but for payments that were made before amounts changed: they stand, and the rest closes the book."""
    parties = (*(account.party for account in accounts), *TAKERS)
    made = made_before(ticks, (*parties, bank_party(accounts, bank)) if bank else parties)
    if (settlement.unaccounted and not settlement.payments) or set(made) <= set(settlement.payments):
        return settlement
    return settled_after(settlement.accounts, made, bank)


def _by_net(player: PlayerResult) -> tuple[int, str]:
    """The biggest winner first."""
    return -player.net, player.name


def _by_place(player: PlayerResult) -> tuple[int, int, str]:
    """Who still plays stands first, the most chips first; then by place."""
    return player.place, -player.on_table, player.name


def accounts(players: Iterable[PlayerResult], balance: Balance) -> tuple[Account, ...]:
    """Who settles, or comes out even: players by their net, the house for what it took, dealers for their tips."""
    everybody = [
        Account(Party("player", player.name), player.net, player.seats[0] if player.seats else 0) for player in players
    ]
    # Behind every seat, so that players come first where amounts tie.
    house = balance.rake + balance.drop + balance.takes - balance.splashed
    everybody += [Account(TAKERS[0], house, 100), Account(TAKERS[1], balance.tips, 101)]
    return tuple(everybody)


def biggest(hands: Iterable[HandResult], most: int = BIGGEST) -> tuple[HandResult, ...]:
    """The biggest pots, biggest first; the earlier hand first where they tie."""
    return tuple(sorted((hand for hand in hands if not hand.misdeal), key=lambda hand: (-hand.pot, hand.number))[:most])


def series(hands: Iterable[HandResult]) -> tuple[Series, ...]:
    """Won and lost by hand for the chart, in the order the players were first dealt in."""
    points: dict[str, list[tuple[int, int]]] = {}
    for hand in hands:
        for player, net in hand.nets:
            line = points.setdefault(player, [(hand.number - 1, 0)])
            line.append((hand.number, line[-1][1] + net))
    return tuple(Series(player, tuple(line)) for player, line in points.items())


def _last(tally: Tally, players: Iterable[PlayerResult], at: int) -> int:
    """When it was over: a tournament with its last hand once it is won, whatever is looked at or ended afterwards."""
    first = [player for player in players if player.place == 1]
    in_the_end = sum(not player.out for player in players)  # several: it was ended early
    won = tally.tournament and tally.hands and len(first) == 1 and in_the_end <= 1
    return tally.hands[-1].at if won else at


def _players(tally: Tally) -> Iterable[PlayerResult]:
    """All sittings of a name together."""
    by_name: dict[str, list[Stay]] = {}
    for stay in tally.stays:
        by_name.setdefault(stay.player, []).append(stay)
    places = tally.places.places(set(by_name)) if tally.tournament and tally.hands else {}
    hands_out = tally.places.hands() if places else {}
    for name, stays in by_name.items():
        result = PlayerResult(
            name=name,
            seats=tuple(dict.fromkeys(seat for stay in stays for seat in stay.seats)),
            buy_ins=sum(stay.buy_ins for stay in stays),
            bought=sum(stay.bought for stay in stays),
            cashed=sum(stay.cashed for stay in stays),
            on_table=sum(stay.stack for stay in stays),
            tips=sum(stay.tips for stay in stays),
            takes=sum(stay.takes for stay in stays),
            side=sum(stay.side for stay in stays),
            lent=sum(stay.lent for stay in stays),
            borrowed=sum(stay.borrowed for stay in stays),
            house_markers=sum(stay.house_markers for stay in stays),
            unaccounted=sum(stay.unaccounted for stay in stays),
            hands=sum(stay.hands for stay in stays),
            net=sum(stay.cashed + stay.stack + stay.lent - stay.borrowed - stay.bought for stay in stays),
            dealt=sum(stay.dealt for stay in stays),
            won=sum(stay.won for stay in stays),
            playing=any(stay.left is None for stay in stays),
            place=places.get(name, 0),
            out=hands_out.get(name, 0),
        )
        yield result


def _sitting(stay: Stay) -> Sitting:
    return Sitting(
        player=stay.player,
        seat=stay.seat,
        sat=stay.sat,
        left=stay.left,
        bought=stay.bought,
        cashed=stay.cashed,
        on_table=stay.stack,
    )


def _balance(tally: Tally, state: TableState) -> Balance:
    """Chips as the events have them against chips as they lie on the table."""
    stays, hands = tally.stays, tally.hands
    bought = sum(stay.bought for stay in stays)
    cashed = sum(stay.cashed for stay in stays)
    unaccounted = sum(stay.unaccounted for stay in stays)
    tips = sum(stay.tips for stay in stays)
    takes = sum(stay.takes for stay in stays)
    rake, drop = sum(hand.rake for hand in hands), sum(hand.drop for hand in hands)
    on_table = chips_in_stacks(state) + chips_in_pots(state)
    due = bought + tally.splashed + unaccounted + tally.raced - cashed - rake - drop - tips - takes
    return Balance(
        bought=bought,
        splashed=tally.splashed,
        unaccounted=unaccounted,
        cashed=cashed,
        on_table=on_table,
        rake=rake,
        drop=drop,
        tips=tips,
        takes=takes,
        missing=due - on_table,
        raced=tally.raced,
    )


def _note(step: Step, tally: Tally, step_of: Callable[[int], Step]) -> tuple[int, CorrectionNote]:
    """A correction, with its players as the seats were taken then, and the sequence it was made at."""
    correction, made = step.correction, step
    assert correction is not None
    while made.lead != made.sequence:  # a later correction decided it anew: the step it was made by lies further back
        replayed, made = made, step_of(made.before)
        while made.correction != replayed.correction:
            made = step_of(made.parent)
    won: tuple[tuple[int, int], ...] = ()
    before = made.before
    while before >= correction.step and not won:
        old = step_of(before)
        won = next((line.winners for line in hand_lines(old) if line.number == correction.hand), ())
        before = old.parent
    seat = correction.was.fact("seat", 0) or correction.now.fact("seat", 0)
    return made.sequence, CorrectionNote(
        hand=correction.hand,
        action=correction.action,
        at=step.at,
        was=named(correction.was),
        now=named(correction.now),
        ended=correction.ended,
        unfit=correction.unfit,
        player=tally.player(int(seat)) if correction.action and seat else "",
        won_before=tuple((tally.player(winner), amount) for winner, amount in won),
    )


def _won_after(made: Iterable[tuple[int, CorrectionNote]], hands: Iterable[HandResult]) -> tuple[CorrectionNote, ...]:
    """Corrections in the order they were made, with who won after each: what the next one of the hand found."""
    won, notes = {hand.number: hand.winners for hand in hands}, []
    for _, note in sorted(made, key=lambda numbered: numbered[0], reverse=True):
        notes.append(replace(note, won_now=won.get(note.hand, ())))
        won[note.hand] = note.won_before
    return tuple(reversed(notes))
