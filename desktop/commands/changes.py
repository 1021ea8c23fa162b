"""Changes of `feltbook people`, for its help: the arguments of each in order, and what it does."""

CHANGES = {
    "merge": (("NAME", "OTHER"), "two names are one person from now on, shown as NAME; no hand is rewritten"),
    "part": (("NAME",), "a person that was merged with another is one of their own again"),
    "rename": (("NAME", "NEW"), "show a person under another name; hands keep the one that was typed"),
    "alias": (("NAME", "ALIAS"), "find a person by one more name"),
    "unalias": (("ALIAS",), "a name nobody has played under is nobody's any more"),
    "note": (("NAME", "TEXT"), "note something of a person; '' takes it away"),
    "colour": (("NAME", "COLOUR"), "the colour of a person, as #a0522d; '' takes it away"),
}
