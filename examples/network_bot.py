"""A bot over the network: it sits down at a table and plays whatever is legal, at random.

./tablee serve --no-open
python examples/network_bot.py http://127.0.0.1:8000 K7MPQ2
"""

import random
import sys

from tablee.client import Client


def play(server: str, code: str) -> str:
    with Client(server).join(code, name="Network bot") as seat:
        for moment in seat.turns():
            choices = [choice.action for choice in moment.legal]
            seat.play(random.choice(choices) if choices else None)  # None throws the dice
        assert seat.moment.result is not None
        return seat.moment.result.sentence


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
