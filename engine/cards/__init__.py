"""Cards are optional: when all live hands are in, the winners are proposed (POT-5). Nothing is imported before that."""
