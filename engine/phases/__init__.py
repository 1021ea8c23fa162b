"""What each command does between hands, in a hand and at the showdown, and what follows by itself."""
