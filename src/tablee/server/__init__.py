"""Tables over the network: HTTP for what is asked once, a websocket per seat for the game."""
