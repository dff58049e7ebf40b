"""Write `docs/findings.md`: run every study, keep its words, its table and its plot.

    python -m benchmarks.findings RESULTS [NAME…]

RESULTS is a folder for files of results. What is there already is not done again, so it can be
stopped and gone on with. With names, the page has only those.
"""

from __future__ import annotations

import contextlib
import io
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from tablee.cli import main as tablee

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "findings.md"
PLOTS = ROOT / "docs" / "findings"


@dataclass(frozen=True)
class Finding:
    name: str
    title: str
    command: str
    remark: str = ""


FINDINGS = (
    Finding(
        "modulo-starts",
        "Which starts win at Modulo?",
        "study modulo-starts",
        """A draw here is play without end: the rule of repetition is left out. What the table shows
cannot be improved on: from a start whose row has no orange a perfect first player never loses, from
one whose column has no blue a perfect second player never does.""",
    ),
    Finding(
        "foxu-layouts",
        "Who wins Foxu?",
        "study foxu-layouts --layouts 250",
        """As people play it, with the pie rule. Outcomes and moves are proven, not estimated; only
the shares have an error, because other layouts could have been drawn. Times are CPU time of one
core for the value of every first choice; they depend on the machine.""",
    ),
    Finding(
        "foxu-pie",
        "How often does the pie rule save the second player?",
        "study foxu-pie --layouts 250",
        """The same layouts, solved twice. The rule does what it is for, and more: hardly any first
move is neither so good that it is taken over nor so bad that it loses.""",
    ),
    Finding(
        "moksha-length",
        "How long does Moksha-patamu last?",
        "study moksha-length",
        "On our own board; `tablee study moksha-length --board FILE.json` says it of any other.",
    ),
    Finding("bots-modulo", "How strong are the bots at Modulo?", "study bots modulo --games 100"),
    Finding("bots-foxu", "How strong are the bots at Foxu?", "study bots foxu --games 60"),
    Finding(
        "bots-moksha_patamu",
        "How strong are the bots at Moksha-patamu?",
        'study bots "moksha_patamu(snake_card=passing,ladder_card=passing)" --games 200',
        "With cards: without them there is nothing to choose.",
    ),
    Finding(
        "bots-deux_sur_quatre",
        "How strong are the bots at Le deux sur quatre?",
        "study bots deux_sur_quatre --games 60",
    ),
    Finding(
        "bots-mangeur_de_cartes",
        "How strong are the bots at Le mangeur de cartes?",
        "study bots mangeur_de_cartes --games 60",
    ),
    Finding(
        "bots-da_vinci_code",
        "How strong are the bots at Da Vinci Code?",
        "study bots da_vinci_code --games 60",
    ),
)
HEAD = """# Findings

Answers to questions people ask of these games, each by one command. The same command gives the same
words and the same plot again, measured times apart. This page is written by
`python -m benchmarks.findings FOLDER`.

± is half of a 95 % interval. The table “who beats whom” of a tournament is 95 % sure at all times
together, so it is more careful than the error bars beside the ratings (`docs/decisions/0017`).
"""


def main(folder: str, *names: str) -> int:
    results = Path(folder)
    results.mkdir(parents=True, exist_ok=True)
    PLOTS.mkdir(exist_ok=True)
    parts = [HEAD]
    for finding in FINDINGS:
        if not names or finding.name in names:
            parts.append(section(finding, results / f"{finding.name}.jsonl"))
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    return 0


def section(finding: Finding, file: Path) -> str:
    print(f"{finding.name}: tablee {finding.command}", file=sys.stderr, flush=True)
    plot = PLOTS / f"{finding.name}.svg"
    words = [*shlex.split(finding.command), "--plot", str(plot), "--results", str(file)]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = tablee([*words, "--lang", "en"])
    if code:
        raise SystemExit(code)
    table = "\n".join(line.rstrip() for line in said.getvalue().strip().splitlines())
    remark = f"\n{finding.remark}\n" if finding.remark else ""
    return f"""## {finding.title}

    tablee {finding.command} --plot {finding.name}.svg

```text
{table}
```

![{finding.title}](findings/{finding.name}.svg)
{remark}"""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
