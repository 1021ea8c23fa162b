"""Imports files of other programs as sessions: played hands and settled evenings, each file in full or not at all."""
