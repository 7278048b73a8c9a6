"""The command line: every rule of the house without a window.

One module per group of commands; a command is a function from typed arguments to an exit code: 0 when done, 1 for bad
content, 2 for bad usage. What goes wrong is a `Trouble`, told in one sentence by `command.run`.
"""
