"""Log lines of events that are no act, no post and no award: people who come or go, changes of the table."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from desktop.bridge.step_names import asked_words, declined_words, fault_words, noted_words, taken_words
from desktop.words.engine import ante_words, game_title, in_words, kind_title, stakes, term
from desktop.words.i18n import MINUTE, amounts_in, figure
from desktop.words.phrases import cards_words, expense_words, tell
from desktop.words.say import say
from desktop.words.setup_phrases import rules_words
from engine import events as e
from engine.commands import Command
from engine.refusals import Refusal
from engine.settings.as_keys import changed, explicit, raced
from engine.settings.records import Game, Settings
from engine.state import KillState, Split, TableState

WhoSat = Callable[[int, int, int], str]
"""Returns the name of a seat's player right after an event: seat, sequence of the step, place of the event in it."""

Under = Callable[[int], TableState]
"""Returns the table just before a step, by its sequence."""

Declined = Callable[[int], tuple[tuple[Command, Refusal], ...]]
"""Returns the refused requests of a hand, and why, by the sequence of the step that ended the hand."""


TITLED = ("game", "limit", "blinds", "button_blind", "bets", "spread")
"""Rules that the title of the game contains."""
FOLLOWS = ("minimum_bet", "short_all_in")
"""Rules that follow from those, unless the table sets them itself."""


def _new_title(old: tuple[Settings, Game], new: tuple[Settings, Game]) -> str:
    """Return the title of a changed game, of changed stakes with the old ones; "" = both are the same."""
    if game_title(*old) == game_title(*new):
        return ""
    was, now = stakes(old[0]), stakes(new[0])
    if kind_title(*old) != kind_title(*new) or not was or not now:
        return game_title(*new)
    return f"{kind_title(*new)} {tell('settings.stakes', was=was, now=now)}"


