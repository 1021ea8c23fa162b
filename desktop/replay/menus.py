"""Menus and sheets over the replay: a row carries its intent, a sheet returns the typed text."""

from collections.abc import Callable

from desktop.kit.face import Face
from desktop.present.ask import Ask
from desktop.replay.intents import FindBy, Way
from desktop.replay.page import ReplayPage
from desktop.table.ask_sheet import AskSheet


class MenuRow(Face, frozen=True):
    """A row of a menu."""

    asks: FindBy | Way | None = None
    """The intent of a tap."""

    @property
    def does(self) -> FindBy | Way | None:
        """The intent that a tap emits."""
        return self.asks


def ask_for(page: ReplayPage, ask: Ask, answered: Callable[[str], None], known: tuple[str, ...] = ()) -> None:
    """Open a sheet over the page and pass on the typed text; `known` = names that are offered."""
    sheet = AskSheet(page.look, ask, known_names=known)

    def given(answer: object) -> None:
        page.close_over()
        answered(str(answer))

    sheet.confirmed.connect(given)
    page.open_sheet(sheet)
