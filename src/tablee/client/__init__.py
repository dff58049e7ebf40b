"""Play at a table of a Tablée server from Python: a bot, or a client of your own.

    from tablee.client import Client

    with Client("http://127.0.0.1:8000").join("K7MPQ2", name="Hal") as seat:
        for moment in seat.turns():
            seat.play(moment.legal[0].action if moment.legal else None)

A seat waits for the others as long as they need; the server has `timeout` seconds for an answer.
`AsyncClient` is the same with `await`. What is sent and received is described in
`tablee.server.protocol`.
"""

from tablee.client.asynchronous import AsyncClient, AsyncSeat
from tablee.client.state import Refused, ServerProblem
from tablee.client.synchronous import Client, Seat

__all__ = ["AsyncClient", "AsyncSeat", "Client", "Refused", "Seat", "ServerProblem"]
