"""A correction as records: what an action could have been, and what would be another way round with it (PRO-11)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.hand_record import RecordLine
from desktop.bridge.log import step_words
from desktop.present.awards import Awards, fresh
from desktop.present.awards import command as award_command
from desktop.present.entry import Entry, settle
from desktop.present.pad import wrong_words
from desktop.present.recorded_award import recorded
from desktop.present.slot import Slot
from desktop.words.engine import in_words
from desktop.words.i18n import amounts_in, figure, typed_for
from desktop.words.say import say
from desktop.words.table_phrases import ordinal
from engine import commands as c
from engine.events import AnyEvent, ChipsAdded, HandEnded, HandStarted, Misdealt, Noted, PotsAwarded
from engine.journal.amending import Unfit
from engine.journal.hands import HandLine, winners_of
from engine.settings.records import Prizes, Settings
from engine.state import Post
from engine.view import SeatView, StateView

Name = Callable[[int], str]
MOST_LINES = 8
"""Lines that no longer fit, and later hands that change: so many are told one by one, the rest is counted."""


class Subject(Struct, frozen=True):
    """What is corrected."""

    hand: int
    """The number of the hand."""
    told: RecordLine
    """The line as the record shows it."""
    before: StateView
    """The table as it stood before it."""
    settings: Settings
    """The house's rules then."""
    split: bool = False
    """Whether high and low are ranked."""
    parts: int = 1
    """Runs times boards."""

    @property
    def awards(self) -> Awards:
        """The winners as the book has them; taps go to the half that the line tells of."""
        if self.told.award is None:
            return fresh(self.parts)
        awards = recorded(self.told.award, self.before.pots, self.parts)
        return replace(awards, half=self.told.line.part or "high")

    @property
    def seat(self) -> int:
        """Who acted; 0 for an award."""
        return self.before.to_act or 0

    def amend(self, line: c.Command) -> c.Amend:
        """The correction that puts `line` in its place."""
        plain = msgspec.to_builtins(line)
        if self.told.award:
            return c.Amend(award=True, hand=self.hand, line=plain)
        return c.Amend(action=self.told.action, hand=self.hand, line=plain, drop_moot=True)


def plain_acts(subject: Subject) -> tuple[tuple[Slot, c.Act], ...]:
    """Fold, check, call or bring-in as they were open, and a wager that had only one size."""
    legal, seat = subject.before.legal, subject.seat
    if legal is None:
        return ()
    acts: list[tuple[Slot, c.Act]] = []

    def add(slot: Slot, act: c.Act) -> None:
        acts.append((slot, act))

    if legal.fold:
        add(Slot(say("fold"), icon="cross"), c.Act("fold", seat=seat))
    if legal.bring_in is not None:
        act = c.Act("bring_in", seat=seat)
        add(Slot(say("bring_in"), figure(legal.bring_in)), act)
    if legal.check:
        add(Slot(say("check")), c.Act("check", seat=seat))
    if legal.call is not None:
        add(Slot(say("call"), figure(legal.call)), c.Act("call", seat=seat))
    wager = legal.wager
    if wager is not None and not sized(subject):
        for to in wager.amounts or (wager.min,):
            slot = Slot(say("go_" + wager.kind), figure(to))
            add(slot, c.Act("wager", to=to, seat=seat))
    return tuple(acts)


def sized(subject: Subject) -> bool:
    """Whether a wager of free size was open: then the sheet has a pad."""
    legal = subject.before.legal
    wager = legal.wager if legal is not None else None
    return wager is not None and wager.amounts is None and wager.min != wager.max


