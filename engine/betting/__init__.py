"""The rules of betting: turns, bounds of wagers, effects of actions, and rulings on statements."""
