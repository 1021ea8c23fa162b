"""Tests of the recap and the settlement."""
