"""The recap: results per player, the balance, the settlement; pure functions over the events of a session."""

from engine.recap.build import build, build_from
from engine.recap.records import Recap
from engine.recap.settlement import settle, with_bank

__all__ = ["Recap", "build", "build_from", "settle", "with_bank"]
