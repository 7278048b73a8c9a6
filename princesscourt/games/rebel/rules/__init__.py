"""The rules of Rebel Princess, in the paragraphs of `rules/rebel-princess.md`."""
