"""Sentences of what went wrong in dealing: misdeals, dead hands, streets taken back; said by their key alone."""

from desktop.words.i18n import Sentence

SENTENCES: dict[str, Sentence] = {
    # the menus
    "misdeal": "Misdeal ...",
    "misdeal_second": "all chips go back",
    "misdeal_floor": "the floor decides now",
    "misdeal_who": "A misdeal is the floor's to decide now: name who decides",
    "misdeal_title": "Misdeal: why?",
    "misdeal_late": "Substantial action: is it a misdeal?",
    "misdeal_by": "{name} decides",
    "misdeal_none": "The hand goes on",
    "misdeal_none_second": "no misdeal",
    "misdeal_other": "Another reason ...",
    "misdeal_hint": "What happened",
    "misdeal_go": "Misdeal",
    "exposed card": "Exposed card",
    "wrong seat": "Dealt to a wrong seat",
    "fouled deck": "Fouled deck",
    "other": "Another reason",
    "dead": "Hand is dead ...",
    "dead_second": "chips stay in",
    "dead_title": "{name}: why is it dead?",
    "too many cards": "Wrong number of cards",
    "mixed with the muck": "Mixed with the muck",
    "against the rules": "Against the rules",
    "back_turn": "Turn shown too early",
    "back_river": "River shown too early",
    "back_second": "taken back, {name} acts",
    "back_title": "Taken back, {name} acts",
    "back_cards": "Note its cards ...",
    "back_plain": "Without its cards",
    "back_sheet": "Shown too early",
    # the log and the names of steps
    "log_misdeal": "misdeal ({reason}), all chips go back",
    "log_dead": "the hand of {name} is dead",
    "log_dead_why": "the hand of {name} is dead: {reason}",
    "log_back": "{street} taken back, {name} acts",
    "log_back_cards": "{street} {cards} taken back, {name} acts",
    # what the table says
    "was_misdeal": "Hand {hand} was a misdeal",
    "misdeal_word": "misdeal",
    "needs_misdeal": "a misdeal after so much action",
}
