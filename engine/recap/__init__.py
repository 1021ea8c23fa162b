"""The recap: results of players, balance, settlement; computed by pure functions from the events of a session."""
