"""The rules core: what a game is, how a match is played, remembered and looked at.

Standard library only. Read in this order: `rules` (the contract), `play`, `agenda`, `chance`, `events`, `history`,
`match`, `lens`, `handover`, `picker`, `replay`, `record`, `reading`, `sealing`.
"""
