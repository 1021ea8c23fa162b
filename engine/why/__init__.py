"""Why: how a figure or a decision came about, with its arithmetic and rule ids. On top of all rooms.

`why(state, of)` of `engine.why.figures` knows plain figures (`call`, `pots`) and those of a part: `dues.5`, `seat.3`,
`pots.2`, `legal.wager`. Only the most of a wager is on the screen from the start: `engine.why.wagers`.
"""
