"""The day of a room, by table, dealer, game, hour and player, from the facts of all tables. Chips; pure.

Each figure of a table is the one its own recap has, and each sum is the sum of the tables: a test holds them together.
Tournament chips are no money, so their figures are told at their tables and left out of the sums.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.recap.game_titles import GameTitle
from engine.recap.tally import TIPS, is_marker
from engine.values import known_as

HOUR = 3600


class Evening(Struct, frozen=True):
    """A session of the day."""

    session: int
    """Its number in the room."""
    place: int
    """The table."""
    table: str
    """What the table is called."""
    began: float
    """UTC seconds."""
    seconds: int
    """When it ended, or its last step was, in seconds since it began."""
    branch: int = 1
    """Over 1: its book was put back, and this is how it went on."""
    trouble: str = ""
    """What is wrong with its book, "" = it is whole."""
    uid: str = ""
    """Its name in every book."""
    tournament: bool = False
    """Whether its chips are no money."""


class HandFact(Struct, frozen=True):
    """A hand that counts."""

    session: int
    """Of which evening."""
    number: int
    """From 1."""
    at: int
    """When it ended, in seconds since its session began."""
    pot: int
    """Before rake and drop."""
    rake: int
    """Taken from it."""
    drop: int
    """Taken for promotions."""
    dealer: str
    """Who dealt, "" = nobody was named."""
    game: GameTitle
    """The game."""
    corrected: bool = False
    """Whether it was corrected afterwards."""
    misdeal: str = ""
    """Why it was not played, "" = it was."""
    stays: tuple[int, ...] = ()
    """Who was dealt in, by stay,"""
    nets: tuple[int, ...] = ()
    """with chips won less put in,"""
    won: tuple[int, ...] = ()
    """and chips won."""


class EntryFact(Struct, frozen=True):
    """Something that counts and happened outside the pots, in the order of the book."""

    session: int
    """Of which evening."""
    at: int
    """Seconds since it began."""
    hand: int
    """The running or last hand."""
    what: str
    """As the server has it: buy_in, add_chips, cash_out, take, dealer, correction, ruling, ..."""
    stay: int = 0
    """Whose, from sitting down to leaving; 0 = nobody's."""
    who: str = ""
    """As they were called then; of `dealer` who sat down."""
    amount: int = 0
    """In chips; over 0: to the seat."""
    other: int = 0
    """The seat at the other end, 0 = none."""
    reason: str = ""
    """What for."""
    detail: str = ""
    """What there is to tell, as JSON."""


class Sums(Struct, frozen=True):
    """What a table, a dealer, a game, an hour or the whole day came to."""

    hands: int = 0
    """Hands that were played."""
    seconds: int = 0
    """How long."""
    rake: int = 0
    """Taken from the pots."""
    drops: int = 0
    """Taken for promotions."""
    tips: int = 0
    """Given to dealers."""
    time: int = 0
    """Collected for the seat (NOW-7)."""
    takes: int = 0
    """Taken for anything else."""
    corrections: int = 0
    """Corrected actions and awards."""
    rulings: int = 0
    """Rulings, decisions and faults of the deal."""
    misdeals: int = 0
    """Hand numbers used up unplayed."""

    @property
    def an_hour(self) -> int:
        """Hands an hour."""
        return self.hands * HOUR // self.seconds if self.seconds else 0

    def plus(self, other: "Sums") -> "Sums":
        """Both together."""
        return Sums(*(getattr(self, name) + getattr(other, name) for name in self.__struct_fields__))


class TableDay(Struct, frozen=True):
    """A table's day; several sessions together."""

    place: int
    """Its number."""
    name: str
    """What it is called."""
    games: tuple[GameTitle, ...]
    """Played there, in order."""
    opened: float
    """When the first session began, UTC seconds."""
    sums: Sums
    """Its figures."""
    branches: int
    """How many times a book went on as another branch."""
    trouble: str
    """What is wrong with a book, "" = all are whole."""
    tournament: bool
    """Whether its chips are no money."""


class DealerDay(Struct, frozen=True):
    """A dealer's day, over all tables."""

    dealer: str
    """Who, "" = hands before anybody was named."""
    downs: int
    """How many."""
    sums: Sums
    """Their figures."""


class GameDay(Struct, frozen=True):
    """A game's day, over all tables."""

    game: GameTitle
    """Which."""
    tables: int
    """At how many."""
    sums: Sums
    """Its hands, rake and drops."""


class HourDay(Struct, frozen=True):
    """An hour of the clock."""

    began: float
    """UTC seconds."""
    tables: int
    """Tables that ended a hand in it."""
    sums: Sums
    """Its figures."""


class PlayerDay(Struct, frozen=True):
    """A player's day, over all tables; chips."""

    name: str
    """Who."""
    tables: tuple[str, ...]
    """Where they sat, in order."""
    bought: int
    """Bought in, chips brought from another table included."""
    cashed: int
    """Taken off, chips carried to another table included."""
    on_table: int
    """Still there."""
    net: int
    """Won or lost, as the recaps have it."""
    dealt: int
    """Hands dealt in."""
    won: int
    """Hands in which something was won."""


