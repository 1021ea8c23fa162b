"""Whether a book is what was written: its pages, its schema, its chain, and every step decided again."""
