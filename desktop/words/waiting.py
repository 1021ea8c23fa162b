"""Sentences of the page that waits for work beside the window; said as `waiting.key`."""

from desktop.words.i18n import Sentence

SENTENCES: dict[str, Sentence] = {
    "title": "One moment",
    "back": "Stop",
    "about": "Stopped, nothing changes.",
    "stopping": "Stopping",
    "steps": "{done} of {of} steps",
    "correcting": "Hand {hand} is corrected, every later hand decided again",
    "adding": "The evening is added up",
    "looking": "Earlier evenings are looked through",
    "saving": "{file} is made",
    "given_up": "Stopped: nothing was changed",
}
