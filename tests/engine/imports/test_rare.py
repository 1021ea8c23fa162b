"""Hands that are rarely met, as they were written: each comes in, and is written again as it was."""

import re
from pathlib import Path

import pytest

from engine.exports.files import export
from engine.imports import ohh, phh
from engine.imports.play import sessions
from tests.engine.imports.test_hands import plain

HERE = Path(__file__).parent
_, *_PARTS = re.split(r'(?m)^\["(.+)"\]$', (HERE / "rare.phhs").read_text(encoding="utf-8"))
PHH = {name: f"[1]{keys}" for name, keys in zip(_PARTS[::2], _PARTS[1::2], strict=True)}
OHH = dict(
    zip(
        (
            "a first wager that is less than a bet",
            "a blind of the button before the rest of a post",
            "an odd chip of the dealer's choice",
            "an odd chip of five hundred yen, of the dealer's choice",
            "a short kill of one chip more than the big blind",
            "a short kill heads-up beside a dead small blind",
            "two pots of which the halves have odd chips",
            "an ante for everybody that the big blind has not in full",
            "a kill on the button beside its dead blind",
            "a kill heads-up beside two dead blinds of the button",
            "a kill and a sleeper of one seat and of the same chips",
            "a bought button that is killed",
            "a half kill that is rounded up",
            "a raise in the big bet over a wager for less",
            "a sleeper before a kill after the deal",
            "a straddle before a kill after the deal",
            "a killer all-in with the dead small blind",
            "a small blind made up where the killer acts last",
            "a straddle that is all-in for less",
        ),
        (HERE / "rare.ohh").read_text(encoding="utf-8").rstrip().split("\n\n"),
        strict=True,
    )
)


@pytest.mark.parametrize("name", PHH)
def test_a_rare_hand_of_phh_comes_back(name: str) -> None:
    [made] = sessions(phh.read(PHH[name]))
    assert plain(export([made.session], "phh").text, "phh") == plain(PHH[name], "phh")


@pytest.mark.parametrize("name", OHH)
def test_a_rare_hand_of_open_hand_history_comes_back(name: str) -> None:
    [made] = sessions(ohh.read(OHH[name]))
    assert plain(export([made.session], "ohh").text, "ohh") == plain(OHH[name], "ohh")
