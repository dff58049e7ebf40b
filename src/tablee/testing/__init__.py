"""The tests that every room must pass, for rooms of any package.

    python -m tablee.testing heap

runs them on one game, wherever its room is: it needs pytest, and looks for the tests and the golden
games that are the room's own in the folder `tests` of the project that it is typed in. Tests that
have a parameter `variant` run on every game under combinations of its options, those that have
`short` on every game by its name.
"""
