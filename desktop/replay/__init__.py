"""A hand on the felt again, step by step, and the hands that are looked for. Only shows: the book is not changed."""
