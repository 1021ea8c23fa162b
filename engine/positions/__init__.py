"""Button, blinds, entering players and their debts, straddles, kill and legs."""
