"""The rota: a push along the string, a break after four downs, only games a dealer deals."""

from engine.room.rota import DealerOnDuty, Push, StringTable, next_push, push, spots
from tests.engine.room.rooms import HOLDEM, OMAHA, closed, table

STRING = (StringTable(1, "Hold'em", "Ana"), StringTable(2, "Hold'em", "Bo"), StringTable(5, "Omaha", "Cy"))


def short(rows: tuple[Push, ...]) -> list[tuple[int, str, str, int | None]]:
    return [(each.place, each.now, each.next, each.source) for each in rows]


def test_everybody_goes_on_by_a_table_and_who_rested_comes_in_front() -> None:
    dealers = [
        DealerOnDuty("Ana", downs=1),
        DealerOnDuty("Bo", downs=2),
        DealerOnDuty("Cy", downs=3),
        DealerOnDuty("Dee", rests=10),
    ]
    assert short(push(STRING, dealers)) == [(1, "Ana", "Dee", None), (2, "Bo", "Ana", 1), (5, "Cy", "Bo", 2)]


def test_after_four_downs_there_is_a_break() -> None:
    rests = [DealerOnDuty("Eve", rests=20), DealerOnDuty("Dee", rests=10)]
    three, four = DealerOnDuty("Ana", downs=3), DealerOnDuty("Ana", downs=4)
    others = [DealerOnDuty("Bo", downs=2), DealerOnDuty("Cy", downs=3)]
    assert short(push(STRING, [three, *others, *rests]))[1] == (2, "Bo", "Ana", 1)
    assert short(push(STRING, [four, *others, *rests]))[:2] == [(1, "Ana", "Dee", None), (2, "Bo", "Eve", None)]


def test_a_dealer_is_put_only_at_a_game_they_deal() -> None:
    dealers = [
        DealerOnDuty("Ana"),
        DealerOnDuty("Bo", ("Hold'em",)),
        DealerOnDuty("Cy"),
        DealerOnDuty("Dee", ("Hold'em",), rests=10),
    ]
    rows = push(STRING, dealers)
    assert short(rows) == [(1, "Ana", "Dee", None), (2, "Bo", "Ana", 1), (5, "Cy", "Cy", 5)]


def test_a_gap_reads_nobody_and_says_who_does_not_deal_the_game() -> None:
    string = (StringTable(35, "Omaha", "Fay"),)
    rows = push(string, [DealerOnDuty("Fay", downs=4), DealerOnDuty("Ira", ("Seven-card stud",), rests=10)])
    assert rows == (Push(35, "Fay", "", None, ("Ira",)),)


def test_nobody_sits_at_two_tables() -> None:
    string = tuple(StringTable(place, "Hold'em", f"D{place}" if place % 3 else "") for place in range(1, 31))
    dealers = [DealerOnDuty(f"D{place}", downs=place % 5) for place in range(1, 31) if place % 3]
    dealers += [DealerOnDuty(f"R{n}", rests=n + 1) for n in range(5)]
    named = [each.next for each in push(string, dealers) if each.next]
    assert len(named) == len(set(named))
    downs = {dealer.name: dealer.downs for dealer in dealers}
    assert all(downs[name] < 4 for name in named)


def test_the_string_is_the_tables_that_play() -> None:
    assert spots([table(9, OMAHA, dealer="Kim"), closed(2), table(1, HOLDEM)]) == (
        StringTable(1, "Hold'em"),
        StringTable(9, "Omaha", "Kim"),
    )


def test_a_push_is_at_the_half_hour() -> None:
    assert next_push(1800 * 7 + 1) == 1800 * 8
    assert next_push(1800 * 8) == 1800 * 9
