"""The sheet that asks for the name of own house rules."""

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.focus import FocusRing
from desktop.present.ask import Ask
from desktop.table.ask_sheet import AskSheet
from desktop.words.say import say


class Naming(AskSheet):
    """A sheet that asks for a name and emits it by `confirmed`; `rules` = the present name of the rules."""

    def __init__(self, look: Look, rules: str, parent: QWidget) -> None:
        name = say("setup.mine_name", rules=rules)
        ask = Ask(
            say("setup.mine_title"),
            say("setup.mine_go"),
            named=True,
            counted=False,
            name=name,
        )
        super().__init__(look, ask, parent)
        self.ring = FocusRing(self, look.theme.info)