def wager_slot(subject: Subject, entry: Entry) -> tuple[Slot, c.Act]:
    """The key below the pad: what was typed, as it may be; before that what the book has."""
    legal, seat = subject.before.legal, subject.seat
    assert legal is not None
    assert legal.wager is not None
    player = subject.before.seats[seat]
    if entry.empty and subject.told.to:
        entry = Entry(typed_for(subject.told.to))
    now = settle(entry, legal.wager, subject.before.bet, player.stack + player.bet, subject.settings.limit)
    second = wrong_words(now, legal.wager) if now.wrong else ""
    slot = Slot(say("go_" + legal.wager.kind), figure(now.amount), second, fill="main")
    if now.wrong == "too_fine":
        slot = Slot(slot.word, now.shown, reason=second)
    return slot, c.Act("wager", to=now.amount, seat=seat)


def line_words(subject: Subject, line: c.Command | None) -> str:
    """The line as the book has it, and behind an arrow the act that is to take its place; None = none is chosen."""
    was = subject.told.line.text
    if not isinstance(line, c.Act):
        return say("correct_was", line=was)
    slot = next((slot for slot, act in plain_acts(subject) if act == line), None) or _sized_slot(subject, line)
    now = slot.figure if subject.told.to and line.action == "wager" else f"{slot.word} {slot.figure}".rstrip()
    return f"{was} \u2192 {now}"


def _sized_slot(subject: Subject, line: c.Act) -> Slot:
    """A wager of this size as a key words it."""
    return wager_slot(subject, Entry(typed_for(line.to or 0)))[0]


def award_line(subject: Subject, awards: Awards) -> c.Award:
    """The award as it was ranked again."""
    return award_command(awards, subject.before.pots, subject.split)


# What would change ----------------------------------------------------------------------------------------------------


class Change(Struct, frozen=True):
    """A line of the preview."""

    what: str
    """What changes."""
    was: str
    """As it is."""
    now: str
    """As it would be."""
    seat: int | None = None
    """Whose it is, None = nobody's."""


class Misfit(Struct, frozen=True):
    """A line that no longer fits."""

    words: str
    """The line."""
    why: str
    """Why it does not fit."""


class Outcome(Struct, frozen=True):
    """What a correction would come to."""

    changes: tuple[Change, ...] = ()
    """What would change."""
    misfits: tuple[Misfit, ...] = ()
    """Lines that would fall away."""
    refused: str = ""
    """Why it is refused, "" = it is not."""
    unfit: int = 0
    """How many lines would fall away in all."""
    goes: Misfit | None = None
    """Those in one sentence, and which hands are to be dealt again; None while nothing falls away."""
    dealt_other: int = 0
    """The first later hand that is dealt otherwise when the kill follows the award than when it stays, 0 = none."""

    def later_words(self, amend: c.Amend) -> str:
        """What becomes of the later steps, for the key that corrects."""
        if self.goes is not None:
            return self.goes.words
        return say(f"correct_hand_{amend.kill}", hand=self.dealt_other) if self.dealt_other else say("correct_stays")


def other_kill(amend: c.Amend) -> c.Amend:
    """The same correction with the other choice: the kill of later hands stays, or follows the award (NOW-10)."""
    return replace(amend, kill="stays" if amend.kill == "follows" else "follows")


def kill_slot(amend: c.Amend, hand: int) -> Slot:
    """The key that turns to the other choice; `hand` = the later hand it changes."""
    kill = other_kill(amend).kill
    return Slot(say(f"correct_kill_{kill}"), "", say(f"correct_hand_{kill}", hand=hand))


def dealt_other(events: Iterable[AnyEvent], others: Iterable[AnyEvent]) -> int:
    """The first hand that two histories deal with other posts, 0 = none."""
    here, there = _posts(events), _posts(others)
    return min((hand for hand in here | there if here.get(hand) != there.get(hand)), default=0)


def _posts(events: Iterable[AnyEvent]) -> dict[int, tuple[Post, ...]]:
    """What was posted in each hand of a history."""
    return {event.number: event.plan.posts for event in events if isinstance(event, HandStarted)}


