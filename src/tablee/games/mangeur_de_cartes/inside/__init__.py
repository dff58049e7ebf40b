"""What is private to this game: cards, piles and checks of positions."""
