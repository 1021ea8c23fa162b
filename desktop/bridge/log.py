"""The hand log and the names of steps: from the journal's events and labels to lines with names and running pots."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from desktop.bridge.log_rulings import fault_words, noted_words
from desktop.bridge.scene import LogLine, News, Part
from desktop.words.cards import cards_words
from desktop.words.engine import in_words, term
from desktop.words.game_title import ante_words, game_name, game_title, stakes
from desktop.words.i18n import amounts_in, figure
from desktop.words.log_phrases import known, tell
from desktop.words.say import say
from desktop.words.setup_phrases import rules_words
from desktop.words.table_phrases import street_name
from engine import commands
from engine import events as e
from engine.journal.steps import Label
from engine.positions.kill import too_small
from engine.positions.posts import standing
from engine.refusals import Refusal
from engine.settings.records import Game
from engine.settings.written import changed
from engine.state import Post, Split, TableState

Name = Callable[[int], str]
Names = Callable[[int, int, int], str]
"""Who sat in a seat right after a step's event: seat, sequence of the step, place of the event in it."""

Under = Callable[[int], TableState]
"""The table just before a step, by its sequence."""

Declined = Callable[[int], tuple[Refusal, ...]]
"""Why some of what was asked for in a hand was not done, by the sequence of the step that ended it."""


def step_words(label: Label | None, name: Name) -> str | None:
    """The name of a step with the player's name: "Theo calls 60"."""
    if label is None:
        return None
    blanks = {key: value for key, value in label.facts if key != "seat"}
    seat = label.fact("seat", 0)
    if seat or "name" not in blanks:  # a dealer's step carries the name itself
        blanks["name"] = name(int(seat)) if seat else ""
    if label.of is not None:
        blanks["of"] = step_words(label.of, name) or ""
    for key in (f"step.{label.key}", label.key):
        if known(key):
            try:
                return tell(key, **blanks)
            except KeyError:
                break
    return label.key.replace("_", " ").replace(".", " ")


def asked_words(command: str, name: Name) -> str:
    """Who asked for what in a hand, for its end: more chips with their amount, the rest as its step is named."""
    asked = commands.decode(command)
    if isinstance(asked, commands.AddChips):
        return tell("asked.chips", name=name(asked.seat), amount=asked.amount)
    seat = getattr(asked, "seat", None)
    return tell("asked.of", name=name(seat)) if seat is not None else tell("asked")


def _kind(event: e.AnyEvent) -> Literal["", "chips", "purchase", "sits", "seat"]:
    """Whether a line tells of chips added, of a purchase with a price of its own, of a buy-in, or of who came or went.

    Each is put right in a way of its own.
    """
    done: object = commands.decode(event.command) if isinstance(event, e.Asked) else event
    if isinstance(done, e.ChipsAdded | commands.AddChips):
        return "purchase" if done.what else "chips"
    if isinstance(done, e.Sat | commands.Sit):
        return "sits"
    came = e.WayInChosen | e.PlayerMoved | e.PlayerRenamed | commands.SitIn | commands.Rename
    went = e.WentOut | e.PlayerLeft | commands.SitOut | commands.Leave
    return "seat" if isinstance(done, came | went) else ""


def _moves(events: tuple[e.AnyEvent, ...], first: int) -> dict[int, e.PlayerMoved | None]:
    """The moves of a step by their place; None = only aside, told by where the player goes from there (a draw)."""
    moves = {place: event for place, event in enumerate(events, first) if isinstance(event, e.PlayerMoved)}
    shown: dict[int, e.PlayerMoved | None] = {}
    came: dict[int, int] = {}
    for place, move in moves.items():
        if any(later > place and other.seat == move.to for later, other in moves.items()):
            came[move.to], shown[place] = move.seat, None
        else:
            shown[place] = replace(move, seat=came.get(move.seat, move.seat))
    return shown


