"""A list of items of a book, each read when it is used: a list of ten thousand opens as fast as one of ten."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar, overload

Item = TypeVar("Item")


class Lazy(Sequence[Item]):
    """A sequence of known length whose items are read by `item`."""

    @abstractmethod
    def item(self, at: int) -> Item:
        """Return the item at index `at`, from 0."""

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
