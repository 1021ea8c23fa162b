"""From the book of evenings to a season: somebody is found, two names become one person, and the sum is seen."""

from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import evenings
from engine.lifetime.people import person_names
from engine.lifetime.standings import standings
from tests.desktop.seasons import SECOND_NAME, season
from tests.real_screen.screen import Screen


def nets(screen: Screen) -> dict[str, int]:
    """The season as the engine has it, by a connection of its own."""
    with SqliteStore(screen.file, readonly=True) as store:
        read = list(evenings(store))
        return {each.person: each.net for each in standings(read, person=person_names(read, register(store)))}


def money(net: int) -> str:
    return f"{'+' if net > 0 else '−' if net < 0 else ''}{abs(net) / 100:.2f}"


def test_somebody_is_found_merged_and_seen_in_the_sum_of_the_season(screen: Screen) -> None:
    screen.choose()
    screen.file.parent.mkdir(parents=True, exist_ok=True)
    with SqliteStore(screen.file) as store:
        season(store, 6)
    before = nets(screen)
    together = before["Maya"] + before[SECOND_NAME]
    screen.start()
    screen.tap("Book of evenings")
    screen.tap("Players")
    screen.see("Omar, ")
    screen.type("may")
    screen.until(lambda: not screen.find("Omar, "), "the list is narrowed")
    screen.keys("Return")
    screen.see("Forget Maya")
    screen.tap("Merge")
    screen.tap(SECOND_NAME)
    screen.see(f"{SECOND_NAME} is Maya")
    assert nets(screen) == before, "both are shown first"
    screen.tap(f"{SECOND_NAME} is Maya")
    screen.see(f"Result: {money(together)}")
    assert nets(screen) == {name: net for name, net in before.items() if name != SECOND_NAME} | {"Maya": together}
    screen.tap("Names, notes")
    screen.keys("Down", "Return")  # below the name that is shown: who was merged
    screen.see(f"Result: {money(before['Maya'])}")
    assert nets(screen) == before
    screen.tap("Maya: evenings")
    screen.see("Player: Maya")
