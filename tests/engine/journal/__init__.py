"""Tests of the journal: steps, codec, stores, states."""
