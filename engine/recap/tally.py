"""Adds up a session event by event: sittings, hands, downs. Pure bookkeeping; the rules are behind the events."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine import events as e
from engine.journal.hands import winners_of
from engine.journal.steps import Step
from engine.recap.game_titles import GameTitle, session_game, title_of
from engine.recap.noting import RULES, noted
from engine.recap.places import Places
from engine.recap.prizes import PrizeTally
from engine.recap.records import Down, HandResult, Ruling
from engine.settings.written import changed

if TYPE_CHECKING:
    from engine.settings.records import Money, Settings

TIPS = frozenset({"tip", "tips", "toke", "tokes", "dealer"})
"""What `take ... for` calls chips that go to the dealer."""
MARKERS = frozenset({"marker", "markers", "iou"})
"""What `pay ... for` calls chips that pay back a marker."""

QUIET: Final = frozenset(
    (e.Acted, e.RoundClosed, e.StreetDealt, e.UncalledReturned, e.HandShown, e.BoardSeen, e.TimePassed)
)
"""What nothing is counted of: most of an evening."""
_QUIET_WORDS: Final = frozenset(event.__name__ for event in QUIET)
_WORD: Final = re.compile(r'"e":"(\w+)"')


def is_quiet(step: Step) -> bool:
    """Whether nothing is counted in a step, without reading its events."""
    return not step.ended and not step.ledger and are_quiet(step.events)


def are_quiet(events: str) -> bool:
    """Whether there are stored events, and nothing is counted of any: quotes in names are escaped in them."""
    words = _WORD.findall(events)
    return bool(words) and _QUIET_WORDS.issuperset(words)


def is_marker(reason: str) -> bool:
    """Whether chips paid from seat to seat pay back a marker (STK-4)."""
    return reason.lower() in MARKERS


@dataclass
class Stay:
    """One player in one stay at the table, being added up; chips."""

    player: str
    """The name, the last one where it was changed."""
    seat: int
    """The seat of now."""
    sat: int
    """The second the player sat down."""
    seats: list[int] = field(default_factory=list)
    """Every seat of the stay."""
    left: int | None = None
    """The second the player left."""
    buy_ins: int = 0
    """How many times chips were bought."""
    bought: int = 0
    """Chips bought."""
    cashed: int = 0
    """Chips taken off."""
    stack: int = 0
    """Chips on the table."""
    tips: int = 0
    """Tips to dealers."""
    takes: int = 0
    """Time, kitty and the like."""
    side: int = 0
    """Side pays received less paid."""
    lent: int = 0
    """Open markers given to players."""
    borrowed: int = 0
    """Open markers had from players."""
    house_markers: int = 0
    """Open IOUs to the house."""
    unaccounted: int = 0
    """Counted less recorded."""
    hands: int = 0
    """Won less lost in hands."""
    dealt: int = 0
    """Hands dealt in."""
    won: int = 0
    """Hands in which something was won."""


@dataclass
class Played:
    """An ended hand; players as their stays, because a later rename counts for the whole session."""

    number: int
    """From 1."""
    at: int
    """The second it ended."""
    pot: int
    """All pots before rake and drop."""
    rake: int
    """Taken from them."""
    drop: int
    """Taken for promotions."""
    winners: list[tuple[Stay, int]]
    """Stays and chips won."""
    nets: list[tuple[Stay, int]]
    """Stays and chips won less put in."""
    showdown: list[Stay]
    """Who was in at the showdown."""
    dealer: str
    """Who dealt."""
    corrected: bool
    """Whether it was corrected afterwards."""
    misdeal: str = ""
    """Why all chips went back."""
    game: str = ""
    """Game and stakes, in English."""
    level: int = 0
    """The level of a tournament, 0 = none."""

    def result(self) -> HandResult:
        """The record, with the names players have in the end."""
        return HandResult(
            number=self.number,
            at=self.at,
            pot=self.pot,
            rake=self.rake,
            drop=self.drop,
            winners=tuple((stay.player, chips) for stay, chips in self.winners),
            nets=tuple((stay.player, chips) for stay, chips in self.nets),
            showdown=tuple(stay.player for stay in self.showdown),
            dealer=self.dealer,
            corrected=self.corrected,
            misdeal=self.misdeal,
            game=self.game,
            level=self.level,
        )


class Tally:
    """What was counted so far. Feed it the events on the line with `add`."""

    def __init__(self) -> None:
        self.stays: list[Stay] = []
        self.hands: list[HandResult] = []
        """Filled by `finish`."""
        self.downs: list[Down] = []
        self.rulings: list[Ruling] = []
        """Filled by `finish`."""
        self._noted: list[tuple[Ruling, Stay | None]] = []
        self._settings: Settings | None = None
        self._change: Ruling | None = None
        """House rules that were changed by the event before: a new level of a tournament is no change of them."""
        self.games: list[GameTitle] = []
        self.takes: dict[str, int] = defaultdict(int)
        self.splashed = 0
        self.raced = 0
        self.ended_at: int | None = None
        """The second the session ended, None = it goes on. What is said about settling up later ends it once more."""
        self._played: list[Played] = []
        self._seats: dict[int, Stay] = {}
        self._aside: dict[int, Stay] = {}
        self._dealer = ""
        self._down = Down(dealer="", began=0, ended=0, hands=0, rake=0, drop=0, tips=0)
        self._pots: e.PotsAwarded | None = None
        self._at = 0
        self.places = Places()
        self.prizes = PrizeTally()
        self.closing = False
        """Whether the step that is counted ends the session: it cashes out everybody first."""
        self.tournament = False
        self.money: Money | None = None
        self._number = 0
        self._title, self._level = "", 0
        self._dealt = ("", 0)
        """Game and level of the hand that was dealt last; what changes in a hand counts from the next one."""

    def add(self, event: e.AnyEvent, at: int, hand: int, corrected: bool = False) -> None:
        """Count one event; `at` and `hand` are those of its step."""
        self._at = at
        if type(event) in QUIET and self._change is None:
            return
        if not isinstance(event, e.LevelReached):
            self._note(self._change)
        self._change = self._rules(event, hand, at)
        self._note(noted(event, hand, at))
        match event:
            case e.Opened() | e.SettingsChanged() | e.GameTurned():
                self._game(event)
            case e.LevelReached():
                self._level = event.number
            case e.HandStarted():
                self._dealt = (self._title, self._level)
            case e.Sat():
                if event.over:
                    self._aside[event.seat] = self._seats[event.seat]
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
                if event.what is not None:
                    self.prizes.bought(self._seats[event.seat], event.what)
                self.places.back(self._seats[event.seat].player)
                self._buy(self._seats[event.seat], event.amount, anew=not event.corrects)
            case e.PlayerLeft():
                stay = self._seats.pop(event.seat)
                self.places.left(self._number, event.cashed, stay, self.closing)
                stay.cashed += event.cashed
                stay.stack -= event.cashed
                stay.left = at
            case e.CameBack():
                self._seats[event.seat] = self._aside.pop(event.seat)
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
                self._hand_ended(event, corrected)
            case e.Misdealt():
                title, level = self._dealt
                self._played.append(
                    Played(event.number, at, 0, 0, 0, [], [], [], self._dealer, corrected, event.reason, title, level)
                )
            case e.DealerSat():
                self._close_down()
                self._dealer = event.name
                self._down = Down(dealer=event.name, began=at, ended=at, hands=0, rake=0, drop=0, tips=0)
            case e.SessionEnded() if self.ended_at is None:
                self.ended_at = at
            case _:
                self._chips(event)

    @property
    def waits(self) -> bool:
        """Whether the next event says what the one before came to."""
        return self._change is not None

    def finish(self, at: int) -> None:
        """The last step was at second `at`."""
        self._at = at
        self._close_down()
        self._note(self._change)
        self.hands = [played.result() for played in self._played]
        self.rulings = [replace(ruling, player=stay.player if stay else "") for ruling, stay in self._noted]

    def _chips(self, event: e.AnyEvent) -> None:
        """Chips that move outside the pots."""
        match event:
            case e.Paid():
                payer, to = self._seats[event.payer], self._seats[event.to]
                payer.stack -= event.amount
                to.stack += event.amount
                if is_marker(event.reason):
                    payer.borrowed -= event.amount
                    to.lent -= event.amount
                else:
                    payer.side -= event.amount
                    to.side += event.amount
            case e.Taken():
                stay = self._seats[event.seat]
                stay.stack -= event.amount
                if event.reason.lower() in TIPS:
                    stay.tips += event.amount
                    self._down = _plus(self._down, tips=event.amount)
                else:
                    stay.takes += event.amount
                if event.reason == e.OUT_OF_PLAY:
                    self.places.broke(self._number, event.amount, stay)
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
                self._seats[event.seat].stack += event.difference
                if event.race:
                    self.raced += event.difference
                else:
                    self._seats[event.seat].unaccounted += event.difference
            case e.Splashed():
                self.splashed += event.amount
            case _:
                pass

    def player(self, seat: int) -> str:
        """Who sits in a seat now, "" for nobody."""
        return self._seats[seat].player if seat in self._seats else ""

    def _note(self, ruling: Ruling | None) -> None:
        """Keep a line with who sits in its seat now, by the name they have in the end."""
        if ruling is not None:
            self._noted.append((ruling, self._seats.get(ruling.seat) if ruling.seat is not None else None))

    def _rules(self, event: e.AnyEvent, hand: int, at: int) -> Ruling | None:
        """The line of house rules that are changed after hand `hand`; before the first they are only being set."""
        if not isinstance(event, (e.Opened, e.SettingsChanged, e.GameTurned)):
            return None
        had, self._settings = self._settings, event.settings
        if had is None or not hand or not isinstance(event, e.SettingsChanged):
            return None
        facts = changed(had, event.settings)
        return Ruling(hand, at, RULES, None, facts) if facts else None

    def _buy(self, stay: Stay, amount: int, *, anew: bool = True) -> None:
        """Chips bought; a buy-in that is put right is none `anew`."""
        stay.stack += amount
        stay.bought += amount
        stay.buy_ins += anew and bool(amount)

    def _game(self, event: e.Opened | e.SettingsChanged | e.GameTurned) -> None:
        self.tournament, self.money = event.settings.tournament, event.settings.cash
        self.prizes.settings = event.settings.prizes
        self._title = title_of(event.settings, event.game).text
        title = session_game(event.settings, event.game)
        if isinstance(event, e.Opened) and event.settings.levels:
            self._level = 1
        if title not in self.games:
            self.games.append(title)

    def _hand_ended(self, event: e.HandEnded, corrected: bool) -> None:
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
                self.prizes.broke(event.number, seat, stay, self._pots, self._seats.__getitem__)
        self._number = event.number
        rake, drop = sum(pot.rake for pot in pots), sum(pot.drop for pot in pots)
        self._played.append(
            Played(
                number=event.number,
                at=self._at,
                pot=sum(pot.amount for pot in pots),
                rake=rake,
                drop=drop,
                winners=[(self._seats[seat], chips) for seat, chips in won.items()],
                nets=[(self._seats[seat], net) for seat, net in event.results],
                showdown=[self._seats[seat] for seat in self._at_showdown()],
                dealer=self._dealer,
                corrected=corrected,
                game=self._dealt[0],
                level=self._dealt[1],
            )
        )
        self._down = _plus(self._down, hands=1, rake=rake, drop=drop)
        self._pots = None

    def _at_showdown(self) -> list[int]:
        """The seats that could win a pot of the hand, when there was a showdown."""
        if self._pots is None or self._pots.by_folds:
            return []
        return sorted({seat for pot in self._pots.pots for seat in pot.seats})

    def _close_down(self) -> None:
        """The down ends now; the one before any dealer was named counts only if something happened in it."""
        if self._down.dealer or self._down.hands or self._down.tips:
            self.downs.append(_plus(self._down, ended=self._at - self._down.ended))


def _plus(down: Down, hands: int = 0, rake: int = 0, drop: int = 0, tips: int = 0, ended: int = 0) -> Down:
    """The down with so much more."""
    return Down(
        dealer=down.dealer,
        began=down.began,
        ended=down.ended + ended,
        hands=down.hands + hands,
        rake=down.rake + rake,
        drop=down.drop + drop,
        tips=down.tips + tips,
    )
