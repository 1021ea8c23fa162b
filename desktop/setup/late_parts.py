"""The parts of the setup page that only a tap opens: rules, reasons, the name of own rules, files."""

from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog

from desktop.setup.all_rules import Unfolded
from desktop.setup.naming import Naming
from desktop.setup.reasons import Reasons


class SetupLateParts(NamedTuple):
    """The classes of these parts."""

    all_rules: type[Unfolded]
    """The list of all rules."""
    reasons: type[Reasons]
    """The reasons of a preset's rules."""
    naming: type[Naming]
    """The sheet that asks for the name of own rules."""
    file_dialog: type[QFileDialog]
    """The file dialog of Qt."""


LATE_PARTS = SetupLateParts(Unfolded, Reasons, Naming, QFileDialog)
