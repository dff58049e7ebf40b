"""What is private to this game: scoring, and counting what may still come."""
