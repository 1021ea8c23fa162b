"""Prizes of a tournament: what the pool holds, what each place is paid, how those who are left may split it. Pure."""