class LogWriter:
    """Writes the lines of a hand, event by event; `pot` = the chips in it so far."""

    def __init__(
        self,
        names: Names,
        game: Game,
        declined: Declined = lambda _: (),
        under: Under | None = None,
        after: Under | None = None,
    ) -> None:
        """`under`, `after` = the table before and after a step; without them a change, a kill is told without why."""
        self._names, self._declined, self._under, self._after = names, declined, under, after
        self._at = (0, 0)
        self.game = game
        self._rules: e.SettingsChanged | None = None
        self.pot = 0
        self.lines: list[LogLine] = []
        self.news: dict[int, News] = {}
        self.actions = 0

    def add(self, events: Iterable[e.AnyEvent], step: int = 0) -> None:
        """Tell what these events of one step were."""
        for _ in self.each(events, step):
            pass

    def each(self, events: Iterable[e.AnyEvent], step: int = 0, first: int = 0) -> Iterator[int]:
        """Tell one event of a step after the other, the place of the first is `first`; each place once it is told."""
        events = tuple(events)
        leveled = any(isinstance(event, e.LevelReached) for event in events)
        moved = _moves(events, first)
        for place, event in enumerate(events, first):
            self._at = (step, place)
            if isinstance(event, e.SettingsChanged):
                self._rules = event
            shown = moved.get(place, event)
            line = None if shown is None or (leveled and isinstance(event, e.SettingsChanged)) else self._line(shown)
            if isinstance(event, e.HandStarted):
                self._started(event, step)
            if isinstance(event, e.StreetWithdrawn):
                self.pot -= event.back
            if isinstance(event, e.PostedLate):
                self._posts(event.posts, step)
            if isinstance(event, e.PotsAwarded):
                self._awarded(event, step)
            if isinstance(event, e.HandEnded):
                self._ended(event, step)
            if line is not None:
                self._put(line, step)
            yield place

    def name(self, seat: int) -> str:
        """Who sat in a seat at the event that is told: later comers are not named for it."""
        return self._names(seat, *self._at)

    def _put(self, line: LogLine, step: int) -> None:
        """A line is told: with its step, and the name in it."""
        who = self.name(line.seat) if line.seat is not None else ""
        self.lines.append(replace(line, step=step, who=who))

    def _declined_words(self, event: e.AskedDone) -> str:
        """Why something asked for was not done, in the language in use; else as it was recorded."""
        again = self._declined(self._at[0]) if self._at[0] else ()
        same = tuple(refusal.message for refusal in again) == event.refused
        return "; ".join(map(in_words, again) if same else event.refused)

    def _started(self, event: e.HandStarted, step: int) -> None:
        with_it = [line for line in self.lines if line.step == step]  # the level that came with the deal
        self.lines.clear()
        self.news.clear()
        self.pot, self.actions = event.plan.splash, 0
        self._put(LogLine(tell("hand", number=str(event.number)), street="hand"), step)
        self.lines += with_it
        antes = [post for post in event.plan.posts if post.kind == "ante" and post.amount]
        if len(antes) > 1:
            self.pot += sum(post.amount for post in antes)
            self._put(LogLine(tell("antes", count=len(antes), amount=antes[0].amount), None, self.pot), step)
        self._posts([post for post in event.plan.posts if post.kind != "ante" or len(antes) == 1], step)
        for seat in event.short:
            self._put(LogLine(tell("short", name=self.name(seat)), seat), step)

    def _posts(self, posts: Iterable[Post], step: int) -> None:
        """A line a post."""
        for post, to in standing(posts):
            if post.amount:
                self.pot += post.amount
                blind_raise = post.kind in ("straddle", "sleeper")
                words = tell(f"post.{post.kind}", name=self.name(post.seat), amount=to if blind_raise else post.amount)
                self._put(LogLine(words, post.seat, self.pot), step)

    def _awarded(self, event: e.PotsAwarded, step: int) -> None:
        rake, drop = (sum(getattr(pot, part) for pot in event.pots) for part in ("rake", "drop"))
        if rake and drop:
            self._put(LogLine(tell("kitty.both", amount=rake + drop, rake=rake, drop=drop)), step)
        elif rake or drop:
            self._put(LogLine(tell("kitty", amount=rake + drop)), step)
        won: dict[tuple[int, Part], int] = {}
        for share in event.shares:
            won[share.seat, share.part] = won.get((share.seat, share.part), 0) + share.amount
        halves = any(part == "low" for _, part in won)
        for (seat, part), amount in won.items():
            part = part if halves else ""
            words = tell(f"wins.{part}" if part else "wins", name=self.name(seat), amount=amount)
            self._put(LogLine(words, seat, kind="win", part=part), step)

    def _ended(self, event: e.HandEnded, step: int) -> None:
        kill = event.kill
        after = self._after(step) if self._after is not None and step else None
        cause = after.kill_cause if after is not None else None
        facts = {"got": cause.got, "needed": cause.needed} if cause is not None else {}
        if kill.due is not None:
            key = f"kill_due.{cause.how}" if cause is not None else "kill_due"
            if event.stays is not None and not event.stays.waives:  # a correction of the money: nobody won it so
                key = "kill_due.stays"
            self._put(LogLine(tell(key, name=self.name(kill.due), **facts), kill.due), step)
        elif kill.holder is not None and kill.legs:
            key = "leg.short" if cause is not None and cause.how == "short" else "leg"
            words = tell(key, name=self.name(kill.holder), number=kill.legs, **facts)
            self._put(LogLine(words, kill.holder), step)
        elif after is not None and after.settings.kill is not None and not after.last.by_folds:
            small = too_small(after)
            if small is not None:
                facts = {"got": small[1], "needed": small[2]}
                words = tell(f"no_kill.{after.settings.kill.on}", name=self.name(small[0]), **facts)
                self._put(LogLine(words, small[0]), step)
        self.news.clear()

    def _line(self, event: e.AnyEvent) -> LogLine | None:
        """The line of one event, None when it has none (or several, told elsewhere)."""
        if isinstance(event, e.Acted):
            return self._acted(event)
        if isinstance(event, e.StreetDealt):
            name = street_name(self.game.streets[event.street].name)
            cards = " / ".join(cards_words(board) for board in event.cards)
            return LogLine(f"{name}  {cards}".strip(), street=self.game.streets[event.street].name)
        if isinstance(event, e.UncalledReturned):
            self.pot -= event.amount
            return LogLine(tell("returned", amount=event.amount, name=self.name(event.seat)), event.seat, self.pot)
        if isinstance(event, e.KillPosted):
            self.pot += event.put
            return LogLine(tell("kill", name=self.name(event.seat)), event.seat, self.pot)
        words = self._seat_words(event) or self._other_words(event)
        seat = event.announced.seat if isinstance(event, e.SaidBefore) else getattr(event, "seat", None)
        return LogLine(words, seat, kind=_kind(event)) if words else None

    def _acted(self, event: e.Acted) -> LogLine:
        if not event.why:
            self.actions += 1
        self.pot += event.put
        name = self.name(event.seat)
        special = f"folds_{event.why}"
        key = f"{event.kind}.all_in" if event.all_in else event.kind
        if event.kind == "fold" and event.why and known(special):
            words = tell(special, name=name)
        else:
            words = tell(key, name=name, put=event.put, to=event.to)
        pot = self.pot if event.put else None
        return LogLine(words, event.seat, pot, action=0 if event.why else self.actions, kind="act")

    def _seat_words(self, event: e.AnyEvent) -> str:
        """What happened to somebody outside the betting."""
        match event:
            case e.Sat():
                key = "sits.table" if event.from_table else "sits"
                amount = event.bought or event.player.stack
                return tell(key, name=self.name(event.seat), amount=amount, table=event.from_table)
            case e.WayInChosen():
                entry = event.player.entry
                if not entry:
                    self.news[event.seat] = News(say("is_back"))
                return tell(f"comes.{entry}" if entry else "back", name=self.name(event.seat))
            case e.WentOut():
                self.news.pop(event.seat, None)
                return tell("away.owes_kill" if event.player.kill_debt else "away", name=self.name(event.seat))
            case e.ChipsAdded() if not event.corrects:  # what is put right is told by its note
                self.news[event.seat] = News(say("chips_in", amount=figure(event.amount)), good=True)
                what = f"adds.{event.what}" if event.what in ("rebuy", "add_on") else "adds"
                return tell("adds_behind" if event.behind else what, name=self.name(event.seat), amount=event.amount)
            case e.ChipsAdded():
                self.news.pop(event.seat, None)
            case e.ChipsCame():
                self.news.pop(event.seat, None)
                return tell("chips_came", name=self.name(event.seat))
            case e.PlayerLeft():
                key = "leaves.table" if event.to_table else "leaves"
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
                name, what = self.name(event.seat), term(event.reason)
                return (
                    tell("taken.for", name=name, amount=event.amount, what=what)
                    if what
                    else tell("taken", name=name, amount=event.amount)
                )
            case e.MarkerGiven():
                return tell("marker", name=self.name(event.seat), amount=event.amount)
            case e.SaidBefore():
                announced = event.announced
                return tell(announced.kind, name=self.name(announced.seat), to=announced.to)
        return ""

    def _change_words(self, event: e.SettingsChanged) -> str:
        """Another game or other stakes by their name; a rule of the house without."""
        title = game_title(event.settings, event.game)
        if self._under is not None and self._at[0]:
            before = self._under(self._at[0])
            had = before.next_settings or before.settings, before.next_game or before.game
            if game_title(*had) == title:
                rules = rules_words(changed(had[0], event.settings))
                return tell("settings.rules", rules=rules) if rules else tell("settings")
        return tell("settings.game", game=title)

    def _level_words(self, event: e.LevelReached) -> str:
        """The level with the stakes that its step has set."""
        if self._rules is None:
            return tell("level", number=event.number)
        rules = self._rules.settings
        words = ", ".join(dict.fromkeys(part for part in (stakes(rules), ante_words(rules)) if part))
        named = tell("level.stakes", number=event.number, stakes=words)
        return tell("level.rested", words=named, minutes=-(-event.rested // 60)) if event.rested else named

    def _split_words(self, split: Split) -> str:
        """Who gets how much in the money of the prizes; just that they are split where that is not known."""
        if self._under is None or not self._at[0]:
            return tell("split")
        with amounts_in(self._under(self._at[0]).settings.worth):
            parts = [tell("split.part", name=self.name(seat), amount=part) for seat, part in split.parts]
            if split.first:
                parts.append(tell("split.first", amount=split.first))
            return tell("split.among", parts=", ".join(parts))

    def _other_words(self, event: e.AnyEvent) -> str:
        """What happened to the table."""
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
                return say("mix.chosen" if event.chosen else "mix.turned", game=game_name(event.game.name))
            case e.SettingsChanged():
                return self._change_words(event)
            case e.LevelReached():
                return self._level_words(event)
            case e.LevelClockSet():
                return tell("level_clock.on" if event.runs else "level_clock.off")
            case e.Asked():
                return asked_words(event.command, self.name)
            case e.AskedDone() if event.refused:
                return tell("not_done", why=self._declined_words(event))
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
                return tell("expense", name=event.player, amount=event.amount, what=event.reason)
            case e.DebtCarried() if not event.off:
                return tell("carried", name=event.player, amount=event.amount)
            case e.SettlingChosen():
                return tell("settling")
            case e.SessionEnded():
                return tell("ended")
            case e.Opened():
                return tell("opened")
        return ""
