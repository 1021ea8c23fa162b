"""The steps of the hand that is on, kept in memory: a tap reads none of them again."""

from collections.abc import Callable, Iterable, Iterator

from engine.journal.steps import NONE, Step


class Recent:
    """The steps made in one hand, undone ones and markers among them; filled from the book when first asked for."""

    def __init__(self, step: Callable[[int], Step]) -> None:
        """`step` finds a step by its sequence; those on the running hand's line are in memory anyway."""
        self._step = step
        self._hand = -1
        self._steps: list[Step] = []

    def add(self, step: Step) -> None:
        """A step was stored. Of another hand, or not the next one: all is read again when it is asked for."""
        if step.hand == self._hand and self._steps and step.sequence == self._steps[-1].sequence + 1:
            self._steps.append(step)
        else:
            self._hand = -1

    def log(self, hand: int, head: int, read: Callable[[], Iterable[Step]]) -> Iterator[tuple[Step, bool]]:
        """The steps of the hand `head` stands in, in the order they were made, and whether each is undone.

        Args:
            hand: the hand's number.
            head: the real step the session stands on, of this hand.
            read: the steps of the hand from the book.
        """
        if hand != self._hand:
            self._hand, self._steps = hand, list(read())
        on_line = set()
        while head != NONE and (step := self._step(head)).hand >= hand:
            on_line.add(head)
            head = step.parent
        for step in tuple(self._steps):
            yield step, step.real and step.sequence not in on_line
