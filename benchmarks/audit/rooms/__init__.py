"""What an audit must be told of each game."""
