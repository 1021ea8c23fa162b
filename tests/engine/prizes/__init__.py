"""Prizes of a tournament."""
