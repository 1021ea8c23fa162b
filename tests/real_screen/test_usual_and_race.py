"""Two evenings one after the other: the usual players sit in one tap; and a chip race with its clock for the room."""

from engine.events import StackCounted
from engine.journal.codec import events_of
from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, opened

CUP: tuple[Line, ...] = opened(
    "Ann", "Ben", "Cal", stack=205, preset="tournament", blinds=[25, 50],
    levels=[{"blinds": [25, 50], "minutes": 20}],
)  # fmt: skip


def test_the_usual_players_sit_in_one_tap_and_draw_seats(screen: Screen) -> None:
    screen.prepare(
        *opened("Rosa", "Theo", "Maya", stack=150), {"do": "add_chips", "seat": 2, "amount": 50}, {"do": "end"}
    )
    screen.start()
    screen.tap("Home")
    screen.tap("No-limit Hold'em 1/2")
    screen.tap("Start")
    screen.see("Nobody sits here yet")
    screen.tap("Same players again")
    screen.see("Seat 3, Maya")
    assert screen.book.stacks == {"Rosa": 150, "Theo": 150, "Maya": 150}
    assert screen.book.players == {1: "Rosa", 2: "Theo", 3: "Maya"}
    screen.tap("Table")
    screen.tap("Draw seats")
    screen.see("The seats are drawn")
    assert sorted(screen.book.players.values()) == ["Maya", "Rosa", "Theo"]
    steps = screen.book.steps
    screen.keys("ctrl+z", "ctrl+z")
    screen.see("Same players again")
    assert screen.book.players == {}
    assert screen.book.steps == steps + 2
    screen.close()


def test_a_second_tournament_starts_with_its_own_stacks(screen: Screen) -> None:
    """The trial: the stacks of the tournament before it came along."""
    screen.prepare(*CUP, {"do": "end"})
    screen.start()
    screen.tap("No-limit Hold'em, no ante 100/200")
    screen.tap("Start")
    screen.tap("Same players again")
    screen.see("Other blinds or another buy-in than last time: everybody has 20,000")
    assert screen.book.stacks == {"Ann": 20000, "Ben": 20000, "Cal": 20000}
    screen.close()


def test_small_chips_are_raced_off(screen: Screen) -> None:
    screen.prepare(*CUP)
    screen.start()
    screen.tap("Table")
    screen.tap("Chip race")
    screen.see("1 winner to name")
    screen.tap("2  Ben")
    screen.tap("The smallest chip is 25")
    screen.gone("winner to name")
    assert screen.book.stacks == {"Ann": 200, "Ben": 225, "Cal": 200}
    with screen.book.session() as session:
        assert session.verify()["balanced"]
        raced = [event for step in session.steps() for event in events_of(step) if isinstance(event, StackCounted)]
    assert all(event.race for event in raced)
    assert sum(event.difference for event in raced) == 10
    screen.keys("ctrl+z")
    screen.see("205")
    screen.close()
