"""Tests of a session."""
