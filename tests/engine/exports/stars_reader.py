"""A reader of PokerStars' text: what every player puts in, gets back and collects. It knows nothing of the writer."""

import re
from collections import defaultdict

AMOUNT = r"[$€£]?(\d+)"
SEAT = re.compile(rf"^Seat \d+: (.+) \({AMOUNT} in chips\)$")
POST = re.compile(rf"^(.+): posts (the ante|small blind|big blind|small & big blinds|button blind) {AMOUNT}")
ADDS = re.compile(rf"^(.+): (?:bets|calls|brings in for) {AMOUNT}")
RAISES = re.compile(rf"^(.+): raises {AMOUNT} to {AMOUNT}")
BACK = re.compile(rf"^Uncalled bet \({AMOUNT}\) returned to (.+)$")
WINS = re.compile(rf"^(.+) collected {AMOUNT} from (?:main pot|side pot(?:-\d)?|pot)$")
TOTAL = re.compile(rf"^Total pot {AMOUNT}.* \| Rake {AMOUNT}$")


def nets(text: str) -> dict[str, int]:
    """Won less put in by name; the total must be what was put in, and what was collected and raked."""
    put: dict[str, int] = defaultdict(int)
    won: dict[str, int] = defaultdict(int)
    front: dict[str, int] = defaultdict(int)
    players: list[str] = []
    total = rake = 0
    head, _, end = text.partition("*** SUMMARY ***")
    big = small_posted = 0
    for line in head.splitlines():
        if line.startswith("*** ") and "SHOW DOWN" not in line and "HOLE" not in line and "DEALING" not in line:
            if "3rd STREET" not in line:
                front.clear()
        elif match := SEAT.match(line):
            players.append(match[1])
        elif match := POST.match(line):
            name, what, chips = match[1], match[2], int(match[3])
            put[name] += chips
            # an ante is in no bet; the small part of both blinds together, and a second small blind, are dead
            if what == "small & big blinds":
                front[name] += big
            elif what != "the ante" and not (what == "small blind" and small_posted):
                front[name] += chips
            small_posted += what == "small blind"
            big = chips if what == "big blind" else big
        elif match := ADDS.match(line):
            put[match[1]] += int(match[2])
            front[match[1]] += int(match[2])
        elif match := RAISES.match(line):
            put[match[1]] += int(match[3]) - front[match[1]]
            front[match[1]] = int(match[3])
        elif match := BACK.match(line):
            put[match[2]] -= int(match[1])
        elif match := WINS.match(line):
            won[match[1]] += int(match[2])
    for line in end.splitlines():
        if match := TOTAL.match(line):
            total, rake = int(match[1]), int(match[2])
    assert sum(put.values()) == total, text
    assert sum(won.values()) + rake == total, text
    return {name: won[name] - put[name] for name in players}
