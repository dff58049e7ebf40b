"""What the rest of the protocol is made of: names, codes, tokens, and their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

VERSION = 1
Lang = Literal["en", "fr"]
Name = Annotated[str, Meta(max_length=200)]
"""A display name. Control characters are taken out, and it is cut at 40 characters."""
Code = Annotated[str, Meta(max_length=16)]
"""The short code of a table; upper and lower case are the same."""
Token = Annotated[str, Meta(max_length=100)]
"""What holds a seat: unguessable, known to its player only."""
OwnToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,100}$")]
"""The same, chosen by the client: from a source of randomness fit for secrets, for one request."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client for each request; a request sent twice under one id is carried out once."""
Action = Annotated[str, Meta(max_length=200)]
"""An action in the canonical notation: `legal[…].action`."""
Player = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0)]
