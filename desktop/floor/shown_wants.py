"""Which tables want the floor and what was refused, as lines. No Qt, no rule."""

from typing import Literal

from desktop.floor.intents import KeepBoth, OpenTable, SeenAlarm
from desktop.floor.shown import ListLine, ago, clock
from desktop.words.say import known, say
from engine.room.room_now import Room
from engine.room.tables import Want, wants


def want_lines(room: Room) -> tuple[ListLine, ...]:
    """Who wants the floor, the most urgent first."""
    return tuple(_want_line(want, number == 0) for number, want in enumerate(wants(room.tables, room.now)))


def _want_line(want: Want, first: bool) -> ListLine:
    table, seen = want.table, want.table.playing
    opens = OpenTable(table.place)
    role: Literal["wants", "plain"] = "wants" if first else "plain"
    key, strong = (say("room.open"), True) if first else ("", False)
    words, second = "", ""
    match want.kind:
        case "floor" if seen is not None and seen.call is not None and seen.call.about != "called":
            who = next((seat.player for seat in seen.seats if seat.seat == seen.call.seat), "")
            words = say(f"room.ruling_{seen.call.about}")
            second = say("room.ruling_second", name=who, seat=seen.call.seat, time=ago(want.seconds))
        case "floor":
            words, second = say("room.called"), say("room.waits", time=ago(want.seconds))
        case "clock":
            seat = seen.clock.seat if seen is not None and seen.clock is not None else 0
            words, second = say("room.clock_on", seat=seat), say("room.clock_left", seconds=want.seconds)
        case "trouble":
            words = trouble_words(table.trouble)
            second = say("room.trouble_second")
        case "note" if want.note is not None:
            words, second = say("room.not_answered"), say("room.sent", words=want.note.words, at=clock(want.note.at))
        case _:
            hand = seen.hand if seen is not None else 0
            words = say("room.cut", time=ago(want.seconds))
            second = say("room.cut_second", hand=hand)
            return ListLine(words, second, table.name, "", "owe", opens, key, opens if key else None, strong)
    return ListLine(words, second, table.name, "", role, opens, key, opens if key else None, strong)


def trouble_words(code: str) -> str:
    """What is wrong with a book, in words; a code of a newer server as it is."""
    return say(f"room.trouble_{code}") if known(f"room.trouble_{code}") else code


def alarm_lines(room: Room, place: int = 0) -> tuple[ListLine, ...]:
    """Alarms nobody has seen, of all tables or of one; a book that was put back and dealt on can be kept as it is."""
    names = {table.place: table.name for table in room.tables}
    rows = []
    for alarm in room.alarms:
        if place in (0, alarm.place):
            second = say("room.alarm_at", at=clock(alarm.at), step=alarm.seq)
            fork = bool(place) and alarm.code == "fork"
            key, does = (say("room.keep_both"), KeepBoth(alarm.id)) if fork else (say("room.seen"), SeenAlarm(alarm.id))
            opens = OpenTable(alarm.place) if alarm.place and not place else None
            rows.append(
                ListLine(trouble_words(alarm.code), second, names.get(alarm.place, ""), "", "owe", opens, key, does)
            )
    return tuple(rows)
