"""What lies behind taps on the setup page: rules, their reasons, a name for own rules, files."""

from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog

from desktop.setup.all_rules import Unfolded
from desktop.setup.naming import Naming
from desktop.setup.reasons import Reasons


class SetupBehind(NamedTuple):
    """How each is made."""

    all_rules: type[Unfolded]
    """The list of all rules."""
    reasons: type[Reasons]
    """Why a rule is as it is."""
    naming: type[Naming]
    """The sheet that asks for the name of one's own rules."""
    file_dialog: type[QFileDialog]
    """Qt's own."""


BEHIND = SetupBehind(Unfolded, Reasons, Naming, QFileDialog)
