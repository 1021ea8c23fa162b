"""The name of a step, made as data from its commands and events; the English sentence is derived from it."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeVar

from engine import commands as c
from engine import events as e
from engine.journal.error_words import named
from engine.journal.steps import Label, label
from engine.words import SENTENCES

T = TypeVar("T")
BLANK = re.compile(r"\{(\w+)\}")


def english(name: Label) -> str:
    """Return the sentence of a label, such as "seat 4 raises to 60" or "Undo: seat 4 raises to 60"."""
    return named(name).text


def label_of(commands: Sequence[c.Command], events: Sequence[e.AnyEvent]) -> Label:
    """Return the name of a step with these commands and events."""
    # A note of the room is an answer to a request: the command that was requested names the step.
    commands = [command for command in commands if not isinstance(command, c.Noted)] or commands
    first = commands[0]
    if len(commands) > 1:
        run = _run_label(commands)
        if run is not None:
            return run
        if isinstance(first, c.NextLevel) and first.on_time:
            return label_of(commands[1:], events)  # the new level came together with the command that was tapped
        # A street or an award that came by itself is not named: the tapped action is.
        if all(isinstance(other, c.Street) for other in commands[1:]) and isinstance(first, (c.Act, c.Deal)):
            return _command_label(first, events)
        return label("several", _command_label(first, events), count=len(commands) - 1)
    return _command_label(first, events)


def _run_label(commands: Sequence[c.Command]) -> Label | None:
    """Return the name of a run of folds or checks, by its last seat: `fold_to` and `check_to` are single acts."""
    acts = [command for command in commands if isinstance(command, c.Act)]
    rest = commands[len(acts) :]
    if len(acts) < 2 or not all(isinstance(command, c.Street) for command in rest):
        return None
    kinds = {command.action for command in acts}
    for kind in ("fold", "check"):
        if kinds == {kind}:
            return label(f"{kind}_to", count=len(acts), seat=acts[-1].seat)
    return None


def _command_label(command: c.Command, events: Sequence[e.AnyEvent]) -> Label:
    """Return the name of one command."""
    if isinstance(command, (c.Act, c.SaidAndPushed, c.Expire)):
        return _act_label(events) or _generic_label(command)
    if isinstance(command, c.Award):
        return _award_label(events)
    make = _MAKERS.get(type(command))
    if make is not None:
        return make(command, events)
    fields = _blanks_of(type(command))
    if fields is None:
        return _generic_label(command)
    return label(_word(type(command)), **{name: getattr(command, name) for name in fields})


def _word(kind: type[c.Base]) -> str:
    """Return the word of a command in the table script."""
    return str(kind.__struct_config__.tag)


@cache
def _blanks_of(kind: type[c.Base]) -> tuple[str, ...] | None:
    """Return the fields that fill `step.WORD`; None if there is no such sentence, or fields alone do not fill it."""
    sentence = SENTENCES.get(f"step.{_word(kind)}")
    if sentence is None:
        return None
    blanks = set(BLANK.findall(sentence))
    fields = tuple(name for name in kind.__struct_fields__ if name in blanks)
    return fields if len(fields) == len(blanks) else None


def _generic_label(command: c.Command) -> Label:
    """Return the name of a command that has no sentence of its own: its word."""
    if isinstance(command, c.Act) and command.seat is not None:
        key = "said" if command.to is None else "said.to"
        return label(key, seat=command.seat, action=command.action, to=command.to)
    return label("other", what=type(command).__name__.lower())


def _act_label(events: Sequence[e.AnyEvent]) -> Label | None:
    """Return the name of the action as it was decided, not as it was declared."""
    event = first_of(events, e.Acted)
    if event is None:
        return None
    if event.kind in ("fold", "check"):
        return label(event.kind, seat=event.seat)
    ending = ".all_in" if event.all_in else ""
    return label(event.kind + ending, seat=event.seat, put=event.put, to=event.to)


def _award_label(events: Sequence[e.AnyEvent]) -> Label:
    """Return the name of an award: by seat for one winner, by hand for several."""
    pots = first_of(events, e.PotsAwarded)
    shares = pots.shares if pots is not None else ()
    if shares and len({share.seat for share in shares}) == 1:
        return label("award.seat", seat=shares[0].seat, amount=sum(share.amount for share in shares))
    ended = first_of(events, e.HandEnded)
    return label("award", hand=ended.number if ended is not None else 0)


def first_of(events: Iterable[e.AnyEvent], kind: type[T]) -> T | None:
    """Return the first event of a kind, None if there is none."""
    return next((event for event in events if isinstance(event, kind)), None)


def _hand_number(events: Sequence[e.AnyEvent]) -> int | None:
    """Return the number of the hand that started."""
    started = first_of(events, e.HandStarted)
    return started.number if started is not None else None


def _game_name(events: Sequence[e.AnyEvent]) -> str:
    """Return the name of the game the table opened with."""
    opened = first_of(events, e.Opened)
    return opened.game.name if opened is not None else ""


def _street_label(command: c.Street) -> Label:
    """Return the name of a street, with its cards if they were entered."""
    if not command.cards:
        return label("street")
    cards = command.cards if isinstance(command.cards, str) else " / ".join(command.cards)
    return label("street.cards", cards=cards)


def _sit_in_label(command: c.SitIn) -> Label:
    """Return the name of sitting in, with the way of entry if that has a sentence of its own."""
    key = f"sit_in.{command.entry}"
    return label(key if f"step.{key}" in SENTENCES else "sit_in", seat=command.seat)


def _expense_label(command: c.Expense) -> Label:
    """Return the name of an expense: its payer and reason if given, or the number of a cancelled expense."""
    if not command.amount:
        return label("expense.off", number=command.number)
    key = "expense.for" if command.reason else "expense"
    return label(key, player=command.player, amount=command.amount, reason=command.reason or None)


def _purchase_label(command: c.AddChips, events: Sequence[e.AnyEvent]) -> Label:
    """Return the name of a purchase; in a tournament with prizes its kind."""
    added = first_of(events, e.ChipsAdded)
    what = added.what if added is not None else None
    return label(
        what or ("add_chips.behind" if command.behind else "add_chips"), seat=command.seat, amount=command.amount
    )


def _wrong_purchase_label(command: c.WrongPurchase, events: Sequence[e.AnyEvent]) -> Label:
    """Return the name of a corrected purchase: a rebuy or an add-on."""
    added = first_of(events, e.ChipsAdded)
    what = added.what if added is not None else None
    key = {"rebuy": "wrong_rebuy", "add_on": "wrong_add_on"}.get(what or "", "wrong_purchase")
    return label(key, seat=command.seat)


_MAKERS: Final[dict[type, Callable[[Any, Sequence[e.AnyEvent]], Label]]] = {
    c.Open: lambda _, ev: label("open", game=_game_name(ev)),
    c.Leave: lambda do, _: (
        label("leave.table", seat=do.seat, table=do.to_table) if do.to_table else label("leave", seat=do.seat)
    ),
    c.SitIn: lambda do, _: _sit_in_label(do),
    c.AddChips: lambda do, ev: _purchase_label(do, ev),
    c.WrongPurchase: lambda do, ev: _wrong_purchase_label(do, ev),
    c.NextLevel: lambda do, _: label("level", number=do.number) if do.number else label("level.next"),
    c.LevelClock: lambda do, _: label("level_clock.on" if do.runs else "level_clock.off"),
    c.Expense: lambda do, _: _expense_label(do),
    c.Carry: lambda do, _: label("carry.off" if do.off else "carry", player=do.player, amount=do.amount),
    c.Deal: lambda _, ev: label("deal", hand=_hand_number(ev)),
    c.BringIn: lambda do, _: label("bring_in_seat", seat=do.seat),
    c.FoldTo: lambda do, ev: label("fold_to", count=sum(isinstance(event, e.Acted) for event in ev), seat=do.seat),
    c.CheckTo: lambda do, ev: label("check_to", count=sum(isinstance(event, e.Acted) for event in ev), seat=do.seat),
    c.Pay: lambda do, _: label("pay", seat=do.payer, to=do.to, amount=do.amount, reason=do.reason),
    c.FloorWanted: lambda do, _: label("floor_wanted" if do.wanted else "floor_was_here"),
    c.Noted: lambda do, _: label("note.accepted" if do.answer == "accepted" else "note.declined", note=do.note),
    c.Count: lambda do, _: label("count.bought" if do.bought else "count", seat=do.seat, stack=do.stack),
    c.Street: lambda do, _: _street_label(do),
}
"""Commands with several sentences, or whose facts are not their fields; any other is named by `step.WORD` alone."""