def _minutes(seconds: int) -> int:
    """Return the nearest number of whole minutes, at least 1."""
    return max(1, (seconds + MINUTE // 2) // MINUTE)


class EventWords:
    """Words for the events of a session, one after the other; `game` = the game of the hand."""

    def __init__(self, names: WhoSat, game: Game, declined: Declined, under: Under | None) -> None:
        self.game = game
        self._names, self._declined, self._table_before = names, declined, under
        self.at = (0, 0)
        """Step and place of the current event."""
        self.closing = False
        """Whether the step ends the session: dues of a later hand no longer matter."""
        self.raced = False
        """Whether the step is a chip race."""
        self.kill: KillState | None = None
        """The kill as the hand that ended in this step left it, None = no hand ended."""
        self.rules: e.SettingsChanged | None = None
        """The rules that were set last."""

    def _before(self) -> TableState | None:
        """Return the table before the current step, None where it is not known."""
        return self._table_before(self.at[0]) if self._table_before is not None and self.at[0] else None

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat at the current event, not of a later one."""
        return self._names(seat, *self.at)

    def of(self, event: e.AnyEvent) -> str:
        """Return the words of an event, "" where it has no line of its own."""
        return self._seat_words(event) or self._other_words(event)

    def _seat_words(self, event: e.AnyEvent) -> str:
        """Return the words of an event of one player outside the betting, "" for others."""
        match event:
            case e.Sat():
                key = "sits.table" if event.from_table else "sits"
                amount = event.bought or event.player.stack
                return tell(key, name=self.name(event.seat), amount=amount, table=event.from_table)
            case e.WayInChosen():
                entry = event.player.entry
                return tell(f"comes.{entry}" if entry else "back", name=self.name(event.seat))
            case e.WentOut():
                return tell("away.owes_kill" if event.player.kill_debt else "away", name=self.name(event.seat))
            case e.ChipsAdded() if not event.corrects:  # the note of a correction words it
                what = f"adds.{event.what}" if event.what in ("rebuy", "add_on") else "adds"
                return tell("adds_behind" if event.behind else what, name=self.name(event.seat), amount=event.amount)
            case e.ChipsCame():
                return tell("chips_came", name=self.name(event.seat))
            case e.PlayerLeft():
                key = "leaves.table" if event.to_table else "leaves"
                if event.player.kill_debt and not event.to_table and not self.closing:
                    key = "leaves.owes_kill"
                return tell(key, name=event.player.name, amount=event.cashed, table=event.to_table)
            case e.PlayerMoved():
                return tell("moves", name=self.name(event.to), to=str(event.to))
            case e.PlayerRenamed():
                return tell("renamed", seat=str(event.seat), name=event.name)
            case e.HandShown():
                if event.cards:
                    return tell("shows", name=self.name(event.seat), cards=cards_words(event.cards))
                return tell("mucks", name=self.name(event.seat))
            case e.SeatNamed():
                return tell(f"named.{event.what}", name=self.name(event.seat))
            case e.StackCounted() if event.race:
                return tell("raced", name=self.name(event.seat), amount=event.stack)
            case e.StackCounted():
                key = "counted_more" if event.difference > 0 else "counted_less" if event.difference else "counted"
                return tell(key, name=self.name(event.seat), amount=event.stack, difference=abs(event.difference))
            case e.ActedEarly():
                action = f"{term(event.action)} {figure(event.to) if event.to else ''}".rstrip()
                return tell("early", name=self.name(event.seat), action=action)
            case e.ClockCalled():
                return tell("clock", name=self.name(event.seat))
            case e.Taken():
                if event.reason == e.OUT_OF_PLAY:
                    return tell("out_of_play", name=self.name(event.seat), amount=event.amount)
                return taken_words(self.name(event.seat), event.amount, event.reason)
            case e.MarkerGiven():
                return tell("marker", name=self.name(event.seat), amount=event.amount)
            case e.SaidBefore():
                announced = event.announced
                return tell(announced.kind, name=self.name(announced.seat), to=announced.to)
        return ""

    def _change_words(self, event: e.SettingsChanged) -> str:
        """Return a new game or new stakes by name with the other changed rules; house rules without a name."""
        before = self._before()
        if before is None:
            return tell("settings.game", game=game_title(event.settings, event.game))
        old = before.coming_settings, before.next_game or before.game
        prizes, rules = event.settings.prizes, (raced if self.raced else changed)(old[0], event.settings)
        money = prizes.money if prizes else None
        game = "" if self.raced else _new_title(old, (event.settings, event.game))
        if not game:
            return tell("settings.rules", rules=rules_words(rules, money)) if rules else tell("settings")
        given = explicit(event.settings)
        others = [(key, value) for key, value in rules if key not in TITLED and (key not in FOLLOWS or key in given)]
        if others:
            return tell("settings.game_rules", game=game, rules=rules_words(others, money))
        return tell("settings.game", game=game)

    def _level_words(self, event: e.LevelReached) -> str:
        """Return the level with the stakes that its step has set."""
        if self.rules is None:
            return tell("level", number=event.number)
        rules = self.rules.settings
        words = ", ".join(dict.fromkeys(part for part in (stakes(rules), ante_words(rules)) if part))
        named = tell("level.stakes", number=event.number, stakes=words)
        return tell("level.rested", words=named, minutes=_minutes(event.rested)) if event.rested else named

    def _turned_words(self, event: e.GameTurned) -> str:
        """Return the next game of the mix, and whose due kill waits where it has no kills (NOW-13)."""
        words = say("mix.chosen" if event.chosen else "mix.turned", game=game_title(event.settings, event.game))
        before, kill = self._before(), self.kill
        if kill is None and before is not None:
            kill = before.kill
        if kill is None or kill.due is None or event.settings.kill is not None:
            return words
        return say("mix.kill_waits", words=words, name=self.name(kill.due))

    def _payments_money(self) -> AbstractContextManager[None]:
        """Return the context for amounts of payments: those of a tournament are in the money of its prizes."""
        before = self._before()
        return amounts_in(before.settings.worth) if before and before.settings.tournament else nullcontext()

    def _split_words(self, split: Split) -> str:
        """Return the shares of a prize split in the prizes' money; without the table only that there is a split."""
        if self._before() is None:
            return tell("split")
        with self._payments_money():
            parts = [tell("split.part", name=self.name(seat), amount=part) for seat, part in split.largest_first]
            if split.first:
                parts.append(tell("split.first", amount=split.first))
            return tell("split.among", parts=", ".join(parts))

    def _other_words(self, event: e.AnyEvent) -> str:
        """Return the words of an event of the table, "" for others."""
        match event:
            case e.BoardSeen():
                return tell("board", cards=" / ".join(cards_words(board) for board in event.boards if board))
            case e.UpcardsSeen():
                return tell("upcards")
            case e.ButtonPlaced():
                return tell("button", seat=str(event.seat))
            case e.RockGiven():
                return tell("rock", name=self.name(event.seat)) if event.seat is not None else tell("rock_free")
            case e.BombCalled():
                return tell("bomb", ante=event.ante)
            case e.Splashed():
                return tell("splash", amount=event.amount)
            case e.PrizesSplit():
                return self._split_words(event.split)
            case e.GameTurned():
                return self._turned_words(event)
            case e.SettingsChanged():
                return self._change_words(event)
            case e.LevelReached():
                return self._level_words(event)
            case e.LevelClockSet():
                return tell("level_clock.on" if event.runs else "level_clock.off")
            case e.Asked():
                return asked_words(event.command, self.name)
            case e.AskedDone() if event.refused:
                return self._declined_words(event)
            case e.Paid():
                return tell("paid", name=self.name(event.payer), amount=event.amount, other=self.name(event.to))
            case e.DealerSat():
                return tell("dealer", name=event.name)
            case e.FloorCalled():
                return tell("floor_wanted" if event.wanted else "floor_was_here")
            case e.NoteAnswered():
                return tell(f"note.{event.answer}")
            case e.RunsAgreed():
                return tell("runs", times=event.times) if event.times > 1 else tell("run_one")
            case e.OpenPairSeen():
                return tell("pair")
            case e.Noted():
                return noted_words(event, self.name) or tell("noted", what=term(event.what))
            case e.Misdealt() | e.HandDied() | e.StreetWithdrawn():
                return fault_words(event, self.name, self.game)
            case e.ExpenseTold() if event.amount:
                with self._payments_money():
                    return ", ".join(expense_words(event.player, event.amount, event.reason, len(event.among)))
            case e.DebtCarried() if not event.off:
                with self._payments_money():
                    return tell("carried", name=event.player, amount=event.amount)
            case e.SettlingChosen():
                return tell("settling")
            case e.SessionEnded():
                return tell("ended")
            case e.Opened():
                return tell("opened")
        return ""

    def _declined_words(self, event: e.AskedDone) -> str:
        """Return the refused requests with the reasons, which are as recorded where one of them has changed."""
        declined = self._declined(self.at[0]) if self.at[0] else ()
        if tuple(refusal.message for _, refusal in declined) != event.refused:
            return tell("not_done", why="; ".join(event.refused))
        return "; ".join(declined_words(command, in_words(refusal), self.name) for command, refusal in declined)
