"""The themes of sentences that are needed before the first paint: those of the table and of the setup page."""

from collections.abc import Mapping

from desktop.words import bar, device, log, menus, setup, table
from desktop.words.i18n import Sentence

TABLE: Mapping[str, Sentence] = bar.SENTENCES | table.SENTENCES | menus.SENTENCES
"""The theme of the table's own sentences."""
AT_THE_START: Mapping[str, Mapping[str, Sentence]] = {
    "device": device.DEVICE,
    "log": log.SENTENCES,
    "setup": setup.SENTENCES,
}
"""Themes needed before the first paint whose keys have the theme before a dot."""
