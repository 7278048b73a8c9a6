"""The house around the boards: window, pages, panels, curtain, workers."""
