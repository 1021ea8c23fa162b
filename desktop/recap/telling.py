"""From the engine's recap to what the page shows: words and order only, every figure is the record's own."""

from datetime import UTC, datetime, timedelta, tzinfo

from msgspec.structs import replace

from desktop.recap.shown import Balance, Figure, Line, Payment, Result, Shown
from desktop.words import i18n
from desktop.words.engine import term
from desktop.words.game_title import retitled
from desktop.words.recap import chips, duration, say
from desktop.words.table import ordinal
from engine.journal.chain import short
from engine.recap.build import HOUSE, TIPS
from engine.recap.records import Balance as Recount
from engine.recap.records import PartyKind, PlayerResult, Recap
from engine.recap.records import Payment as Paid
from engine.recap.settlement import UNACCOUNTED
from engine.recap.tally import TIPS as TIPPED

HIGHEST_NAMED = 3
"""So many games of an evening are named in the strip."""


def shown(recap: Recap, zone: tzinfo | None = None) -> Shown:
    """The page of a session; times of day in `zone`, None = where the machine stands."""
    nets = {one.name: one for one in recap.players}
    lines = {one.player: one.points for one in recap.series}
    return Shown(
        title=title(recap),
        time=stand(recap, zone),
        figures=figures(recap),
        balance=balance(recap),
        results=tuple(replace(result(one), place=place(one) if recap.tournament else "") for one in recap.players),
        lines=tuple(Line(name, lines[name]) for name in nets if name in lines),
        hands=max((hand.number for hand in recap.hands), default=0),
        payments=tuple(payment(one, recap) for one in recap.settlement.payments),
        corrected=tuple(hand.number for hand in recap.hands if hand.corrected),
        ended=recap.ended,
        off=recap.settlement.unaccounted,
        tournament=recap.tournament,
    )


def title(recap: Recap) -> str:
    """The table's name if it has one, and the games."""
    games = [retitled(game) for game in recap.games[:HIGHEST_NAMED]]
    if len(recap.games) > HIGHEST_NAMED:
        games.append(say("more_games", count=len(recap.games) - HIGHEST_NAMED))
    return ", ".join([recap.name, *games] if recap.name else games)


def moment(recap: Recap, second: int, zone: tzinfo | None = None) -> datetime:
    """When a second of the session was, where the machine stands."""
    began = datetime.fromisoformat(recap.created)
    if began.tzinfo is None:
        began = began.replace(tzinfo=UTC)
    return (began + timedelta(seconds=second)).astimezone(zone)


def clock(recap: Recap, second: int, zone: tzinfo | None = None) -> str:
    """The same on the clock of the wall."""
    return f"{moment(recap, second, zone):%H:%M}"


def day(recap: Recap, zone: tzinfo | None = None) -> str:
    """The day it began: `20 November 2026`."""
    return i18n.day(moment(recap, 0, zone))


def time(recap: Recap, zone: tzinfo | None = None) -> str:
    """When the last step was made."""
    return say("ended" if recap.ended else "last_tap", time=clock(recap, recap.seconds, zone))


def stand(recap: Recap, zone: tzinfo | None = None) -> str:
    """When the last step was made, and the head of the chain after it."""
    when = time(recap, zone)
    return say("chain", time=when, head=short(recap.head)) if recap.head else when


def chain_words(recap: Recap, made: str) -> str:
    """The last line on paper: what made it, the session, the head of its chain, and since when it is chained."""
    if not recap.head:
        return say("foot_unchained", made=made, session=recap.session)
    words = {"made": made, "session": recap.session, "head": short(recap.head)}
    if recap.chained is None:
        return say("foot", **words)
    since = i18n.day(datetime.fromisoformat(recap.chained).astimezone())
    return say("foot_later", count=recap.unchained, day=since, **words)


def figures(recap: Recap) -> tuple[Figure, ...]:
    """The top row, without the balance."""
    hands = len(recap.played)
    pace = round(hands * 3600 / recap.seconds) if recap.seconds >= 60 else 0
    winner = next((one.name for one in recap.players if one.place == 1), "")
    found = [
        *([Figure(say("winner"), winner, words=True)] if winner else []),
        Figure(say("played"), duration(recap.seconds)),
        Figure(say("hands"), chips(hands), misdeals(recap)),
        Figure(say("an_hour"), chips(pace)),
    ]
    if recap.biggest:
        found.append(Figure(say("biggest"), chips(recap.biggest[0].pot), say("hand_n", hand=recap.biggest[0].number)))
    found.append(Figure(say("in_play"), chips(recap.balance.bought), house(recap)))
    dealers = dealt(recap)
    if dealers:
        found.append(Figure(say("dealers"), ", ".join(f"{name} {count}" for name, count in dealers), words=True))
    return tuple(found)


