"""What is private to this game: codes, deals, jokers and what follows from them."""
