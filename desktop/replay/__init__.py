"""The replay: a hand on the felt again, step by step, and the search for hands. No hand in the book is changed."""
