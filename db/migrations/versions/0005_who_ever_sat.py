"""Everybody who ever sat down at a table, by which name; and the marks of those who were forgotten while it was played.

Of the games there are, whoever sits there is known, and of a seat that was given up whoever said so in the log.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

SEATED = """
INSERT INTO sitting (game_id, seat, user_id, name)
SELECT DISTINCT seat.game_id, CASE WHEN game.status = 'lobby' THEN -1 ELSE seat.seat END, seat.user_id, seat.name
FROM seat JOIN game ON game.id = seat.game_id WHERE seat.user_id IS NOT NULL
"""
WAITED_FOR = """
INSERT INTO sitting (game_id, seat, user_id, name)
SELECT game_id, seat, kept_for, name FROM seat WHERE user_id IS NULL AND kept_for IS NOT NULL
"""
LEFT = """
INSERT INTO sitting (game_id, seat, user_id, name)
SELECT seat.game_id, seat.seat, answer.user_id, seat.name
FROM seat JOIN answer ON answer.game_id = seat.game_id AND answer.seat = seat.seat
WHERE seat.user_id IS NULL AND seat.kept_for IS NULL AND seat.name <> '' AND answer.serial = (
    SELECT max(last.serial) FROM answer AS last
    WHERE last.game_id = seat.game_id AND last.seat = seat.seat AND last.user_id IS NOT NULL
)
"""


def upgrade() -> None:
    op.create_table(
        "sitting",
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_sitting_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", "user_id", "name", name="pk_sitting"),
    )
    op.create_index("ix_sitting_user_id", "sitting", ["user_id"], unique=False)
    op.create_table(
        "veiled",
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_veiled_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", "mark", name="pk_veiled"),
    )
    for query in (SEATED, WAITED_FOR, LEFT):
        op.execute(query)
