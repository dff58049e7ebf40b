"""What is private to this game: compact positions for the solver, and layouts."""
