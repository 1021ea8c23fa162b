"""Explains how a figure or a decision came about, with its arithmetic and rule ids. On top of all rooms.

`why(state, of)` of `engine.why.figures` explains plain figures (`call`, `pots`) and parts of them: `dues.5`, `seat.3`,
`pots.2`, `legal.wager`. The window needs only `engine.why.wagers` from the start, for the maximum of a wager.
"""
