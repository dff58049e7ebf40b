"""What is private to Modulo."""
