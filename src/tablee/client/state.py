"""What a client knows and does, whatever carries its messages."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from tablee.server import protocol as p

decode: Callable[[str | bytes], p.ServerMessage] = msgspec.json.Decoder(p.ServerMessage).decode
encode = msgspec.json.Encoder().encode
PASSING = ("too-busy", "too-many", "not-read", "not-kept")
"""Why a server may hang up that will not last."""
MEANING = (p.Resign, p.Leave, p.Replace)
"""What loses a game: of the one that was last heard of, unless a `seq` is given."""


class Refused(Exception):
    """The server has refused something: `code` is for programs, the text for people."""

    def __init__(self, code: str, sentence: str, todo: str = "") -> None:
        super().__init__(". ".join(filter(None, (sentence, todo))))
        self.code = code


class ServerProblem(Exception):
    """The server cannot be reached, or says something that cannot be understood."""


def address(url: str) -> tuple[str, str]:
    """The HTTP address and the websocket address of a server."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ServerProblem(f"{url} is not the address of a server: http://…")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{parts.scheme}://{parts.netloc}", f"{scheme}://{parts.netloc}/ws"


def path(*parts: str) -> str:
    return "/api/" + "/".join(quote(part, safe="") for part in parts)


class SeatState:
    """A seat at a table: what was said last, and what has not been acknowledged yet."""

    def __init__(self, code: str, token: str | None, lang: str) -> None:
        self.code = code
        self.token = token
        self.lang = lang
        self.seq: int | None = None
        self.table: p.TableInfo | None = None
        self.moment: p.Moment | None = None
        self.players: list[int] = []
        self.requests: list[p.Request] = []
        self.events: list[p.Event] = []
        """What has happened since the connection was made."""
        self.waiting: dict[str, Any] = {}
        """Requests that were sent and not answered, by id: sent again after a lost connection."""
        self.answers: dict[str, p.ServerMessage] = {}
        self._acted_at: int | None = None

    def hello(self) -> bytes:
        return encode(p.Hello(p.VERSION, self.code, self.token, self.lang, self.seq))  # type: ignore[arg-type]

    def request(self, kind: type[Any], **fields: Any) -> tuple[str, bytes]:
        """A request under a new id, and how it is sent. It means the game as last heard of."""
        id = secrets.token_hex(8)
        if kind in MEANING:
            fields.setdefault("seq", self.seq)
        message = kind(id=id, **fields)
        self.waiting[id] = message
        return id, encode(message)

    def again(self) -> list[bytes]:
        """What is to be sent again on a new connection."""
        return [encode(message) for message in self.waiting.values()]

    def receive(self, data: str | bytes) -> p.ServerMessage:
        try:
            message = decode(data)
        except msgspec.MsgspecError as problem:
            raise ServerProblem(f"not understood: {problem}") from None
        match message:
            case p.Welcome():
                self.seq, self.table, self.moment = message.seq, message.table, message.moment
                self.players, self.requests = message.players, message.requests
            case p.Event():
                self._happened(message)
            case p.Looking():
                self.moment = message.moment
            case p.Refused(id="", code=code) if code in PASSING:
                pass  # it hangs up now, and we come back a little later
            case p.Refused(id="") if not self.waiting:
                raise Refused(message.code, message.sentence, message.todo)
            case p.Ack(id=id) | p.Refused(id=id) | p.AnalysisFound(id=id) | p.Then(id=id):
                self.answers[id] = message
                self.waiting.pop(id, None)
            case p.History(id=id) | p.Notes(id=id):
                self.answers[id] = message
                self.waiting.pop(id, None)
        return message

    def _happened(self, event: p.Event) -> None:
        self.seq = event.seq
        self.events.append(event)
        self.moment = event.moment or self.moment
        self.table = event.table or self.table
        if event.requests is not None:
            self.requests = event.requests

    def answer(self, id: str) -> p.ServerMessage | None:
        """The answer to a request, if it has come; Refused if it was refused."""
        found = self.answers.pop(id, None)
        if isinstance(found, p.Refused):
            raise Refused(found.code, found.sentence, found.todo)
        return found

    @property
    def is_over(self) -> bool:
        return self.moment is not None and self.moment.phase == "over"

    def turn(self) -> p.Moment | None:
        """The moment, if something is to be done now that has not been done."""
        moment = self.moment
        if moment is None or self.seq == self._acted_at:
            return None
        return moment if moment.legal or moment.may_throw else None

    def move(self, action: str | None) -> tuple[type[Any], dict[str, Any]]:
        """The request that plays an action, or throws the dice if it is None."""
        self._acted_at = self.seq
        if action is None:
            return p.Throw, {"seq": self.seq}
        return p.Act, {"action": action, "seq": self.seq}


def new_token() -> str:
    """What will hold a seat. Chosen here, so that a lost answer loses no seat: asked again with it,
    the server says what it holds already."""
    return secrets.token_urlsafe(24)


def wanted(game: str, lang: str, fields: dict[str, Any]) -> bytes:
    """The body that creates a table: with a seat for whoever asks, unless it says who sits."""
    said = {"seats": [{"kind": "me"}], "lang": lang, "token": new_token(), **fields, "game": game}
    made = msgspec.convert(said, p.CreateTable)
    if unknown := list(_unknown(said, made)):
        raise TypeError(f"a table has no {', '.join(unknown)}: see tablee.server.protocol")
    return encode(made)


def _unknown(said: Any, made: Any, where: str = "") -> Iterator[str]:
    """What was said and is no field, with the path that leads there."""
    if isinstance(said, dict) and isinstance(made, msgspec.Struct):
        for name, value in said.items():
            if name not in made.__struct_fields__:
                yield f"{where}{name}"
            else:
                yield from _unknown(value, getattr(made, name), f"{where}{name}.")
    elif isinstance(said, list | tuple) and isinstance(made, list):
        for each, there in zip(said, made, strict=True):
            yield from _unknown(each, there, where)
