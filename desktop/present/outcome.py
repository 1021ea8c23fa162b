"""Records of a correction's effects: changed figures, later hands, and lines that no longer fit (PRO-11)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.step_names import Name, step_words
from desktop.present.changes import ChangeLine, changed_bets, changed_buys, changed_figures
from desktop.present.slot import Slot
from desktop.words.engine import in_words
from desktop.words.i18n import figure
from desktop.words.phrases import placed
from desktop.words.say import say
from engine import commands as c
from engine.events import AnyEvent, HandEnded, Misdealt, PotsAwarded
from engine.journal.amending import Unfit
from engine.journal.hands import HandLine, winners_of
from engine.settings.records import Prizes
from engine.view import SeatView, StateView

MOST_LINES = 8
"""Most lines that are shown one by one, of misfits and of changed hands; the others are counted."""


class Misfit(Struct, frozen=True):
    """A line that no longer fits."""

    words: str
    """Text of the line."""
    why: str
    """Reason why it does not fit."""


class CorrectionOutcome(Struct, frozen=True):
    """The effects of a correction."""

    changes: tuple[ChangeLine, ...] = ()
    """Figures that change."""
    misfits: tuple[Misfit, ...] = ()
    """Lines that are removed."""
    refused: str = ""
    """Reason for a refusal, "" = allowed."""
    unfit: int = 0
    """Number of removed lines."""
    goes: Misfit | None = None
    """Removed lines in one sentence, and the hands to deal again; None = none are removed."""
    dealt_other: int = 0
    """First later hand dealt differently if the kill follows the award than if it stays, 0 = none."""
    posts_other: int = 0
    """First later hand with other posts than recorded, 0 = none."""

    def later_words(self, amend: c.Amend) -> str:
        """Return the effect on later steps, for the key that corrects."""
        if self.goes is not None:
            return self.goes.words
        if self.dealt_other:
            return say(f"correct_hand_{amend.kill}", hand=self.dealt_other)
        return say("correct_hand_follows", hand=self.posts_other) if self.posts_other else say("correct_stays")


def other_kill(amend: c.Amend) -> c.Amend:
    """Return the correction with the other choice for later kills: they stay, or follow the award (NOW-10)."""
    return replace(amend, kill="stays" if amend.kill == "follows" else "follows")


def kill_slot(amend: c.Amend, hand: int) -> Slot:
    """Return the key that changes to the other choice; `hand` = the later hand it affects."""
    kill = other_kill(amend).kill
    return Slot(say(f"correct_kill_{kill}"), "", say(f"correct_hand_{kill}", hand=hand))


def outcome(
    now: StateView,
    then: StateView,
    named: Callable[[int], Name],
    played: Iterable[HandLine],
    events: Sequence[AnyEvent],
    unfit: Sequence[Unfit],
    hand: int,
    prizes: Prizes | None = None,
    counts: Sequence[ChangeLine] = (),
) -> CorrectionOutcome:
    """Return the effects of a correction.

    Args:
        now: the current table.
        then: the table after the correction.
        named: maps a hand's number to its players by seat.
        played: the ended hands as recorded.
        events: the events of the corrected history.
        unfit: the lines that would be removed.
        hand: the number of the corrected hand.
        prizes: the prizes played for, None = none.
        counts: the lines of later counts that stay.
    """
    changes = [
        *_hands(played, _winners_by_hand(events), named, hand, then.hand),
        *counts,
        *changed_figures(now, then, events),
        *changed_bets(now, then),
    ]
    for seat, player in sorted(then.seats.items()):
        before = _same_player(now, seat, player)
        if before is not None:
            changes.append(ChangeLine(player.player, figure(before.stack), figure(player.stack), seat))
            changes.append(ChangeLine(say("change_place", name=player.player), _place(before), _place(player), seat))
            if prizes is not None and before.stack != player.stack:
                changes += changed_buys(seat, player.player, events, prizes)
    misfits = [
        Misfit(_capitalised(step_words(misfit.label, named(misfit.hand)) or ""), _reason(misfit, named(misfit.hand)))
        for misfit in unfit[:MOST_LINES]
    ]
    if len(unfit) > MOST_LINES:
        hands = f"{unfit[MOST_LINES].hand} \u2013 {unfit[-1].hand}"
        misfits.append(Misfit(say("misfits_more", count=len(unfit) - MOST_LINES), say("misfits_hands", hands=hands)))
    goes = _removal(unfit, now, then, named) if unfit else None
    return CorrectionOutcome(
        tuple(change for change in changes if change.was != change.now), tuple(misfits), unfit=len(unfit), goes=goes
    )


def _removal(unfit: Sequence[Unfit], now: StateView, then: StateView, named: Callable[[int], Name]) -> Misfit:
    """Return the number of removed steps, the point where the game continues, and the hands to deal again."""
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
    """Return the same player at the table of `view`, in this seat or in another one; None = not there."""
    here = view.seats.get(seat)
    if here is not None and here.player == other.player:
        return here
    return next((seat for seat in view.seats.values() if seat.player == other.player), None)


def _place(player: SeatView) -> str:
    """Return the place in which a player is out, or the word for a player still in."""
    return say("out_place", place=placed(player.place)) if player.place else say("change_in")


def _winners_by_hand(events: Sequence[AnyEvent]) -> dict[int, tuple[tuple[int, int], ...]]:
    """Return the winners of each ended hand of a history."""
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
) -> list[ChangeLine]:
    """Return the lines of the corrected and later hands whose winners change."""
    changes = []
    for line in sorted(played, key=lambda played_hand: played_hand.number):
        if line.number < hand or ended.get(line.number) == line.winners:
            continue
        name = named(line.number)
        old_words = _won(line.winners, name)
        if line.number in ended:
            new_words = _won(ended[line.number], name)
        else:
            new_words = say("hand_open") if line.number == last else say("hand_gone")
        if old_words != new_words:
            changes.append(ChangeLine(say("hand_n", hand=line.number), old_words, new_words))
    if len(changes) > MOST_LINES:
        more = len(changes) - MOST_LINES
        changes = [*changes[:MOST_LINES], ChangeLine(say("hands_more", count=more), "", changes[-1].now)]
    return changes


def _won(winners: Iterable[tuple[int, int]], name: Name) -> str:
    return ", ".join(f"{name(seat)} {figure(amount)}" for seat, amount in winners)


def _reason(misfit: Unfit, name: Name) -> str:
    """Return the reason why a line does not fit, as a sentence with the player's name and without the rule."""
    reason = misfit.reason
    if reason.key in ("after_unfit", "moot"):
        return say(reason.key)
    if reason.key == "out_of_turn":
        seats: dict[str, Any] = dict(reason.facts)
        return say("unfit_turn", name=name(seats["seat"]), actor=name(seats["to_act"]))
    return _capitalised(in_words(reason.without_rule))


def _capitalised(words: str) -> str:
    return words[:1].upper() + words[1:]
