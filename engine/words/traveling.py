"""What came of an evening that travels from one book to another, and why one is not taken in."""

TRAVELING = {
    "travel.new": "session {session} is new here: {count} steps",
    "travel.more": "session {session} goes on with {count} steps",
    "travel.same": "session {session} is here already, all of it",
    "travel.settled": "session {session} is here already; payments marked anew: {count}",
    "travel.no_pack": "the file is no evening of Feltbook",
    "travel.newer": "a newer Feltbook packed it",
    "travel.large": "it is larger than an evening can be",
    "travel.broken": "step {step} is not the one that was packed",
    "travel.cut": "it ends before its last step",
    "travel.gap": "it goes on after step {after}, and this book has only {steps} steps of that session: bring the first"
    " half before",
    "travel.fork": "at step {step} the session goes another way than in this book; both stay as they are",
    "travel.unproven": "it does not prove itself: {what}",
}
