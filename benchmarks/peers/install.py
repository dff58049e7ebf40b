"""The libraries we compare with, in a folder of their own: they are no part of the project's lock.

They go to `.tools/peers`, at the end of Python's path, so that what the project itself uses (NumPy,
JAX, PettingZoo, OpenSpiel) stays the project's.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / ".tools" / "peers"
PACKAGES = ("pgx==2.6.0", "svgwrite", "rlcard==1.2.0", "termcolor", "pygame", "chess")
"""Pgx and RLCard; what they need beside what is there; what PettingZoo's classic games need."""


def install() -> str:
    """Bring the peers, once. Return what went wrong, or nothing."""
    stamp = FOLDER / "installed"
    wanted = "\n".join(PACKAGES)
    if not (stamp.exists() and stamp.read_text() == wanted):
        print(f"Installing {', '.join(PACKAGES)} (once)…", file=sys.stderr, flush=True)
        # The project's own environment has no pip; the Python it was made from has.
        python = getattr(sys, "_base_executable", sys.executable)
        options = ["--quiet", "--no-deps", "--upgrade", "--target", str(FOLDER)]
        done = subprocess.run(
            [python, "-m", "pip", "install", *options, *PACKAGES],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or ["?"])[-1]
            return f"pip install --no-deps --target .tools/peers {' '.join(PACKAGES)}: {reason}"
        stamp.write_text(wanted)
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
    return ""
