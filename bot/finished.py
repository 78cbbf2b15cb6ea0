"""Finished pictures, kept for whoever is shown the same one again: a secret question by direct message and once more behind "My answer", a
sheet that is opened again, cards to choose from.

A picture is kept by what it was made of, to the last byte of the order, *and* by who may see it: nobody is served sooner because of what somebody
else has looked at, so that no answer's speed tells what another knows, is asked or has looked up (a card, an old position: these are not
kept at all). Only cards that a whole table chooses from in the open are the same for all tables: they are made of printed cards alone.
"""

from __future__ import annotations

import dataclasses
import hashlib
import pickle
from collections import OrderedDict
from collections.abc import Hashable
from pathlib import PurePath
from typing import TypeAlias

from bot.painting import Commission
from rendering.encode import Picture

# A hundred pictures: who asks again, asks soon.
BUDGET_BYTES = 32 * 1024 * 1024

Mark: TypeAlias = tuple[Hashable, bytes]


class Finished:
    """Belongs to the pictures: `pictures.finished`. What was wanted last goes last, counted in bytes."""

    def __init__(self, budget: int = BUDGET_BYTES) -> None:
        self.budget = budget
        self.used = self.hits = self.misses = 0
        self._kept: OrderedDict[Mark, Picture] = OrderedDict()

    def find(self, mark: Mark, file: str) -> Picture | None:
        """Under the name this order wants."""
        found = self._kept.get(mark)
        if found is None:
            self.misses += 1
            return None
        self.hits += 1
        self._kept.move_to_end(mark)
        return renamed(found, file)

    def keep(self, mark: Mark, picture: Picture) -> None:
        if mark in self._kept or len(picture.data) > self.budget // 8:
            return
        self._kept[mark] = picture
        self.used += len(picture.data)
        while self.used > self.budget:
            _, gone = self._kept.popitem(last=False)
            self.used -= len(gone.data)


def renamed(picture: Picture, file: str) -> Picture:
    return picture._replace(filename=file + PurePath(picture.filename).suffix)


def mark(seen_by: Hashable, order: Commission) -> Mark | None:
    """What a picture is kept by; None: it is wanted once. `seen_by` says who may see it."""
    if order.kind != "scene" or order.last is not None:
        return None
    try:
        data = pickle.dumps(dataclasses.replace(order, file=""), pickle.HIGHEST_PROTOCOL)
    except (
        pickle.PicklingError,
        AttributeError,
        TypeError,
    ):  # a game's own view that cannot be sent: it can be painted here all the same
        return None
    return seen_by, hashlib.blake2b(data, digest_size=24).digest()
