"""A card room of forty tables for the floor's pages, made by hand: the evening of the floor's design."""

from engine.recap.game_titles import GameTitle
from engine.room.day_records import Day, DealerDay, GameDay, HourDay, PlayerDay, RoomCorrection, Sums, TableDay
from engine.room.glance import Call, ClockGlance, Glance, SeatGlance
from engine.room.lists import WaitingName
from engine.room.moves import TableChange
from engine.room.room_now import Room
from engine.room.rota import DealerOnDuty
from engine.room.tables import Note, RoomTable

NOW = 1_795_301_580.0
SIZES = ((1280, 800), (1920, 1080))
SECTIONS = ("North", "South", "East", "West", "High limit")
NAMES = ("Maya", "Theo", "Rosa", "Sam", "Kofi", "Lena", "Omar", "Ines", "Bartholomew")
DEALERS = ("Ana", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana", "Ivo", "Jana", "Kim", "Lev", "Mia", "Noor", "Oto")
GAMES = (
    GameTitle("no_limit", "Hold'em", (1, 2)),
    GameTitle("no_limit", "Hold'em", (2, 5)),
    GameTitle("pot_limit", "Omaha", (5, 10)),
    GameTitle("fixed", "Hold'em", (10, 20)),
    GameTitle("fixed", "Seven-card stud high-low", (20, 40)),
)
CLOSED = (8, 24, 32, 36, 37, 38, 39, 40)


RAISED = (
    '{"hand":61,"action":3,"was":{"key":"raise","facts":[["seat",6],["put",35],["to",40]]},'
    '"now":{"key":"raise","facts":[["seat",6],["put",40],["to",45]]},"step":67}'
)
"""A raise to 45 that was noted as one to 40, as a book has it."""


def glance(place: int) -> Glance:
    """What a table shows; the same each time."""
    gone = {place % 9 + 1} if place % 3 else set[int]()
    away = {(place * 5) % 9 + 1} if place % 4 == 0 else set[int]()
    seats = tuple(
        SeatGlance(seat, f"{NAMES[seat - 1]} {place}", 140 * seat + place, seat in away)
        for seat in range(1, 10)
        if seat not in gone
    )
    call = Call(7100, "over_pot", 4, 700, "PL-5") if place == 12 else None
    clock = ClockGlance(6, 7219) if place == 22 else None
    return Glance(
        at=7200, game=GAMES[place % 5], size=9, seats=seats, hand=30 + place * 5, phase="betting", to_act=2, pot=150,
        kill=place == 17, bomb={7: 3, 13: 0, 28: 9}.get(place), clock=clock, dealer=DEALERS[place % 15],
        dealer_since=7200 - (place * 97 % 33) * 60, call=call,
    )  # fmt: skip


def table(place: int) -> RoomTable:
    """A table of the room."""
    section = SECTIONS[(place - 1) // 8]
    if place in CLOSED:
        return RoomTable(place, str(place), section)
    notes = (Note(17, place, NOW - 420, "ann", "Dealer in 2 min?"),) if place == 35 else ()
    if place == 12:
        held = Note(15, 12, NOW - 300, "ann", "Hold seat 3 for Max Orr", "[]", "accepted", NOW - 200)
        notes = (held, Note(16, 12, NOW - 60, "ann", "Lee, 23:00"))
    heard = NOW - (250 if place == 19 else 1)
    feeds = {3: 1, 4: 1, 11: 10, 14: 13}.get(place)
    return RoomTable(place, str(place), section, feeds, glance(place), heard, "", notes, "ab" * 16, 812)


def room() -> Room:
    """The whole room."""
    names = ("Ann Berg", "Max Orr", "Lia Brandt", "Ola Sand", "Per Holm", "Jo Lind", "Ned Fox")
    waiting = [WaitingName(n, GAMES[n % 4].text, name, NOW - 300 * (9 - n)) for n, name in enumerate(names, 1)]
    waiting.append(WaitingName(9, GAMES[2].text, "Kay", NOW - 3000, "by phone", NOW - 200, "called"))
    waiting.append(WaitingName(10, GAMES[2].text, "Late Lou", NOW - 4000, "", NOW - 700, "called"))
    moves = (
        TableChange(1, "Rosa 14", 14, 12, 4, 1340, "left"),
        TableChange(2, "Maya 3", 3, 1, 2, 0, "asked"),
        TableChange(3, "Theo 11", 11, 9, 5, 900, "seated"),
        TableChange(4, "Sam 4", 4, 1, 3, 0, "declined"),
    )
    dealers = tuple(DealerOnDuty(name, (), 1 + n % 4) for n, name in enumerate(DEALERS))
    dealers += (
        DealerOnDuty("Gus", (), 4, NOW - 1500),
        DealerOnDuty("Ira", ("Seven-card stud high-low",), 3, NOW - 900),
    )
    since = tuple(
        (place, f"{NAMES[seat]} {place}", NOW - 700 * (seat + 1)) for place in (3, 4, 11, 14) for seat in range(9)
    )
    return Room(NOW, "Main room", "UTC", tuple(map(table, range(1, 41))), tuple(waiting), moves, dealers, (), since)


def day() -> Day:
    """A day of the room."""
    sums = [Sums(140 + 9 * n, 30_000 + 100 * n, 700 + 41 * n, 300 + 7 * n, 500 + 31 * n, 120 * (n % 3), 0, n % 4, n % 2)
            for n in range(32)]  # fmt: skip
    total = Sums(*(sum(getattr(each, name) for each in sums) for name in Sums.__struct_fields__))
    tables = tuple(
        TableDay(
            n + 1,
            str(n + 1),
            (GAMES[n % 5],),
            NOW - 30_000 + 400 * n,
            each,
            int(n == 6),
            "fork" if n == 9 else "",
        )
        for n, each in enumerate(sums)
    )
    dealers = tuple(DealerDay(name, 8, each) for name, each in zip(DEALERS, sums, strict=False))
    games = tuple(GameDay(game, 6, each) for game, each in zip(GAMES, sums, strict=False))
    hours = tuple(
        HourDay(NOW // 3600 * 3600 - 3600 * (15 - n), 20, Sums(40 + 90 * min(n, 15 - n), 3600)) for n in range(16)
    )
    players = tuple(
        PlayerDay(f"{name} {n}", ("1", "12"), 1000, 900 + 137 * n, 0, -100 + 137 * n, 88, 12)
        for n, name in enumerate(NAMES)
    )
    corrections = (RoomCorrection(9, 61, NOW - 9000, RAISED), RoomCorrection(25, 31, NOW - 8000, "{}"))
    return Day("2026-11-20", "Main room", 40, total, tables, dealers, games, hours, players, corrections, 33, 137_086)
