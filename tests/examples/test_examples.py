"""The examples do what they promise."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def run(name: str, *words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name, *words])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")


# RLax's own imports use names of JAX that will go away.
@pytest.mark.filterwarnings("ignore:jax:DeprecationWarning", "ignore:Rlax")
def test_a_small_agent_learns_to_beat_easy() -> None:
    learn = example("learn")
    weights = learn["train"](updates=60)
    wins, _, losses = learn["meet"](weights, "easy", 60)
    assert wins > losses + 10


def test_a_tournament_ranks_the_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("tournament", "modulo", "--rounds", "3", monkeypatch=monkeypatch)
    ranked = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert set(ranked) == {"random", "easy", "medium", "strong", "perfect"}
    assert ranked[-1] == "random"


def test_ones_own_foxu_layout_is_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("solve_foxu", monkeypatch=monkeypatch)
    said = capsys.readouterr().out
    assert " in " in said.splitlines()[-1]
    found = example("solve_foxu")["solve"](example("solve_foxu")["LAYOUT"])
    assert found.position.exact
    assert found.position.outcome in ("win", "draw", "loss")


def test_ones_own_board_is_analysed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("moksha_board", monkeypatch=monkeypatch)
    assert "player 2" in capsys.readouterr().out
    analysed = example("moksha_board")["analysed"]
    seats = analysed("36:3>16+11>2").seats
    assert sum(truth.probability for truth in seats) == pytest.approx(1)
    assert seats[0].probability > seats[1].probability
