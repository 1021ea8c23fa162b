"""Players and seasons: who won and lost over many evenings, who is who."""
