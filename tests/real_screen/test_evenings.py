"""A short evening by one kind of hand alone, from the first start to the recap; chips in are chips out in the book."""

from tests.real_screen.screen import Screen

PEOPLE = (("Ann", 300), ("Ben", 250), ("Cal", 400))
IN = sum(chips for _, chips in PEOPLE)


def balanced(screen: Screen) -> None:
    """Every chip that was bought lies on the table or was cashed; what some won the others lost."""
    with screen.book.session() as session:
        assert session.verify()["balanced"]
    recap = screen.book.recap
    assert recap.balance.missing == 0
    assert recap.balance.bought == IN == recap.balance.on_table + recap.balance.cashed
    assert sum(player.net for player in recap.players) == 0


def test_by_keyboard_alone(screen: Screen) -> None:
    screen.start()
    press(screen, "Home")
    press(screen, "No-limit Hold'em 1/2")
    press(screen, "Start")
    screen.see("Skip the tour")
    screen.keys("Escape")
    screen.gone("Skip the tour")
    screen.keys("alt+1")
    for seat, (name, chips) in enumerate(PEOPLE, 1):
        screen.type(name)
        screen.keys("Tab")
        screen.type(str(chips))
        screen.keys("Return")
        screen.see(f"Seat {seat}, {name}")
    screen.keys("Return")  # nobody else sits down
    screen.gone("is next")
    screen.keys("Return")
    screen.see("Fold")
    screen.keys("f", "f")  # hand 1: to the big blind
    again(screen)
    screen.type("12")  # hand 2: a raise, a call, checked down, the first seat shows the best hand
    screen.keys("Return", "c", "f")
    while screen.book.view.phase == "betting":
        screen.keys("c")
    screen.keys(f"alt+{winner(screen)}", "Return")
    again(screen)
    screen.keys("a", "c", "f")  # hand 3: all-in, called
    for _ in range(9):
        if screen.book.view.phase != "showdown":
            screen.keys("Return")
    screen.keys(f"alt+{winner(screen)}", "Return")
    screen.see("Deal hand 4")
    balanced(screen)
    assert screen.book.hands == 3
    press(screen, "Menu")
    press(screen, "Recap")
    screen.see("Settle")
    screen.close()
    balanced(screen)


def again(screen: Screen) -> None:
    """The next hand."""
    screen.see("Deal hand")
    screen.keys("Return")
    screen.see("Fold")


def winner(screen: Screen) -> int:
    """A seat that can win every pot it is in."""
    return int(screen.book.view.pots[-1].seats[0])


def press(screen: Screen, words: str) -> None:
    """Walk there with Tab and press Space."""
    screen.see(words)
    for _ in range(60):
        if screen.focused.startswith(words):
            break
        screen.keys("Tab")
    assert screen.focused.startswith(words), (words, screen.focused)
    screen.keys("space")


def test_by_touch_alone(screen: Screen) -> None:
    screen.start()
    screen.tap("Home")
    screen.tap("No-limit Hold'em 1/2")
    screen.tap("Start")
    screen.tap("Skip the tour")
    for seat, (name, chips) in enumerate(PEOPLE, 1):
        screen.tap(f"Seat {seat}, empty")
        for letter in name.upper():
            screen.tap(letter)
        screen.tap("Chips: ")
        for digit in str(chips):
            screen.tap(digit)
        screen.tap("Sit with")
        screen.see(f"Seat {seat}, {name}")
    screen.tap("Deal hand 1")
    screen.tap("Fold")
    screen.tap("Fold")
    screen.tap("Deal hand 2")
    screen.tap("3x")
    screen.tap("Call")
    screen.tap("Fold")
    while screen.book.view.phase == "betting":
        screen.tap("Check")
    screen.tap(f"Seat {winner(screen)}, ")
    screen.tap("Push")
    screen.see("Deal hand 3")
    balanced(screen)
    screen.tap("Menu")
    screen.tap("Recap")
    screen.tap("End the game")
    screen.tap("End without a count")
    screen.tap("Print")
    screen.tap("Results")
    screen.until(lambda: list(screen.folder.rglob("recap.pdf")), "the PDF")
    balanced(screen)
    assert screen.book.hands == 2
