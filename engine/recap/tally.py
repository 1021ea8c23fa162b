"""Adds up a session by event: stays, hands, chips. It only counts; the rules are applied before the events."""

from collections import defaultdict
from typing import TYPE_CHECKING

from engine import events as e
from engine.journal.hands import winners_of
from engine.journal.reasons import TIP_REASONS, is_marker
from engine.recap.game_titles import GameTitle, session_game, title_of
from engine.recap.places import Places
from engine.recap.prizes import PrizeTally, PushedPots
from engine.recap.quiet_steps import QUIET
from engine.recap.ruling_notes import Rulings
from engine.recap.stays import Downs, PlayedHand, Stay

if TYPE_CHECKING:
    from engine.recap.hand_records import HandResult
    from engine.settings.records import Money


class Tally:
    """The counts of a session so far; `add` takes the events of the current line."""

    def __init__(self) -> None:
        self.stays: list[Stay] = []
        self.hands: list[HandResult] = []
        """Set by `finish`."""
        self.downs = Downs()
        self.rulings = Rulings()
        self.games: list[GameTitle] = []
        self.takes: dict[str, int] = defaultdict(int)
        self.charged: list[tuple[Stay, int, int]] = []
        """Chips taken off the table: stay, hand before it, chips."""
        self.splashed = 0
        self.raced = 0
        self.ended_at: int | None = None
        """When the session first ended, in seconds, None = it runs. Steps of settling up after that end it again."""
        self._played: list[PlayedHand] = []
        self._seats: dict[int, Stay] = {}
        self._seats_aside: dict[int, Stay] = {}
        self._pots: e.PotsAwarded | None = None
        self.places = Places()
        self.prizes = PrizeTally()
        self.closing = False
        """Whether the step being counted ends the session, for which it first cashes out all players."""
        self.tournament = False
        self.money: Money | None = None
        self._last_hand = 0
        self._pots_by_hand: dict[int, tuple[PushedPots, dict[int, Stay]]] = {}
        """Pots and seats of hands in which a player lost chips while bought ones were in the stack."""
        self._title, self._level = "", 0
        self._hand_title = ("", 0)
        """Game and level of the last hand dealt; changes during a hand apply from the next one."""
        self._hand_kill: tuple[Stay | None, int] = (None, 0)
        """The killer of that hand, and chips of the kill."""

    def add(self, event: e.AnyEvent, at: int, hand: int, corrected: bool = False) -> None:
        """Count an event; `at` and `hand` are those of its step."""
        if type(event) in QUIET and not self.waits:
            return
        self.rulings.add(event, hand, at, self._seats)
        match event:
            case e.Opened() | e.SettingsChanged() | e.GameTurned():
                self._set_game(event)
            case e.LevelReached():
                self._level = event.number
            case e.HandStarted():
                self._hand_title = (self._title, self._level)
                killer = event.plan.killer if event.plan.kill else None
                self._hand_kill = (self._seats[killer], event.plan.kill) if killer is not None else (None, 0)
            case e.KillPosted():
                self._hand_kill = (self._seats[event.seat], event.amount)
            case e.Sat():
                if event.over:
                    self._seats_aside[event.seat] = self._seats[event.seat]
                stay = Stay(event.player.name, event.seat, at, [event.seat])
                self.places.back(stay.player)
                self.stays.append(stay)
                self._seats[event.seat] = stay
                self._buy(stay, event.bought)
                if event.bought:
                    self.prizes.bought(stay, "entry")
            case e.PrizesSplit():
                self.prizes.shared(event.split, self._seats.__getitem__)
            case e.ChipsAdded():
                stay = self._seats[event.seat]
                self._buy(stay, event.amount, anew=not event.corrects or event.what is not None)
                if event.what is not None and event.amount < 0:
                    self._withdraw_purchase(stay, event.what)
                else:
                    if event.what is not None:
                        self.prizes.bought(stay, event.what)
                        stay.purchases.append(event.amount)
                    self.places.back(stay.player)
            case e.PlayerLeft():
                stay = self._seats.pop(event.seat)
                self.places.left(self._last_hand, event.cashed, stay, self.closing)
                stay.cashed += event.cashed
                stay.stack -= event.cashed
                stay.left = at
            case e.CameBack():
                self._seats[event.seat] = self._seats_aside.pop(event.seat)
            case e.PlayerMoved():
                stay = self._seats.pop(event.seat)
                stay.seat = event.to
                stay.seats.append(event.to)
                self._seats[event.to] = stay
            case e.PlayerRenamed():
                self._seats[event.seat].player = event.name
            case e.PotsAwarded():
                self._pots = event
            case e.HandEnded():
                self._hand_ended(event, at, corrected)
            case e.Misdealt():
                self._played.append(
                    PlayedHand(
                        number=event.number,
                        at=at,
                        pot=0,
                        rake=0,
                        drop=0,
                        winners=[],
                        nets=[],
                        showdown=[],
                        dealer=self.downs.dealer,
                        corrected=corrected,
                        misdeal=event.reason,
                        game=self._hand_title[0],
                        level=self._hand_title[1],
                        killer=self._hand_kill[0],
                        kill=self._hand_kill[1],
                    )
                )
            case e.DealerSat():
                self.downs.sit(event.name, at)
            case e.SessionEnded() if self.ended_at is None:
                self.ended_at = at
            case _:
                self._add_chips(event)

    @property
    def waits(self) -> bool:
        """Return whether the next event decides what the last one counts as."""
        return self.rulings.change is not None

    def finish(self, at: int) -> None:
        """End the count with the last step, `at` seconds after the session began."""
        self.downs.close(at)
        self.hands = [played.result() for played in self._played]

    def _add_chips(self, event: e.AnyEvent) -> None:
        """Count chips that move outside the pots."""
        match event:
            case e.Paid():
                payer, to = self._seats[event.payer], self._seats[event.to]
                self._move(payer, -event.amount)
                self._move(to, event.amount)
                if is_marker(event.reason):
                    payer.borrowed -= event.amount
                    to.lent -= event.amount
                else:
                    payer.side -= event.amount
                    to.side += event.amount
            case e.Taken():
                stay = self._seats[event.seat]
                self._move(stay, -event.amount)
                self.charged.append((stay, self._last_hand, event.amount))
                if event.reason.lower() in TIP_REASONS:
                    stay.tips += event.amount
                    self.downs.add(tips=event.amount)
                else:
                    stay.takes += event.amount
                self.takes[event.reason] += event.amount
            case e.MarkerGiven():
                stay = self._seats[event.seat]
                if event.lender is None:
                    self._buy(stay, event.amount)
                    stay.house_markers += event.amount
                else:
                    stay.stack += event.amount
                    stay.borrowed += event.amount
                    self._seats[event.lender].stack -= event.amount
                    self._seats[event.lender].lent += event.amount
            case e.StackCounted():
                self._move(self._seats[event.seat], event.difference)
                if event.race:
                    self.raced += event.difference
                else:
                    self._seats[event.seat].unaccounted += event.difference
            case e.Splashed():
                self.splashed += event.amount
            case _:
                pass

    def _move(self, stay: Stay, change: int) -> None:
        """Add chips outside the pots to a stack: a player who had none is back, one who has none left is out."""
        before = stay.stack
        stay.stack += change
        if stay.stack and not before:
            self.places.back(stay.player)
        elif before and not stay.stack:
            self.places.broke(self._last_hand, before, stay)
            stay.losses = ()
        else:
            stay.record_loss(self._last_hand, before)

    def _withdraw_purchase(self, stay: Stay, what: str) -> None:
        """Withdraw a purchase; a player without other chips is out with the last own chips, or as before."""
        saved = self.prizes.withdrawn(stay, what)
        stay.withdraw_purchase()
        if stay.stack:
            return
        hand = self.places.out_again(stay, stay.losses, self._last_hand)
        stay.losses = ()
        if hand in self._pots_by_hand and not any(head[2] == hand for head in saved):
            self.prizes.broke(hand, stay, *self._pots_by_hand[hand])
        else:
            self.prizes.lost_again(saved)

    def player(self, seat: int) -> str:
        """Return the player in a seat, "" = none."""
        return self._seats[seat].player if seat in self._seats else ""

    def _buy(self, stay: Stay, amount: int, *, anew: bool = True) -> None:
        """Count chips bought, or withdrawn when under 0; a corrected buy-in is not `anew`, that is, no further one."""
        stay.stack += amount
        stay.bought += amount
        stay.buy_ins += ((amount > 0) - (amount < 0)) * anew

    def _set_game(self, event: e.Opened | e.SettingsChanged | e.GameTurned) -> None:
        self.tournament, self.money = event.settings.tournament, event.settings.cash
        self.prizes.settings = event.settings.prizes
        self._title = title_of(event.settings, event.game).text
        title = session_game(event.settings, event.game)
        if isinstance(event, e.Opened) and event.settings.levels:
            self._level = 1
        if title not in self.games:
            self.games.append(title)

    def _hand_ended(self, event: e.HandEnded, at: int, corrected: bool) -> None:
        pots = self._pots.pots if self._pots is not None else ()
        won = dict(winners_of(self._pots.shares)) if self._pots is not None else {}
        for seat, net in event.results:
            stay = self._seats[seat]
            stay.stack += net
            stay.hands += net
            stay.dealt += 1
            stay.won += seat in won
            if not stay.stack:
                self.places.broke(event.number, -net, stay)
                self.prizes.broke(event.number, stay, self._pots, self._seats)
                stay.losses = ()
            elif stay.purchases and net < 0:
                stay.record_loss(event.number, stay.stack - net)
                self._pots_by_hand[event.number] = self._pots, dict(self._seats)
        self._last_hand = event.number
        rake, drop = sum(pot.rake for pot in pots), sum(pot.drop for pot in pots)
        self._played.append(
            PlayedHand(
                number=event.number,
                at=at,
                pot=sum(pot.amount for pot in pots),
                rake=rake,
                drop=drop,
                winners=[(self._seats[seat], chips) for seat, chips in won.items()],
                nets=[(self._seats[seat], net) for seat, net in event.results],
                showdown=[self._seats[seat] for seat in self._showdown_seats()],
                dealer=self.downs.dealer,
                corrected=corrected,
                game=self._hand_title[0],
                level=self._hand_title[1],
                killer=self._hand_kill[0],
                kill=self._hand_kill[1],
            )
        )
        self.downs.add(hands=1, rake=rake, drop=drop)
        self._pots = None

    def _showdown_seats(self) -> list[int]:
        """Return the seats that could win a pot at the showdown of the hand, [] = there was none."""
        if self._pots is None or self._pots.by_folds:
            return []
        return sorted({seat for pot in self._pots.pots for seat in pot.seats})
