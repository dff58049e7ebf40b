"""How much one connection or one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict

MOST_ADDRESSES = 20_000
RATES = {"read": (50, 300), "write": (5, 60), "wrong": (0.5, 20), "connect": (10, 100)}
"""What an address may do: so many a second, so many at once. `wrong`: codes and tokens that do not
exist, so that nobody finds any by trying."""
MESSAGES = (50, 200)
"""The same for the messages of one connection."""
MOST = {"socket": 300, "analysis": 16}
"""What an address may have at the same time: a whole class may sit behind one."""


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def has(self, cost: float = 1.0) -> bool:
        """Whether there is still so much left."""
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        return self._left >= cost

    def take(self, cost: float = 1.0) -> bool:
        """The same; then it is taken."""
        if not self.has(cost):
            return False
        self._left -= cost
        return True


class Limits:
    """The allowances of all addresses; the least recent are forgotten."""

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._there: Counter[tuple[str, str]] = Counter()
        """How many of something an address has now."""

    def take(self, what: str, address: str, cost: float = 1.0) -> bool:
        return not self.is_on or self._bucket(what, address).take(cost)

    def has(self, what: str, address: str) -> bool:
        """Whether one could be taken."""
        return not self.is_on or self._bucket(what, address).has()

    def enter(self, what: str, address: str) -> bool:
        """One more of something that takes a while, if there may be; `leave` when it is over."""
        key = what, network(address)
        if self.is_on and self._there[key] >= MOST[what]:
            return False
        self._there[key] += 1
        return True

    def leave(self, what: str, address: str) -> None:
        key = what, network(address)
        self._there[key] -= 1
        if not self._there[key]:
            del self._there[key]

    def _bucket(self, what: str, address: str) -> Bucket:
        key = (what, network(address))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*RATES[what])
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def messages(self) -> Bucket | None:
        return Bucket(*MESSAGES) if self.is_on else None


def network(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
