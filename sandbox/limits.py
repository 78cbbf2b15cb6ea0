"""Rate limits: buckets per route and channel with Discord's headers, the global 50 per second, and 429s.

The numbers per route are not published; these are the sizes bots commonly see. Interaction callbacks have none.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field

GLOBAL_PER_SECOND = 50
BUCKETS_KEPT = 5000

# (method, template) → (requests, seconds)
SIZES: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel}/messages/{message}"): (5, 5.0),
    ("DELETE", "/channels/{channel}/messages/{message}"): (5, 1.0),
    ("GET", "/channels/{channel}/messages"): (5, 5.0),
    ("POST", "/channels/{channel}/threads"): (5, 5.0),
    ("POST", "/users/@me/channels"): (20, 5.0),
    ("PUT", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me"): (1, 0.25),
    ("POST", "/webhooks/{application}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{application}/{token}/messages/{which}"): (5, 2.0),
    ("PUT", "/applications/{application}/commands"): (5, 20.0),
    ("PATCH", "/channels/{channel}"): (5, 5.0),
}
MAJOR = ("channel", "guild", "token")


@dataclass
class Bucket:
    size: int
    seconds: float
    left: int
    resets: float


@dataclass
class Limits:
    """`headers=False` lets tests see a bot that is not warned. `sizes` may be changed at any time."""

    enabled: bool = True
    headers: bool = True
    sizes: dict[tuple[str, str], tuple[int, float]] = field(default_factory=lambda: dict(SIZES))
    global_per_second: int = GLOBAL_PER_SECOND
    buckets: dict[tuple[str, ...], Bucket] = field(default_factory=dict)
    refused: int = 0
    _second: int = 0
    _in_second: int = 0

    def count(self, method: str, template: str, params: dict[str, str]) -> tuple[dict[str, str], float | None, bool]:
        """(headers, seconds to wait when refused, whether the global limit is the reason)."""
        if not self.enabled or template.startswith("/interactions/"):
            return {}, None, False
        if not template.startswith("/webhooks/"):
            now = time.monotonic()
            if int(now) != self._second:
                self._second, self._in_second = int(now), 0
            self._in_second += 1
            if self._in_second > self.global_per_second:
                self.refused += 1
                return {}, 1.0 - now % 1.0, True
        size = self.sizes.get((method, template))
        if size is None:
            return {}, None, False
        return self._count(method, template, params, *size)

    def _count(
        self, method: str, template: str, params: dict[str, str], size: int, seconds: float
    ) -> tuple[dict[str, str], float | None, bool]:
        now = time.monotonic()
        key = (method, template, *(params[m] for m in MAJOR if m in params))
        bucket = self.buckets.get(key)
        if bucket is None or bucket.resets <= now:
            if len(self.buckets) >= BUCKETS_KEPT:
                self.buckets = {k: b for k, b in self.buckets.items() if b.resets > now}
            bucket = self.buckets[key] = Bucket(size, seconds, size, now + seconds)
        refused = bucket.left <= 0
        bucket.left = max(0, bucket.left - 1)
        after = bucket.resets - now
        headers = {}
        if self.headers:
            headers = {
                "X-RateLimit-Limit": str(bucket.size),
                "X-RateLimit-Remaining": str(bucket.left),
                "X-RateLimit-Reset": f"{time.time() + after:.3f}",
                "X-RateLimit-Reset-After": f"{after:.3f}",
                "X-RateLimit-Bucket": hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32],
            }
        self.refused += refused
        return headers, (after if refused else None), False
