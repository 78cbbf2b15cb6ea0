"""Offers of seats, and since when somebody has sat at a seat or been back.

Offers were known to their posts only; those that are out there mean nothing any more. Who has sat where before is in
the log, so nothing has to be filled in.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("seat", sa.Column("since", sa.BigInteger(), nullable=True))
    op.create_table(
        "offer",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("holder_id", sa.BigInteger(), nullable=True),
        sa.Column("by_id", sa.BigInteger(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("state IN ('open', 'taken', 'withdrawn', 'expired')", name=op.f("ck_offer_state")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_offer_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_offer"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_offer_game_id", "offer", ["game_id"], unique=False)
    op.create_index("ix_offer_user_id", "offer", ["user_id"], unique=False)
    op.create_index(
        "uq_offer_open",
        "offer",
        ["game_id", "seat"],
        unique=True,
        sqlite_where=sa.text("state = 'open'"),
        postgresql_where=sa.text("state = 'open'"),
    )
