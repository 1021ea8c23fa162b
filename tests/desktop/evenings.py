"""Evenings made by hand: the one in the design's picture, and others that strain a page."""

import random

from desktop.recap.page_records import ChartLine, RecapFigure, Result, Shown, ShownBalance, ShownPayment

PEOPLE = (
    ("Omar", 1000, 1, 2010, 171), ("Maya", 1000, 1, 1865, 183), ("Kofi", 500, 1, 870, 96), ("Rosa", 1000, 2, 1230, 187),
    ("Ines", 500, 1, 710, 120), ("Sam", 1000, 2, 630, 187), ("Theo", 1500, 3, 425, 176), ("Lena", 1500, 3, 140, 187),
)  # fmt: skip
PAYS = (
    ("Lena", "Omar", 1010), ("Lena", "Rosa", 230), ("Lena", "kitty", 120),
    ("Theo", "Maya", 865), ("Theo", "Ines", 210), ("Sam", "Kofi", 370),
)  # fmt: skip


def walk(net: int, hands: int, seed: int) -> tuple[tuple[int, int], ...]:
    """A line that ends at `net`, the same one for the same seed."""
    dice = random.Random(seed)
    steps = [dice.choice((0, 0, -10, -20, -35, 25, 60, -90, 140)) for _ in range(hands)]
    drift = (net - sum(steps)) / max(hands, 1)
    points, total = [], 0.0
    for hand, step in enumerate(steps, 1):
        total += step + drift
        points.append((hand, net if hand == hands else round(total)))
    return tuple(points)


def picture() -> Shown:
    """The evening of the design's picture: 8,000 in, 7,880 and 120 kitty out, six payments."""
    results = tuple(
        Result(name, bought, buys, left, hands, left - bought) for name, bought, buys, left, hands in PEOPLE
    )
    return Shown(
        title="Home game, Omaha 5/10",
        time=("ended 00:41",),
        figures=(
            RecapFigure("Played", "5 h 36 min"), RecapFigure("Hands", "187"), RecapFigure("An hour", "33"),
            RecapFigure("Biggest pot", "1,890", "hand 47"), RecapFigure("Bought in", "8,000", "kitty 120"),
            RecapFigure("Dealers", "Kim 102, Ana 85", words=True),
        ),
        balance=ShownBalance(True, "Every chip accounted for", "8,000 in = 7,880 + kitty 120"),
        results=results,
        lines=tuple(ChartLine(result.name, walk(result.net, result.hands, at)) for at, result in enumerate(results)),
        hands=187,
        payments=tuple(ShownPayment(who, to, amount, f"{who}>{to}") for who, to, amount in PAYS),
        corrected=(47, 112),
        ended=True,
    )  # fmt: skip


def crowded(players: int = 13, good: bool = False) -> Shown:
    """Long names, many players, more payments than fit, chips that do not agree, a game still running."""
    names = [
        f"Maximiliana-Josephine {number}" if number % 3 == 0 else f"Player {number}" for number in range(1, players + 1)
    ]
    nets = [(players - 1 - 2 * at) * 12_345 for at in range(players)]
    results = tuple(
        Result(name, 1_250_000, 12, 1_250_000 + net, 412, net, True) for name, net in zip(names, nets, strict=True)
    )
    return Shown(
        title="No-limit hold'em 5,000/10,000, a very long name of a table in a very long room",
        time=("running, 03:12",),
        figures=(
            RecapFigure("Played", "12 h 06 min"), RecapFigure("Hands", "412"), RecapFigure("An hour", "34"),
            RecapFigure("Biggest pot", "1,834,500", "hand 211"), RecapFigure("Bought in", "16,250,000", "rake 12,500"),
            RecapFigure("Dealers", "Kim 102, Ana 85, Bo 77, Cy 60, Di 50, Ed 38", words=True),
        ),
        balance=ShownBalance(good, "25 chips are missing", "16,250,000 in, 16,237,475 + rake 12,500 out"),
        results=results,
        lines=tuple(ChartLine(result.name, walk(result.net, 412, at)) for at, result in enumerate(results)),
        hands=412,
        payments=tuple(
            ShownPayment(names[-1 - at], names[at], abs(nets[at]), str(at), at == 2) for at in range(players)
        ),
        corrected=(3, 80, 200, 411),
    )  # fmt: skip


def empty() -> Shown:
    """Nobody played a hand."""
    return Shown(
        title="No-limit hold'em 1/2", time=("running, 19:02",),
        figures=(RecapFigure("Played", "0 min"), RecapFigure("Hands", "0"), RecapFigure("An hour", "0")),
        balance=ShownBalance(True, "Every chip accounted for", "0 in = 0"), results=(), lines=(), hands=0, payments=(),
    )  # fmt: skip
