"""Button, blinds, who comes in and what is owed, straddles, kill and legs."""
