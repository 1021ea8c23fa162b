"""pandas reads a season of 40 evenings: its sums of the views and of every table are those made by hand, to the cent.

A table for people is read as its language writes it: `read_csv(path, sep=";", decimal=",")`.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pandas as pd
import pytest

from desktop.cli import main
from desktop.lifetime import saving
from desktop.lifetime.season import SeasonFilters, SeasonTable
from desktop.recap import saving as recap_saving
from desktop.words.i18n import LANGUAGES
from desktop.words.say import say
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.journal.tool_views import PROMISED
from engine.lifetime.evenings import evenings, takings
from engine.lifetime.people import person_names
from engine.lifetime.standings import standings
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.session import Session
from tests.desktop.speaking import speaking
from tests.engine.lifetime.season import CHIP, EVENINGS, PEOPLE, book_of_season, person

TOURNAMENTS = 9
Made = tuple[Path, dict[str, int]]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """A book and the sums made by hand, in cents; its prizes are worked out."""
    path = tmp_path_factory.mktemp("season") / "book.db"
    net = book_of_season(path)
    assert main(["views", "--db", str(path)]) == 0
    return path, net


@pytest.fixture
def db(made: Made) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(made[0])) as connection:
        yield connection


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


def view(db: sqlite3.Connection, name: str) -> pd.DataFrame:
    """A view as the manual says it is read."""
    return pd.read_sql(f"SELECT * FROM {name}", db)


def cents(amounts: "pd.Series[float]") -> "pd.Series[int]":
    """Money as whole cents; what is no whole number of them is refused."""
    whole = (amounts * 100).round()
    assert ((amounts * 100 - whole).abs() < 1e-6).all()
    return whole.astype("int64")


def by(frame: pd.DataFrame, key: str, column: str) -> dict[str, int]:
    """The sum of a column for each value of another one."""
    return {name: int(amount) for name, amount in frame.groupby(key)[column].sum().items()}


def uncalled(put: pd.DataFrame) -> "pd.Series[float]":
    """Of what players (columns) put into each hand (rows): the part of the largest that nobody called."""
    return put.apply(lambda row: row.nlargest(2).iloc[0] - row.nlargest(2).iloc[1], axis=1)


def spreadsheet(path: Path, language: str) -> pd.DataFrame:
    """A table for people, read with the marks of its language."""
    comma = LANGUAGES[language].decimal == ","
    return pd.read_csv(path, sep=";" if comma else ",", decimal="," if comma else ".")


def command(made: Made, out: Path, *words: str) -> pd.DataFrame:
    """The table a command writes."""
    assert main([*words, str(out), "--db", str(made[0])]) == 0
    return pd.read_csv(out)


# Views ----------------------------------------------------------------------------------------------------------------


def test_the_views_come_to_the_sums_made_by_hand(db: sqlite3.Connection, made: Made) -> None:
    _, net = made
    results = view(db, "results")
    assert {*results.unit} == {"EUR"}
    assert {*results.scale} == {2}
    assert by(results, "person", "won") == net
    assert by(view(db, "standings"), "person", "won") == net
    cash = results[results.session.isin(view(db, "evenings").query("tournament == 0").session)]
    assert (cash.won == cash.net * CHIP).all()
    assert by(results, "person", "dealt") == by(view(db, "players"), "person", "hands")
    assert len(results) == 4 * EVENINGS
    prizes = view(db, "prizes")
    assert prizes.session.nunique() == TOURNAMENTS
    assert prizes.paid.sum() == (prizes.prize + prizes.bounties).sum() > 0


def test_every_view_adds_up_to_the_ones_above_it(db: sqlite3.Connection) -> None:
    """Actions to pots, hands to evenings, hands of players to their results, the ledger to chips on the table."""
    evening, hands = view(db, "evenings").set_index("session"), view(db, "hands")
    assert (evening.players == 4).all()
    assert evening.hands.sum() == len(hands) == 3 * EVENINGS
    assert by(hands, "session", "rake") == evening.rake.to_dict()
    ledger = view(db, "ledger")
    assert by(ledger, "session", "amount") == evening.on_table.to_dict()
    assert -ledger[ledger.what == "rake"].amount.sum() == evening.rake.sum() > 0
    keys = ["session", "player"]
    results = view(db, "results").set_index(keys)
    of_players = view(db, "hand_results").groupby(keys)
    assert of_players.net.sum().to_dict() == results.hands_net.to_dict()
    assert of_players.size().to_dict() == results.dealt.to_dict()
    keys = ["session", "hand"]
    hands = hands.set_index(keys)
    lost = -view(db, "hand_results").groupby(keys).net.sum()
    assert lost.to_dict() == hands.rake.to_dict(), "what players lose together"
    put = view(db, "actions").groupby([*keys, "player"]).put.sum().unstack(fill_value=0)
    assert (put.sum(axis=1) - uncalled(put)).to_dict() == hands.pot.to_dict()


@pytest.mark.parametrize(("name", "column"), [(name, each) for name, made in PROMISED.items() for each in made.points])
def test_a_column_that_names_a_row_of_another_view_finds_exactly_one(
    db: sqlite3.Connection, name: str, column: str
) -> None:
    target, _, within = PROMISED[name].points[column].partition(" ")
    there, key = target.split(".")
    same = ["session"] if "same session" in within else []
    here = view(db, name).dropna(subset=[column])
    other = view(db, there)[[*same, key]]
    pairs = here.merge(other, left_on=[*same, column], right_on=[*same, key], validate="many_to_one")
    assert len(pairs) == len(here)
    assert len(here) > 0 or name == "payments"


# Tables ---------------------------------------------------------------------------------------------------------------


def test_what_commands_write_comes_to_the_sums_made_by_hand(made: Made, tmp_path: Path) -> None:
    _, net = made
    season = command(made, tmp_path / "season.csv", "season", "--csv")
    assert dict(zip(season.person, cents(season.net), strict=True)) == net
    assert season.evenings.sum() == 4 * EVENINGS
    recaps = command(made, tmp_path / "recap.csv", "recap", "all", "--csv")
    won = recaps.net
    assert by(pd.DataFrame({"person": recaps.player.map(person), "won": cents(won)}), "person", "won") == net
    assert {*recaps.currency} == {"EUR"}
    assert (cents(recaps.bought + won) == cents(recaps.cashed_out + recaps.on_table.fillna(0)))[
        recaps.place.notna()
    ].all()
    ledger = command(made, tmp_path / "ledger.csv", "recap", "all", "--ledger")
    cash = recaps[recaps.place.isna()]
    assert ledger[ledger.session.isin(cash.session)].net.sum() == pytest.approx(cash.net.sum(), abs=1e-6)
    assert ledger.player_id.nunique() == len(PEOPLE) + 2
    sums = command(made, tmp_path / "sums.csv", "recap", "all", "--sums")
    of_players = sums[sums.kind == "player"]
    assert cents(of_players.groupby("session")["cards"].sum()).equals(
        cents(won.groupby(recaps.session).sum()).rename("cards")
    )
    assert cents(sums.groupby("session")["sum"].sum()).eq(0).all()
    payments = command(made, tmp_path / "payments.csv", "recap", "all", "--payments")
    for _, evening in of_players.groupby("session"):
        paid = payments[payments.session == evening.session.iloc[0]]
        received = paid.groupby("to").amount.sum().sub(paid.groupby("from").amount.sum(), fill_value=0)
        owed = evening.set_index("player")["sum"]
        assert cents(owed).equals(cents(received.reindex(owed.index, fill_value=0.0).rename("sum")))


def test_the_hands_of_a_recap_come_to_its_results(made: Made, tmp_path: Path) -> None:
    hands = command(made, tmp_path / "hands.csv", "recap", "all", "--hands")
    rows = command(made, tmp_path / "results.csv", "recap", "all", "--csv").set_index(["session", "player"])
    results = rows.chips_won.fillna(rows.net)  # hands of a tournament are in chips
    nets = hands.groupby("session")[[*results.index.unique("player")]].sum().stack()
    assert cents(nets.reindex(results.index).fillna(0.0)).to_dict() == cents(results).to_dict()
    assert len(hands) == 3 * EVENINGS


def test_a_season_is_read_as_each_language_writes_it(made: Made, tmp_path: Path, language: str) -> None:
    path, net = made
    with SqliteStore(path, readonly=True) as store:
        every = list(evenings(store))
        everybody = standings(every, person=person_names(every, register(store)))
        board = SeasonTable(standings=everybody, season=tuple(every), unit="EUR", units=("EUR",))
        taken = list(takings(store))
    season = spreadsheet(saving.save("csv", board, SeasonFilters(), "", tmp_path), language)
    heads = [key if language == "en" else say(f"people.head_{key}") for key in ("person", "net", "evenings", "best")]
    names, won, times, best = (season[head] for head in heads)
    assert dict(zip(names, cents(won), strict=True)) == net
    assert times.sum() == 4 * EVENINGS
    assert (cents(best) >= cents(won) / times).all()
    accounts = spreadsheet(saving.save_accounts(taken, SeasonFilters(), tmp_path), language)
    amounts = accounts["amount" if language == "en" else say("people.head_amount")]
    assert cents(amounts).sum() == sum(each.amount for each in taken) > 0


def test_an_evening_is_read_as_each_language_writes_it(made: Made, tmp_path: Path, language: str) -> None:
    """Results and hands of a cash game, and of a tournament that was played for money."""
    path, _ = made
    heads = {key: key if language == "en" else say(f"recap.{name}") for key, name in recap_saving.HEADS.items()}
    for number in (1, 4):
        with SqliteStore(path, readonly=True) as store:
            session = Session.resume(store, number)
            recap = build(session)
            results, hands = (
                spreadsheet(recap_saving.save(kind, recap, report_of(recap), session, None, tmp_path), language)
                for kind in ("results", "hands")
            )
        worth, net = CHIP if recap.prizes is None else 100, "net" if recap.prizes is None else "chips_won"
        want = {player.name: player.net * worth for player in recap.players}
        assert dict(zip(results[heads["player"]], cents(results[heads[net]]), strict=True)) == want
        if recap.prizes is not None:
            won = {player.name: player.net for player in recap.prizes.players}
            for column in ("net", "won_or_lost"):
                assert dict(zip(results[heads["player"]], cents(results[heads[column]]), strict=True)) == won
        nets = {player.name: player.hands * worth for player in recap.players}
        assert {name: cents(hands[name].dropna()).sum() for name in nets} == nets
        assert cents(hands[heads["pot"]]).sum() == worth * sum(hand.pot for hand in recap.hands)


# Hands ----------------------------------------------------------------------------------------------------------------


def test_in_each_hand_of_open_hand_history_what_went_in_came_out(
    made: Made, db: sqlite3.Connection, tmp_path: Path
) -> None:
    """What was put in, less the bet nobody called, is the pots; these are what was won, the rake and the jackpot."""
    out = tmp_path / "hands.ohh"
    assert main(["export", "all", "--ohh", str(out), "--db", str(made[0])]) == 0
    read = [json.loads(line)["ohh"] for line in out.read_text("utf-8").splitlines() if line]
    assert len(read) == 3 * EVENINGS
    actions = pd.json_normalize(read, ["rounds", "actions"], "game_number")
    pots = pd.json_normalize(read, ["pots"], "game_number")
    wins = pd.json_normalize(read, ["pots", "player_wins"], "game_number")
    put = actions.groupby(["game_number", "player_id"]).amount.sum().unstack(fill_value=0.0)
    pot = pots.groupby("game_number").amount.sum()
    assert cents(put.sum(axis=1) - uncalled(put)).to_dict() == cents(pot).to_dict()
    taken = pots.groupby("game_number")[["rake", "jackpot"]].sum().sum(axis=1)
    assert cents(wins.groupby("game_number").win_amount.sum() + taken).to_dict() == cents(pot).to_dict()
    cash = pots.assign(tournament=pots.game_number.map({hand["game_number"]: hand["tournament"] for hand in read}))
    hands = view(db, "hands").merge(view(db, "evenings")[["session", "tournament"]], on="session")
    in_cash = hands[hands.tournament == 0]
    assert cents(cash[~cash.tournament].amount).sum() == in_cash.pot.sum() * CHIP
    assert cash[cash.tournament].amount.sum() == hands[hands.tournament == 1].pot.sum()
