"""Whose a private message is, and whom a ping calls: a seat's next holder is somebody else.

Of the messages there are, those belong to whoever sits there that were made since they sat down. Whose the other private ones are nobody
can say any more: they are let go of, and keep buttons that mean nothing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

THEIRS = """
UPDATE post SET user_id = (
    SELECT seat.user_id FROM seat WHERE seat.game_id = post.game_id AND seat.seat = post.seat
    AND (seat.since IS NULL OR post.created >= seat.since)
) WHERE purpose IN ('dm', 'prompt')
"""
NOBODYS = "DELETE FROM post WHERE purpose = 'dm' AND user_id IS NULL"


def upgrade() -> None:
    op.add_column("post", sa.Column("user_id", sa.BigInteger(), nullable=True))
    op.create_index("ix_post_user_id", "post", ["user_id"], unique=False)
    op.execute(THEIRS)
    op.execute(NOBODYS)
