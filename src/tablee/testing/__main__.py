"""`python -m tablee.testing heap`: run the contract on a room. Anything more goes to pytest."""

from __future__ import annotations

import sys

USAGE = "python -m tablee.testing GAME [what else pytest should know]"


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        print(USAGE, file=sys.stderr)
        return 2
    try:
        import pytest
    except ImportError:
        print("The contract is tested with pytest: pip install pytest", file=sys.stderr)
        return 2
    game, *others = arguments
    plugin = ["-p", f"{__package__}.plugin", "-W", "error"]
    return pytest.main([*plugin, "--pyargs", str(__package__), "--game", game, *others])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
