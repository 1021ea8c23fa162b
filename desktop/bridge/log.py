"""The hand log: turns events of the journal into lines with names and running pots."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from desktop.bridge.kill_line import kill_line
from desktop.bridge.log_words import Declined, EventWords, Under, WhoSat
from desktop.bridge.out_lines import out_lines
from desktop.bridge.scene import LogLine, News
from desktop.words.i18n import capitalised, figure
from desktop.words.phrases import cards_words, part_of, pot_inside, street_name, tell, tellable
from desktop.words.say import say
from engine import commands
from engine import events as e
from engine.betting.reach import all_in_by_posts
from engine.settings.records import Game
from engine.state import Post, PotPart, TableState
from engine.view.between import posts_with_totals


def _kind(event: e.AnyEvent) -> Literal["", "chips", "purchase", "sits", "seat"]:
    """Return the kind of a line by the way of its correction; "" = any line not named here.

    Chips added, a purchase with a price of its own, a buy-in, or a player who comes or goes.
    """
    done: object = commands.decode(event.command) if isinstance(event, e.Asked) else event
    if isinstance(done, e.ChipsAdded | commands.AddChips):
        return "purchase" if done.what else "chips"
    if isinstance(done, e.Sat | commands.Sit):
        return "sits"
    comings = e.WayInChosen | e.PlayerMoved | e.PlayerRenamed | commands.SitIn | commands.Rename
    goings = e.WentOut | e.PlayerLeft | commands.SitOut | commands.Leave
    return "seat" if isinstance(done, comings | goings) else ""


def _moves(events: tuple[e.AnyEvent, ...], first: int) -> dict[int, e.PlayerMoved | None]:
    """Return the moves of a step by place; None = a stopover of a draw, merged into the onward move."""
    moves = {place: event for place, event in enumerate(events, first) if isinstance(event, e.PlayerMoved)}
    shown: dict[int, e.PlayerMoved | None] = {}
    first_seats: dict[int, int] = {}
    for place, move in moves.items():
        if any(later > place and other.seat == move.to for later, other in moves.items()):
            first_seats[move.to], shown[place] = move.seat, None
        else:
            shown[place] = replace(move, seat=first_seats.get(move.seat, move.seat))
    return shown


class LogWriter:
    """Writes the lines of a hand, event by event; `pot` = the chips in it so far."""

    def __init__(
        self,
        names: WhoSat,
        game: Game,
        declined: Declined = lambda _: (),
        under: Under | None = None,
        after: Under | None = None,
    ) -> None:
        """Use `under` and `after` for the tables before and after a step; without them lines lack the reason.

        `game` = the game of events that come before a deal; from a deal on it is the one that was dealt.
        """
        self._words = EventWords(names, game, declined, under)
        self._name = self._words.name
        self._table_before, self._table_after = under, after
        self.pot = 0
        self.lines: list[LogLine] = []
        self.news: dict[int, News] = {}
        self.actions = 0
        self.boards = self.runs = 1

    def add(self, events: Iterable[e.AnyEvent], step: int = 0) -> None:
        """Add the lines for the events of one step."""
        for _ in self.each(events, step):
            pass

    def each(self, events: Iterable[e.AnyEvent], step: int = 0, first: int = 0) -> Iterator[int]:
        """Add the lines for the events of a step, the first one at place `first`; yield each place after its lines."""
        events = tuple(events)
        leveled = any(isinstance(event, e.LevelReached) for event in events)
        self._words.closing = any(isinstance(event, e.SessionEnded) for event in events)
        self._words.raced = any(isinstance(event, e.StackCounted) and event.race for event in events)
        self._words.kill = None
        moved = _moves(events, first)
        for place, event in enumerate(events, first):
            self._words.at = step, place
            if isinstance(event, e.SettingsChanged):
                self._words.rules = event
            shown = moved.get(place, event)
            line = None if shown is None or (leveled and isinstance(event, e.SettingsChanged)) else self._line(shown)
            if isinstance(event, e.HandStarted):
                self._start_hand(event, step)
            if isinstance(event, e.RunsAgreed):
                self.runs = event.times
            if isinstance(event, e.StreetWithdrawn):
                self.pot -= event.back
            if isinstance(event, e.PostedLate):
                self._add_posts(event.posts, step, self._all_in_by_posts(step))
            if isinstance(event, e.PotsAwarded):
                self._add_awards(event, step)
            if isinstance(event, e.HandEnded):
                self._end_hand(event, step)
            if line is not None:
                self._append(line, step)
            if isinstance(event, e.StreetDealt):
                for seat, cards in event.draws:
                    self._append(LogLine(tell("draws", name=self._name(seat), cards=str(cards)), seat), step)
            yield place

    def _append(self, line: LogLine, step: int) -> None:
        """Append a line, with its step and the name in it."""
        who = self._name(line.seat) if line.seat is not None else ""
        self.lines.append(replace(line, step=step, who=who))

    def _start_hand(self, event: e.HandStarted, step: int) -> None:
        after = self._after(step)
        if after is not None and after.number != event.number:
            after = None  # the step went on to another hand
        if after is not None:
            self._words.game = after.game  # the table may play another game by now
        level_lines = [line for line in self.lines if line.step == step]  # the level that came with the deal
        self.lines.clear()
        self.news.clear()
        self.pot, self.actions = event.plan.splash, 0
        self.boards, self.runs = event.plan.boards, 1
        self._append(LogLine(tell("hand", number=str(event.number)), street="hand"), step)
        self.lines += level_lines
        spent = all_in_by_posts(after) if after is not None else frozenset()
        last = {post.seat: post for post in event.plan.posts if post.amount}
        antes = [post for post in event.plan.posts if post.kind == "ante" and post.amount]
        antes = [post for post in antes if post.seat not in spent or last[post.seat] is not post]
        if len(antes) > 1:
            self.pot += sum(post.amount for post in antes)
            self._append(LogLine(tell("antes", count=len(antes), amount=antes[0].amount), None, self.pot), step)
        lumped = antes if len(antes) > 1 else []
        self._add_posts([post for post in event.plan.posts if post not in lumped], step, spent)
        for seat in event.short:
            self._append(LogLine(tell("short", name=self._name(seat)), seat), step)

    def _after(self, step: int) -> TableState | None:
        """Return the table after a step, None where it is not known."""
        return self._table_after(step) if self._table_after is not None and step else None

    def _all_in_by_posts(self, step: int) -> frozenset[int]:
        """Return the seats that are all-in by posts after a step."""
        after = self._after(step)
        return all_in_by_posts(after) if after is not None else frozenset()

    def _add_posts(self, posts: Sequence[Post], step: int, spent: frozenset[int]) -> None:
        """Add a line a post; `spent` = the seats that have no chips behind."""
        last = {post.seat: place for place, post in enumerate(posts) if post.amount}
        for place, (post, to) in enumerate(posts_with_totals(posts)):
            if post.amount:
                self.pot += post.amount
                words = tell(
                    f"post.{post.kind}", name=self._name(post.seat), amount=to if post.blind_raise else post.amount
                )
                if post.seat in spent and last[post.seat] == place:
                    words = tell("posts_all_in", words=words)
                self._append(LogLine(words, post.seat, self.pot), step)

    def _add_awards(self, event: e.PotsAwarded, step: int) -> None:
        rake, drop = (sum(getattr(pot, part) for pot in event.pots) for part in ("rake", "drop"))
        if rake and drop:
            self._append(LogLine(tell("kitty.both", amount=rake + drop, rake=rake, drop=drop)), step)
        elif rake or drop:
            self._append(LogLine(tell("kitty", amount=rake + drop)), step)
        won: dict[tuple[int, PotPart], int] = {}
        for share in event.shares:
            won[share.seat, share.part] = won.get((share.seat, share.part), 0) + share.amount
        halves = any(part == "low" for _, part in won)
        self._add_shares(event, step, halves)
        for (seat, part), amount in won.items():
            part = part if halves else ""
            words = tell(f"wins.{part}" if part else "wins", name=self._name(seat), amount=amount)
            self._append(LogLine(words, seat, kind="win", part=part), step)

    def _add_shares(self, event: e.PotsAwarded, step: int, halves: bool) -> None:
        """Add the shares of each run or board and of each pot, before the sums; none for a single pot dealt once."""
        pots, several = len(event.pots), any(share.run > 1 for share in event.shares)
        if pots == 1 and not several:
            return
        parts: dict[tuple[int, int], list[str]] = {}
        for share in sorted(event.shares, key=lambda share: (share.run, share.pot)):
            key = f"share.{share.part}" if halves and share.part else "share"
            words = tell(key, name=self._name(share.seat), amount=share.amount)
            parts.setdefault((share.run, share.pot), []).append(words)
        for (run, number), shares in parts.items():
            pot = pot_inside(number, pots) if pots > 1 else ""
            part = part_of(run, self.boards, self.runs) if several else capitalised(pot)
            key = "parts.pot" if pot and several else "parts.lone"
            self._append(LogLine(tell(key, part=part, pot=pot, shares=", ".join(shares))), step)

    def _end_hand(self, event: e.HandEnded, step: int) -> None:
        before = self._table_before(step) if self._table_before is not None and step else None
        after = self._after(step)
        self._words.kill = event.kill
        line = kill_line(event, before, after, self._name)
        if line is not None:
            self._append(line, step)
        for out in out_lines(event, after, self._name):
            self._append(out, step)
        self.news.clear()

    def _line(self, event: e.AnyEvent) -> LogLine | None:
        """Return the line of one event, None when it has none or is written elsewhere in several lines."""
        if isinstance(event, e.Acted):
            return self._action_line(event)
        if isinstance(event, e.StreetDealt):
            name = street_name(self._words.game.streets[event.street].name)
            cards = " / ".join(cards_words(board) for board in event.cards)
            return LogLine(f"{name}  {cards}".strip(), street=self._words.game.streets[event.street].name)
        if isinstance(event, e.UncalledReturned):
            self.pot -= event.amount
            return LogLine(tell("returned", amount=event.amount, name=self._name(event.seat)), event.seat, self.pot)
        if isinstance(event, e.KillPosted):
            self.pot += event.put
            words = tell("kill", name=self._name(event.seat))
            if event.seat in self._all_in_by_posts(self._words.at[0]):
                words = tell("posts_all_in", words=words)
            return LogLine(words, event.seat, self.pot)
        self._update_news(event)
        words = self._words.of(event)
        seat = event.announced.seat if isinstance(event, e.SaidBefore) else getattr(event, "seat", None)
        return LogLine(words, seat, kind=_kind(event)) if words else None

    def _action_line(self, event: e.Acted) -> LogLine:
        if not event.why:
            self.actions += 1
        self.pot += event.put
        name = self._name(event.seat)
        special = f"folds_{event.why}"
        key = f"{event.kind}.all_in" if event.all_in else event.kind
        if event.kind == "fold" and event.why and tellable(special):
            words = tell(special, name=name)
        else:
            words = tell(key, name=name, put=event.put, to=event.to)
        pot = self.pot if event.put else None
        return LogLine(words, event.seat, pot, action=0 if event.why else self.actions, kind="act")

    def _update_news(self, event: e.AnyEvent) -> None:
        """Keep the word at a seat until the hand is over: a return to the game, or chips bought."""
        match event:
            case e.WayInChosen() if not event.player.entry:
                self.news[event.seat] = News(say("is_back"))
            case e.ChipsAdded() if (added := self._chips_added(event)) > 0:
                self.news[event.seat] = News(say("chips_in", amount=figure(added)), good=True, came=added)
            case e.WentOut() | e.ChipsCame() | e.ChipsAdded():  # the note of a correction words it
                self.news.pop(event.seat, None)
            case _:
                pass

    def _chips_added(self, event: e.ChipsAdded) -> int:
        """Return the chips added at a seat since the last hand, this event's too; 0 = it only corrects."""
        news = self.news.get(event.seat)
        before = news.came if news is not None else 0
        return before + event.amount if before or not event.corrects else 0
