"""What stands against saying who is who, and against a tag."""

PEOPLE = {
    "people.unknown": "nobody in this book is called {name}",
    "people.taken": "{name} is the name of {person}: merge the two, if they are one person",
    "people.same": "{name} and {other} are one person already",
    "people.alone": "{name} is not merged with anybody",
    "people.only_name": "{name} was played under, or is the only name: it stays",
    "people.long_notes": "notes have at most {most} characters, not {given}",
    "people.no_colour": "{colour} is no colour: write it as #a0522d",
    "people.long_tag": "a tag has at most {most} characters, not {given}",
}
