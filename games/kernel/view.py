"""What views are made of."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Seen(BaseModel):
    """Something a viewer may know. It is a picture of the table, not a hand on it: nothing of it can be changed."""

    model_config = ConfigDict(extra="forbid", frozen=True)
