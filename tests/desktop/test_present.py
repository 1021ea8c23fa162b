"""From a scene to what is shown: the four pictures of SCREENS section 10 as tables, and the rules of the entry."""

import pytest
from msgspec.structs import replace

from desktop.intents import Explain, Send, Tell, Undo
from desktop.present import award_taps as taps
from desktop.present import awards as aw
from desktop.present.bar import bar, guard
from desktop.present.centre import centre
from desktop.present.column import award_column
from desktop.present.dues import dues
from desktop.present.entry import Entry, settle
from desktop.present.felt import spots
from desktop.present.pad import pad
from desktop.present.seats import plates
from desktop.present.sizes import sizes
from desktop.present.statement import statement
from desktop.present.strip import Pill, strip
from desktop.present.window_state import FoldedTo, Local
from engine.betting.bounds import AllIn
from engine.commands import Act, Award, Deal, FoldTo, PotAward, RunAward, SitIn
from engine.state import AwardedPot, Share, Wager
from tests.desktop import tables
from tests.desktop.fixtures import BETWEEN, MID_HAND, SHOWDOWN
from tests.desktop.in_each import WAITS_FOR_POSTING
from tests.desktop.speaking import FOREIGN, speaking

RAISE = Wager("raise", 200, 610, 5)


# The entry -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("digits", "amount", "wrong"),
    [("", 200, ""), ("450", 450, ""), ("700", 610, "over_pot"), ("150", 200, "under"), ("453", 455, "unit"),
     ("452", 450, "unit"), ("608", 610, "unit"), ("999999999999", 610, "over_pot")],
)  # fmt: skip
def test_an_entry_becomes_what_is_allowed(digits: str, amount: int, wrong: str) -> None:
    settled = settle(Entry(digits), RAISE, 100, AllIn(1480), "pot_limit")
    assert (settled.amount, settled.wrong) == (amount, wrong)


@pytest.mark.parametrize(("digits", "wrong"), [("80", "half"), ("149", "half"), ("150", "completed"), ("200", "")])
def test_where_half_a_raise_counts_the_pad_says_what_chips_without_a_word_come_to(digits: str, wrong: str) -> None:
    settled = settle(Entry(digits), RAISE, 100, AllIn(1480), "no_limit", 150)
    assert (settled.amount, settled.wrong) == (200, wrong)


def test_by_counts_from_the_bet() -> None:
    assert settle(Entry("350", by=True), RAISE, 100, AllIn(1480), "pot_limit").amount == 450


def test_an_all_in_need_not_fit_the_unit() -> None:
    short = Wager("raise", 200, 283, 5)
    assert settle(Entry("283"), short, 100, AllIn(283), "no_limit").wrong == ""
    assert settle(Entry("300"), short, 100, AllIn(283), "no_limit").wrong == "over_stack"


def test_only_the_amounts_of_the_limit_are_played() -> None:
    fixed = Wager("raise", 40, 60, 20, (40, 60))
    assert settle(Entry("45"), fixed, 20, AllIn(500), "fixed").amount == 40


def test_digits_build_up_and_go() -> None:
    entry = Entry().typed("0").typed("4").typed("5").typed("00")
    assert entry.digits == "4500"
    assert entry.shorter().plus(25).digits == "475"
    assert Entry("9" * 12).typed("9").digits == "9" * 12


# Mid-hand ------------------------------------------------------------------------------------------------------------


def test_mid_hand_bar_and_statement() -> None:
    shown = bar(MID_HAND, Local(entry=Entry("450")))
    assert [(s.word, s.figure, s.fill) for s in (shown.fold, shown.call, shown.go)] == [
        ("Fold", "", "normal"), ("Call", "100", "main"), ("Raise to", "450", "next"),
    ]  # fmt: skip
    assert shown.undo.second == "Theo calls 60"
    assert shown.go.intent == Send(Act("wager", to=450, seat=4))
    sentence = statement(MID_HAND, Local())
    assert (sentence.role, sentence.seat, sentence.title, sentence.second) == (
        "now",
        4,
        "Rosa to act",
        "100 to call, has 1,480",
    )


