"""The engine: knows the rulebook, records what happens at a table, deals no cards. No Qt in here."""
