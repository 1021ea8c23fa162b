"""While a test runs no garbage is collected: another thread would do it as well, and crash a process with windows."""

import threading
import weakref

ENOUGH = 200_000
"""Objects that are made in a thread: some 285 times as many as start a collection by default."""


class Circle:
    """An object that only a collection of garbage deletes."""

    def __init__(self) -> None:
        self.itself = self


def test_a_thread_that_makes_many_objects_collects_nothing() -> None:
    circle = weakref.ref(Circle())
    made: list[list[int]] = []
    thread = threading.Thread(target=lambda: made.extend([number] for number in range(ENOUGH)))
    thread.start()
    thread.join()
    assert len(made) == ENOUGH
    assert circle() is not None