def misdeals(recap: Recap) -> str:
    """How many misdeals there were, nothing where there was none."""
    return say("n_misdeals", count=recap.misdeals) if recap.misdeals else ""


def house(recap: Recap) -> str:
    """What the house or the dealers took if it is of one kind, in a word or two."""
    parts = taken(recap)
    return f"{parts[0][0]} {chips(parts[0][1])}" if len(parts) == 1 else ""


def house_name(recap: Recap) -> str:
    """What the house is called in the settlement: a game that gives it nothing else has a kitty."""
    own = recap.balance
    other = own.rake or own.drop or any(reason.lower() not in {"kitty", *TIPPED} for reason, _ in recap.takes)
    return say("house" if other else "kitty")


def taken(recap: Recap) -> tuple[tuple[str, int], ...]:
    """What went off the table, each by its own name: time is no kitty."""
    own = recap.balance
    others = [(term(reason), amount) for reason, amount in recap.takes if reason.lower() not in TIPPED]
    named = [(say(key), getattr(own, key)) for key in ("rake", "drop", "tips")]
    return tuple((words, amount) for words, amount in (*named, *others) if amount)


def dealt(recap: Recap) -> list[tuple[str, int]]:
    """Hands by dealer, in the order they first sat down."""
    counts: dict[str, int] = {}
    for down in recap.downs:
        if down.dealer:
            counts[down.dealer] = counts.get(down.dealer, 0) + down.hands
    return list(counts.items())


def balance(recap: Recap) -> Balance:
    """Every chip accounted for, or what is off and by how much."""
    own = recap.balance
    came = [say("n_in", amount=chips(own.bought))]
    if own.splashed:
        came.append(say("n_splashed", amount=chips(own.splashed)))
    if own.unaccounted:
        came.append(say("n_counted", amount=chips(own.unaccounted)))
    left = [("n_cashed", own.cashed), ("n_on_table", own.on_table)]
    found = [(key, amount) for key, amount in left if amount]
    words = [say(key, amount=chips(amount)) if len(found) > 1 else chips(amount) for key, amount in found]
    words += [f"{name} {chips(amount)}" for name, amount in taken(recap)]
    sign = "=" if not own.missing else "\u2260"
    return Balance(own.balanced, agreed(own), f"{' + '.join(came)} {sign} {' + '.join(words) or '0'}")


def agreed(recount: Recount) -> str:
    """Whether the chips agree, in a sentence: what is missing, and what was counted otherwise than recorded."""
    parts = []
    if recount.missing:
        parts.append(say("n_missing" if recount.missing > 0 else "n_too_many", count=abs(recount.missing)))
    if recount.unaccounted:
        parts.append(say("n_more" if recount.unaccounted > 0 else "n_fewer", count=abs(recount.unaccounted)))
    return ", ".join(parts) or say("all_there")


def result(one: PlayerResult) -> Result:
    """A player's row: chips bought, chips left with or still in front."""
    return Result(one.name, one.bought, one.buy_ins, one.cashed + one.on_table, one.dealt, one.net, one.playing)


def place(one: PlayerResult) -> str:
    """A player's place in a tournament; who has none yet still plays."""
    return ordinal(one.place) if one.place else say("still_in")


def payment(one: Paid, recap: Recap) -> Payment:
    """A card of the settlement."""
    key = f"{_key(one.payer, one.payer_kind)}>{_key(one.to, one.to_kind)}:{one.amount}"
    return Payment(party(one.payer, one.payer_kind, recap), party(one.to, one.to_kind, recap), one.amount, key)


def party(name: str, kind: PartyKind, recap: Recap) -> str:
    """What somebody in the settlement is called, in the language of the window."""
    if kind == "house":
        return house_name(recap)
    if kind in ("dealers", "unaccounted"):
        return say("party_dealers" if kind == "dealers" else "party_nobody")
    return name


def _key(name: str, kind: PartyKind) -> str:
    """What ticks are kept by: a player called like another party is told apart, all others as ever."""
    return f"player {name}" if kind == "player" and name in (HOUSE, TIPS, UNACCOUNTED) else name
