"""Checks whether a book is as it was written: its pages, its schema, its chain, and each step decided again."""
