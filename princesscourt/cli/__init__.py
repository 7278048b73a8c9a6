"""The command line: one module per group of commands, each a function from typed arguments to an exit code."""
