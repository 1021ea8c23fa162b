"""How long the things take that a dealer waits for; run with `make bench`. No part of the test run.

Machines differ and are noisy: compare ratios measured in one run, not seconds of two machines.
"""

import sys


def progress(what: str, done: int, of: int) -> None:
    """Say how far a long one is, at each tenth; on standard error, so that no report keeps it."""
    if done * 10 // of != (done - 1) * 10 // of:
        print(f"  {what}: {done} of {of}", file=sys.stderr, flush=True)
