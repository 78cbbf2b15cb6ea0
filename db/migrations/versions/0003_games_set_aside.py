"""Games that were set aside: what went wrong with them, under which number it was told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "fault",
        sa.Column("game_id", COUNTED, autoincrement=False, nullable=False),
        sa.Column("report", sa.BigInteger(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("aside", sa.Boolean(), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_fault_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name="pk_fault"),
    )
