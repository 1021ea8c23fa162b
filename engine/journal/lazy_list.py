"""A list of what is in a book, each item read when it is asked for: ten thousand open as fast as ten."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar, overload

Item = TypeVar("Item")


class Lazy(Sequence[Item]):
    """Knows how long it is, and reads by `item`."""

    @abstractmethod
    def item(self, at: int) -> Item:
        """What stands at place `at`, from 0 to the last."""

    @overload
    def __getitem__(self, at: int) -> Item: ...
    @overload
    def __getitem__(self, at: slice) -> list[Item]: ...
    def __getitem__(self, at: int | slice) -> Item | list[Item]:
        if isinstance(at, slice):
            return [self.item(number) for number in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        return self.item(at % len(self))
