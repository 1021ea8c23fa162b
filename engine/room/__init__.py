"""A card room: many tables, each with a book of its own, and what a PostgreSQL server knows of all of them."""
