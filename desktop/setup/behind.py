"""What lies behind taps on the setup page: rules, their reasons, a name for own rules, past evenings, files."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtWidgets import QFileDialog

from desktop.setup.all_rules import Unfolded
from desktop.setup.book import Evening, used_evenings
from desktop.setup.evenings import EveningsPage
from desktop.setup.naming import Naming
from desktop.setup.reasons import Reasons


class Behind(NamedTuple):
    """How each is made; `past_evenings` = those of a book that were used, `file_dialog` = Qt's own."""

    all_rules: type[Unfolded]
    reasons: type[Reasons]
    naming: type[Naming]
    evenings: type[EveningsPage]
    past_evenings: Callable[[Any], tuple[Evening, ...]]
    file_dialog: type[QFileDialog]


BEHIND = Behind(Unfolded, Reasons, Naming, EveningsPage, used_evenings, QFileDialog)
