"""A card room: many tables, each with a book of its own, and what is known of all of them."""