def test_the_undo_key_knows_whose_name_gives_way() -> None:
    name = next(iter(MID_HAND.view.seats.values())).player
    assert bar(replace(MID_HAND, undo=f"{name} raises to 120"), Local()).undo.who == name
    assert bar(replace(MID_HAND, undo="flop dealt"), Local()).undo.who == ""


def test_an_empty_entry_offers_the_least_in_outline() -> None:
    go = bar(MID_HAND, Local()).go
    assert (go.word, go.figure, go.fill) == ("Raise to", "200", "outline")


def test_mid_hand_pad() -> None:
    shown = pad(MID_HAND, Local(entry=Entry("450")), 5)
    assert shown is not None
    assert (shown.least, shown.most, shown.figure) == ("200", "610", "450")
    assert shown.caption == "adds 450, leaves 1,030 behind"
    assert shown.arithmetic == "610 = bet 100 + pot 410 + call 100"
    assert [(q.figure, q.reason) for q in shown.quicks] == [
        ("200", ""), ("355", ""), ("440", ""), ("610", ""), ("", "over pot"),
    ]  # fmt: skip
    assert shown.chips == (5, 25, 100, 500)
    assert isinstance(shown.quicks[4].does, Tell)


def test_compact_has_four_quick_sizes() -> None:
    assert [size.id for size in sizes(MID_HAND, 4)] == ["least", "half", "two_thirds", "pot"]


def test_mid_hand_felt() -> None:
    middle = centre(MID_HAND, Local())
    assert middle.line == (("Flop", ""), ("pot", "150"), ("with all bets", "410"))
    assert [(pot.name, pot.amount) for pot in middle.pots] == [("Main", 330), ("Side", 80)]
    assert middle.pots[0].dots == ((1, True), (2, True), (4, False), (7, True))
    by_seat = {spot.seat: spot for spot in spots(MID_HAND)}
    assert by_seat[3].puck == "dead"
    assert by_seat[9].lammers == ("owes BB 10", "SB 5")
    assert (by_seat[1].backs, by_seat[1].bet) == (4, 100)
    assert 5 not in by_seat, "a folded hand has nothing before it"
    kinds = {plate.seat: (plate.kind, plate.word, plate.tag) for plate in plates(MID_HAND, Local())}
    assert kinds[4] == ("act", "", "SB")
    assert kinds[2] == ("all_in", "ALL IN", "")
    assert kinds[5] == ("folded", "folded", "BB")
    assert kinds[3][0] == "empty"
    assert kinds[9] == ("out", "away", "")


def test_each_seat_is_one_sentence_for_screen_readers() -> None:
    spoken = {plate.seat: plate.spoken for plate in plates(MID_HAND, Local())}
    assert spoken[4] == "Seat 4, Rosa, to act, to call 100, 1,480 behind, small blind"
    assert spoken[3] == "Seat 3, empty"


def test_the_preview_marks_who_would_fold() -> None:
    local = Local(folded_to=FoldedTo(7, (4, 5), (FoldTo(seat=7),)))
    seats = {plate.seat: plate for plate in plates(tables.full_table(9), local)}
    assert (seats[4].edge, seats[4].dashed, seats[4].word) == ("now", True, "folds?")
    shown = bar(tables.full_table(9), local)
    assert (shown.fold.word, shown.fold.figure, shown.fold.second) == ("Fold both", "", "to Lena")
    assert shown.call.reason


# Showdown ------------------------------------------------------------------------------------------------------------


def ranked() -> Local:
    """Theo best, Maya second, with the engine's answer."""
    first = taps.tap_seat(aw.no_taps(1), SHOWDOWN.view.pots, 2)
    two = taps.tap_seat(first, SHOWDOWN.view.pots, 1)
    proposal = aw.Proposal(
        (AwardedPot(390, (1, 2, 4, 7), 10), AwardedPot(960, (1, 4, 7)), AwardedPot(540, (1, 4))),
        (Share(1, 540, 3), Share(1, 960, 2), Share(2, 380, 1)),
    )
    return Local(awards=two, past=(aw.no_taps(1), first), proposal=proposal)


