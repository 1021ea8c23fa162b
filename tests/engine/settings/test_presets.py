"""The shipped presets: what they choose, that they fit every game and limit, and that a table overrides them."""

from typing import Any

import pytest

from engine.refusals import Refused
from engine.settings.as_keys import as_table
from engine.settings.games import games
from engine.settings.presets import preset, presets, read_preset
from engine.settings.refused_keys import game
from engine.settings.resolve import resolve
from engine.settings.resources import preset_ids
from tests.engine.settings.asked import BLINDS, FIXED, STUD, settled

PRESETS = [preset.id for preset in presets()]


def test_the_four() -> None:
    assert PRESETS == ["casino", "home", "tournament", "online"]
    assert all(preset.name and preset.note for preset in presets())
    assert preset("home").id == "home"
    with pytest.raises(Refused):
        preset("hotel")


CHOSEN: dict[str, dict[str, Any]] = {
    "casino": {
        "button_rule": "dead",
        "missed_blinds": "post_all",
        "straddle.allow": "under_the_gun",
        "heads_up_uncapped": "any_time",
        "stakes": "table",
    },
    "home": {
        "button_rule": "simplified",
        "new_player": "free",
        "missed_blinds": "none",
        "enter_on_button": False,
        "straddle.allow": "any",
    },
    "tournament": {
        "button_rule": "dead",
        "straddle.allow": "none",
        "heads_up_uncapped": "never",
        "must_cover_small_blind": False,
        "half_raise": True,
        "raise_motions": "one",
        "needed_chips": "any",
        "out_of_turn": "call_binds",
        "early_check": "frees",
        "substantial_action": True,
        "expose_all_in": True,
        "runs": 1,
        "clock.seconds": 25,
        "clock.warning": 5,
    },
    "online": {"button_rule": "simplified", "straddle.allow": "none", "show_pot": True, "runs": 2},
}


@pytest.mark.parametrize("id", PRESETS)
def test_what_each_chooses(id: str) -> None:
    settings = settled(**BLINDS, preset=id)
    have = as_table(settings)
    assert settings.preset == id
    assert {key: have[key] for key in CHOSEN[id]} == CHOSEN[id]


@pytest.mark.parametrize("id", PRESETS)
@pytest.mark.parametrize("name", [game.id for game in games()])
def test_fits_every_game_and_limit(id: str, name: str) -> None:
    stakes: dict[str, Any] = {"bring_in": 1} if game(name).family == "stud" else {"blinds": [1, 2]}
    limits: list[dict[str, Any]] = [
        {"limit": "no_limit"},
        {"limit": "pot_limit"},
        {"limit": "half_pot"},
        {"limit": "fixed", "bets": [2, 4]},
        {"limit": "spread", "spread": [[1, 5]]},
    ]
    for limit in limits:
        settings = settled(game=name, preset=id, **stakes, **limit)
        assert settings.short_all_in == ("half_bet" if settings.limit_game else "full_bet")
        assert settings.odd_chip == game(name).odd_chip
        assert (settings.ante, settings.rake, settings.kill, settings.time) == (None,) * 4


@pytest.mark.parametrize("id", PRESETS)
def test_an_evening_recorded_before_a_key_plays_on_without_it_and_a_new_one_is_given_it(id: str) -> None:
    """ENT-2: in a book that names the preset alone a leaver who comes back is new, as when it was recorded."""
    assert settled(**BLINDS, preset=id).leaver_returns == "as_new"
    assert settled(**BLINDS, **preset(id).new_sessions, preset=id).leaver_returns == "still_owes"
    assert preset(id).chosen == {**preset(id).rules, "leaver_returns": "still_owes"}


def test_a_straddle_of_a_preset_needs_a_big_blind() -> None:
    assert settled(**STUD, preset="casino").straddle.allow == "none"
    assert settled(ante={"amount": 1}, preset="home").straddle.allow == "none"


def test_the_table_overrides() -> None:
    settings = settled(**BLINDS, preset="tournament", straddle={"allow": "any"}, clock={"seconds": 40}, runs=2)
    assert (settings.straddle.allow, settings.runs) == ("any", 2)
    assert settings.clock is not None
    assert (settings.clock.seconds, settings.clock.warning) == (40, 5)
    assert settled(**BLINDS, preset="casino", clock=None).clock is None


def test_partial_objects_of_a_preset_wait_for_their_amount() -> None:
    settings = settled(**BLINDS, preset="tournament", ante={"amount": 2, "by": "big_blind"})
    assert settings.ante is not None
    assert settings.ante.big_blind_first
    raked = settled(**FIXED, preset="casino", rake={"percent": 10, "cap": 4}).rake
    assert raked is not None
    assert raked.no_flop_no_drop


@pytest.mark.parametrize("id", PRESETS)
def test_told_settings_resolve_to_themselves(id: str) -> None:
    stakes = [
        {**BLINDS, "ante": {"amount": 1}, "rake": {"percent": 2.5}},
        FIXED,
        STUD,
        {"blinds": [1, 2], "spread": [[1, 5]], "kill": {"on": "pot_over", "size": [4, 3]}},
    ]
    for raw in stakes:
        settings = settled(preset=id, **raw)
        have = as_table(settings)
        table: dict[str, Any] = {}
        for key, value in have.items():
            held = table
            *path, leaf = key.split(".")
            for name in path:
                held = held.setdefault(name, {})
            if value is not None:
                held[leaf] = value
        for name in ("ante", "kill", "rake", "time"):
            if getattr(settings, name) is None:
                table[name] = None
        if settings.rake is not None:
            table["rake"]["jackpot"] = None
        assert as_table(resolve(table)[0]) == have


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("id = 'x'", "id, name, note"),
        ("id = 'x'\nname = 'X'\nnote = ''\ncolour = 1", "nothing else"),
        ("id = 'x'\nname = 'X'\nnote = ''\n[rules]\nblinds = [1, 2]", "belong to the table"),
        ("id = 'x'\nname = 'X'\nnote = ''\n[rules]\nbuton_rule = 'dead'", "button_rule"),
        ("id = 'x'\nname = 'X'\nnote = ''\n[rules]\nbutton_rule = 'dad'", "dead"),
    ],
)
def test_a_bad_file_is_named_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=r"mine\.toml") as caught:
        read_preset("mine.toml", text)
    assert reason in caught.value.refusal.text


def test_a_file_has_the_id_of_its_preset_for_a_name() -> None:
    """The ids are read off the names, so that a key can be checked without reading the presets it belongs to."""
    assert preset_ids() == tuple(preset.id for preset in presets())
