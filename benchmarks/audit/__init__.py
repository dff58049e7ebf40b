"""What is called true must be true: every claim of the oracles, at every position of games played
under every set of options, held against what is hidden, what chance then brings and what perfect
play then does. `python -m benchmarks.audit --help` says how it is run.

Nothing here computes a truth a second time. `claims.py` reads what an analysis claims and looks for
contradictions, `lines.py` plays on what is called won, lost or drawn, `playouts.py` what is called
likely, and `rooms/` says of each game the little that an analysis does not say of itself.
"""
