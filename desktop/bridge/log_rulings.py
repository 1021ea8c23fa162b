"""What was noted beside the acts: rulings with their rules, the floor's decisions, chips taken back (PRO)."""

from collections.abc import Callable

from desktop.words.i18n import figure
from desktop.words.say import known, say
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
        return say(key, name=who, rules=rules, amount=figure(int(back)))
    if event.what == "floor":
        key = f"noted_{facts.get('choice', '')}"
        decided = say(key, name=who) if known(key) else str(facts.get("choice", ""))
        return say("noted_floor_by", by=facts["by"], decided=decided) if facts.get("by") else decided
    key = f"noted_{event.what}"
    return say(key, name=who, acted=facts.get("acted", 0)) if known(key) else ""
