"""Work for other processes: computer players that think, and series of matches between them."""
