"""What was noted beside the acts: rulings with their rules, the floor's decisions, chips taken back (PRO)."""

from collections.abc import Callable

from desktop.words.sheets import SENTENCES, tell
from desktop.words.table import figure
from engine.events import Noted

Name = Callable[[int], str]


def noted_words(event: Noted, name: Name) -> str:
    """The line of a note in the log; "" for one that nothing is known of."""
    facts = dict(event.facts)
    who = name(event.seat) if event.seat is not None else ""
    if event.what == "ruling":
        back = facts.get("returned") or 0
        rules = ", ".join(facts.get("rules") or ())
        key = "noted_ruling_back" if back else "noted_ruling"
        return tell(key, name=who, rules=rules, amount=figure(int(back)))
    if event.what == "floor":
        key = f"noted_{facts.get('choice', '')}"
        decided = tell(key, name=who) if key in SENTENCES else str(facts.get("choice", ""))
        return tell("noted_floor_by", by=facts["by"], decided=decided) if facts.get("by") else decided
    key = f"noted_{event.what}"
    return tell(key, name=who, acted=facts.get("acted", 0)) if key in SENTENCES else ""