def test_showdown_as_in_the_picture() -> None:
    local = ranked()
    shown = bar(SHOWDOWN, local)
    assert (shown.go.word, shown.go.second, shown.go.fill) == ("Push 3 pots", "1,500 to Maya, 380 to Theo", "next")
    assert shown.call.word == "Tie with Maya"
    assert shown.undo.second == "2nd best: Maya"
    assert statement(SHOWDOWN, local).title == "Every pot has a winner"
    assert statement(SHOWDOWN, local).second == "Bets matched, 4 live hands"
    seats = {plate.seat: plate for plate in plates(SHOWDOWN, local)}
    assert (seats[2].kind, seats[2].tag, seats[2].word) == ("winner", "1st", "wins 380")
    assert (seats[1].tag, seats[1].word) == ("2nd", "wins 1,500")
    won = [[(each.named, each.amount) for each in pot.won] for pot in centre(SHOWDOWN, local).pots]
    assert won == [[("2 Theo", "380")], [("1 Maya", "960")], [("1 Maya", "540")]]
    cards = award_column(SHOWDOWN, local).cards
    assert [(card.order, card.name, card.note) for card in cards] == [
        (1, "Side 2", "Maya or Rosa"), (2, "Side 1", "Maya, Rosa or Lena"), (3, "Main", "house 10, Theo gets 380"),
    ]  # fmt: skip


def test_hands_keep_their_places_in_the_cards() -> None:
    before = award_column(SHOWDOWN, Local()).cards[2].hands
    after = award_column(SHOWDOWN, ranked()).cards[2].hands
    assert [hand.ring for hand in before] == [hand.ring for hand in after] == [1, 2, 4, 7]


def test_the_award_guard_names_what_is_missing() -> None:
    assert guard(SHOWDOWN, Local()) == "Main has no winner yet"
    local = Local(awards=taps.tap_seat(aw.no_taps(1), SHOWDOWN.view.pots, 2))
    assert guard(SHOWDOWN, local) == "Side 1 has no winner yet"


def test_a_tapped_hand_goes_when_it_is_tapped_again() -> None:
    awards = taps.tap_seat(taps.tap_seat(aw.no_taps(1), SHOWDOWN.view.pots, 2), SHOWDOWN.view.pots, 1)
    assert taps.tap_seat(awards, SHOWDOWN.view.pots, 2).high == (((1,),),)


def test_a_tie_joins_the_last_hand() -> None:
    awards = replace(taps.tap_seat(aw.no_taps(1), SHOWDOWN.view.pots, 2), tie="last")
    assert taps.tap_seat(awards, SHOWDOWN.view.pots, 7).high == (((2, 7),),)


def test_awards_in_the_form_the_engine_takes() -> None:
    pots = SHOWDOWN.view.pots
    assert aw.command(ranked().awards, pots, False) == Award(ranking=((2,), (1,)))
    picked = taps.pick_for_pot(ranked().awards, pots, 3, 4)
    assert aw.command(picked, pots, False) == Award(
        pots=(PotAward(1, winners=(2,)), PotAward(2, winners=(1,)), PotAward(3, winners=(4,)))
    )
    twice = replace(taps.tap_seat(aw.no_taps(2), SHOWDOWN.view.pots, 2), run=2)
    assert aw.command(taps.tap_seat(twice, SHOWDOWN.view.pots, 1), pots, False) == Award(
        runs=(RunAward(ranking=((2,),)), RunAward(ranking=((1,),)))
    )
    low = taps.tap_seat(replace(taps.tap_seat(aw.no_taps(1), SHOWDOWN.view.pots, 2), half="low"), SHOWDOWN.view.pots, 1)
    assert aw.command(low, pots, True) == Award(high=((2,),), low=((1,),))


# Between hands -------------------------------------------------------------------------------------------------------


