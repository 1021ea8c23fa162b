"""The sheet that asks under which name rules are kept: letters on the screen, or the keyboard."""

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.present.ask_sheets import Ask
from desktop.table.asksheet import AskSheet
from desktop.words.say import say


def naming(look: Look, rules: str, parent: QWidget) -> AskSheet:
    """Asks for a name; `given` of the sheet carries it."""
    proposed = say("setup.mine_name", rules=rules)
    asked = Ask(
        say("setup.mine_title"),
        say("setup.mine_go"),
        lambda name, _, __: name,
        named=True,
        counted=False,
        name=proposed,
    )
    return AskSheet(look, asked, parent)
