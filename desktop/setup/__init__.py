"""The setup page: a table in three taps, the last one again in one, and every rule of the house for who wants it."""