class Correction(Struct, frozen=True):
    """A correction, with its hand."""

    place: int
    """The table."""
    hand: int
    """Which hand."""
    at: float
    """When it was made, UTC seconds."""
    detail: str
    """What was corrected, as the book has it."""


class Day(Struct, frozen=True):
    """The day of a room."""

    day: str
    """ISO 8601."""
    room: str
    """What the room is called."""
    places: int
    """Tables the room has."""
    sums: Sums
    """Of all tables that play for money."""
    tables: tuple[TableDay, ...]
    """Most hands first."""
    dealers: tuple[DealerDay, ...]
    """Most tips first."""
    games: tuple[GameDay, ...]
    """Most hands first."""
    hours: tuple[HourDay, ...]
    """In order."""
    players: tuple[PlayerDay, ...]
    """The biggest winner first."""
    corrections: tuple[Correction, ...]
    """In order."""
    sessions: int = 0
    """Evenings at a table."""
    steps: int = 0
    """Steps of them."""


def day_of(
    day: str,
    evenings: Sequence[Evening],
    hands: Sequence[HandFact],
    entries: Sequence[EntryFact],
    room: str = "",
    places: int = 0,
    steps: int = 0,
) -> Day:
    """The report of a day; `entries` of a session in the order of its book, those that count alone."""
    by_session = {evening.session: evening for evening in evenings}
    played = {number: list(group) for number, group in _grouped(hands).items()}
    noted = _grouped(entries)
    tables: dict[int, TableDay] = {}
    dealers: dict[str, DealerDay] = {}
    for evening in sorted(evenings, key=lambda evening: (evening.began, evening.session)):
        own, events = played.get(evening.session, []), noted.get(evening.session, [])
        sums = replace(_of_hands(own), seconds=evening.seconds).plus(_of_entries(events))
        games = tuple(dict.fromkeys(hand.game for hand in own))
        had = tables.get(evening.place)
        tables[evening.place] = TableDay(
            evening.place,
            evening.table,
            tuple(dict.fromkeys((*(had.games if had else ()), *games))),
            had.opened if had else evening.began,
            had.sums.plus(sums) if had else sums,
            (had.branches if had else 0) + evening.branch - 1,
            evening.trouble or (had.trouble if had else ""),
            evening.tournament and (had is None or had.tournament),
        )
        if not evening.tournament:
            for down in _downs(evening, own, events):
                first = dealers.get(down.dealer, DealerDay(down.dealer, 0, Sums()))
                dealers[down.dealer] = DealerDay(down.dealer, first.downs + 1, first.sums.plus(down.sums))
    cash = [hand for hand in hands if not by_session[hand.session].tournament]
    total = Sums()
    for table in tables.values():
        if not table.tournament:
            total = total.plus(table.sums)
    return Day(
        day=day,
        room=room,
        places=places or len(tables),
        sums=total,
        tables=tuple(sorted(tables.values(), key=lambda table: (-table.sums.hands, table.place))),
        dealers=tuple(
            sorted(dealers.values(), key=lambda dealer: (-dealer.sums.tips, -dealer.sums.hands, dealer.dealer))
        ),
        games=_games(cash, by_session),
        hours=_hours(cash, by_session),
        players=_players(by_session, hands, entries),
        corrections=tuple(
            Correction(
                by_session[entry.session].place, entry.hand, by_session[entry.session].began + entry.at, entry.detail
            )
            for entry in sorted(
                (entry for entry in entries if entry.what == "correction"),
                key=lambda entry: by_session[entry.session].began + entry.at,
            )
        ),
        sessions=len(evenings),
        steps=steps,
    )


def _grouped(facts: Iterable[HandFact | EntryFact]) -> dict[int, list]:  # type: ignore[type-arg]
    """By session, in their order."""
    groups: dict[int, list[HandFact | EntryFact]] = defaultdict(list)
    for fact in facts:
        groups[fact.session].append(fact)
    return groups


def _of_hands(hands: Iterable[HandFact]) -> Sums:
    rows = list(hands)
    played = [hand for hand in rows if not hand.misdeal]
    return Sums(
        hands=len(played),
        rake=sum(hand.rake for hand in rows),
        drops=sum(hand.drop for hand in rows),
        misdeals=len(rows) - len(played),
    )


def _of_entries(entries: Iterable[EntryFact]) -> Sums:
    sums: dict[str, int] = defaultdict(int)
    for entry in entries:
        match entry.what:
            case "take":
                reason = entry.reason.lower()
                sums["tips" if reason in TIPS else "time" if reason == "time" else "takes"] -= entry.amount
            case "correction":
                sums["corrections"] += 1
            case "ruling":
                sums["rulings"] += 1
    return Sums(**sums)


