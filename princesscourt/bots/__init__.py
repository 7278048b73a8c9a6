"""Computer players: what they are given, what they answer, and searches that several games share.

A computer player gets a view, never a state: what its seat may not know it cannot use.
"""
