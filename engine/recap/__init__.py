"""The recap: results per player, the balance, the settlement; pure functions over the events of a session."""
