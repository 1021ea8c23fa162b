"""Tests of what keeps a book beyond one disk."""
