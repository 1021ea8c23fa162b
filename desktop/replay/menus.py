"""Menus and sheets over the replay: a row carries what it asks for, a sheet brings back what was typed."""

from collections.abc import Callable

from desktop.kit.face import Face
from desktop.present.ask import Ask
from desktop.replay.intents import FindBy, Way
from desktop.replay.page import ReplayPage
from desktop.table.ask_sheet import AskSheet


class MenuRow(Face, frozen=True):
    """A row of a menu."""

    asks: FindBy | Way | None = None
    """What a tap asks for."""

    @property
    def does(self) -> FindBy | Way | None:
        """What a tap says."""
        return self.asks


def ask_for(page: ReplayPage, ask: Ask, answered: Callable[[str], None], known: tuple[str, ...] = ()) -> None:
    """Lay a sheet over the page and hand on what is typed in it; `known` = names that are offered."""
    sheet = AskSheet(page.look, ask, known=known)

    def given(answer: object) -> None:
        page.close_over()
        answered(str(answer))

    sheet.given.connect(given)
    page.open_sheet(sheet)
