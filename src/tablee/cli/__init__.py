"""The command `tablee`. Everything heavy is imported inside the command that needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 for somebody's mistake, 130 for Ctrl-C."""
    import typer

    from tablee.cli.app import build, language_of
    from tablee.cli.letters import never_stop_at_a_letter
    from tablee.contract.checker import BrokenRoom
    from tablee.core.errors import TableeError, needing_libraries
    from tablee.texts import BrokenCatalogue, text

    UsageError: Any = typer.BadParameter.__base__  # noqa: N806

    never_stop_at_a_letter()
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = language_of(words)
    try:
        with needing_libraries():
            return int(build(lang)(words, prog_name="tablee", standalone_mode=False) or 0)
    except TableeError as problem:
        print(f"tablee: {problem.say(lang)}", file=sys.stderr)
        return 2
    except (BrokenRoom, BrokenCatalogue) as problem:
        # For who writes the room.
        print(f"tablee: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except typer.Exit as done:
        return int(done.exit_code)
    except UsageError as problem:
        # Typer's own complaint about the command line, in one line.
        hint = text(lang, "cli-see-help")
        print(f"tablee: {problem.format_message()} {hint}", file=sys.stderr)
        return 2