def test_between_hands_as_in_the_picture() -> None:
    middle = centre(BETWEEN, Local())
    assert (middle.title, middle.special) == ("Kill hand, limits 20/40", "kill")
    assert middle.sentence == "*Lena* won 2 hands in a row and posts *20*. A call costs 20."
    assert [(cell.label, cell.who, cell.amount) for cell in middle.cells] == [
        ("Button", ("2 Theo",), ""), ("Small", ("none",), ""), ("Big", ("4 Rosa",), "10"), ("Starts", ("5 Sam",), ""),
    ]  # fmt: skip
    assert middle.foot == "Pot before the cards 45"
    shown = bar(BETWEEN, Local())
    assert (shown.go.word, shown.go.fill, shown.go.intent) == ("Deal hand 48", "next", Send(Deal()))
    assert (shown.call.word, shown.call.second, shown.call.fill) == (
        "Collect time charge", "6 from each of 8 players", "reminder",
    )  # fmt: skip
    assert statement(BETWEEN, Local()).title == "Nils and Vera are not dealt in"
    assert strip(BETWEEN).pills == (Pill("Kill 20/40", Explain("kill"), "kill"),)
    by_seat = {spot.seat: spot for spot in spots(BETWEEN)}
    assert by_seat[4].ghost == "posts 10"
    assert by_seat[9].ghost == "posts 10 + 5"
    assert (by_seat[7].ghost, by_seat[7].ghost_role, by_seat[7].legs) == ("kills 20", "special", 2)
    assert by_seat[3].lammers == by_seat[6].lammers == ("owes 10",)
    assert by_seat[2].puck == "live"


@pytest.mark.parametrize("code", FOREIGN)
def test_who_is_not_dealt_in_alone_is_no_plural(code: str) -> None:
    alone = replace(BETWEEN.view, dues=tuple(due for due in BETWEEN.view.dues if BETWEEN.name(due.seat) != "Vera"))
    with speaking(code):
        shown = statement(replace(BETWEEN, view=alone), Local())
    assert (shown.title.split()[0], shown.second) == ("Nils", WAITS_FOR_POSTING[code])


def test_who_owes_what() -> None:
    shown = dues(BETWEEN)
    assert shown.progress == "2 to ask, 1 settled"
    nils, vera, ines = shown.cards
    assert [(o.word, o.second, o.fill) for o in nils.options] == [
        ("Buy button 15", "5 + 10, button next", "normal"), ("Wait", "may post in 2 hands", "main"),
    ]  # fmt: skip
    assert [(o.word, o.second) for o in vera.options] == [
        ("Post 10", "kills the next for 20"), ("Wait", "big blind in 2 hands"),
    ]  # fmt: skip
    assert (ines.why, ines.settled, ines.options[0].fill) == ("missed both blinds", True, "chosen")
    assert ines.options[0].intent == Send(SitIn(seat=9, entry="wait")), "tapped again it is undone"
    last = dues(replace(BETWEEN, entered=9)).cards[2]
    assert last.options[0].intent == Undo(), "as the last step it is taken back without another one"


# Other games ---------------------------------------------------------------------------------------------------------


def test_a_capped_round_says_so_in_the_go_slot() -> None:
    go = bar(tables.capped(), Local()).go
    assert (go.word, go.reason) == ("Raise", "capped, 4 raises")
    assert go.does == Tell("the round is capped, every raise has been made (LIM-2)")


def test_stud_asks_and_marks_the_seats() -> None:
    scene = tables.stud("first", False)
    assert statement(scene, Local()).title == "Who acts first?"
    assert all(plate.edge == "now" for plate in plates(scene, Local()) if plate.kind == "in")


def test_a_draw_is_done_by_the_dealer() -> None:
    assert bar(tables.draw(), Local()).go.word == "Draw done"


def test_a_lone_uncalled_part_is_said_to_return() -> None:
    main, side = MID_HAND.view.pots
    view = replace(MID_HAND.view, pots=(main, replace(side, seats=(7,), unmatched=())))
    pot = centre(replace(MID_HAND, view=view), Local()).pots[1]
    assert (pot.name, pot.lone) == ("Returns", True)
