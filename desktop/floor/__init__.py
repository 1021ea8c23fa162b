"""The floor window of a card room: tiles of all tables, waiting lists, moves, the dealers' rota, the day's report."""
