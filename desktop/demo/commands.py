"""The commands `demo` and `pictures`."""

from argparse import Namespace
from collections.abc import Callable

from desktop.demo.pictures import keep, take_pictures
from desktop.demo.run import demo


def _demo(options: Namespace) -> int:
    """Play the evening of `demo`; print each file as it is written."""
    for path in demo(options.out, options.hands):
        print(path)
    return 0


def _pictures(options: Namespace) -> int:
    """Take the pictures of `pictures`; print each file as it is written."""
    for path in keep() if options.keep else take_pictures(options.out):
        print(path)
    return 0


COMMANDS: dict[str, Callable[[Namespace], int]] = {"demo": _demo, "pictures": _pictures}
