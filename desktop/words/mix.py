"""Sentences of mixed games: which game is next and when, and who chooses it; said as `mix.key`."""

from desktop.words.i18n import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "next": "then {game}",
    "next_until": "{game} from button {seat}",
    "next_hands": Plural("{game} after {count} hand", "{game} after {count} hands", "count"),
    "next_now": "{game} after this hand",
    "choice": "dealer's choice",
    "which": "Which game?",
    "chooses": "{name} chooses the game",
    "chooses_second": "now {game}",
    "choose": "Choose",
    "choose_row": "Choose the game ...",
    "choose_title": "Which game comes next?",
    "is_next": "the coming hand",
    "turned": "the game is {game} now",
    "chosen": "{game} is chosen",
    "games": Plural("{count} game", "{count} games", "count"),
    "after_hands": Plural("after {count} hand", "after {count} hands", "count"),
}
