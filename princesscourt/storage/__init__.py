"""What outlives the window: where files lie, the library of matches, settings and statistics.

`library` is the way in. Everything here raises `errors.StorageError` with a `Reason` and nothing else when a file, a
folder or a disk is not as it should be.
"""
