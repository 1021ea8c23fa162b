"""Sentences of the page on which evenings are packed and taken in; said as `travel.key`."""

from desktop.words.i18n import Sentence

SENTENCES: dict[str, Sentence] = {
    "title": "Pack and unpack evenings",
    "about": "From device to device",
    "back": "Back",
    "choose": "Choose the evening that is to travel",
    "choose_note": "Packed, it is one file, for a stick or a message: every tap, and who has paid.",
    "running_note": "A game that still runs is packed from its recap.",
    "names": "All names go along. The file can be read by anybody who has it.",
    "again": "Where the evening is already, nothing is doubled.",
    "half": "If it is played on there, that half comes back the same way.",
    "pack": "Pack this evening",
    "pack_note": "into one file",
    "packing": "Packing the evening",
    "packed": "The evening is packed as {file}",
    "not_packed": "It could not be packed: {why}",
    "unpack": "Unpack an evening",
    "unpack_note": "from another device",
    "unpacking": "Every step of the evening is proved",
    "unpacked": "The evening is in the book",
    "not_taken": "Not taken in: {why}",
    "evenings": "Evenings",
}
