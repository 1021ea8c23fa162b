"""The table window and what belongs to it: thin views over the engine, nothing here knows a rule of the game."""
