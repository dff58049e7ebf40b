"""The address of a table as a QR code, for the phones round it."""

from __future__ import annotations

import io
import re

from starlette.requests import Request
from starlette.responses import Response

from tablee.server.security import is_here

CODE = re.compile(r"[A-Za-z0-9]{1,16}")


async def invitation(request: Request) -> Response:
    """A picture of `/t/CODE` at the address the page itself was asked at; asked at this computer's
    own, which no telephone reaches, at the one for the house if there is one. It does not say
    whether there is such a table."""
    import segno

    code = request.path_params["code"].upper()
    if not CODE.fullmatch(code):
        return Response(status_code=404)
    asked_at = str(request.url.replace(path="", query="", fragment=""))
    for_others = request.app.state.network.address if is_here(request.scope) else ""
    address = f"{for_others or asked_at}/t/{code}"
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=8, border=2, xmldecl=False)
    kept = {"cache-control": "no-store"}
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=kept)
