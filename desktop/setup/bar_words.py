"""The texts of the setup page's bar: whether the table can start, and what each button does. Pure."""

import json
from typing import Any

from msgspec import Struct

from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from desktop.setup.offers import named
from desktop.setup.running import rules_after_change
from desktop.words.engine import table_title
from desktop.words.i18n import capitalised
from desktop.words.rule_phrases import of_refusal
from desktop.words.say import say
from desktop.words.setup_phrases import ids, of_line, title
from engine.refusals import Refusal
from engine.settings.describe import BY_KEY

MOST_NAMED = 3
"""The most rules named in the bar."""


class Key(Struct, frozen=True):
    """A button of the bar."""

    words: str
    """Its words."""
    second: str = ""
    """Its second line."""
    role: str = "plain"
    """Its look; `next` = the amber one."""
    barred: bool = False
    """Whether it cannot be used now."""


class BarWords(Struct, frozen=True):
    """The texts of statement, buttons and strip."""

    head: str
    """The first line of the statement."""
    detail: str
    """The second line of the statement."""
    role: str
    """The colour role of its stripe."""
    back: Key
    """The button that leaves."""
    rules: Key
    """The button of the rules."""
    start: Key
    """The button that starts the game."""
    title: str
    """The title of the strip."""
    about: str
    """The text beside the title."""


def mix_title(choice: Choice) -> str:
    """Return the name of a mix on the first page, else its number of games (NOW-13)."""
    table = json.loads(choice.stakes)
    own = dict(choice.own).get("mix")
    if own is not None:
        return say("mix.games", count=len(json.loads(own)))
    line = named(choice.preset, table)
    return f"{of_line(line[0])} {line[1]}" if line is not None else say("mix.games", count=len(table.get("mix") or ()))


class BarContext(Struct, frozen=True):
    """The state of the page, beside the choice, that the texts depend on."""

    name: str
    """The name of the chosen rules."""
    unfolded: bool = False
    """Whether all rules are shown."""
    explaining: bool = False
    """Whether reasons are shown."""
    playing: bool = False
    """Whether a table is open behind the page."""
    before: Choice | None = None
    """The choice a running table plays by, None on the page of a new one."""
    games: int = 0
    """The number of games that are not over."""
    had: Choice | None = None
    """The choice before the last tap on a game or a preset."""
    leveling: bool = False
    """Whether the levels are shown."""


def bar_words(choice: Choice, outcome: Any, context: BarContext) -> BarWords:
    """Return the texts for a choice; `outcome` = its settings and game, its refusal, or None without a game."""
    title = say("setup.new_table") if context.before is None else say("setup.change_rules")
    about = say("setup.about")
    go = say("setup.start") if context.before is None else say("setup.change")
    if outcome is None:
        note = _kept_and_dropped(choice, context) or say("setup.choose_game_note", rules=context.name)
        statement = (say("setup.choose_game"), note, "now")
        start = Key(go, say("setup.start_needs_game"), barred=True)
    elif isinstance(outcome, Refusal):
        about = say("setup.not_yet")
        statement = (about, ids(capitalised(of_refusal(outcome))), "owe")
        start = Key(go, say("setup.start_refused"), barred=True)
    else:
        about = mix_title(choice) if outcome[0].mix else table_title(*outcome)
        key = "ready_own" if choice.own else "ready_note"
        statement = (about, say(f"setup.{key}", rules=context.name, seats=choice.seats, count=len(choice.own)), "win")
        statement = (*statement[:1], _kept_and_dropped(choice, context) or statement[1], statement[2])
        start = _start_key(choice, context.before)
    return BarWords(*statement, _back_key(context), _rules_key(choice, context), start, title, about)


def dropped_rules(before: Choice, choice: Choice) -> tuple[str, ...]:
    """Return the own rules that another game or preset has dropped, as dotted keys."""
    own = {key for key, _ in choice.own}
    dropped = [(key, text) for key, text in before.own if key not in own]
    if not dropped:
        return ()
    values = chosen.values_to_show(choice) if choice.complete else {}
    return tuple(key for key, text in dropped if values.get(key) != json.loads(text))


def change_count(before: Choice, choice: Choice) -> int:
    """Return the number of changes to a running table; another house or game counts as one, dropped rules as none."""
    same_game = (choice.preset, choice.stakes, choice.seats) == (before.preset, before.stakes, before.seats)
    own_pairs, old_pairs = set(choice.own), set(before.own)
    return len({key for key, _ in own_pairs ^ old_pairs}) if same_game else 1 + len(own_pairs - old_pairs)


def _kept_and_dropped(choice: Choice, context: BarContext) -> str:
    """Return which rules another game keeps and drops, in words; "" when it touches none."""
    if context.before is None:
        dropped = dropped_rules(context.had, choice) if context.had is not None else ()
        return say("setup.dropped", rules=_titles_of(dropped)) if dropped else ""
    rules = rules_after_change(context.before, choice)
    parts = [say("setup.rules_of", rules=context.name)] if rules.kept or rules.dropped else []
    parts += [say("setup.kept", rules=_titles_of(rules.kept))] if rules.kept else []
    parts += [say("setup.dropped", rules=_titles_of(rules.dropped))] if rules.dropped else []
    return " ".join(parts)


def _titles_of(keys: tuple[str, ...]) -> str:
    """Return the titles of some rules, as many as a line has room for, and the number of others."""
    titles = [title(BY_KEY[key]) for key in keys]
    if len(titles) <= MOST_NAMED:
        return ", ".join(titles)
    return say("setup.and_more", rules=", ".join(titles[: MOST_NAMED - 1]), count=len(titles) - MOST_NAMED + 1)


def _start_key(choice: Choice, before: Choice | None) -> Key:
    """Return the key that starts, or changes the running table from the next hand on."""
    if before is None:
        return Key(say("setup.start"), role="next")
    if not change_count(before, choice):
        return Key(say("setup.change"), say("setup.reset_none"), barred=True)
    return Key(say("setup.change"), say("setup.change_note"), role="next")


def _rules_key(choice: Choice, context: BarContext) -> Key:
    """Return the key for all rules; when they are unfolded, for their reset; for dropped rules, to put them back."""
    count = len(choice.own)
    dropped = dropped_rules(context.had, choice) if context.had is not None and not context.unfolded else ()
    if dropped:
        return Key(say("setup.put_back"), say("setup.put_back_note", count=len(dropped)))
    if not context.unfolded:
        return Key(
            say("setup.all_rules"), say("setup.all_rules_note", count=count) if count else say("setup.all_rules_none")
        )
    words, note = say("setup.reset"), "setup.reset_note"
    if context.before is not None:
        words, note, count = (
            say("setup.reset_running"),
            "setup.reset_running_note",
            change_count(context.before, choice),
        )
    return Key(words, say(note, count=count) if count else say("setup.reset_none"), barred=not count)


def _back_key(context: BarContext) -> Key:
    """Return the key back from the levels to all rules, to the games, to the table, or out of the app."""
    if context.leveling:
        return Key(say("setup.back"), say("setup.all_rules_back"))
    if context.explaining or (context.unfolded and context.before is None):
        return Key(say("setup.back"), say("setup.games_note"))
    if context.unfolded or context.playing:
        return Key(say("setup.back"), say("setup.back_note"))
    return Key(
        say("setup.quit"), say("setup.quit_open", count=context.games) if context.games else say("setup.quit_note")
    )
