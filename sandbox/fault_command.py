"""`keeper sandbox fault`: make a running sandbox misbehave, from the command line.

    keeper sandbox fault ADDRESS http --path "/channels/*/messages" --status 502 --count 2
    keeper sandbox fault ADDRESS reconnect

ADDRESS is the page's address (with its key) or the server's state file.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

GATEWAY = ("reconnect", "invalid_session", "close", "silent", "delay", "duplicate", "refuse")
PLACES = ("deny", "channel_deleted", "thread_closed", "sent_away")
KINDS = ("show", "clear", "http", *GATEWAY, "dms_closed", "dms_open", *PLACES)


def where(address: str) -> tuple[str, str]:
    """(base, key) of the running server."""
    if address.startswith("http"):
        parts = urlsplit(address)
        return f"{parts.scheme}://{parts.netloc}", parse_qs(parts.query).get("key", [""])[0]
    head = json.loads(Path(address).read_text(encoding="utf-8"))["head"]
    return head["base"], head["key"]


def wish(wanted: argparse.Namespace) -> dict[str, Any] | None:
    given = {k: v for k, v in vars(wanted).items() if v is not None}
    if wanted.kind == "http":
        keys = ("method", "path", "status", "count", "when", "delay", "retry_after")
        return {"http": {k: given[k] for k in keys if k in given}}
    if wanted.kind in GATEWAY:
        return {"gateway": wanted.kind} | {k: given[k] for k in ("seconds", "event", "count", "code", "resumable") if k in given}
    if wanted.kind in ("dms_closed", "dms_open"):
        return {"dms_closed": wanted.person, "closed": wanted.kind == "dms_closed"}
    if wanted.kind == "deny":
        return {"channel": wanted.channel, "deny": [right for right in (wanted.rights or "").split(",") if right]}
    if wanted.kind == "sent_away":
        return {"sent_away": True}
    if wanted.kind == "thread_closed":
        return {"thread_closed": wanted.channel, "locked": bool(wanted.locked)}
    if wanted.kind == "channel_deleted":
        return {"channel_deleted": wanted.channel}
    return None


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="keeper sandbox fault", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--method", help="http: GET, POST … (default: any)")
    parser.add_argument("--path", help="http: below /api/v10, with * for anything (default: any)")
    parser.add_argument("--status", type=int, help="http: the answer; 0 cuts the connection; without it the call is only slow")
    parser.add_argument("--when", choices=("before", "after"), help="http: before or after the work is done")
    parser.add_argument("--delay", type=float, help="http: seconds to wait first")
    parser.add_argument("--retry-after", type=float, help="http 429: seconds")
    parser.add_argument("--count", type=int, help="http, delay, duplicate, refuse: how many times")
    parser.add_argument("--seconds", type=float, help="silent, delay")
    parser.add_argument("--event", help="delay, duplicate: the event's name (default: any)")
    parser.add_argument("--code", type=int, help="close: the close code")
    parser.add_argument("--resumable", action="store_const", const=True, help="invalid_session")
    parser.add_argument("--person", help="dms_closed, dms_open: a username")
    parser.add_argument("--channel", help="deny, channel_deleted, thread_closed: its name or id")
    parser.add_argument(
        "--rights", help="deny: what the bot may not do there, such as send_messages,attach_files; empty: all again"
    )
    parser.add_argument("--locked", action="store_const", const=True, help="thread_closed")
    wanted = parser.parse_args(argv)
    if wanted.kind in ("deny", "channel_deleted", "thread_closed") and not wanted.channel:
        parser.error("--channel is needed")
    if wanted.kind in ("dms_closed", "dms_open") and not wanted.person:
        parser.error("--person is needed")
    base, key = where(wanted.address)
    body = wish(wanted)
    method = "POST" if body else "DELETE" if wanted.kind == "clear" else "GET"
    request = Request(f"{base}/sandbox/faults", method=method, headers={"X-Sandbox-Key": key, "Content-Type": "application/json"})
    opener = build_opener(ProxyHandler({}))  # the server is on this machine, whatever the environment says about proxies
    try:
        with opener.open(request, json.dumps(body).encode() if body else None, timeout=10) as answer:
            print(json.dumps(json.loads(answer.read()), indent=2))
    except HTTPError as error:
        print(f"refused: {error.code} {error.read().decode()[:500]}", file=sys.stderr)
        return 1
    except URLError as error:
        print(f"no sandbox at {base}: {error.reason}", file=sys.stderr)
        return 1
    return 0
