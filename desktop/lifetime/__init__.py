"""Players and seasons: won and lost over many evenings, and the names of each person."""
