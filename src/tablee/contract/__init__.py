"""What a game brings, typed: everything the rest of the house may ask of a room.

`rules.py` is the header file of the rules; `furniture.py` has the other files of a room, one class
each; `checker.py` holds what a room brings against them when it is loaded. What a room may leave
out has a body there: the body is what happens then.
"""
