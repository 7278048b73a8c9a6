"""What leaves the program as a file that people pass on: a picture, a film, a one-page replay.

An exporter makes the bytes of a file from a match and a lens, and asks nothing but the lens what may be shown. It makes
its own board, in the light theme whatever the window looks like, so that the same match gives the same bytes.
"""
