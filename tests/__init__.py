"""The tests of Feltbook: engine, desktop, end to end, and benchmarks."""
