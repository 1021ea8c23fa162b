"""Prizes of a tournament: the pool, the prize of each place, and splits among the remaining players. Pure."""