def outcome(
    now: StateView,
    then: StateView,
    named: Callable[[int], Name],
    played: Iterable[HandLine],
    events: Sequence[AnyEvent],
    unfit: Sequence[Unfit],
    hand: int,
    prizes: Prizes | None = None,
) -> Outcome:
    """What would be other than it is.

    Args:
        now: the table as it stands.
        then: the table as it would stand.
        named: for a hand's number who sat where in it.
        played: the ended hands as they stand.
        events: those of the corrected history.
        unfit: the lines that would fall away.
        hand: the hand that is corrected.
        prizes: what is played for, None = nothing.
    """
    changes = [
        *_hands(played, _ended(events), named, hand, then.hand),
        *_figures(now, then, events),
        *_put_in(now, then),
    ]
    for seat, player in sorted(then.seats.items()):
        before = _same_player(now, seat, player)
        if before is not None:
            changes.append(Change(player.player, figure(before.stack), figure(player.stack), seat))
            changes.append(Change(say("change_place", name=player.player), _place(before), _place(player), seat))
            if prizes is not None and before.stack != player.stack:
                changes += _bought(seat, player.player, events, prizes)
    misfits = [
        Misfit(_first(step_words(misfit.label, named(misfit.hand)) or ""), _reason(misfit))
        for misfit in unfit[:MOST_LINES]
    ]
    if len(unfit) > MOST_LINES:
        hands = f"{unfit[MOST_LINES].hand} \u2013 {unfit[-1].hand}"
        misfits.append(Misfit(say("misfits_more", count=len(unfit) - MOST_LINES), say("misfits_hands", hands=hands)))
    goes = _goes(unfit, now, then, named) if unfit else None
    return Outcome(
        tuple(change for change in changes if change.was != change.now), tuple(misfits), unfit=len(unfit), goes=goes
    )


def _goes(unfit: Sequence[Unfit], now: StateView, then: StateView, named: Callable[[int], Name]) -> Misfit:
    """How many steps fall away, where the game goes on, and which hands are to be dealt again."""
    end = unfit[-1]
    if end.moot:
        name = named(end.hand)(getattr(end.line, "seat", 0))
        return Misfit(say("correct_moot", count=len(unfit), name=name), say("correct_rest"))
    goes_on = say("correct_open", hand=then.hand)
    if then.hand < now.hand:
        first, last = then.hand + 1, now.hand
        hands = say("hand_n", hand=last) if first == last else say("misfits_hands", hands=f"{first} \u2013 {last}")
        goes_on = f"{goes_on} {say('correct_gone', hands=hands)}"
    return Misfit(say("correct_goes", count=len(unfit)), goes_on)


def _same_player(view: StateView, seat: int, other: SeatView) -> SeatView | None:
    """The player as the table has them, in the same seat or in the one they moved to; None when they are not there."""
    here = view.seats.get(seat)
    if here is not None and here.player == other.player:
        return here
    return next((seat for seat in view.seats.values() if seat.player == other.player), None)


def _figures(now: StateView, then: StateView, events: Sequence[AnyEvent]) -> list[Change]:
    """What is next, pots, button, kill, kitty; in each of the two histories others may sit in a seat."""
    kill = _kill(then)
    if kill == "-" and _waived(events):
        kill = say("kill_waived")
    return [
        Change(say("change_next"), _stands(now), _stands(then)),
        Change(say("change_pot"), _pots(now), _pots(then)),
        Change(say("change_button"), _button(now), _button(then)),
        Change(say("change_kill"), _kill(now), kill),
        Change(say("change_dues"), _dues(now), _dues(then)),
        Change(say("change_kitty"), figure(now.raked), figure(then.raked)),
    ]


def _bought(seat: int, name: str, events: Iterable[AnyEvent], prizes: Prizes) -> list[Change]:
    """What somebody bought since, for the prizes: chips and price stay, even where they were bought after a bust."""
    what = say("change_bought", name=name)
    with amounts_in(prizes.money):
        price = {"rebuy": figure(prizes.rebuy), "add_on": figure(prizes.add_on)}
    return [
        Change(what, say(f"way_{event.what}", amount=price[event.what]), say("change_kept"), seat)
        for event in events
        if isinstance(event, ChipsAdded) and event.seat == seat and event.what
    ]


