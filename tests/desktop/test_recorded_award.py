"""An award of the book is shown as it was tapped: rankings, runs, winners of single pots (PRO-11, POT-5)."""

import pytest

from desktop.present.awards import Awards, command, no_taps
from desktop.present.recorded_award import recorded
from engine.commands import Award, PotAward, RunAward
from engine.view import PotView

POTS = (PotView(90, (1, 2, 3), ()), PotView(40, (2, 3), ()))


@pytest.mark.parametrize(
    ("award", "parts"),
    [
        (Award(ranking=((1,), (2, 3))), 1),
        (Award(high=((1,), (2,)), low=((3,),)), 1),
        (Award(high=((1,), (2,)), low=(), odd_chip=2), 1),
        (Award(runs=(RunAward(ranking=((1,), (2,))), RunAward(ranking=((3,),)))), 2),
    ],
    ids=["ranking", "halves", "no low", "runs"],
)
def test_rankings_come_back_as_they_were_given(award, parts):
    split = award.high is not None
    assert command(recorded(award, POTS, parts), POTS, split) == award


def test_winners_of_single_pots_become_a_ranking_that_says_the_same():
    award = Award(pots=(PotAward(2, winners=(3,)), PotAward(1, winners=(1,))))
    assert recorded(award, POTS, 1) == Awards(high=(((1,), (3,)),))


def test_winners_of_pots_that_no_ranking_says_stay_picked_by_pot():
    award = Award(pots=(PotAward(1, high=(2,), low=(1,)), PotAward(2, high=(3,), low=(2,))))
    awards = recorded(award, POTS, 1)
    assert awards.picks == ((1, 1, "high", (2,)), (1, 1, "low", (1,)), (2, 1, "high", (3,)), (2, 1, "low", (2,)))
    assert command(awards, POTS, True) == award


def test_a_pot_named_without_a_run_is_won_in_every_run():
    award = Award(pots=(PotAward(1, winners=(2,)), PotAward(2, winners=(2,))))
    assert recorded(award, POTS, 2) == Awards(high=(((2,),), ((2,),)), low=no_taps(2).low)
