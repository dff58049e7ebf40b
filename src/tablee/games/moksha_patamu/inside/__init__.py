"""What is private to this game: boards, races and chains."""
