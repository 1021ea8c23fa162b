"""The commands `demo` and `pictures`."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from desktop.demo.pictures import keep, take
from desktop.demo.run import demo


def files_of(options: Namespace) -> Iterator[Path]:
    """Play the evening of `demo`, or take the pictures of `pictures`; yield each file as it is written."""
    if options.command == "demo":
        return demo(options.out, options.hands)
    return keep() if options.keep else take(options.out)
