"""Who is who: a name is the same person however it is typed."""

from collections.abc import Iterable

from engine.lifetime.records import Evening
from engine.lifetime.standings import Person
from engine.values import known_as


def spelled(evenings: Iterable[Evening]) -> Person:
    """Everybody by the spelling of their newest evening, oldest evening first."""
    newest = {known_as(result.player): result.player for evening in evenings for result in evening.results}
    return lambda name: newest.get(known_as(name), name)
