"""How long the things take that a dealer waits for; run with `make bench`. No part of the test run.

Machines differ and are noisy: compare ratios measured in one run, not seconds of two machines.
"""
