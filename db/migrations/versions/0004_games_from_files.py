"""Games that came from a file, whose seats wait for whom, and the key with which running games are sealed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game", sa.Column("imported", sa.BigInteger(), nullable=True))
    op.add_column("seat", sa.Column("kept_for", sa.BigInteger(), nullable=True))
    op.create_index("ix_seat_kept_for", "seat", ["kept_for"], unique=False)
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seal", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_house_one")),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