def _place(player: SeatView) -> str:
    """The place somebody is out in, or that nobody is yet."""
    return say("out_place", place=ordinal(player.place)) if player.place else say("change_in")


def _put_in(now: StateView, then: StateView) -> list[Change]:
    """What players put into the running round where that is another: a kill that is due now, a call of it."""
    if now.hand != then.hand or now.to_act is None:
        return []
    return [
        Change(say("change_put", name=player.player), figure(now.seats[seat].bet), figure(player.bet), seat)
        for seat, player in sorted(then.seats.items())
        if seat in now.seats and now.seats[seat].player == player.player
    ]


def _stands(view: StateView) -> str:
    """Where the hand stands."""
    if view.to_act is not None:
        return say("stands_act", name=_name(view, view.to_act), hand=view.hand)
    return say("stands_" + view.phase, hand=view.hand)


def _name(view: StateView, seat: int) -> str:
    player = view.seats.get(seat)
    return player.player if player is not None else str(seat)


def _pots(view: StateView) -> str:
    return " + ".join(figure(pot.amount) for pot in view.pots) or "0"


def _button(view: StateView) -> str:
    if view.button is None:
        return "-"
    return say("change_dead", seat=view.button.seat) if view.button.dead else str(view.button.seat)


def _kill(view: StateView) -> str:
    kill = view.kill
    if kill.due is not None:
        return say("kill_is_due", name=_name(view, kill.due))
    if kill.active:
        return say("kill_is_on", amount=figure(kill.amount))
    return (
        say("kill_legs", name=_name(view, kill.holder), legs=kill.legs)
        if kill.holder is not None and kill.legs
        else "-"
    )


def _waived(events: Sequence[AnyEvent]) -> bool:
    """Whether the end of the corrected hand, the first in these events, waives its kill (NOW-10)."""
    end = takewhile(lambda event: not isinstance(event, HandEnded), events)
    return any(isinstance(event, Noted) and event.what == "kill_waived" for event in end)


def _dues(view: StateView) -> str:
    return ", ".join(_name(view, due.seat) for due in view.dues) or "-"


def _ended(events: Sequence[AnyEvent]) -> dict[int, tuple[tuple[int, int], ...]]:
    """Who won which hand in a history."""
    winners: dict[int, tuple[tuple[int, int], ...]] = {}
    pots: PotsAwarded | None = None
    for event in events:
        if isinstance(event, PotsAwarded):
            pots = event
        elif isinstance(event, HandEnded):
            winners[event.number] = winners_of(pots.shares) if pots is not None else ()
        elif isinstance(event, Misdealt):
            winners[event.number] = ()
    return winners


def _hands(
    played: Iterable[HandLine],
    ended: Mapping[int, tuple[tuple[int, int], ...]],
    named: Callable[[int], Name],
    hand: int,
    last: int,
) -> list[Change]:
    """The corrected hand and those after it: who won them."""
    changes = []
    for line in sorted(played, key=lambda played_hand: played_hand.number):
        if line.number < hand or ended.get(line.number) == line.winners:
            continue
        name = named(line.number)
        was = _won(line.winners, name)
        if line.number in ended:
            now = _won(ended[line.number], name)
        else:
            now = say("hand_open") if line.number == last else say("hand_gone")
        if was != now:
            changes.append(Change(say("hand_n", hand=line.number), was, now))
    if len(changes) > MOST_LINES:
        more = len(changes) - MOST_LINES
        changes = [*changes[:MOST_LINES], Change(say("hands_more", count=more), "", changes[-1].now)]
    return changes


def _won(winners: Iterable[tuple[int, int]], name: Name) -> str:
    return ", ".join(f"{name(seat)} {figure(amount)}" for seat, amount in winners)


def _reason(misfit: Unfit) -> str:
    if misfit.reason.key in ("after_unfit", "moot"):
        return say(misfit.reason.key)
    return _first(in_words(misfit.reason))


def _first(words: str) -> str:
    return words[:1].upper() + words[1:]
