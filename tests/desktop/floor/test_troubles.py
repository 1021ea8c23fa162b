"""What is wrong with a book is a sentence wherever the floor reads it."""

from msgspec.structs import replace

from desktop.floor.day_files import DayView
from desktop.floor.day_lines import GRIDS
from desktop.floor.table_lines import alarm_lines, want_lines
from desktop.words.i18n import LANGUAGES
from engine.room.room_now import Alarm
from tests.desktop.rooms import NOW, day, room
from tests.desktop.speaking import speaking

CODES = ("fork", "refused", "unread", "of_a_newer_server")


def test_the_floor_reads_no_code_of_a_trouble() -> None:
    """Lists of what wants the floor, alarms and the day: a code of a newer server is a sentence too."""
    known, of_day = room(), day()
    tables = [replace(table, trouble=code) for table, code in zip(known.tables, CODES, strict=False)]
    alarms = tuple(Alarm(number, NOW, 12, code, 77, 5) for number, code in enumerate(CODES))
    known = replace(known, tables=(*tables, *known.tables[len(CODES) :]), alarms=alarms)
    books = [
        replace(table, trouble=code, apart=code == "refused") for table, code in zip(of_day.tables, CODES, strict=False)
    ]
    of_day = replace(of_day, tables=(*books, *of_day.tables[len(CODES) :]))
    for language in LANGUAGES:
        with speaking(language):
            words = [line.words for line in (*want_lines(known), *alarm_lines(known))]
            words += [row[-1] for row in GRIDS[DayView.TABLE](of_day).rows]
            assert not [line for line in words for code in CODES if code in line]