def _downs(evening: Evening, hands: Sequence[HandFact], entries: Sequence[EntryFact]) -> list[DealerDay]:
    """The downs of a session, as its recap has them."""
    sat = [(entry.at, entry.who) for entry in entries if entry.what == "dealer"]
    starts = [(0, ""), *sat]
    of: list[list[EntryFact]] = [[] for _ in starts]
    down = 0
    for entry in entries:
        down += entry.what == "dealer"
        if entry.what == "take" and entry.reason.lower() in TIPS:
            of[down].append(entry)
    rows = []
    for number, (began, dealer) in enumerate(starts):
        ended = starts[number + 1][0] if number + 1 < len(starts) else evening.seconds
        sums = _of_entries(of[number]).plus(Sums(seconds=ended - began))
        rows.append(DealerDay(dealer, 1, sums))
    for dealer in dict.fromkeys(row.dealer for row in rows):
        # a hand says who dealt it; which of their downs it was is not asked for by anybody
        first = next(number for number, row in enumerate(rows) if row.dealer == dealer)
        own = _of_hands(hand for hand in hands if hand.dealer == dealer)
        rows[first] = replace(rows[first], sums=rows[first].sums.plus(replace(own, misdeals=0)))
    unnamed = rows[0]
    return rows if unnamed.sums.hands or unnamed.sums.tips else rows[1:]


def _games(hands: Sequence[HandFact], evenings: dict[int, Evening]) -> tuple[GameDay, ...]:
    groups: dict[GameTitle, list[HandFact]] = defaultdict(list)
    for hand in hands:
        groups[hand.game].append(hand)
    rows = [
        GameDay(game, len({evenings[hand.session].place for hand in own}), _of_hands(own))
        for game, own in groups.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.sums.hands, row.game.text)))


def _hours(hands: Sequence[HandFact], evenings: dict[int, Evening]) -> tuple[HourDay, ...]:
    groups: dict[float, list[HandFact]] = defaultdict(list)
    for hand in hands:
        groups[(evenings[hand.session].began + hand.at) // HOUR * HOUR].append(hand)
    return tuple(
        HourDay(began, len({evenings[hand.session].place for hand in own}), replace(_of_hands(own), seconds=HOUR))
        for began, own in sorted(groups.items())
    )


class _Stay(Struct):
    """A stay that is being added up."""

    name: str
    """What the player is called in the end."""
    table: str
    """Where."""
    bought: int = 0
    """Chips bought."""
    cashed: int = 0
    """Chips taken off."""
    stack: int = 0
    """Chips there."""
    owed: int = 0
    """Open markers given to players less had from them."""
    dealt: int = 0
    """Hands dealt in."""
    won: int = 0
    """Hands in which something was won."""


def _players(
    evenings: dict[int, Evening], hands: Sequence[HandFact], entries: Sequence[EntryFact]
) -> tuple[PlayerDay, ...]:
    """Everybody who sat at a table that plays for money, by the name they had in the end of each stay."""
    stays: dict[tuple[int, int], _Stay] = {}
    for entry in entries:
        if not entry.stay or evenings[entry.session].tournament:
            continue
        evening = evenings[entry.session]
        stay = stays.setdefault((entry.session, entry.stay), _Stay(entry.who, evening.table))
        if entry.what == "renamed":
            stay.name = entry.who
        _add(stay, entry)
    for hand in hands:
        for number, net, won in zip(hand.stays, hand.nets, hand.won, strict=True):
            dealt = stays.get((hand.session, number))
            if dealt is not None:
                dealt.stack += net
                dealt.dealt += 1
                dealt.won += bool(won)
    people: dict[str, list[_Stay]] = defaultdict(list)
    for stay in stays.values():
        people[known_as(stay.name)].append(stay)
    rows = [_player(own) for own in people.values()]
    return tuple(sorted(rows, key=lambda row: (-row.net, row.name)))


def _add(stay: _Stay, entry: EntryFact) -> None:
    """Chips of an entry, as the tally of a recap counts them."""
    match entry.what:
        case "buy_in" | "add_chips":
            stay.bought += entry.amount
        case "cash_out":
            stay.cashed -= entry.amount
        case "marker" if entry.other:
            stay.owed -= entry.amount
        case "marker":
            stay.bought += entry.amount
        case "pay" if is_marker(entry.reason):
            stay.owed -= entry.amount
        case "pay" | "take" | "unaccounted":
            pass
        case _:
            return
    stay.stack += entry.amount


def _player(stays: Sequence[_Stay]) -> PlayerDay:
    def total(name: str) -> int:
        return sum(getattr(stay, name) for stay in stays)

    bought, cashed, stack = total("bought"), total("cashed"), total("stack")
    return PlayerDay(
        name=stays[-1].name,
        tables=tuple(dict.fromkeys(stay.table for stay in stays)),
        bought=bought,
        cashed=cashed,
        on_table=stack,
        net=cashed + stack + total("owed") - bought,
        dealt=total("dealt"),
        won=total("won"),
    )
