"""Modulo: everything is exact, and the past matters (§R3)."""

from benchmarks.audit.matter import Matter

MATTER = Matter(
    hard=("modulo", "modulo(points=1)", "modulo(start=secret,points=2)"),
    kind=lambda s: (
        "play" if not s.is_choosing else "chosen" if any(map(any, s.hands.tolist())) else "secret"
    ),
    analysed={"play": 1.0, "other": 0.3},
    followed={"play": 0.03},
    played_out={"secret": 0.2},
    has_repetition=True,
    longest=120,
)
